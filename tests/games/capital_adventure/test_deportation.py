"""Deportation: who cannot pay, what is kept, where it leads, and how it goes on."""

import pytest

from greatcircle.games.capital_adventure.events import Cashed
from greatcircle.games.capital_adventure.hazard_event import Deported, Paid
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from tests.games.capital_adventure.position import (
    act,
    can,
    cash,
    destinations,
    end,
    fine,
    hazards,
    kinds,
    meet_hazard,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    set_out,
    side,
    told,
    travel,
)
from tests.games.capital_adventure.scene import CONTINENTS, DEPORTED_TO, GOALS, continent

A_CITY = {"europe": "rome", "africa": "cairo", "asia": "delhi", "australasia": "sydney", "americas": "chicago"}


@pytest.mark.rule("CA-79")
@pytest.mark.parametrize(("money", "is_deported"), [(899, True), (900, False)])
def test_a_side_that_cannot_pay_is_deported(money: int, is_deported: bool) -> None:
    state = position({"red": "cairo"}, cash={"red": money}, insurance={"red": []})
    events = meet_hazard(state, fine("africa", 900))
    assert bool(told(events, Deported)) == is_deported
    assert side(state)["city"] == ("athens" if is_deported else "cairo")


@pytest.mark.rule("CA-79", "CA-81")
def test_a_side_that_can_pay_with_its_insurance_has_to() -> None:
    state = position({"red": "rome"}, cash={"red": 400})
    events = meet_hazard(state, fine("europe", 900))
    assert told(events, Cashed) + told(events, Paid) == [Cashed(0, "europe", 500), Paid(0, 900)]
    assert (side(state)["city"], cash(state)) == ("rome", 0)


@pytest.mark.rule("CA-80")
def test_only_the_insurance_of_the_continent_counts() -> None:
    others = [one for one in CONTINENTS if one != "africa"]
    state = position({"red": "cairo"}, cash={"red": 0}, insurance={"red": others})
    assert told(meet_hazard(state, fine("africa", 100)), Deported) == [Deported(0, "athens")]
    assert side(state)["insurance"] == others


@pytest.mark.rule("CA-80", "CA-93")
def test_travel_tokens_do_not_count() -> None:
    state = position({"red": "cairo"}, cash={"red": 0}, insurance={"red": []}, tokens={"red": 2})
    assert told(meet_hazard(state, fine("africa", 100)), Deported) == [Deported(0, "athens")]
    assert side(state)["tokens"] == 2


@pytest.mark.rule("CA-81")
def test_if_even_the_insurance_is_not_enough_nothing_is_taken() -> None:
    state = position({"red": "rome"}, cash={"red": 399})
    events = meet_hazard(state, fine("europe", 900))
    assert told(events, Cashed) == told(events, Paid) == []
    assert cash(state) == 399
    assert side(state)["insurance"] == CONTINENTS


@pytest.mark.rule("CA-82")
@pytest.mark.parametrize(("money", "insurance"), [(700, []), (200, ["europe"])])
def test_fined_900_with_700_in_all_a_side_is_deported_and_still_has_700(money: int, insurance: list[str]) -> None:
    state = position({"red": "rome"}, cash={"red": money}, insurance={"red": insurance})
    assert cash(state) + state.insured(0) == 700
    assert told(meet_hazard(state, fine("europe", 900)), Deported) == [Deported(0, "london")]
    assert cash(state) + state.insured(0) == 700
    assert (cash(state), side(state)["insurance"]) == (money, insurance)


@pytest.mark.rule("CA-83")
def test_visited_cities_stay_visited() -> None:
    state = position({"red": "cairo"}, cash={"red": 0}, insurance={"red": []}, pegs={"red": GOALS[:9]})
    meet_hazard(state, fine("africa", 900))
    assert side(state)["pegs"] == GOALS[:9]


def deported() -> CapitalAdventure:
    """Give the moment in which a side that was deported to London with $300 has its next go."""
    state = position({"red": "rome"}, cash={"red": 300}, insurance={"red": []})
    meet_hazard(state, fine("europe", 900))
    assert on_turn(state) == "blue"
    end(state)
    return state


@pytest.mark.rule("CA-84")
@pytest.mark.parametrize(("total", "city"), [(3, "madrid"), (6, "vienna"), (9, "berlin"), (10, "rome")])
def test_a_side_in_london_rolls_both_dice_in_its_next_go_and_sets_out_free_of_charge(total: int, city: str) -> None:
    state = deported()
    assert side(state)["is_starting"]
    assert kinds(state) == {"roll", "propose"}
    assert refusal(state, "go", to="rome") == ("CA-31", "CA-84")
    set_out(state, total)
    assert (side(state)["city"], cash(state)) == (city, 300)


@pytest.mark.rule("CA-84")
def test_that_go_runs_like_a_first_one() -> None:
    state = deported()
    set_out(state, 12)
    act(state, "double")
    reply(state)
    travel(state, "paris")
    assert on_turn(state) == "blue"
    again = deported()
    set_out(again, 12)
    travel(again, "vienna")
    assert on_turn(again) == "blue"


@pytest.mark.rule("CA-85")
@pytest.mark.parametrize("where", CONTINENTS)
def test_where_the_deported_go(where: str) -> None:
    state = position({"red": A_CITY[where]}, cash={"red": 0}, insurance={"red": []})
    (event,) = told(meet_hazard(state, fine(where, 900)), Deported)
    to = DEPORTED_TO[where]
    assert event == Deported(0, to)
    assert side(state)["city"] == to
    assert to not in GOALS
    before = CONTINENTS[max(CONTINENTS.index(where) - 1, 0)]
    assert continent(to) == before


@pytest.mark.rule("CA-86")
def test_deportation_ends_the_go() -> None:
    state = position({"red": "cairo"}, cash={"red": 300}, insurance={"red": []})
    meet_hazard(state, fine("africa", 900))
    assert on_turn(state) == "blue"
    end(state)
    assert can(state, "roll")
    assert destinations(state)


@pytest.mark.rule("CA-87")
def test_travel_tokens_and_doubles_are_kept() -> None:
    state = position({"red": "cairo"}, cash={"red": 0}, insurance={"red": []}, tokens={"red": 2}, doubles={"red": 3})
    meet_hazard(state, fine("africa", 900))
    assert (side(state)["tokens"], side(state)["doubles"]) == (2, 3)


@pytest.mark.rule("CA-88")
@pytest.mark.parametrize(("money", "is_deported"), [(499, True), (500, False)])
def test_with_a_double_the_doubled_sum_has_to_be_paid(money: int, is_deported: bool) -> None:
    state = position({"red": "rome"}, cash={"red": money}, insurance={"red": []})
    act(state, "double")
    events = meet_hazard(state, fine("europe", 250))
    assert bool(told(events, Deported)) == is_deported
    assert cash(state) == (499 if is_deported else 0)


def test_other_hazards_never_deport() -> None:
    for kind in ("lose-all", "miss"):
        state = position({"red": "rome"}, cash={"red": 0}, insurance={"red": []})
        assert told(meet_hazard(state, hazards(kind, "europe")[0].id), Deported) == []
        assert (side(state)["city"], phase(state)) == ("rome", "deciding")
