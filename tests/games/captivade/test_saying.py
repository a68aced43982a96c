"""This file tests what agents can say to each other."""

import pytest

from greatcircle.games.captivade.board import PLACES, ZONES
from greatcircle.games.captivade.position import OVER
from greatcircle.kernel.saying import find_saying
from tests.games.captivade.position import GAME, begun, position


def spoken(saying: str, value: str = "", seats: int = 4) -> str:
    return find_saying(GAME.sayings(position(seats=seats)), saying).words(value)


@pytest.mark.rule("CV-05")
def test_agents_may_tell_each_other_what_they_mean_to_do() -> None:
    assert spoken("search", "40") == "Let us search Lapland (40)."
    assert spoken("search", "C") == "Let us search Zone C (Europe and Greenland)."
    assert spoken("mine", "C") == "Zone C (Europe and Greenland) is mine."
    assert spoken("go", "36") == "I will go to London (36)."
    assert spoken("clear", "53") == "I have ruled out Tripoli (53)."
    assert spoken("clear", "A") == "I have ruled out Zone A (North America)."
    assert spoken("hunt", "red") == "Let us hunt Ruby Red first."
    assert spoken("yes") == "Agreed."


@pytest.mark.rule("CV-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_and_zone_can_be_named_whatever_anybody_knows(seats: int) -> None:
    sayings = GAME.sayings(position(seats=seats))
    assert len(find_saying(sayings, "search").fills) == PLACES + ZONES
    assert len(find_saying(sayings, "go").fills) == PLACES
    assert len(find_saying(sayings, "hunt").fills) == seats


@pytest.mark.rule("CV-05")
def test_all_who_lead_an_agent_can_speak_at_any_time_of_the_match() -> None:
    assert all(begun().can_speak(seat) for seat in range(4))
    chased = position({"red": 12}, posts={"white": None})
    assert [chased.can_speak(seat) for seat in range(4)] == [True, False, True, True]
    chased.phase = OVER
    assert not any(chased.can_speak(seat) for seat in range(4))
