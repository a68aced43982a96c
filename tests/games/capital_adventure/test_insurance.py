"""Insurance Tokens: what they pay, where and when, and that each pays once."""

import pytest

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.card import Hazard
from greatcircle.games.capital_adventure.events import Cashed
from greatcircle.games.capital_adventure.hazard_event import Paid
from greatcircle.games.capital_adventure.payload import ContinentId
from tests.games.capital_adventure.position import (
    AT_SEA,
    act,
    answer,
    ask,
    can,
    cash,
    destinations,
    end,
    fine,
    go,
    hazards,
    in_london,
    kinds,
    meet_hazard,
    position,
    refusal,
    reply,
    side,
    told,
    travel,
    try_visa,
)
from tests.games.capital_adventure.scene import CITIES, CONTINENTS, INSURANCE, continent, fare

PAYS: dict[ContinentId, int] = {"europe": 500, "africa": 1000, "asia": 1000, "australasia": 500, "americas": 1000}
A_CITY = {"europe": "rome", "africa": "cairo", "asia": "delhi", "australasia": "sydney", "americas": "chicago"}


@pytest.mark.rule("CA-48")
@pytest.mark.parametrize(("where", "amount"), list(PAYS.items()))
def test_what_each_token_pays(where: ContinentId, amount: int) -> None:
    state = position({"red": A_CITY[where]})
    events = act(state, "cash", continent=where)
    assert told(events, Cashed) == [Cashed(0, where, amount)]
    assert cash(state) == 1000 + amount
    assert side(state)["insurance"] == [one for one in CONTINENTS if one != where]


@pytest.mark.rule("CA-49")
def test_a_token_is_cashed_in_its_own_continent_alone() -> None:
    for city in CITIES:
        if city != "london":
            state = position({"red": city})
            assert [one for one in CONTINENTS if can(state, "cash", continent=one)] == [continent(city)]
    assert refusal(position({"red": "cairo"}), "cash", continent="europe") == ("CA-49", "CA-50")


@pytest.mark.rule("CA-49")
def test_a_token_is_cashed_at_every_decision_of_the_go() -> None:
    state = position({"red": "rome"})
    assert can(state, "cash", continent="europe")
    reply(state)
    assert can(state, "cash", continent="europe")
    go(state, "athens")
    assert can(state, "cash", continent="europe")
    act(state, "cash", continent="europe")
    assert can(state, "pay", tokens=0)
    assert can(position({"red": "paris"}), "cash", continent="europe")
    assert can(in_london(), "cash", continent="europe")


@pytest.mark.rule("CA-49")
def test_a_token_is_not_cashed_while_a_question_is_open_or_in_the_go_of_another() -> None:
    state = position({"red": "rome", "blue": "rome"})
    assert not can(state, "cash", side="blue", continent="europe")
    ask(state)
    assert not can(state, "cash", continent="europe")


@pytest.mark.rule("CA-49")
def test_a_hazard_that_costs_more_than_the_cash_cashes_the_token_by_itself() -> None:
    state = position({"red": "cairo"}, cash={"red": 100})
    events = meet_hazard(state, fine("africa", 900))
    assert told(events, Cashed) + told(events, Paid) == [Cashed(0, "africa", 1000), Paid(0, 900)]
    assert cash(state) == 200
    assert "africa" not in side(state)["insurance"]
    rich = position({"red": "cairo"}, cash={"red": 900})
    meet_hazard(rich, fine("africa", 900))
    assert cash(rich) == 0
    assert "africa" in side(rich)["insurance"]


@pytest.mark.rule("CA-50")
def test_beyond_the_exit_the_continent_has_been_left() -> None:
    state = position({"red": "athens"})
    try_visa(state, "athens-cairo")
    assert side(state)["continent"] is None
    assert refusal(state, "cash", continent="europe") == ("CA-158",)
    ask(state)
    answer(state)
    assert side(state)["continent"] == "africa"


@pytest.mark.rule("CA-51")
@pytest.mark.parametrize("card", hazards("lose-all"), ids=lambda card: card.id)
def test_insurance_is_safe_when_all_money_is_lost(card: Hazard) -> None:
    state = position({"red": A_CITY[CONTINENTS[card.continent]]}, cash={"red": 2350})
    meet_hazard(state, card.id)
    assert cash(state) == 0
    assert side(state)["insurance"] == CONTINENTS


@pytest.mark.rule("CA-52")
def test_a_token_stays_good_for_a_later_return() -> None:
    state = position({"red": "cairo", "blue": "rome"}, cash={"red": 0}, insurance={"red": ["europe"]})
    meet_hazard(state, fine("africa", 900))
    assert side(state)["city"] == "athens"
    end(state)
    act(state, "cash", continent="europe")
    assert cash(state) == 500


@pytest.mark.rule("CA-53")
def test_a_token_that_was_cashed_is_gone_for_good() -> None:
    state = position({"red": "rome"})
    act(state, "cash", continent="europe")
    assert not can(state, "cash", continent="europe")
    assert refusal(state, "cash", continent="europe") == ("CA-53",)


@pytest.mark.rule("CA-54")
@pytest.mark.parametrize("place", ["athens-cairo", "athens-cairo>athens", AT_SEA])
def test_on_a_transit_point_a_side_is_in_no_continent_and_cashes_nothing(place: str) -> None:
    state = position({"red": place})
    assert side(state)["continent"] is None
    assert "cash" not in kinds(state)
    assert state.insured(0) == 0


@pytest.mark.rule("CA-55")
def test_in_the_diplomat_version_the_crossing_changes_the_continent() -> None:
    state = position({"red": "athens"}, version="diplomat")
    travel(state, "cairo")
    assert can(state, "cash", continent="africa")
    assert not can(state, "cash", continent="europe")


@pytest.mark.rule("CA-56")
def test_a_token_may_pay_for_the_crossing_that_leaves_its_continent() -> None:
    price = fare("athens", "cairo") + 1000
    state = position({"red": "athens"}, cash={"red": price - 500})
    assert "cairo" not in destinations(state)
    act(state, "cash", continent="europe")
    travel(state, "cairo")
    assert side(state)["city"] == "cairo"
    assert cash(state) == 0


@pytest.mark.rule("CA-57")
def test_cashing_in_is_never_doubled() -> None:
    state = position({"red": "delhi"})
    act(state, "double")
    act(state, "cash", continent="asia")
    assert cash(state) == 2000


def test_the_tokens_together_are_worth_4000_dollars() -> None:
    assert sum(INSURANCE.values()) == 4000
    assert [one.insurance for one in BOARD.continents] == list(PAYS.values())
