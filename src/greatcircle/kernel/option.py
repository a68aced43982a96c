"""This file is what a table can set before a match: typed options, each with a sentence, read strictly.

A game's options are one frozen dataclass whose fields are made by `choice`, `number` and `switch`. The set-up form,
the command line and the documents come from it. This module reads classes at run time, so it is not compiled.
"""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from enum import Enum
from typing import Any, TypeVar

from greatcircle.kernel.refusal import BadInput

E = TypeVar("E", bound=Enum)
O = TypeVar("O", bound="Options")

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


def number(default: int, sentence: str, least: int, most: int, step: int = 1) -> int:
    """Declare an option that takes a whole number within bounds."""
    bounds = {"sentence": sentence, "least": least, "most": most, "step": step}
    return field(default=default, metadata=bounds)


def switch(default: bool, sentence: str) -> bool:
    """Declare an option that is on or off."""
    return field(default=default, metadata={"sentence": sentence})


def parse_options(kind: type[O], given: Mapping[str, object], seats: int) -> O:
    """Read options for so many seats; those that clash are refused."""
    options = parse_values(kind, given)
    clash = options.clash(seats)
    if clash is not None:
        raise OptionError(clash)
    return options


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
        plain = {name: value.value if isinstance(value, Enum) else value for name, value in values.items()}
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
        *others, last = [shown_value(member) for member in type(default)]
        return f"{', '.join(others)} or {last}" if others else last
    steps = "" if option.metadata["step"] == 1 else f" in steps of {option.metadata['step']}"
    return f"a whole number from {option.metadata['least']} to {option.metadata['most']}{steps}"


def shown_value(value: object) -> str:
    """Write the value of an option, or its plain data, as it is typed."""
    if isinstance(value, Enum):
        return str(value.value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _field_schema(option: "Field[Any]") -> dict[str, object]:
    default = option.default
    described: dict[str, object] = {"description": option.metadata["sentence"]}
    if isinstance(default, bool):
        return {"type": "boolean", "default": default, **described}
    if isinstance(default, Enum):
        values = [member.value for member in type(default)]
        return {"type": "string", "enum": values, "default": default.value, **described}
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
        texts = {member.value: member for member in type(default)}
        parsed = value if isinstance(value, type(default)) else texts.get(value) if isinstance(value, str) else None
    else:
        parsed = _parse_number(option, value)
    if parsed is None:
        raise OptionError(f"Option {option.name!r} cannot be {value!r}; it takes {allowed_values(option)}.")
    return parsed


def _parse_number(option: "Field[Any]", value: object) -> int | None:
    if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) < 20:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    bounds = option.metadata
    fits = bounds["least"] <= value <= bounds["most"] and (value - bounds["least"]) % bounds["step"] == 0
    return value if fits else None
