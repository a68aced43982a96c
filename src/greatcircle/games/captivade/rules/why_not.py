"""This file is what stands in the way of a trip: the far, the blocked, the dashed, the dear, each with its clause."""

from greatcircle.games.captivade.board import (
    AGENT_CONNECTIONS,
    AGENT_FLIGHT_CONNECTIONS,
    AGENTS,
    BOARD,
    CHARACTERS,
    COLOURS,
    FLIGHT_ENERGY,
    FLIGHT_PRICE,
    NOTHING,
    PLACES,
)
from greatcircle.games.captivade.card import AGENTS_SLOW_FLIGHT_CONNECTIONS, CARDS, FAST, GROUNDED, SLOW
from greatcircle.games.captivade.events import agent_name
from greatcircle.games.captivade.moves import chase_code
from greatcircle.games.captivade.position import Position
from greatcircle.games.captivade.rules.chase import connections_of
from greatcircle.games.captivade.trip import (
    BY_CONNECTION,
    BY_FLIGHT,
    Patrol,
    Reach,
    Terms,
    adjacent_places,
    legal_calls,
)
from greatcircle.kernel.refusal import Reason


def no(sentence: str, *clauses: str) -> Reason:
    """Refuse, with the clauses that say so."""
    return Reason(False, sentence, clauses)


def named(place: int) -> str:
    """Name a place with its number."""
    return f"{BOARD.places[place].name} ({BOARD.places[place].number})"


def counted(number: int, thing: str, single: str = "a") -> str:
    """Count things in words: a flight, 2 flights; where the number matters, one flight."""
    return f"{single} {thing}" if number == 1 else f"{number} {thing}s"


def trip_ban(state: Position, seat: int, place: int, flights: int) -> Reason:
    """Say why an escapee cannot end its trip in a place after so many flights (CV-21, CV-35, CV-36)."""
    terms = state.terms[seat][-1]
    if flights > terms.flights:
        return _flight_ban(state, seat, terms)
    if flights > terms.flights_for(state.money[seat]):
        price = terms.cost(flights)
        bill = f"A flight costs £{price}" if price == FLIGHT_PRICE else f"That costs £{price}, £{FLIGHT_PRICE} a flight"
        return no(f"{bill}, and you have £{state.money[seat]}.", "CV-22")
    here = state.place(seat)
    opened = Reach(_opened(terms), state.colour[seat], 1 << here, flights)
    if opened.ends(flights) >> place & 1:
        return _obstacle(state, here, *opened.path(place, flights, state.setup.has_calm_ways))
    for colour in range(len(COLOURS)):
        dashed = Reach(terms, colour, 1 << here, flights)
        if dashed.ends(flights) >> place & 1:
            return _dashed_ban(here, *dashed.path(place, flights, state.setup.has_calm_ways))
    return _far_ban(state, seat, terms, place, flights)


def _flight_ban(state: Position, seat: int, terms: Terms) -> Reason:
    """Say why an escapee may not take so many flights."""
    if state.is_strike():
        return no(f"Nobody flies until the end of week {state.strike_until}.", "CV-134")
    for number in state.effects[seat]:
        if CARDS[number].kind == GROUNDED:
            return no(f"{CARDS[number].name}: you may not fly in this RUN.", "CV-132")
    return no(f"In this week a trip has {counted(terms.flights, 'flight', 'one')} at most.", "CV-23")


def _opened(terms: Terms) -> Terms:
    """Give the same terms with nothing closed."""
    return Terms(terms.connections, terms.flights, terms.is_first_free, terms.ferry_a, terms.ferry_b, 0, 0)


def _obstacle(state: Position, here: int, path: list[int], by: str) -> Reason:
    """Name the first thing that is closed on a way which is otherwise possible (CV-40)."""
    for way, there in zip(by, path, strict=True):
        found: Reason | None = None
        if way == BY_CONNECTION:
            found = _closed_line(state, BOARD.connection(here, there))
        elif way == BY_FLIGHT:
            found = _shut_airport(state, here) or _shut_airport(state, there)
        if found is not None:
            return found
        here = there
    raise ValueError("nothing is closed on this way")


def _closed_line(state: Position, line: int) -> Reason | None:
    a, b = BOARD.connections[line].a, BOARD.connections[line].b
    for block in state.blocks:
        if block.connection == line:
            lasts = f"is blocked until the end of week {block.until}"
            return no(f"The line between {named(a)} and {named(b)} {lasts}.", "CV-40", "CV-125")
    for closure in state.closures:
        if BOARD.border_masks[closure.zone] >> line & 1:
            zone = BOARD.zone_ids[closure.zone]
            lasts = f"is closed until the end of week {closure.until}"
            return no(f"The border of Zone {zone} between {named(a)} and {named(b)} {lasts}.", "CV-135")
    return None


def _shut_airport(state: Position, place: int) -> Reason | None:
    for block in state.blocks:
        if block.airport == place:
            lasts = f"is blocked until the end of week {block.until}"
            return no(f"The airport of {named(place)} {lasts}.", "CV-40", "CV-126")
    return None


def _dashed_ban(here: int, path: list[int], by: str) -> Reason:
    """Name the first dashed line on a way that another escapee could take."""
    for way, there in zip(by, path, strict=True):
        if way == BY_CONNECTION and BOARD.connections[BOARD.connection(here, there)].is_dashed:
            owner = CHARACTERS[BOARD.colour[here]]
            return no(f"Only {owner} travels on the dashed line between {named(here)} and {named(there)}.", "CV-26")
        here = there
    raise ValueError("no line on this way is dashed")


def _far_ban(state: Position, seat: int, terms: Terms, place: int, flights: int) -> Reason:
    """Say how far away a place is for an escapee, and how far it may go."""
    here = state.place(seat)
    airports = BOARD.airport_mask & ~terms.shut
    limit = f"you may travel {counted(terms.connections, 'connection', 'one')} in this week"
    clause = _limit_clause(state, seat)
    if flights > 0 and not _walked(terms, state.colour[seat], here) & airports:
        return no(f"There is no open airport on your way: {limit}.", "CV-31", clause)
    how = f"With {counted(flights, 'flight')}" if flights > 0 else "Without a flight"
    for connections in range(terms.connections + 1, PLACES):
        longer = Terms(connections, flights, False, NOTHING, NOTHING, terms.closed, terms.shut)
        reach = Reach(longer, state.colour[seat], 1 << here, flights)
        if reach.ends(flights) >> place & 1:
            away = reach.energy(place, flights) - flights * FLIGHT_ENERGY
            return no(f"{how} it is {away} connections to {named(place)}, and {limit}.", clause)
    return no(f"{how} no open way leads to {named(place)}.", "CV-40")


def _walked(terms: Terms, colour: int, here: int) -> int:
    """Give where an escapee of a colour comes without a flight."""
    return Reach(terms, colour, 1 << here, 0).ends(0)


def _limit_clause(state: Position, seat: int) -> str:
    """Give the clause that sets how many connections an escapee may travel in this week."""
    kinds = [CARDS[number].kind for number in state.effects[seat]]
    if SLOW in kinds:
        return "CV-130"
    if FAST in kinds:
        return "CV-131"
    return "CV-32" if state.week == 1 else "CV-33"


def call_ban(state: Position, first: int, last: int) -> Reason:
    """Say why the agent on the move cannot make a trip that calls these places (CV-65, CV-66, CV-67, CV-70)."""
    here = state.post[state.agent]
    name = agent_name(AGENTS[state.agent])
    if first == last:
        return no(f"{name} calls a single number only where it stays, in {named(here)}.", "CV-73")
    line = BOARD.connection(first, last)
    is_flight = BOARD.airport_mask >> first & 1 == 1 and BOARD.airport_mask >> last & 1 == 1
    if line == NOTHING and not is_flight:
        return no(f"Neither a line nor a flight leads from {named(first)} to {named(last)}.", "CV-70")
    if not is_flight and BOARD.connections[line].is_dashed:
        return no(f"The line between {named(first)} and {named(last)} is dashed, and not for agents.", "CV-69")
    move = chase_code(first, last)
    connections, beside_flight = connections_of(state)
    if move in legal_calls(here, connections, beside_flight, 0, 0):
        path, by = Patrol(here, connections, beside_flight, 0, 0).path(first, last)
        return _obstacle(state, here, path, by)
    closed, shut = state.closed_connections(), state.shut_airports()
    if move in legal_calls(here, AGENT_CONNECTIONS, AGENT_FLIGHT_CONNECTIONS, closed, shut):
        return _hampered(state, move, closed, shut)
    far = f"it goes up to {connections} connections"
    if beside_flight != NOTHING:
        far += f", or up to {beside_flight} and a flight" if beside_flight > 1 else ", or one and a flight"
    if adjacent_places(closed, NOTHING)[here] == 0 and not BOARD.airport_mask >> here & 1:
        return no(f"No open line leads out of {named(here)}, where {name} stands.", "CV-40")
    return no(f"{name} cannot call {first + 1} and {last + 1} from {named(here)}: {far}.", "CV-65")


def _hampered(state: Position, move: int, closed: int, shut: int) -> Reason:
    """Name the event that keeps an agent from a trip it could make in other weeks."""
    here = state.post[state.agent]
    connections, beside_flight = connections_of(state)
    flying = AGENTS_SLOW_FLIGHT_CONNECTIONS if state.agents_slow else AGENT_FLIGHT_CONNECTIONS
    if beside_flight == NOTHING and move in legal_calls(here, connections, flying, closed, shut):
        if state.is_strike():
            return no(f"Nobody flies until the end of week {state.strike_until}.", "CV-134")
        return no("Agents may not fly in this CHASE.", "CV-137")
    return no("Agents are slow in this CHASE: two connections at most, or one and a flight.", "CV-136")
