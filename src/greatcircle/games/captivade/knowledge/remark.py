"""This file is what bots say of a move: where a hideout lies, who may be found, and what a trip costs or leaves.

All of it is public, or known to the seat to which it is said. No sentence tells how much a bot makes of it.
"""

from typing import Final

from greatcircle.games.captivade.board import AGENTS, BOARD, FLIGHT_PRICE
from greatcircle.games.captivade.events import agent_name
from greatcircle.games.captivade.knowledge.beat import beat_at, hunters_of
from greatcircle.games.captivade.position import OVER, Position
from greatcircle.kernel.words import listed

ROOMY: Final = 14
CRAMPED: Final = 6
"""From a place with so many ends of a trip, or so few, there are many or few ways on."""
FAR: Final = 6.0
NEAR: Final = 2.0
"""A trip with so much energy costs much, or little."""
LIKELY: Final = 0.25
WELL: Final = 0.08
"""An escapee that is so likely in a place is likely there, or may well be."""
WATCHED: Final = 0.15
"""So much of what is sought is much."""


def name(place: int) -> str:
    """Name a place."""
    return BOARD.places[place].name


def said_of_safety(state: Position, seat: int, place: int) -> str:
    """Say which agents can call a place from where they stand."""
    near = [agent for agent in hunters_of(state, seat) if beat_at(state, state.post[agent]).shares[place] > 0]
    if not near:
        return f"no agent can call {name(place)} from where it stands"
    if len(near) == len(hunters_of(state, seat)) and len(near) > 1:
        return f"every agent can call {name(place)}"
    return f"{listed([agent_name(AGENTS[agent]) for agent in near])} can call {name(place)}"


def said_of_room(place: int, room: int) -> str:
    """Say how many ways lead on from a place next week, where they are many or few."""
    if room >= ROOMY:
        return f"many ways lead on from {name(place)} next week"
    return f"few ways lead on from {name(place)} next week" if room <= CRAMPED else ""


def said_of_money(before: int, after: int) -> str:
    """Say what a trip leaves in the purse, if it is one with a flight that is paid for."""
    if before == after:
        return ""
    return "there is money for another flight" if after >= FLIGHT_PRICE else "there is no money for another flight"


def said_of_energy(energy: float) -> str:
    """Say what a trip takes."""
    if energy == 0.0:
        return "it takes no energy"
    if energy <= NEAR:
        return "it takes little energy"
    return "it takes much energy" if energy >= FAR else ""


def said_of_hope(state: Position, quarry: list[int], masses: list[list[float]], first: int, last: int) -> str:
    """Say who is the likeliest to be found by a call."""
    best = 0.0
    who = 0
    where = last
    for number in range(len(quarry)):
        for place in (first, last):
            if masses[number][place] > best:
                best = masses[number][place]
                who = quarry[number]
                where = place
    if best <= 0.0:
        return f"nobody can be in {name(last)}" if first == last else f"nobody can be in {name(first)} or {name(last)}"
    if best >= LIKELY:
        return f"{state.character(who)} is likely to be in {name(where)}"
    return f"{state.character(who)} {'may well' if best >= WELL else 'could'} be in {name(where)}"


def said_of_standing(place: int, watched: float) -> str:
    """Say how much the agent will have within its reach next week."""
    return f"from {name(place)} it can search much next week" if watched >= WATCHED else ""


def said_of_strike(place: int, strike: int) -> str:
    """Say what the assassin has to do with a place."""
    if strike > 0:
        return f"an agent who may be attacked stands in {name(place)}"
    return f"the assassin stands in {name(place)}" if strike < 0 else ""


def remarks(before: Position, after: Position, seat: int) -> list[str]:
    """Say what changes for a seat from one state to a later one, the weightiest first; only what it knows."""
    if after.phase == OVER and not after.free_seats():
        return ["sends the last escapee back to prison: a draw for all"]
    said: list[str] = []
    taken = [after.character(other) for other in before.free_seats() if other != seat and not after.is_free[other]]
    if taken:
        said.append(f"sends {listed(taken)} back to prison")
    if before.is_free[seat] and not after.is_free[seat]:
        said.append("costs the own escapee its freedom")
    if after.is_free[seat] and len(after.free_seats()) == 1 and len(before.free_seats()) > 1:
        said.append(f"leaves {after.character(seat)} alone free")
    if after.is_free[seat] and len(after.ends[seat]) > len(before.ends[seat]):
        place = after.place(seat)
        said.append(said_of_safety(after, seat, place))
        said.append(said_of_energy(float(after.energy[seat] - before.energy[seat])))
        said.append(said_of_money(before.money[seat], after.money[seat]))
    called = [place for place in after.called if after.called != before.called]
    if called and not taken:
        found = [other for other in after.free_seats() if other != seat and _is_located(after, other)]
        if found:
            said.append(f"finds {listed([after.character(other) for other in found])}")
    return [sentence for sentence in said if sentence]


def _is_located(state: Position, seat: int) -> bool:
    """Tell whether an escapee has just been tracked down, and rolls or waits to roll."""
    return seat in state.hunted or seat in state.awaiting
