"""This file is what players mean who type a name instead of a number, and why that may not be possible."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput, Reason, Refused
from greatcircle.kernel.state import CHANCE, State, Wire

KIND = "move"
"""The field of a wire form that holds the kind of move; all others are its arguments."""
A_NUMBER = "1"


def chains_to(match: Match, seat: int, name: str) -> list[list[int]]:
    """List the legal ways to do what a name stands for: by one move, or else by one move after another.

    The first of two picks something: whoever names a place does not mean to end the turn for it.
    """
    state = match.state
    direct = [[move] for move in _legal_named(state, seat, name)]
    if direct:
        return direct
    return [
        [move, next_move]
        for move, after in _looks_ahead(state, seat)
        if _picks(state.wire(move))
        for next_move in _legal_named(after, seat, name)
    ]


def are_numbers_names(match: Match, seat: int) -> bool:
    """Tell whether the game itself means something by a typed number, as where places are numbered on the board."""
    try:
        return bool(match.state.moves_named(seat, A_NUMBER))
    except Refused:
        return True


def refusals_of(match: Match, seat: int, name: str) -> list[Reason]:
    """Say why a seat cannot do what a name stands for now; empty when the name stands for nothing in this match."""
    state = match.state
    try:
        named = state.moves_named(seat, name)
    except Refused as refusal:
        return [refusal.reason]
    if named:
        return _reasons_against(state, seat, named)
    now = _reasons(state, seat, name, _offered_wires(state, seat))
    if now:
        return now
    ahead = [
        Reason(False, f"{state.sentence(seat, move)} Then: {reason.sentence}", reason.clauses)
        for move, after in _looks_ahead(state, seat)
        for reason in _reasons(after, seat, name, _offered_wires(after, seat))
    ]
    if ahead:
        return list(dict.fromkeys(ahead))
    played = [state.wire(entry.move) for entry in match.log if entry.actor != CHANCE]
    return _reasons(state, seat, name, [*played, {KIND: name}])


def _legal_named(state: State, seat: int, name: str) -> list[int]:
    """List the legal moves that a name stands for: as the game knows it, or else as an argument of theirs."""
    legal = state.for_people(seat)
    try:
        named = state.moves_named(seat, name)
    except Refused:
        return []
    return [move for move in legal if move in named or (not named and _is_named(state.wire(move), name))]


def _looks_ahead(state: State, seat: int) -> Iterator[tuple[int, State]]:
    """Give each legal move with the state after it, if the same seat acts again and nothing hidden was shown."""
    for move in state.for_people(seat):
        if not state.reveals(seat, move):
            after = state.copy()
            after.apply(seat, move)
            if seat in after.actors():
                yield move, after


def _picks(wire: Wire) -> bool:
    """Tell whether a move picks something, as one does that has an argument."""
    return len(wire) > 1


def _offered_wires(state: State, seat: int) -> list[Wire]:
    return [state.wire(move) for move in state.for_people(seat)]


def _reasons(state: State, seat: int, name: str, examples: Iterable[Wire]) -> list[Reason]:
    """Give the reason against each move of the examples' kinds that is made with this name."""
    return _reasons_against(state, seat, _moves_named(state, name, examples))


def _reasons_against(state: State, seat: int, moves: list[int]) -> list[Reason]:
    """Give each reason against the moves that are not legal, once."""
    legal = state.legal(seat)
    return list(dict.fromkeys(state.why(seat, move) for move in moves if move not in legal))


def _moves_named(state: State, name: str, examples: Iterable[Wire]) -> list[int]:
    """Read a name as the argument of each kind of move among the examples."""
    kinds = {(wire[KIND], *wire): wire for wire in examples}
    moves: dict[int, None] = {}
    for wire in kinds.values():
        for field in list(wire)[1:] or [KIND]:
            for value in _values(name):
                try:
                    moves[state.parse_move({**wire, field: value})] = None
                except BadInput:
                    continue
    return list(moves)


def _values(name: str) -> list[object]:
    """List what a typed name may stand for in a wire form."""
    values: list[object] = [name, name.lower(), name.upper(), name.capitalize(), _id_of(name)]
    if name.isascii() and name.isdigit() and len(name) < 10:
        values.append(int(name))
    return values


def _is_named(wire: Wire, name: str) -> bool:
    """Tell whether a name is an argument of a move, or its kind where it has no argument.

    Arguments that are numbers have no name: a mistyped number of a move never means a seat.
    """
    values = [value for field, value in wire.items() if field != KIND] or [wire[KIND]]
    return any(isinstance(value, str) and _id_of(value) == _id_of(name) for value in values)


def _id_of(name: str) -> str:
    """Write a name as ids are written: in plain small letters and digits, with hyphens between its words."""
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['.]", "", plain)).strip("-") or name
