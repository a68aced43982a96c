"""This file is assassin mode: the agent of the last free escapee may do away with those who stand beside it."""

from greatcircle.games.captivade.board import FACES, NOTHING
from greatcircle.games.captivade.events import Armed, Attacked, Departed, Spared, Struck, agent_word
from greatcircle.games.captivade.moves import ATTACK, SPARE
from greatcircle.games.captivade.position import ATTACKING, GONE, NOBODY, STRIKING, Position


def arm(state: Position) -> None:
    """Turn the agent of the only free escapee into an assassin; its assistant leaves at once (CV-92, CV-97)."""
    assassin = state.assassin()
    seat = state.leader[assassin]
    if state.events is not None:
        state.tell(Armed(agent_word(assassin), seat))
    for agent in range(len(state.post)):
        if state.leader[agent] == seat and state.is_assistant(agent):
            leave(state, agent)
            if state.events is not None:
                state.tell(Departed(agent_word(agent)))


def leave(state: Position, agent: int) -> None:
    """Take an agent off the board (CV-98)."""
    state.post[agent] = GONE
    state.has_news[agent] = False


def victims(state: Position) -> list[int]:
    """List the agents whom the assassin may attack now: those who stand where it does (CV-92, CV-94, CV-99)."""
    assassin = state.assassin()
    if assassin == NOTHING or state.is_struck:
        return []
    return [agent for agent in chasers(state) if state.post[agent] == state.post[assassin]]


def chasers(state: Position) -> list[int]:
    """List the agents who chase the only free escapee (CV-103, CV-108)."""
    assassin = state.assassin()
    last = NOBODY if assassin == NOTHING else state.leader[assassin]
    return [agent for agent in range(len(state.post)) if state.leader[agent] != last and state.post[agent] != GONE]


def may_attack(state: Position) -> bool:
    """Ask the assassin, if it stands with other agents; give whether it is asked (CV-99, CV-115, CV-145)."""
    if not victims(state):
        return False
    state.phase = ATTACKING
    state.turn = state.leader[state.assassin()]
    return True


def legal_attacks(state: Position) -> list[int]:
    """List whom the assassin may attack, and that it may let the chance go by (CV-115)."""
    return [*[ATTACK + agent for agent in victims(state)], SPARE]


def attack(state: Position, agent: int) -> None:
    """Attack an agent; the die decides (CV-93, CV-100)."""
    state.target = agent
    state.is_struck = True
    state.phase = STRIKING
    if state.events is not None:
        state.tell(Attacked(agent_word(state.assassin()), agent_word(agent)))


def spare(state: Position) -> None:
    """Let the chance go by; the attack of the week is not spent (CV-115)."""
    if state.events is not None:
        state.tell(Spared(agent_word(state.assassin())))


def strike(state: Position, face: int) -> None:
    """Take the attacked agent out if the die shows the escapee's colour (CV-93, CV-98)."""
    target = state.target
    state.target = NOTHING
    is_hit = face == state.colour[state.turn]
    if is_hit:
        leave(state, target)
    if state.events is not None:
        state.tell(Struck(agent_word(state.assassin()), agent_word(target), FACES[face], is_hit))
