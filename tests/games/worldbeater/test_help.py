"""The cards that help: each does what it says, for this turn alone, and no more."""

from typing import cast

import pytest

from greatcircle.games.worldbeater.rules.play import Worldbeater
from tests.games.worldbeater.position import (
    choices,
    claim,
    drive,
    end,
    ends,
    fly,
    hand,
    happen,
    holds,
    may,
    on_turn,
    phase,
    place,
    play,
    position,
    put_back,
    refusal,
    shown,
    until_turn_of,
)
from tests.games.worldbeater.scene import (
    FORT_DUNLOP,
    NEW_YORK,
    OUTER_AREAS,
    UK,
    approach,
    area,
    laid,
    lines,
    neighbours,
    one_of_each,
    places,
    role,
    row,
    runs,
)

AIRPORT = places("airport", within=OUTER_AREAS[0])[0]
FAR_AIRPORT = places("airport", within=OUTER_AREAS[1])[0]
HELP_AT_THE_START = ["full-tank", "overtake", "byway", "roof-rack", "connection", "charter"]


def open_run(length: int) -> list[str]:
    """Find a straight row of open hexagons."""
    return row(*["open"] * length)


@pytest.mark.rule("WB-99")
@pytest.mark.parametrize("card", HELP_AT_THE_START)
def test_help_is_played_before_the_car_moves(card: str) -> None:
    here, there = open_run(2)
    state = position({"black": here}, hands={"black": [card]})
    assert may(state, "play", card=card)
    drive(state, there)
    assert not may(state, "play", card=card)
    assert refusal(state, "play", card=card) == ("WB-99",)


@pytest.mark.rule("WB-99")
def test_a_token_put_back_begins_the_movement() -> None:
    here = one_of_each()[0]
    state = position({"black": here}, back=["black"], held={"black": [here]}, hands={"black": ["full-tank"]})
    put_back(state, here)
    assert refusal(state, "play", card="full-tank") == ("WB-99",)


@pytest.mark.rule("WB-99")
@pytest.mark.parametrize("card", HELP_AT_THE_START)
def test_what_is_not_used_is_lost_at_the_end_of_the_turn(card: str) -> None:
    fresh = position()
    state = position(hands={"black": [card]})
    play(state, card)
    end(state)
    until_turn_of(state, "black")
    for fact in ("moves_left", "tokens_left", "passes", "may_connect", "may_charter"):
        assert shown(state, fact) == shown(fresh, fact)


@pytest.mark.rule("WB-102")
def test_a_full_tank_is_one_more_move() -> None:
    here, there = open_run(2)
    state = position({"black": here}, hands={"black": ["full-tank"]})
    play(state, "full-tank")
    drive(state, there)
    assert on_turn(state) == "black"
    drive(state, here)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-102", "WB-48")
def test_a_full_tank_is_of_no_use_after_a_flight() -> None:
    state = position({"black": AIRPORT}, hands={"black": ["full-tank"]})
    play(state, "full-tank")
    fly(state, FAR_AIRPORT)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-103")
def test_an_overtaking_lane_passes_one_car() -> None:
    here, middle, beyond = open_run(3)
    state = position({"black": here, "red": middle}, hands={"black": ["overtake"]})
    play(state, "overtake")
    assert refusal(state, "drive", to=middle) == ("WB-40",)
    drive(state, beyond)
    assert place(state, "black") == beyond


@pytest.mark.rule("WB-103")
def test_it_does_not_pass_two_cars_in_a_line() -> None:
    here, one, other, beyond = open_run(4)
    state = position({"black": here, "red": one, "blue": other}, hands={"black": ["overtake"]})
    play(state, "overtake")
    assert refusal(state, "drive", to=beyond) == ("WB-39", "WB-103")


@pytest.mark.rule("WB-103", "WB-63")
def test_two_cars_that_wait_in_new_york_are_two_cars_to_pass() -> None:
    here, _, beyond = row("open", "new-york", "open")
    cars = {"black": here, "red": NEW_YORK, "blue": NEW_YORK}
    state = position(cars, back=["red", "blue"], hands={"black": ["overtake"]})
    assert refusal(state, "drive", to=beyond) == ("WB-39",)
    play(state, "overtake")
    assert not may(state, "drive", to=beyond)
    assert refusal(state, "drive", to=beyond) == ("WB-39", "WB-103")
    state = position({**cars, "blue": FORT_DUNLOP}, back=["red"], hands={"black": ["overtake"]})
    play(state, "overtake")
    assert may(state, "drive", to=beyond)


@pytest.mark.rule("WB-103")
def test_it_passes_once_in_a_turn() -> None:
    here, middle, beyond = open_run(3)
    state = position({"black": here, "red": middle}, amid={"passes": {"cars": 1, "tokens": 0}, "moves_left": 2})
    drive(state, beyond)
    assert shown(state, "passes") == {"cars": 0, "tokens": 0}
    assert refusal(state, "drive", to=here) == ("WB-39",)


@pytest.mark.rule("WB-103")
def test_a_move_that_passes_nobody_keeps_the_lane_open() -> None:
    here, there, middle, beyond = open_run(4)
    state = position({"black": here, "red": middle}, amid={"passes": {"cars": 1, "tokens": 0}, "moves_left": 2})
    drive(state, there)
    assert shown(state, "passes") == {"cars": 1, "tokens": 0}
    drive(state, beyond)
    assert place(state, "black") == beyond


@pytest.mark.rule("WB-104")
@pytest.mark.parametrize("face", ["up", "down"])
def test_a_byway_passes_one_town_with_its_token(face: str) -> None:
    here, covered, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    returned = [covered] if face == "down" else []
    state = position({"black": here}, hands={"black": ["byway"]}, returned=returned)
    assert beyond not in ends(state)
    play(state, "byway")
    drive(state, beyond)
    assert place(state, "black") == beyond


@pytest.mark.rule("WB-104")
def test_a_byway_passes_once_in_a_turn() -> None:
    here, covered, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    state = position({"black": here}, amid={"passes": {"cars": 0, "tokens": 1}, "moves_left": 2})
    drive(state, beyond)
    assert shown(state, "passes") == {"cars": 0, "tokens": 0}
    assert refusal(state, "drive", to=here) == ("WB-41",)
    assert may(state, "claim", at=covered)


@pytest.mark.rule("WB-104")
def test_a_byway_does_not_pass_two_tokens_nor_a_car() -> None:
    here, covered, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    state = position({"black": here, "red": covered}, hands={"black": ["byway"]})
    play(state, "byway")
    assert refusal(state, "drive", to=beyond) == ("WB-39",)
    run = _two_tokens_in_a_row()
    state = position({"black": run[0]}, seats=6, hands={"black": ["byway"]})
    play(state, "byway")
    assert refusal(state, "drive", to=run[-1]) == ("WB-41", "WB-104")


def _two_tokens_in_a_row() -> list[str]:
    """Find a straight row from an open hexagon over two towns to an open one beyond."""
    for length in range(4, 9):
        for run in runs(length):
            if role(run[0]) == role(run[-1]) == "open" and [role(one) for one in run].count("town") == 2:
                return run
    raise LookupError


@pytest.mark.rule("WB-104", "WB-44")
def test_a_byway_does_not_let_one_land_on_a_token() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, returned=[covered], hands={"black": ["byway"]})
    play(state, "byway")
    assert refusal(state, "claim", at=covered) == ("WB-30", "WB-44")


@pytest.mark.rule("WB-105", "WB-73")
def test_a_roof_rack_allows_three_claims_of_which_two_are_from_one_area() -> None:
    tokens = next(found for found in map(_three_claims, places("open")) if found)
    assert len(tokens) == 3
    assert len({area(one) for one in tokens}) == 2


def _three_claims(here: str) -> set[str]:
    """Search a turn with a roof rack that claims three tokens; empty when there is none of a few moves."""
    start = position({"black": here}, hands={"black": ["roof-rack"]})
    play(start, "roof-rack")
    layer = [start]
    for _ in range(5):
        beyond = []
        for state in layer:
            for move in state.legal(0):
                if state.wire(move)["move"] in ("claim", "cross"):
                    after = cast(Worldbeater, state.copy())
                    after.apply(0, move)
                    if len(holds(after, "black")) == 3:
                        return holds(after, "black")
                    if on_turn(after) == "black":
                        beyond.append(after)
        layer = beyond[:20]
    return set()


@pytest.mark.rule("WB-105")
def test_a_roof_rack_allows_three_to_be_put_back() -> None:
    one = one_of_each()[0]
    state = position({"black": one}, back=["black"], held={"black": [one]}, hands={"black": ["roof-rack"]})
    play(state, "roof-rack")
    put_back(state, one)
    assert shown(state, "tokens_left") == 2


@pytest.mark.rule("WB-106")
def test_a_connecting_drive_goes_on_after_a_flight() -> None:
    state = position({"black": approach(AIRPORT)}, hands={"black": ["connection"]})
    play(state, "connection")
    drive(state, AIRPORT)
    fly(state, FAR_AIRPORT)
    assert (on_turn(state), shown(state, "moves_left")) == ("black", 1)
    assert not ends(state, "fly")
    assert may(state, "end")
    drive(state, next(one for one in neighbours(FAR_AIRPORT) if role(one) == "open"))
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-106")
def test_what_the_further_move_earns_is_earned() -> None:
    airport, covered = _far_token()
    start = next(one for one in places("airport") if area(one) not in (area(airport), UK))
    state = position({"black": start}, hands={"black": ["connection"]})
    play(state, "connection")
    fly(state, airport)
    claim(state, covered)
    assert (on_turn(state), holds(state, "black")) == ("black", {covered})


def _far_token() -> tuple[str, str]:
    """Find an airport and a town in a free line from it."""
    for airport in places("airport"):
        for line in lines(airport):
            for step in line:
                if laid(step):
                    return airport, step
                if role(step) == "town":
                    break
    raise LookupError


@pytest.mark.rule("WB-106", "WB-55")
def test_another_flight_needs_another_airport_and_ends_the_movement() -> None:
    state = position({"black": AIRPORT}, hands={"black": ["connection"]})
    play(state, "connection")
    fly(state, FAR_AIRPORT)
    assert refusal(state, "fly", to=AIRPORT) == ("WB-55",)
    assert shown(state, "may_connect") is False


@pytest.mark.rule("WB-107")
def test_a_charter_flies_from_wherever_the_car_stands() -> None:
    here, there = open_run(2)
    far = next(one for one in places("airport") if area(one) != area(here))
    state = position({"black": here}, hands={"black": ["charter"]})
    play(state, "charter")
    assert ends(state, "fly") == {one for one in places("airport") if area(one) != area(here)}
    fly(state, far)
    assert (place(state, "black"), on_turn(state)) == (far, "red")
    state = position({"black": here}, hands={"black": ["charter"]})
    play(state, "charter")
    drive(state, there)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-107")
def test_a_charter_is_the_first_move_or_none() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    far = next(one for one in places("airport") if area(one) != area(here))
    state = position({"black": here}, hands={"black": ["charter"]})
    play(state, "charter")
    claim(state, covered)
    assert not ends(state, "fly")
    assert refusal(state, "fly", to=far) == ("WB-45", "WB-48")


@pytest.mark.rule("WB-107", "WB-88")
def test_a_token_put_back_at_the_start_leaves_the_charter_as_first_move() -> None:
    here = one_of_each()[0]
    state = position({"black": here}, back=["black"], held={"black": [here]}, hands={"black": ["charter"]})
    play(state, "charter")
    put_back(state, here)
    assert ends(state, "fly")


@pytest.mark.rule("WB-107")
def test_a_charter_needs_somewhere_to_fly_to() -> None:
    state = position(hands={"black": ["charter"]}, harms={"black": ["fog"]})
    assert refusal(state, "play", card="charter") == ("WB-107", "WB-112")


@pytest.mark.rule("WB-108")
def test_with_papers_nobody_waits_in_new_york() -> None:
    held = {"black": one_of_each()}
    state = position({"black": approach(NEW_YORK)}, held=held, hands={"black": ["papers"]}, undealt=())
    assert refusal(state, "play", card="papers") == ("WB-108",)
    drive(state, NEW_YORK)
    play(state, "papers")
    assert (on_turn(state), shown(state, "waiting")) == ("red", [False] * 3)
    end(state)
    end(state)
    assert (on_turn(state), shown(state, "rounds")) == ("black", 1)
    assert ends(state, "drive")


@pytest.mark.rule("WB-108")
def test_papers_that_are_dealt_in_new_york_serve_at_once() -> None:
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()}, played=["papers", "fog"])
    drive(state, NEW_YORK)
    happen(state, "deal", card="papers")
    happen(state, "deal", card="fog")
    play(state, "papers")
    assert not shown(state, "waiting")[0]


@pytest.mark.rule("WB-108")
def test_papers_are_of_no_use_later() -> None:
    state = position({"black": NEW_YORK}, back=["black"], hands={"black": ["papers"]})
    assert not choices(state, "play")
    assert refusal(state, "play", card="papers") == ("WB-108",)


@pytest.mark.rule("WB-108")
@pytest.mark.parametrize("back", [[], ["black"]])
def test_papers_are_of_no_use_after_a_move_that_does_not_arrive(back: list[str]) -> None:
    here, there = (approach(NEW_YORK), NEW_YORK) if back else open_run(2)
    state = position({"black": here}, back=back, hands={"black": ["papers"]})
    drive(state, there)
    assert choices(state) == ["end"]
    assert refusal(state, "play", card="papers") == ("WB-108",)


@pytest.mark.rule("WB-109")
def test_a_mechanic_lifts_all_harm_of_this_turn() -> None:
    harms = {"black": ["closed-borders", "fog", "puncture", "paperwork", "customs", "curfew"]}
    here, near, far = open_run(3)
    state = position({"black": here}, hands={"black": ["mechanic"]}, harms=harms)
    assert (far in ends(state), shown(state, "tokens_left")) == (False, 1)
    play(state, "mechanic")
    assert shown(state, "acting_harms") == []
    assert {near, far} <= ends(state, "drive")
    assert shown(state, "tokens_left") == 2


@pytest.mark.rule("WB-109")
def test_a_mechanic_needs_something_to_mend() -> None:
    state = position(hands={"black": ["mechanic"]}, harms={"red": ["fog"]})
    assert refusal(state, "play", card="mechanic") == ("WB-109",)


@pytest.mark.rule("WB-109", "WB-110")
def test_a_mechanic_does_not_help_against_a_missed_turn() -> None:
    state = position(hands={"red": ["mechanic"]}, harms={"red": ["breakdown", "fog"]})
    end(state)
    assert (on_turn(state), hand(state, "red")) == ("blue", ["mechanic"])
    end(state)
    end(state)
    assert (on_turn(state), phase(state)) == ("red", "driving")
    assert shown(state, "acting_harms") == ["fog"]
    play(state, "mechanic")
    assert shown(state, "acting_harms") == []
