"""What bots say of a turn is true of the position: what it brings, what is left, what it is enough for."""

from typing import Any

from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from tests.games.capital_adventure.position import AT_SEA, GAME, act, number, position, reply
from tests.games.capital_adventure.scene import CITIES, GOALS, cheapest

EUROPE = [goal for goal in GOALS if CITIES[goal]["continent"] == "europe"]


def said(before: CapitalAdventure, kind: str, /, **fields: Any) -> list[str]:
    """Give what is said of a move of red."""
    after = before.copy()
    assert isinstance(after, CapitalAdventure)
    act(after, kind, **fields)
    return GAME.remarks(before, after, number("red"))


def without(*cities: str) -> list[str]:
    return [goal for goal in GOALS if goal not in cities]


def test_a_journey_names_the_last_city_of_a_continent() -> None:
    state = position({"red": "bucharest"}, pegs={"red": ["paris", "stockholm"]})
    assert said(state, "go", to="moscow")[0] == "brings Moscow, the last city of Europe"


def test_a_journey_names_what_the_rest_of_the_money_is_enough_for() -> None:
    state = position({"red": "lagos"}, cash={"red": 2000}, pegs={"red": EUROPE})
    words = said(state, "go", to="timbuktu")
    assert words == ["brings Timbuktu", "leaves $1750, enough for Addis Ababa"]
    to_addis = cheapest("timbuktu")["addis-ababa"]
    assert to_addis <= 1750 < to_addis + cheapest("addis-ababa")["cape-town"]
    poor = position({"red": "lagos"}, cash={"red": 300}, pegs={"red": EUROPE})
    assert said(poor, "go", to="timbuktu")[1] == "leaves $50, not enough for another city"


def test_whoever_has_them_all_is_told_what_the_atlantic_needs() -> None:
    state = position({"red": "chicago"}, cash={"red": 1100}, pegs={"red": without("new-york")})
    assert said(state, "go", to="new-york") == [
        "brings New York, and with it all sixteen cities",
        "leaves $900, enough for the Atlantic",
    ]


def test_a_border_that_leaves_a_city_behind_is_said_to() -> None:
    lacking = position({"red": "athens"}, cash={"red": 3000}, pegs={"red": ["paris", "stockholm"]})
    assert "enters Africa, but leaves Moscow behind" in said(lacking, "go", to="cairo")
    done = position({"red": "athens"}, cash={"red": 3000}, pegs={"red": EUROPE})
    assert "enters Africa with nothing left behind" in said(done, "go", to="cairo")


def test_insurance_doubles_and_tokens_are_named() -> None:
    state = position({"red": "rome"})
    assert said(state, "cash", continent="europe") == ["turns the insurance of Europe into $500"]
    assert said(state, "double") == ["makes every answer of this go pay twice"]
    assert said(position({"red": "paris"}), "end") == ["earns a Travel Token for the stop"]


def test_a_roll_says_what_the_money_is_for() -> None:
    state = position({"red": "lagos"}, cash={"red": 100}, pegs={"red": EUROPE})
    assert said(state, "roll") == ["earns towards the $150 that are short for Timbuktu"]
    rich = position({"red": "lagos"}, cash={"red": 900}, pegs={"red": EUROPE})
    assert said(rich, "roll") == ["earns for the way beyond Timbuktu"]


def test_at_sea_the_answers_are_counted_and_home_is_home() -> None:
    state = position({"red": AT_SEA}, pegs={"red": GOALS}, sea={"red": 4})
    assert said(state, "roll") == ["needs 2 more right answers at sea"]
    last = position({"red": AT_SEA}, pegs={"red": GOALS}, sea={"red": 6})
    assert said(last, "roll") == ["tries the last question, about Europe"]
    home = last.copy()
    assert isinstance(home, CapitalAdventure)
    reply(home)
    assert GAME.remarks(last, home, 0) == ["brings you home: the match is won"]
