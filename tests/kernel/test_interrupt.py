"""Who may do what at a quiz: moves for people and for bots, interrupts, and the words that were typed."""

import json

import pytest

from greatcircle.bots import make_bot
from greatcircle.kernel.conformance import check_match
from greatcircle.kernel.dealer import ProvableDealer, QuickDealer
from greatcircle.kernel.logbook import Seat, format_logbook, parse_logbook, record, replay, resume
from greatcircle.kernel.match import Match
from greatcircle.kernel.playout import playout
from greatcircle.kernel.question import WORDS_MOST, Question, clean_words
from greatcircle.kernel.refusal import IllegalMove, MatchOver, WrongSeat
from greatcircle.kernel.rulebook import parse_rulebook
from greatcircle.kernel.state import CHANCE
from tests.kernel import parlour_quiz
from tests.kernel.logbook_lines import SCHEMA, fault_in, rechecked
from tests.kernel.parlour_quiz import DRAW, GAME, GO_ON, OTHER, OVERRULE, PASS, SAY

SEATS = (Seat("ann", "person"), Seat("bob", "person"), Seat("cay", "person"))
EVEREST = SAY + 1


def quiz(seats: int = 3, **options: object) -> Match:
    return Match(GAME, GAME.parse_options(options, seats), seats, ProvableDealer(b"quiz" * 8))


def judged(words: str = "Mount Everest") -> Match:
    """A match of three in which ann has typed an answer, and the others may overrule."""
    match = quiz(answering="typed")
    match.play(0, match.state.parse_answer(0, words), words)
    return match


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("answering", ["choice", "typed"])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_game_of_questions_and_interrupts_keeps_the_contract(seats: int, answering: str, seed: str) -> None:
    clauses = parse_rulebook(parlour_quiz.RULEBOOK).clauses
    options = GAME.parse_options({"answering": answering}, seats)
    match = check_match(GAME, options, seats, seed, clauses)
    assert match.outcome() is not None
    assert any(entry.move == OVERRULE for entry in match.log) == (answering == "typed")


# People and bots


def test_people_and_bots_pick_from_different_moves_and_both_are_legal() -> None:
    match = quiz()
    assert match.for_people(0) == [0, 1, 2, 3, PASS]
    assert [offer.move for offer in match.offers(0)] == match.for_people(0)
    assert match.for_bots(0) == [DRAW]
    assert match.legal(0) == [0, 1, 2, 3, PASS, DRAW]
    assert match.for_people(1) == match.for_bots(1) == match.legal(1) == []


def test_what_is_given_to_a_caller_is_the_callers_own() -> None:
    match = judged()
    for moves in (match.legal(1), match.for_people(1), match.for_bots(0)):
        moves.append(99)
    assert 99 not in match.legal(1) + match.for_people(1) + match.for_bots(0)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_make_only_the_moves_that_are_theirs(bot: str) -> None:
    match = quiz(answering="typed")
    player = make_bot(bot, GAME, QuickDealer("bot"))
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
        else:
            (seat,) = match.state.actors()
            match.play(seat, player.choose(match.view(seat), match.for_bots(seat)))
    assert {entry.move for entry in match.log if entry.actor != CHANCE} == {DRAW}


def test_a_match_played_out_makes_the_moves_of_bots() -> None:
    state = GAME.start(GAME.parse_options({"answering": "typed"}, 2), 2)
    assert playout(state, QuickDealer("out")) == 2 * parlour_quiz.ROUNDS * 2


def test_a_person_who_asks_about_a_move_gets_the_greedy_bots_opinion_of_it() -> None:
    match = quiz()
    player = make_bot("greedy", GAME, QuickDealer("bot"))
    assert player.reasons(match.view(0), EVEREST) == ["points +1"]


# Interrupts


def test_a_seat_that_is_not_asked_may_interrupt_and_nobody_waits_for_it() -> None:
    match = judged("k2")
    assert match.state.actors() == [0]
    assert match.interrupts(0) == []
    assert [offer.move for offer in match.offers(1)] == match.legal(1) == [OVERRULE]
    assert match.for_bots(1) == []
    (event,) = match.play(1, OVERRULE)
    assert event.sentence(match.state.seat_names()) == "Bob overrules that."
    assert match.interrupts(1) == []
    assert match.interrupts(2) == [OVERRULE]
    match.play(0, GO_ON)
    assert match.state.to_json()["scores"] == [1, 0, 0]
    assert match.interrupts(2) == []


def test_an_interrupt_can_be_taken_back_by_who_made_it() -> None:
    match = judged()
    before = match.state.to_json()
    match.play(2, OVERRULE)
    assert match.can_undo(2)
    assert not match.can_undo(0)
    match.undo(2)
    assert match.state.to_json() == before


@pytest.mark.parametrize(("seat", "move"), [(0, OVERRULE), (1, GO_ON), (3, OVERRULE), (CHANCE, OVERRULE)])
def test_who_may_not_interrupt_is_refused(seat: int, move: int) -> None:
    match = judged()
    with pytest.raises(IllegalMove if seat == 0 else WrongSeat):
        match.play(seat, move)
    assert len(match.log) == 1


def test_nobody_interrupts_a_match_that_is_over() -> None:
    match = quiz(2)
    while not match.is_over():
        match.play(match.state.actors()[0], PASS)
    with pytest.raises(MatchOver):
        match.play(1, OVERRULE)


# Questions that are picked


def test_a_question_says_whether_it_is_answered_by_typing() -> None:
    picked, typed = quiz(seconds=5).question(0), quiz(answering="typed").question(0)
    assert picked == Question("Which is the highest mountain?", 5, PASS, is_typed=False)
    assert typed == Question("Which is the highest mountain?", 0, PASS)
    assert typed is not None
    assert typed.is_typed


# Words


def test_what_was_typed_is_known_while_the_move_is_made_and_stands_in_the_log() -> None:
    match = judged("  mount\teverest ")
    assert match.state.to_json()["said"] == "mount everest"
    assert match.state.words == ""
    assert [(entry.move, entry.words) for entry in match.log] == [(OTHER, "mount everest")]
    assert match.events[0].sentence(match.state.seat_names()) == "Ann says mount everest: wrong."


def test_words_that_are_taken_back_are_forgotten() -> None:
    match = judged()
    match.play(1, OVERRULE, "Yes!")
    assert match.log[-1].words == "Yes!"
    match.undo(1)
    assert match.state.words == ""
    assert [entry.words for entry in match.log] == ["Mount Everest"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Peru", "Peru"),
        ("  São\u00a0Tomé \n", "São Tomé"),
        ("\x00\x1b[31mred\u202e\u200b", "[31mred"),
        ("a" * 200, "a" * WORDS_MOST),
        ("a" * (WORDS_MOST - 1) + " b", "a" * (WORDS_MOST - 1)),
        ("\ud800", ""),
        ("日本", "日本"),
    ],
)
def test_words_are_kept_as_one_line_that_can_be_printed(typed: str, kept: str) -> None:
    assert clean_words(typed) == kept == clean_words(kept)


def test_a_logbook_keeps_the_words_and_replays_them() -> None:
    match = judged("Mount “Everest”")
    match.play(1, OVERRULE)
    logbook = record(match, SEATS)
    lines = [json.loads(line) for line in format_logbook(logbook).splitlines()]
    assert lines[1]["words"] == "Mount “Everest”"
    assert "words" not in lines[2]
    for line in lines:
        SCHEMA.validate(line)
    parsed = parse_logbook(format_logbook(logbook))
    assert parsed == logbook
    *_, again = replay(parsed, GAME)
    assert again.state.to_json() == match.state.to_json()
    assert resume(parsed, GAME).log == match.log


@pytest.mark.parametrize("words", ["", " Peru", "Peru\n", "a" * (WORDS_MOST + 1), 7, None, ["Peru"], "\u202ePeru"])
def test_words_that_nobody_can_have_typed_are_refused(words: object) -> None:
    lines = [json.loads(line) for line in format_logbook(record(judged(), SEATS)).splitlines()]
    lines[1]["words"] = words
    fault = fault_in(rechecked(lines), GAME)
    assert fault.line == 2
    assert "words" in fault.fault


def test_chance_says_nothing() -> None:
    match = quiz(2)
    match.play(0, DRAW)
    match.deal()
    lines = [json.loads(line) for line in format_logbook(record(match, SEATS[:2])).splitlines()]
    lines[2]["words"] = "Peru"
    fault = fault_in(rechecked(lines), GAME)
    assert "does not belong" in fault.fault
