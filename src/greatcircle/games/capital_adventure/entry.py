"""This file is what can be looked up in Capital Adventure: a city with its fares, and who is there."""

from greatcircle.games.capital_adventure.board import BOARD, NOTHING, VISA_PRICE
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.journey import CROSSING_VISAS
from greatcircle.games.capital_adventure.wish import city_book
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.words import listed


def entries(state: Position, name: str) -> list[Entry]:
    """Tell of the cities that a name may mean (CA-02, CA-06, CA-15, CA-16, CA-89, CA-105)."""
    return [_entry(state, BOARD.number_of[city]) for city in city_book().recognise(name)]


def _entry(state: Position, number: int) -> Entry:
    city = BOARD.cities[number]
    lines = ["A Capital Adventure city, to be visited."] if city.is_capital_adventure else []
    if number == BOARD.start:
        lines.append("The journey begins and ends here.")
    fares = [f"{BOARD.cities[leg.to].name} ${leg.fare}" for leg in BOARD.legs[number] if leg.crossing == NOTHING]
    if fares:
        lines.append(f"Fares: {', '.join(fares)}.")
    visas = f", and ${CROSSING_VISAS} for Visas" if state.setup.has_visas else ""
    for leg in BOARD.legs[number]:
        if leg.crossing != NOTHING:
            there = BOARD.cities[leg.to]
            abroad = BOARD.continents[there.continent].name
            lines.append(f"Over the border to {there.name}, {abroad}: ${leg.fare}{visas}.")
    if number == BOARD.harbour:
        visa = f", and ${VISA_PRICE} for a Visa" if state.setup.has_visas else ""
        lines.append(f"From here one sails for {BOARD.cities[BOARD.start].name}: ${BOARD.sea_fare}{visa}.")
    here = [state.seat_title(seat) for seat in range(state.seats) if state.city[seat] == number]
    if here:
        lines.append(f"{listed(here)} {'are' if len(here) > 1 else 'is'} here.")
    return Entry(f"{city.name}, {BOARD.continents[city.continent].name}", tuple(lines))
