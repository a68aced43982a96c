"""This file is the rules in words: what a move does, why it is allowed, and which clause forbids it."""

from typing import Final

from greatcircle.games.worldbeater.board import (
    AIRPORT,
    BOARD,
    DIRECTION_NAMES,
    FORT_DUNLOP,
    NEW_YORK,
    NOTHING,
    SEAPORT,
)
from greatcircle.games.worldbeater.card import CARDS, FIRST_HARM
from greatcircle.games.worldbeater.events import area_title
from greatcircle.games.worldbeater.moves import (
    CLAIM,
    CROSS,
    DEAL,
    DRIVE,
    END,
    FINISH,
    FLY,
    LOSE,
    LOT,
    MOVE_COUNT,
    PLAY,
    PUT_BACK,
    card_of,
    target_of,
)
from greatcircle.games.worldbeater.position import (
    BACK,
    DEALING,
    DRAWING,
    DRAWING_LOTS,
    FLYING,
    HOME,
    LOSING,
    OUT,
    OVER,
    PARKED,
    Position,
)
from greatcircle.games.worldbeater.rules.ending import is_over, was_finished
from greatcircle.games.worldbeater.rules.token import returnable
from greatcircle.games.worldbeater.rules.why_not import (
    end_ban,
    finish_ban,
    flight_ban,
    line_ban,
    move_ban,
    named,
    no,
    play_ban,
    put_back_ban,
)
from greatcircle.kernel.refusal import Reason

CARD_CLAUSES: Final = (
    "WB-102",
    "WB-103",
    "WB-104",
    "WB-105",
    "WB-106",
    "WB-107",
    "WB-108",
    "WB-109",
    "WB-110",
    "WB-111",
    "WB-112",
    "WB-113",
    "WB-114",
    "WB-115",
    "WB-116",
    "WB-117",
)
"""The clause of each kind of card."""


def sentence(state: Position, move: int) -> str:
    """Say what a move does, as the state stands before it."""
    if move < CLAIM:
        return _drive_sentence(state, move - DRIVE)
    if move < CROSS:
        town = BOARD.towns[move - CLAIM]
        return f"Claim {town.name}, worth {town.value}."
    if move < FLY:
        return _cross_sentence(BOARD.exits[move - CROSS])
    if move < PUT_BACK:
        airport = BOARD.airports[move - FLY]
        return f"Fly to {named(airport)} in {area_title(BOARD.area[airport])}."
    if move < PLAY:
        town = BOARD.towns[move - PUT_BACK]
        return f"Put a {town.value} back in {town.name}."
    if move < END:
        card = CARDS[card_of(move)]
        return (
            f"Play {card.name} → {state.seat_title(target_of(move))}."
            if card.number >= FIRST_HARM
            else f"Play {card.name}."
        )
    if move == END:
        return "End the turn." if state.is_begun else "Stay here and end the turn."
    if move < LOSE:
        return f"{state.seat_title(state.receiver)} is dealt {CARDS[move - DEAL].name}."
    if move < LOT:
        return f"{state.seat_title(state.receiver)} loses {CARDS[move - LOSE].name}."
    if move == FINISH:
        return "End the match here: nothing can change the ranking any more."
    if state.setup.is_drawn:
        return f"{state.seat_title(move - LOT)} is black and begins."
    return f"{state.seat_title(move - LOT)} is drawn to begin."


def reason(state: Position, seat: int, move: int, is_legal: bool) -> Reason:
    """Say why a seat may make a move now, or which clause forbids it."""
    if is_legal:
        told = f"{sentence(state, move)} {CARDS[card_of(move)].sentence}" if _plays(move) else sentence(state, move)
        return Reason(True, told, _allowing_clauses(state, move))
    if state.phase == OVER:
        return no("The match is over.", _ending_clause(state))
    if not 0 <= seat < state.seats:
        return no(f"There is no seat {seat} in this match.", "WB-01")
    if state.phase == DRAWING_LOTS:
        return no("First the cars are drawn from the hat.", "WB-81", "WB-82")
    if state.phase == DEALING:
        return no("First the cards are dealt.", "WB-65", "WB-79")
    if state.leg[seat] == HOME:
        return no(f"{state.seat_title(seat)} is home and has no further turns.", "WB-86")
    if seat != state.turn:
        return no(
            f"It is {state.seat_title(state.turn)}'s turn, not {state.seat_title(seat)}'s.",
            "WB-67" if _plays(move) else "WB-81",
        )
    if not 0 <= move < MOVE_COUNT:
        return no(f"There is no move {move} in this game.")
    if DEAL <= move < FINISH:
        return no("Cards and lots are chance's to draw, not a seat's.", "WB-65")
    if state.phase == DRAWING:
        return no("First your cards are dealt in New York.", "WB-69")
    if state.phase == LOSING:
        return no("First the card that is lost is drawn.", "WB-117")
    return _ban(state, move)


def _ban(state: Position, move: int) -> Reason:
    """Name what forbids a move of the seat on turn."""
    if _plays(move):
        return play_ban(state, card_of(move), target_of(move))
    if move == END:
        return end_ban(state)
    if move == FINISH:
        return finish_ban(state)
    if move >= PUT_BACK:
        return put_back_ban(state, move - PUT_BACK)
    over = move_ban(state, move >= FLY)
    if over is not None:
        return over
    if move >= FLY:
        return flight_ban(state, BOARD.airports[move - FLY])
    return line_ban(state, move)


def _ending_clause(state: Position) -> str:
    """Cite what a match ended by."""
    return "WB-24" if is_over(state) else "WB-120" if was_finished(state) else "WB-85"


def _plays(move: int) -> bool:
    return PLAY <= move < END


def _drive_sentence(state: Position, hexagon: int) -> str:
    """Say where a line leads, and what comes of it there."""
    seat = state.turn
    role = BOARD.role[hexagon]
    if role == NEW_YORK and state.leg[seat] == OUT:
        return "Arrive in New York."
    if role == FORT_DUNLOP and state.leg[seat] == BACK:
        return "Come home to Fort Dunlop."
    if role == AIRPORT:
        return f"Drive to {named(hexagon)} and fly from there."
    here = state.car[seat]
    town = BOARD.town[hexagon]
    lies = ""
    may_lay = state.leg[seat] == BACK and state.tokens_left > 0
    if town != NOTHING and may_lay and returnable(state, town) != NOTHING:
        lies = f", where you can put a {BOARD.value[town]} back"
    return f"Drive {_direction(here, hexagon)}to {named(hexagon)}{lies}."


def _direction(here: int, there: int) -> str:
    for direction, ray in enumerate(BOARD.rays[here]):
        if there in ray:
            return f"{DIRECTION_NAMES[direction]} "
    return ""


def _cross_sentence(hexagon: int) -> str:
    partner = BOARD.partner[hexagon]
    area = area_title(BOARD.area[partner])
    if BOARD.role[hexagon] == SEAPORT:
        return f"Take ship from {named(hexagon)} to {named(partner)}, into {area}."
    return f"Cross the frontier at {named(hexagon)} into {area}."


def _allowing_clauses(state: Position, move: int) -> tuple[str, ...]:
    """Cite the clauses by which a legal move is allowed."""
    if move < CLAIM:
        return _landing_clauses(state, move - DRIVE)
    if move < CROSS:
        return ("WB-57", "WB-59")
    if move < FLY:
        return ("WB-46", "WB-55") if state.car[state.turn] == BOARD.exits[move - CROSS] else ("WB-46", "WB-53")
    if move < PUT_BACK:
        if state.phase == FLYING:
            return ("WB-48", "WB-50")
        return ("WB-107", "WB-50") if state.may_charter else ("WB-55", "WB-48", "WB-50")
    if move < PLAY:
        first = "WB-26" if state.moves_made > 0 else "WB-88"
        town = move - PUT_BACK
        return (first, "WB-27" if returnable(state, town) == town else "WB-28")
    if move < END:
        return ("WB-66", CARD_CLAUSES[card_of(move)])
    if move == FINISH:
        return ("WB-120", "WB-24")
    if state.phase == PARKED:
        return ("WB-95",)
    return ("WB-54", "WB-60") if state.is_begun else ("WB-61",)


def _landing_clauses(state: Position, hexagon: int) -> tuple[str, ...]:
    """Cite what allows a line to end on a hexagon."""
    role = BOARD.role[hexagon]
    leg = state.leg[state.turn]
    if role == NEW_YORK:
        return ("WB-10", "WB-64") if leg == OUT else ("WB-63", "WB-90")
    if role == FORT_DUNLOP:
        return ("WB-02", "WB-63") if leg == BACK else ("WB-63", "WB-90")
    if role == AIRPORT:
        return ("WB-43", "WB-48")
    if BOARD.town[hexagon] != NOTHING:
        return ("WB-36", "WB-78") if not state.setup.laid[BOARD.town[hexagon]] else ("WB-36", "WB-44")
    return ("WB-36", "WB-38")
