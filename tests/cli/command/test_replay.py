"""`greatcircle replay`: stepping through a logbook, and verifying it."""

import dataclasses
import json
import re
import sys
from pathlib import Path

import pytest

from greatcircle.cli.main import main
from greatcircle.games import all_games
from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Logbook, Seat, format_logbook, record
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from greatcircle.store.logbook_file import write_logbook_file
from tests.cli.terminal_run import run_in_terminal

GAME = all_games()[0]
NAMES = GAME.seat_names(GAME.options_type(), 2)


SECRET_GAMES = [game for game in all_games() if game.has_secrets()]


def _played(moves: int | None = None, game: Game = GAME) -> Logbook:
    """Record a match of few seats that always take their first move, whole or up to a number of moves."""
    seats = game.fewest_seats()
    match = Match(game, game.parse_options({}, seats), seats, ProvableDealer(bytes(range(32))))
    while (actors := match.state.actors()) and (moves is None or len(match.log) < moves):
        if actors[0] == CHANCE:
            match.deal()
        else:
            match.play(actors[0], match.state.legal(actors[0])[0])
    return record(match, tuple(Seat(name, "person") for name in game.seat_names(game.options_type(), seats)))


@pytest.fixture(scope="module")
def whole() -> Logbook:
    return _played()


@pytest.fixture
def path(tmp_path: Path, whole: Logbook) -> Path:
    write_logbook_file(tmp_path / "match.jsonl", whole)
    return tmp_path / "match.jsonl"


def test_a_logbook_that_holds_is_verified(path: Path, whole: Logbook, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--verify"]) == 0
    draws = sum(1 for recorded in whole.moves if recorded.actor == CHANCE)
    assert capsys.readouterr().out == (
        f"{len(whole.moves) - draws} moves, {draws} draws: every move is legal, "
        "every roll follows from the seed that was committed to before the first move. OK\n"
    )


@pytest.mark.slow
def test_a_review_tells_luck_and_dear_turns_of_each_seat(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--review"]) == 0
    told = capsys.readouterr().out
    assert len(re.findall(r"^  luck: [+-]\d+\.\d points of winning chance$", told, re.MULTILINE)) == 2
    assert re.search(r"^  move \d+ cost \d+\.\d points: .+\.\n    better: .+\.$", told, re.MULTILINE)


def test_secrets_are_not_reviewed_before_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_logbook_file(tmp_path / "paused.jsonl", _played(4, SECRET_GAMES[0]))
    assert main(["replay", str(tmp_path / "paused.jsonl"), "--review"]) == 1
    assert "not over yet" in capsys.readouterr().err


def test_without_a_terminal_every_move_is_told(path: Path, whole: Logbook, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(whole.moves) + 1
    assert lines[0] == f"{GAME.identity.title}: " + ", ".join(f"{name} (person)" for name in NAMES)
    for number, (line, recorded) in enumerate(zip(lines[1:-1], whole.moves, strict=True), 1):
        who = "chance" if recorded.actor == CHANCE else NAMES[recorded.actor]
        assert re.fullmatch(rf" *{number}  {who} +\S.*[.!]", line)
    assert whole.outcome is not None
    assert lines[-1] == whole.outcome["sentence"]


def test_what_made_nothing_happen_is_told_as_a_choice_and_not_as_an_order(
    path: Path, whole: Logbook, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()[1:-1]
    picks = [line for line, recorded in zip(lines, whole.moves, strict=True) if recorded.wire["move"] == "pick"]
    assert picks
    for line in picks:
        assert re.search(r"  Chooses: Move \w+-\d\W", line)
    assert sum("Chooses: " in line for line in lines) == len(picks)


def test_a_changed_roll_is_found_by_its_check(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = path.read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, 1) if number > 9 and '"chance"' in line)
    changed = json.loads(lines[number - 1])
    changed["move"] = next(
        other
        for line in lines[1:-1]
        if (fields := json.loads(line))["actor"] == "chance"
        and (other := fields["move"])["move"] == changed["move"]["move"]
        and other != changed["move"]
    )
    lines[number - 1] = json.dumps(changed, separators=(",", ":"))
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["replay", str(path), "--verify"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{path}: Line {number} (move {number - 1}): this line was edited")


def test_a_changed_roll_with_new_checks_is_found_by_the_seed(
    tmp_path: Path, whole: Logbook, capsys: pytest.CaptureFixture[str]
) -> None:
    index = len(whole.moves) - 1
    while whole.moves[index].actor != CHANCE:
        index -= 1
    wire = whole.moves[index].wire
    other = next(
        recorded
        for recorded in whole.moves
        if recorded.actor == CHANCE and recorded.wire["move"] == wire["move"] and recorded.wire != wire
    )
    forged = dataclasses.replace(whole, moves=(*whole.moves[:index], other, *whole.moves[index + 1 :]))
    (tmp_path / "forged.jsonl").write_text(format_logbook(forged), "utf-8")
    assert main(["replay", str(tmp_path / "forged.jsonl"), "--verify"]) == 1
    assert f"Line {index + 2} (move {index + 1}): the seed gives" in capsys.readouterr().err


def test_a_paused_match_can_be_replayed_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "paused.jsonl"
    write_logbook_file(path, _played(20))
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The match was paused here."
    assert main(["replay", str(path), "--verify"]) == 0
    assert "The match is not over yet. OK" in capsys.readouterr().out


def test_a_logbook_of_an_unknown_game_fails(tmp_path: Path, whole: Logbook, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.jsonl"
    write_logbook_file(path, dataclasses.replace(whole, game="chess-on-the-moon"))
    assert main(["replay", str(path)]) == 1
    assert "Line 1: There is no game 'chess-on-the-moon'" in capsys.readouterr().err


def test_a_missing_file_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nothing.jsonl")]) == 2
    assert capsys.readouterr().err.startswith(f"There is no file {tmp_path / 'nothing.jsonl'}")


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX systems")
@pytest.mark.parametrize(
    ("typed", "shown"), [("\n\nq\n", 2), ("5\nq\n", 5), ("?\n\n0\nq\n", 1), ("3\nend\n", None), ("\x04", 0)]
)
def test_on_a_terminal_a_person_steps(path: Path, whole: Logbook, typed: str, shown: int | None) -> None:
    code, screen = run_in_terminal("replay", str(path), typed=typed, environment={"NO_COLOR": "1", "TERM": "dumb"})
    assert code == 0
    told = re.findall(r"^(?:> )?\s*(\d+)  (?:chance|" + "|".join(NAMES) + ")", screen, re.MULTILINE)
    assert [int(number) for number in told] == list(range(1, (len(whole.moves) if shown is None else shown) + 1))


@pytest.mark.parametrize("game", SECRET_GAMES, ids=lambda game: game.identity.id)
def test_what_one_seat_alone_was_told_says_which(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logbook = _played(None, game)
    write_logbook_file(tmp_path / "match.jsonl", logbook)
    assert main(["replay", str(tmp_path / "match.jsonl")]) == 0
    told = capsys.readouterr().out
    for name in game.seat_names(game.options_type(), game.fewest_seats()):
        assert f"To {name}: You " in told
    assert re.search(r"^ *\d+  \w+ +You ", told, re.MULTILINE) is None


@pytest.mark.parametrize("game", SECRET_GAMES, ids=lambda game: game.identity.id)
def test_secrets_of_a_paused_match_stay_untold(tmp_path: Path, game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "paused.jsonl"
    write_logbook_file(path, _played(40, game))
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) == 1 + 40 + 1
    assert re.search(r"To [a-z]+: ", told) is None
    assert "You " not in told
