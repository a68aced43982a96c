"""What public facts allow, one kind of fact after the other."""

import pytest

from greatcircle.games.captivade.board import members
from greatcircle.games.captivade.knowledge.belief import belief, notebook
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.view import SPECTATOR
from tests.games.captivade.trail import COLOURS, LONDON, PLACES, begin, by_lot, seen, trips
from tests.games.captivade.week import (
    ALBERTA,
    BERLIN,
    MOSCOW,
    MOSCOW_AND_MADEIRA,
    NEW_YORK,
    PARIS,
    SYDNEY,
    TABERNAS,
    UTQIAGVIK,
    after_a_week,
    chase,
    happen,
    roll,
    run,
)


def now(state: Captivade, seat: int) -> set[int]:
    """Give the numbers of the places where an escapee can be."""
    return {place + 1 for place in members(belief(state, seat).now())}


def weeks(state: Captivade, seat: int) -> list[set[int]]:
    """Give the numbers of the places where an escapee can have been in each week."""
    return [{place + 1 for place in members(places)} for places in belief(state, seat).weeks()]


def purses(state: Captivade, seat: int, place: int) -> set[int]:
    """Give what an escapee can have, if it is in a place."""
    return {money for money, places in belief(state, seat).ended.items() if places >> (place - 1) & 1}


def ends(state: Captivade, seat: int, start: int = LONDON, flights_most: int = 2) -> set[int]:
    """Give where the trip of this week can lead from a place."""
    terms = seen(state)["terms"][seat][-1]
    return {end for end, flights in trips(start, terms, COLOURS[seat]) if flights <= flights_most}


@pytest.mark.rule("CV-20", "CV-142")
def test_before_the_first_trip_everybody_is_known_to_be_in_london_with_600_pounds() -> None:
    state = begin()
    for seat in range(3):
        assert weeks(state, seat) == [{LONDON}]
        assert purses(state, seat, LONDON) == {600}


@pytest.mark.rule("CV-32", "CV-142")
def test_after_the_first_run_an_escapee_can_be_wherever_a_first_trip_leads() -> None:
    state = begin()
    run(state, (UTQIAGVIK, 1), (LONDON, 0), (PARIS, 0))
    for seat in range(3):
        assert weeks(state, seat) == [{LONDON}, ends(state, seat)]


@pytest.mark.rule("CV-19", "CV-120")
def test_a_trip_that_is_sealed_changes_nothing_until_all_are() -> None:
    state = begin()
    move = state.parse_move({"move": "run", "to": UTQIAGVIK, "flights": 1})
    for seat in (1, 0):
        state.apply(seat, move)
        assert now(state, 0) == now(state, 1) == {LONDON}
    state.apply(2, move)
    assert (now(state, 0), now(state, 1)) == (ends(state, 0), ends(state, 1))


@pytest.mark.rule("CV-47", "CV-143")
def test_who_is_spotted_was_in_that_place_and_has_gone_on_from_there() -> None:
    state = after_a_week((UTQIAGVIK, 1))
    run(state, (ALBERTA, 0), *MOSCOW_AND_MADEIRA)
    assert len(weeks(state, 0)[1]) > 1
    roll(state, "red")
    assert weeks(state, 0) == [{LONDON}, {UTQIAGVIK}, ends(state, 0, UTQIAGVIK)]


@pytest.mark.rule("CV-49", "CV-143")
def test_who_names_a_colour_and_a_zone_is_on_the_one_and_was_in_the_other() -> None:
    state = after_a_week((UTQIAGVIK, 1))
    run(state, (ALBERTA, 0), *MOSCOW_AND_MADEIRA)
    before = weeks(state, 0)
    roll(state, "blue")
    after = weeks(state, 0)
    assert {PLACES[place]["zone"] for place in after[1]} == {"A"}
    assert {PLACES[place]["colour"] for place in after[2]} == {"blue"}
    assert UTQIAGVIK in after[1] < before[1]
    assert ALBERTA in after[2] < before[2]


@pytest.mark.rule("CV-52", "CV-53", "CV-143")
def test_who_is_not_on_a_colour_is_on_another_and_an_exclamation_mark_tells_nothing() -> None:
    state = begin()
    run(state, (UTQIAGVIK, 1), *MOSCOW_AND_MADEIRA)
    before = [now(state, seat) for seat in range(3)]
    roll(state, "yellow quiet-week", "! snowdrift", "red thaw")
    yellow = {number for number, place in PLACES.items() if place["colour"] == "yellow"}
    red = {number for number, place in PLACES.items() if place["colour"] == "red"}
    assert [now(state, seat) for seat in range(3)] == [before[0] - yellow, before[1], before[2] - red]


@pytest.mark.rule("CV-76", "CV-77", "CV-147")
def test_a_call_without_an_answer_rules_places_out_for_all_but_the_agents_own_escapee() -> None:
    state = begin()
    run(state, (BERLIN, 0), *MOSCOW_AND_MADEIRA)
    roll(state, "red", "green", "blue")
    before = [now(state, seat) for seat in range(3)]
    chase(state, [LONDON, BERLIN])
    assert now(state, 0) == before[0]
    assert now(state, 1) == before[1] - {LONDON, BERLIN}
    assert now(state, 2) == before[2] - {LONDON, BERLIN}


@pytest.mark.rule("CV-78", "CV-147")
def test_an_assistant_rules_nothing_out_for_its_players_escapee() -> None:
    state = begin(2)
    run(state, (UTQIAGVIK, 1), (MOSCOW, 0))
    roll(state, "red", "green")
    before = now(state, 0)
    chase(state, [LONDON], [LONDON, BERLIN])
    assert now(state, 0) == before
    assert not now(state, 1) & {LONDON, BERLIN}


@pytest.mark.rule("CV-76", "CV-81", "CV-84")
def test_who_is_found_is_there_whether_it_goes_free_or_is_taken() -> None:
    state = begin()
    run(state, (UTQIAGVIK, 1), (PARIS, 0), (BERLIN, 0))
    roll(state, "red", "green", "blue")
    chase(state, [BERLIN, PARIS])
    assert (now(state, 1), now(state, 2)) == ({PARIS}, {BERLIN})
    happen(state, move="roll", face="!")
    assert notebook(state)[2] is None
    assert (now(state, 1), weeks(state, 2)) == ({PARIS}, [{LONDON}, {BERLIN}])


@pytest.mark.rule("CV-86", "CV-87")
def test_the_zones_that_an_agent_is_told_are_those_of_now() -> None:
    state = begin()
    run(state, (UTQIAGVIK, 1), (MOSCOW, 0), (BERLIN, 0))
    roll(state, "red", "green", "blue")
    chase(state, [LONDON, BERLIN])
    happen(state, move="roll", face="!")
    chase(state, [LONDON], [LONDON])
    run(state, (UTQIAGVIK, 0), (MOSCOW, 0))
    roll(state, "red")
    before = [now(state, seat) for seat in range(2)]
    roll(state, "! quiet-week")
    assert now(state, 0) == before[0]
    assert now(state, 1) == {place for place in before[1] if PLACES[place]["zone"] == "C"} < before[1]


@pytest.mark.rule("CV-138", "CV-139")
def test_cards_can_make_an_escapee_tell_its_zone_or_its_colour() -> None:
    state = begin()
    run(state, (UTQIAGVIK, 1), *MOSCOW_AND_MADEIRA)
    before = now(state, 0)
    roll(state, "! phone-booth", "! holiday-snap", "blue")
    assert now(state, 0) == {place for place in before if PLACES[place]["zone"] == "A"}
    assert {PLACES[place]["colour"] for place in now(state, 1)} == {"red"}


@pytest.mark.rule("CV-88", "CV-142")
def test_only_where_the_own_agent_stood_can_there_be_the_money_of_an_envelope() -> None:
    state = begin()
    run(state, (LONDON, 0), *MOSCOW_AND_MADEIRA)
    roll(state, "red", "green", "blue")
    assert purses(state, 0, LONDON) == {600, 300, 0}
    chase(state, [LONDON], [PARIS, TABERNAS], [PARIS, TABERNAS])
    assert purses(state, 0, LONDON) == {900, 600, 300}
    assert purses(state, 0, BERLIN) == {600, 300, 0}
    assert purses(state, 1, MOSCOW) == {600, 300, 0}
    # The same, money by money, as samples reckon it.
    stage = belief(state, 0)
    assert [stage.purse_after(300, place - 1) for place in (LONDON, BERLIN)] == [600, 300]


@pytest.mark.rule("CV-128", "CV-129")
def test_money_that_a_card_takes_leaves_nobody_with_less_than_none() -> None:
    state = begin()
    run(state, (UTQIAGVIK, 1), *MOSCOW_AND_MADEIRA)
    roll(state, "! pickpocket", "! frozen-accounts", "! old-friend")
    assert purses(state, 0, LONDON) == {300, 0}
    assert purses(state, 0, NEW_YORK) == {0}
    assert purses(state, 1, LONDON) == {500, 200, 0}
    assert purses(state, 2, LONDON) == {700, 400, 200}


@pytest.mark.rule("CV-22", "CV-143")
def test_who_must_have_flown_has_paid_for_it() -> None:
    state = after_a_week((SYDNEY, 1))
    run(state, (SYDNEY, 0), *MOSCOW_AND_MADEIRA)
    assert purses(state, 0, PARIS) == {600, 300, 0}
    roll(state, "red")
    assert purses(state, 0, SYDNEY) == {300, 0}
    assert purses(state, 0, PARIS) == {0}


@pytest.mark.rule("CV-143")
def test_what_is_heard_later_narrows_the_weeks_before() -> None:
    state = after_a_week((UTQIAGVIK, 1))
    run(state, (ALBERTA, 0), *MOSCOW_AND_MADEIRA)
    roll(state, "! quiet-week", "green", "blue")
    chase(state, [LONDON], [LONDON], [LONDON])
    first = weeks(state, 0)[1]
    leading_on = {place for place in first if ALBERTA in ends(state, 0, place)}
    run(state, (UTQIAGVIK, 0), *MOSCOW_AND_MADEIRA)
    roll(state, "red")
    assert weeks(state, 0)[1:3] == [leading_on, {ALBERTA}]
    assert UTQIAGVIK in leading_on < first


@pytest.mark.rule("CV-142", "CV-143")
def test_the_notebook_is_the_same_for_all_and_can_be_left_out() -> None:
    for state, log in by_lot("notebook", 3):
        if len(log) % 5 == 0:
            pages = [seen(state, seat)["notebook"] for seat in (SPECTATOR, 0, 1, 2)]
            assert all(page == pages[0] for page in pages)
            assert [page is None for page in pages[0]] == [not is_free for is_free in state.is_free]
    assert seen(begin(notebook=False))["notebook"] is None
