"""Trapping: a cap that lands on another one takes it along."""

import pytest
from tests.games.trap_the_cap.position import act, choices, move_cap, position, spot, throw


@pytest.mark.rule("TC-19", "TC-24")
def test_landing_on_a_foreign_cap_traps_it() -> None:
    state = position({"red-1": "A2", "blue-1": "A5"})
    move_cap(state, 3, "red-1", "A5")
    assert spot(state, "blue-1") == "under red-1"
    assert spot(state, "red-1") == "A5"


@pytest.mark.rule("TC-23")
def test_only_the_landing_space_traps() -> None:
    state = position({"red-1": "A2", "blue-1": "A3"})
    throw(state, 3)
    act(state, "pick", cap="red-1")
    assert "go A5" in choices(state)
    act(state, "go", to="A5")
    assert spot(state, "blue-1") == "A3"
