"""This file is the tests of chances: exact odds, and tickets that fall to each move by its weight."""

from collections import Counter
from fractions import Fraction

import pytest

from greatcircle.games import find_game
from greatcircle.kernel.chance import Chances, even_chances
from tests.kernel.sealed_bid import DEAL, GAME


def test_every_move_holds_as_many_tickets_as_its_weight() -> None:
    chances = Chances([7, 3, 9], [1, 3, 2])
    assert [chances.at(ticket) for ticket in range(chances.total)] == [7, 3, 3, 3, 9, 9]


def test_even_chances_hold_one_ticket_each() -> None:
    chances = even_chances([4, 5, 6])
    assert chances.is_even
    assert [chances.at(ticket) for ticket in range(chances.total)] == [4, 5, 6]


def test_equal_weights_above_one_are_still_shared_out_by_weight() -> None:
    chances = Chances([4, 5], [2, 2])
    assert not chances.is_even
    assert Counter(chances.at(ticket) for ticket in range(chances.total)) == {4: 2, 5: 2}


@pytest.mark.parametrize("chances", [even_chances([1, 2]), Chances([1, 2], [1, 2])])
def test_a_ticket_too_many_falls_to_nobody(chances: Chances) -> None:
    with pytest.raises(IndexError):
        chances.at(chances.total)


def test_a_weight_of_nothing_never_comes_up() -> None:
    chances = Chances([1, 2, 3], [0, 2, 0])
    assert {chances.at(ticket) for ticket in range(chances.total)} == {2}


def test_odds_are_exact_and_sum_to_one() -> None:
    odds = Chances([7, 3, 9], [1, 3, 3]).odds()
    assert odds == [(7, Fraction(1, 7)), (3, Fraction(3, 7)), (9, Fraction(3, 7))]
    assert sum(chance for _, chance in odds) == 1


def test_a_deck_that_dwindles_changes_the_odds() -> None:
    state = GAME.start(GAME.parse_options({"deck": "small"}, 2), 2)
    assert [weight for _, weight in state.chances().odds()] == [Fraction(count, 7) for count in (3, 2, 1, 1)]
    state.apply(-1, DEAL + 2)
    assert state.chances().odds() == [
        (DEAL, Fraction(1, 2)),
        (DEAL + 1, Fraction(1, 3)),
        (DEAL + 3, Fraction(1, 6)),
    ]


def test_a_die_gives_each_face_one_sixth() -> None:
    game = find_game("trap-the-cap")
    state = game.start(game.parse_options({"first": 1}, 2), 2)
    assert [chance for _, chance in state.chances().odds()] == [Fraction(1, 6)] * 6
