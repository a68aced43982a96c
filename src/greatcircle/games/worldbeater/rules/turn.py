"""This file is a turn: the chain of moves, the cards before and after it, and who comes next."""

from greatcircle.games.worldbeater.board import AIRPORT, BOARD, FORT_DUNLOP, NEW_YORK, TOKENS_PER_TURN
from greatcircle.games.worldbeater.card import (
    BREAKDOWN,
    HAND,
    LUGGAGE,
    NEW_YORK_CARDS,
    NO_KIND,
    PAPERWORK,
    PAPERWORK_TOKENS,
)
from greatcircle.games.worldbeater.events import (
    Began,
    Claimed,
    Crossed,
    Dealt,
    DrewCar,
    Drove,
    Flew,
    Missed,
    PutBack,
    Stayed,
    Waited,
)
from greatcircle.games.worldbeater.moves import END, FINISH, LOT, card_of, target_of
from greatcircle.games.worldbeater.position import (
    BACK,
    DEALING,
    DRAWING,
    DRAWING_LOTS,
    DRIVING,
    FLYING,
    HARM_BITS,
    HOME,
    LOSING,
    NOT_YET,
    OUT,
    OVER,
    PARKED,
    Position,
    with_value,
)
from greatcircle.games.worldbeater.rules.card import (
    deal,
    deal_chances,
    holds_unplayed,
    legal_cards,
    lose,
    loss_chances,
    play_harm,
    play_help,
)
from greatcircle.games.worldbeater.rules.city import come_home, reach_new_york
from greatcircle.games.worldbeater.rules.crossing import cross
from greatcircle.games.worldbeater.rules.ending import is_over, is_settled, outcome
from greatcircle.games.worldbeater.rules.road import (
    has_move_left,
    legal_departures,
    legal_flights,
    legal_lines,
    passed,
)
from greatcircle.games.worldbeater.rules.token import claim, legal_put_backs, put_back
from greatcircle.kernel.chance import Chances, even_chances
from greatcircle.kernel.event import Ended


def lots(state: Position) -> Chances:
    """Let every seat be equally likely to begin (WB-81, WB-82, WB-83)."""
    return even_chances(list(range(LOT, LOT + state.seats)))


def begin(state: Position, seat: int) -> None:
    """Let a seat begin, after everyone has been dealt cards (WB-79, WB-81)."""
    state.first = seat
    state.turn = seat
    if state.events is not None:
        state.tell(DrewCar(seat) if state.setup.is_drawn else Began(seat))
    state.receiver = seat
    state.draws = HAND * state.seats
    state.phase = DEALING
    renew_choices(state)


def deal_on(state: Position, kind: int) -> None:
    """Deal a card, and go on when no other is owed (WB-65, WB-70)."""
    deal(state, kind)
    if state.phase == DEALING:
        state.receiver = (state.receiver + 1) % state.seats
        if state.draws == 0:
            if state.events is not None:
                state.tell(Dealt(HAND))
            begin_turn(state, state.first)
            return
    elif state.draws == 0 or state.fresh_count + state.played_count == 0:
        state.draws = 0
        park(state)
        return
    renew_choices(state)


def begin_turn(state: Position, seat: int) -> None:
    """Begin a seat's turn; harm that was played on it acts now (WB-59, WB-100)."""
    state.turn = seat
    state.receiver = seat
    state.acting = state.harm[seat]
    if state.acting:
        state.harm = with_value(state.harm, seat, 0)
    state.card = NO_KIND
    state.moves_left = 1
    state.moves_made = 0
    state.tokens_left = TOKENS_PER_TURN - (PAPERWORK_TOKENS if state.is_acting(PAPERWORK) else 0)
    state.is_begun = False
    state.must_move = False
    state.car_passes = 0
    state.token_passes = 0
    state.may_connect = False
    state.may_charter = False
    state.has_arrived = False
    state.came_out = []
    state.trail = [state.car[seat]]
    state.phase = DRIVING
    state.choices = NOT_YET


def travel(state: Position, hexagon: int) -> None:
    """Bring the car in a line to a hexagon, which spends a move (WB-36, WB-60)."""
    if state.car_passes > 0 or state.token_passes > 0:
        cars, tokens = passed(state, hexagon)
        state.car_passes -= cars
        state.token_passes -= tokens
    state.car = with_value(state.car, state.turn, hexagon)
    state.trail = [*state.trail, hexagon]
    spend_move(state)


def spend_move(state: Position) -> None:
    """Count a move; nothing is owed after it, and no charter flight is possible (WB-58, WB-60)."""
    state.moves_left -= 1
    state.moves_made += 1
    state.is_begun = True
    state.must_move = False
    state.may_charter = False


def drive_on(state: Position, hexagon: int) -> None:
    """Drive to a hexagon: fly from an airport, arrive in a city, or go on (WB-02, WB-48, WB-63, WB-64, WB-90)."""
    seat = state.turn
    start = state.car[seat]
    travel(state, hexagon)
    if state.events is not None:
        state.tell(Drove(seat, BOARD.ids[start], BOARD.ids[hexagon]))
    role = BOARD.role[hexagon]
    if role == AIRPORT:
        state.phase = FLYING
        renew_choices(state)
    elif role == NEW_YORK and state.leg[seat] == OUT:
        reach_new_york(state)
        state.moves_left = 0
        state.draws = min(NEW_YORK_CARDS, state.fresh_count + state.played_count)
        if state.draws == 0:
            park(state)
        else:
            state.phase = DRAWING
            renew_choices(state)
    elif role == FORT_DUNLOP and state.leg[seat] == BACK:
        come_home(state)
        end_turn(state)
    else:
        go_on(state)


def claim_on(state: Position, town: int) -> None:
    """Drive to a town, take its token, and go on (WB-57)."""
    printed = BOARD.towns[town]
    start = state.car[state.turn]
    travel(state, printed.hexagon)
    claim(state, town)
    if state.events is not None:
        ids = BOARD.ids
        state.tell(Claimed(state.turn, ids[start], ids[printed.hexagon], printed.id, printed.value))
    go_on(state)


def cross_on(state: Position, hexagon: int) -> None:
    """Drive to a frontier or seaport unless the car stands there, cross over, and go on (WB-46, WB-55)."""
    start = state.car[state.turn]
    if start == hexagon:
        spend_move(state)
    else:
        travel(state, hexagon)
    cross(state, hexagon)
    if state.events is not None:
        ids = BOARD.ids
        state.tell(Crossed(state.turn, ids[start], ids[hexagon], ids[state.car[state.turn]]))
    go_on(state)


def fly_on(state: Position, hexagon: int) -> None:
    """Fly to an airport; the movement is over unless a card lets the car go on (WB-48)."""
    start = state.car[state.turn]
    if state.phase == DRIVING:
        spend_move(state)
    state.car = with_value(state.car, state.turn, hexagon)
    state.trail = [*state.trail, hexagon]
    state.moves_left = int(state.may_connect)
    state.may_connect = False
    if state.events is not None:
        state.tell(Flew(state.turn, BOARD.ids[start], BOARD.ids[hexagon]))
    go_on(state)


def put_back_on(state: Position, town: int) -> None:
    """Lay a token back and go on (WB-26, WB-29, WB-88)."""
    put_back(state, town)
    if state.events is not None:
        printed = BOARD.towns[town]
        state.tell(PutBack(state.turn, BOARD.ids[printed.hexagon], printed.id, printed.value))
    go_on(state)


def play_on(state: Position, move: int) -> None:
    """Play a card; before the first move the turn goes on, after it the movement is over (WB-66, WB-67, WB-93)."""
    kind, seat = card_of(move), target_of(move)
    if seat < 0:
        play_help(state, kind)
    else:
        play_harm(state, kind, seat)
    if kind == LUGGAGE:
        state.phase = LOSING
        renew_choices(state)
    else:
        go_on_after_card(state)


def lose_on(state: Position, kind: int) -> None:
    """Let a seat lose a card, and let the one on turn go on (WB-117)."""
    lose(state, kind)
    state.receiver = state.turn
    go_on_after_card(state)


def go_on_after_card(state: Position) -> None:
    """Drive on if the card was played before the first move; otherwise the turn is over (WB-66, WB-93)."""
    if state.is_begun:
        end_turn(state)
    else:
        state.phase = DRIVING
        renew_choices(state)


def end_by_choice(state: Position) -> None:
    """End the turn because the seat says so (WB-54, WB-61)."""
    if not state.is_begun and state.events is not None:
        state.tell(Stayed(state.turn))
    end_turn(state)


def go_on(state: Position) -> None:
    """Offer what can follow in the chain; when nothing can, the movement is over (WB-58, WB-60)."""
    state.phase = DRIVING
    renew_choices(state)
    if state.choices[0] == END:
        park(state)


def park(state: Position) -> None:
    """End the movement; a seat that may still play a card is asked (WB-66, WB-92, WB-93, WB-95)."""
    state.phase = PARKED
    if holds_unplayed(state):
        renew_choices(state)
    else:
        end_turn(state)


def end_turn(state: Position) -> None:
    """Pass the turn clockwise, over cars that are home, wait or miss a turn.

    WB-16, WB-81, WB-85, WB-86, WB-96, WB-97
    """
    state.acting = 0
    if is_over(state):
        end_match(state)
        return
    seat = state.turn
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.first:
            state.rounds += 1
            if state.rounds >= state.setup.round_limit:
                end_match(state)
                return
        if state.leg[seat] == HOME:
            continue
        if state.waits[seat]:
            state.waits = [waits and other != seat for other, waits in enumerate(state.waits)]
            if state.events is not None:
                state.tell(Waited(seat))
        elif state.harm[seat] & HARM_BITS[BREAKDOWN]:
            state.harm = with_value(state.harm, seat, state.harm[seat] & ~HARM_BITS[BREAKDOWN])
            if state.events is not None:
                state.tell(Missed(seat))
        else:
            begin_turn(state, seat)
            return


def finish(state: Position) -> None:
    """End the match because the last car says so (WB-120)."""
    state.acting = 0
    end_match(state)


def end_match(state: Position) -> None:
    """End the match (WB-24, WB-85)."""
    state.phase = OVER
    state.choices = []
    if state.events is not None:
        state.tell(Ended(outcome(state).sentence))


def renew_choices(state: Position) -> None:
    """Work out the legal moves anew from the phase."""
    phase = state.phase
    if phase == DRIVING:
        state.choices = legal_driving(state)
    elif phase == FLYING:
        state.choices = legal_flights(state, BOARD.area[state.car[state.turn]])
    elif phase == PARKED:
        state.choices = [*legal_ends(state), *legal_cards(state)]
    elif phase == DRAWING_LOTS:
        state.choices = lots(state).moves
    elif phase == OVER:
        state.choices = []
    else:
        state.choices = (loss_chances(state) if phase == LOSING else deal_chances(state)).moves


def legal_driving(state: Position) -> list[int]:
    """List the ways to go on: lines, what the turn may begin with, a token to lay back; then ending it, and cards.

    WB-55, WB-58, WB-61, WB-66, WB-88
    """
    found = legal_lines(state) if has_move_left(state) else []
    if state.moves_made == 0:
        found += legal_departures(state)
    is_owing = state.must_move and len(found) > 0
    found += legal_put_backs(state)
    if not is_owing:
        found += legal_ends(state)
        found += legal_cards(state)
    return found


def legal_ends(state: Position) -> list[int]:
    """List the ends: of the turn, and of the match when the last car is out and all is settled (WB-61, WB-120)."""
    return [END, FINISH] if is_settled(state) else [END]
