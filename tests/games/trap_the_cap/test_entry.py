"""What can be looked up: a space or a base with all that stands there, and where a cap is."""

import pytest

from greatcircle.games.trap_the_cap.entry import entries
from tests.games.trap_the_cap.position import position

CAPS = {"red-1": "A4", "blue-1": "under red-1", "green-2": "under red-1", "blue-2": "A4", "green-1": "held base-A"}


@pytest.mark.rule("TC-25")
@pytest.mark.parametrize("name", ["A4", "a4", "red-1", "Red 1", "blue-1"])
def test_a_space_tells_what_is_in_its_stacks(name: str) -> None:
    (entry,) = entries(position(CAPS, seats=3), name)
    assert entry.title == "A4 (grey)"
    assert entry.lines == ("Next to it: A3, A5.", "Here: blue-2.", "Here: red-1, carrying blue-1 and green-2.")


@pytest.mark.rule("TC-30")
def test_a_base_tells_who_is_at_home_and_what_was_brought_there() -> None:
    (entry,) = entries(position(CAPS, seats=3), "base-A")
    assert entry.title == "Base-A (base of Red)"
    assert entry.lines[1:] == ("Here: red-2, red-3, red-4, red-5 and red-6.", "Brought here: green-1.")


def test_what_is_nowhere_is_not_found() -> None:
    assert entries(position(seats=3), "black-1") == []
