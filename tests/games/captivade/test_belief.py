"""What public facts allow: no place too many, no place too few, week by week."""

from collections import Counter
from typing import Any

import pytest

from greatcircle.games.captivade.belief import belief, belief_after, notebook, weeks_told
from greatcircle.games.captivade.board import BOARD, FLIGHT_PRICE, START_MONEY, members
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.view import SPECTATOR
from tests.games.captivade.trail import (
    LONDON,
    PLACES,
    Trail,
    all_trails,
    begin,
    by_lot,
    relive,
    seen,
    trail_of,
    trips,
    weeks_of,
)

STYLES: list[dict[str, object]] = [{}, {"weeks": 8, "flights": "any"}, {"weeks": 10, "assistants": "lots"}]
TRAILS_MOST = 3000
"""More trails than these are not looked for one by one, but in slow tests."""
UTQIAGVIK, ALBERTA, NEW_YORK, PARIS, BERLIN, MOSCOW, TABERNAS, MADEIRA, SYDNEY = 1, 2, 13, 37, 38, 41, 49, 50, 89
MOSCOW_AND_MADEIRA = ((MOSCOW, 0), (MADEIRA, 0))
"""Where green and blue are out of everybody's way."""


def run(state: Captivade, *ends: tuple[int, int]) -> None:
    """Let all free escapees travel, in seat order: to a place with so many flights."""
    for seat, (to, flights) in zip(state.free_seats(), ends, strict=True):
        move = state.parse_move({"move": "run", "to": to, "flights": flights})
        assert move in state.legal(seat)
        state.apply(seat, move)


def happen(state: Captivade, **wire: object) -> None:
    """Let whoever is to act, a seat or chance, do this."""
    move = state.parse_move(wire)
    actor = state.actors()[0]
    assert move in state.legal(actor)
    state.apply(actor, move)


def roll(state: Captivade, *faces: str) -> None:
    """Let all free escapees roll; a card, where one is due, is named after the face: "! quiet-week"."""
    if state.first < 0:
        happen(state, move="roll", face="red")
    for face, *cards in [face.split() for face in faces]:
        happen(state, move="roll", face=face)
        for card in cards:
            happen(state, move="draw", card=card)


def chase(state: Captivade, *calls: list[int]) -> None:
    """Let the agents move, one after another."""
    for called in calls:
        happen(state, move="chase", calls=called)


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
    colour = ("red", "green", "blue", "yellow")[seat]
    terms = seen(state)["terms"][seat][-1]
    return {end for end, flights in trips(start, terms, colour) if flights <= flights_most}


def after_a_week(end: tuple[int, int]) -> Captivade:
    """Give a match after a week in which red went to a place and nothing was learnt but that nobody is in London."""
    state = begin()
    run(state, end, *MOSCOW_AND_MADEIRA)
    roll(state, "red", "green", "blue")
    chase(state, [LONDON], [LONDON], [LONDON])
    return state


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


@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_is_what_all_trails_say_that_agree_with_the_record(seats: int, style: dict[str, object]) -> None:
    looks = 0
    for state, log in by_lot(f"trails {seats}", seats, **style):
        if state.week > 2:
            break
        if len(log) % 6 == 0:
            looks += compare(state, TRAILS_MOST)
    assert looks > 4


@pytest.mark.slow
@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_is_what_all_trails_of_many_weeks_say(seats: int) -> None:
    depths: Counter[int] = Counter()
    for number in range(9):
        for state, log in by_lot(f"long trails {seats} {number}", seats, **STYLES[number % len(STYLES)]):
            if state.week > 2 and len(log) % 9 == 0:
                depths[int(state.week)] += compare(state, 5 * TRAILS_MOST)
    assert depths[3] > 0
    assert sum(depths[week] for week in depths if week > 3) > 0


@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_truths_look_the_same_if_and_only_if_belief_allows_them(seats: int) -> None:
    """Live a match again with every other first trip of a rival: what its neighbour sees decides."""
    state, log = played(f"other truths {seats}", seats, 1)
    rival = 1
    view = seen(state, 0)
    allowed = belief(state, rival).now()
    alike: set[Trail] = set()
    for end, flights in trips(LONDON, view["terms"][rival][0], "green"):
        if flights * FLIGHT_PRICE <= START_MONEY:
            other = relive(state, log, rival, ((end, flights),))
            if other is not None and seen(other, 0) == view:
                alike.add(((end, flights),))
    assert {trail[0][0] for trail in alike} == {place + 1 for place in members(allowed)}
    assert sum(belief(state, rival).weights()) == len(alike) > 1
    assert trail_of(state, rival) in alike


@pytest.mark.slow
@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("number", range(4))
def test_other_truths_of_two_weeks_look_the_same_if_and_only_if_belief_allows_them(number: int) -> None:
    state, log = played(f"two weeks {number}", 2 + number % 3, 2)
    rival = 1
    view = seen(state, 0)
    first, second = view["terms"][rival][:2]
    agreeing = all_trails(view, rival, 2)
    starts = sorted(trips(LONDON, first, "green"))[number::11]
    tried = 0
    for start in starts:
        for end in sorted(trips(start[0], second, "green"))[number % 3 :: 3]:
            other = relive(state, log, rival, (start, end))
            assert (other is not None and seen(other, 0) == view) == ((start, end) in agreeing)
            tried += 1
    assert tried > 100


@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_never_rules_out_the_truth(seats: int) -> None:
    met = live_through(seats, 6)
    assert met["captured"] > 0
    assert met["fined"] > 0


@pytest.mark.slow
@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_never_rules_out_the_truth_in_hundreds_of_matches(seats: int) -> None:
    met = live_through(seats, 80)
    for what in ("captured", "fined", "envelope", "ferry", "ticket", "shut", "closed", "grounded", "slow", "fast"):
        assert met[what] > 0, what


def live_through(seats: int, matches: int) -> Counter[str]:
    """Play matches by lot and look at every state whether the truth is believed; count what was met on the way."""
    met: Counter[str] = Counter()
    for number in range(matches):
        for state, _ in by_lot(f"truth {seats} {number}", seats, **STYLES[number % len(STYLES)]):
            for seat in range(seats):
                expect_truth(state, seat)
        for seat in range(seats):
            meet(met, state, seat)
    return met


def expect_truth(state: Captivade, seat: int) -> None:
    """See that where an escapee was, in every week, and what it has agrees with belief."""
    told = weeks_told(state, seat)
    trail = [BOARD.start, *state.ends[seat]]
    for place, places in zip(trail[: told + 1], belief(state, seat).weeks(), strict=True):
        assert places >> place & 1
    whole = belief_after(state, seat, len(state.ends[seat]))
    assert whole.ended[state.money[seat]] >> trail[-1] & 1


def meet(met: Counter[str], state: Captivade, seat: int) -> None:
    """Count what happened to an escapee."""
    public = seen(state)
    met["captured"] += public["escapees"][seat]["captured"] is not None
    met["fined"] += any(fact["seat"] == seat and fact["kind"] == "paid" for fact in public["facts"])
    met["envelope"] += any(place == end for place, end in zip(state.stands[seat], state.ends[seat], strict=False))
    for terms in public["terms"][seat][1:]:
        met["ferry"] += terms["ferry"] is not None
        met["ticket"] += terms["is_first_free"]
        met["shut"] += bool(terms["shut"])
        met["closed"] += bool(terms["closed"])
        met["grounded"] += terms["flights"] == 0
        met["slow"] += terms["connections"] == 1
        met["fast"] += terms["connections"] == 3


def compare(state: Captivade, trails_most: int) -> int:
    """Compare belief about every escapee with the trails found one by one; give how many were compared."""
    public: dict[str, Any] = seen(state)
    compared = 0
    for seat in range(state.seats):
        told = weeks_of(public, seat)
        stage = belief_after(state, seat, told)
        if sum(stage.weights()) > trails_most:
            continue
        found = all_trails(public, seat, told)
        ends_found = Counter(trail[-1][0] if trail else LONDON for trail in found)
        assert stage.weights() == [ends_found[place] for place in sorted(PLACES)]
        for week in range(1, told + 1):
            assert {place + 1 for place in members(stage.weeks()[week])} == {trail[week - 1][0] for trail in found}
        purses_found = {(money, trail[-1][0] if trail else LONDON) for trail, money in found.items()}
        assert {
            (money, place + 1) for money, places in stage.ended.items() for place in members(places)
        } == purses_found
        assert found[trail_of(state, seat)] == state.money[seat]
        compared += 1
    return compared


def played(seed: str, seats: int, weeks_played: int) -> tuple[Captivade, list[tuple[int, int]]]:
    """Play a match by lot to the end of a week's searches, so far that somebody hears of seat 1."""
    for number in range(100):
        for state, log in by_lot(f"{seed} {number}", seats):
            if not state.is_free[1]:
                break
            if state.week > weeks_played:
                return state, log
    raise AssertionError("seat 1 is always taken")
