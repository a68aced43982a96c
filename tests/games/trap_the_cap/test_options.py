"""What can be agreed before a match: usual values, allowed values, and which of them do not go together."""

from collections.abc import Mapping
from itertools import product
from typing import cast

import pytest

from greatcircle.games.trap_the_cap.board import COLOURS
from greatcircle.games.trap_the_cap.options import CapOptions
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.option import OptionError, option_fields, options_to_json
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import GAME, position

USUAL = {
    "game": "basic",
    "board": "six-spoke",
    "caps": 6,
    "first": 0,
    "yellow": "some",
    "ending": "most",
    "team_aim": "most",
    "golden_aim": "owner",
    "throw_limit": 2000,
    "colours": "any",
}
ALLOWED: dict[str, list[str] | list[int]] = {
    "game": ["basic", "team", "total-team", "tower", "golden-cap"],
    "board": ["six-spoke", "four-spoke"],
    "caps": [4, 6],
    "first": [0, 1, 2, 3, 4, 5, 6],
    "yellow": ["some", "all"],
    "ending": ["most", "last"],
    "team_aim": ["most", "fewest"],
    "golden_aim": ["owner", "most"],
    "throw_limit": [0, 1, 2000, 1_000_000],
    "colours": ["any"],
}
"""All values of each option; of the limit of throws, the ends and the usual one."""
REFUSED: dict[str, list[object]] = {
    "game": ["chess", "Basic", "", 0, None],
    "board": ["five-spoke", "six", 6],
    "caps": [3, 5, 7, 0, -4, "six", 4.0, True, None],
    "first": [-1, 7, "red", 1.0, False],
    "yellow": ["none", True],
    "ending": ["least", "owner", 1],
    "team_aim": ["least", "last"],
    "golden_aim": ["fewest", "last"],
    "throw_limit": [-1, 1_000_001, "never", 10.0, None],
    "colours": ["mauve", "red,mauve", "", 1],
}
OTHERS: list[dict[str, object]] = [
    dict(zip(list(ALLOWED)[2:], values, strict=True))
    for values in product(*list(ALLOWED.values())[2:-2], ALLOWED["throw_limit"][:2], ALLOWED["colours"])
]
"""All combinations of the options after game and board; of the limits of throws, none and one."""


def clashes(given: Mapping[str, object], seats: int) -> list[str]:
    """Name what does not go together, in the words that a refusal has to use."""
    found = {
        f"board={given['board']}": given["board"] == "four-spoke" and seats > 4,
        f"game={given['game']}": given["game"] in ("team", "total-team") and seats not in (4, 6),
        f"first={given['first']}": given["first"] in range(seats + 1, 7),
    }
    return [words for words, holds in found.items() if holds]


@pytest.mark.rule("TC-03", "TC-05", "TC-48", "TC-94")
def test_every_option_has_its_usual_value() -> None:
    assert options_to_json(GAME.parse_options({}, 2)) == USUAL


def test_there_are_no_other_options() -> None:
    assert [option.name for option in option_fields(CapOptions)] == list(USUAL) == list(ALLOWED) == list(REFUSED)
    with pytest.raises(OptionError, match=rf"no option 'colour'; the options are {', '.join(USUAL)}\."):
        GAME.parse_options({"colour": "red"}, 2)


@pytest.mark.rule("TC-03", "TC-04", "TC-05", "TC-48", "TC-51", "TC-61", "TC-65", "TC-71", "TC-73", "TC-79", "TC-86")
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in ALLOWED for value in ALLOWED[name]])
def test_every_allowed_value_is_accepted_also_as_a_text(name: str, value: str | int) -> None:
    seats = 4 if value == "four-spoke" else 6
    assert options_to_json(GAME.parse_options({name: value}, seats)) == {**USUAL, name: value}
    assert GAME.parse_options({name: str(value)}, seats) == GAME.parse_options({name: value}, seats)


@pytest.mark.rule("TC-03", "TC-05", "TC-48", "TC-51", "TC-65", "TC-86")
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in REFUSED for value in REFUSED[name]])
def test_a_value_that_is_not_allowed_is_refused_with_the_field_and_all_it_may_be(name: str, value: object) -> None:
    with pytest.raises(OptionError) as error:
        GAME.parse_options({name: value}, 4)
    assert f"Option {name!r} cannot be {value!r}" in str(error.value)
    bounds = [min(ALLOWED[name]), max(ALLOWED[name])] if isinstance(USUAL[name], int) else ALLOWED[name]
    for allowed in bounds:
        assert str(allowed) in str(error.value).partition("; it takes ")[2]


def test_the_set_up_form_offers_exactly_the_allowed_values() -> None:
    described = cast(dict[str, dict[str, object]], GAME.options_schema()["properties"])
    for name, option in described.items():
        if "enum" in option:
            assert option["enum"] == ALLOWED[name]
        elif "x-each" in option:
            assert option["x-each"] == ["any", *COLOURS]
        else:
            assert [option["minimum"], option["maximum"]] == [min(ALLOWED[name]), max(ALLOWED[name])]
        assert option["default"] == USUAL[name]
        assert str(option["description"]).endswith(".")


@pytest.mark.rule("TC-51", "TC-65", "TC-86")
@pytest.mark.parametrize("name", USUAL)
def test_what_was_agreed_cannot_be_changed(name: str) -> None:
    options = position().setup.options
    with pytest.raises(AttributeError):
        setattr(options, name, USUAL[name])


@pytest.mark.rule("TC-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_fewer_than_two_or_more_than_six_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"for 2 to 6 seats, not {seats}\."):
        GAME.parse_options({}, seats)


@pytest.mark.rule("TC-04")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("game", ALLOWED["game"])
def test_the_four_spoke_board_has_no_room_for_five_or_six(game: str, seats: int) -> None:
    with pytest.raises(OptionError, match=rf"board=four-spoke.* 2 to 4 seats, not {seats}\."):
        GAME.parse_options({"board": "four-spoke", "game": game}, seats)


@pytest.mark.rule("TC-61", "TC-72")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("game", ["team", "total-team"])
def test_teams_need_four_or_six_seats(game: str, seats: int) -> None:
    with pytest.raises(OptionError, match=rf"\(game={game}\) need 4 or 6 seats here, not {seats}\."):
        GAME.parse_options({"game": game}, seats)


@pytest.mark.rule("TC-04", "TC-61")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four_seats_on_the_four_spoke_board(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"\(game=team\) need 4 seats here, not {seats}\."):
        GAME.parse_options({"game": "team", "board": "four-spoke"}, seats)


@pytest.mark.rule("TC-05")
@pytest.mark.parametrize("seats", range(2, 6))
def test_a_seat_that_is_not_there_cannot_begin(seats: int) -> None:
    assert GAME.parse_options({"first": seats}, seats) == CapOptions(first=seats)
    with pytest.raises(OptionError, match=rf"\(first={seats + 1}\) when there are {seats} seats\."):
        GAME.parse_options({"first": seats + 1}, seats)


@pytest.mark.rule("TC-04", "TC-05", "TC-61", "TC-72")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("board", ALLOWED["board"])
@pytest.mark.parametrize("game", ALLOWED["game"])
def test_all_options_that_clash_are_refused_with_the_clash(game: str, board: str, seats: int) -> None:
    for others in OTHERS:
        given = {"game": game, "board": board, **others}
        named = clashes(given, seats)
        if named:
            with pytest.raises(OptionError) as error:
                GAME.parse_options(given, seats)
            assert any(words in str(error.value) for words in named)


@pytest.mark.rule("TC-01", "TC-03", "TC-04", "TC-61", "TC-94")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("board", ALLOWED["board"])
@pytest.mark.parametrize("game", ALLOWED["game"])
def test_all_options_that_go_together_can_be_played(game: str, board: str, seats: int) -> None:
    dealer = QuickDealer("options")
    for given in [{"game": game, "board": board, **others} for others in OTHERS]:
        if not clashes(given, seats):
            state = cast(TrapTheCap, GAME.start(GAME.parse_options(given, seats), seats))
            for _ in range(12):
                if state.actors() == [CHANCE]:
                    state.apply(CHANCE, dealer.draw(state.chances()))
                elif state.actors():
                    state.apply(state.turn, state.legal(state.turn)[dealer.below(len(state.legal(state.turn)))])
            assert (state.outcome() is not None) == (given["throw_limit"] == 1)
            assert [GAME.conserved(state)[colour] for colour in COLOURS[:seats]] == [given["caps"]] * seats
