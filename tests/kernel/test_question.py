"""Questions: what a seat is asked, what its answers are, and when nothing is asked."""

import pytest

from greatcircle.games import find_game
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput, WrongSeat
from greatcircle.kernel.state import CHANCE
from tests.kernel.bidding import bidding, open_match

OPTIONS = {"first": 1, "card_each_turn": True, "naming": "extra-roll", "naming_seconds": 7}
"""A match of the game that asks: seat 0 draws a card at once, and may name its country."""


def asking(seed: str) -> Match:
    game = find_game("take-off")
    match = Match(game, game.parse_options(OPTIONS, 2), 2, QuickDealer(seed))
    match.deal()
    return match


def test_a_game_that_asks_nothing_lets_seats_pick_from_their_moves() -> None:
    for match in (open_match(), bidding(1, 2, 3)):
        for seat in (0, 1, 2, CHANCE):
            assert match.question(seat) is None
            with pytest.raises(BadInput, match="Nothing is asked now"):
                match.state.parse_answer(seat, "north")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_question_goes_to_the_seat_that_acts_and_to_no_other(seed: str) -> None:
    match = asking(seed)
    question = match.question(0)
    assert question is not None
    assert question.sentence.endswith("?")
    assert question.seconds == 7
    assert match.state.actors() == [0]
    assert match.question(1) is None
    with pytest.raises(BadInput):
        match.state.parse_answer(1, "Peru")


def test_an_answer_is_one_of_the_legal_moves_and_so_is_silence() -> None:
    match = asking("a")
    question = match.question(0)
    assert question is not None
    answer = match.state.parse_answer(0, "Peru")
    assert match.state.wire(answer) == {"move": "name", "country": "peru"}
    assert {answer, question.silence} <= set(match.legal(0))
    assert answer != question.silence


def test_what_is_not_understood_changes_nothing() -> None:
    match = asking("a")
    before = match.state.to_json()
    for text in ("", "Atlantis", "Korea", "x" * 10_000):
        with pytest.raises(BadInput):
            match.state.parse_answer(0, text)
    assert match.state.to_json() == before


@pytest.mark.parametrize("is_silent", [True, False])
def test_a_question_is_over_once_it_is_answered(is_silent: bool) -> None:
    match = asking("a")
    question = match.question(0)
    assert question is not None
    match.play(0, question.silence if is_silent else match.state.parse_answer(0, "Peru"))
    assert match.question(0) is None
    assert not match.can_undo(0)
    with pytest.raises(BadInput):
        match.state.parse_answer(0, "Peru")


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = asking("a")
    with pytest.raises(WrongSeat):
        match.play(1, match.state.parse_answer(0, "Peru"))


def test_questions_are_equal_when_they_ask_the_same() -> None:
    assert Question("Why?", 3, 1) == Question("Why?", 3, 1) != Question("Why?", 3, 2)
