"""A quiz in the terminal: answers picked from four or typed, verdicts, the clock, and options for each seat."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from greatcircle.bots import make_bot
from greatcircle.cli.play.answer import hint
from greatcircle.cli.play.saving import SaveFile, new_save_file
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import play_at
from greatcircle.kernel.dealer import ProvableDealer, QuickDealer
from greatcircle.kernel.logbook import Seat, resume
from greatcircle.kernel.match import Match
from greatcircle.kernel.rulebook import parse_rulebook
from greatcircle.store.logbook_file import read_logbook_file
from tests.cli.play.test_question import Typist
from tests.cli.table_talk import Talk
from tests.kernel.parlour_quiz import GAME, OVERRULE, RULEBOOK

MOUNTAIN = "Which is the highest mountain?"


def quizzed(
    lines: Iterable[str], seconds_each: float = 1, players: tuple[str, ...] = ("person", "person"), **options: Any
) -> tuple[TerminalTable, Talk]:
    """Play a quiz by typed lines."""
    typist = Typist(lines, seconds_each)
    talk = Talk(typist.player, clock=typist.clock)
    match = Match(GAME, GAME.parse_options(options, len(players)), len(players), ProvableDealer(b"quiz" * 8))
    seats = tuple(
        Seat(name, player)
        for name, player in zip(GAME.seat_names(GAME.options_type(), len(players)), players, strict=True)
    )
    bots = {
        seat: make_bot(player, GAME, QuickDealer("bot")) for seat, player in enumerate(players) if player != "person"
    }
    save_file: SaveFile = new_save_file(GAME.identity.id)
    table = TerminalTable(match, seats, bots, parse_rulebook(RULEBOOK), talk.screen, save_file)
    play_at(table)
    return table, talk


def test_four_answers_are_listed_and_picked_by_number() -> None:
    table, talk = quizzed(["2"])
    listed = talk.shown().split(f" {MOUNTAIN}\n")[1].split("ann 1-5")[0]
    assert re.findall(r"(\d)  (\w+)\.", listed) == [
        ("1", "Aconcagua"),
        ("4", "Kilimanjaro"),
        ("2", "Everest"),
        ("5", "Pass"),
        ("3", "Fuji"),
    ]
    assert talk.prompts[0] == "ann 1-5, or help: "
    assert "Ann says Everest: right." in talk.shown()
    assert "Let luck decide" not in talk.shown()
    assert table.match.log[0].words == ""


@pytest.mark.parametrize("line", ["hint", "why", "why 2"])
def test_nothing_gives_a_picked_answer_away(line: str) -> None:
    table, talk = quizzed([line])
    assert "That would give the answer away." in talk.shown()
    assert table.match.log == []


def test_the_answers_can_be_listed_again() -> None:
    _, talk = quizzed(["list"])
    assert talk.shown().count("Kilimanjaro") == 2


def test_the_clock_runs_for_picked_answers_too() -> None:
    table, talk = quizzed(["6", "help", "2"], 2, seconds=5)
    assert talk.prompts[:3] == [
        "ann 1-5 within 5 seconds, or help: ",
        "ann 1-5 within 3 seconds, or help: ",
        "ann 1-5 within 1 second, or help: ",
    ]
    assert "The time is up: there were 5 seconds.\n" in talk.shown()
    assert "Ann says nothing: wrong." in talk.shown()
    assert table.match.state.wire(table.match.log[0].move) == {"move": "pass"}


def test_an_answer_in_time_stops_the_clock() -> None:
    _, talk = quizzed(["2"], 5, seconds=5)
    assert "Ann says Everest: right." in talk.shown()


def test_typed_words_are_kept_and_the_verdict_is_gone_on_from() -> None:
    table, talk = quizzed(["mount everest", "quit", "y"], answering="typed")
    assert "Ann says mount everest: wrong." in talk.shown()
    assert table.match.log[0].words == "mount everest"
    assert resume(read_logbook_file(table.save_file.path), GAME).log == table.match.log


def test_each_seat_answers_as_it_was_agreed() -> None:
    _, talk = quizzed(["2", "fuji"], answering="choice,typed")
    assert talk.prompts[0].startswith("ann 1-5")
    assert talk.prompts[1].startswith("bob, your answer")
    assert "Bob says fuji: wrong." in talk.shown()


def test_bots_let_luck_decide_and_never_overrule() -> None:
    table, _ = quizzed(["k2", "1"] * 9, players=("person", "greedy", "random"), answering="typed")
    assert table.match.is_over()
    assert all(entry.move != OVERRULE for entry in table.match.log)
    assert {table.match.state.wire(entry.move)["move"] for entry in table.match.log if entry.actor in (1, 2)} == {
        "draw"
    }


def test_a_question_is_asked_once_and_the_board_is_not_drawn_again_for_it() -> None:
    _, talk = quizzed(["2", "2"], answering="choice")
    assert talk.shown().count(MOUNTAIN) == 2  # of Ann, and of Bob
    assert len(re.findall(r"ann \d+ +bob \d+", talk.shown())) == 1


def test_a_hint_is_a_move_that_the_bot_would_make_itself() -> None:
    match = Match(GAME, GAME.parse_options({"answering": "typed"}, 2), 2, QuickDealer(""))
    match.play(0, match.state.parse_answer(0, "k2"), "k2")
    assert hint(match, 0)[0] == "The master bot would take 1: Go on."
