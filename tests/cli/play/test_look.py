"""Looking things up at the table: what is printed anywhere, but never what somebody is asked."""

import io
import re

import pytest
from rich.console import Console

from greatcircle.cli.command.play import open_table
from greatcircle.cli.play.entry import show_entry
from greatcircle.cli.play.screen import Screen
from greatcircle.cli.play.talk import NOTHING_GIVEN_AWAY, play_at
from greatcircle.games import all_games
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.game import Game
from greatcircle.kernel.view import SPECTATOR
from tests.cli.played_match import parsed
from tests.cli.table_talk import Talk, typing

PLACES = [
    ("trap-the-cap", "A4", "A4 (grey)", "Next to it: A3, A5."),
    ("take-off", "lima", "Lima", "By green: Quito."),
    ("worldbeater", "dover", "Dover (UK19), United Kingdom", "A seaport: it leads to Calais (EU18) in Europe."),
    ("worldbeater", "europe", "Europe", "Airports: Frankfurt, Schwechat."),
    ("worldbeater", "roof rack", "Roof Rack", "What the boot refuses, the roof forgives."),
    ("captivade", "41", "Moscow (41)", "Lines to Białowieża Forest (39), Lapland (40), Elbrus (67)."),
    ("captivade", "tripoli", "Tripoli (53)", "Dashed lines, for Yousef Yellow alone, to Adrar (54), Timbuktu (55)."),
    ("capital-adventure", "paris", "Paris, Europe", "Fares: Madrid $200, Berlin $150, Rome $200."),
    ("capital-adventure", "london", "London, Europe", "The journey begins and ends here."),
]


def shown(lines: list[str], *words: str) -> str:
    """Type lines at a table until they end, and give what was shown."""
    talk = Talk(typing(lines), width=110)
    play_at(open_table(parsed(*words), talk.screen))
    return talk.shown()


@pytest.mark.parametrize(("game", "name", "title", "line"), PLACES)
def test_a_place_is_looked_up_by_its_name(game: str, name: str, title: str, line: str) -> None:
    told = shown([f"look {name}"], game, "--seed", "01").split(f"look {name}\n")[1]
    assert told.startswith(f"{title}\n")
    assert f"\n  {line}\n" in told


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.identity.id)
def test_what_is_nowhere_is_not_found(game: Game) -> None:
    seats = game.fewest_seats()
    view = game.view(game.start(game.parse_options({}, seats), seats), SPECTATOR)
    assert game.look_up(view, "Xanadu upon the Alph") == []
    assert game.look_up(view, "") == []


def test_who_looks_for_nothing_is_told_how_to() -> None:
    told = shown(["look", "look Xanadu", "help"], "take-off", "--seed", "01")
    assert "Type look and the name of something on the board." in told
    assert "Nothing is to be found under 'Xanadu'." in told
    assert "look NAME" in told


def test_looking_up_makes_no_move_and_can_be_done_before_luck_goes_on() -> None:
    told = shown(["1", "1", "look lima"], "take-off", "--seed", "01")
    assert "Enter to go on, or undo: look lima\nLima\n" in told


def test_nothing_is_looked_up_while_a_question_is_asked() -> None:
    words = ("take-off", "--seed", "01", "--option", "naming=extra-move", "--option", "card_each_turn=true")
    told = shown(["look peru"], *words, "--option", "naming_seconds=0", "--players", "person", "--seats", "2")
    assert "Which country has the capital" in told
    assert told.rstrip().count(NOTHING_GIVEN_AWAY) == 1


def test_a_picture_is_drawn_where_there_are_colours_and_spoken_of_where_there_are_none() -> None:
    entry = Entry("Baghdad", ("A capital.",), "take_off/flags/1987/iraq-1987.svg")
    file = io.StringIO()
    show_entry(Screen(Console(file=file, width=60, force_terminal=True, color_system="truecolor"), typing([])), entry)
    assert re.search(r"Baghdad.*\x1b\[[^m]*48;2;\d+;\d+;\d+m.*A capital\.", file.getvalue(), re.DOTALL)
    talk = Talk(typing([]))
    show_entry(talk.screen, entry)
    assert talk.shown() == "Baghdad\nIts flag is shown in a terminal with colours.\n  A capital.\n"


def test_a_picture_that_is_missing_is_said_to_be() -> None:
    file = io.StringIO()
    screen = Screen(Console(file=file, width=200, force_terminal=True, color_system="truecolor"), typing([]))
    show_entry(screen, Entry("Xanadu", (), "take_off/flags/1987/xanadu.svg"))
    assert "The picture of the flag 'xanadu' is missing" in file.getvalue()
