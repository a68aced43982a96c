"""Matches played in the terminal: choosing, taking back, asking and wrong use."""

import hashlib
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from greatcircle.bots import BOTS
from greatcircle.cli.command.play import open_table
from greatcircle.cli.main import main
from greatcircle.cli.play.answer import find_rules
from greatcircle.cli.play.saving import saved_matches
from greatcircle.cli.play.talk import play_at
from greatcircle.games import own_games, rulebook_of
from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.rulebook import parse_rulebook
from tests.cli.played_match import GAME_ID, PEOPLE, TO_RED_5, parsed, played, verified, wires
from tests.cli.table_talk import Talk, first_choice, first_choices, typing
from tests.cli.terminal_run import run_in_terminal


def number(clause_id: str) -> str:
    """The number by which players know a clause."""
    return rulebook_of(GAME_ID).clauses[clause_id].number


# Whole matches


def test_a_match_against_bots_can_be_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a match.jsonl"
    bots = ("--players", "person,random,greedy", "--option", "throw_limit=60", "--save", str(path))
    table, shown = played(first_choice, GAME_ID, *bots)
    outcome = table.match.outcome()
    assert outcome is not None
    assert "The match is over." in shown
    assert re.search(r"^ +1\. \w+ \((you|random|greedy)\), score -?\d+$", shown, re.MULTILINE)
    commitment, seed, repeated = re.findall(r"^  ([0-9a-f]{64})$", shown, re.MULTILINE)
    assert commitment == repeated == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert f"greatcircle replay '{path}' --verify\n" in shown
    assert verified(path).outcome == outcome.to_json()


def test_without_a_file_named_the_logbook_is_kept_only_when_wanted() -> None:
    words = (GAME_ID, "--players", "random", "--seats", "2", "--option", "throw_limit=30")
    kept, shown = played(typing(["maybe", "y"]), *words)
    assert "Please type y for yes or n for no." in shown
    assert verified(kept.save_file.path).outcome is not None
    for player in (typing([""]), typing([])):
        table, _ = played(player, *words)
        assert not table.save_file.path.exists()
    assert saved_matches() == []


def test_one_person_plays_skilled_bots_unless_told_otherwise() -> None:
    table, shown = played(typing([]), GAME_ID)
    assert [seat.player for seat in table.seats] == ["person", "skilled", "skilled"]
    assert "(you)" in shown
    assert isinstance(table.match.dealer, ProvableDealer)


def test_a_decision_with_one_legal_move_is_made_and_told() -> None:
    table, shown = played(typing([]), *PEOPLE)
    assert "Red throws a 2. Only one move is possible: Move red-1 out of its base." in shown
    assert wires(table) == ["throw 2", "pick red-1"]


def test_a_decision_with_one_legal_move_is_told_once_when_everybody_sees_what_happens() -> None:
    words = ("take-off", "--seats", "2", "--seed", "3", "--option", "first=1")
    _, alone = played(typing([]), *words, "--players", "person,random")
    assert "Only one move is possible. Orange flies from Honolulu to Taipei by yellow." in " ".join(alone.split())
    _, together = played(typing([""]), *words, "--players", "person")
    assert "Orange flies from Honolulu to Taipei by yellow." in " ".join(together.split())
    assert "Only one move" not in together


# The rules in short


def test_a_new_match_begins_with_the_rules_in_short_and_a_word_brings_them_back() -> None:
    _, shown = played(typing(["summary"]), *PEOPLE)
    first = rulebook_of(GAME_ID).summary.splitlines()[0].replace("**", "")
    start, _, later = shown.partition("to move:")
    assert first in start
    assert "Type summary to read this again." in start
    assert first in later
    assert "**" not in shown


def test_rules_alone_tells_the_rules_in_short_before_the_chapters() -> None:
    _, shown = played(typing(["rules"]), *PEOPLE)
    later = shown.partition("to move:")[2]
    assert "Aim. " in later
    assert later.index("Aim. ") < later.index("Setup and turn, 1.1 to ")


def test_a_low_terminal_and_a_resumed_match_are_spared_the_rules_in_short(tmp_path: Path) -> None:
    path = str(tmp_path / "match.jsonl")
    talk = Talk(typing([]), height=24)
    play_at(open_table(parsed(*PEOPLE, "--save", path), talk.screen))
    assert "Type summary to read the rules in short." in talk.shown()
    assert "Aim. " not in talk.shown()
    _, again = played(typing([]), "--resume", path)
    assert "Aim. " not in again


def test_a_game_without_a_summary_says_so_when_asked() -> None:
    talk = Talk(typing(["summary"]))
    table = open_table(parsed(*PEOPLE), talk.screen)
    table.rulebook = replace(table.rulebook, summary="")
    play_at(table)
    assert "The rules of this game are not told in short; type rules for the chapters." in talk.shown()
    assert "Type summary" not in talk.shown()


# Choosing


def test_a_name_is_as_good_as_a_number() -> None:
    by_name, shown = played(typing(["ac1"]), *PEOPLE)
    offered = re.findall(r"\b(\d)  Go to (\w+)", shown)
    number = next(number for number, place in offered if place == "AC1")
    by_number, _ = played(typing([number]), *PEOPLE)
    assert wires(by_name) == wires(by_number) == ["throw 2", "pick red-1", "go AC1"]


def test_a_place_is_enough_when_only_one_cap_can_reach_it() -> None:
    table, _ = played(typing([*TO_RED_5, "b1"]), *PEOPLE)
    assert wires(table)[-2:] == ["pick red-1", "go B1"]


def test_a_place_that_several_caps_can_reach_is_asked_about() -> None:
    table, shown = played(typing([*TO_RED_5, "F3"]), *PEOPLE)
    assert "It is possible: choose 1, Move red-1 from A2." in shown
    assert "It is possible: choose 2, Move red-2 out of its base." in shown
    assert wires(table)[-1] == "throw 5"


def test_the_board_is_drawn_again_only_when_it_has_changed() -> None:
    _, shown = played(typing([*TO_RED_5, "1"]), *PEOPLE)
    assert shown.count("CC3") == 3  # at red's first choice, at blue's, and at red's second; not after the pick
    assert "Move red-1 from A2.\n" in shown.split("CC3")[-1]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type a number from 1 to 3, or help."),
        ("0", "There is no move 0 here; type a number from 1 to 3."),
        ("4", "There is no move 4 here; type a number from 1 to 3."),
        ("9" * 5000, "There is no move 999999999 here; type a number from 1 to 3."),
        ("²", "Nothing that can be done now is called '²'."),
        ("-1", "Nothing that can be done now is called '-1'."),
        ("sing", "Nothing that can be done now is called 'sing'."),
        ("[bold]", "Nothing that can be done now is called '[bold]'."),
        ("\x00\ud800", "Nothing that can be done now is called '\\x00\\ud800'."),
        ("D4", "D4 is "),
        ("why", "Type why and a number from 1 to 3, or why and a name."),
        ("why 7", "Nothing that can be done now is called '7'."),
        ("rules xyzzy", "No clause speaks of 'xyzzy'"),
        ("undo", "There is no choice of yours to take back"),
    ],
)
def test_what_cannot_be_done_is_answered_and_asked_again(line: str, answer: str) -> None:
    table, shown = played(typing([line, "a2"]), *PEOPLE)
    assert answer in shown
    assert wires(table) == ["throw 2", "pick red-1", "go A2"]


# Taking back


def test_undo_goes_back_to_the_last_choice_and_not_to_a_move_without_one() -> None:
    table, shown = played(typing(["a2", "undo", "f6", "undo", "u", "ac1"]), *PEOPLE)
    assert "Taken back: Go to A2." in shown
    assert "There is no choice of yours to take back" in shown
    assert wires(table) == ["throw 2", "pick red-1", "go AC1"]


def test_undo_takes_back_the_pick_of_a_cap() -> None:
    table, _ = played(typing([*TO_RED_5, "1", "undo", "2", "undo"]), *PEOPLE)
    assert wires(table)[-1] == "throw 5"


def test_luck_waits_for_enter_and_then_nothing_can_be_taken_back() -> None:
    table, shown = played(typing(["a2", "1", "hint", "why 1", "", "undo"]), *PEOPLE)
    assert wires(table) == ["throw 2", "pick red-1", "go A2", "throw 4", "pick blue-1"]
    assert "Press Enter to let luck go on" in shown
    assert shown.count("There is nothing to choose now") == 2
    assert "There is no choice of yours to take back" in shown


def test_undo_is_offered_only_after_a_choice() -> None:
    talk = Talk(typing([*TO_RED_5, "1", "undo"]))
    play_at(open_table(parsed(*PEOPLE), talk.screen))
    assert talk.prompts[0] == "red 1-3, or help: "
    assert [prompt.partition(", ")[2] for prompt in talk.prompts[-3:]] == ["or help: ", "undo or help: ", "or help: "]


# Asking


def test_a_hint_names_a_move_and_what_speaks_for_it() -> None:
    _, shown = played(typing([*TO_RED_5, "hint"]), *PEOPLE)
    assert re.search(r"The master bot would take [12]: Move red-[12].* Chance to win: \d+%\.", shown)
    assert "What the bot weighs: " in shown
    assert re.search(r"Next best: [12]: Move red-[12].* Chance to win: \d+%\.", shown)


def test_why_tells_the_clauses_that_allow_a_move_and_the_bots_opinion() -> None:
    _, shown = played(typing(["why 1"]), *PEOPLE)
    assert re.search(rf"1: Go to A2\. Allowed by {number('TC-06')} One throw, one move; {number('TC-11')} ", shown)
    assert "What the bot weighs: " in shown


def test_why_tells_the_clause_that_forbids_a_move() -> None:
    _, shown = played(typing(["why b4", "why red-2", "why blue-1", "why a2"]), *PEOPLE)
    assert re.search(rf"B4 is \d+ spaces away, but the cap has to go exactly 2\.\s\({number('TC-06')}\s", shown)
    one = f"{number('TC-07')} {rulebook_of(GAME_ID).clauses['TC-07'].title}"
    assert f"A cap is picked already, and a throw moves only one. ({one})" in shown
    assert "It is possible: choose 1, Go to A2." in shown


def test_why_looks_one_move_ahead() -> None:
    _, shown = played(typing([*TO_RED_5, "why e1", "why blue-1"]), *PEOPLE)
    assert re.search(r"Move red-1 from A2\. Then: E1 is \d+ spaces away", shown)
    assert re.search(r"Move red-2 out of its base\. Then: E1 is \d+ spaces away", shown)
    assert f"Blue-1 is Blue's to move. ({number('TC-06')} One throw, one move)" in shown


def test_rules_are_found_by_number_by_word_and_by_chapter() -> None:
    cap, stack = number("TC-19"), number("TC-20")
    asked = ["rules tc-19", "rules 20", f"rules {stack}", "rules golden", "rules", "rules Trapping a stack"]
    _, shown = played(typing(asked), *PEOPLE)
    assert f"{cap} Trapping a cap · rule · TC-19" in shown
    assert shown.count(f"{stack} Trapping a stack · rule · TC-20") == 3
    assert f"{number('TC-79')}  " in shown
    assert "1  Setup and turn, 1.1 to 1.18" in shown


def test_a_chapter_is_listed_by_its_number_with_the_ids_of_its_clauses() -> None:
    _, shown = played(typing(["rules 1"]), *PEOPLE)
    first = rulebook_of(GAME_ID).clauses["TC-01"]
    assert "Chapter 1, Setup and turn:\n" in shown
    assert f"1.1  {first.title} (TC-01)\n" in shown
    assert "1.18  " in shown
    assert "2.1  " not in shown


def test_a_number_that_is_both_the_digits_of_a_clause_and_a_chapter_shows_both() -> None:
    chapters = "".join(
        f"## Part {one}\n### XX-{one + 8:02} · rule · Title {one}\nText {one}.\n" for one in range(1, 11)
    )
    assert find_rules(parse_rulebook(chapters), "10") == [
        "2.1 Title 2 · rule · XX-10",
        "Text 2.",
        "Chapter 10, Part 10:",
        "10.1  Title 10 (XX-18)",
    ]


def test_players_read_no_ids_within_the_text_of_a_clause() -> None:
    rulebook = rulebook_of(GAME_ID)
    citing = next(clause for clause in rulebook.clauses.values() if "TC-" in clause.text)
    _, shown = played(typing([f"rules {citing.number}"]), *PEOPLE)
    assert re.findall(r"TC-\d+", shown) == [citing.id]
    assert rulebook.with_numbers(citing.text).split("\n")[0][-40:] in " ".join(shown.split())


@pytest.mark.parametrize("game", [game.identity.id for game in own_games()])
def test_players_do_not_read_why_no_program_can_enforce_a_clause(game: str) -> None:
    rulebook = rulebook_of(game)
    for clause in rulebook.clauses.values():
        if clause.not_enforced is not None:
            told = "\n".join([*find_rules(rulebook, clause.number), *find_rules(rulebook, clause.title)])
            assert clause.title in told
            assert clause.not_enforced not in told
            assert "not enforced" not in told


def test_the_log_tells_everything_so_far() -> None:
    _, shown = played(typing([*TO_RED_5, "log"]), *PEOPLE)
    assert "   1  Red throws a 2. Red-1 goes from base-A to A2.\n" in shown
    assert "   4  Blue throws a 4. Blue-1 goes from base-D to D4.\n   7  Red throws a 5.\n" in shown


def test_in_a_low_terminal_the_legend_waits_until_it_is_asked_for() -> None:
    talk = Talk(typing(["board", "legend"]), width=80, height=24)
    play_at(open_table(parsed(*PEOPLE), talk.screen))
    assert talk.prompts[0] == "red 1-3, legend or help: "
    before, after = talk.shown().split("legend or help: legend\n")
    assert "is the centre" not in before
    assert "is the centre" in after


def test_a_low_terminal_shows_board_happenings_and_moves_at_once() -> None:
    for words in (PEOPLE, ("take-off", "--players", "person", "--seats", "3", "--seed", "8")):
        talk = Talk(typing([]), width=80, height=24)
        play_at(open_table(parsed(*words), talk.screen))
        first_screen = talk.shown().split("help tells what else you can type.\n")[1].split(talk.prompts[0])[0]
        assert first_screen.count("\n") < 24


def test_how_the_seats_stand_is_told_with_every_drawing() -> None:
    words = ("take-off", "--players", "person,greedy", "--seed", "8", "--option", "first=1")
    talk = Talk(first_choices(8), width=80, height=24)
    play_at(open_table(parsed(*words), talk.screen))
    assert " Orange (you)    26 to go: 2 × Honolulu 13\n White (greedy)  26 to go: 2 × Honolulu 13\n" in talk.shown()
    assert len(re.findall(r"^ Orange \(you\) +\d+ to go: ", talk.shown(), re.MULTILINE)) >= 3


def test_old_happenings_are_told_above_the_board_and_the_latest_below() -> None:
    words = ("take-off", "--players", "person,greedy,greedy,greedy", "--seed", "8", "--option", "first=1")
    talk = Talk(first_choices(20))
    play_at(open_table(parsed(*words), talk.screen))
    screens = [screen for screen in re.split(r"Enter to go on.*: ", talk.shown()) if "White rolls" in screen]
    assert screens
    for screen in screens:
        above, below = screen.split(" Orange (you)  ", 1)
        assert "White rolls" in above
        assert "White rolls" not in below
        assert "Orange rolls" in below.split(" to move:")[0]


def test_the_marks_are_explained_once_to_people_who_share_a_screen() -> None:
    table, shown = played(typing([*TO_RED_5, "1", ""]), *PEOPLE)
    (line,) = {line for line in table.match.game.chart(table.match.view(0)).legend if "is grey" in line}
    assert shown.count(line) == 1


def test_what_each_seat_did_is_told_in_a_line_of_its_own(tmp_path: Path) -> None:
    words = ("worldbeater", "--players", "person,random,random", "--option", "first=1", "--seed", "1")
    _, shown = played(typing(["stay", "end", "log", "quit", "n"]), *words)
    for name in ("Red", "Blue"):
        assert re.search(rf"^{name} \w+ .*\.$", shown, re.MULTILINE)
    log = shown.rpartition("or help: log\n")[2]
    assert len(re.findall(r"^ +\d+  You are dealt ", log, re.MULTILINE)) == 6
    assert re.search(r"^ +\d+ *$", log, re.MULTILINE) is None, "what one may not know takes no line"


def test_with_a_named_seed_bots_play_the_same_again() -> None:
    words = ("trap-the-cap", "--players", "random", "--seats", "3", "--option", "throw_limit=30", "--seed", "2a")
    one, other = (wires(played(typing([]), *words)[0]) for _ in range(2))
    assert one == other


def test_options_board_and_help_are_shown_when_asked_for() -> None:
    _, shown = played(typing(["options", "board", "?"]), *PEOPLE)
    assert re.search(r"first = 1 +The seat that begins", shown)
    assert shown.count("is the centre") == 2
    assert re.search(r"why NAME +tells why", shown)


# Wrong use


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Which game?"),
        (("chess",), "There is no game 'chess'"),
        (
            (GAME_ID, "--players", "person,magnus"),
            f"There is no player 'magnus'; the players are person, {', '.join(BOTS)}.",
        ),
        ((GAME_ID, "--players", "person,greedy", "--seats", "3"), "There are 3 seats but 2 players"),
        ((GAME_ID, "--seats", "999999999"), "is for 2 to 6 seats"),
        ((GAME_ID, "--seed", "xyz"), "A seed is up to 64 hexadecimal digits"),
        ((GAME_ID, "--seed", "a" * 65), "A seed is up to 64 hexadecimal digits"),
        ((GAME_ID, "--option", "colour=pink"), "There is no option 'colour'"),
        ((GAME_ID, "--save", "/no/such/folder/file"), "There is no folder"),
        (("--resume", "nothing.jsonl"), "There is no file"),
        (("--resume", "nothing.jsonl", "--seats", "3"), "leave out --seats"),
        (("--resume", "nothing.jsonl", "--seed", "3"), "leave out --seed"),
        (("--resume", "nothing.jsonl", "--option", "a=b"), "leave out --option"),
    ],
)
def test_wrong_use_is_answered_with_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        open_table(parsed(*words), Talk(typing([])).screen)


# For real


def test_a_script_that_is_piped_in_plays_line_by_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greatcircle", "play", *PEOPLE],
        input=b"a2\n\n\xff\nd4\n",
        capture_output=True,
        env={**os.environ, "GREATCIRCLE_DATA": str(tmp_path), "PYTHONUTF8": "1"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode("utf-8")
    assert "red 1-3, or help: a2\nRed-1 goes from base-A to A2.\n" in shown
    assert "Nothing that can be done now is called '\ufffd'." in shown
    assert "The match is saved. Go on with: " in shown
    assert "\x1b" not in shown


def test_a_terminal_without_wide_letters_shows_a_plain_board(tmp_path: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "GREATCIRCLE_DATA": str(tmp_path), "PYTHONUTF8": "0"}
    code, screen = run_in_terminal("play", *PEOPLE, typed="legend\nquit\nn\n", environment=environment)
    assert code == 0
    assert "#A4" in screen
    assert "R^^^^^^" in screen
    assert "?" not in screen.split("Keep the match")[0]


def test_the_command_line_knows_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    shown = capsys.readouterr().out
    for word in ("--seats", "--players", "--option", "--seed", "--save", "--resume"):
        assert word in shown


def test_partners_are_named_before_play_at_every_call_and_at_the_end() -> None:
    words = ("trap-the-cap", "--seats", "4", "--option", "game=team", "--option", "throw_limit=6", "--seed", "1")
    _, shown = played(first_choice, *words)
    assert "Red (you, with green), Blue (skilled, with black), Green (skilled, with red)" in shown
    assert " Red (you, with green)  to move:" in shown
    assert re.search(r"[13]\. Red \(you, with green\), score \d", shown)


def test_who_has_no_partners_is_not_said_to_have_any() -> None:
    _, shown = played(first_choices(2), "trap-the-cap", "--seats", "4", "--seed", "1")
    assert "Red (you), Blue (skilled), " in shown
