"""Playing by names: where the places of a board are numbered, a typed number is a place, and long lists stay away."""

import re

import pytest

from greatcircle.cli.command.play import open_table
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import LISTED_MOST, play_at
from greatcircle.games import rulebook_of
from greatcircle.kernel.state import Wire
from tests.cli.played_match import parsed
from tests.cli.table_talk import Talk, typing

CAST = ("--option", "characters=red,green", "--seed", "2a")
WORDS = ("captivade", "--players", "person,random", *CAST)
PEOPLE = ("captivade", "--players", "person,person", *CAST)
CURTAIN = "press Enter when nobody else sees the screen"


def played(lines: list[str], *words: str, height: int = 40) -> tuple[TerminalTable, str]:
    """Type lines at a table until they end, and give the table and what was shown."""
    talk = Talk(typing(lines), width=110, height=height)
    table = open_table(parsed(*(words or WORDS)), talk.screen)
    play_at(table)
    return table, talk.shown()


def moves_of(table: TerminalTable, seat: int = 0) -> list[Wire]:
    return [table.match.state.wire(entry.move) for entry in table.match.log if entry.actor == seat]


def test_a_long_list_is_told_by_its_length_and_read_on_demand() -> None:
    table, shown = played(["list flight", "list", "list gravel"])
    count = len(table.match.legal(0))
    assert count > LISTED_MOST
    before, flights, everything, nothing = re.split("red, a name or number from the board.*: list.*\n", shown)
    assert f"{count} moves are possible" in before
    assert "Go to" not in before
    assert "flight" in flights
    assert flights.count("Go to") < everything.count("Go to") + everything.count("Stay") == count
    assert "No move speaks of 'gravel'." in nothing


@pytest.mark.parametrize("typed", ["41", "moscow", "Moskow"])
def test_a_number_or_a_name_is_a_place(typed: str) -> None:
    table, shown = played([typed, "1"])
    assert "to Moscow (41)" in shown or "hide in 41, Moscow" in shown
    assert moves_of(table)[0]["to"] == 41


def test_of_several_ways_to_a_place_one_is_chosen() -> None:
    table, shown = played(["13", "2"])
    assert "1  Go to New York (13) by a flight, for £300 and 3 energy." in shown
    assert moves_of(table)[0] == {"move": "run", "to": 13, "flights": 2}


def test_who_thinks_again_may_type_anything_else() -> None:
    table, shown = played(["13", "why 31", "13", "", "stay"])
    assert "Tierra del Fuego (31)" in shown
    assert moves_of(table)[0] == {"move": "run", "to": 36, "flights": 0}


def test_what_cannot_be_reached_is_explained() -> None:
    table, shown = played(["31", "why Tierra del Fuego"])
    assert moves_of(table) == []
    number = rulebook_of("captivade").clauses["CV-32"].number
    assert len(re.findall(rf"Tierra del Fuego \(31\)[^:]*\({number} ", " ".join(shown.split()))) == 2


def test_two_numbers_are_what_an_agent_calls() -> None:
    lines = ["stay"]
    table, _ = played(lines)
    while not any(move["move"] == "chase" for move in moves_of(table)):
        lines.append("36 37")
        table, shown = played(lines)
        assert len(lines) < 6, shown
    assert {"move": "chase", "calls": [36, 37]} in moves_of(table)


def test_a_hint_names_the_move_and_no_number() -> None:
    _, shown = played(["hint"])
    assert re.search(r"The master bot would do this: (Go to|Stay in) .*\n", shown)


def test_behind_the_curtain_each_chooses_without_a_trace_of_the_other() -> None:
    _, shown = played(["", "New York", "1", "", "stay"], *PEOPLE)
    _, first, second = re.split(f"{CURTAIN}: \n", shown)[:3]
    assert "You hide in 13, New York" not in second
    assert "New York" in first
    ours = second.split("to move:")[0]
    assert "Ruby Red has gone into hiding." in ours
    assert "£300" not in ours
    assert re.search(r"Red +has gone into hiding; last week could be in 36;", ours)
    assert "in 36 London, £600" in ours


def test_in_a_low_terminal_the_map_still_fits() -> None:
    _, shown = played([], height=24)
    board = shown.partition("to move:")[0].splitlines()
    assert any("41" in line for line in board)
    assert len([line for line in board if re.search(r"\d[■▲×·]", line)]) <= 14


def test_a_seat_is_called_by_the_character_that_is_drawn_for_it() -> None:
    table, shown = played(["stay"], "captivade", "--players", "person,random", "--seed", "2a")
    begun, _, after = shown.partition("Escapee 1 is ")
    assert "Captivade: Escapee 1 (you), Escapee 2 (random)" in begun
    assert f"{table.seat_names[0].capitalize()} (you)" in after
    assert "(escapee" not in shown
