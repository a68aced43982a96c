"""This file is the course of a week: from RUN to ROLL to CHASE, and on to the next one."""

from greatcircle.games.captivade.board import ENVELOPE, NOTHING
from greatcircle.games.captivade.events import Enveloped, WeekBegan
from greatcircle.games.captivade.moves import ASSIGN, ATTACK, CAST, CHASE, DRAW, ROLL, SPARE
from greatcircle.games.captivade.position import EVADING, NOBODY, ORDERING, ROLLING, Position
from greatcircle.games.captivade.rules.attack import arm, attack, may_attack, spare, strike
from greatcircle.games.captivade.rules.card import draw, lift_old
from greatcircle.games.captivade.rules.cast import assign, cast
from greatcircle.games.captivade.rules.chase import call_on, evade, next_agent, search, take_to_london, turn_to_next
from greatcircle.games.captivade.rules.ending import end_match, is_decided
from greatcircle.games.captivade.rules.roll import begin_roll, next_roller, order, roll
from greatcircle.games.captivade.rules.run import begin_run, is_run_over, run


def run_on(state: Position, seat: int, move: int) -> None:
    """Seal a trip; with the last one RUN is over (CV-18, CV-19)."""
    run(state, seat, move)
    if is_run_over(state):
        begin_roll(state)


def roll_on(state: Position, face: int) -> None:
    """Do what a roll of the die is for, and go on."""
    phase = state.phase
    if phase == ORDERING:
        order(state, face)
    elif phase == ROLLING:
        roll(state, face)
        if state.phase == ROLLING:
            end_roll(state)
    elif phase == EVADING:
        evade(state, face)
        if not turn_to_next(state):
            end_search(state)
    else:
        strike(state, face)
        go_on_chasing(state)


def draw_on(state: Position, card: int) -> None:
    """Turn up a card, and let the next one roll."""
    draw(state, card)
    end_roll(state)


def end_roll(state: Position) -> None:
    """Let the next escapee roll, or begin the CHASE, in which an assassin may strike at once (CV-55, CV-63, CV-99)."""
    seat = next_roller(state)
    if seat != NOBODY:
        state.phase = ROLLING
        state.turn = seat
        return
    state.agent = NOTHING
    if not may_attack(state):
        go_on_chasing(state)


def search_on(state: Position, move: int) -> None:
    """Let an agent travel and call; go on at once if it found nobody."""
    search(state, move)
    if not state.hunted:
        end_search(state)


def end_search(state: Position) -> None:
    """Close an agent's search: prisoners go to London, the last one free gets an assassin, who may strike.

    CV-85, CV-92, CV-99, CV-102, CV-109
    """
    if state.is_taken:
        take_to_london(state)
        if len(state.free_seats()) == 1:
            arm(state)
    if is_decided(state):
        end_match(state)
    elif not may_attack(state):
        go_on_chasing(state)


def attack_on(state: Position, move: int) -> None:
    """Attack somebody, or go on without (CV-115)."""
    if move == SPARE:
        spare(state)
        go_on_chasing(state)
    else:
        attack(state, move - ATTACK)


def go_on_chasing(state: Position) -> None:
    """Let the next agent move, or end the week; nobody is left to chase after some attacks (CV-63, CV-91, CV-103)."""
    if is_decided(state):
        end_match(state)
        return
    agent = next_agent(state)
    if agent == NOTHING:
        end_week(state)
    else:
        call_on(state, agent)


def end_week(state: Position) -> None:
    """Pass envelopes, lift what is over, and turn the calendar; after the last week the match is over.

    CV-88, CV-89, CV-90, CV-91, CV-104
    """
    for seat in state.free_seats():
        stand = state.post[state.colour[seat]]
        state.stands[seat].append(stand)
        if stand == state.place(seat):
            state.money[seat] += ENVELOPE
            if state.events is not None:
                state.tell(Enveloped(seat, state.money[seat]))
    if state.week == state.setup.weeks:
        end_match(state)
        return
    lift_old(state)
    state.week += 1
    state.turn = NOBODY
    state.agent = NOTHING
    state.called = []
    state.is_struck = False
    if state.events is not None:
        state.tell(WeekBegan(state.week))
    begin_run(state)


def apply(state: Position, actor: int, move: int) -> None:
    """Carry out a move of a seat or of chance."""
    if move < CHASE:
        run_on(state, actor, move)
    elif move < ATTACK:
        search_on(state, move)
    elif move <= SPARE:
        attack_on(state, move)
    elif move < DRAW:
        roll_on(state, move - ROLL)
    elif move < ASSIGN:
        draw_on(state, move - DRAW)
    elif move < CAST:
        assign(state, move - ASSIGN)
    else:
        cast(state, move - CAST)
