"""This file is what can be looked up in Trap the Cap: a space or a base, and the caps that are there."""

from greatcircle.games.trap_the_cap.board import BASE, KINDS
from greatcircle.games.trap_the_cap.position import HELD, Position
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.words import listed, titled


def entries(state: Position, name: str) -> list[Entry]:
    """Tell of the place with a label, or of where a cap is (TC-17, TC-25, TC-30)."""
    board = state.setup.board
    typed = name.strip().lower()
    for place, label in enumerate(board.labels):
        if label.lower() == typed:
            return [_entry(state, place)]
    cap = state.setup.cap_numbers.get(typed.replace(" ", "-"))
    if cap is None:
        return []
    top = state.carrier[cap] if state.carrier[cap] >= 0 else cap
    return [_entry(state, state.place[top])]


def _entry(state: Position, place: int) -> Entry:
    board = state.setup.board
    names = state.setup.cap_names
    near = [board.labels[neighbour] for neighbour in board.neighbours[place] if board.kinds[neighbour] != BASE]
    there = [cap for cap in state.standing_on(place) if state.carrier[cap] != HELD]
    lines = [f"Next to it: {', '.join(near)}."]
    single = [names[cap] for cap in there if state.load[cap] == 0]
    if single:
        lines.append(f"Here: {listed(single)}.")
    for cap in there:
        if state.load[cap] > 0:
            lines.append(f"Here: {names[cap]}, carrying {listed([names[under] for under in state.carried_by(cap)])}.")
    held = [names[cap] for cap, carrier in enumerate(state.carrier) if carrier == HELD and state.place[cap] == place]
    if held:
        lines.append(f"Brought here: {listed(held)}.")
    seat = state.setup.seat_at.get(place)
    owner = "" if seat is None else f" of {state.seat_title(seat)}"
    return Entry(f"{titled(board.labels[place])} ({KINDS[board.kinds[place]]}{owner})", tuple(lines))
