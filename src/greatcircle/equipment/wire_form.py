"""This file is how the wire form of a move is read: its kind, its fields, and what stands in them.

Whatever comes from outside may be anything; what is wrong is told in a `BadInput`.
"""

from collections.abc import Mapping

from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import Wire


def parse_form(form: object, fields: Mapping[str, tuple[str, ...]], example: str) -> tuple[str, Wire]:
    """Read a wire form as its kind and itself; it has exactly the fields of its kind, beside "move"."""
    if not isinstance(form, dict):
        raise BadInput(f"A move is an object such as {example}.")
    kind = str(form.get("move"))
    if kind not in fields:
        raise BadInput(f"There is no kind of move {kind!r}; the kinds are {', '.join(fields)}.")
    if form.keys() != {"move", *fields[kind]}:
        raise BadInput(f"A move of kind {kind!r} has the fields {', '.join(['move', *fields[kind]])}.")
    return kind, form


def parse_number(what: str, value: object, least: int, most: int) -> int:
    """Read a whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(f"A {what} is a whole number from {least} to {most}, not {value!r}.")
    return value


def parse_seat(value: object, seats: int) -> int:
    """Read the number of one of so many seats."""
    return parse_number("seat", value, 0, seats - 1)


def parse_name(what: str, value: object, numbers: Mapping[str, int]) -> int:
    """Read a name as the number that it stands for."""
    if not isinstance(value, str) or value not in numbers:
        raise BadInput(f"There is no {what} {value!r} in this match.")
    return numbers[value]
