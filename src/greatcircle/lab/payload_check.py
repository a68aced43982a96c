"""This file is whether plain data is what its type says: every field, no field more, and nothing of another kind."""

from collections.abc import Iterator
from typing import assert_never

from greatcircle.lab.payload import (
    Alias,
    Constants,
    DictOf,
    ListOf,
    Named,
    OneOf,
    Payload,
    Plain,
    PlainName,
    Structure,
    TupleOf,
    Type,
)


def faults(value: object, kind: Type, payload: Payload, where: str = "") -> Iterator[str]:
    """Tell what is not as the type says, and where."""
    match kind:
        case Named(name=name):
            definition, home = payload.find(name)
            if isinstance(definition, Alias):
                yield from faults(value, definition.type, home, where)
            else:
                yield from _faults_of_structure(value, definition, home, where)
        case OneOf(members=members):
            told = [list(faults(value, member, payload, where)) for member in members]
            if all(told):
                yield min(told, key=len)[0]
        case ListOf(item=item):
            if not isinstance(value, list):
                yield f"{where}: {value!r} is no list"
                return
            for number, part in enumerate(value):
                yield from faults(part, item, payload, f"{where}[{number}]")
        case TupleOf(items=items):
            if not isinstance(value, list) or len(value) != len(items):
                yield f"{where}: {value!r} is no list of {len(items)}"
                return
            for number, (part, item) in enumerate(zip(value, items, strict=True)):
                yield from faults(part, item, payload, f"{where}[{number}]")
        case DictOf(value=inner):
            if not isinstance(value, dict):
                yield f"{where}: {value!r} is no object"
                return
            for name, part in value.items():
                yield from faults(part, inner, payload, f"{where}.{name}")
        case Constants(values=values):
            if not any(value == one and type(value) is type(one) for one in values):
                yield f"{where}: {value!r} is none of {values}"
        case Plain(name=plain):
            if not _is(value, plain):
                yield f"{where}: {value!r} is no {plain}"
        case _:
            assert_never(kind)


def _faults_of_structure(value: object, structure: Structure, payload: Payload, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no object"
        return
    fields = {field.name: (field, home) for field, home in payload.fields(structure)}
    for name in value.keys() - fields.keys():
        yield f"{where}: {structure.name} has no field {name!r}"
    for name, (field, home) in fields.items():
        if name in value:
            yield from faults(value[name], field.type, home, f"{where}.{name}")
        elif field.is_required:
            yield f"{where}: {name!r} of {structure.name} is missing"


def _is(value: object, plain: PlainName) -> bool:
    match plain:
        case "None":
            return value is None
        case "bool":
            return isinstance(value, bool)
        case "int":
            return isinstance(value, int) and not isinstance(value, bool)
        case "float":
            return isinstance(value, int | float) and not isinstance(value, bool)
        case "str":
            return isinstance(value, str)
        case "object":
            return True
        case _:
            assert_never(plain)
