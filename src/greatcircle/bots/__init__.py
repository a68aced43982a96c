"""The players that think: they receive a view and the legal moves, never the state."""

from typing import Final

from greatcircle.bots.bot import Bot
from greatcircle.bots.greedy_bot import GreedyBot
from greatcircle.bots.level_bot import LevelBot
from greatcircle.bots.random_bot import RandomBot
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES, level_named
from greatcircle.kernel.refusal import BadInput

YARDSTICKS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that others are measured by."""
BOTS: Final = (*LEVEL_NAMES, *YARDSTICKS)
"""The names of all bots."""
SECONDS_MOST: Final = 1.0
"""No level thinks longer than this when it is timed."""


def make_bot(name: str, game: Game, dealer: Dealer, is_timed: bool = False, seconds_most: float = SECONDS_MOST) -> Bot:
    """Make a bot by its name; `BadInput` lists the names there are.

    A timed one thinks no longer than its level says, and than the most seconds that are given; others think as long as
    it takes, so that matches can be repeated.
    """
    if name in YARDSTICKS:
        return YARDSTICKS[name](game, dealer)
    if name not in LEVEL_NAMES:
        raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    bot = LevelBot(game, dealer, level_named(game.levels(), name), is_timed)
    bot.seconds = min(bot.seconds, seconds_most)
    return bot
