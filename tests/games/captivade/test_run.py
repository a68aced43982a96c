"""RUN: sealed trips, connections and flights, money, the example of Utqiagvik, staying, and the travel log."""

from itertools import pairwise

import pytest

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.events import Ran, Sealed
from greatcircle.kernel.refusal import UndoRefused
from tests.games.captivade.position import (
    GAME,
    LONDON,
    act,
    at_chase,
    begun,
    ends,
    flight_counts,
    match_at,
    phase,
    position,
    refusal,
    run,
    secret,
    seen,
    sentences,
    stay,
    told,
)
from tests.games.captivade.scene import AIRPORTS, FOUR, PLACES, away, neighbours, trip_ends, walk

SAN_FRANCISCO, NUNAVUT = 7, 4


# Sealed trips.


@pytest.mark.rule("CV-19")
def test_all_free_escapees_move_at_once() -> None:
    state = position(prison=["blue"])
    assert state.actors() == [0, 1, 3]
    stay(state, "yellow")
    assert state.actors() == [0, 1]
    stay(state, "red")
    assert phase(state) == "running"
    stay(state, "green")
    assert phase(state) == "rolling"


@pytest.mark.rule("CV-119")
def test_a_sealed_trip_stands() -> None:
    match = match_at(position())
    match.play(0, match.state.parse_move({"move": "run", "to": 37, "flights": 0}))
    with pytest.raises(UndoRefused):
        match.undo(0)
    assert refusal(match.state, "red", "run", to=LONDON, flights=0) == ("CV-119",)  # type: ignore[arg-type]


@pytest.mark.rule("CV-119")
def test_neither_can_an_agents_trip_be_taken_back() -> None:
    match = match_at(at_chase(dict.fromkeys(FOUR, 60)))
    match.play(0, match.state.parse_move({"move": "chase", "calls": [36, 37]}))
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.rule("CV-120")
def test_others_see_that_a_trip_is_sealed_and_no_more() -> None:
    views = []
    for to, flights in ((LONDON, 0), (13, 1), (1, 1), (29, 2)):
        state = begun()
        events = run(state, "red", to, flights)
        assert sentences(events) == ["Ruby Red has gone into hiding."]
        assert told(events, Sealed) == [Sealed(0)]
        assert [event.is_for(1) for event in told(events, Ran)] == [False]
        assert [GAME.redact(begun(), 0, begun().legal(0)[-1], seat) for seat in (1, -2)] == [{"move": "run"}] * 2
        views.append((seen(state, "green"), seen(state)))
    assert all(view == views[0] for view in views)
    assert [one["is_sealed"] for one in views[0][0]["escapees"]] == [True, False, False, False]


# Money and flights.


@pytest.mark.rule("CV-20")
def test_escapees_begin_in_london_with_600_pounds() -> None:
    state = begun()
    for colour in FOUR:
        assert (secret(state, colour)["place"], secret(state, colour)["money"]) == (LONDON, 600)


@pytest.mark.rule("CV-21")
def test_from_week_2_one_may_stay_travel_or_add_a_flight() -> None:
    state = position({"red": 12})
    assert flight_counts(state, "red") == {0, 1}
    assert ends(state, "red") == walk(12, 2)
    assert ends(state, "red", 1) == trip_ends(12, 2, 1, "red")
    assert flight_counts(position({"red": 12}, money={"red": 299}), "red") == {0}
    assert flight_counts(position({"red": 1}), "red") == {0}


@pytest.mark.rule("CV-21", "CV-31")
@pytest.mark.parametrize("colour", FOUR)
def test_trips_are_what_trying_every_order_of_steps_gives(colour: str) -> None:
    for here in PLACES:
        state = position({colour: here}, money={colour: 600}, flights="any")
        for flights in (0, 1, 2):
            assert ends(state, colour, flights) == trip_ends(here, 2, flights, colour)


@pytest.mark.rule("CV-22")
def test_a_flight_costs_300_pounds() -> None:
    state = position({"red": 13}, money={"red": 300})
    run(state, "red", 36, 1)
    assert secret(state, "red")["money"] == 0
    poor = position({"red": 13}, money={"red": 299})
    assert flight_counts(poor, "red") == {0}
    assert refusal(poor, "red", "run", to=36, flights=1) == ("CV-22",)


@pytest.mark.rule("CV-23")
def test_two_flights_in_week_1_and_one_in_later_weeks() -> None:
    state = begun()
    assert flight_counts(state, "red") == {0, 1, 2}
    assert refusal(state, "red", "run", to=13, flights=3) == ("CV-22",)
    state = position({"red": 13}, money={"red": 900})
    assert flight_counts(state, "red") == {0, 1}
    assert refusal(state, "red", "run", to=36, flights=2) == ("CV-23",)


@pytest.mark.rule("CV-23")
def test_any_number_of_flights_may_be_agreed_on() -> None:
    state = position({"red": 13}, money={"red": 900, "green": 600}, flights="any")
    assert flight_counts(state, "red") == {0, 1, 2, 3}
    assert flight_counts(state, "green") == {0, 1, 2}
    run(state, "red", 90, 3)
    assert secret(state, "red")["money"] == 0


@pytest.mark.rule("CV-121")
def test_four_flights_are_the_most() -> None:
    rich = position({"red": 13}, money={"red": 3000}, flights="any")
    assert flight_counts(rich, "red") == {0, 1, 2, 3, 4}


@pytest.mark.rule("CV-31")
def test_flights_join_every_pair_of_open_airports() -> None:
    for airport in sorted(AIRPORTS):
        state = position({"red": airport})
        alone = {way["to"] for way in seen(state, "red")["ways"] if way["by"] == "f"}
        assert alone == AIRPORTS - {airport}


@pytest.mark.rule("CV-31")
@pytest.mark.parametrize(
    ("here", "to", "by"), [(36, 65, "fcc"), (12, 61, "cfc"), (87, 72, "ccf")], ids=["before", "between", "after"]
)
def test_a_flight_stands_anywhere_among_the_connections(here: int, to: int, by: str) -> None:
    state = position({"red": here})
    run(state, "red", to, 1)
    assert secret(state, "red")["place"] == to
    (way,) = [way for way in seen(position({"red": here}), "red")["ways"] if (way["to"], way["flights"]) == (to, 1)]
    assert (way["by"], way["cost"], way["energy"]) == (by, 300, 5)


@pytest.mark.rule("CV-32")
def test_four_connections_in_week_1_with_flights_among_them() -> None:
    state = begun()
    for colour in FOUR:
        assert ends(state, colour) == walk(LONDON, 4, colour)
        for flights in (1, 2):
            assert ends(state, colour, flights) == trip_ends(LONDON, 4, flights, colour)
    assert refusal(state, "red", "run", to=away(LONDON, 5, "red"), flights=0) == ("CV-32",)


@pytest.mark.rule("CV-33")
def test_a_third_connection_is_refused_from_week_2() -> None:
    state = position({"red": 87})
    assert ends(state, "red") == walk(87, 2) >= {87, 88, 89}
    assert refusal(state, "red", "run", to=away(87, 3, "red"), flights=0) == ("CV-33",)


# The example that begins in London and goes on from Utqiagvik.


@pytest.mark.rule("CV-34")
def test_london_to_utqiagvik_in_week_1() -> None:
    # By air to New York, then Chicago, Ontario, Alberta, Utqiagvik: every stop is as far as that way is long.
    way = [13, 12, 3, 2, 1]
    assert 13 in AIRPORTS
    assert all(there in neighbours(here) for here, there in pairwise(way))
    trips = {trip["to"]: trip for trip in seen(begun(), "red")["ways"] if trip["flights"] == 1}
    assert [(trips[stop]["cost"], trips[stop]["energy"]) for stop in way] == [
        (300, 3),
        (300, 4),
        (300, 5),
        (300, 6),
        (300, 7),
    ]
    state = begun()
    (ran,) = told(run(state, "red", 1, 1), Ran)
    assert isinstance(ran, Ran)
    assert (ran.place, ran.by, ran.cost, ran.money, ran.energy) == (1, "fcccc", 300, 300, 7)
    held = secret(state, "red")
    assert (held["place"], held["money"], held["energy"]) == (1, 300, 7)
    assert ran.path == way
    assert held["log"][0]["path"] == way
    assert [trips[stop]["path"] for stop in way] == [way[: stop + 1] for stop in range(len(way))]


@pytest.mark.rule("CV-39")
def test_of_equal_ways_the_one_is_noted_on_which_the_colour_changes_least_often() -> None:
    colours = [place.colour for place in BOARD.places]
    for way in seen(begun(), "red")["ways"]:
        if way["flights"] > 1:
            continue
        stops = [LONDON, *way["path"]]
        changes = sum(colours[one - 1] != colours[other - 1] for one, other in pairwise(stops))
        assert changes == _fewest_changes(LONDON, way["to"], way["by"].count("c"), way["flights"], colours), way


def _fewest_changes(here: int, there: int, connections: int, flights: int, colours: list[int]) -> int:
    """Try all ways with so many connections and flights; far more than there are steps when there is none."""
    if connections + flights == 0:
        return 0 if here == there else 99
    found = [99]
    if connections:
        found += [
            _fewest_changes(one, there, connections - 1, flights, colours) + (colours[one - 1] != colours[here - 1])
            for one in neighbours(here)
        ]
    if flights and here in AIRPORTS:
        found += [
            _fewest_changes(one, there, connections, flights - 1, colours) + (colours[one - 1] != colours[here - 1])
            for one in AIRPORTS - {here}
        ]
    return min(found)


@pytest.mark.rule("CV-39")
def test_under_the_first_rules_the_way_over_the_highest_numbers_was_noted() -> None:
    state = begun(rules_version=1)
    (ran,) = told(run(state, "red", 1, 1), Ran)
    assert isinstance(ran, Ran)
    assert ran.path == [10, 8, 7, 2, 1]


@pytest.mark.rule("CV-39")
def test_each_match_shows_the_ways_of_its_own_rules() -> None:
    calm, old = [13, 12, 3, 2, 1], [10, 8, 7, 2, 1]
    for state, path in ((begun(), calm), (begun(rules_version=1), old), (begun(), calm)):
        assert [way["path"] for way in seen(state, "red")["ways"] if (way["to"], way["flights"]) == (1, 1)] == [path]


@pytest.mark.rule("CV-35")
def test_stopping_earlier_on_the_way() -> None:
    state = begun()
    assert LONDON in ends(state, "red")
    assert {13, 12, 3, 2} <= ends(state, "red", 1)


@pytest.mark.rule("CV-36")
def test_on_from_utqiagvik_in_week_2() -> None:
    state = position(dict.fromkeys(FOUR, 1), money=dict.fromkeys(FOUR, 300))
    for colour in ("red", "green", "yellow"):
        assert ends(state, colour) == {1, 45, 44, 2, 3, SAN_FRANCISCO}
        assert flight_counts(state, colour) == {0}
    assert ends(state, "blue") == {1, 45, 44, 2, 3, SAN_FRANCISCO, NUNAVUT}
    assert (BOARD.places[SAN_FRANCISCO - 1].name, BOARD.places[NUNAVUT - 1].name) == ("San Francisco", "Nunavut")


# The log.


@pytest.mark.rule("CV-37", "CV-38")
def test_the_log_notes_the_way_the_money_and_the_energy() -> None:
    state = begun()
    (ran,) = told(run(state, "green", 1, 1), Ran)
    assert isinstance(ran, Ran)
    assert ran.path[0] in AIRPORTS
    assert all(there in neighbours(here) for here, there in pairwise(ran.path))
    assert secret(state, "green")["log"] == [
        {
            "week": 1,
            "path": ran.path,
            "by": "fcccc",
            "cost": 300,
            "energy": 7,
            "money": 300,
            "envelope": False,
        }
    ]
    assert secret(state, "green")["place"] == 1


@pytest.mark.rule("CV-38")
def test_what_was_passed_on_the_way_gives_nobody_away() -> None:
    state = position({"green": 37, "red": 60, "blue": 60, "yellow": 60})
    run(state, "green", 50)
    stay(state)
    for face in FOUR:
        state.apply(-1, state.parse_move({"move": "roll", "face": face}))
    act(state, 0, "chase", calls=[37, 49])
    assert phase(state) == "chasing"
    assert state.is_free[1]


@pytest.mark.rule("CV-39")
def test_for_every_end_and_number_of_flights_the_way_with_the_least_energy_is_taken() -> None:
    state = begun()
    ways = seen(state, "red")["ways"]
    keys = [(way["to"], way["flights"]) for way in ways]
    assert len(keys) == len(set(keys)) == len(state.legal(0))
    berlin = {way["flights"]: way for way in ways if way["to"] == 38}
    assert [(berlin[n]["by"], berlin[n]["energy"], berlin[n]["cost"]) for n in (0, 1, 2)] == [
        ("c", 1, 0),
        ("f", 3, 300),
        ("ff", 6, 600),
    ]


@pytest.mark.rule("CV-38", "CV-39", "CV-95")
@pytest.mark.parametrize("ferry", ["sponge-boat", "fruit-ship", "rice-junk"])
def test_every_way_that_is_shown_can_be_travelled_and_costs_what_it_says(ferry: str) -> None:
    ends_of_ferry = {"sponge-boat": {49, 53}, "fruit-ship": {50, 51}, "rice-junk": {73, 82}}[ferry]
    for colour, here in (("yellow", 52), ("green", 54), ("blue", 75), ("red", 36)):
        state = position({colour: here}, effects={colour: [ferry]}, flights="any")
        assert len(seen(state, colour)["ways"]) == len(state.legal(FOUR.index(colour)))
        for way in seen(state, colour)["ways"]:
            stops = [here, *way["path"]]
            assert stops[-1] == way["to"]
            for step, (one, other) in zip(way["by"], pairwise(stops), strict=True):
                assert {
                    "c": other in neighbours(one, colour),
                    "e": {one, other} == ends_of_ferry,
                    "f": one != other and {one, other} <= AIRPORTS,
                }[step], way
            assert way["by"].count("c") <= 2
            assert way["by"].count("e") <= 1
            assert way["by"].count("f") == way["flights"]
            assert way["energy"] == sum({"c": 1, "e": 2, "f": 3}[step] for step in way["by"])
            assert way["cost"] == 300 * way["flights"]


@pytest.mark.rule("CV-39")
def test_a_way_may_come_back_to_where_it_began() -> None:
    state = position({"red": 36}, money={"red": 600}, flights="any")
    (there_and_back,) = [way for way in seen(state, "red")["ways"] if (way["to"], way["flights"]) == (36, 1)]
    assert there_and_back["energy"] == 4
    assert sorted(there_and_back["by"]) == ["c", "f"]


@pytest.mark.rule("CV-40")
def test_a_blocked_connection_or_airport_serves_nobody() -> None:
    # Around the airport there is none other, so that it is reached by its own flights alone.
    airport = next(one for one in sorted(AIRPORTS) if not neighbours(one) & AIRPORTS)
    blocks = [{"connection": [36, 38], "until": 2}, {"airport": airport, "until": 2}]
    state = position(amid={"blocks": blocks}, effects={"red": ["twisted-ankle"]})
    assert ends(state, "red") == walk(36, 1) - {38}
    assert refusal(state, "red", "run", to=38, flights=0) == ("CV-40", "CV-125")
    assert airport not in ends(state, "red", 1)
    assert refusal(state, "red", "run", to=airport, flights=1) == ("CV-40", "CV-126")
    hunt = at_chase(dict.fromkeys(FOUR, 31), amid={"blocks": blocks})
    ways = {tuple(way["calls"]): way["by"] for way in seen(hunt, "red")["ways"]}
    assert [pair for pair, by in ways.items() if airport in pair and by == "f"] == []
    # Berlin is still called by air, or by way of Paris before flying back.
    assert ways[36, 38] == "f"
    assert ways[38, 36] == "ccf"


@pytest.mark.rule("CV-40")
def test_a_place_with_a_blocked_airport_can_be_entered_by_its_lines() -> None:
    state = position({"red": 12}, amid={"blocks": [{"airport": 13, "until": 2}]})
    assert 13 in ends(state, "red")


@pytest.mark.rule("CV-41")
def test_staying_is_always_possible_and_costs_nothing() -> None:
    blocks = [{"connection": [90, there], "until": 2} for there in sorted(neighbours(90))]
    state = position({"red": 90}, money={"red": 0}, amid={"blocks": blocks})
    assert ends(state, "red") == {90}
    run(state, "red", 90)
    assert (secret(state, "red")["money"], secret(state, "red")["energy"]) == (0, 0)


@pytest.mark.rule("CV-112")
def test_one_may_hide_in_london_and_be_searched_there() -> None:
    state = begun()
    stay(state)
    assert [secret(state, colour)["place"] for colour in FOUR] == [LONDON] * 4
    for calls_of_brown in ([36], [36, 37], [36, 13]):
        hunt = at_chase({"red": 60, "blue": 60, "yellow": 60})
        act(hunt, 0, "chase", calls=calls_of_brown)
        assert (phase(hunt), hunt.turn) == ("evading", 1)
