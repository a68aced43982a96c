"""Questions at the table: typed answers, the clock, silence, and what else can be typed meanwhile."""

import re
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path

import pytest

from greatcircle.cli.command.play import open_table
from greatcircle.cli.main import main
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import NOTHING_GIVEN_AWAY, play_at
from tests.cli.played_match import parsed, verified
from tests.cli.table_talk import Talk, first_choice, typing
from tests.cli.terminal_run import run_in_terminal

ASKED = (
    "take-off",
    *("--players", "person", "--seats", "2", "--seed", "1"),
    *("--option", "first=1", "--option", "card_each_turn=true", "--option", "naming=extra-move"),
)
"""Two people; Orange opens the match by drawing a card."""
CARD = {"move": "draw", "card": "dushanbe"}
QUESTION = "Which country has the capital Dushanbe?"


class Typist:
    """A person who types lines, and needs a number of seconds for each."""

    def __init__(self, lines: Iterable[str], seconds: float) -> None:
        self.type = typing(lines)
        self.seconds = seconds
        self.now = 1000.0

    def player(self, prompt: str) -> str:
        self.now += self.seconds
        return self.type(prompt)

    def clock(self) -> float:
        return self.now


def asked(lines: Iterable[str], seconds_each: float = 1, *words: str) -> tuple[TerminalTable, Talk]:
    """Play a match in which Orange is asked first for the country of Dushanbe."""
    typist = Typist(lines, seconds_each)
    talk = Talk(typist.player, clock=typist.clock)
    table = open_table(parsed(*ASKED, *words), talk.screen)
    table.match.deal_as(table.match.state.parse_move(CARD))
    play_at(table)
    return table, talk


def answered(table: TerminalTable) -> str:
    """Give the answer to the first question, the move after the draw."""
    wire = table.match.state.wire(table.match.log[1].move)
    return str(wire.get("country", wire["move"]))


# Answers


@pytest.mark.parametrize("line", ["Tajikistan", "tajikistan", "  Tadjikistan ", "the Republic of Tajikistan"])
def test_an_answer_is_typed_in_ones_own_words(line: str) -> None:
    table, talk = asked([line])
    assert QUESTION in talk.shown()
    assert answered(table) == "tajikistan"
    assert "Orange knows it: Dushanbe is the capital of Tajikistan. That earns Orange an extra move." in talk.shown()


def test_no_list_of_answers_is_shown() -> None:
    _, talk = asked([])
    assert talk.prompts == ["orange, your answer within 10 seconds, or Enter for none: "]
    assert "Name " not in talk.shown()
    assert "Tajikistan" not in talk.shown()


def test_a_wrong_answer_is_told_with_the_right_one() -> None:
    table, talk = asked(["Peru"])
    assert answered(table) == "peru"
    assert "Orange says Peru, but Dushanbe is the capital of Tajikistan." in talk.shown()


def test_enter_is_no_answer() -> None:
    table, talk = asked([""])
    assert answered(table) == "silent"
    assert "Orange does not name it: Dushanbe is the capital of Tajikistan." in talk.shown()


def test_what_is_not_understood_is_asked_again() -> None:
    table, talk = asked(["Atlantis", "1", "...", "Tajikistan"])
    assert "No country of the cards is called 'Atlantis'; try another spelling.\norange, your answer" in talk.shown()
    assert answered(table) == "tajikistan"
    assert len(talk.prompts) > 4


def test_what_may_mean_several_is_asked_again() -> None:
    table, talk = asked(["Korea", "Tajikistan"])
    assert "That may mean North Korea and South Korea; say which." in talk.shown()
    assert answered(table) == "tajikistan"


# The clock


def test_an_answer_in_the_last_second_counts() -> None:
    table, talk = asked(["Tajikistan"], 10)
    assert answered(table) == "tajikistan"
    assert "time is up" not in talk.shown()


def test_an_answer_after_the_time_is_no_answer() -> None:
    table, talk = asked(["Tajikistan"], 10.5)
    assert answered(table) == "silent"
    assert "The time is up: there were 10 seconds.\n" in talk.shown()


def test_the_time_runs_on_while_an_answer_is_not_understood() -> None:
    table, talk = asked(["Atlantis", "Lemuria", "Mu", "Tajikistan"], 4)
    assert [re.findall(r"\d+", prompt) for prompt in talk.prompts[:3]] == [["10"], ["6"], ["2"]]
    assert answered(table) == "silent"
    assert "The time is up: there were 10 seconds.\n" in talk.shown()


def test_the_time_runs_on_while_something_else_is_typed() -> None:
    table, talk = asked(["help", "rules naming", "log"], 4)
    assert answered(table) == "silent"
    assert "The time is up: there were 10 seconds.\n" in talk.shown()
    assert talk.prompts[2] == "orange, your answer within 2 seconds, or Enter for none: "


def test_one_second_is_no_plural() -> None:
    _, talk = asked(["help", "help"], 4.5)
    assert talk.prompts[2] == "orange, your answer within 1 second, or Enter for none: "


def test_without_a_clock_there_is_time_to_think() -> None:
    table, talk = asked(["Tajikistan"], 1_000_000, "--option", "naming_seconds=0")
    assert talk.prompts[0] == "orange, your answer, or Enter for none: "
    assert answered(table) == "tajikistan"


# What else can be typed


@pytest.mark.parametrize("line", ["hint", "h", "why", "why tajikistan", "why 1", "w 170"])
def test_nothing_that_is_asked_gives_the_answer_away(line: str) -> None:
    table, talk = asked([line])
    assert NOTHING_GIVEN_AWAY.split(".")[0] in talk.shown()
    assert "Tajikistan" not in talk.shown()
    assert len(table.match.log) == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("help", "in your own words, when something is asked"),
        ("undo", "There is no choice of yours to take back"),
        ("options", "naming = extra-move"),
        ("log", "   1  Orange draws a brown card: take off to Dushanbe ("),
        ("board", "start"),
        ("legend", "is two jets"),
        ("save", "The match is saved."),
    ],
)
def test_other_commands_work_while_a_question_is_open(line: str, told: str) -> None:
    table, talk = asked([line, "Tajikistan"])
    assert told in talk.shown().split(QUESTION)[1]
    assert answered(table) == "tajikistan"


def test_an_answer_cannot_be_taken_back() -> None:
    table, talk = asked(["Peru", "undo", "u"])
    assert answered(table) == "peru"
    assert "There is no choice of yours to take back" in talk.shown()


def test_a_match_that_is_left_goes_on_with_its_question() -> None:
    talk = Talk(typing(["quit", "y"]))
    left = open_table(parsed(*ASKED), talk.screen)
    play_at(left)
    again = Talk(typing(["Peru"]))
    table = open_table(parsed("--resume", str(left.save_file.path)), again.screen)
    play_at(table)
    asked_before, asked_again = [re.findall(r"Which country has .+\?", shown.shown()) for shown in (talk, again)]
    assert asked_before == asked_again != []
    assert answered(table) == "peru"


# Whole matches


@pytest.mark.parametrize("naming", ["extra-move", "extra-roll"])
def test_a_match_with_questions_is_played_told_and_verified(
    naming: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = cycle(["Fiji", "France", ""])

    def player(prompt: str) -> str:
        return next(answers) if "your answer" in prompt else first_choice(prompt)

    path = str(tmp_path / "match.jsonl")
    words = ("take-off", "--players", "person,greedy", "--seed", "5", "--save", path, "--option", f"naming={naming}")
    talk = Talk(player)
    table = open_table(parsed(*words, "--option", "jets_draw_cards=true", "--option", "round_limit=40"), talk.screen)
    play_at(table)
    assert table.match.is_over()
    assert verified(table.save_file.path).outcome is not None
    said = set(re.findall(r"Orange (says Fiji|says France|does not name it|knows it)", talk.shown()))
    assert {"says Fiji", "says France", "does not name it"} <= said
    assert f"That earns White an {naming.replace('-', ' ')}." in talk.shown()
    assert main(["replay", path]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^ *\d+  orange  Orange says Fiji, but .+ is the capital of .+\.", told, re.MULTILINE)
    assert re.search(r"^ *\d+  orange  Orange does not name it: .+ is the capital of .+\.", told, re.MULTILINE)


def test_a_question_is_answered_in_a_real_terminal() -> None:
    typed = "hint\nAtlantis\nburkina faso\nquit\nn\n"
    code, screen = run_in_terminal("play", *ASKED, "--option", "naming_seconds=0", typed=typed)
    assert code == 0
    assert "Which country has the capital " in screen
    assert "That would give the answer away" in screen
    assert "No country of the cards is called 'Atlantis'" in screen
    assert "Orange says Burkina Faso, but " in screen
