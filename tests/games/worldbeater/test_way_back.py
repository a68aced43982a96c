"""The way back: three tokens into the United Kingdom, and how the others are put back."""

from itertools import pairwise

import pytest

from greatcircle.games.worldbeater.board import HOME_POINTS
from greatcircle.games.worldbeater.events import PutBack, TurnedUp
from tests.games.worldbeater.position import (
    choices,
    cross,
    drive,
    ends,
    holds,
    may,
    on_turn,
    place,
    position,
    put_back,
    refusal,
    sheet,
    shown,
    token,
    told,
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
    partner,
    places,
    role,
    row,
    threes,
    town,
    towns,
    value,
)

INTO_UK = [hexagon for hexagon in places("frontier", "seaport") if area(partner(hexagon)) == UK]
"""The exits that lead into the United Kingdom."""


def chain_of_two() -> tuple[str, str, str]:
    """Find an open hexagon beside a town from which another town can be reached over empty hexagons."""
    for one in towns():
        for line in lines(one):
            for step in line:
                if role(step) == "town":
                    return approach(one), one, step
    raise LookupError


@pytest.mark.rule("WB-17")
def test_an_earlier_place_at_home_is_always_worth_more() -> None:
    assert all(one > other for one, other in pairwise(HOME_POINTS))
    late = position({"black": approach(FORT_DUNLOP)}, home=["red"], back=["black"])
    drive(late, FORT_DUNLOP)
    early = position({"black": approach(FORT_DUNLOP)}, back=["red", "black"])
    drive(early, FORT_DUNLOP)
    assert sheet(early, "black")["home"] > sheet(late, "black")["home"]


@pytest.mark.rule("WB-20")
@pytest.mark.parametrize("gate", INTO_UK)
def test_the_united_kingdom_is_not_entered_again_with_more_than_three_tokens(gate: str) -> None:
    light = position({"black": approach(gate)}, back=["black"], held={"black": one_of_each()[:3]})
    cross(light, gate)
    assert place(light, "black") == partner(gate)
    heavy = position({"black": approach(gate)}, back=["black"], held={"black": one_of_each()[:4]})
    assert gate not in ends(heavy)
    assert refusal(heavy, "cross", at=gate) == ("WB-20",)


@pytest.mark.rule("WB-20")
def test_the_united_kingdom_can_be_entered_again() -> None:
    assert len(INTO_UK) >= 2


@pytest.mark.rule("WB-20")
def test_a_heavy_car_that_begins_on_the_exit_may_not_cross_either() -> None:
    state = position({"black": INTO_UK[0]}, back=["black"], held={"black": one_of_each()[:4]})
    assert refusal(state, "cross", at=INTO_UK[0]) == ("WB-20",)


@pytest.mark.rule("WB-84")
def test_on_the_way_out_the_united_kingdom_is_open_with_any_load() -> None:
    gate = INTO_UK[0]
    state = position({"black": approach(gate)}, held={"black": one_of_each()})
    assert may(state, "cross", at=gate)
    airport = places("airport", within=OUTER_AREAS[0])[0]
    state = position({"black": airport}, held={"black": one_of_each()})
    assert UK in {area(one) for one in ends(state, "fly")}


@pytest.mark.rule("WB-26")
def test_two_tokens_may_be_put_back_in_a_turn_but_not_three() -> None:
    here, one, other = chain_of_two()
    third = next(hexagon for hexagon in towns() if hexagon not in (one, other))
    state = position({"black": here}, seats=6, back=["black"], held={"black": [one, other, third]})
    drive(state, one)
    put_back(state, one)
    drive(state, other)
    put_back(state, other)
    assert holds(state, "black") == {third}
    assert shown(state, "tokens_left") == 0
    state = position({"black": third}, seats=6, back=["black"], held={"black": [third]}, amid={"tokens_left": 0})
    assert refusal(state, "put-back", at=third) == ("WB-26",)


@pytest.mark.rule("WB-27")
def test_a_token_goes_back_to_its_own_town_and_to_no_other() -> None:
    outer = OUTER_AREAS[0]
    one, five = towns(outer, worth=1)[0], towns(outer, worth=5)[0]
    state = position({"black": five}, back=["black"], held={"black": [one], "red": [five]})
    assert refusal(state, "put-back", at=five) == ("WB-27", "WB-28")
    state = position({"black": one}, back=["black"], held={"black": [one]})
    assert told(put_back(state, one), PutBack) == [PutBack(0, one, town(one), value(one))]
    assert (token(state, one), holds(state, "black")) == ("returned", set())


@pytest.mark.rule("WB-28")
@pytest.mark.parametrize("outer", OUTER_AREAS)
def test_a_three_goes_back_on_either_of_the_two_towns(outer: str) -> None:
    one, other = threes(outer)
    for taken, there in ((one, one), (one, other), (other, one), (other, other)):
        held = {"black": [taken], "red": [one if taken == other else other]}
        state = position({"black": there}, back=["black"], held=held)
        put_back(state, there)
        assert token(state, there) == "returned"
        assert holds(state, "black") == set()


@pytest.mark.rule("WB-28")
def test_a_three_that_was_laid_on_the_others_place_leaves_the_other_its_own() -> None:
    one, other = threes(OUTER_AREAS[0])
    state = position({"black": other}, back=["black"], held={"black": [one], "red": [other]})
    put_back(state, other)
    assert (holds(state, "black"), holds(state, "red")) == (set(), {one})
    state = position({"red": one}, turn="red", back=["red"], held={"red": [one]}, returned=[other])
    put_back(state, one)
    assert (token(state, one), token(state, other)) == ("returned", "returned")


@pytest.mark.rule("WB-28")
def test_a_covered_three_town_leaves_the_other_one() -> None:
    one, other = threes(OUTER_AREAS[0])
    state = position({"black": approach(one)}, back=["black"], held={"black": [other]})
    assert one not in ends(state)
    state = position({"black": approach(other), "red": one}, back=["black"], held={"black": [one], "blue": [other]})
    drive(state, other)
    put_back(state, other)
    assert holds(state, "black") == set()


@pytest.mark.rule("WB-28")
def test_both_threes_of_an_area_can_be_put_back_by_one_car() -> None:
    one, other = threes(OUTER_AREAS[0])
    state = position({"black": one}, back=["black"], held={"black": [one, other]})
    put_back(state, one)
    assert holds(state, "black") == {other}


@pytest.mark.rule("WB-29", "WB-60")
def test_the_car_lands_on_the_empty_town_puts_the_token_back_and_moves_on() -> None:
    here, home_of_token = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, back=["black"], held={"black": [home_of_token]}, hands={"black": ["fog"]})
    assert refusal(state, "put-back", at=home_of_token) == ("WB-29",)
    drive(state, home_of_token)
    assert choices(state) == [f"put-back {home_of_token}", "end", "play fog 1", "play fog 2"]
    put_back(state, home_of_token)
    assert refusal(state, "end") == ("WB-29", "WB-58")
    assert refusal(state, "play", card="fog", on=1) == ("WB-29", "WB-58")
    drive(state, here)
    assert place(state, "black") == here


@pytest.mark.rule("WB-29")
def test_a_car_may_stop_on_the_town_of_its_token_without_putting_it_back() -> None:
    here, home_of_token = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, back=["black"], held={"black": [home_of_token]}, hands={"black": ["fog"]})
    drive(state, home_of_token)
    assert may(state, "end")


@pytest.mark.rule("WB-29")
def test_without_a_further_move_the_car_stays_on_the_covered_town_and_leaves_it_later() -> None:
    here, one, other = chain_of_two()
    held = {"black": [one, other]}
    state = position({"black": here}, seats=6, back=["black"], held=held, harms={"black": ["curfew"]})
    drive(state, one)
    put_back(state, one)
    drive(state, other)
    put_back(state, other)
    assert (on_turn(state), place(state, "black"), token(state, other)) == ("red", other, "returned")
    state = position({"black": other}, seats=6, back=["black"], returned=[other])
    assert ends(state)


@pytest.mark.rule("WB-88")
def test_a_car_that_begins_on_the_town_of_its_token_may_put_it_back_before_its_first_move() -> None:
    here = one_of_each()[0]
    state = position({"black": here}, back=["black"], held={"black": [here]}, hands={"black": ["fog"]})
    put_back(state, here)
    assert (shown(state, "moves_left"), shown(state, "tokens_left")) == (1, 1)
    assert refusal(state, "end") == ("WB-29", "WB-58")
    drive(state, next(one for one in neighbours(here) if role(one) == "open"))
    assert shown(state, "moves_left") == 0


@pytest.mark.rule("WB-30")
def test_a_token_that_was_put_back_is_nobodys_to_claim() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, returned=[covered])
    assert covered not in ends(state)
    assert refusal(state, "claim", at=covered) == ("WB-30", "WB-44")
    assert token(state, covered) == "returned"


@pytest.mark.rule("WB-31")
def test_tokens_that_were_put_back_block_the_road() -> None:
    here, covered, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    for returning in ([], ["black"]):
        state = position({"black": here}, back=returning, returned=[covered])
        assert refusal(state, "drive", to=beyond) == ("WB-31", "WB-41")


@pytest.mark.rule("WB-32")
def test_nothing_is_claimed_on_the_way_back() -> None:
    for covered in filter(laid, towns()):
        state = position({"black": approach(covered)}, back=["black"])
        assert not ends(state, "claim")
    assert refusal(state, "claim", at=covered) == ("WB-32", "WB-44")


@pytest.mark.rule("WB-33")
def test_nothing_is_put_back_on_the_way_out() -> None:
    here = one_of_each()[0]
    state = position({"black": here}, held={"black": [here]})
    assert not choices(state, "put-back")
    assert refusal(state, "put-back", at=here) == ("WB-33",)


@pytest.mark.rule("WB-34")
@pytest.mark.parametrize("load", [0, 1, 2, 3])
def test_nobody_has_to_put_back_more_than_brings_the_load_down_to_three(load: int) -> None:
    gate = INTO_UK[0]
    state = position({"black": approach(gate)}, back=["black"], held={"black": one_of_each()[:load]})
    assert may(state, "cross", at=gate)


@pytest.mark.rule("WB-35")
def test_when_the_last_car_reaches_new_york_the_tokens_are_turned_up_but_stay_closed() -> None:
    here, covered, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    tokens = [one for one in one_of_each() if one != covered]
    tokens += [one for one in towns(area(covered)) if laid(one) and one != covered][:1]
    state = position(
        {"blue": approach(NEW_YORK), "black": here},
        turn="blue",
        back=["black", "red"],
        held={"blue": tokens},
        returned=[covered],
        undealt=(),
    )
    assert told(drive(state, NEW_YORK), TurnedUp) == [TurnedUp()]
    assert token(state, covered) == "returned"
    assert on_turn(state) == "black"
    assert refusal(state, "drive", to=beyond) == ("WB-31", "WB-41")
    assert refusal(state, "claim", at=covered) == ("WB-30", "WB-44")


@pytest.mark.rule("WB-87")
def test_there_are_always_as_many_uncovered_three_towns_as_threes_in_hand() -> None:
    one, other = threes(OUTER_AREAS[0])
    for holders in ({"black": [one]}, {"black": [one], "red": [other]}, {"black": [one, other]}):
        state = position({"black": approach(other)}, back=["black", "red"], held=holders)
        in_hand = sum(len(tokens) for tokens in holders.values())
        assert sum(isinstance(token(state, three), int) for three in (one, other)) == in_hand


@pytest.mark.rule("WB-87")
def test_a_covered_town_refuses_a_second_token() -> None:
    here = one_of_each()[0]
    state = position({"black": here}, back=["black"], returned=[here])
    assert refusal(state, "put-back", at=here) == ("WB-28", "WB-87")


@pytest.mark.rule("WB-87", "WB-28")
def test_a_covered_three_town_refuses_the_other_three_as_well() -> None:
    one, other = threes(OUTER_AREAS[0])
    state = position({"black": one}, back=["black"], held={"black": [other]}, returned=[one])
    assert not choices(state, "put-back")
    assert refusal(state, "put-back", at=one) == ("WB-28", "WB-87")


@pytest.mark.rule("WB-87")
def test_every_token_of_every_area_can_go_back_whoever_took_it() -> None:
    for outer in OUTER_AREAS:
        hexagons = [one for one in towns(outer) if laid(one)]
        for hexagon in hexagons:
            state = position({"black": hexagon}, back=["black"], held={"black": [hexagon]})
            put_back(state, hexagon)
            assert holds(state, "black") == set()
