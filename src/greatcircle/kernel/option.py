"""This file is what a table can set before a match: typed options, each with a sentence, read strictly.

A game's options are one frozen dataclass whose fields are made by `choice`, `per_seat`, `number`, `switch` and `text`.
The set-up form, the command line and the documents come from it. This module reads classes at run time, so it is not
compiled.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from enum import Enum
from typing import Any, TypeVar

from greatcircle.kernel.refusal import BadInput

E = TypeVar("E", bound=Enum)
O = TypeVar("O", bound="Options")

SEATS_APART = ","
"""What stands between the values of a per-seat option."""
PRINTABLE = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
"""A text in one line; parsing is stricter still, and takes only what can be printed."""
PLAIN = "_plain"
"""Where options keep themselves as plain data, once that was asked for."""


class OptionError(BadInput):
    """A value that an option cannot take, or options that clash; names the field and what is allowed."""


@dataclass(frozen=True)
class Options:
    """What a match was opened with."""

    def clash(self, seats: int) -> str | None:
        """Say in a sentence why these options do not go together or not with so many seats; None when they do."""
        return None


def choice(default: E, sentence: str) -> E:
    """Declare an option that takes one of an enumeration's values."""
    return field(default=default, metadata={"sentence": sentence})


def per_seat(default: E, sentence: str) -> tuple[E, ...]:
    """Declare an option that takes one of an enumeration's values for everyone, or one for each seat.

    Its value is a tuple of one, or of as many as there are seats; `at_seat` looks it up. As plain data it is a text
    such as "easy", or "easy,hard".
    """
    return field(default=(default,), metadata={"sentence": sentence})


def at_seat(values: Sequence[E], seat: int) -> E:
    """Give the value of a per-seat option for one of the seats."""
    return values[seat] if len(values) > 1 else values[0]


def number(default: int, sentence: str, least: int, most: int, step: int = 1) -> int:
    """Declare an option that takes a whole number within bounds."""
    bounds = {"sentence": sentence, "least": least, "most": most, "step": step}
    return field(default=default, metadata=bounds)


def switch(default: bool, sentence: str) -> bool:
    """Declare an option that is on or off."""
    return field(default=default, metadata={"sentence": sentence})


def text(default: str, sentence: str, most: int, of: str = "") -> str:
    """Declare an option that takes a text of at most so many characters; `of` says what it names, such as packs."""
    return field(default=default, metadata={"sentence": sentence, "most": most, "of": of})


def parse_options(kind: type[O], given: Mapping[str, object], seats: int) -> O:
    """Read options for so many seats; those that clash are refused."""
    options = parse_values(kind, given)
    clash = clash_of(options, seats)
    if clash is not None:
        raise OptionError(clash)
    return options


def clash_of(options: Options, seats: int) -> str | None:
    """Say why options do not go together or not with so many seats; None when they do."""
    return _miscount(options, seats) or options.clash(seats)


def parse_values(kind: type[O], given: Mapping[str, object]) -> O:
    """Read options from plain data or from the texts of a command line; what is not given takes its default.

    Whether they go together is not asked.
    """
    known = {option.name: option for option in fields(kind)}
    for name in given:
        if name not in known:
            raise OptionError(f"There is no option {name!r}; the options are {', '.join(known)}.")
    return kind(**{name: _parse_value(known[name], value) for name, value in given.items()})


def options_to_json(options: Options) -> dict[str, object]:
    """Give every option with its value as plain data."""
    plain: dict[str, object] | None = options.__dict__.get(PLAIN)
    if plain is None:
        values = {option.name: getattr(options, option.name) for option in fields(options)}
        plain = {name: _plain_value(value) for name, value in values.items()}
        options.__dict__[PLAIN] = plain  # every view tells the options, and those of a match never change
    return plain.copy()


def options_schema(kind: type[Options]) -> dict[str, object]:
    """Give the JSON Schema of a game's options, with a description and a default for each."""
    properties = {option.name: _field_schema(option) for option in fields(kind)}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def allowed_values(option: "Field[Any]") -> str:
    """Say in a few words what an option may be."""
    default = option.default
    if isinstance(default, bool):
        return "true or false"
    if isinstance(default, Enum):
        return _either(type(default))
    if isinstance(default, tuple):
        return f"{_either(type(default[0]))}, for everyone or for each seat with commas between"
    if isinstance(default, str):
        return f"a text of up to {option.metadata['most']} characters"
    steps = "" if option.metadata["step"] == 1 else f" in steps of {option.metadata['step']}"
    return f"a whole number from {option.metadata['least']} to {option.metadata['most']}{steps}"


def shown_value(value: object) -> str:
    """Write the value of an option, or its plain data, as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(_plain_value(value))


def _plain_value(value: object) -> object:
    """Give a value as plain data."""
    if isinstance(value, tuple):
        return SEATS_APART.join(str(_plain_value(each)) for each in value)
    return value.value if isinstance(value, Enum) else value


def _either(kind: type[Enum]) -> str:
    """List the values of an enumeration as they are spoken."""
    *others, last = [shown_value(member) for member in kind]
    return f"{', '.join(others)} or {last}" if others else last


def _miscount(options: Options, seats: int) -> str | None:
    """Say which option has neither one value for everyone nor one for each seat; None when all do."""
    for option in fields(options):
        values = getattr(options, option.name)
        if isinstance(values, tuple) and len(values) not in (1, seats):
            return (
                f"Option {option.name!r} has {len(values)} values for {seats} seats; "
                f"name one for everyone, or {seats} with commas between."
            )
    return None


def _field_schema(option: "Field[Any]") -> dict[str, object]:
    default = option.default
    described: dict[str, object] = {"description": option.metadata["sentence"]}
    if isinstance(default, bool):
        return {"type": "boolean", "default": default, **described}
    if isinstance(default, Enum):
        values = [member.value for member in type(default)]
        return {"type": "string", "enum": values, "default": default.value, **described}
    if isinstance(default, tuple):
        values = [member.value for member in type(default[0])]
        one = f"({'|'.join(map(re.escape, values))})"
        pattern = f"^{one}({SEATS_APART}{one})*$"
        return {"type": "string", "default": _plain_value(default), "x-each": values, "pattern": pattern, **described}
    if isinstance(default, str):
        most = option.metadata["most"]
        named = {"x-of": option.metadata["of"]} if option.metadata["of"] else {}
        return {"type": "string", "maxLength": most, "pattern": PRINTABLE, "default": default, **named, **described}
    bounds = {"minimum": option.metadata["least"], "maximum": option.metadata["most"]}
    if option.metadata["step"] != 1:
        return {
            "type": "integer",
            "enum": list(range(bounds["minimum"], bounds["maximum"] + 1, option.metadata["step"])),
            "default": default,
            **described,
        }
    return {"type": "integer", **bounds, "default": default, **described}


def _parse_value(option: "Field[Any]", value: object) -> object:
    default = option.default
    if isinstance(default, bool):
        parsed: object = {"true": True, "false": False}.get(str(value).lower())
    elif isinstance(default, Enum):
        parsed = _parse_member(type(default), value)
    elif isinstance(default, tuple):
        parsed = _parse_members(type(default[0]), value)
    elif isinstance(default, str):
        is_text = isinstance(value, str) and len(value) <= option.metadata["most"] and value.isprintable()
        parsed = value if is_text else None
    else:
        parsed = _parse_number(option, value)
    if parsed is None:
        raise OptionError(f"Option {option.name!r} cannot be {value!r}; it takes {allowed_values(option)}.")
    return parsed


def _parse_member(kind: type[Enum], value: object) -> Enum | None:
    texts = {member.value: member for member in kind}
    return value if isinstance(value, kind) else texts.get(value) if isinstance(value, str) else None


def _parse_members(kind: type[Enum], value: object) -> tuple[Enum, ...] | None:
    given = value.split(SEATS_APART) if isinstance(value, str) else value if isinstance(value, tuple) else ()
    members = tuple(member for each in given if (member := _parse_member(kind, each)) is not None)
    return members if given and len(members) == len(given) else None


def _parse_number(option: "Field[Any]", value: object) -> int | None:
    if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) < 20:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    bounds = option.metadata
    fits = bounds["least"] <= value <= bounds["most"] and (value - bounds["least"]) % bounds["step"] == 0
    return value if fits else None
