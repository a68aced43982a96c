"""This file is what agents say to each other across the table, for they may work together (CV-05)."""

from typing import Final

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.position import GONE, OVER, Position
from greatcircle.kernel.saying import Fill, Saying

ZONES: Final = tuple(
    Fill(zone, f"Zone {zone} ({name})") for zone, name in zip(BOARD.zone_ids, BOARD.zone_names, strict=True)
)
PLACES: Final = tuple(Fill(str(place.number), f"{place.name} ({place.number})") for place in BOARD.places)


def sayings(state: Position) -> list[Saying]:
    """List what can be said, always with all places, whatever anybody knows (CV-05)."""
    names = state.seat_names()
    escapees = tuple([Fill(names[seat], state.character(seat)) for seat in range(state.seats)])
    return [
        Saying("search", "Let us search {}.", ZONES + PLACES),
        Saying("hunt", "Let us hunt {} first.", escapees),
        Saying("mine", "{} is mine.", ZONES + PLACES),
        Saying("go", "I will go to {}.", PLACES),
        Saying("clear", "I have ruled out {}.", ZONES + PLACES),
        Saying("yes", "Agreed."),
        Saying("no", "I have another plan."),
    ]


def can_speak(state: Position, seat: int) -> bool:
    """Tell whether a seat leads an agent, so that it has somebody to speak for; everyone sees that (CV-05)."""
    if state.phase == OVER:
        return False
    return any(leader == seat and state.post[agent] != GONE for agent, leader in enumerate(state.leader))
