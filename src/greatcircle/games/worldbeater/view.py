"""This file is what a seat of Worldbeater may know: everything but the cards of others and those of the packs."""

from collections.abc import Mapping
from typing import final

from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.card import KINDS
from greatcircle.games.worldbeater.moves import DEAL, LOSE
from greatcircle.games.worldbeater.position import kind_names, setup_from_json
from greatcircle.games.worldbeater.rules.ending import Sheet
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.rules.turn import renew_choices
from greatcircle.kernel.plain import whole
from greatcircle.kernel.view import OMNISCIENT, View


@final
class WorldbeaterView(View):
    """What a seat may know: the position, in which other hands and the packs have sizes but no cards (WB-118)."""

    def __init__(self, seat: int, position: Worldbeater) -> None:
        super().__init__(seat)
        self.position = position

    def sees(self, seat: int) -> bool:
        """Tell whether the cards of a seat are seen: one's own, or all when one looks back (WB-118)."""
        return self.seat in (seat, OMNISCIENT)

    def to_json(self) -> payload.View:
        position = self.position
        seats = range(position.seats)
        return {
            "seat": self.seat,
            **position.public_json(),
            "hands": [kind_names(position.cards_of(seat)) if self.sees(seat) else None for seat in seats],
            "packs": None,
            "sheet": [Sheet(position, seat).to_json() for seat in seats],
        }


def view(state: Worldbeater, seat: int) -> WorldbeaterView:
    """Hide the cards of others and those of the packs (WB-118)."""
    position = Worldbeater(state.setup)
    state.copy_onto(position)
    hand = state.hand.copy()
    for other in range(state.seats):
        if seat not in (other, OMNISCIENT):
            hand[other * KINDS : (other + 1) * KINDS] = [0] * KINDS
    position.hand = hand
    position.fresh = [0] * KINDS
    position.played = [0] * KINDS
    position.choices = state.legal(seat)
    return WorldbeaterView(seat, position)


def state_from_json(data: Mapping[str, object]) -> Worldbeater:
    """Make a state again from its plain data."""
    state = _position_from_json(data)
    renew_choices(state)
    return state


def view_from_json(data: Mapping[str, object]) -> WorldbeaterView:
    """Make a view again from its plain data."""
    return WorldbeaterView(whole(data["seat"]), _position_from_json(data))


def redact(state: Worldbeater, move: int, seat: int) -> payload.Move:
    """Show others that a card was dealt, not which (WB-118)."""
    if DEAL <= move < LOSE and seat != state.receiver:
        return {"move": "deal"}
    return state.wire(move)


def _position_from_json(data: Mapping[str, object]) -> Worldbeater:
    state = Worldbeater(setup_from_json(data))
    state.fill_from_json(data)
    return state
