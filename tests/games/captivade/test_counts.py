"""Counts: how many states can be reached in so many moves, those of chance included, from named positions."""

import json
from collections.abc import Callable
from typing import cast

import pytest

from greatcircle.games.captivade.card import CARDS
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.state import CHANCE
from tests.games.captivade.position import LONDON, at_chase, at_roll, begun, chase, position, roll, stay
from tests.games.captivade.scene import FOUR

AWAY = dict.fromkeys(FOUR, 31)
HAMPERED: dict[str, object] = {"flights_until": None, "borders": [], "agents_slow": True, "agents_grounded": True}


def counts(start: Captivade, depth: int) -> list[int]:
    """Count the distinct states after one move, after two, and so on."""
    layer = [start]
    sizes: list[int] = []
    for _ in range(depth):
        beyond: dict[str, Captivade] = {}
        for state in layer:
            for actor in state.actors():
                for move in state.chances().moves if actor == CHANCE else state.legal(actor):
                    after = cast(Captivade, state.copy())
                    after.apply(actor, move)
                    beyond[json.dumps(after.to_json())] = after
        layer = list(beyond.values())
        sizes.append(len(layer))
    return sizes


# Counts derived by hand.


def test_lots_for_assistants_are_two_states() -> None:
    assert counts(begun(2, assistants="lots"), 1) == [2]


def test_from_utqiagvik_six_trips_and_one_more_for_beatrice_bleu() -> None:
    # One escapee after the other is free to move; here the three others are in prison.
    for colour, trips in zip(FOUR, (6, 6, 7, 6), strict=True):
        prison = [other for other in FOUR if other != colour]
        assert counts(position({colour: 1}, prison=prison), 1) == [trips]


def test_sealed_trips_of_two_multiply() -> None:
    # Either may seal first: 6 + 7 states after one move; 6 times 7 after both, in whatever order.
    state = position({"red": 1, "blue": 1}, prison=["green", "yellow"])
    assert counts(state, 2) == [6 + 7, 6 * 7]


@pytest.mark.parametrize(("seats", "states"), [(2, 3), (3, 4), (4, 5)])
def test_the_roll_for_the_order_settles_it_or_changes_nothing(seats: int, states: int) -> None:
    state = begun(seats)
    stay(state)
    assert counts(state, 1) == [states]


def test_a_roll_is_five_states_and_a_card_one_of_forty_two() -> None:
    # Ruby Red in Paris, a red place: spotted, or one of three colours that it is not on, or the sign.
    state = at_roll({**AWAY, "red": 37})
    assert counts(state, 1) == [5]
    roll(state, "!")
    assert counts(state, 1) == [len(CARDS)]


def test_from_perth_without_flights_an_agent_has_as_many_trips_as_pairs_of_last_places() -> None:
    # 87 alone; 87 88, 87 86; back again 88 87, 86 87; on 88 89, 88 90, 86 82, 86 85; and third steps:
    # 89 88, 89 90, 90 88, 90 89, 82 81, 82 83, 82 86, 85 83, 85 84, 85 86; three steps may also end as one or two do.
    state = at_chase(AWAY, posts={"brown": 87}, amid={"closures": {**HAMPERED, "agents_slow": False}})
    assert counts(state, 1) == [1 + 2 + 2 + 4 + 10]


def test_a_roll_to_evade_has_two_ends() -> None:
    # Caught by any of four faces, or away: the state does not remember which face it was.
    state = at_chase({**AWAY, "green": LONDON})
    chase(state, LONDON)
    assert counts(state, 1) == [2]


def test_the_assassin_picks_or_spares_and_the_die_hits_or_not() -> None:
    state = at_chase({"red": 31}, prison=FOUR[1:], posts={"silver": 90})
    assert counts(state, 1) == [3]
    state.apply(0, state.parse_move({"move": "attack", "agent": "white"}))
    assert counts(state, 1) == [2]


# Counts recorded when the code was thought to be right; a change of the rules or of the board has to be explained.


def at_the_start() -> Captivade:
    """Two seats in London in week 1."""
    return begun(2)


def in_the_desert() -> Captivade:
    """Yousef Yellow in Adrar, two steps from dashed lines, with a ferry; the others are in prison."""
    return position({"yellow": 54}, prison=FOUR[:3], effects={"yellow": ["fruit-ship"]})


def among_agents() -> Captivade:
    """Three seats, agents in London who are slow and may not fly, and an escapee who hides in Paris."""
    return at_chase({"red": 31, "green": 37, "blue": 31}, seats=3, amid={"closures": HAMPERED})


def with_an_assassin() -> Captivade:
    """The last escapee, its agent beside another, both slow and without flights."""
    posts = {"brown": 90, "white": 90, "black": None, "silver": None}
    return at_chase({"red": 60}, prison=FOUR[1:], posts=posts, amid={"closures": HAMPERED})


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (at_the_start, [274]),
        (in_the_desert, [12, 60, 1836]),
        (among_agents, [10, 60, 600]),
        (with_an_assassin, [2, 8, 32]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_recorded_counts(scene: Callable[[], Captivade], expected: list[int]) -> None:
    assert counts(scene(), len(expected)) == expected
