"""This file is the games over HTTP: what the house offers, rulebooks, and options to be tried."""

from typing import Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from greatcircle.kernel.game import Game
from greatcircle.kernel.option import OptionError, options_to_json
from greatcircle.server.form import House, OptionsAnswer, OptionsForm, Rules
from greatcircle.server.house import house_of
from greatcircle.server.rulebook_page import rules_of
from greatcircle.server.setting import Setting
from greatcircle.server.trouble import BAD, MISSING, TOO_MANY, Turned

ASKING: Final = {400: BAD, 404: MISSING, 429: TOO_MANY}
EMPTY: Final[dict[str, object]] = {}


def game_router(setting: Setting) -> Router:
    """Make the routes of the house and its games."""
    house = house_of(setting)

    def find(game_id: str) -> Game:
        game = setting.games.get(game_id)
        if game is None:
            raise Turned(404, "There is no such game.")
        return game

    @get("/house", responses={429: TOO_MANY}, sync_to_thread=False)
    def the_house() -> House:
        """Tell what this server offers."""
        return house

    @get("/games/{game:str}/rules", responses=ASKING, sync_to_thread=False)
    def rules(game: FromPath[str]) -> Rules:
        """Give a game's rulebook."""
        return rules_of(find(game))

    @post("/games/{game:str}/options", status_code=200, responses=ASKING, sync_to_thread=False)
    def options(game: FromPath[str], data: JSONBody[OptionsForm]) -> OptionsAnswer:
        """Try options: whether they go together, and what all of them are then."""
        found = find(game)
        try:
            return OptionsAnswer(None, options_to_json(found.parse_options(data.options, data.seats)))
        except OptionError as clash:
            return OptionsAnswer(str(clash), dict(data.options))

    return Router(path="/api", route_handlers=[the_house, rules, options], tags=["Games"])
