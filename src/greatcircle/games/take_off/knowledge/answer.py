"""This file is what bots know by heart: whether a country's name comes to them when they hear its capital."""

from greatcircle.games.take_off.position import Position
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.level import PERCENT, Level


def can_name(state: Position, level: Level, dealer: Dealer) -> bool:
    """Draw whether a bot of a level knows the country that is asked for.

    Everybody knows it where the capital tells it, as Mexico City and Guatemala City do.
    """
    deck = state.setup.deck
    card = state.unnamed[0]
    country = deck.country_names[deck.country[card]]
    if country in deck.capital_names[card] or deck.capital_names[card] in country:
        return True
    return dealer.below(PERCENT) < level.knows
