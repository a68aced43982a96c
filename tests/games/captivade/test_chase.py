"""CHASE: the order of the agents, how far they go, the examples from Perth, and what they call."""

from itertools import pairwise

import pytest

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.events import Enveloped, Searched, WeekBegan
from tests.games.captivade.position import (
    LONDON,
    at_chase,
    calls,
    chase,
    ends,
    on_move,
    patrol,
    phase,
    position,
    post,
    refusal,
    roll,
    secret,
    seen,
    sentences,
    told,
)
from tests.games.captivade.scene import AIRPORTS, FOUR, PLACES, agent_calls, neighbours

AWAY = dict.fromkeys(FOUR, 31)
"""Escapees in Tierra del Fuego, where no agent comes by."""
PERTH, ALICE_SPRINGS, SYDNEY, HOBART, BEIJING = 87, 88, 89, 90, 72


def order(seats: int, first: str, **options: object) -> list[str]:
    """List the agents in the order of their moves."""
    state = at_chase(AWAY, seats=seats, first=first, **options)
    found = []
    while phase(state) == "chasing":
        found.append(on_move(state))
        chase(state, LONDON)
    return found


@pytest.mark.rule("CV-63")
def test_agents_move_clockwise_from_that_of_the_first_roller() -> None:
    assert order(4, "red") == ["brown", "white", "black", "silver"]
    assert order(4, "blue") == ["black", "silver", "brown", "white"]
    assert order(3, "green") == ["white", "black", "brown"]


@pytest.mark.rule("CV-64")
def test_with_two_seats_the_assistant_follows_the_agent() -> None:
    assert order(2, "red") == ["brown", "black", "white", "silver"]
    assert order(2, "green") == ["white", "silver", "brown", "black"]


@pytest.mark.rule("CV-65")
def test_an_agent_stays_or_goes_up_to_three_connections_or_two_and_a_free_flight() -> None:
    from_london = {way["by"] for way in seen(at_chase(AWAY), "red")["ways"]}
    assert {"", "c", "f", "cf", "fc", "fcc"} <= from_london
    assert all(way.count("f") <= 1 for way in from_london)
    assert all(len(way) <= 3 for way in from_london)
    assert {"ccf", "ccc"} <= {way["by"] for way in seen(at_chase(AWAY, posts={"brown": PERTH}), "red")["ways"]}


@pytest.mark.rule("CV-65", "CV-70")
def test_calls_are_what_trying_every_trip_gives() -> None:
    for here in PLACES:
        assert calls(at_chase(AWAY, posts={"brown": here})) == agent_calls(here)


@pytest.mark.rule("CV-66", "CV-72")
def test_from_perth_to_hobart_in_one_week_calls_89_and_90() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    events = chase(state, SYDNEY, HOBART)
    (searched,) = told(events, Searched)
    assert isinstance(searched, Searched)
    assert (searched.start, searched.path, searched.by) == (87, [88, 89, 90], "ccc")
    assert searched.calls == [89, 90]
    assert sentences(events)[0] == "Agent Brown calls 89 and 90: nobody."
    assert post(state, "brown") == HOBART


@pytest.mark.rule("CV-67", "CV-74")
def test_from_perth_to_sydney_and_by_air_to_beijing_calls_89_and_72() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    (searched,) = told(chase(state, SYDNEY, BEIJING), Searched)
    assert isinstance(searched, Searched)
    assert (searched.path, searched.by, searched.calls) == ([88, 89, 72], "ccf", [89, 72])
    assert post(state, "brown") == BEIJING


@pytest.mark.rule("CV-67")
def test_three_connections_and_a_flight_are_refused() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    # Beijing and on to the Gobi Desert would be two connections, a flight and a third connection.
    assert refusal(state, "red", "chase", calls=[BEIJING, 70]) == ("CV-65",)


@pytest.mark.rule("CV-68")
def test_any_number_of_agents_may_be_in_one_place() -> None:
    state = at_chase(AWAY)
    for _ in range(4):
        chase(state, LONDON, 37)
    assert {post(state, agent) for agent in ("brown", "white", "black", "silver")} == {37}


@pytest.mark.rule("CV-69")
def test_agents_do_not_travel_on_dashed_lines() -> None:
    for line in BOARD.connections:
        if line.is_dashed:
            a, b = line.a + 1, line.b + 1
            for seat, agent in enumerate(("brown", "white", "black", "silver")):
                state = at_chase(AWAY, posts={agent: a}, first=FOUR[seat])
                assert on_move(state) == agent
                assert (a, b) not in calls(state)
    assert refusal(at_chase(AWAY, posts={"brown": 55}), "red", "chase", calls=[55, 53]) == ("CV-69",)


@pytest.mark.rule("CV-70")
def test_only_the_last_two_places_are_searched() -> None:
    state = at_chase({"red": 31, "green": PERTH, "blue": ALICE_SPRINGS, "yellow": 31}, posts={"brown": PERTH})
    (searched,) = told(chase(state, SYDNEY, HOBART), Searched)
    assert isinstance(searched, Searched)
    assert searched.found == []
    assert refusal(at_chase(AWAY, posts={"brown": PERTH}), "red", "chase", calls=[BEIJING, 73]) == ("CV-65",)


@pytest.mark.rule("CV-71")
def test_one_connection_calls_the_start_as_well() -> None:
    state = at_chase({**AWAY, "green": PERTH}, posts={"brown": PERTH})
    (searched,) = told(chase(state, PERTH, ALICE_SPRINGS), Searched)
    assert isinstance(searched, Searched)
    assert (searched.path, searched.calls, searched.found) == ([88], [87, 88], [1])


@pytest.mark.rule("CV-73", "CV-75")
def test_staying_calls_one_number_or_two_on_a_return_trip() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    assert {(PERTH,), (ALICE_SPRINGS, PERTH)} <= calls(state)
    (searched,) = told(chase(state, PERTH), Searched)
    assert isinstance(searched, Searched)
    assert (searched.path, searched.calls) == ([], [87])
    state = at_chase(AWAY, posts={"brown": PERTH})
    (searched,) = told(chase(state, ALICE_SPRINGS, PERTH), Searched)
    assert isinstance(searched, Searched)
    assert (searched.path, searched.by, searched.calls) == ([88, 87], "cc", [88, 87])
    assert post(state, "brown") == PERTH


@pytest.mark.rule("CV-73")
def test_a_single_number_is_called_only_where_the_agent_is() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    assert refusal(state, "red", "chase", calls=[ALICE_SPRINGS]) == ("CV-73",)


@pytest.mark.rule("CV-74")
def test_a_flight_alone_calls_where_it_took_off_and_landed() -> None:
    state = at_chase({**AWAY, "green": LONDON})
    (searched,) = told(chase(state, LONDON, 13), Searched)
    assert isinstance(searched, Searched)
    assert (searched.by, searched.calls, searched.found) == ("f", [36, 13], [1])


@pytest.mark.rule("CV-75")
def test_a_trip_may_go_back_over_itself() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    # 87, 88, 87, 88 and 87, 88, 89, 88.
    assert {(87, 88), (89, 88), (86, 87)} <= calls(state)


@pytest.mark.rule("CV-122")
def test_a_trip_is_known_by_its_calls_and_the_shortest_way_is_shown() -> None:
    state = at_chase(AWAY, posts={"brown": PERTH})
    moves = state.legal(0)
    assert len(moves) == len({str(state.wire(move)) for move in moves}) == len(calls(state))
    shown = {tuple(way["calls"]): way["by"] for way in seen(state, "red")["ways"]}
    assert set(shown) == calls(state)
    # 87, 88 could be 87, 88, 87, 88 as well.
    assert shown[PERTH, ALICE_SPRINGS] == "c"


@pytest.mark.rule("CV-65", "CV-122")
def test_every_trip_of_an_agent_that_is_shown_can_be_travelled() -> None:
    for here in (LONDON, PERTH, 12, 60, 75):
        for way in seen(at_chase(AWAY, posts={"brown": here}), "red")["ways"]:
            stops = [here, *way["path"]]
            assert stops[-len(way["calls"]) :] == way["calls"]
            for step, (one, other) in zip(way["by"], pairwise(stops), strict=True):
                assert other in neighbours(one) if step == "c" else one != other and {one, other} <= AIRPORTS, way
            assert way["by"].count("c") <= (2 if "f" in way["by"] else 3)
            assert way["by"].count("f") <= 1


@pytest.mark.rule("CV-85", "CV-114")
def test_the_trip_is_chosen_whole_and_ends_where_it_leads_unless_there_is_a_prisoner() -> None:
    logs = {**AWAY, "green": LONDON}
    state = at_chase(logs)
    chase(state, LONDON, 37)
    assert (phase(state), post(state, "brown")) == ("evading", 37)
    roll(state, "green")
    assert (on_move(state), post(state, "brown")) == ("white", 37)
    state = at_chase(logs)
    chase(state, LONDON, 37)
    roll(state, "blue")
    assert (on_move(state), post(state, "brown")) == ("white", LONDON)


# The end of the week.


@pytest.mark.rule("CV-88")
def test_an_agent_who_ends_the_week_with_its_escapee_brings_an_envelope_in_secret() -> None:
    state = at_chase({**AWAY, "green": 37}, posts={"white": 38})
    chase(state, LONDON)
    chase(state, 38, 37)
    assert phase(state) == "chasing"
    chase(state, LONDON)
    events = chase(state, LONDON)
    assert told(events, Enveloped) == [Enveloped(1, 900)]
    assert [event.audience() for event in told(events, Enveloped)] == [[1]]
    assert secret(state, "green")["money"] == 900
    assert secret(state, "green")["log"][-1]["envelope"]
    assert [secret(state, colour)["money"] for colour in ("red", "blue", "yellow")] == [600, 600, 600]


@pytest.mark.rule("CV-88")
def test_nobody_else_gets_a_sign_of_an_envelope() -> None:
    views = []
    for place in (37, 40):
        state = at_chase({**AWAY, "green": place}, posts={"white": 37})
        # Everybody was spotted, so the place of last week is known; let that be forgotten here.
        state.facts = []
        events = patrol(state)
        views.append((seen(state, "red"), seen(state), sentences(events)))
        assert secret(state, "green")["money"] == (900 if place == 37 else 600)
    assert views[0] == views[1]


@pytest.mark.rule("CV-88")
def test_passing_by_brings_no_envelope() -> None:
    state = at_chase({**AWAY, "green": 37}, posts={"white": 37}, first="green")
    chase(state, 37, LONDON)
    patrol(state)
    assert secret(state, "green")["money"] == 600


@pytest.mark.rule("CV-89")
def test_assistants_bring_no_envelope() -> None:
    state = at_chase({"red": 60, "green": 31}, seats=2, posts={"black": 60})
    assert seen(state)["agents"][2]["seat"] == 0
    patrol(state)
    assert secret(state, "red")["money"] == 600


@pytest.mark.rule("CV-88", "CV-81")
def test_a_prisoner_gets_no_envelope() -> None:
    state = at_chase({"red": 31, "green": 37, "blue": 31, "yellow": 31})
    chase(state, LONDON, 37)
    roll(state, "!")
    chase(state, LONDON, 37)
    patrol(state)
    assert (state.week, post(state, "white")) == (3, 37)
    assert secret(state, "green")["money"] == 600
    assert [len(record) for record in seen(state)["stands"]] == [2, 1, 2, 2]


@pytest.mark.rule("CV-90")
def test_an_envelope_may_pass_in_london_after_an_arrest() -> None:
    posts = {"white": 60, "black": 60, "silver": 60}
    state = at_chase({"red": LONDON, "green": 37, "blue": 31, "yellow": 31}, posts=posts)
    chase(state, LONDON, 37)
    roll(state, "!")
    assert post(state, "brown") == LONDON
    patrol(state)
    assert (state.week, secret(state, "red")["money"]) == (3, 900)


@pytest.mark.rule("CV-91")
def test_the_calendar_goes_on_when_all_agents_have_moved() -> None:
    state = at_chase(AWAY)
    events = patrol(state)
    assert told(events, WeekBegan) == [WeekBegan(3)]
    assert (phase(state), state.actors()) == ("running", [0, 1, 2, 3])
    assert ends(state, "red") == ends(position(AWAY, week=3), "red")
