"""The tour that is left: never dearer than need be, through every lacking city, and round by New York at the end."""

from itertools import pairwise, permutations

import pytest

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.knowledge.tour import TOUR
from greatcircle.kernel.dealer import QuickDealer
from tests.games.capital_adventure.scene import CITIES, CONTINENTS, GOALS, cheapest, continent, fare

NEW_YORK = "new-york"
MANY = 5
"""So many lacking cities can still be tried in every order."""


def left(city: str, *lacking: str) -> int:
    return TOUR.left(BOARD.number_of[city], pegs(*lacking))


def borders(city: str, *lacking: str) -> int:
    return TOUR.borders(BOARD.number_of[city], pegs(*lacking))


def pegs(*cities: str) -> int:
    return sum(BOARD.goal_bit[BOARD.number_of[city]] for city in cities)


def least(city: str, lacking: list[str]) -> int:
    """Try every order of some cities, with New York at the end."""
    between = [goal for goal in lacking if goal != NEW_YORK]
    fares = {here: cheapest(here) for here in [city, *between]}
    return min(
        sum(fares[here][there] for here, there in pairwise([city, *order, NEW_YORK])) for order in permutations(between)
    )


def ahead(city: str) -> list[str]:
    """List the Capital Adventure cities in the continent of a city and in those that come after it."""
    return [goal for goal in GOALS if CONTINENTS.index(continent(goal)) >= CONTINENTS.index(continent(city))]


@pytest.mark.parametrize("seed", range(40))
def test_the_tour_ahead_is_the_cheapest_of_all_orders(seed: int) -> None:
    luck = QuickDealer(f"tours ahead {seed}")
    cities = [city for city in CITIES if city != "london"]
    city = cities[luck.below(len(cities))]
    goals = ahead(city)
    lacking = {goals[luck.below(len(goals))] for _ in range(MANY)}
    assert left(city, *lacking) == least(city, list(lacking))


@pytest.mark.parametrize("seed", range(20))
def test_a_tour_that_fetches_what_was_left_behind_is_possible_and_not_much_dearer_than_the_cheapest(seed: int) -> None:
    luck = QuickDealer(f"tours behind {seed}")
    cities = [city for city in CITIES if continent(city) not in ("europe", "africa")]
    city = cities[luck.below(len(cities))]
    lacking = {GOALS[luck.below(len(GOALS))] for _ in range(MANY)}
    cheapest_tour = least(city, list(lacking))
    assert cheapest_tour <= left(city, *lacking) <= cheapest_tour * 6 // 5


def test_with_nothing_lacking_the_tour_is_the_way_to_new_york() -> None:
    assert left("denver") == fare("denver", "chicago", "new-york")
    assert left(NEW_YORK) == 0


def test_who_came_to_new_york_early_leaves_it_and_comes_back() -> None:
    assert left(NEW_YORK, "mexico-city") == 2 * cheapest(NEW_YORK)["mexico-city"]


def test_from_london_the_tour_is_the_mean_of_the_start_cities() -> None:
    chances = {"madrid": 3, "vienna": 12, "berlin": 15, "rome": 6}
    mean = sum(ways * left(city, *GOALS) for city, ways in chances.items()) // 36
    assert left("london", *GOALS) == mean


def test_borders_are_counted_forward_and_back_again() -> None:
    assert borders("rome", *GOALS) == 4
    assert borders("darwin", "perth") == 1
    assert borders("darwin", "tokyo") == 1 + 2
    assert borders("denver", "cape-town") == 3 + 3
    assert borders("denver") == 0


def test_the_cheapest_ways_over_one_border_at_most() -> None:
    for city in ("athens", "nairobi", "delhi", "sydney", NEW_YORK):
        fares = cheapest(city, borders=1)
        hops = {BOARD.cities[hop.to].id: hop for hop in TOUR.hops(BOARD.number_of[city])}
        assert {there: hop.fare for there, hop in hops.items()} == {
            there: paid for there, paid in fares.items() if there not in (city, "london")
        }
        assert all(hop.borders == int(continent(there) != continent(city)) for there, hop in hops.items())
