"""What can be looked up: a city with its fares, and what a border costs in the version that is played."""

import pytest

from greatcircle.games.capital_adventure.entry import entries
from tests.games.capital_adventure.position import position


@pytest.mark.rule("CA-16")
def test_a_border_costs_fare_and_visas_in_the_visa_version() -> None:
    (entry,) = entries(position(), "Darwin")
    assert entry.lines[-1] == "Over the border to Singapore, Asia: $550, and $1000 for Visas."
    (harbour,) = entries(position(), "New York")
    assert harbour.lines[-1] == "From here one sails for London: $800, and $500 for a Visa."


@pytest.mark.rule("CA-15")
def test_a_border_costs_nothing_but_the_fare_in_the_diplomat_version() -> None:
    (entry,) = entries(position(version="diplomat"), "Darwin")
    assert entry.lines[-1] == "Over the border to Singapore, Asia: $550."
    (harbour,) = entries(position(version="diplomat"), "New York")
    assert harbour.lines[-1] == "From here one sails for London: $800."


def test_a_city_tells_who_is_there() -> None:
    (entry,) = entries(position({"red": "darwin", "blue": "darwin"}), "Darwin")
    assert entry.lines[-1] == "Red and Blue are here."
