"""This file is the games over HTTP: the catalogue, rulebooks, and options to be tried."""

from typing import Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from greatcircle.kernel.game import Game
from greatcircle.kernel.option import OptionError, options_to_json
from greatcircle.server.http.catalogue import catalogue_of
from greatcircle.server.http.error import BAD, MISSING, TOO_MANY, HttpRefusal
from greatcircle.server.http.form import Catalogue, OptionsAnswer, OptionsForm, Rules
from greatcircle.server.http.rulebook_page import rules_of
from greatcircle.server.setting import Setting

ASKING: Final = {400: BAD, 404: MISSING, 429: TOO_MANY}
EMPTY: Final[dict[str, object]] = {}


def game_router(setting: Setting) -> Router:
    """Make the routes of the catalogue and its games."""
    catalogue = catalogue_of(setting)

    def find(game_id: str) -> Game:
        game = setting.games.get(game_id)
        if game is None:
            raise HttpRefusal(404, "There is no such game.")
        return game

    @get("/catalogue", responses={429: TOO_MANY}, sync_to_thread=False)
    def the_catalogue() -> Catalogue:
        """Tell what this server offers."""
        return catalogue

    @get("/games/{game:str}/rules", responses=ASKING, sync_to_thread=False)
    def rules(game: FromPath[str]) -> Rules:
        """Give a game's rulebook."""
        return rules_of(find(game))

    @post("/games/{game:str}/options", status_code=200, responses=ASKING, sync_to_thread=False)
    def options(game: FromPath[str], data: JSONBody[OptionsForm]) -> OptionsAnswer:
        """Try options: whether they go together, and what all of them are then."""
        found = find(game)
        try:
            chosen = found.parse_options(data.options, data.seats)
            return OptionsAnswer(None, options_to_json(chosen), found.seat_names(chosen, data.seats))
        except OptionError as clash:
            return OptionsAnswer(str(clash), dict(data.options), [])

    return Router(path="/api", route_handlers=[the_catalogue, rules, options], tags=["Games"])
