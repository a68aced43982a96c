"""The contract that all games keep; no game is named here."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatcircle.games import all_games, rulebook_of
from greatcircle.kernel.conformance import check_match
from greatcircle.kernel.game import Game
from greatcircle.kernel.option import OptionError

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.identity.id)


def values_of(field: dict[str, Any]) -> list[object]:
    """List what an option may be; of a long range, its ends and its default."""
    if "x-each" in field:
        return [*field["x-each"], *(f"{one},{other}" for one in field["x-each"] for other in field["x-each"])]
    if "x-several" in field:
        return [*field["x-several"], ",".join(field["x-several"][1:]), ",".join(field["x-several"][-2:])]
    if "maxLength" in field:
        return [field["default"]]
    if "enum" in field:
        return list(field["enum"])
    if field["type"] == "boolean":
        return [False, True]
    least, most = field["minimum"], field["maximum"]
    return sorted({least, least + 1, field["default"], most})


def given_options(game: Game) -> st.SearchStrategy[dict[str, object]]:
    """Draw options of a game, whether they go together or not."""
    schema: Any = game.options_schema()
    return st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(values_of(field)) for name, field in schema["properties"].items()}
    )


def check_drawn_match(game: Game, data: st.DataObject, patience: int) -> None:
    """Check a match with any seats, options and seed."""
    seats = data.draw(st.integers(game.identity.seats_min, game.identity.seats_max), label="seats")
    chosen = data.draw(given_options(game), label="options")
    seed = data.draw(st.integers(0, 10_000), label="seed")
    try:
        options = game.parse_options(chosen, seats)
    except OptionError:
        return
    check_match(game, options, seats, str(seed), rulebook_of(game.identity.id).clauses, stride=41, patience=patience)


@GAMES
@settings(max_examples=8)
@given(data=st.data())
def test_the_beginning_of_every_match_keeps_the_contract(game: Game, data: st.DataObject) -> None:
    check_drawn_match(game, data, patience=400)


@pytest.mark.slow
@GAMES
@settings(max_examples=20)
@given(data=st.data())
def test_every_match_keeps_the_contract(game: Game, data: st.DataObject) -> None:
    check_drawn_match(game, data, patience=1500)


@pytest.mark.slow
@GAMES
def test_a_whole_match_with_the_defaults_keeps_the_contract(game: Game) -> None:
    for seats in (game.fewest_seats(), game.identity.seats_max):
        options = game.parse_options({}, seats)
        match = check_match(game, options, seats, "defaults", rulebook_of(game.identity.id).clauses, stride=3)
        assert match.outcome() is not None
