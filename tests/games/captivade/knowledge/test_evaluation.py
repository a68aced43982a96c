"""What greedy weighs: escapees keep out of reach and save their strength, agents search where somebody may be."""

from typing import cast

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.captivade.board import PLACES
from greatcircle.games.captivade.knowledge.beat import beat_at, hunters_of
from greatcircle.games.captivade.knowledge.hideout import Danger
from greatcircle.games.captivade.moves import CHASE, SPARE, run_code
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Appraisal
from greatcircle.kernel.state import CHANCE
from tests.games.captivade.position import (
    GAME,
    at_chase,
    begun,
    chase,
    number,
    patrol,
    phase,
    position,
    roll,
    spot_all,
    stay,
)

AGENTS_FAR_OFF = {"brown": 1, "white": 1, "black": 1, "silver": 1}
"""In Utqiagvik, from where no airport is within reach."""
PERTH = 87
ALICE_SPRINGS = 88
SYDNEY = 89


def appraisals(state: Captivade, colour: str) -> dict[int, Appraisal]:
    """Weigh all moves of a seat by its view."""
    seat = number(colour)
    moves = state.legal(seat)
    weighed = GAME.appraise(GAME.view(state, seat), moves)
    assert weighed is not None
    return dict(zip(moves, weighed, strict=True))


def term(appraisal: Appraisal, sentence: str) -> int:
    """Give one of the things that a move is weighed by."""
    (value,) = [term.value for term in appraisal.terms if term.sentence == sentence]
    return value


def greedy_moves(state: Captivade, colour: str) -> set[int]:
    """List what greedy may choose, as its luck has it."""
    seat = number(colour)
    view, moves = GAME.view(state, seat), state.legal(seat)
    return {make_bot("greedy", GAME, QuickDealer(f"{luck}")).choose(view, moves) for luck in range(8)}


def calls_of(move: int) -> set[int]:
    """List the printed numbers of the places that a move calls."""
    return {place + 1 for place in divmod(move - CHASE, PLACES)}


# Escapees.


def test_a_place_that_no_agent_reaches_is_no_danger_and_one_beside_an_agent_is() -> None:
    state = position({"red": PERTH}, week=3, posts={"white": ALICE_SPRINGS, "black": ALICE_SPRINGS})
    danger = Danger(state, number("red"))
    beats = [beat_at(state, state.post[agent]) for agent in hunters_of(state, number("red"))]
    unreached = [place for place in range(PLACES) if all(place not in beat.places for beat in beats)]
    assert unreached
    assert all(danger.of(place) == 0 for place in unreached)
    assert danger.of(ALICE_SPRINGS - 1) > 0


def test_an_escapee_fears_the_agents_of_others_and_not_its_own() -> None:
    own = position({"red": PERTH}, week=3, posts={**AGENTS_FAR_OFF, "brown": ALICE_SPRINGS})
    hostile = position({"red": PERTH}, week=3, posts={**AGENTS_FAR_OFF, "white": ALICE_SPRINGS})
    place = ALICE_SPRINGS - 1
    assert 0 == Danger(own, number("red")).of(place) < Danger(hostile, number("red")).of(place)


def test_an_escapee_that_was_found_and_got_away_does_not_stay() -> None:
    logs = {"red": PERTH, "green": 12, "blue": 12, "yellow": 12}
    state = at_chase(logs, week=2, first="green", posts={"white": ALICE_SPRINGS})
    chase(state, ALICE_SPRINGS, PERTH)
    roll(state, "red")
    patrol(state)
    assert state.is_free[number("red")]
    assert phase(state) == "running"
    assert run_code(PERTH - 1, 0) not in greedy_moves(state, "red")


def test_an_escapee_that_nobody_can_reach_stays_and_saves_its_strength() -> None:
    state = position({"red": PERTH}, week=6, money={"red": 0}, posts=AGENTS_FAR_OFF)
    assert greedy_moves(state, "red") == {run_code(PERTH - 1, 0)}


def test_the_last_free_escapee_does_not_care_for_energy() -> None:
    alone = position({"red": SYDNEY}, week=3, prison=["green", "blue", "yellow"])
    among_others = position({"red": SYDNEY}, week=3)
    assert {term(weighed, "energy") for weighed in appraisals(alone, "red").values()} == {0}
    assert min(term(weighed, "energy") for weighed in appraisals(among_others, "red").values()) < 0


def test_money_is_worth_something_until_the_last_week() -> None:
    state = position({"red": SYDNEY}, week=3)
    flown, stayed = (run_code(place, flights) for place, flights in ((71, 1), (SYDNEY - 1, 0)))
    weighed = appraisals(state, "red")
    assert term(weighed[flown], "money for flights") < term(weighed[stayed], "money for flights")
    last = appraisals(position({"red": SYDNEY}, week=6), "red")
    assert term(last[flown], "money for flights") == term(last[stayed], "money for flights") == 0


def test_trips_are_weighed_by_what_the_seat_may_know() -> None:
    here, there = (position({"red": SYDNEY, "green": place}, week=3) for place in (1, 55))
    assert appraisals(here, "red") == appraisals(there, "red")


# Agents.


def test_an_agent_searches_the_place_where_an_escapee_is_known_to_be() -> None:
    logs = {"red": 12, "green": 12, "blue": PERTH, "yellow": 12}
    state = at_chase(logs, week=2, first="red", posts={"brown": ALICE_SPRINGS, "white": SYDNEY})
    chase(state, ALICE_SPRINGS, PERTH)
    roll(state, "blue")
    assert state.agent == 1
    assert all(PERTH in calls_of(move) for move in greedy_moves(state, "green"))


def test_an_agent_does_not_look_for_its_own_escapee() -> None:
    state = position({"red": PERTH}, seats=2, week=3, first="red", prison=["green"], posts={"brown": ALICE_SPRINGS})
    stay(state)
    spot_all(state)
    assert {term(weighed, "escapees to be found") for weighed in appraisals(state, "red").values()} == {0}


@pytest.mark.parametrize(("money", "least"), [(0, 100), (600, 1)])
def test_an_agent_ends_with_its_own_escapee_if_it_costs_little(money: int, least: int) -> None:
    state = at_chase({"red": PERTH}, week=2, first="red", posts={"brown": ALICE_SPRINGS}, money={"red": money})
    weighed = appraisals(state, "red")
    envelopes = {move for move in weighed if term(weighed[move], "an envelope") > 0}
    assert envelopes == {move for move in weighed if (move - CHASE) % PLACES == PERTH - 1}
    assert min(term(weighed[move], "an envelope") for move in envelopes) >= least


def test_an_assistant_brings_no_envelope() -> None:
    state = at_chase({"red": PERTH, "green": 12}, seats=2, week=2, first="red", posts={"black": ALICE_SPRINGS})
    chase(state, 36)
    assert state.agent == 2
    assert {term(weighed, "an envelope") for weighed in appraisals(state, "red").values()} == {0}


def test_the_assassin_goes_where_another_agent_stands_and_attacks() -> None:
    posts = {"brown": PERTH, "white": SYDNEY, "black": 1, "silver": 1}
    state = at_chase({"red": 55}, week=2, first="red", prison=["green", "blue", "yellow"], posts=posts)
    assert {(move - CHASE) % PLACES for move in greedy_moves(state, "red")} == {SYDNEY - 1}
    chase(state, ALICE_SPRINGS, SYDNEY)
    assert greedy_moves(state, "red") == {state.parse_move({"move": "attack", "agent": "white"})}
    assert SPARE in state.legal(0)


def test_agents_do_not_stop_beside_the_assassin() -> None:
    posts = {"brown": SYDNEY, "white": ALICE_SPRINGS, "black": 1, "silver": 1}
    state = at_chase({"red": 55}, week=2, first="red", prison=["green", "blue", "yellow"], posts=posts)
    chase(state, SYDNEY)
    assert state.agent == 1
    weighed = appraisals(state, "green")
    feared = {(move - CHASE) % PLACES for move in weighed if term(weighed[move], "the assassin") < 0}
    assert feared == {SYDNEY - 1}


# Whole states.


def test_to_win_is_better_than_a_draw_and_a_draw_than_to_lose() -> None:
    won = finished({"red": 1}, [])
    lost = finished({"red": 2}, [])
    drawn = finished({}, ["red", "green", "blue", "yellow"])
    captured = finished({}, ["red"])
    values = [GAME.evaluate(state, 0) for state in (won, drawn, captured)]
    assert values == sorted(values, reverse=True)
    assert GAME.evaluate(won, 0) > GAME.evaluate(lost, 0)
    assert GAME.evaluate(drawn, 0) > GAME.evaluate(captured, 0)


def finished(energy: dict[str, int], prison: list[str]) -> Captivade:
    """Set up the end of a match; the others spent one connection."""
    spent = {"green": 1, "blue": 2, "yellow": 2, **energy}
    data = position(week=6, energy=spent, prison=prison).to_json()
    return cast(Captivade, GAME.state_from_json({**data, "phase": "over", "turn": None}))


def test_freedom_and_prisoners_count() -> None:
    free = position(week=3)
    one_caught = position(week=3, prison=["blue"])
    own_caught = position(week=3, prison=["red"])
    assert GAME.evaluate(one_caught, 0) > GAME.evaluate(free, 0) > GAME.evaluate(own_caught, 0)


def test_an_escapee_within_reach_of_agents_is_worse_off() -> None:
    near = position({"red": PERTH}, week=3, posts={"white": ALICE_SPRINGS})
    far = position({"red": PERTH}, week=3, posts={"white": 1})
    assert GAME.evaluate(near, 0) < GAME.evaluate(far, 0)


# What we had asked of the bots.


def recaptured(runner: str, chaser: str, matches: int) -> float:
    """Let escapees be hunted for six weeks at tables of four, and give how many of them were recaptured."""
    caught = 0
    for luck in range(matches):
        state = begun()
        dice = QuickDealer(f"{luck}")
        runners, chasers = ([make_bot(name, GAME, QuickDealer(f"{luck}/{name}"))] * 4 for name in (runner, chaser))
        while actors := state.actors():
            if actors == [CHANCE]:
                state.apply(CHANCE, dice.draw(state.chances()))
                continue
            seat = actors[0]
            moves = state.legal(seat)
            bot = (runners if moves[0] < CHASE else chasers)[seat]
            state.apply(seat, bot.choose(GAME.view(state, seat), moves))
        caught += state.is_free.count(False)
    return caught / (4 * matches)


@pytest.mark.slow
def test_a_greedy_escapee_stays_free_before_random_agents() -> None:
    assert recaptured("greedy", "random", matches=24) <= 0.2


@pytest.mark.slow
def test_greedy_agents_recapture_twice_as_many_random_escapees_as_random_agents() -> None:
    assert recaptured("random", "greedy", matches=100) >= 2 * recaptured("random", "random", matches=400)
