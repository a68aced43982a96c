"""Hazards and Telexes at sea: back to New Orleans once, then missed goes, and what a Telex pays there."""

import pytest

from greatcircle.games.capital_adventure.card import TELEXES, Telex
from greatcircle.games.capital_adventure.events import TokenEarned
from greatcircle.games.capital_adventure.hazard_event import (
    GoMissed,
    HazardDrawn,
    SentBack,
    TelexDrawn,
    WillMiss,
)
from tests.games.capital_adventure.position import (
    AT_SEA,
    act,
    ask,
    can,
    cash,
    destinations,
    end,
    fine,
    get_telex,
    kinds,
    meet_hazard,
    on_turn,
    position,
    purpose,
    ready,
    refusal,
    reply,
    sail,
    sails,
    side,
    telexes,
    told,
    travel,
)
from tests.games.capital_adventure.scene import GOALS, fare

VERSIONS = pytest.mark.parametrize("version", ["visa", "diplomat"])


@pytest.mark.rule("CA-140", "CA-141")
@VERSIONS
def test_the_first_hazard_at_sea_leads_back_to_new_orleans_without_a_card(version: str) -> None:
    state = position({"red": AT_SEA}, sea={"red": 5}, version=version, tokens={"red": 1})
    events = meet_hazard(state)
    assert told(events, SentBack) == [SentBack(0, "new-orleans")]
    assert told(events, HazardDrawn) == []
    after = side(state)
    assert (after["city"], after["transit"], after["sea"], after["declared"]) == ("new-orleans", None, 0, None)
    assert (after["cash"], after["tokens"], after["was_sent_back"]) == (1000, 1, True)
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-140")
def test_a_side_that_was_sent_back_may_earn_in_new_orleans_and_chooses_anew_how_to_get_its_visa() -> None:
    state = position({"red": AT_SEA}, declared={"red": "atlantic"}, cash={"red": 3000})
    meet_hazard(state)
    end(state)
    assert can(state, "roll")
    travel(state, "new-york")
    end(state)
    assert {by for by, _ in sails(state)} == {"money", "answer"}


@pytest.mark.rule("CA-142", "CA-143")
def test_a_later_hazard_at_sea_costs_two_goes_and_keeps_the_progress() -> None:
    state = position({"red": AT_SEA}, sea={"red": 4}, sent_back=["red"])
    events = meet_hazard(state)
    assert told(events, WillMiss) == [WillMiss(0, 2)]
    assert (side(state)["sea"], side(state)["transit"]["to"], on_turn(state)) == (4, "london", "blue")
    for left in (1, 0):
        assert told(end(state), GoMissed) == [GoMissed(0, left)]
        assert on_turn(state) == "blue"
    end(state)
    assert on_turn(state) == "red"
    reply(state)
    assert side(state)["sea"] == 5


@pytest.mark.rule("CA-144")
def test_what_counts_is_whether_the_side_itself_was_ever_sent_back() -> None:
    state = position({"red": AT_SEA, "blue": AT_SEA}, sent_back=["blue"], sea={"red": 2, "blue": 2})
    assert told(meet_hazard(state), SentBack) == [SentBack(0, "new-orleans")]
    assert told(meet_hazard(state), SentBack) == []
    assert side(state, "blue")["missed"] == 2


@pytest.mark.rule("CA-144")
def test_a_wrong_answer_makes_no_later_journey() -> None:
    state = position({"red": AT_SEA})
    reply(state, is_right=False)
    end(state)
    assert told(meet_hazard(state), SentBack) == [SentBack(0, "new-orleans")]


@pytest.mark.rule("CA-144")
def test_being_deported_in_between_changes_nothing() -> None:
    state = position({"red": "new-orleans"}, sent_back=["red"], cash={"red": 0}, insurance={"red": []})
    meet_hazard(state, fine("americas", 900))
    assert side(state)["was_sent_back"]


@pytest.mark.rule("CA-145")
def test_coming_back_to_new_york_ends_the_go_and_earns_a_token_every_time() -> None:
    state = position({"red": "new-orleans"}, pegs={"red": GOALS}, sent_back=["red"])
    assert told(travel(state, "new-york"), TokenEarned) == [TokenEarned(0, "new-york")]
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-146")
@pytest.mark.parametrize("card", TELEXES, ids=lambda card: card.id)
def test_at_sea_a_telex_for_certain_continents_pays_nothing(card: Telex) -> None:
    state = position({"red": AT_SEA}, sea={"red": 3})
    gain = 0 if card.continents else card.amount
    assert told(get_telex(state, card.id), TelexDrawn) == [TelexDrawn(0, card.id, gain)]
    assert cash(state) == 1000 + gain


@pytest.mark.rule("CA-146")
def test_among_those_are_telexes_for_europe_and_the_americas() -> None:
    assert telexes("europe")
    assert telexes("americas")
    assert telexes("europe", "americas")


@pytest.mark.rule("CA-147")
def test_a_telex_is_not_one_of_the_six() -> None:
    state = position({"red": AT_SEA}, sea={"red": 5})
    get_telex(state, telexes()[0].id)
    assert (side(state)["sea"], on_turn(state)) == (5, "red")
    ask(state)
    assert purpose(state) == "sea"


@pytest.mark.rule("CA-148")
def test_a_double_does_not_double_missed_goes_at_sea() -> None:
    state = position({"red": AT_SEA}, sent_back=["red"])
    act(state, "double")
    meet_hazard(state)
    assert side(state)["missed"] == 2


@pytest.mark.rule("CA-159")
def test_nobody_has_to_sail() -> None:
    state = ready("visa", 5000)
    assert can(state, "end")
    assert {"chicago", "new-orleans"} <= destinations(state)
    travel(state, "chicago")
    assert (side(state)["city"], cash(state)) == ("chicago", 5000 - fare("new-york", "chicago"))


@pytest.mark.rule("CA-158")
def test_at_sea_a_side_may_let_its_go_pass_and_cannot_turn_back() -> None:
    state = position({"red": AT_SEA}, cash={"red": 9000})
    assert kinds(state) == {"double", "roll", "end", "propose"}
    assert refusal(state, "go", to="new-york") == ("CA-158",)
    end(state)
    assert side(state)["transit"]["to"] == "london"


def test_after_sailing_nothing_but_the_questions_is_left() -> None:
    state = ready("diplomat", 5000)
    sail(state, "fare")
    assert kinds(state) == {"roll", "end", "propose"}
