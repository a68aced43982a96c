"""Collecting on the way out: claims, the further move, two a turn, and one or two from every area."""

import pytest

from greatcircle.games.worldbeater.events import Claimed
from tests.games.worldbeater.position import (
    choices,
    claim,
    cross,
    drive,
    ends,
    holds,
    may,
    on_turn,
    place,
    position,
    refusal,
    shown,
    token,
    told,
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
    town,
    towns,
    value,
)


def first_town() -> tuple[str, str]:
    """Find an open hexagon with a town in front of it."""
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    return here, covered


def two_towns() -> tuple[str, str, str]:
    """Find an open hexagon beside a town from which another one can be claimed."""
    for here, covered in ((approach(one), one) for one in towns() if laid(one)):
        for line in lines(covered):
            for step in line:
                if laid(step):
                    return here, covered, step
                if role(step) == "town":
                    break
    raise LookupError


@pytest.mark.rule("WB-57")
def test_to_claim_a_token_one_lands_on_its_town_and_takes_it() -> None:
    here, covered = first_town()
    state = position({"black": here})
    events = claim(state, covered)
    assert told(events, Claimed) == [Claimed(0, here, covered, town(covered), value(covered))]
    assert (place(state, "black"), holds(state, "black")) == (covered, {covered})
    assert token(state, covered) == 0


@pytest.mark.rule("WB-57", "WB-60")
def test_a_claim_gives_a_further_move() -> None:
    here, covered = first_town()
    state = position({"black": here})
    claim(state, covered)
    assert (shown(state, "moves_made"), shown(state, "moves_left")) == (1, 1)
    assert ends(state)


@pytest.mark.rule("WB-57")
def test_a_token_that_somebody_has_cannot_be_claimed() -> None:
    here, covered = first_town()
    assert refusal(position({"black": here}, held={"red": [covered]}), "claim", at=covered) == ("WB-57",)
    assert refusal(position({"black": here}, held={"black": [covered]}), "claim", at=covered) == ("WB-57",)


@pytest.mark.rule("WB-58")
def test_the_further_move_after_a_claim_is_compulsory() -> None:
    here, covered = first_town()
    state = position({"black": here}, hands={"black": ["fog"]})
    claim(state, covered)
    assert not choices(state, "end", "play")
    assert refusal(state, "end") == ("WB-57", "WB-58")
    assert refusal(state, "play", card="fog", on=1) == ("WB-57", "WB-58")
    drive(state, next(one for one in ends(state, "drive") if role(one) == "open"))
    assert place(state, "black") != covered


@pytest.mark.rule("WB-58")
def test_without_a_further_move_the_turn_ends_on_the_town() -> None:
    here, one, other = two_towns()
    state = position({"black": here}, harms={"black": ["curfew"]})
    claim(state, one)
    claim(state, other)
    assert (on_turn(state), place(state, "black")) == ("red", other)


@pytest.mark.rule("WB-59")
def test_two_tokens_may_be_claimed_in_a_turn_but_not_three() -> None:
    here, one, other = two_towns()
    state = position({"black": here})
    claim(state, one)
    assert may(state, "claim", at=other)
    claim(state, other)
    assert holds(state, "black") == {one, other}
    assert not ends(state, "claim")
    assert shown(state, "tokens_left") == 0


@pytest.mark.rule("WB-59")
def test_a_third_claim_of_the_turn_is_refused_in_any_area() -> None:
    here, covered = first_town()
    state = position({"black": here}, amid={"tokens_left": 0})
    assert refusal(state, "claim", at=covered) == ("WB-59",)
    assert covered not in ends(state)


@pytest.mark.rule("WB-59")
def test_the_two_may_be_from_two_areas() -> None:
    gate, there = _gate_to_town()
    near = next(one for one in towns(area(gate)) if laid(one))
    state = position({"black": approach(gate)}, held={"black": [near]}, amid={"tokens_left": 1})
    cross(state, gate)
    claim(state, there)
    assert {area(one) for one in holds(state, "black")} == {area(gate), area(there)}


def _gate_to_town() -> tuple[str, str]:
    """Find an exit between two areas with towns, and a town in a free line from its far side."""
    for gate in places("frontier", "seaport"):
        if UK in (area(gate), area(partner(gate))):
            continue
        for line in lines(partner(gate)):
            for step in line:
                if laid(step):
                    return gate, step
                if role(step) == "town":
                    break
    raise LookupError


@pytest.mark.rule("WB-60")
def test_claims_crossings_and_moves_make_one_chain() -> None:
    gate, there = _gate_to_town()
    state = position({"black": approach(gate)})
    cross(state, gate)
    claim(state, there)
    drive(state, next(one for one in sorted(ends(state, "drive")) if role(one) == "open"))
    assert on_turn(state) == "red"
    assert holds(state, "black") == {there}


@pytest.mark.rule("WB-60")
def test_the_turn_ends_when_its_moves_are_made() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["fog"]})
    drive(state, there)
    assert choices(state) == ["end", "play fog 1", "play fog 2"]
    assert refusal(state, "drive", to=here) == ("WB-60",)


@pytest.mark.rule("WB-06")
def test_a_third_token_of_an_area_is_refused() -> None:
    here, covered = first_town()
    others = [one for one in towns(area(covered)) if laid(one) and one != covered]
    assert may(position({"black": here}, held={"black": others[:1]}), "claim", at=covered)
    full = position({"black": here}, held={"black": others[:2]})
    assert refusal(full, "claim", at=covered) == ("WB-06", "WB-44")


@pytest.mark.rule("WB-06")
@pytest.mark.parametrize("missing", OUTER_AREAS)
def test_every_area_has_to_give_a_token_before_new_york(missing: str) -> None:
    ready = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()})
    assert may(ready, "drive", to=NEW_YORK)
    lacking = position({"black": approach(NEW_YORK)}, held={"black": one_of_each(without=[missing])})
    assert refusal(lacking, "drive", to=NEW_YORK) == ("WB-06", "WB-11")


@pytest.mark.rule("WB-07")
def test_ten_to_twenty_tokens_are_brought_to_new_york() -> None:
    fewest = one_of_each()
    most = [one for outer in OUTER_AREAS for one in list(filter(laid, towns(outer)))[:2]]
    assert (len(fewest), len(most)) == (10, 20)
    for tokens in (fewest, most):
        state = position({"black": approach(NEW_YORK)}, held={"black": tokens})
        drive(state, NEW_YORK)
        assert shown(state, "missed_areas")[0] == 0
        assert len(holds(state, "black")) == len(tokens)


@pytest.mark.rule("WB-07")
def test_no_car_can_load_more_than_twenty() -> None:
    most = [one for outer in OUTER_AREAS for one in towns(outer)[:2]]
    for outer in OUTER_AREAS:
        for covered in towns(outer)[2:]:
            state = position({"black": approach(covered)}, seats=6, held={"black": most})
            assert refusal(state, "claim", at=covered) == ("WB-06", "WB-44")


@pytest.mark.rule("WB-10")
def test_one_has_to_go_back_for_a_token_that_is_still_there() -> None:
    missing = OUTER_AREAS[0]
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each(without=[missing])})
    assert NEW_YORK not in ends(state)
    last = towns(missing, worth=1)[0]
    state = position({"black": approach(last)}, held={"black": one_of_each(without=[missing])})
    claim(state, last)
    state = position({"black": approach(NEW_YORK)}, held={"black": holds(state, "black")})
    assert may(state, "drive", to=NEW_YORK)
