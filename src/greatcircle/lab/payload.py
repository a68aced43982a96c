"""This file is the types of plain data that leaves the program, as they stand in the sources: `payload.py` and events.

They are read, not imported: compiled modules forget what their types were made of.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

from greatcircle.lab.clause import PACKAGE

FILE: Final = "payload.py"
ROOTS: Final = ("View", "Drawing", "Move", "GameEvent")
"""What a client gets to see of a game; every game with a `payload.py` has these."""
EVENT: Final = "Event"
"""The class that the events of a game derive from."""
SHARED_EVENT: Final = "Ended"
"""The event of the kernel that every game tells."""
STRUCTURE: Final = "TypedDict"

PlainName = Literal["str", "int", "float", "bool", "None", "object"]


@dataclass(frozen=True)
class Plain:
    """A type that is made of nothing else."""

    name: PlainName


@dataclass(frozen=True)
class Constants:
    """One of a few values."""

    values: tuple[str | int, ...]


@dataclass(frozen=True)
class ListOf:
    """A list of any length."""

    item: "Type"


@dataclass(frozen=True)
class TupleOf:
    """A list of a certain length."""

    items: tuple["Type", ...]


@dataclass(frozen=True)
class DictOf:
    """An object with any names for its fields."""

    value: "Type"


@dataclass(frozen=True)
class OneOf:
    """One of several types."""

    members: tuple["Type", ...]


@dataclass(frozen=True)
class Named:
    """A type that is defined elsewhere."""

    name: str


Type = Plain | Constants | ListOf | TupleOf | DictOf | OneOf | Named


@dataclass(frozen=True)
class Field:
    """A field of a structure."""

    name: str
    type: Type
    is_required: bool = True
    sentence: str = ""


@dataclass(frozen=True)
class Structure:
    """An object with certain fields, beside those of the structures that it extends."""

    name: str
    fields: tuple[Field, ...]
    extends: tuple[str, ...] = ()
    sentence: str = ""


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    type: Type
    sentence: str = ""


Definition = Structure | Alias


class UnreadableTypeError(Exception):
    """Something in the sources that has no counterpart here."""

    def __init__(self, path: Path, node: ast.AST, fault: str) -> None:
        super().__init__(f"{path}:{getattr(node, 'lineno', 1)}: {fault}")


class Payload:
    """The definitions of one or more files, in their order, and those that they take from other payload files."""

    def __init__(self) -> None:
        self.definitions: dict[str, Definition] = {}
        self.imports: dict[str, tuple[str, Payload]] = {}
        """The module that a name comes from, and what is defined there."""

    def find(self, name: str) -> tuple[Definition, "Payload"]:
        """Give a definition by its name, and where the names in it are to be looked up."""
        if name in self.imports:
            return self.imports[name][1].find(name)
        return self.definitions[name], self

    def fields(self, structure: Structure) -> Iterator[tuple[Field, "Payload"]]:
        """List the fields of a structure, those of what it extends first, and where the names in each are looked up."""
        for name in structure.extends:
            base, home = self.find(name)
            assert isinstance(base, Structure), f"{structure.name} extends {name}, which is no structure"
            yield from home.fields(base)
        for field in structure.fields:
            yield field, self

    def reached(self, roots: tuple[str, ...]) -> list[str]:
        """List the names that are needed to say what the roots are: definitions first, in their order, then imports."""
        seen: set[str] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if name in self.definitions:
                waiting.extend(_names_in(self.definitions[name]))
        return [name for name in [*self.definitions, *self.imports] if name in seen]


def has_payload(folder: Path) -> bool:
    """Tell whether a game says what its plain data is."""
    return (folder / FILE).is_file()


def read_game(folder: Path) -> Payload:
    """Read what a game sends: its `payload.py`, the events in the files of its folder, and the one that all tell."""
    payload = read_payload(folder / FILE)
    events: list[str] = []
    kernel = PACKAGE / "kernel" / "event.py"
    for path in [*sorted(folder.glob("*.py")), kernel]:
        source = _Source(path, payload)
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, ast.ClassDef) or EVENT not in map(ast.unparse, node.bases):
                continue
            if path != kernel or node.name == SHARED_EVENT:
                source.define(source.event(node), node)
                events.append(node.name)
    members = OneOf(tuple(Named(name) for name in events))
    payload.definitions["GameEvent"] = Alias("GameEvent", members, "Something that happened.")
    return payload


def read_payload(path: Path) -> Payload:
    """Read a file of types."""
    payload = Payload()
    source = _Source(path, payload)
    body = ast.parse(path.read_text("utf-8")).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.ImportFrom(module=str(module)) if module.endswith(".payload"):
                _import(payload, node, module)
            case ast.ClassDef():
                source.define(source.structure(node), node)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="TypedDict")) as call):
                source.define(source.functional(name, call, _sentence(after)), node)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                source.define(Alias(name, source.type(value), _sentence(after)), node)
            case ast.ImportFrom() | ast.Expr():
                pass
            case _:
                raise UnreadableTypeError(path, node, "a file of types holds classes, names for types and imports.")
    return payload


def _import(payload: Payload, node: ast.ImportFrom, module: str) -> None:
    path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    source = read_payload(path)
    for alias in node.names:
        payload.imports[alias.name] = (module, source)


class _Source:
    """A file whose types are read."""

    def __init__(self, path: Path, payload: Payload) -> None:
        self.path = path
        self.payload = payload

    def define(self, definition: Definition, node: ast.AST) -> None:
        """Add a definition; its name must be free."""
        if definition.name in self.payload.definitions or definition.name in self.payload.imports:
            raise UnreadableTypeError(self.path, node, f"the name {definition.name} is taken.")
        self.payload.definitions[definition.name] = definition

    def structure(self, node: ast.ClassDef) -> Structure:
        """Read a class whose fields are annotated, each with a sentence below it if need be."""
        fields = [
            self._field(part.target.id, part.annotation, _sentence(after))
            for part, after in zip(node.body, [*node.body[1:], None], strict=True)
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        ]
        extends = tuple(name for name in map(ast.unparse, node.bases) if name not in (STRUCTURE, EVENT))
        return Structure(node.name, tuple(fields), extends, _flowing(ast.get_docstring(node)))

    def event(self, node: ast.ClassDef) -> Structure:
        """Read an event as it is told: its kind under "event", then its fields."""
        read = self.structure(node)
        kind = Field("event", Constants((node.name,)))
        return Structure(read.name, (kind, *read.fields), read.extends, read.sentence)

    def functional(self, name: str, call: ast.Call, sentence: str) -> Structure:
        """Read `TypedDict("Name", {"from": str})`, which is for fields whose names are words of the language."""
        match call.args:
            case [ast.Constant(), ast.Dict(keys=keys, values=values)]:
                fields = [
                    self._field(key.value, value, "")
                    for key, value in zip(keys, values, strict=True)
                    if isinstance(key, ast.Constant) and isinstance(key.value, str)
                ]
                return Structure(name, tuple(fields), (), sentence)
        raise UnreadableTypeError(self.path, call, "a TypedDict is called with its name and its fields.")

    def _field(self, name: str, annotation: ast.expr, sentence: str) -> Field:
        match annotation:
            case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
                return Field(name, self.type(inner), False, sentence)
        return Field(name, self.type(annotation), True, sentence)

    def type(self, node: ast.expr) -> Type:
        """Read a type."""
        match node:
            case ast.Constant(value=None):
                return Plain("None")
            case ast.Name(id=name) if name in get_args(PlainName):
                return Plain(name)  # type: ignore[arg-type]  # the guard has looked it up
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="payload"), attr=name):
                return Named(name)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return OneOf((*_members(self.type(left)), *_members(self.type(right))))
            case ast.Subscript(value=ast.Name(id="list"), slice=item):
                return ListOf(self.type(item))
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
                return TupleOf(tuple(self.type(item) for item in items))
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[ast.Name(id="str"), value])):
                return DictOf(self.type(value))
            case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
                found = [value.value for value in _elements(values) if isinstance(value, ast.Constant)]
                return Constants(tuple(value for value in found if isinstance(value, str | int)))
        raise UnreadableTypeError(self.path, node, f"{ast.unparse(node)} is no type that a client can be told.")


def _elements(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _members(kind: Type) -> tuple[Type, ...]:
    return kind.members if isinstance(kind, OneOf) else (kind,)


def _sentence(node: ast.stmt | None) -> str:
    """Give the text that stands below a field or a name."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return _flowing(text)
    return ""


def _flowing(text: str | None) -> str:
    return " ".join((text or "").split())


def _names_in(part: Definition | Type) -> Iterator[str]:
    """List the names that a definition or a type mentions."""
    match part:
        case Structure(fields=fields, extends=extends):
            yield from extends
            for field in fields:
                yield from _names_in(field.type)
        case Alias(type=inner) | ListOf(item=inner) | DictOf(value=inner):
            yield from _names_in(inner)
        case TupleOf(items=inners) | OneOf(members=inners):
            for member in inners:
                yield from _names_in(member)
        case Named(name=name):
            yield name
