"""This file is what a seat of Captivade may know: everything but where the other escapees are and what they have."""

from collections.abc import Mapping
from typing import final

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.knowledge.belief import notebook
from greatcircle.games.captivade.moves import CHASE
from greatcircle.games.captivade.position import OVER, setup_from_json
from greatcircle.games.captivade.rules.log import log_of
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.way import ways_of
from greatcircle.kernel.plain import listing, mapping, whole
from greatcircle.kernel.view import OMNISCIENT, View


@final
class CaptivadeView(View):
    """What a seat may know: the position, in which the other escapees' trips, money and energy are missing (CV-142)."""

    def __init__(self, seat: int, position: Captivade) -> None:
        super().__init__(seat)
        self.position = position

    def is_open(self, seat: int) -> bool:
        """Tell whether the secrets of a seat are seen: one's own, and all when the match is over (CV-14, CV-110)."""
        return seat == self.seat or self.seat == OMNISCIENT or self.position.phase == OVER

    def to_json(self) -> payload.View:
        position = self.position
        seats = range(position.seats)
        has_notebook = bool(position.setup.options.notebook)
        return {
            "seat": self.seat,
            **position.public_json(),
            "secrets": [_secret_json(position, seat) if self.is_open(seat) else None for seat in seats],
            "notebook": notebook(position) if has_notebook else None,
            "ways": ways_of(position, self.seat),
        }


def _secret_json(position: Captivade, seat: int) -> payload.Secret:
    """Give what a seat knows of its escapee, with its travel log (CV-09, CV-37)."""
    return {
        "place": position.place(seat) + 1,
        **position.secret_json(seat),
        "log": log_of(position, seat),
    }


def view(state: Captivade, seat: int) -> CaptivadeView:
    """Leave out the trips, money and energy of other escapees (CV-14, CV-19, CV-88, CV-142)."""
    position = Captivade(state.setup)
    state.copy_onto(position)
    seen = CaptivadeView(seat, position)
    for other in range(state.seats):
        if not seen.is_open(other):
            position.ends[other] = []
            position.flights[other] = []
            position.money[other] = 0
            position.energy[other] = 0
    return seen


def state_from_json(data: Mapping[str, object]) -> Captivade:
    """Make a state again from its plain data."""
    state = Captivade(setup_from_json(data))
    state.fill_from_json(data)
    for seat, hidden in enumerate(listing(data["hidden"])):
        state.fill_secret(seat, mapping(hidden))
    return state


def view_from_json(data: Mapping[str, object]) -> CaptivadeView:
    """Make a view again from its plain data."""
    position = Captivade(setup_from_json(data))
    position.fill_from_json(data)
    for seat, secret in enumerate(listing(data["secrets"])):
        if secret is None:
            position.money[seat] = 0
        else:
            position.fill_secret(seat, mapping(secret))
    return CaptivadeView(whole(data["seat"]), position)


def redact(state: Captivade, actor: int, move: int, seat: int) -> payload.Move:
    """Show others that an escapee has sealed a trip, not where it leads (CV-19, CV-120)."""
    if move < CHASE and seat != actor and seat != OMNISCIENT:
        return {"move": "run"}
    return state.wire(move)
