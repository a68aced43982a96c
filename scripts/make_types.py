"""This file makes `web/src/wire/message.ts`: the server's messages and forms as TypeScript types.

Run it after every change of `message.py`, `form.py` or `card_form.py`; a test fails when they have drifted apart.
"""

import sys
from pathlib import Path

import msgspec
from msgspec import Struct, inspect

from greatcircle.server.card import form as card_form
from greatcircle.server.http import form
from greatcircle.server.socket import message

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "wire" / "message.ts"
HEAD = "// Made by scripts/make_types.py from the server's message types; do not edit.\n"
UNIONS = {"AnyTableRequest": message.AnyTableRequest, "AnyServerMessage": message.AnyServerMessage}
RAW = "unknown"


def types_source() -> str:
    """Write the types, in the order of the Python files."""
    structs = [
        kind
        for module in (message, form, card_form)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind is not Struct
        and kind.__module__ == module.__name__
    ]
    parts = [HEAD, "export type Wire = { move: string } & Record<string, unknown>;\n"]
    parts += [_interface(kind) for kind in structs if kind is not message.TableRequest]
    parts += [f"export type {name} = {_union(members)};\n" for name, members in UNIONS.items()]
    return "\n".join(parts)


def _union(members: object) -> str:
    return " | ".join(member.__name__ for member in getattr(members, "__args__", ()))


def _interface(kind: type[Struct]) -> str:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    lines = [f"/** {(kind.__doc__ or '').strip()} */", f"export interface {kind.__name__} {{"]
    if described.tag is not None:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    is_sent_by_client = issubclass(kind, message.TableRequest) or kind.__name__.endswith("Form")
    unset = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    for field in described.fields:
        has_default = is_sent_by_client and not field.required
        is_unset = field.name in unset
        mark = "?" if has_default or is_unset else ""
        text = _type(field.type)
        if field.name == "move":
            text = text.replace("Record<string, unknown>", "Wire")
        lines.append(f"  {field.encode_name}{mark}: {text};")
    lines.append("}\n")
    return "\n".join(lines)


def _type(kind: inspect.Type) -> str:
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
            return RAW
        case inspect.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(_type(part) for part in types)
        case inspect.Metadata(type=inner_type):
            return _type(inner_type)
        case inspect.CustomType(cls=cls) if cls in (msgspec.Raw, object):
            return RAW
    raise NotImplementedError(f"No TypeScript for {kind!r} yet.")


def main() -> int:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(types_source(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
