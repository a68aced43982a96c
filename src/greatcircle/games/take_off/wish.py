"""This file is where players want to fly who type the name of a city instead of a number."""

from functools import cache

from greatcircle.equipment.answer import NameBook
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import cards_of
from greatcircle.games.take_off.deck import city_names
from greatcircle.games.take_off.moves import CARDS, FLY, HOPS, LAND, WILD
from greatcircle.games.take_off.position import FLYING, Position
from greatcircle.kernel.refusal import IllegalMove, Reason


def moves_named(state: Position, seat: int, name: str) -> list[int]:
    """List the flights, legal or not, by which a jet of a seat would reach the city of this name (TO-18, TO-32, TO-35).

    Jets side by side are one (TO-99). Empty when no city has this name; refused when nothing leads there.
    """
    if state.phase != FLYING or seat != state.turn:
        return []
    setup = state.setup
    book = city_book(setup.options.card_set.value, setup.start, setup.goal)
    targets = [BOARD.number_of[city] for city in book.recognise(name)]
    jets = state.jets_of(seat)
    flights: list[int] = []
    for jet, city in enumerate(jets):
        if city == setup.goal or city in jets[:jet]:
            continue
        for target in targets:
            hop = BOARD.hop_number.get((city, target))
            if hop is not None:
                flights += [FLY + jet * HOPS + hop, WILD + jet * HOPS + hop]
            flights += [LAND + jet * CARDS + card for card in state.hand if setup.deck.city[card] == target]
    if targets and not flights:
        ends = {setup.start: "the start", setup.goal: "the finish"}
        places = " or ".join([ends.get(target, setup.deck.city_names[target]) for target in targets])
        sentence = f"No route leads to {places} from where your jets are, and no card in your hand."
        raise IllegalMove(Reason(False, sentence, ("TO-18", "TO-35")))
    return flights


@cache
def city_book(card_set: str, start: int, goal: int) -> NameBook:
    """Give the names of the cities, on the map and on the cards of a set; Hawaii is both start and finish (TO-07)."""
    shown = city_names(card_set)
    names: dict[str, list[str]] = {city.id: [city.id, city.name, shown[city.number]] for city in BOARD.cities}
    on_map = {*shown, *[city.name for city in BOARD.cities]}
    for card in cards_of(card_set):
        # Malabo is another name on a card, but a city of its own on the map: what the map shows wins.
        names[card.city] += [name for name in (card.capital, *card.capital_aliases) if name not in on_map]
    for end, side in ((start, "start"), (goal, "finish")):
        names[BOARD.cities[end].id] += [side, "Hawaii"]
    return NameBook(names)
