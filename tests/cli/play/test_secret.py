"""Secrets at one terminal: people who share a screen do not see what the others saw."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from greatcircle.bots import make_bot
from greatcircle.cli.play.saving import SaveFile
from greatcircle.cli.play.screen import FORGET_SCROLLED
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import play_at
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.logbook import Seat
from greatcircle.kernel.match import Match
from greatcircle.kernel.rulebook import parse_rulebook
from tests.cli.table_talk import Talk, first_choice, first_choices, typing
from tests.kernel.sealed_bid import GAME as SEALED_BID
from tests.kernel.sealed_bid import RULEBOOK, SealedBid

ANN_AND_BEN = (Seat("Ann", "person"), Seat("Ben", "person"))
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def play_sealed_bid(talk: Talk, folder: Path, seats: tuple[Seat, ...] = ANN_AND_BEN) -> Match:
    """Play a match with secrets on a screen, until it is over or the input ends."""
    match = Match(SEALED_BID, SEALED_BID.parse_options({}, 2), 2, QuickDealer("3"))
    bots = {
        number: make_bot(seat.player, SEALED_BID, QuickDealer("bot"))
        for number, seat in enumerate(seats)
        if seat.player != "person"
    }
    save_file = SaveFile(folder / "match.jsonl", is_own=False)
    play_at(TerminalTable(match, seats, bots, parse_rulebook(RULEBOOK), talk.screen, save_file))
    return match


def seen_of(talk: Talk) -> str:
    """Give what can still be read on a terminal: what was shown since it was last cleared."""
    return CONTROL.sub("", talk.shown().rpartition(FORGET_SCROLLED)[2])


def test_people_who_share_a_screen_do_not_see_each_others_secrets(tmp_path: Path) -> None:
    talk = Talk(first_choice)
    assert play_sealed_bid(talk, tmp_path).is_over()
    turns = re.split(r"(\w+ \(\w+\)), press Enter when nobody else sees the screen: ", talk.shown())
    assert len(turns) > 6
    for name, turn in zip(turns[1::2], turns[2::2], strict=True):
        until_bid = turn.split("to move:")[0]
        assert until_bid.count("Your card is") == 1
        assert len(re.findall(r"card [1-4]", until_bid)) == 1
        assert until_bid.count("card ?") == 1
        assert name in ("North (Ann)", "East (Ben)")


def test_behind_the_curtain_there_is_nothing_but_the_question(tmp_path: Path) -> None:
    curtains: list[str] = []

    def player(prompt: str) -> str:
        if "nobody else" in prompt:
            curtains.append(seen_of(talk))
            assert curtains[-1] == prompt
        else:
            assert len(re.findall(r"card [1-4]", seen_of(talk))) <= 1
        return first_choice(prompt)

    talk = Talk(player, is_terminal=True)
    assert play_sealed_bid(talk, tmp_path).is_over()
    assert len(curtains) > 2
    assert seen_of(talk).count("Your card is") == 0, "the end is for everyone"
    assert "The match is over." in seen_of(talk)


def turns_of(talk: Talk) -> dict[str, list[str]]:
    """Part what was shown at the curtains: for each person, what was shown to that one in each turn."""
    parts = re.split(r"(\w+) \(\w+\), press Enter when nobody else sees the screen: ", talk.shown())
    turns: dict[str, list[str]] = {"North": [], "East": []}
    for name, turn in zip(parts[1::2], parts[2::2], strict=True):
        turns[name].append(turn)
    return turns


def test_everyone_is_told_what_happened_while_looking_away(tmp_path: Path) -> None:
    talk = Talk(first_choice)
    play_sealed_bid(talk, tmp_path)
    turns = turns_of(talk)
    assert len(turns["North"]) == len(turns["East"]) > 1
    assert all("North has bid." in turn.split("to move:")[0] for turn in turns["East"])
    for shown in turns.values():
        assert "took the round." not in shown[0].split("to move:")[0]
        assert all("took the round." in turn.split("to move:")[0] for turn in shown[1:])


def test_the_moves_of_a_game_that_tells_nothing_are_told_to_who_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    talk = Talk(first_choice)
    play_sealed_bid(talk, tmp_path)
    turns = turns_of(talk)
    assert len(turns["North"]) == len(turns["East"]) > 1
    for name, other in (("North", "East"), ("East", "North")):
        assert all(f"{name} draws a " in turn for turn in turns[name])
        assert not any(f"{other} draws a " in turn for turn in turns[name])
    assert not any("North: Bid" in turn for turn in turns["East"])
    assert all("East: Bid" in turn.split("to move:")[0] for turn in turns["North"][1:])


def test_the_marks_are_explained_to_everyone_once(tmp_path: Path) -> None:
    talk = Talk(first_choice)
    play_sealed_bid(talk, tmp_path)
    for shown in turns_of(talk).values():
        assert ["? is hidden" in turn for turn in shown[:-1]] == [True, *[False] * (len(shown) - 2)]


def test_nobody_takes_back_what_another_did_behind_the_curtain(tmp_path: Path) -> None:
    talk = Talk(typing(["", "1", "", "undo"]))
    assert len(play_sealed_bid(talk, tmp_path).log) == 3, "two cards and a bid"
    assert "undo" not in talk.prompts[3]
    assert "There is no choice of yours to take back" in talk.shown()


def stop_after(count: int, last_words: list[str]) -> Callable[[str], str]:
    """Take the first choice so often, then type the last words, and end the input."""
    choices = iter([None] * count)
    rest = typing(last_words)
    return lambda prompt: first_choice(prompt) if next(choices, True) is None else rest(prompt)


@pytest.mark.parametrize("last_words", [[], ["quit"]], ids=["the end of input", "quit"])
def test_who_leaves_in_a_turn_leaves_no_secret_on_the_screen(tmp_path: Path, last_words: list[str]) -> None:
    talk = Talk(stop_after(1, last_words), is_terminal=True)
    assert not play_sealed_bid(talk, tmp_path).is_over()
    assert "Your card is" in talk.shown()
    assert seen_of(talk).startswith("The match is saved.")


def test_where_a_terminal_cannot_be_cleared_secrets_are_scrolled_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    talk = Talk(first_choices(3), height=30, is_terminal=True)
    play_sealed_bid(talk, tmp_path)
    before_ben = talk.shown().partition("East (Ben), press Enter")[0].splitlines()
    assert before_ben[-30:] == [""] * 30


def test_what_was_typed_cannot_be_leafed_through_by_the_next_person() -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("why fog")
    Talk(typing([])).screen.hide()
    assert readline.get_current_history_length() == 0


def test_a_person_against_a_bot_is_not_asked_to_look_away(tmp_path: Path) -> None:
    talk = Talk(first_choice)
    assert play_sealed_bid(talk, tmp_path, (Seat("north", "person"), Seat("east", "random"))).is_over()
    assert "nobody else" not in talk.shown()
    assert "Enter to go on" not in talk.shown()  # the last bid shows everything, so it cannot be taken back


def test_behind_the_curtain_even_who_has_no_choice_is_asked(tmp_path: Path) -> None:
    asked = 0

    def player(prompt: str) -> str:
        nonlocal asked
        asked += "or help" in prompt
        return "7" if "1-7, or help" in prompt else first_choice(prompt)

    talk = Talk(player)
    match = play_sealed_bid(talk, tmp_path)
    bids = [entry for entry in match.log if entry.actor >= 0]
    assert match.legal(0) == match.legal(1) == []
    assert "Bid 6 of your 6 chips." in talk.shown()
    assert "Bid 0 of your 0 chips." in talk.shown()
    assert asked == len(bids) > len(ANN_AND_BEN)
