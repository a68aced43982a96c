"""This file is games in whose company bots hang, die, fail or chatter; each does it in one way, named by its id."""

import os
import sys
from collections.abc import Mapping
from typing import Final, final

from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.view import View
from tests.kernel.sealed_bid import GAME, BidView, SealedBid, SealedBidGame

HANG: Final = "hang"
DIE: Final = "die"
FAIL: Final = "fail"
CHATTER: Final = "chatter"
DIE_AT_ONCE: Final = "die-at-once"
"""Even for a bot that does not think."""


@final
class FaultyGame(SealedBidGame):  # type: ignore[misc]  # it is final for players, not for those who try what breaks
    """A game that fails as soon as a bot thinks about it."""

    fault: str

    def sample(self, view: View, dealer: Dealer) -> SealedBid:
        if self.fault == HANG:
            while True:
                pass
        if self.fault == DIE:
            os._exit(3)
        if self.fault == FAIL:
            raise ArithmeticError("the chips do not add up")
        if self.fault == CHATTER:
            sys.stdout.write("What a lovely position!\n")
            sys.stdout.flush()
        return super().sample(view, dealer)

    def view_from_json(self, data: Mapping[str, object]) -> BidView:
        if self.fault == DIE_AT_ONCE:
            os._exit(3)
        return super().view_from_json(data)


def find_faulty_game(game_id: str) -> Game:
    """Find the sound game by its id, or one that has the fault it is asked for."""
    if game_id == GAME.identity.id:
        return GAME
    game = FaultyGame(GAME.identity, GAME.options_type, GAME.move_count)
    game.fault = game_id
    return game
