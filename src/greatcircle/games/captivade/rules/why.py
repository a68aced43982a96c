"""This file is the rules in words: what a move does, why it is allowed, and which clause forbids it.

What is said to a seat rests on what that seat may know: its own secrets, and what everybody knows.
"""

from greatcircle.games.captivade.board import AGENTS, BOARD, CHARACTERS, FACES, NOTHING, PLACES
from greatcircle.games.captivade.card import CARDS
from greatcircle.games.captivade.events import agent_name
from greatcircle.games.captivade.moves import ASSIGN, ATTACK, CAST, CHASE, DRAW, MOVE_COUNT, ROLL, RUN, SPARE
from greatcircle.games.captivade.position import (
    CASTING,
    CHASING,
    DRAWING,
    EVADING,
    GONE,
    NOBODY,
    ORDERING,
    OVER,
    ROLLING,
    RUNNING,
    STRIKING,
    Position,
)
from greatcircle.games.captivade.rules.attack import chasers
from greatcircle.games.captivade.rules.cast import left_over, next_seat
from greatcircle.games.captivade.rules.chase import patrol_of
from greatcircle.games.captivade.rules.why_not import call_ban, counted, named, no, trip_ban
from greatcircle.games.captivade.trip import BY_CONNECTION, BY_FERRY, BY_FLIGHT, Reach
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.words import listed


def sentence(state: Position, actor: int, move: int) -> str:
    """Say what a move does, as the state stands before it."""
    if move < CHASE:
        flights, place = divmod(move - RUN, PLACES)
        return _run_sentence(state, actor, place, flights)
    if move < ATTACK:
        first, last = divmod(move - CHASE, PLACES)
        if first == last:
            return f"Stay in {named(last)} and call {last + 1}."
        return f"Go to {named(last)} and call {first + 1} and {last + 1}."
    if move < SPARE:
        return f"Attack {agent_name(AGENTS[move - ATTACK])}."
    if move == SPARE:
        return "Attack nobody."
    if move < DRAW:
        return _roll_sentence(state, FACES[move - ROLL])
    if move < ASSIGN:
        return f"{state.character(state.turn)} draws {CARDS[move - DRAW].name}."
    if move < CAST:
        return f"{agent_name(AGENTS[left_over(state)[0]])} is drawn to assist {state.character(move - ASSIGN)}."
    return f"{CHARACTERS[move - CAST]} is drawn for {state.seat_names()[next_seat(state)]}."


def reason(state: Position, seat: int, move: int, is_legal: bool) -> Reason:
    """Say why a seat may make a move now, or which clause forbids it."""
    if is_legal:
        return Reason(True, sentence(state, seat, move), _allowing_clauses(state, seat, move))
    if state.phase == OVER:
        return no("The match is over.", *_ending_clauses(state))
    if not 0 <= seat < state.seats:
        return no(f"There is no seat {seat} in this match.", "CV-01")
    if not 0 <= move < MOVE_COUNT:
        return no(f"There is no move {move} in this game.", "CV-18")
    if move >= ROLL:
        return no("The die, the cards and the lots are chance's, not a seat's.", "CV-10", "CV-42", "CV-52", "CV-118")
    if state.phase <= STRIKING:
        return _chance_first(state)
    if state.phase == RUNNING:
        return _why_not_run(state, seat, move)
    if move < CHASE:
        return no("The escapees have moved; they do so again in the next RUN.", "CV-18")
    if state.phase == CHASING:
        return _why_not_chase(state, seat, move)
    return _why_not_attack(state, seat, move)


def _run_sentence(state: Position, seat: int, place: int, flights: int) -> str:
    """Say where a trip leads, by what, and what it costs."""
    here = state.place(seat)
    if place == here and flights == 0:
        return f"Stay in {named(place)}."
    terms = state.terms[seat][-1]
    reach = Reach(terms, state.colour[seat], 1 << here, flights)
    _, by = reach.path(place, flights, state.setup.has_calm_ways)
    things = ((BY_FLIGHT, "flight"), (BY_FERRY, "ferry"), (BY_CONNECTION, "connection"))
    ways = listed([counted(by.count(sign), thing) for sign, thing in things if sign in by])
    cost = terms.cost(flights)
    price = f"£{cost} and " if cost > 0 else ""
    return f"Go to {named(place)} by {ways}, for {price}{reach.energy(place, flights)} energy."


def _roll_sentence(state: Position, face: str) -> str:
    if state.phase == ORDERING:
        return f"The die for the order shows {face}."
    if state.phase == STRIKING:
        return f"{agent_name(AGENTS[state.assassin()])} rolls {face}."
    if state.phase == EVADING:
        return f"{state.character(state.turn)} rolls {face} to evade."
    return f"{state.character(state.turn)} rolls {face}."


def _chance_first(state: Position) -> Reason:
    """Say what chance has to decide before a seat can act."""
    phase = state.phase
    if phase == CASTING and next_seat(state) != NOBODY:
        return no("First lots are drawn for the escapees.", "CV-10")
    if phase == CASTING:
        return no("First lots are drawn for the assistants.", "CV-11", "CV-118")
    if phase == ORDERING:
        return no("First the die says who rolls first.", "CV-43")
    name = state.character(state.turn)
    if phase == ROLLING:
        return no(f"First {name} rolls the die.", "CV-42")
    if phase == DRAWING:
        return no(f"First {name} draws an event card.", "CV-52", "CV-53")
    if phase == EVADING:
        return no(f"First {name} rolls to evade.", "CV-79")
    return no(f"First {agent_name(AGENTS[state.assassin()])} rolls for the attack.", "CV-93")


def _why_not_run(state: Position, seat: int, move: int) -> Reason:
    """Name what forbids a move while the escapees move."""
    if move >= CHASE:
        return no("First the escapees move; the agents follow when all have rolled.", "CV-18")
    if not state.is_free[seat]:
        return no(f"{state.character(seat)} is in prison.", "CV-81")
    if state.is_sealed[seat]:
        return no("You have sealed your trip, and it stands.", "CV-119")
    flights, place = divmod(move - RUN, PLACES)
    return trip_ban(state, seat, place, flights)


def _why_not_chase(state: Position, seat: int, move: int) -> Reason:
    """Name what forbids a move while the agents move."""
    if move >= ATTACK:
        return _no_attack_now(state)
    if seat != state.turn:
        clause = "CV-64" if state.is_assistant(state.agent) else "CV-63"
        return no(f"It is for {agent_name(AGENTS[state.agent])} to move, led by {state.character(state.turn)}.", clause)
    first, last = divmod(move - CHASE, PLACES)
    return call_ban(state, first, last)


def _no_attack_now(state: Position) -> Reason:
    if state.assassin() == NOTHING:
        return no("There is no assassin while two escapees or more are free.", "CV-92")
    if state.is_struck:
        return no("The assassin has attacked in this week.", "CV-94")
    return no("The assassin is asked when another agent stands in its place.", "CV-99", "CV-145")


def _why_not_attack(state: Position, seat: int, move: int) -> Reason:
    """Name what forbids a move while the assassin is asked."""
    assassin = state.assassin()
    name = agent_name(AGENTS[assassin])
    if seat != state.turn:
        return no(f"It is for {name} to say whether it attacks.", "CV-115")
    if move < ATTACK:
        return no(f"First say whether {name} attacks.", "CV-115", "CV-145")
    target = move - ATTACK
    if state.leader[target] == NOBODY:
        return no(f"There is no {agent_name(AGENTS[target])} in this match.", "CV-12")
    other = agent_name(AGENTS[target])
    if target == assassin:
        return no(f"{name} does not attack itself.", "CV-92")
    if state.post[target] == GONE:
        return no(f"{other} is out of the game.", "CV-98")
    return no(f"{other} is in {named(state.post[target])}, and {name} in {named(state.post[assassin])}.", "CV-99")


def _ending_clauses(state: Position) -> tuple[str, ...]:
    """Cite the clause by which the match is over."""
    if not state.free_seats():
        return ("CV-102",)
    return ("CV-103",) if state.assassin() != NOTHING and not chasers(state) else ("CV-104",)


def _allowing_clauses(state: Position, seat: int, move: int) -> tuple[str, ...]:
    """Cite the clauses by which a legal move is allowed."""
    if move < CHASE:
        flights, place = divmod(move - RUN, PLACES)
        return _trip_clauses(state, seat, place, flights)
    if move >= ATTACK:
        return ("CV-92", "CV-115") if move < SPARE else ("CV-115",)
    first, last = divmod(move - CHASE, PLACES)
    if first == last:
        return ("CV-65", "CV-73")
    _, by = patrol_of(state).path(first, last)
    if BY_FLIGHT in by:
        return ("CV-65", "CV-74")
    return ("CV-65", "CV-71" if len(by) == 1 else "CV-70")


def _trip_clauses(state: Position, seat: int, place: int, flights: int) -> tuple[str, ...]:
    """Cite what allows an escapee's trip."""
    here = state.place(seat)
    if place == here and flights == 0:
        return ("CV-21", "CV-41", "CV-112") if place == BOARD.start else ("CV-21", "CV-41")
    reach = Reach(state.terms[seat][-1], state.colour[seat], 1 << here, flights)
    path, by = reach.path(place, flights, state.setup.has_calm_ways)
    clauses = ["CV-32" if state.week == 1 else "CV-21"]
    if BY_FLIGHT in by:
        clauses += ["CV-22", "CV-31"]
    if BY_FERRY in by:
        clauses.append("CV-113")
    for way, there in zip(by, path, strict=True):
        if way == BY_CONNECTION and BOARD.connections[BOARD.connection(here, there)].is_dashed:
            clauses.append("CV-26")
            break
        here = there
    return tuple(clauses)
