"""This file is the bans in words: for every move that is not legal the plainest reason, with its clause."""

from typing import Final

from greatcircle.games.worldbeater.board import (
    AIRPORT,
    AREAS,
    BOARD,
    CARS,
    FRONTIER,
    NEW_YORK,
    NOTHING,
    SEAPORT,
    SEATS_FEWEST,
    TOKENS_PER_AREA,
    UNITED_KINGDOM,
)
from greatcircle.games.worldbeater.card import (
    CARDS,
    CHARTER,
    CLOSED_BORDERS,
    CURFEW,
    CURFEW_MOVES,
    CUSTOMS,
    FIRST_HARM,
    FOG,
    KINDS,
    LUGGAGE,
    MECHANIC,
    NO_KIND,
    PAPERS,
    PAPERWORK,
    PUNCTURE,
    PUNCTURED_REACH,
)
from greatcircle.games.worldbeater.events import area_title, place_name
from greatcircle.games.worldbeater.moves import CLAIM, CROSS, DRIVE
from greatcircle.games.worldbeater.position import (
    ABSENT,
    BACK,
    FLYING,
    HARM_BITS,
    HOME,
    OUT,
    RETURNED,
    Position,
)
from greatcircle.games.worldbeater.rules.city import may_enter_new_york, may_enter_united_kingdom, owed_areas
from greatcircle.games.worldbeater.rules.ending import is_settled
from greatcircle.games.worldbeater.rules.road import cars_on, has_move_left, legal_flights
from greatcircle.games.worldbeater.rules.token import returnable
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.words import listed, titled

LAID_CLAUSES: Final = ("WB-77", "WB-77", "WB-76", "WB-75", "WB-74")
"""The clauses that say which tokens are laid, by the number of seats, from the fewest on."""


def no(sentence: str, *clauses: str) -> Reason:
    """Refuse."""
    return Reason(False, sentence, clauses)


def named(hexagon: int) -> str:
    """Name a hexagon by its town, port or airport, or by its id."""
    return place_name(BOARD.ids[hexagon])


# The end, and the movement as a whole.


def end_ban(state: Position) -> Reason:
    """Say why a turn cannot end yet."""
    if state.phase == FLYING:
        return _must_fly(state)
    return _must_move_on(state)


def finish_ban(state: Position) -> Reason:
    """Say why the match cannot be ended yet (WB-120)."""
    if not state.setup.may_finish:
        return no("This match is not ended by its last car.", "WB-24")
    if len(state.home) < state.seats - 1:
        return no("Only the last car may end the match, and others are still out.", "WB-120")
    if not is_settled(state):
        return no("What you still collect or bring home can change the ranking.", "WB-120")
    return end_ban(state)


def move_ban(state: Position, is_flight: bool) -> Reason | None:
    """Say why the car may not move at all; None when it may (WB-48, WB-60)."""
    if state.phase == FLYING:
        return None if is_flight else _must_fly(state)
    if state.has_arrived:
        return no("You have arrived in New York; your movement is over, and you wait there.", "WB-15", "WB-16")
    if has_move_left(state):
        return None
    if state.is_acting(CURFEW) and state.moves_made >= CURFEW_MOVES:
        return no(f"The curfew leaves you {CURFEW_MOVES} moves, and they are made.", "WB-116")
    here = state.car[state.turn]
    if state.is_acting(CUSTOMS) and BOARD.partner[here] != NOTHING:
        return no("The customs search your car; its first crossing ends your movement.", "WB-115")
    if state.moves_made > 0 and BOARD.role[here] == AIRPORT:
        return no("You have flown; your movement is over until the next round.", "WB-48")
    return no("You have no move left in this turn.", "WB-60")


def _must_fly(state: Position) -> Reason:
    here = named(state.car[state.turn])
    return no(f"You have landed on {here} to leave the area by it: choose where to fly.", "WB-43", "WB-48")


def _must_move_on(state: Position) -> Reason:
    if state.leg[state.turn] == BACK:
        return no("After putting a token back you have to make a further move.", "WB-29", "WB-58")
    return no("After claiming a token you have to make a further move.", "WB-57", "WB-58")


# Lines.


def line_ban(state: Position, move: int) -> Reason:
    """Say why a drive, a claim or a crossing is not possible: first the line, then what is at its end."""
    hexagon = _line_end(move)
    here = state.car[state.turn]
    if hexagon == here:
        return _standing_ban(state, move)
    if BOARD.area[hexagon] != BOARD.area[here]:
        theirs, ours = area_title(BOARD.area[hexagon]), area_title(BOARD.area[here])
        return no(f"{_titled(hexagon)} is in {theirs}, and a line does not leave {ours}.", "WB-37", "WB-45")
    ray = BOARD.ray_to(here, hexagon)
    if not ray:
        return no(f"No straight line leads from {named(here)} to {named(hexagon)}.", "WB-36")
    blocked = _way_ban(state, ray, hexagon)
    if blocked is not None:
        return blocked
    closed = landing_ban(state, hexagon)
    return _other_kind(state, move, hexagon) if closed is None else closed


def _line_end(move: int) -> int:
    """Give the hexagon on which a drive, a claim or the line to a crossing ends."""
    if move < CLAIM:
        return move - DRIVE
    return BOARD.towns[move - CLAIM].hexagon if move < CROSS else BOARD.exits[move - CROSS]


def _titled(hexagon: int) -> str:
    """Name a hexagon as a sentence begins."""
    return named(hexagon) if BOARD.names[hexagon] else f"Hexagon {BOARD.ids[hexagon]}"


def _standing_ban(state: Position, move: int) -> Reason:
    """Refuse a move to where the car stands already."""
    here = state.car[state.turn]
    if move < CROSS:
        return no("Your car stands there already.", "WB-36")
    if state.is_begun:
        return no("You have to travel before you can cross again.", "WB-55")
    closed = _crossing_ban(state, here)
    return no("Your car stands there already.", "WB-36") if closed is None else closed


def _way_ban(state: Position, ray: list[int], there: int) -> Reason | None:
    """Name the first thing on a line that it cannot pass; None when the way is free (WB-39, WB-41)."""
    cars = 0
    tokens = 0
    for step, hexagon in enumerate(ray):
        if state.is_acting(PUNCTURE) and step >= PUNCTURED_REACH:
            return no("With a puncture every line is one hexagon long.", "WB-113")
        if hexagon == there:
            return None
        if state.has_car(hexagon):
            cars += cars_on(state, hexagon)
            if cars > state.car_passes:
                return _cars_in_the_way(state, hexagon)
        if state.has_token(hexagon):
            tokens += 1
            if tokens > state.token_passes:
                return _token_in_the_way(state, hexagon, tokens)
    return None


def _cars_in_the_way(state: Position, hexagon: int) -> Reason:
    owners, is_one = _owners(state, hexagon), cars_on(state, hexagon) == 1
    if state.car_passes > 0:
        many = "is one car too many" if is_one else "are too many cars"
        return no(f"{owners} on {named(hexagon)} {many} to pass.", "WB-39", "WB-103")
    return no(f"{owners} {'stands' if is_one else 'stand'} on {named(hexagon)}; a line cannot pass a car.", "WB-39")


def _token_in_the_way(state: Position, hexagon: int, tokens: int) -> Reason:
    if tokens > 1:
        return no(f"The token on {named(hexagon)} is one too many to pass.", "WB-41", "WB-104")
    if state.token[BOARD.town[hexagon]] == RETURNED:
        return no(f"A token was put back on {named(hexagon)}; a line cannot pass it.", "WB-31", "WB-41")
    return no(f"A token lies on {named(hexagon)}; a line cannot pass it.", "WB-41")


def _owners(state: Position, hexagon: int) -> str:
    """Name the other cars on a hexagon."""
    return listed(
        [state.seat_title(seat) for seat in range(state.seats) if seat != state.turn and state.car[seat] == hexagon]
    )


# What is at the end of a line.


def landing_ban(state: Position, hexagon: int) -> Reason | None:
    """Say why a line may not end on a hexagon; None when it may, by one kind of move or another."""
    role = BOARD.role[hexagon]
    if role == NEW_YORK:
        return _new_york_ban(state)
    if state.has_car(hexagon) and BOARD.fort_dunlop != hexagon:
        return no(f"{_owners(state, hexagon)} stands on {named(hexagon)}.", "WB-40")
    if state.has_token(hexagon):
        return _claim_ban(state, BOARD.town[hexagon])
    if role == FRONTIER or role == SEAPORT:
        return _crossing_ban(state, hexagon)
    if role == AIRPORT and not legal_flights(state, BOARD.area[hexagon]):
        if state.is_acting(FOG):
            return no(f"In the fog nobody flies, so you may not land on {named(hexagon)}.", "WB-112", "WB-43")
        return no(f"No other area has a free airport, so you may not land on {named(hexagon)}.", "WB-50", "WB-43")
    return None


def _new_york_ban(state: Position) -> Reason | None:
    if state.leg[state.turn] != OUT or may_enter_new_york(state, state.turn):
        return None
    owed = [area_title(area) for area in owed_areas(state, state.turn)]
    areas = "every area but the United Kingdom" if len(owed) == AREAS - 1 else listed(owed)
    return no(f"New York is closed until you have a token from {areas}.", "WB-06", "WB-11")


def _claim_ban(state: Position, town: int) -> Reason | None:
    """Say why a token cannot be claimed where it lies, so that nobody may land there (WB-44)."""
    name = BOARD.towns[town].name
    seat = state.turn
    if state.token[town] == RETURNED:
        return no(f"The token of {name} was put back and is nobody's to claim.", "WB-30", "WB-44")
    if state.leg[seat] == BACK:
        return no(f"On the way back no tokens are claimed, and one lies on {name}.", "WB-32", "WB-44")
    area = BOARD.town_area[town]
    if state.held[seat * AREAS + area] >= TOKENS_PER_AREA:
        return no(f"You have {TOKENS_PER_AREA} tokens from {area_title(area)} already.", "WB-06", "WB-44")
    if state.tokens_left == 0:
        return _no_tokens_left(state, "claimed", "WB-59")
    return None


def _no_tokens_left(state: Position, done: str, clause: str) -> Reason:
    if state.is_acting(PAPERWORK):
        return no(f"The paperwork lets you have one token {done} in this turn.", "WB-114")
    return no(f"No further token may be {done} in this turn.", clause)


def _crossing_ban(state: Position, hexagon: int) -> Reason | None:
    """Say why nobody may leave by a frontier or seaport (WB-43)."""
    here, partner = named(hexagon), BOARD.partner[hexagon]
    if state.is_acting(CLOSED_BORDERS):
        return no("The borders are closed to you in this turn.", "WB-111", "WB-43")
    if BOARD.area[partner] == UNITED_KINGDOM and not may_enter_united_kingdom(state, state.turn):
        return _united_kingdom_closed(state)
    if state.has_car(partner):
        return no(f"{_owners(state, partner)} stands on the far side of {here}.", "WB-53", "WB-43")
    if partner in state.came_out:
        return no(f"A crossing of this turn has come out beyond {here} already.", "WB-91")
    return None


def _united_kingdom_closed(state: Position) -> Reason:
    load = state.load[state.turn]
    return no(f"The United Kingdom is closed to you: you have {load} tokens, and three are the most.", "WB-20")


def _other_kind(state: Position, move: int, hexagon: int) -> Reason:
    """Refuse a line that could end there, but by another kind of move."""
    name = named(hexagon)
    if move < CLAIM:
        if state.has_token(hexagon):
            return no(f"You may land on {name} only to claim its token.", "WB-44")
        return no(f"You may land on {name} only to cross there.", "WB-43", "WB-46")
    holder = state.token[BOARD.town[hexagon]]
    if holder == state.turn:
        return no(f"You have the token of {name} already.", "WB-57")
    if holder == ABSENT:
        return no(f"With {state.seats} seats {name} has no token.", LAID_CLAUSES[state.seats - SEATS_FEWEST], "WB-78")
    return no(f"{state.seat_title(holder)} has the token of {name}.", "WB-57")


# Flights.


def flight_ban(state: Position, airport: int) -> Reason:
    """Say why a car may not fly to an airport."""
    here = state.car[state.turn]
    if state.phase != FLYING:
        if not state.may_charter and BOARD.role[here] != AIRPORT:
            return no("Your car does not stand on an airport.", "WB-45", "WB-48")
        if state.moves_made > 0:
            return no("From where your car stands you may fly only as the first move of a turn.", "WB-55")
    if state.is_acting(FOG):
        return no("In the fog nobody flies.", "WB-112")
    if BOARD.area[here] == BOARD.area[airport]:
        return no("A flight leads to another area.", "WB-51")
    if BOARD.area[airport] == UNITED_KINGDOM and not may_enter_united_kingdom(state, state.turn):
        return _united_kingdom_closed(state)
    return no(f"{_owners(state, airport)} stands on {named(airport)}.", "WB-50")


# Tokens put back.


def put_back_ban(state: Position, town: int) -> Reason:
    """Say why a token cannot be put back on a town."""
    printed = BOARD.towns[town]
    if state.leg[state.turn] == OUT:
        return no("On the way out no tokens are put back.", "WB-33")
    if state.car[state.turn] != printed.hexagon:
        return no(f"Your car is not in {printed.name}, and a token is put back where the car stands.", "WB-29")
    if state.token[town] == RETURNED:
        return no(f"A token lies on {printed.name} already.", "WB-28", "WB-87")
    if returnable(state, town) == NOTHING:
        return no(f"You have no token that belongs on {printed.name}.", "WB-27", "WB-28")
    if state.tokens_left == 0:
        return _no_tokens_left(state, "put back", "WB-26")
    return no("Your movement is over.", "WB-60")


# Cards.


def play_ban(state: Position, kind: int, target: int) -> Reason:
    """Say why a card cannot be played now."""
    card = CARDS[kind]
    if state.hand[state.turn * KINDS + kind] == 0:
        return no(f"You have no {card.name} in your hand.", "WB-65")
    if state.card != NO_KIND:
        return no("You have played a card in this turn, and it is one a turn.", "WB-66", "WB-67")
    if state.phase == FLYING:
        return _must_fly(state)
    if kind < FIRST_HARM:
        unfit = _help_ban(state, kind)
    else:
        unfit = _harm_ban(state, kind, target)
    return _must_move_on(state) if unfit is None else unfit


def _help_ban(state: Position, kind: int) -> Reason | None:
    """Say why a card of help is of no use now; None when it would be."""
    name = CARDS[kind].name
    if kind == PAPERS:
        if state.has_arrived:
            return None
        return no(f"{name} are played in the turn in which you arrive in New York, after arriving.", "WB-108")
    if state.is_begun:
        return no(f"{name} is played before the car moves.", "WB-99")
    if kind == MECHANIC and state.acting == 0:
        return no("There is no harm on your car to be lifted.", "WB-109")
    if kind == CHARTER and not legal_flights(state, BOARD.area[state.car[state.turn]]):
        if state.is_acting(FOG):
            return no("In the fog nobody flies.", "WB-107", "WB-112")
        return no("No other area has a free airport.", "WB-107", "WB-50")
    return None


def _harm_ban(state: Position, kind: int, target: int) -> Reason | None:
    """Say why a card of harm cannot be played on a seat; None when it can."""
    name = CARDS[kind].name
    if target == state.turn:
        return no(f"{name} is played on another car, not on your own.", "WB-100")
    if target >= state.seats:
        return no(f"There is no {titled(CARS[target])} in this match.", "WB-01")
    rival = state.seat_title(target)
    if state.leg[target] == HOME:
        return no(f"{rival} is home, and no card can be played on it.", "WB-86")
    if kind == LUGGAGE:
        return no(f"{rival} has no card to lose.", "WB-117") if state.hand_count[target] == 0 else None
    if state.harm[target] & HARM_BITS[kind] != 0:
        return no(f"{name} lies beside {rival} already, and has yet to act.", "WB-100")
    return None
