"""The players that think: they receive a view and the legal moves, never the state."""

from greatcircle.bots.bot import Bot
from greatcircle.bots.greedy_bot import GreedyBot
from greatcircle.bots.random_bot import RandomBot
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.refusal import BadInput

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: Game, dealer: Dealer) -> Bot:
    """Make a bot by its name; `BadInput` lists the names there are."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[name](game, dealer)
