"""This file makes the browser's types: of the server's messages and forms, and of what each game sends.

Run it after every change of `message.py`, `form.py`, `card/form.py`, of a `payload.py` or of events; a test fails when
they have drifted apart.
"""

import os
import sys
import textwrap
from pathlib import Path
from typing import Final, assert_never

import msgspec
from msgspec import Struct, inspect

from greatcircle.games import FOLDERS
from greatcircle.lab.clause import PACKAGE
from greatcircle.lab.payload import (
    FILE,
    ROOTS,
    Alias,
    Constants,
    Definition,
    DictOf,
    Field,
    ListOf,
    Named,
    OneOf,
    Payload,
    Plain,
    PlainName,
    Structure,
    TupleOf,
    Type,
    has_payload,
    read_game,
    read_payload,
)
from greatcircle.server.card import form as card_form
from greatcircle.server.http import form
from greatcircle.server.socket import message

WEB: Final = Path(__file__).resolve().parents[1] / "web" / "src"
SHARED: Final = {"greatcircle.equipment.map.payload": "map/types.ts"}
"""The payload files that several games take types from, and where those stand in the browser's part."""
HEAD: Final = "// Made by scripts/make_types.py from {}; do not edit.\n"
UNIONS: Final = {"AnyTableRequest": message.AnyTableRequest, "AnyServerMessage": message.AnyServerMessage}
GENERIC: Final = {"Offer": "Offer<Move = Wire>"}
"""Messages that hold a move, which each game knows better."""
UNKNOWN: Final = "unknown"
WIDTH: Final = 110
PLAIN_TYPES: Final[dict[PlainName, str]] = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": UNKNOWN,
}


def sources() -> dict[Path, str]:
    """Write all files of types, each with where it belongs."""
    written = {WEB / "wire" / "message.ts": message_source()}
    for module, target in SHARED.items():
        path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
        if path.is_file():
            payload = read_payload(path)
            head = HEAD.format(path.relative_to(PACKAGE.parent).as_posix())
            written[WEB / target] = payload_source(payload, tuple(payload.definitions), target, head)
    for name in FOLDERS.values():
        folder = PACKAGE / "games" / name
        if has_payload(folder):
            head = HEAD.format(f"{FILE} and the events of the game")
            target = f"games/{name}/types.ts"
            written[WEB / target] = payload_source(read_game(folder), ROOTS, target, head)
    return written


def payload_source(payload: Payload, roots: tuple[str, ...], target: str, head: str) -> str:
    """Write what a client needs to know of some payload, in the order of the Python file."""
    reached = payload.reached(roots)
    imported: dict[str, list[str]] = {}
    for name in reached:
        if name in payload.imports:
            imported.setdefault(payload.imports[name][0], []).append(name)
    lines = [_import(module, names, target) for module, names in sorted(imported.items())]
    parts = [head, *(["\n".join(lines) + "\n"] if lines else [])]
    parts += [_definition(payload.definitions[name]) for name in reached if name in payload.definitions]
    return "\n".join(parts)


def _import(module: str, names: list[str], target: str) -> str:
    place = Path(os.path.relpath(SHARED[module], Path(target).parent)).with_suffix("").as_posix()
    return f'import type {{ {", ".join(sorted(names))} }} from "{place if place[0] == "." else f"./{place}"}";'


def _definition(definition: Definition) -> str:
    match definition:
        case Alias(name=name, type=kind, sentence=sentence):
            return f"{_comment(sentence)}export type {name} ={_right_side(kind, len(name))};\n"
        case Structure(name=name, fields=fields, extends=extends, sentence=sentence):
            heritage = f" extends {', '.join(extends)}" if extends else ""
            body = "".join(_field(field) for field in fields)
            return f"{_comment(sentence)}export interface {name}{heritage} {{\n{body}}}\n"
        case _:
            assert_never(definition)


def _right_side(kind: Type, width: int) -> str:
    """Write a type after its name; members of a long union stand below each other."""
    text = typescript(kind)
    if width + len(text) + len("export type  = ;") <= WIDTH:
        return f" {text}"
    return "".join(f"\n  | {member}" for member in text.split(" | "))


def _field(field: Field) -> str:
    mark = "" if field.is_required else "?"
    return f"{_comment(field.sentence, '  ')}  {field.name}{mark}: {typescript(field.type)};\n"


def _comment(sentence: str, indent: str = "") -> str:
    """Write a sentence above what it tells of."""
    if not sentence:
        return ""
    if len(indent) + len(sentence) + len("/**  */") <= WIDTH:
        return f"{indent}/** {sentence} */\n"
    lines = textwrap.wrap(sentence, WIDTH - len(indent) - len(" * "))
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def typescript(kind: Type) -> str:
    """Write a type of some payload in TypeScript."""
    match kind:
        case Plain(name=plain):
            return PLAIN_TYPES[plain]
        case Constants(values=values):
            return " | ".join(_constant(value) for value in values)
        case ListOf(item=item):
            return _list_of(typescript(item))
        case TupleOf(items=items):
            return f"[{', '.join(typescript(item) for item in items)}]"
        case DictOf(value=value):
            return f"Record<string, {typescript(value)}>"
        case OneOf(members=members):
            return " | ".join(typescript(member) for member in members)
        case Named(name=name):
            return name
        case _:
            assert_never(kind)


def _constant(value: str | int) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower()


def _list_of(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def message_source() -> str:
    """Write the types of messages and forms, in the order of the Python files."""
    structs = [
        kind
        for module in (message, form, card_form)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind is not Struct
        and kind.__module__ == module.__name__
    ]
    wire = "export type Wire = { move: string } & Record<string, unknown>;\n"
    parts = [HEAD.format("the server's message types"), wire]
    parts += [_interface(kind) for kind in structs if kind is not message.TableRequest]
    parts += [f"export type {name} = {_union(members)};\n" for name, members in UNIONS.items()]
    return "\n".join(parts)


def _union(members: object) -> str:
    return " | ".join(member.__name__ for member in getattr(members, "__args__", ()))


def _interface(kind: type[Struct]) -> str:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    name = GENERIC.get(kind.__name__, kind.__name__)
    lines = [f"/** {(kind.__doc__ or '').strip()} */", f"export interface {name} {{"]
    if described.tag is not None:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    is_sent_by_client = issubclass(kind, message.TableRequest) or kind.__name__.endswith("Form")
    unset = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    for field in described.fields:
        has_default = is_sent_by_client and not field.required
        is_unset = field.name in unset
        mark = "?" if has_default or is_unset else ""
        text = _message_type(field.type)
        if field.name == "move":
            text = text.replace("Record<string, unknown>", "Move" if kind.__name__ in GENERIC else "Wire")
        lines.append(f"  {field.encode_name}{mark}: {text};")
    lines.append("}\n")
    return "\n".join(lines)


def _message_type(kind: inspect.Type) -> str:
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return UNKNOWN
        case inspect.ListType(item_type=item):
            return _list_of(_message_type(item))
        case inspect.DictType(value_type=value):
            return f"Record<string, {_message_type(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(_message_type(part) for part in types)
        case inspect.Metadata(type=inner_type):
            return _message_type(inner_type)
        case inspect.CustomType(cls=cls) if cls in (msgspec.Raw, object):
            return UNKNOWN
    raise NotImplementedError(f"No TypeScript for {kind!r} yet.")


def main() -> int:
    """Write the files."""
    for target, text in sources().items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
