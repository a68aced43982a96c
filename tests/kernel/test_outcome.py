"""This file is the tests of outcomes: places, shared ones too, and how they are written down."""

import json
from enum import Enum

from greatcircle.kernel.outcome import Outcome, places_by


class Reason(Enum):
    """Why this match ended."""

    SUNSET = "sunset"


def outcome_of(*scores: int) -> Outcome:
    return Outcome(places_by([(score,) for score in scores]), scores, Reason.SUNSET, "The sun has set.")


def test_the_highest_key_comes_first() -> None:
    assert places_by([(3,), (9,), (5,)]) == (3, 1, 2)


def test_equal_keys_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places_by([(5,), (9,), (5,), (1,), (9,)]) == (3, 1, 3, 5, 1)


def test_a_second_key_breaks_a_tie() -> None:
    assert places_by([(5, 0), (5, 2), (4, 9)]) == (2, 1, 3)


def test_negative_keys_rank_below_nothing() -> None:
    assert places_by([(-3,), (0,), (-1,)]) == (3, 1, 2)


def test_no_seats_have_no_places() -> None:
    assert places_by([]) == ()


def test_all_who_are_first_have_won() -> None:
    assert outcome_of(7, 2, 7).winners() == [0, 2]


def test_the_ranking_puts_those_who_share_a_place_together() -> None:
    assert outcome_of(2, 7, 0, 7, 2).ranking() == [[1, 3], [0, 4], [2]]


def test_an_outcome_is_written_as_plain_data() -> None:
    plain = outcome_of(2, 7).to_json()
    assert plain == {"ranking": [[1], [0]], "scores": [2, 7], "reason": "sunset", "sentence": "The sun has set."}
    assert json.loads(json.dumps(plain)) == plain
