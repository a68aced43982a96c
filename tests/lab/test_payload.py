"""Types of plain data are read from the sources, and plain data is held against them."""

from pathlib import Path

import pytest

from greatcircle.lab.payload import (
    Alias,
    Constants,
    DictOf,
    Field,
    ListOf,
    Named,
    OneOf,
    Plain,
    Structure,
    TupleOf,
    UnreadableTypeError,
    has_payload,
    read_game,
    read_payload,
)
from greatcircle.lab.payload_check import faults

SOURCE = '''
"""This file is an example."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "blue"]
"""The colour of a seat."""


class State(TypedDict):
    """The whole truth."""

    turn: Colour | None
    """Whose turn
    it is."""
    hands: dict[str, list[int]]


class View(State):
    """What is seen."""

    at: tuple[int, float]
    note: NotRequired[str]


Cross = TypedDict("Cross", {"move": Literal["cross"], "from": str})
"""A crossing."""


class Rest(TypedDict):
    """A rest."""

    move: Literal["rest"]


class Unused(TypedDict):
    """Nobody asks for it."""


Move = Cross | Rest
'''
EVENTS = '''
from dataclasses import dataclass


@dataclass(frozen=True)
class Crossed(Event):
    """A border was crossed."""

    seat: int
    by: payload.Colour

    def sentence(self, names: Sequence[str]) -> str:
        return "It was crossed."
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game with types and events."""
    (tmp_path / "payload.py").write_text(SOURCE, "utf-8")
    (tmp_path / "events.py").write_text(EVENTS, "utf-8")
    return tmp_path


def test_types_are_read_with_their_sentences(folder: Path) -> None:
    found = read_payload(folder / "payload.py").definitions
    assert found["Colour"] == Alias("Colour", Constants(("red", "blue")), "The colour of a seat.")
    assert found["State"] == Structure(
        "State",
        (
            Field("turn", OneOf((Named("Colour"), Plain("None"))), True, "Whose turn it is."),
            Field("hands", DictOf(ListOf(Plain("int")))),
        ),
        (),
        "The whole truth.",
    )
    assert found["View"] == Structure(
        "View",
        (Field("at", TupleOf((Plain("int"), Plain("float")))), Field("note", Plain("str"), False)),
        ("State",),
        "What is seen.",
    )
    crossing = (Field("move", Constants(("cross",))), Field("from", Plain("str")))
    assert found["Cross"] == Structure("Cross", crossing, (), "A crossing.")


def test_events_are_read_from_all_files_of_a_game(folder: Path) -> None:
    assert has_payload(folder)
    found = read_game(folder)
    told = (Field("event", Constants(("Crossed",))), Field("seat", Plain("int")), Field("by", Named("Colour")))
    assert found.definitions["Crossed"] == Structure("Crossed", told, (), "A border was crossed.")
    members = OneOf((Named("Crossed"), Named("Ended")))
    assert found.definitions["GameEvent"] == Alias("GameEvent", members, "Something that happened.")


def test_only_what_is_needed_is_reached(folder: Path) -> None:
    reached = read_game(folder).reached(("View", "Move"))
    assert reached == ["Colour", "State", "View", "Cross", "Rest", "Move"]


def test_types_are_taken_from_other_files(tmp_path: Path) -> None:
    lines = "from greatcircle.equipment.map.payload import Plate\n\n\nclass Drawing(TypedDict):\n    map: Plate\n"
    (tmp_path / "payload.py").write_text(lines, "utf-8")
    found = read_payload(tmp_path / "payload.py")
    assert found.reached(("Drawing",)) == ["Drawing", "Plate"]
    assert found.imports["Plate"][0] == "greatcircle.equipment.map.payload"
    plate, home = found.find("Plate")
    assert "LineStyle" in home.definitions
    assert plate.name == "Plate"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Odd = set[str]", "set[str] is no type that a client can be told"),
        ("Odd = dict[int, str]", "dict[int, str] is no type"),
        ("def odd() -> None: ...", "classes, names for types and imports"),
        ("class State(TypedDict):\n    pass", "the name State is taken"),
    ],
)
def test_what_cannot_be_told_is_refused_with_its_line(folder: Path, line: str, fault: str) -> None:
    path = folder / "payload.py"
    path.write_text(SOURCE + line + "\n", "utf-8")
    with pytest.raises(UnreadableTypeError) as refused:
        read_payload(path)
    assert fault in str(refused.value)
    assert f"payload.py:{SOURCE.count(chr(10)) + 1}:" in str(refused.value)


FITTING = {"turn": "red", "hands": {"a": [1]}, "at": [1, 2.5]}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({}, None),
        ({"turn": None, "note": "!", "at": [1, 2]}, None),
        ({"turn": "green"}, "View.turn: 'green' is none of"),
        ({"hands": {"a": [True]}}, "View.hands.a[0]: True is no int"),
        ({"hands": []}, "View.hands: [] is no object"),
        ({"at": [1]}, "View.at: [1] is no list of 2"),
        ({"note": None}, "View.note: None is no str"),
        ({"nota": ""}, "View: View has no field 'nota'"),
        ({"turn": ...}, "View: 'turn' of View is missing"),
    ],
)
def test_plain_data_is_held_against_its_type(folder: Path, change: dict[str, object], fault: str | None) -> None:
    data = {name: value for name, value in {**FITTING, **change}.items() if value is not ...}
    found = list(faults(data, Named("View"), read_game(folder), "View"))
    assert len(found) == (0 if fault is None else 1)
    assert found == [] or str(fault) in found[0]


def test_one_of_several_types_has_to_fit_wholly(folder: Path) -> None:
    payload = read_game(folder)
    assert list(faults({"move": "rest"}, Named("Move"), payload)) == []
    assert list(faults({"move": "cross", "from": "EU01"}, Named("Move"), payload)) == []
    assert list(faults({"move": "rest", "from": "EU01"}, Named("Move"), payload)) != []
    assert list(faults({"move": "cross"}, Named("Move"), payload)) == [": 'from' of Cross is missing"]
