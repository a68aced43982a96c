"""The menu: from the title to a match, and back."""

from itertools import chain
from pathlib import Path
from typing import Any, cast

import pytest

from greatcircle.cli.command.menu import open_menu
from greatcircle.cli.play.saving import saved_matches
from greatcircle.games import all_games, rulebook_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.option import OptionError, option_fields
from tests.cli.table_talk import Talk, typing
from tests.cli.terminal_run import run_in_terminal, run_piped

GAME = all_games()[0]
SHY_GAMES = [game for game in all_games() if game.fewest_seats() > game.identity.seats_min]
"""Games that have fewer seats than their usual options allow."""
TITLE = "G R E A T   C I R C L E"


def shown_after(*lines: str) -> str:
    """Type lines into the menu, on a terminal of eighty columns, and give all that was shown."""
    talk = Talk(typing(lines), width=80, height=24)
    open_menu(talk.screen)
    return talk.shown()


def test_the_menu_shows_every_game_with_its_seats_time_and_age() -> None:
    shown = shown_after("q")
    for game in all_games():
        identity = game.identity
        assert f"Play {identity.title} " in shown
        assert f"{identity.seats_min} to {identity.seats_max} seats, about {identity.minutes} minutes" in shown
        assert f"from {identity.age} years" in shown


def test_the_menu_fits_eighty_columns() -> None:
    lines = shown_after("1", "", "", "", "", "3", "", "back", "s", "", "r", "b", "", "q").splitlines()
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("words", [("q",), ("quit",), (), ("1",), ("1", "2"), ("b",), ("s",), ("1", "", "", "", "")])
def test_the_menu_ends_with_q_and_with_the_input(words: tuple[str, ...]) -> None:
    assert TITLE in shown_after(*words)


@pytest.mark.parametrize("choice", ["", "9", "0", "x", "²", "[/]", "-1"])
def test_a_choice_that_there_is_not_is_answered_and_asked_again(choice: str) -> None:
    shown = shown_after(choice, "q")
    assert "to play, or c, r, b, s or q." in shown
    assert shown.count(TITLE) == 2


def test_the_set_up_of_every_game_begins_with_its_title_alone() -> None:
    for number, game in enumerate(all_games(), 1):
        assert f"\n{game.identity.title}\nEnter takes what stands in brackets;" in shown_after(str(number))


def test_enter_all_the_way_plays_one_person_against_bots() -> None:
    shown = shown_after("1", "", "", "", "", "", "1")
    names = [name.capitalize() for name in GAME.seat_names(GAME.options_type(), 3)]
    assert f"{GAME.identity.title}: {names[0]} (you), {names[1]} (skilled), {names[2]} (skilled)" in shown
    assert len(saved_matches()) == 1


def test_seats_players_and_options_can_be_chosen() -> None:
    shown = shown_after("1", "7", "2", "p", "magnus", "ran", "99", "2", "moon", "2", "four-spoke", "", "1")
    assert "'7' is none of them." in shown
    assert "'magnus' is none of them." in shown
    assert "Press Enter to begin, or type a number from 1 to " in shown
    assert "Option 'board' cannot be 'moon'; it takes six-spoke or four-spoke." in shown
    (saved,) = saved_matches()
    assert [seat.player for seat in saved.logbook.seats] == ["person", "random"]
    assert saved.logbook.options["board"] == "four-spoke"


def test_seats_are_called_by_the_colours_that_were_chosen() -> None:
    number = str([option.name for option in option_fields(GAME.options_type)].index("colours") + 1)
    shown = shown_after("1", "2", "", "", number, "green,black", "", "1")
    assert f"{GAME.identity.title}: Green (you), Black (skilled)" in shown


def test_options_that_clash_are_refused_with_the_sentence_of_the_game() -> None:
    shown = shown_after("1", "3", "", "", "", "1", "team", "", "1")
    assert "Two equal teams (game=team) need 4 or 6 seats here, not 3." in shown.replace("\n", " ")
    (saved,) = saved_matches()
    assert saved.logbook.options["game"] == "basic"


@pytest.mark.parametrize("game", SHY_GAMES, ids=lambda game: game.identity.id)
def test_seats_that_the_usual_options_refuse_can_be_had_with_others(game: Game) -> None:
    fewest = game.identity.seats_min
    place = [other.identity.id for other in all_games()].index(game.identity.id) + 1
    with pytest.raises(OptionError) as refused:
        game.parse_options({}, fewest)
    schema = cast(dict[str, dict[str, Any]], game.options_schema()["properties"])
    numbers = {name: str(number) for number, name in enumerate(schema, 1)}
    switches = [(numbers[name], "true") for name, option in schema.items() if option["default"] is False]
    choice = next(name for name, option in schema.items() if option["type"] == "string")
    other = schema[choice]["enum"][-1]
    begin = (str(place), str(fewest), *[""] * fewest)
    shown = shown_after(*begin, "", "x", "back", "q")
    assert shown.replace("\n", " ").count(str(refused.value)) == 3, "at first, after Enter, and after what is no number"
    assert "Press Enter to begin" not in shown
    assert saved_matches() == []
    shown_after(*begin, numbers[choice], other, *chain.from_iterable(switches), "")
    (saved,) = saved_matches()
    assert len(saved.logbook.seats) == fewest
    assert saved.logbook.options[choice] == other, "what was changed before it was mended counts"


def test_a_saved_match_can_be_resumed_from_the_list() -> None:
    assert "No match is saved." in shown_after("r", "q")
    shown_after("1", "2", "", "", "", "1", "quit", "y", "q")
    (saved,) = saved_matches()
    shown = shown_after("r", "5", "1", "quit", "", "q")
    assert saved.saved_at.strftime("%d %b %Y, %H:%M") in shown
    assert f"{GAME.identity.title}, {len(saved.logbook.moves)} moves" in shown
    assert "Type a number from 1 to 1, or press Enter." in shown
    assert shown.count(TITLE) == 2


def test_a_damaged_match_is_not_listed() -> None:
    shown_after("1", "2", "", "", "", "1", "quit", "y", "q")
    (saved,) = saved_matches()
    text = saved.path.read_text("utf-8")
    saved.path.with_name("broken.jsonl").write_text(text[:-20], "utf-8")
    assert [match.path for match in saved_matches()] == [saved.path]


def test_the_rules_can_be_searched() -> None:
    clause = f"{GAME.identity.clause_prefix}-01"
    shown = shown_after("b", "1", "rules " + clause.lower(), "", "q")
    assert f" · {clause}\n" in shown


@pytest.mark.parametrize(
    ("lines", "place"), [([""], 0), (["1"], 0), (["9", "1"], 0), (["nothing", "2"], 1), ([str(len(all_games()))], -1)]
)
def test_the_rules_of_a_game_are_chosen_by_its_number(lines: list[str], place: int) -> None:
    shown = shown_after("b", *lines, "", "q")
    for number, game in enumerate(all_games(), 1):
        assert f"{number}  {game.identity.title}\n" in shown
    first = next(iter(rulebook_of(all_games()[place].identity.id).clauses.values()))
    assert f"1  {first.chapter}, 1.1 to " in shown


def test_simulating_is_explained() -> None:
    assert f"greatcircle sim {GAME.identity.id} " in shown_after("s", "", "q")


def test_ctrl_c_closes_the_menu_quietly() -> None:
    def player(_prompt: str) -> str:
        raise KeyboardInterrupt

    talk = Talk(player)
    open_menu(talk.screen)
    assert TITLE in talk.shown()


def test_the_command_opens_the_menu(tmp_path: Path) -> None:
    done = run_piped("menu", environment={"GREATCIRCLE_DATA": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")
    assert TITLE in done.stdout
    code, screen = run_in_terminal("menu", typed="q\n", environment={"GREATCIRCLE_DATA": str(tmp_path)})
    assert code == 0
    assert TITLE in screen


def test_flash_cards_are_asked_from_the_menu() -> None:
    shown = shown_after("c", "", "")
    assert "for me: " in shown
    assert "Small slips are forgiven." in shown
