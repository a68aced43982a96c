"""What people say to each other at one terminal, in sentences of the game."""

import pytest

from greatcircle.cli.command.play import open_table
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import play_at
from tests.cli.played_match import GAME_ID, parsed
from tests.cli.table_talk import Talk, typing


def spoken(*lines: str, players: str = "person,person") -> tuple[TerminalTable, str]:
    """Play Captivade by typed lines; where two people play, each presses Enter before looking at the screen."""
    talk = Talk(typing(lines), is_terminal=False)
    table = open_table(
        parsed("captivade", "--players", players, "--option", "characters=red,green", "--seed", "2a"), talk.screen
    )
    play_at(table)
    return table, talk.shown()


@pytest.mark.rule("CV-05")
def test_say_lists_what_can_be_said() -> None:
    _, shown = spoken("", "say", "help")
    assert "say search …" in shown
    assert "Let us search …" in shown
    assert "…." not in shown
    assert "lists what you can say to the others" in shown


@pytest.mark.rule("CV-05")
def test_a_place_is_named_by_its_number_or_its_name() -> None:
    table, shown = spoken("say search 40", "say clear zone c", "say hunt green", "say yes", players="person,greedy")
    assert "Red: “Let us search Lapland (40).”" in shown
    assert "Red: “I have ruled out Zone C (Europe and Greenland).”" in shown
    assert "Red: “Let us hunt Gary Green first.”" in shown
    assert "Red: “Agreed.”" in shown
    assert all(entry.actor != 0 for entry in table.match.log)


def test_what_was_said_is_told_to_the_next_person_too() -> None:
    _, shown = spoken("", "say go 40", "stay", "")
    before, after = shown.split("Green, press Enter when nobody else sees the screen: ")
    assert "Red: “I will go to Lapland (40).”" in before
    assert after.count("Red: “I will go to Lapland (40).”") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("say shout", "Nothing to say begins with 'shout'"),
        ("say search atlantis", "'atlantis' does not fit there"),
        ("say search zone", "That may mean several: Zone A (North America), Zone B"),
        ("say search", "Type a name or a number after it: say search …"),
        ("say yes 40", "Nothing is filled in there."),
    ],
)
def test_what_cannot_be_said_is_told(line: str, sentence: str) -> None:
    _, shown = spoken(line, players="person,greedy")
    assert sentence in shown
    assert "Red: “" not in shown


def test_in_a_game_without_sayings_it_is_no_command() -> None:
    talk = Talk(typing(["help", "say"]))
    play_at(open_table(parsed(GAME_ID, "--players", "person,random"), talk.screen))
    assert "say to the others" not in talk.shown()
