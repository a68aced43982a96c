"""The cards that harm: whom they may hit, when they act, what each does, and that they pass."""

import pytest

from greatcircle.games.worldbeater.card import CARDS
from greatcircle.games.worldbeater.events import Lost, Missed
from tests.games.worldbeater.position import (
    choices,
    claim,
    cross,
    drive,
    end,
    ends,
    field,
    fly,
    hand,
    happen,
    may,
    number,
    on_turn,
    phase,
    place,
    play,
    position,
    possible,
    put_back,
    refusal,
    shown,
    told,
    until_turn_of,
)
from tests.games.worldbeater.scene import (
    NEW_YORK,
    OUTER_AREAS,
    UK,
    approach,
    area,
    laid,
    lines,
    one_of_each,
    partner,
    places,
    role,
    row,
    towns,
)

LASTING = [card.id for card in CARDS if card.is_harm and card.id != "luggage"]
"""Harm that lies beside a car until it acts."""
ACTING = [card for card in LASTING if card != "breakdown"]
"""Harm that acts in a turn."""
GATE = next(hexagon for hexagon in places("frontier") if UK not in (area(hexagon), area(partner(hexagon))))
AIRPORT = places("airport", within=OUTER_AREAS[0])[0]
FAR_AIRPORT = places("airport", within=OUTER_AREAS[1])[0]


@pytest.mark.rule("WB-100")
@pytest.mark.parametrize("card", ACTING)
def test_harm_lies_beside_the_car_acts_in_its_next_turn_and_is_over(card: str) -> None:
    state = position(hands={"black": [card]})
    play(state, card, "blue")
    assert shown(state, "harms") == [[], [], [card]]
    end(state)
    assert shown(state, "acting_harms") == []
    end(state)
    assert (on_turn(state), shown(state, "acting_harms"), shown(state, "harms")) == ("blue", [card], [[], [], []])
    end(state)
    until_turn_of(state, "blue")
    assert shown(state, "acting_harms") == []


@pytest.mark.rule("WB-100")
@pytest.mark.parametrize("card", LASTING)
def test_nobody_has_the_same_harm_twice_at_a_time(card: str) -> None:
    state = position(hands={"black": [card]}, harms={"red": [card]})
    assert refusal(state, "play", card=card, on=1) == ("WB-100",)
    assert may(state, "play", card=card, on=2)


@pytest.mark.rule("WB-100")
def test_harm_may_hit_anyone_else_who_is_not_home() -> None:
    state = position(seats=5, home=["blue"], back=["green"], hands={"black": ["curfew"]})
    assert choices(state, "play") == [f"play curfew {number(car)}" for car in ("red", "yellow", "green")]


@pytest.mark.rule("WB-100")
def test_harm_waits_while_turns_are_skipped() -> None:
    state = position({"red": NEW_YORK}, back=["red"], waiting=["red"], harms={"red": ["fog"]})
    end(state)
    assert (on_turn(state), shown(state, "harms")[1]) == ("blue", ["fog"])
    end(state)
    end(state)
    assert (on_turn(state), shown(state, "acting_harms")) == ("red", ["fog"])


@pytest.mark.rule("WB-101")
def test_different_harms_act_together() -> None:
    here, near, far = row("open", "open", "open")
    state = position({"black": here}, harms={"black": ["puncture", "curfew", "paperwork"]})
    assert far not in ends(state)
    assert shown(state, "tokens_left") == 1
    assert sorted(shown(state, "acting_harms")) == ["curfew", "paperwork", "puncture"]
    assert near in ends(state)


@pytest.mark.rule("WB-101")
def test_harm_wins_over_help() -> None:
    here, near = row("open", "open")
    state = position({"black": here}, hands={"black": ["full-tank"]}, harms={"black": ["curfew"]})
    play(state, "full-tank")
    drive(state, near)
    drive(state, here)
    assert on_turn(state) == "red"
    state = position(hands={"black": ["roof-rack"]}, harms={"black": ["paperwork"]})
    play(state, "roof-rack")
    assert shown(state, "tokens_left") == 1
    state = position({"black": AIRPORT}, hands={"black": ["connection"]}, harms={"black": ["fog"]})
    play(state, "connection")
    assert not ends(state, "fly")


@pytest.mark.rule("WB-110")
def test_a_breakdown_misses_the_next_turn_and_only_that() -> None:
    state = position(hands={"black": ["breakdown"]})
    play(state, "breakdown", "red")
    events = end(state)
    assert told(events, Missed) == [Missed(1)]
    assert (on_turn(state), shown(state, "harms")) == ("blue", [[], [], []])
    end(state)
    end(state)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-110")
def test_other_harm_waits_for_the_turn_after_a_breakdown() -> None:
    state = position(harms={"red": ["breakdown", "fog"]})
    end(state)
    assert shown(state, "harms")[1] == ["fog"]
    until_turn_of(state, "red")
    assert shown(state, "acting_harms") == ["fog"]


@pytest.mark.rule("WB-111")
def test_closed_borders_stop_every_crossing_but_no_flight() -> None:
    state = position({"black": approach(GATE)}, harms={"black": ["closed-borders"]})
    assert not ends(state, "cross")
    assert refusal(state, "cross", at=GATE) == ("WB-111", "WB-43")
    state = position({"black": GATE}, harms={"black": ["closed-borders"]})
    assert refusal(state, "cross", at=GATE) == ("WB-111", "WB-43")
    state = position({"black": AIRPORT}, harms={"black": ["closed-borders"]})
    assert ends(state, "fly")


@pytest.mark.rule("WB-112")
def test_in_fog_nobody_flies_nor_lands_on_an_airport() -> None:
    state = position({"black": AIRPORT}, harms={"black": ["fog"]})
    assert not ends(state, "fly")
    assert refusal(state, "fly", to=FAR_AIRPORT) == ("WB-112",)
    state = position({"black": approach(AIRPORT)}, harms={"black": ["fog"]})
    assert AIRPORT not in ends(state)
    assert refusal(state, "drive", to=AIRPORT) == ("WB-112", "WB-43")


@pytest.mark.rule("WB-112")
def test_in_fog_one_may_cross() -> None:
    state = position({"black": approach(GATE)}, harms={"black": ["fog"]})
    cross(state, GATE)
    assert place(state, "black") == partner(GATE)


@pytest.mark.rule("WB-113")
def test_with_a_puncture_every_line_is_one_hexagon_long() -> None:
    here, near, far = row("open", "open", "open")
    state = position({"black": here}, harms={"black": ["puncture"]})
    assert ends(state) <= {line[0] for line in lines(here) if line}
    assert refusal(state, "drive", to=far) == ("WB-113",)
    drive(state, near)
    assert place(state, "black") == near


@pytest.mark.rule("WB-113")
def test_with_a_puncture_crossings_and_flights_are_as_ever() -> None:
    state = position({"black": approach(GATE)}, harms={"black": ["puncture"]})
    cross(state, GATE)
    assert ends(state) <= {line[0] for line in lines(partner(GATE)) if line}
    state = position({"black": AIRPORT}, harms={"black": ["puncture"]})
    fly(state, FAR_AIRPORT)
    assert place(state, "black") == FAR_AIRPORT


@pytest.mark.rule("WB-114")
def test_paperwork_leaves_one_claim() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, harms={"black": ["paperwork"]})
    claim(state, covered)
    assert shown(state, "tokens_left") == 0
    assert not ends(state, "claim")
    state = position({"black": here}, harms={"black": ["paperwork"]}, amid={"tokens_left": 0})
    assert refusal(state, "claim", at=covered) == ("WB-114",)


@pytest.mark.rule("WB-114")
def test_paperwork_leaves_one_token_to_put_back() -> None:
    one = one_of_each()[0]
    state = position({"black": one}, back=["black"], held={"black": [one]}, harms={"black": ["paperwork"]})
    put_back(state, one)
    assert shown(state, "tokens_left") == 0
    amid = {"tokens_left": 0}
    state = position({"black": one}, back=["black"], held={"black": [one]}, harms={"black": ["paperwork"]}, amid=amid)
    assert refusal(state, "put-back", at=one) == ("WB-114",)


@pytest.mark.rule("WB-115")
def test_the_customs_end_the_movement_at_the_first_crossing() -> None:
    state = position({"black": approach(GATE)}, harms={"black": ["customs"]}, hands={"black": ["fog"]})
    cross(state, GATE)
    assert (place(state, "black"), phase(state)) == (partner(GATE), "parked")
    there = next(one for one in places("open", within=area(partner(GATE))))
    assert refusal(state, "drive", to=there) == ("WB-115",)


@pytest.mark.rule("WB-115", "WB-101")
def test_a_full_tank_does_not_lead_past_the_customs() -> None:
    state = position({"black": approach(GATE)}, hands={"black": ["full-tank"]}, harms={"black": ["customs"]})
    play(state, "full-tank")
    cross(state, GATE)
    assert (place(state, "black"), on_turn(state)) == (partner(GATE), "red")


@pytest.mark.rule("WB-115")
def test_without_a_crossing_the_customs_do_nothing() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, harms={"black": ["customs"]})
    claim(state, covered)
    assert ends(state)


@pytest.mark.rule("WB-116")
def test_a_curfew_leaves_two_moves() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, harms={"black": ["curfew"]})
    claim(state, covered)
    drive(state, next(one for one in sorted(ends(state, "drive")) if role(one) == "open"))
    assert on_turn(state) == "red"
    amid = {"moves_made": 2, "moves_left": 1, "is_begun": True}
    state = position({"black": here}, harms={"black": ["curfew"]}, amid=amid)
    assert refusal(state, "claim", at=covered) == ("WB-116",)


@pytest.mark.rule("WB-116")
def test_a_curfew_counts_crossings_as_moves() -> None:
    state = position({"black": approach(GATE)}, harms={"black": ["curfew"]}, amid={"moves_made": 1})
    cross(state, GATE)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-117")
def test_lost_luggage_takes_a_card_by_lot_at_once_and_shows_it() -> None:
    state = position(hands={"black": ["luggage"], "red": ["byway", "fog", "fog"]})
    play(state, "luggage", "red")
    assert phase(state) == "losing"
    odds = {field(state, move, "card"): float(chance) for move, chance in state.chances().odds()}
    assert odds == {"byway": pytest.approx(1 / 3), "fog": pytest.approx(2 / 3)}
    assert possible(state) == ["byway", "fog"]
    assert told(happen(state, "lose", card="fog"), Lost) == [Lost(1, "fog")]
    assert hand(state, "red") == ["byway", "fog"]
    assert shown(state, "packs")["played"] == ["fog", "luggage"]
    assert (on_turn(state), phase(state)) == ("black", "driving")


@pytest.mark.rule("WB-117")
def test_lost_luggage_after_moving_ends_the_turn() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["luggage"], "red": ["byway"]})
    drive(state, there)
    play(state, "luggage", "red")
    happen(state, "lose", card="byway")
    assert (on_turn(state), hand(state, "red")) == ("red", [])


@pytest.mark.rule("WB-117")
def test_who_has_no_card_cannot_lose_one() -> None:
    state = position(hands={"black": ["luggage"], "blue": ["fog"]})
    assert choices(state, "play") == ["play luggage 2"]
    assert refusal(state, "play", card="luggage", on=1) == ("WB-117",)


@pytest.mark.rule("WB-72", "WB-89")
@pytest.mark.parametrize("card", ACTING)
def test_no_harm_leaves_a_car_without_a_legal_move(card: str) -> None:
    for hexagon in (*places("frontier", "seaport", "airport"), *towns()):
        state = position({"black": hexagon}, harms={"black": [card]})
        assert may(state, "end")
        assert ends(state), hexagon
