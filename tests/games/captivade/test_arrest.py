"""Arrests: who is tracked down, rolls to evade, two places, prison, and the news for the agent in London."""

import pytest

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.events import Captured, Evaded, LetGo, News, Searched
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.position import (
    LONDON,
    at_chase,
    chase,
    facts,
    free,
    number,
    on_move,
    patrol,
    phase,
    position,
    post,
    refusal,
    roll,
    run,
    seen,
    sentences,
    spot_all,
    stay,
    told,
)

PARIS, BERLIN, FAR = 37, 38, 31


def tracked(**logs: int) -> Captivade:
    """Set up a CHASE in which Agent Brown, in London, has called 36 and 37; who is not named is far away."""
    hidden = dict.fromkeys(("red", "green", "blue", "yellow"), FAR)
    state = at_chase({**hidden, **logs})
    state.facts = []
    chase(state, LONDON, PARIS)
    return state


@pytest.mark.rule("CV-76")
def test_who_hides_in_a_called_place_says_so_at_once() -> None:
    state = at_chase({"red": FAR, "green": PARIS, "blue": FAR, "yellow": FAR})
    events = chase(state, LONDON, PARIS)
    (searched,) = told(events, Searched)
    assert isinstance(searched, Searched)
    assert searched.found == [1]
    assert sentences(events) == ["Agent Brown calls 36 and 37, and tracks down Gary Green."]
    assert (phase(state), state.turn, seen(state)["hunted"]) == ("evading", 1, [1])
    assert (2, "at", PARIS) in facts(state, "green")


@pytest.mark.rule("CV-77")
def test_an_agent_does_not_track_down_its_own_escapee() -> None:
    state = tracked(red=PARIS)
    assert (phase(state), on_move(state)) == ("chasing", "white")
    assert facts(state, "red") == []


@pytest.mark.rule("CV-78")
def test_neither_does_an_assistant_of_the_same_seat() -> None:
    state = at_chase({"red": LONDON, "green": FAR}, seats=2)
    chase(state, LONDON, PARIS)
    assert on_move(state) == "black"
    state.facts = []
    chase(state, LONDON, PARIS)
    assert (phase(state), on_move(state), facts(state, "red")) == ("chasing", "white", [])
    chase(state, LONDON, PARIS)
    assert phase(state) == "evading"


@pytest.mark.rule("CV-78")
def test_an_assistant_tracks_down_the_escapee_of_the_other_seat() -> None:
    state = at_chase({"red": FAR, "green": PARIS}, seats=2)
    chase(state, LONDON)
    chase(state, LONDON, PARIS)
    assert (phase(state), state.turn) == ("evading", 1)


@pytest.mark.rule("CV-147")
def test_a_call_without_an_answer_tells_that_none_of_the_others_is_there() -> None:
    state = tracked()
    assert facts(state, "red") == []
    for colour in ("green", "blue", "yellow"):
        assert facts(state, colour) == [(2, "not-at", LONDON), (2, "not-at", PARIS)]


@pytest.mark.rule("CV-147")
def test_prisoners_are_not_asked() -> None:
    state = at_chase({"red": FAR, "green": FAR, "blue": FAR}, prison=["yellow"])
    chase(state, LONDON)
    assert facts(state, "yellow") == []


@pytest.mark.rule("CV-79")
@pytest.mark.parametrize("face", ["red", "green", "blue", "yellow", "!"])
def test_only_the_own_colour_saves_from_arrest(face: payload.Face) -> None:
    state = tracked(green=PARIS)
    events = roll(state, face)
    if face == "green":
        assert told(events, Evaded) == [Evaded(1, "green")]
        assert "green" in free(state)
    else:
        assert told(events, Captured) == [Captured(1, face, "brown", PARIS)]
        assert "green" not in free(state)
    assert on_move(state) == "white"


@pytest.mark.rule("CV-80")
def test_who_got_away_is_still_there_and_may_be_tracked_down_again() -> None:
    state = tracked(green=PARIS)
    roll(state, "green")
    assert state.place(1) + 1 == PARIS
    chase(state, LONDON)
    assert on_move(state) == "black"
    chase(state, LONDON, PARIS)
    assert (phase(state), state.turn) == ("evading", 1)
    roll(state, "red")
    assert "green" not in free(state)


@pytest.mark.rule("CV-81")
def test_a_prisoner_stays_in_prison() -> None:
    state = tracked(green=PARIS)
    roll(state, "!")
    assert seen(state)["escapees"][1]["captured"] == {"week": 2, "place": PARIS}
    patrol(state)
    assert state.actors() == [0, 2, 3]
    assert refusal(state, "green", "run", to=PARIS, flights=0) == ("CV-81",)
    stay(state)
    spot_all(state)
    patrol(state)
    assert (state.week, free(state)) == (4, ["red", "blue", "yellow"])
    assert [len(record) for record in seen(state)["terms"]] == [4, 2, 4, 4]


@pytest.mark.rule("CV-82")
def test_several_in_one_place_all_roll_and_all_who_fail_are_taken() -> None:
    state = tracked(green=PARIS, blue=PARIS, yellow=PARIS)
    assert seen(state)["hunted"] == [1, 2, 3]
    for face in ("!", "blue", "red"):
        assert phase(state) == "evading"
        roll(state, face)
    assert free(state) == ["red", "blue"]
    assert phase(state) == "chasing"


@pytest.mark.rule("CV-83")
def test_if_one_in_the_first_place_is_taken_those_in_the_second_go_free() -> None:
    state = tracked(green=LONDON, blue=PARIS)
    assert (phase(state), state.turn) == ("evading", 1)
    events = roll(state, "!")
    assert told(events, LetGo) == [LetGo(2, PARIS)]
    assert (phase(state), on_move(state), free(state)) == ("chasing", "white", ["red", "blue", "yellow"])
    assert (seen(state)["hunted"], seen(state)["awaiting"]) == ([], [])


@pytest.mark.rule("CV-83")
def test_if_all_in_the_first_place_get_away_those_in_the_second_roll() -> None:
    state = tracked(green=LONDON, blue=PARIS)
    roll(state, "green")
    assert (phase(state), state.turn) == ("evading", 2)
    roll(state, "!")
    assert free(state) == ["red", "green", "yellow"]
    assert post(state, "brown") == LONDON


@pytest.mark.rule("CV-83")
def test_one_of_two_taken_in_the_first_place_is_enough() -> None:
    state = tracked(green=LONDON, blue=LONDON, yellow=PARIS)
    roll(state, "green")
    assert (phase(state), state.turn) == ("evading", 2)
    events = roll(state, "!")
    assert told(events, LetGo) == [LetGo(3, PARIS)]
    assert free(state) == ["red", "green", "yellow"]


@pytest.mark.rule("CV-84")
def test_who_goes_free_in_the_second_place_has_been_seen() -> None:
    state = tracked(green=LONDON, blue=PARIS)
    assert facts(state, "blue") == [(2, "not-at", LONDON), (2, "at", PARIS)]
    roll(state, "!")
    # Agent White moves next and takes Beatrice Bleu where everybody has heard that she is.
    chase(state, LONDON, PARIS)
    assert (phase(state), state.turn) == ("evading", 2)


@pytest.mark.rule("CV-144")
def test_those_in_one_place_roll_clockwise_from_the_first_roller() -> None:
    hidden = {"red": PARIS, "green": PARIS, "blue": FAR, "yellow": PARIS}
    state = at_chase(hidden, first="blue")
    chase(state, LONDON, PARIS)
    assert seen(state)["hunted"] == [3, 0, 1]
    rolled = []
    while phase(state) == "evading":
        rolled.append(state.turn)
        roll(state, "yellow")
    assert rolled == [3, 0, 1]
    assert free(state) == ["blue", "yellow"]


@pytest.mark.rule("CV-85")
def test_the_agent_takes_prisoners_to_london_and_does_not_search_it() -> None:
    state = at_chase({"red": FAR, "green": PARIS, "blue": LONDON, "yellow": FAR}, posts={"brown": BERLIN})
    chase(state, BERLIN, PARIS)
    state.facts = []
    roll(state, "!")
    assert post(state, "brown") == LONDON
    assert facts(state, "blue") == []
    assert (phase(state), on_move(state)) == ("chasing", "white")


@pytest.mark.rule("CV-86")
def test_before_it_moves_next_that_agent_hears_the_zones_and_so_does_everybody() -> None:
    state = tracked(green=PARIS, blue=40, yellow=53)
    roll(state, "!")
    assert seen(state)["agents"][0]["has_news"]
    patrol(state)
    run(state, "blue", 42)
    stay(state)
    state.facts = []
    roll(state, "red")
    roll(state, "blue")
    events = roll(state, "yellow")
    assert told(events, News) == [News("brown", [2, 3], ["E", "D"])]
    assert sentences(events)[-1] == "News for Agent Brown: Beatrice Bleu in Zone E and Yousef Yellow in Zone D."
    assert (3, "zone", "E") in facts(state, "blue")
    assert not seen(state)["agents"][0]["has_news"]


@pytest.mark.rule("CV-87")
def test_the_zones_told_are_those_of_now_and_never_of_the_own_escapee() -> None:
    state = position({"red": 37, "green": 40, "blue": 53, "yellow": 31}, week=3, first="green", news=["black"])
    run(state, "green", 42)
    stay(state)
    spot_all(state)
    while on_move(state) != "black":
        events = chase(state, LONDON)
    (news,) = told(events, News)
    assert isinstance(news, News)
    assert (news.seats, news.zones) == ([0, 1, 3], ["C", "E", "B"])


@pytest.mark.rule("CV-87")
def test_nothing_is_told_to_an_agent_who_has_nobody_left_to_look_for() -> None:
    state = position({"red": FAR}, prison=["green", "blue", "yellow"], posts={"brown": BERLIN}, news=["brown"])
    stay(state)
    events = roll(state, "red")
    assert on_move(state) == "brown"
    assert told(events, News) == []
    assert not seen(state)["agents"][0]["has_news"]


@pytest.mark.rule("CV-87")
def test_an_assistant_does_not_hear_the_zone_of_its_own_seats_escapee() -> None:
    state = at_chase({"red": 37, "green": 31}, seats=2, news=["black"])
    events = chase(state, LONDON)
    assert told(events, News) == [News("black", [1], ["B"])]


@pytest.mark.rule("CV-87")
def test_nothing_is_told_when_nobody_is_left_to_look_for() -> None:
    state = at_chase({"red": 31}, prison=["green", "blue", "yellow"], news=["brown"], posts={"brown": 37})
    assert (phase(state), on_move(state)) == ("chasing", "brown")
    assert [fact for fact in facts(state, "red") if fact[1] == "zone"] == []


def test_evading_is_told_by_the_seat_that_rolls() -> None:
    state = tracked(yellow=PARIS)
    assert state.turn == number("yellow")
    assert seen(state)["turn"] == 3
