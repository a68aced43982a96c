"""This file is the trick that beat bots who hid where it was best: search two places at once, hide anywhere else."""

from typing import Final, final

from greatcircle.bots import make_bot
from greatcircle.bots.bot import Bot
from greatcircle.games.captivade.moves import CHASE, chase_code
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.dealer import Dealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.view import View
from tests.games.captivade.position import GAME

FORESEEN: Final = (39, 41)
"""Where greedy escapees hide in week 1."""
SEATS: Final = 4


@final
class TrickBot(Bot):
    """Hide by lot and call 39 and 41 in week 1, then play like greedy; or only hide by lot, and search like greedy."""

    def __init__(self, game: Game, dealer: Dealer, knows_trick: bool) -> None:
        super().__init__(game, dealer)
        self.knows_trick = knows_trick
        self.later = make_bot("greedy", game, dealer)

    def choose(self, view: View, moves: list[int]) -> int:
        assert isinstance(view, CaptivadeView)
        if view.position.week > 1:
            return self.later.choose(view, moves)
        if moves[0] < CHASE:
            return moves[self.dealer.below(len(moves))]
        if not self.knows_trick:
            return self.later.choose(view, moves)
        one, other = (place - 1 for place in FORESEEN)
        calls = [move for move in (chase_code(one, other), chase_code(other, one)) if move in moves]
        return calls[0] if calls else self.later.choose(view, moves)


def victory(guest: str, hosts: str, number: int, seed: str) -> tuple[float, bool]:
    """Play a match of one guest among hosts; give its share of the victory, and whether it is in first place."""
    seat = number % SEATS
    match = Match(GAME, GAME.parse_options({}, SEATS), SEATS, QuickDealer(f"{seed}/{number // SEATS}"))
    bots: list[Bot] = []
    for other in range(SEATS):
        luck = QuickDealer(f"{seed}/{number}/{other}")
        is_strange = other == seat and guest in ("trick", "wanderer")
        name = guest if other == seat else hosts
        bots.append(TrickBot(GAME, luck, guest == "trick") if is_strange else make_bot(name, GAME, luck))
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
            continue
        actor = match.state.actors()[0]
        match.play(actor, bots[actor].choose(match.view(actor), match.for_bots(actor)))
    outcome = match.outcome()
    assert outcome is not None
    winners = outcome.winners()
    return (1 / len(winners) if seat in winners else 0.0), seat in winners
