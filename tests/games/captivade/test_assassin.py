"""The assassin: when it is armed, whom it may attack and when, and how agents leave the match."""

import pytest

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.events import Armed, Attacked, Departed, News, Spared, Struck
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.position import (
    LONDON,
    at_chase,
    at_roll,
    attack,
    chase,
    ended,
    free,
    number,
    on_move,
    patrol,
    phase,
    position,
    post,
    refusal,
    roll,
    seen,
    spare,
    spot_all,
    stay,
    told,
)

PARIS, BERLIN, FAR = 37, 38, 31


def hunted(posts: dict[str, int], **more: object) -> Captivade:
    """Set up a CHASE in which only Ruby Red is free, far away, with Agent Brown in Berlin unless it is told."""
    others = {"white": LONDON, "black": LONDON, "silver": LONDON}
    prison = ["green", "blue", "yellow"]
    return at_chase({"red": FAR}, prison=prison, posts={"brown": BERLIN, **others, **posts}, **more)


def armed() -> Captivade:
    """Set up the moment after Agent White has caught the last but one: Ruby Red is left, and Brown stands in London."""
    state = at_chase({"red": FAR, "blue": PARIS}, prison=["green", "yellow"], posts={"silver": 90})
    chase(state, LONDON)
    chase(state, LONDON, PARIS)
    return state


@pytest.mark.rule("CV-92")
def test_the_last_escapees_agent_becomes_an_assassin_at_once() -> None:
    state = armed()
    assert [agent["is_assassin"] for agent in seen(state)["agents"]] == [False] * 4
    events = roll(state, "!")
    assert told(events, Armed) == [Armed("brown", 0)]
    assert [agent["is_assassin"] for agent in seen(state)["agents"]] == [True, False, False, False]
    assert (phase(state), state.turn) == ("attacking", number("red"))


@pytest.mark.rule("CV-92")
def test_with_two_free_escapees_nobody_attacks() -> None:
    state = at_chase({"red": FAR, "green": FAR}, prison=["blue", "yellow"])
    assert phase(state) == "chasing"
    assert refusal(state, "red", "attack", agent="white") == ("CV-92",)
    three = at_chase({"red": FAR, "green": FAR, "blue": PARIS}, prison=["yellow"])
    chase(three, LONDON, PARIS)
    events = roll(three, "!")
    assert free(three) == ["red", "green"]
    assert told(events, Armed) == []


@pytest.mark.rule("CV-93")
@pytest.mark.parametrize("face", ["red", "green", "blue", "yellow", "!"])
def test_the_attack_succeeds_with_the_escapees_colour(face: payload.Face) -> None:
    state = hunted({"white": BERLIN})
    assert phase(state) == "attacking"
    assert told(attack(state, "white"), Attacked) == [Attacked("brown", "white")]
    assert seen(state)["target"] == "white"
    events = roll(state, face)
    assert seen(state)["target"] is None
    assert told(events, Struck) == [Struck("brown", "white", face, face == "red")]
    assert post(state, "white") == (None if face == "red" else BERLIN)
    assert (phase(state), on_move(state)) == ("chasing", "brown")


@pytest.mark.rule("CV-94")
def test_one_attack_in_a_week() -> None:
    state = hunted({"white": BERLIN})
    attack(state, "white")
    roll(state, "!")
    chase(state, BERLIN, LONDON)
    assert (phase(state), on_move(state)) == ("chasing", "white")
    assert refusal(state, "red", "attack", agent="black") == ("CV-94",)
    patrol(state)
    stay(state)
    spot_all(state)
    assert (state.week, phase(state)) == (3, "attacking")


@pytest.mark.rule("CV-97")
def test_with_two_seats_the_assassins_assistant_leaves_at_once() -> None:
    state = at_chase({"red": FAR, "green": PARIS}, seats=2, posts={"brown": BERLIN})
    chase(state, BERLIN)
    assert on_move(state) == "black"
    chase(state, LONDON, PARIS)
    events = roll(state, "!")
    assert told(events, Departed) == [Departed("black")]
    assert post(state, "black") is None
    assert (phase(state), on_move(state)) == ("chasing", "white")


@pytest.mark.rule("CV-97")
def test_it_leaves_also_when_it_had_not_moved_yet() -> None:
    state = at_chase({"red": FAR, "green": PARIS}, seats=2)
    chase(state, LONDON, PARIS)
    roll(state, "!")
    assert post(state, "black") is None
    spare(state)
    assert on_move(state) == "white"


@pytest.mark.rule("CV-98")
def test_who_is_out_is_off_the_board_and_moves_no_more() -> None:
    state = hunted({"white": BERLIN})
    attack(state, "white")
    roll(state, "red")
    assert seen(state)["agents"][1]["place"] is None
    chase(state, BERLIN)
    assert on_move(state) == "black"
    assert refusal(state, "green", "chase", calls=[BERLIN]) == ("CV-63",)


@pytest.mark.rule("CV-99", "CV-145")
def test_agents_meet_when_the_mode_begins() -> None:
    state = armed()
    roll(state, "!")
    # Agent White has brought its prisoner to London, where Brown and Black stand.
    assert {state.wire(move).get("agent") for move in state.legal(0)} == {"white", "black", None}


@pytest.mark.rule("CV-99", "CV-145")
def test_agents_meet_at_the_beginning_of_every_chase() -> None:
    state = at_roll({"red": FAR}, prison=["green", "blue", "yellow"], posts={"white": 13, "black": 90, "silver": 90})
    roll(state, "red")
    assert (phase(state), on_move(state)) == ("chasing", "brown")
    state = at_roll({"red": FAR}, prison=["green", "blue", "yellow"], posts={"black": 90, "silver": 90})
    roll(state, "red")
    assert (phase(state), seen(state)["agent"]) == ("attacking", None)


@pytest.mark.rule("CV-99", "CV-145")
def test_agents_meet_after_an_agents_move() -> None:
    state = hunted({})
    assert phase(state) == "chasing"
    chase(state, PARIS, LONDON)
    assert (phase(state), state.turn) == ("attacking", 0)
    state = hunted({})
    chase(state, BERLIN)
    chase(state, LONDON, BERLIN)
    assert (phase(state), state.turn) == ("attacking", 0)


@pytest.mark.rule("CV-99")
def test_passing_through_is_no_meeting() -> None:
    state = hunted({})
    # From Berlin by way of London, where three agents stand, to Paris.
    chase(state, LONDON, PARIS)
    assert (phase(state), on_move(state)) == ("chasing", "white")
    assert refusal(state, "red", "attack", agent="white") == ("CV-99", "CV-145")


@pytest.mark.rule("CV-100")
def test_an_agent_who_has_not_moved_yet_may_be_attacked_and_loses_its_move() -> None:
    state = hunted({"black": BERLIN})
    attack(state, "black")
    roll(state, "red")
    chase(state, BERLIN)
    chase(state, LONDON)
    assert on_move(state) == "silver"


@pytest.mark.rule("CV-101")
def test_the_assassin_may_move_and_call_to_no_effect() -> None:
    state = at_chase({"red": PARIS}, prison=["green", "blue", "yellow"], posts={"brown": BERLIN})
    before = len(state.facts)
    chase(state, BERLIN, PARIS)
    assert (phase(state), on_move(state), len(state.facts)) == ("chasing", "white", before)


@pytest.mark.rule("CV-115")
def test_the_assassin_picks_one_of_several_or_none() -> None:
    state = hunted({"white": BERLIN, "silver": BERLIN})
    assert [state.wire(move) for move in state.legal(0)] == [
        {"move": "attack", "agent": "white"},
        {"move": "attack", "agent": "silver"},
        {"move": "spare"},
    ]
    assert refusal(state, "red", "attack", agent="black") == ("CV-99",)


@pytest.mark.rule("CV-115", "CV-145")
def test_a_declined_chance_leaves_the_attack_unspent() -> None:
    state = hunted({"white": BERLIN})
    assert told(spare(state), Spared) == [Spared("brown")]
    chase(state, BERLIN)
    assert phase(state) == "attacking"
    attack(state, "white")
    roll(state, "!")
    assert on_move(state) == "white"


def test_no_zones_are_told_to_an_agent_who_was_eliminated() -> None:
    state = hunted({"white": BERLIN}, news=["white"])
    attack(state, "white")
    events = roll(state, "red")
    assert [agent["has_news"] for agent in seen(state)["agents"]] == [False] * 4
    events += chase(state, BERLIN)
    assert told(events, News) == []
    assert on_move(state) == "black"


def test_the_match_goes_on_while_somebody_chases() -> None:
    state = hunted({"white": BERLIN})
    attack(state, "white")
    roll(state, "red")
    assert free(state) == ["red"]
    patrol(state)
    assert (phase(state), state.week) == ("running", 3)
    lonely = position({"red": FAR}, prison=["green", "blue", "yellow"], posts={"white": None, "black": None})
    stay(lonely)
    spot_all(lonely)
    attack(lonely, "silver")
    roll(lonely, "red")
    assert ended(lonely).winners() == [0]
