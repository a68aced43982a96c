"""This file is CHASE: agents travel one after another, call their last places, and arrest whom they find."""

from greatcircle.games.captivade.board import AGENT_CONNECTIONS, AGENT_FLIGHT_CONNECTIONS, BOARD, FACES, NOTHING, PLACES
from greatcircle.games.captivade.card import AGENTS_SLOW_CONNECTIONS, AGENTS_SLOW_FLIGHT_CONNECTIONS
from greatcircle.games.captivade.events import Captured, Evaded, LetGo, News, Searched, agent_word
from greatcircle.games.captivade.moves import CHASE
from greatcircle.games.captivade.position import AT, CHASING, EVADING, GONE, NOT_AT, ZONE, Position
from greatcircle.games.captivade.trip import Patrol, legal_calls


def agents_in_order(state: Position) -> list[int]:
    """List the agents as they move: from the first roller's clockwise, assistants after their leaders' own.

    CV-08, CV-63, CV-64
    """
    found: list[int] = []
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        found.append(state.colour[seat])
        for agent in range(len(state.post)):
            if state.leader[agent] == seat and state.is_assistant(agent):
                found.append(agent)
    return found


def next_agent(state: Position) -> int:
    """Give the agent that moves after the last one, passing over those who are out; NOTHING when all have (CV-100)."""
    order = agents_in_order(state)
    after = 0 if state.agent == NOTHING else order.index(state.agent) + 1
    for agent in order[after:]:
        if state.post[agent] != GONE:
            return agent
    return NOTHING


def call_on(state: Position, agent: int) -> None:
    """Let an agent move; if it was in London with a prisoner, it is told some zones first (CV-86, CV-87)."""
    state.phase = CHASING
    state.agent = agent
    state.turn = state.leader[agent]
    state.called = []
    if not state.has_news[agent]:
        return
    state.has_news[agent] = False
    seats = [seat for seat in state.free_seats() if seat != state.turn]
    zones = [BOARD.zone[state.place(seat)] for seat in seats]
    for seat, zone in zip(seats, zones, strict=True):
        state.note(state.week, ZONE, seat, zone)
    if seats and state.events is not None:
        state.tell(News(agent_word(agent), seats, [BOARD.zone_ids[zone] for zone in zones]))


def connections_of(state: Position) -> tuple[int, int]:
    """Give how many connections an agent may travel, and how many beside a flight; NOTHING: it may not fly.

    CV-65, CV-136, CV-137
    """
    connections, beside_flight = AGENT_CONNECTIONS, AGENT_FLIGHT_CONNECTIONS
    if state.agents_slow:
        connections, beside_flight = AGENTS_SLOW_CONNECTIONS, AGENTS_SLOW_FLIGHT_CONNECTIONS
    if state.agents_grounded or state.is_strike():
        beside_flight = NOTHING
    return connections, beside_flight


def legal_chase(state: Position) -> list[int]:
    """List the trips of the agent on the move, known by the places that they call (CV-65, CV-70, CV-122)."""
    connections, beside_flight = connections_of(state)
    closed, shut = state.closed_connections(), state.shut_airports()
    return legal_calls(state.post[state.agent], connections, beside_flight, closed, shut)


def patrol_of(state: Position) -> Patrol:
    """Give where the trips of the agent on the move lead."""
    connections, beside_flight = connections_of(state)
    closed, shut = state.closed_connections(), state.shut_airports()
    return Patrol(state.post[state.agent], connections, beside_flight, closed, shut)


def search(state: Position, move: int) -> None:
    """Let the agent travel and call; whoever it seeks and finds there has to roll.

    CV-04, CV-68, CV-70, CV-71, CV-72, CV-73, CV-74, CV-75, CV-76, CV-77, CV-78, CV-101, CV-114, CV-147
    """
    first, last = divmod(move - CHASE, PLACES)
    agent = state.agent
    calls = [last] if first == last else [first, last]
    found = [_found_in(state, place) for place in calls]
    if state.events is not None:
        tell_search(state, first, last, found)
    state.post[agent] = last
    state.called = calls
    for seat in state.free_seats():
        if seat == state.leader[agent]:
            continue
        for place, seats in zip(calls, found, strict=True):
            state.note(state.week, AT if seat in seats else NOT_AT, seat, place)
    state.hunted = found[0]
    state.awaiting = found[1] if len(found) > 1 else []
    turn_to_next(state)


def tell_search(state: Position, first: int, last: int, found: list[list[int]]) -> None:
    """Tell an agent's trip with what it found."""
    path, by = patrol_of(state).path(first, last)
    calls = [last + 1] if first == last else [first + 1, last + 1]
    seats = [seat for seats in found for seat in seats]
    trip = [place + 1 for place in path]
    start = state.post[state.agent] + 1
    state.tell(Searched(agent_word(state.agent), state.turn, start, trip, by, calls, seats))


def _found_in(state: Position, place: int) -> list[int]:
    """List the free escapees whom the agent seeks and who hide in a place, clockwise from the first roller.

    CV-05, CV-77, CV-78, CV-144
    """
    found: list[int] = []
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        if state.is_free[seat] and seat != state.leader[state.agent] and state.place(seat) == place:
            found.append(seat)
    return found


def turn_to_next(state: Position) -> bool:
    """Let the next escapee that was tracked down roll; give whether there is one (CV-82, CV-83)."""
    if not state.hunted and not state.is_taken:
        state.hunted, state.awaiting = state.awaiting, []
    if not state.hunted:
        return False
    state.phase = EVADING
    state.turn = state.hunted[0]
    return True


def evade(state: Position, face: int) -> None:
    """Let an escapee roll: its own colour saves it, anything else takes it to prison (CV-79, CV-80, CV-81, CV-148)."""
    seat = state.hunted[0]
    state.hunted = state.hunted[1:]
    if face == state.colour[seat]:
        if state.events is not None:
            state.tell(Evaded(seat, FACES[face]))
        return
    state.is_free[seat] = False
    state.effects[seat] = []
    state.is_taken = True
    state.caught_week[seat] = state.week
    state.caught_at[seat] = state.place(seat)
    if state.events is not None:
        state.tell(Captured(seat, FACES[face], agent_word(state.agent), state.place(seat) + 1))


def take_to_london(state: Position) -> None:
    """Let the agent leave for London with its prisoners; those in the second place go free (CV-83, CV-84, CV-85)."""
    agent = state.agent
    state.is_taken = False
    if state.events is not None:
        for seat in state.awaiting:
            state.tell(LetGo(seat, state.place(seat) + 1))
    state.awaiting = []
    state.post[agent] = BOARD.start
    state.has_news[agent] = True
