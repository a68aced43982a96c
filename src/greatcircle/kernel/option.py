"""This file is what a table can set before a match: typed options, each with a sentence, read strictly.

A game's options are one frozen dataclass whose fields are made by `choice`, `several`, `per_seat`, `number`, `switch`
and `text`.
The set-up form, the command line and the documents come from it. An option that came with a later version of the rules
says so with `Since`. This module reads classes at run time, so it is not compiled.
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
"""What stands between the values of an option that has more than one."""
SEAT_NAMES = "seat-names"
"""What a per-seat option is `of` that says how the seats are called, such as by which colours."""
ANY = "any"
"""The value of such an option with which a seat takes what is free."""
PRINTABLE = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
"""A text in one line; parsing is stricter still, and takes only what can be printed."""
PLAIN = "_plain"
"""Where options keep themselves as plain data, once that was asked for."""


VERSION = "rules_version"


@dataclass(frozen=True)
class Since:
    """The version of the rules with which an option came, and the value that was the rule before."""

    version: int
    before: object


class OptionError(BadInput):
    """A value that an option cannot take, or options that clash; names the field and what is allowed."""


def version(newest: int, oldest: int) -> int:
    """Declare under which versions of its rules a game can be played.

    A new match is opened under the newest one. An older one is played on under its own: rules that have changed since
    read `rules_version`, and options that came later have the value that was the rule before.
    """
    bounds = {"sentence": "The version of the rules.", "least": oldest, "most": newest, "step": 1}
    return field(default=newest, metadata=bounds, kw_only=True)


@dataclass(frozen=True)
class Options:
    """What a match was opened with."""

    rules_version: int = version(newest=1, oldest=1)
    """Offered to nobody, for a new match has the newest; matches and tables are recorded with it."""

    def clash(self, seats: int) -> str | None:
        """Say in a sentence why these options do not go together or not with so many seats; None when they do."""
        return None


def choice(default: E, sentence: str, since: Since | None = None) -> E:
    """Declare an option that takes one of an enumeration's values."""
    return field(default=default, metadata={"sentence": sentence, "since": since})


def per_seat(default: E, sentence: str, since: Since | None = None, of: str = "") -> tuple[E, ...]:
    """Declare an option that takes one of an enumeration's values for everyone, or one for each seat.

    Its value is a tuple of one, or of as many as there are seats; `at_seat` looks it up. As plain data it is a text
    such as "easy", or "easy,hard". If it says how the seats are called, it is `of` SEAT_NAMES: no two seats may have
    the same value but `ANY`, which must be the first of the enumeration.
    """
    return field(default=(default,), metadata={"sentence": sentence, "since": since, "of": of})


def several(default: E, sentence: str, since: Since | None = None) -> tuple[E, ...]:
    """Declare an option that takes one or more of an enumeration's values; the default goes alone.

    Its value is a tuple in the order of the enumeration, without repeats. As plain data it is a text such as "asia", or
    "asia,europe".
    """
    return field(default=(default,), metadata={"sentence": sentence, "since": since, "several": True})


def at_seat(values: Sequence[E], seat: int) -> E:
    """Give the value of a per-seat option for one of the seats."""
    return values[seat] if len(values) > 1 else values[0]


def chosen_names(values: Sequence[Enum], printed: Sequence[str], seats: int) -> list[str]:
    """Give each seat the name it chose; who chose none has the next free one in printed order."""
    wanted = [at_seat(values, seat).value for seat in range(seats)]
    free = [name for name in printed if name not in wanted]
    return [free.pop(0) if name == ANY else name for name in wanted]


def number(default: int, sentence: str, least: int, most: int, step: int = 1, since: Since | None = None) -> int:
    """Declare an option that takes a whole number within bounds."""
    bounds = {"sentence": sentence, "least": least, "most": most, "step": step, "since": since}
    return field(default=default, metadata=bounds)


def switch(default: bool, sentence: str, since: Since | None = None) -> bool:
    """Declare an option that is on or off."""
    return field(default=default, metadata={"sentence": sentence, "since": since})


def text(default: str, sentence: str, most: int, of: str = "", since: Since | None = None) -> str:
    """Declare an option that takes a text of at most so many characters; `of` says what it names, such as packs."""
    return field(default=default, metadata={"sentence": sentence, "most": most, "of": of, "since": since})


def option_fields(kind: "type[Options] | Options") -> "list[Field[Any]]":
    """List the options that a table can set."""
    return [option for option in fields(kind) if option.name != VERSION]


def parse_options(kind: type[O], given: Mapping[str, object], seats: int) -> O:
    """Read options for so many seats; those that clash are refused."""
    options = parse_values(kind, given)
    clash = clash_of(options, seats)
    if clash is not None:
        raise OptionError(clash)
    return options


def clash_of(options: Options, seats: int) -> str | None:
    """Say why options do not go together or not with so many seats; None when they do."""
    return _miscount(options, seats) or _same_name(options, seats) or options.clash(seats)


def parse_values(kind: type[O], given: Mapping[str, object]) -> O:
    """Read options from plain data or from the texts of a command line; what is not given takes its default.

    Whether they go together is not asked.
    """
    known = {option.name: option for option in fields(kind)}
    for name in given:
        if name not in known:
            settable = ", ".join(option.name for option in option_fields(kind))
            raise OptionError(f"There is no option {name!r}; the options are {settable}.")
    values: dict[str, Any] = {name: _parse_value(known[name], value) for name, value in given.items()}
    return kind(**values, **_values_before(kind, values))


def options_to_json(options: Options) -> dict[str, object]:
    """Give every option with its value as plain data; the version of the rules only when it is not the newest."""
    plain: dict[str, object] | None = options.__dict__.get(PLAIN)
    if plain is None:
        values = {option.name: getattr(options, option.name) for option in option_fields(options)}
        plain = {name: _plain_value(value) for name, value in values.items()}
        if options.rules_version != type(options).rules_version:
            plain[VERSION] = options.rules_version
        options.__dict__[PLAIN] = plain  # every view tells the options, and those of a match never change
    return plain.copy()


def recorded_options(options: Options) -> dict[str, object]:
    """Give the options as they are recorded beside the version of their rules: those that it has, and no other."""
    plain = options_to_json(options)
    known = [option.name for option in option_fields(options) if not _is_newer(option, options.rules_version)]
    return {name: plain[name] for name in known}


def parse_recorded_options(kind: type[O], given: Mapping[str, object], rules_version: int, seats: int) -> O:
    """Read options that were recorded under a version of the rules."""
    return parse_options(kind, {**given, VERSION: rules_version}, seats)


def oldest_version(kind: type[Options]) -> int:
    """Give the oldest version of its rules that a game can still be played by."""
    oldest: int = next(option for option in fields(kind) if option.name == VERSION).metadata["least"]
    return oldest


def options_schema(kind: type[Options]) -> dict[str, object]:
    """Give the JSON Schema of a game's options, with a description and a default for each."""
    properties = {option.name: _field_schema(option) for option in option_fields(kind)}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def allowed_values(option: "Field[Any]") -> str:
    """Say in a few words what an option may be."""
    default = option.default
    if isinstance(default, bool):
        return "true or false"
    if isinstance(default, Enum):
        return _either(type(default))
    if _is_several(option):
        return f"{shown_value(default)}, or one or more with commas between of {_others(default[0])}"
    if isinstance(default, tuple):
        everyone = "" if _names_seats(option) else "for everyone or "
        return f"{_either(type(default[0]))}, {everyone}for each seat with commas between"
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


def _is_several(option: "Field[Any]") -> bool:
    """Tell whether an option takes several values at once."""
    return bool(option.metadata.get("several"))


def _names_seats(option: "Field[Any]") -> bool:
    """Tell whether an option says how the seats are called."""
    return bool(option.metadata.get("of") == SEAT_NAMES)


def _others(default: Enum) -> str:
    """List all values of an enumeration but its default."""
    return ", ".join(shown_value(member) for member in type(default) if member is not default)


def _either(kind: type[Enum]) -> str:
    """List the values of an enumeration as they are spoken."""
    *others, last = [shown_value(member) for member in kind]
    return f"{', '.join(others)} or {last}" if others else last


def _is_newer(option: "Field[Any]", rules_version: int) -> bool:
    """Tell whether an option came with a later version of the rules."""
    since = option.metadata.get("since")
    return since is not None and since.version > rules_version


def _values_before(kind: type[Options], given: Mapping[str, object]) -> dict[str, Any]:
    """Give the options that came later the value that was the rule; to ask for another one is an error."""
    rules_version = int(str(given.get(VERSION, kind.rules_version)))
    before: dict[str, Any] = {}
    for option in option_fields(kind):
        if not _is_newer(option, rules_version):
            continue
        since: Since = option.metadata["since"]
        if option.name not in given:
            before[option.name] = since.before
        elif given[option.name] != since.before:
            raise OptionError(
                f"Option {option.name!r} is new in rules version {since.version}, "
                f"and this match has version {rules_version}."
            )
    return before


def _miscount(options: Options, seats: int) -> str | None:
    """Say which option has neither one value for everyone nor one for each seat; None when all do.

    A name cannot be everyone's; only to choose none can.
    """
    for option in option_fields(options):
        values = getattr(options, option.name)
        if not isinstance(values, tuple) or _is_several(option) or len(values) == seats:
            continue
        is_name = _names_seats(option)
        if len(values) > 1 or (is_name and values[0].value != ANY):
            count = f"{len(values)} value{'' if len(values) == 1 else 's'} for {seats} seats"
            everyone = ANY if is_name else "one for everyone"
            return f"Option {option.name!r} has {count}; name {everyone}, or {seats} with commas between."
    return None


def _same_name(options: Options, seats: int) -> str | None:
    """Say which name two seats have chosen; None when nobody has another's."""
    for option in option_fields(options):
        if not _names_seats(option):
            continue
        values = getattr(options, option.name)
        chosen = [shown_value(at_seat(values, seat)) for seat in range(seats)]
        for name in chosen:
            if name != ANY and chosen.count(name) > 1:
                return (
                    f"Two seats cannot both be {name} ({option.name}={SEATS_APART.join(chosen)}); "
                    f"choose another for one of them, or {ANY}."
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
        usual = str(_plain_value(default))
        if _is_several(option):
            pattern = f"^({re.escape(usual)}|{_row([value for value in values if value != usual])})$"
            return {"type": "string", "default": usual, "x-several": values, "pattern": pattern, **described}
        named = {"x-of": option.metadata["of"]} if option.metadata["of"] else {}
        row = {"type": "string", "default": usual, "x-each": values, "pattern": f"^{_row(values)}$"}
        return {**row, **named, **described}
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


def _row(values: list[str]) -> str:
    """Give the pattern of one or more of some values with commas between."""
    one = f"({'|'.join(map(re.escape, values))})"
    return f"{one}({SEATS_APART}{one})*"


def _parse_value(option: "Field[Any]", value: object) -> object:
    default = option.default
    if isinstance(default, bool):
        parsed: object = {"true": True, "false": False}.get(str(value).lower())
    elif isinstance(default, Enum):
        parsed = _parse_member(type(default), value)
    elif _is_several(option):
        parsed = _parse_several(default[0], value)
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


def _parse_several(default: Enum, value: object) -> tuple[Enum, ...] | None:
    members = _parse_members(type(default), value)
    if members is None or (default in members and set(members) != {default}):
        return None
    return tuple(member for member in type(default) if member in members)


def _parse_number(option: "Field[Any]", value: object) -> int | None:
    if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) < 20:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    bounds = option.metadata
    fits = bounds["least"] <= value <= bounds["most"] and (value - bounds["least"]) % bounds["step"] == 0
    return value if fits else None
