"""This file is flying: which jet may use which die or card, so that as many of them as possible are used."""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.take_off.board import BOARD, COLOURS, DICE_MIN, JET
from greatcircle.games.take_off.deck import CARD_IDS
from greatcircle.games.take_off.events import Finished, Flew, TookOff
from greatcircle.games.take_off.moves import CARDS, DECLINE, FLY, HOPS, LAND, WILD
from greatcircle.games.take_off.position import Position

FEW: Final = DICE_MIN
"""With so many dice and no card, one die is left after a flight, and no list of them has to be made."""
WILD_MOVE: Final = [JET]


def legal_flights(state: Position) -> list[int]:
    """List the flights that can be part of using as many dice and cards as possible, or of winning.

    TO-14, TO-15, TO-16, TO-17, TO-19, TO-23, TO-24, TO-33, TO-34, TO-44, TO-73, TO-84, TO-85
    """
    dice = state.dice if state.is_rolled else []
    hand = state.hand
    if state.is_homing:
        return [flight for flight in _flights(state, dice, hand) if _can_win_with(state, flight, dice, hand)]
    if state.won_moves > 0 and state.is_rolled:
        return _legal_beside_won_moves(state)
    flights = _flights(state, dice, hand)
    if len(dice) + len(hand) <= 1 or len(flights) <= 1:
        return flights
    uses = [_most_uses_after(state, flight, dice, hand) for flight in flights]
    most = max(uses)
    if min(uses) == most:
        return flights
    may_win = _may_win(state)
    return [
        flight
        for flight, use in zip(flights, uses, strict=True)
        if use == most or (may_win and _can_win_with(state, flight, dice, hand))
    ]


def _legal_beside_won_moves(state: Position) -> list[int]:
    """List the flights, and to decline, where some wild moves were won (TO-23, TO-85, TO-92).

    What was rolled and drawn is used as if they were not there. They may be flown in between where none of it is lost,
    and be left at the end.
    """
    dice, hand = state.dice, state.hand
    owed = rolled_dice(state)
    flights = _flights(state, owed, hand)
    uses: list[int] = [1 + _most_uses_after_move(state, flight, dice_after(flight, owed), hand) for flight in flights]
    most = max(uses, default=0)
    choices = [
        flight
        for flight, use in zip(flights, uses, strict=True)
        if use == most or _can_win_with(state, flight, dice, hand)
    ]
    if JET not in owed:
        for flight in _flights(state, WILD_MOVE, []):
            left = _most_uses_after_move(state, flight, owed, hand)
            if left >= most or _can_win_with(state, flight, dice, hand):
                choices.append(flight)
    return choices if flights else [*choices, DECLINE]


def rolled_dice(state: Position) -> list[int]:
    """Give the dice that are left without the wild moves that were won; a jet that was rolled is used before those."""
    owed = state.dice.copy()
    for _ in range(state.won_moves):
        owed.remove(JET)
    return owed


def sets_out_for_home(state: Position, flight: int) -> bool:
    """Tell whether a legal flight is one that only the victory at the end of its row allows (TO-85)."""
    hand = state.hand
    if len(state.dice) + len(hand) <= 1 or not _may_win(state):
        return False
    owed = rolled_dice(state)
    flights = _flights(state, owed, hand)
    uses: list[int] = [1 + _most_uses_after_move(state, each, dice_after(each, owed), hand) for each in flights]
    most = max(uses, default=0)
    for index in range(len(flights)):
        if flights[index] == flight:
            return uses[index] < most
    return _most_uses_after_move(state, flight, owed, hand) < most


def _flights(state: Position, dice: list[int], hand: list[int]) -> list[int]:
    """List every flight by one of the dice or cards; of jets side by side, only the first.

    TO-11, TO-18, TO-30, TO-32, TO-48, TO-99
    """
    setup = state.setup
    ways = setup.ways
    fleet: i64 = setup.fleet
    base: i64 = state.turn * fleet
    hops: i64 = HOPS
    flights: list[int] = []
    for jet in range(fleet):
        city: i64 = state.city[base + jet]
        if city == setup.goal or is_twin(state, jet):
            continue
        for index in range(len(dice)):
            facet: i64 = dice[index]
            if index > 0 and facet in dice[:index]:
                continue
            if facet < COLOURS:
                code: i64 = FLY + jet * hops
                for hop in ways.by_colour[city][facet]:
                    flights.append(code + hop)
            else:
                code = WILD + jet * hops
                for hop in ways.from_city[city]:
                    flights.append(code + hop)
        for card in hand:
            if city != setup.deck.city[card] or setup.cards_may_stay or not can_another_land(state, city):
                flights.append(LAND + jet * CARDS + card)
    return flights


def can_another_land(state: Position, city: i64) -> bool:
    """Tell whether a card can bring a jet of the seat on turn to a city: one that is neither there nor home (TO-48)."""
    setup = state.setup
    fleet: i64 = setup.fleet
    base: i64 = state.turn * fleet
    for jet in range(base, base + fleet):
        there: i64 = state.city[jet]
        if there != city and there != setup.goal:
            return True
    return False


def is_twin(state: Position, jet: i64) -> bool:
    """Tell whether a jet of the seat on turn stands beside one with a lower number, which stands for both (TO-99)."""
    base: i64 = state.turn * state.setup.fleet
    city = state.city[base + jet]
    for other in range(jet):
        if state.city[base + other] == city:
            return True
    return False


def _most_uses_after(state: Position, flight: int, dice: list[int], hand: list[int]) -> i64:
    """Count how many more dice and cards can be used after a flight."""
    number: i64 = jet_of(flight) + state.turn * state.setup.fleet
    here = state.city[number]
    state.city[number] = target_of(state, flight)
    if hand or len(dice) > FEW:
        most = _most_uses(state, dice_after(flight, dice), hand_after(flight, hand))
    else:
        most = 1 if _can_use(state, dice[1] if dice[0] == facet_of(flight) else dice[0]) else 0
    state.city[number] = here
    return most


def _most_uses_after_move(state: Position, flight: int, dice: list[int], hand: list[int]) -> i64:
    """Count how many of these dice, and of the cards but the one that it uses, can be used after a flight."""
    number: i64 = jet_of(flight) + state.turn * state.setup.fleet
    here = state.city[number]
    state.city[number] = target_of(state, flight)
    most = _most_uses(state, dice, hand_after(flight, hand))
    state.city[number] = here
    return most


def _most_uses(state: Position, dice: list[int], hand: list[int]) -> i64:
    """Count how many of these dice and cards can be used one after the other."""
    total: i64 = len(dice) + len(hand)
    if total == 0:
        return 0
    if total == 1:
        return 1 if _can_use(state, dice[0] if dice else JET) else 0
    most: i64 = 0
    for flight in _flights(state, dice, hand):
        uses = 1 + _most_uses_after(state, flight, dice, hand)
        if uses > most:
            most = uses
            if most == total:
                break
    return most


def _can_use(state: Position, facet: i64) -> bool:
    """Tell whether some jet can use a die; a jet symbol or a card serves any jet that is not home (TO-49, TO-90)."""
    setup = state.setup
    fleet: i64 = setup.fleet
    base: i64 = state.turn * fleet
    colours_at = setup.ways.colours_at
    for jet in range(base, base + fleet):
        city: i64 = state.city[jet]
        if city != setup.goal:
            colours: i64 = colours_at[city]
            if facet >= COLOURS or colours >> facet & 1 == 1:
                return True
    return False


def _may_win(state: Position) -> bool:
    """Tell whether the dice and cards could be enough to bring all jets home, the best colours and cards supposed."""
    setup = state.setup
    left = setup.ways.routes_left
    fleet: i64 = setup.fleet
    base: i64 = state.turn * fleet
    spare: i64 = len(state.dice) + len(state.hand)
    for jet in range(base, base + fleet):
        least: i64 = left[state.city[jet]]
        for card in state.hand:
            by_card: i64 = 1 + left[setup.deck.city[card]]
            if by_card < least:
                least = by_card
        spare -= least
    return spare >= 0


def _can_win_with(state: Position, flight: int, dice: list[int], hand: list[int]) -> bool:
    """Tell whether a flight can be the first of a row that brings the whole fleet home (TO-85)."""
    left = state.setup.fleet - state.jets_home(state.turn)
    if left > len(dice) + len(hand):
        return False
    jet = jet_of(flight) + state.turn * state.setup.fleet
    here = state.city[jet]
    state.city[jet] = target_of(state, flight)
    if state.jets_home(state.turn) == state.setup.fleet:
        can_win = True
    else:
        dice, hand = dice_after(flight, dice), hand_after(flight, hand)
        can_win = False
        for then in _flights(state, dice, hand):
            if _can_win_with(state, then, dice, hand):
                can_win = True
                break
    state.city[jet] = here
    return can_win


def jet_of(flight: int) -> i64:
    """Give the jet that a flight moves, counted from 0 within its fleet."""
    if flight < WILD:
        return (flight - FLY) // HOPS
    return (flight - WILD) // HOPS if flight < LAND else (flight - LAND) // CARDS


def hop_of(flight: int) -> int:
    """Give the hop of a flight along a route."""
    return (flight - FLY) % HOPS if flight < WILD else (flight - WILD) % HOPS


def target_of(state: Position, flight: int) -> int:
    """Give the city where a flight ends."""
    if flight < LAND:
        return BOARD.hop_to[hop_of(flight)]
    return state.setup.deck.city[(flight - LAND) % CARDS]


def facet_of(flight: int) -> int:
    """Give the facet that a flight along a route uses."""
    return BOARD.hop_colour[hop_of(flight)] if flight < WILD else JET


def dice_after(flight: int, dice: list[int]) -> list[int]:
    """Give the dice that are left after a flight."""
    return dice if flight >= LAND else _without(dice, facet_of(flight))


def hand_after(flight: int, hand: list[int]) -> list[int]:
    """Give the cards that are left after a flight."""
    return hand if flight < LAND else _without(hand, (flight - LAND) % CARDS)


def _without(items: list[int], item: int) -> list[int]:
    rest = items.copy()
    rest.remove(item)
    return rest


def fly(state: Position, flight: int) -> None:
    """Carry out a flight: along a route, or directly to a capital (TO-18, TO-32, TO-35, TO-47, TO-48)."""
    setup = state.setup
    jet = jet_of(flight)
    number = jet + state.turn * setup.fleet
    start = state.city[number]
    end = target_of(state, flight)
    state.dice = dice_after(flight, state.dice)
    state.hand = hand_after(flight, state.hand)
    if state.won_moves > 0:
        state.won_moves = min(state.won_moves, state.dice.count(JET))
    state.city[number] = end
    state.flown |= 1 << jet
    if state.events is not None:
        here, there = BOARD.cities[start].id, BOARD.cities[end].id
        if flight < LAND:
            state.tell(Flew(state.turn, jet + 1, here, there, BOARD.facet_names[facet_of(flight)], setup.card_set))
        else:
            card = (flight - LAND) % CARDS
            capital, country = setup.deck.capital_names[card], setup.deck.country_names[setup.deck.country[card]]
            state.tell(TookOff(state.turn, jet + 1, here, there, CARD_IDS[card], capital, country, setup.card_set))
        if end == setup.goal:
            state.tell(Finished(state.turn, jet + 1, state.jets_home(state.turn)))
