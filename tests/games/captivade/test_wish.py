"""Typed names: a place, its number, two numbers to call, or an agent instead of a move."""

import pytest

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.position import LONDON, at_chase, at_roll, begun, chase, position, run, short
from tests.games.captivade.scene import FOUR

AWAY = dict.fromkeys(FOUR, 31)


def meant(state: Captivade, typed: str, seat: int = 0) -> list[str]:
    """List what a typed name may mean, as short texts."""
    return [short(state.wire(move)) for move in state.moves_named(seat, typed)]


def test_a_place_means_every_trip_that_ends_there() -> None:
    state = begun()
    assert meant(state, "Paris") == meant(state, "paris") == meant(state, "37") == ["run 37 0", "run 37 1", "run 37 2"]
    assert meant(state, "utqiagvik") == meant(state, "1") == ["run 1 1", "run 1 2"]


def test_a_place_that_cannot_be_reached_means_the_trip_without_a_flight_so_that_there_is_a_reason() -> None:
    state = position({"red": 87}, money={"red": 0})
    assert meant(state, "sumatra") == ["run 81 0"]
    assert not state.why(0, state.moves_named(0, "sumatra")[0]).legal


@pytest.mark.parametrize("typed", ["stay", "here", "London", "36"])
def test_staying_has_a_word_of_its_own(typed: str) -> None:
    assert meant(position(money={"red": 0}), typed) == ["run 36 0"]


def test_who_has_sealed_is_told_so() -> None:
    state = position()
    run(state, "red", 37)
    (move,) = state.moves_named(0, "berlin")
    assert state.why(0, move).clauses == ("CV-119",)


def test_two_numbers_are_what_an_agent_calls() -> None:
    state = at_chase(AWAY, posts={"brown": 87})
    for typed in ("89 and 90", "89, 90", "89 90", "89/90", "Sydney and Hobart", "sydney, hobart"):
        assert meant(state, typed) == ["chase 89 90"], typed
    assert meant(state, "alice springs and perth") == ["chase 88 87"]
    assert meant(state, "alice springs perth") == ["chase 88 87"]


def test_one_place_means_every_trip_of_the_agent_that_ends_there() -> None:
    state = at_chase(AWAY, posts={"brown": 87})
    assert meant(state, "perth") == meant(state, "87") == ["chase 86 87", "chase 87", "chase 88 87"]
    assert meant(state, "stay") == ["chase 87"]
    assert meant(state, "hobart") == ["chase 88 90", "chase 89 90"]


def test_a_place_that_the_agent_cannot_reach_has_a_reason() -> None:
    state = at_chase(AWAY, posts={"brown": 87})
    (move,) = state.moves_named(0, "chicago")
    assert state.why(0, move).clauses == ("CV-73",)
    (move,) = state.moves_named(1, "hobart")
    assert state.why(1, move).clauses == ("CV-63",)


def test_the_assassin_is_told_whom_or_nobody() -> None:
    state = at_chase({"red": 31}, prison=FOUR[1:])
    assert meant(state, "white") == meant(state, "Agent White") == ["attack white"]
    assert meant(state, "nobody") == meant(state, "spare") == ["spare"]
    assert meant(state, "purple") == []


def test_a_name_that_is_nothing_means_nothing() -> None:
    for state in (position(), at_roll(), at_chase(AWAY)):
        for typed in ("atlantis", "93", "0", "89 and atlantis", ""):
            assert meant(state, typed) == []
        assert meant(state, "paris", seat=7) == []


def test_between_rolls_a_name_has_a_reason_too() -> None:
    state = at_roll()
    for move in state.moves_named(0, "paris"):
        assert state.why(0, move).clauses == ("CV-42",)
    assert state.moves_named(0, "stay")


def test_every_name_on_the_map_means_its_place_alone() -> None:
    state = position()
    for place in BOARD.places:
        found = {text.split()[1] for text in meant(state, place.name)}
        assert found == {str(place.number)}, place.name


def test_names_are_understood_without_accents() -> None:
    state = position({"red": 12})
    assert meant(state, "montreal")[0] == "run 11 0"


def test_the_moves_of_a_name_can_be_played() -> None:
    state = at_chase(AWAY)
    (move,) = [move for move in state.moves_named(0, "36 and 37") if move in state.legal(0)]
    assert short(state.wire(move)) == "chase 36 37"
    chase(state, LONDON, 37)
