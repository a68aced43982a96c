"""What events do to travels: slow and fast weeks, flights, strikes, borders, agents, what is told, and all together."""

import pytest

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.card import Card
from greatcircle.games.captivade.events import ToldColour, ToldZone
from tests.games.captivade.event import FAR, chasing, next_run, of_kind, pass_week
from tests.games.captivade.position import (
    LONDON,
    at_roll,
    calls,
    chase,
    ends,
    facts,
    flight_counts,
    patrol,
    position,
    refusal,
    roll,
    roll_card,
    run,
    secret,
    seen,
    spot_all,
    stay,
    told,
)
from tests.games.captivade.scene import FOUR, agent_calls, away, trip_ends, walk

# What changes the next trip.


@pytest.mark.rule("CV-130", "CV-60")
def test_a_slow_week_has_one_connection() -> None:
    state = next_run("twisted-ankle", {"red": 12, "green": 12, "blue": FAR, "yellow": FAR})
    there = away(12, 2)
    assert ends(state, "red") == walk(12, 1)
    assert refusal(state, "red", "run", to=there, flights=0) == ("CV-130",)
    assert there in ends(state, "green")
    assert ends(state, "red", 1) == trip_ends(12, 1, 1, "red")
    pass_week(state)
    assert there in ends(state, "red")


@pytest.mark.rule("CV-131", "CV-60")
@of_kind("fast")
def test_a_fast_week_has_three_connections(card: Card) -> None:
    state = next_run(card.id, {"red": 12, "green": 12, "blue": FAR, "yellow": FAR})
    assert ends(state, "red") == walk(12, 3) > walk(12, 2)
    assert ends(state, "red", 1) == trip_ends(12, 3, 1, "red")
    assert ends(state, "green") == walk(12, 2, "green")
    pass_week(state)
    assert ends(state, "red") == walk(12, 2)


@pytest.mark.rule("CV-132", "CV-60")
def test_a_grounded_escapee_does_not_fly() -> None:
    state = next_run("wanted-poster", {"red": 13, "green": 13, "blue": FAR, "yellow": FAR})
    assert flight_counts(state, "red") == {0}
    assert refusal(state, "red", "run", to=36, flights=1) == ("CV-132",)
    assert flight_counts(state, "green") == {0, 1}
    pass_week(state)
    assert flight_counts(state, "red") == {0, 1}


@pytest.mark.rule("CV-133", "CV-60")
def test_the_first_flight_may_be_free() -> None:
    logs = {"red": 13, "green": 13, "blue": FAR, "yellow": FAR}
    state = next_run("mail-plane", logs, money={"red": 0, "green": 0})
    assert (flight_counts(state, "red"), flight_counts(state, "green")) == ({0, 1}, {0})
    run(state, "red", 36, 1)
    assert (secret(state, "red")["money"], secret(state, "red")["energy"]) == (0, 3)


@pytest.mark.rule("CV-133")
def test_a_free_flight_with_any_number_of_flights_is_one_more() -> None:
    state = next_run("mail-plane", {"red": 13, "green": FAR, "blue": FAR, "yellow": FAR}, flights="any")
    assert flight_counts(state, "red") == {0, 1, 2, 3}
    run(state, "red", 90, 3)
    assert secret(state, "red")["money"] == 0


# What concerns everybody.


@pytest.mark.rule("CV-134", "CV-60")
def test_in_a_strike_nobody_flies_until_the_end_of_next_week() -> None:
    logs = {"red": 13, "green": 13, "blue": FAR, "yellow": FAR}
    hunt = chasing("pilots-strike", logs, posts={"brown": 89})
    assert not [way for way in seen(hunt, "red")["ways"] if "f" in way["by"]]
    patrol(hunt)
    assert (flight_counts(hunt, "red"), flight_counts(hunt, "green")) == ({0}, {0})
    assert refusal(hunt, "green", "run", to=36, flights=1) == ("CV-134",)
    stay(hunt)
    spot_all(hunt)
    assert not [way for way in seen(hunt, "red")["ways"] if "f" in way["by"]]
    patrol(hunt)
    assert flight_counts(hunt, "red") == {0, 1}
    assert seen(hunt)["closures"]["flights_until"] is None


@pytest.mark.rule("CV-135", "CV-60")
@of_kind("border")
def test_no_line_over_a_closed_border_is_used_until_the_end_of_next_week(card: Card) -> None:
    crossing = [
        line
        for line in BOARD.connections
        if (BOARD.zone[line.a] == card.zone) != (BOARD.zone[line.b] == card.zone) and not line.is_dashed
    ]
    assert crossing
    for line in crossing:
        here, there = line.a + 1, line.b + 1
        logs = {"red": here, "green": FAR, "blue": FAR, "yellow": FAR}
        hunt = chasing(card.id, logs, posts={"brown": here})
        assert not [way for way in seen(hunt, "red")["ways"] if way["calls"] == [here, there] and way["by"] == "c"]
        patrol(hunt)
        assert not [way for way in seen(hunt, "red")["ways"] if way["to"] == there and way["by"] == "c"]
        pass_week(hunt)
        assert [way for way in seen(hunt, "red")["ways"] if way["to"] == there and way["by"] == "c"]


@pytest.mark.rule("CV-135", "CV-141")
def test_two_borders_can_be_closed_at_once() -> None:
    state = at_roll(dict.fromkeys(FOUR, FAR), posts={"brown": LONDON})
    roll_card(state, "border-guards")
    roll_card(state, "closed-frontier")
    spot_all(state)
    assert seen(state)["closures"]["borders"] == [{"zone": "C", "until": 3}, {"zone": "F", "until": 3}]
    patrol(state)
    for zone in (BOARD.zone_ids.index("C"), BOARD.zone_ids.index("F")):
        assert state.terms[0][-1].closed & BOARD.border_masks[zone] == BOARD.border_masks[zone]


@pytest.mark.rule("CV-135")
def test_flights_cross_a_closed_border() -> None:
    state = next_run("border-guards", {"red": 13, "green": FAR, "blue": FAR, "yellow": FAR})
    assert 36 in ends(state, "red", 1)


@pytest.mark.rule("CV-136")
def test_slow_agents_travel_two_connections_or_one_and_a_flight() -> None:
    hunt = chasing("flat-tyres", posts={"brown": 87})
    assert calls(hunt) == agent_calls(87, 2, 1) < agent_calls(87)
    assert refusal(hunt, "red", "chase", calls=[89, 72]) == ("CV-136",)
    chase(hunt, 87)
    assert calls(hunt) == agent_calls(LONDON, 2, 1)
    patrol(hunt)
    stay(hunt)
    spot_all(hunt)
    assert calls(hunt) == agent_calls(87)


@pytest.mark.rule("CV-137")
def test_grounded_agents_do_not_fly_in_this_chase() -> None:
    hunt = chasing("expenses-refused", posts={"brown": 89})
    assert calls(hunt) == agent_calls(89, 3, -1)
    assert refusal(hunt, "red", "chase", calls=[89, 72]) == ("CV-137",)
    patrol(hunt)
    stay(hunt)
    spot_all(hunt)
    assert calls(hunt) == agent_calls(89)


@pytest.mark.rule("CV-138", "CV-60")
def test_a_zone_is_told_at_once() -> None:
    state = at_roll({"red": FAR})
    assert told(roll_card(state, "phone-booth"), ToldZone) == [ToldZone(0, "B")]
    assert facts(state, "red") == [(2, "zone", "B")]


@pytest.mark.rule("CV-139", "CV-60")
def test_a_colour_is_told_at_once() -> None:
    state = at_roll({"red": FAR})
    assert told(roll_card(state, "holiday-snap"), ToldColour) == [ToldColour(0, "blue")]
    assert facts(state, "red") == [(2, "on", "blue")]


@pytest.mark.rule("CV-140")
def test_on_one_card_nothing_happens() -> None:
    state = at_roll()
    before = dict(state.to_json())
    roll_card(state, "quiet-week")
    after = dict(state.to_json())
    assert {key for key in before if before[key] != after[key]} <= {"deck", "turn", "rolls"}


# Several together.


@pytest.mark.rule("CV-141")
def test_a_ban_wins_over_a_gift() -> None:
    state = position({"red": 13}, effects={"red": ["mail-plane", "wanted-poster"]})
    assert flight_counts(state, "red") == {0}
    state = position({"red": 13}, effects={"red": ["mail-plane"]}, amid={"closures": closed(flights_until=2)})
    assert flight_counts(state, "red") == {0}
    state = position({"red": 12}, effects={"red": ["night-train", "twisted-ankle"]})
    assert ends(state, "red") == walk(12, 1)


@pytest.mark.rule("CV-141")
def test_agents_can_be_slow_and_grounded_at_once() -> None:
    state = at_roll(dict.fromkeys(FOUR, FAR), posts={"brown": 88})
    roll_card(state, "flat-tyres")
    roll_card(state, "expenses-refused")
    spot_all(state)
    assert calls(state) == agent_calls(88, 2, -1)


@pytest.mark.rule("CV-148")
def test_the_effects_of_a_prisoner_lapse() -> None:
    state = at_roll({"red": 60, "green": 37, "blue": 60, "yellow": 60})
    roll(state, "red")
    roll_card(state, "rum-runner")
    spot_all(state)
    assert seen(state)["escapees"][1]["effects"] == ["rum-runner"]
    chase(state, LONDON, 37)
    roll(state, "!")
    assert seen(state)["escapees"][1]["effects"] == []


def closed(**more: object) -> dict[str, object]:
    """Give what is closed for everybody, in the words of the plain data."""
    return {"flights_until": None, "borders": [], "agents_slow": False, "agents_grounded": False, **more}
