"""This file is a turn: the throw, the cap that is picked, where it goes, and whose turn comes next."""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.trap_the_cap.board import BASE, DIE_FACES, GREY, THROW_AGAIN, YELLOW
from greatcircle.games.trap_the_cap.events import Began, Moved, Threw, ThrewAgain, ThrowLost
from greatcircle.games.trap_the_cap.moves import AGAIN, END, GO, LOT, PICK, STAY, THROW
from greatcircle.games.trap_the_cap.position import (
    FREE,
    GOING,
    HOME,
    NOBODY,
    OVER,
    PICKING,
    STEPPING,
    THROWING,
    THROWING_AGAIN,
    TRAPPING,
    Position,
)
from greatcircle.games.trap_the_cap.rules import golden
from greatcircle.games.trap_the_cap.rules.ending import is_decided, outcome
from greatcircle.games.trap_the_cap.rules.home import can_go_home, unload, ways_out
from greatcircle.games.trap_the_cap.rules.trap import can_land, land, lift, trap, trap_all
from greatcircle.kernel.chance import Chances, even_chances
from greatcircle.kernel.event import Ended

DIE: Final = even_chances(list(range(THROW, THROW + DIE_FACES)))
AFTER_A_SIX: Final = [AGAIN, END]
NO_CHOICE: Final[list[int]] = []


def lots(state: Position) -> Chances:
    """Let every seat be equally likely to begin (TC-05)."""
    return even_chances(list(range(LOT, LOT + state.seats)))


def begin(state: Position, seat: int) -> None:
    """Give a seat the first turn (TC-05)."""
    state.turn = seat
    state.phase = THROWING
    state.choices = DIE.moves
    if state.events is not None:
        state.tell(Began(seat))


def throw(state: Position, die: int) -> None:
    """Throw the die; a throw that no cap can use is lost (TC-06, TC-16)."""
    state.die = die
    state.throws += 1
    if state.events is not None:
        state.tell(Threw(state.turn, die))
    state.phase = PICKING
    state.choices = legal_picks(state)
    if not state.choices:
        if state.events is not None:
            state.tell(ThrowLost(state.turn))
        finish_throw(state)


def legal_picks(state: Position) -> list[int]:
    """List the caps that can use the throw (TC-13, TC-62, TC-71)."""
    setup = state.setup
    if setup.is_total_team:
        partners = [seat for seat in range(state.seats) if setup.side[seat] == setup.side[state.turn]]
        return [pick for seat in partners for pick in _picks_of(state, seat)]
    picks = _picks_of(state, state.turn)
    if setup.is_golden and _can_move_golden(state):
        picks.append(PICK + setup.golden)
    return picks


def _picks_of(state: Position, seat: i64) -> list[int]:
    """List the caps of one colour that can use the throw; of single caps side by side, only the first.

    Single caps of one colour on one place are alike, and offering each of them would only lengthen the list.
    """
    setup = state.setup
    caps: i64 = setup.caps
    kinds = setup.board.kinds
    walks = setup.board.walks[state.die]
    places = state.place
    carriers = state.carrier
    occupants = state.occupants
    has_met_base = False
    picks: list[int] = []
    for cap in range(seat * caps, seat * caps + caps):
        if carriers[cap] != FREE:
            continue
        place: i64 = places[cap]
        kind: i64 = kinds[place]
        if kind == BASE:
            if has_met_base:
                continue
            has_met_base = True
        elif kind == YELLOW and first_twin(state, cap) != cap:
            continue
        for space in walks[place]:
            if occupants[space] == 0 or can_land(state, seat, space):
                picks.append(PICK + cap)
                break
        else:
            if can_go_home(state, cap):
                picks.append(PICK + cap)
    return picks


def first_twin(state: Position, cap: i64) -> i64:
    """Find the first cap of the same colour beside a single cap that is single too; it stands for all of them."""
    if cap == state.setup.golden or state.load[cap] > 0:
        return cap
    place: i64 = state.place[cap]
    caps: i64 = state.setup.caps
    for other in range(cap // caps * caps, cap):
        if state.place[other] == place and state.carrier[other] == FREE and state.load[other] == 0:
            return other
    return cap


def _can_move_golden(state: Position) -> bool:
    """Tell whether the seat on turn owns a free Golden Cap that can use the throw (TC-79, TC-80, TC-88)."""
    cap = state.setup.golden
    if state.player[cap] != state.turn or state.carrier[cap] != FREE:
        return False
    return golden.can_use_up(state, state.place[cap], state.die, state.load[cap] > 0)


def pick(state: Position, cap: int) -> None:
    """Pick the one cap that this throw moves (TC-07)."""
    state.picked = cap
    if cap != state.setup.golden:
        state.phase = GOING
        state.choices = legal_goes(state)
        return
    place = state.place[cap]
    lift(state, cap)
    state.place[cap] = place
    state.points = state.die
    state.phase = STEPPING
    state.choices = golden.legal_steps(state)


def legal_goes(state: Position) -> list[int]:
    """List where the picked cap may go: exactly the throw, or home (TC-06, TC-11, TC-14, TC-17, TC-23, TC-36)."""
    cap: i64 = state.picked
    seat: i64 = state.setup.colour[cap]
    walks = state.setup.board.walks[state.die][state.place[cap]]
    occupants = state.occupants
    for space in walks:
        if occupants[space] != 0 and not can_land(state, seat, space):
            break
    else:
        if state.load[cap] == 0:
            return walks
    goes = [GO + space for space in walks if can_land(state, seat, space)]
    if can_go_home(state, cap):
        goes.append(GO + state.setup.base[seat])
    return goes


def go(state: Position, place: int) -> None:
    """Move the picked cap to a space, or home; points left over may bring it out again (TC-37, TC-38, TC-39)."""
    cap: i64 = state.picked
    setup = state.setup
    start: i64 = state.place[cap]
    if state.events is not None:
        _tell_path(state, setup.board.path(start, place))
    lift(state, cap)
    if place < setup.board.space_count:
        land(state, cap, place)
        finish_throw(state)
        return
    unload(state, cap)
    state.points = state.die - setup.board.distances[start][place]
    _rest_at_home(state)


def _rest_at_home(state: Position) -> None:
    """Let a cap that has come home use the points left over, if there is a choice (TC-38)."""
    state.phase = HOME
    if state.points > 0:
        state.choices = legal_at_home(state)
    if state.points == 0 or len(state.choices) == 1:
        finish_throw(state)


def legal_at_home(state: Position) -> list[int]:
    """List what a cap at home may do with the points left over: stay, or use all of them (TC-38, TC-88)."""
    if state.picked == state.setup.golden:
        return [STAY, *golden.legal_steps(state)]
    return [STAY, *[GO + space for space in ways_out(state)]]


def come_out(state: Position, space: int) -> None:
    """Bring the cap that came home out again with the points left over (TC-40, TC-41)."""
    if state.events is not None:
        _tell_path(state, state.setup.board.path(state.place[state.picked], space))
    land(state, state.picked, space)
    finish_throw(state)


def step(state: Position, place: int) -> None:
    """Take one step with the Golden Cap (TC-83, TC-84, TC-87)."""
    setup = state.setup
    cap = setup.golden
    state.phase = STEPPING
    if state.events is not None:
        _tell_path(state, [state.place[cap], place])
    state.points -= 1
    if place >= setup.board.space_count:
        unload(state, cap)
        _rest_at_home(state)
        return
    state.place[cap] = place
    if golden.foreign_colours(state, place) == 0:
        walk_on(state)
    elif state.points == 0 and setup.board.kinds[place] != GREY:
        trap_all(state, cap, place)
        walk_on(state)
    else:
        state.phase = TRAPPING
        state.choices = golden.legal_traps(state)


def trap_in_passing(state: Position, victim: int) -> None:
    """Trap with the Golden Cap: one cap or stack on grey, everything elsewhere (TC-82, TC-87, TC-101)."""
    cap = state.setup.golden
    space = state.place[cap]
    if state.setup.board.kinds[space] == GREY:
        trap(state, cap, victim)
    else:
        trap_all(state, cap, space)
    if golden.foreign_colours(state, space) == 0:
        walk_on(state)
    else:
        state.choices = golden.legal_traps(state)


def walk_on(state: Position) -> None:
    """Go on with the Golden Cap, or put it down when its points are used up or nobody else is left."""
    if state.points > 0 and not is_decided(state):
        state.phase = STEPPING
        state.choices = golden.legal_steps(state)
        return
    cap = state.setup.golden
    land(state, cap, state.place[cap])
    finish_throw(state)


def finish_throw(state: Position) -> None:
    """End the match, offer another throw after a 6, or pass the turn (TC-08, TC-10, TC-52, TC-94)."""
    state.picked = NOBODY
    state.points = 0
    if is_decided(state) or state.throws >= state.setup.throw_limit:
        state.phase = OVER
        state.choices = NO_CHOICE
        if state.events is not None:
            state.tell(Ended(outcome(state).sentence))
    elif state.die == THROW_AGAIN:
        state.phase = THROWING_AGAIN
        state.choices = AFTER_A_SIX
    else:
        pass_turn(state)


def throw_again(state: Position) -> None:
    """Take the extra throw (TC-08, TC-09)."""
    if state.events is not None:
        state.tell(ThrewAgain(state.turn))
    state.phase = THROWING
    state.choices = DIE.moves


def pass_turn(state: Position) -> None:
    """Pass the turn clockwise to the next seat that has something to move (TC-05, TC-60)."""
    state.phase = THROWING
    state.choices = DIE.moves
    seats: i64 = state.seats
    seat = (state.turn + 1) % seats
    if not state.setup.is_total_team:
        while state.in_play >> seat & 1 == 0:
            seat = (seat + 1) % seats
    state.turn = seat


def renew_choices(state: Position) -> None:
    """Work out the legal moves anew from the phase."""
    phase = state.phase
    if phase == PICKING:
        state.choices = legal_picks(state)
    elif phase == GOING:
        state.choices = legal_goes(state)
    elif phase == HOME:
        state.choices = legal_at_home(state)
    elif phase == STEPPING:
        state.choices = golden.legal_steps(state)
    elif phase == TRAPPING:
        state.choices = golden.legal_traps(state)
    elif phase == THROWING_AGAIN:
        state.choices = AFTER_A_SIX
    elif phase == THROWING:
        state.choices = DIE.moves
    else:
        state.choices = NO_CHOICE if phase == OVER else lots(state).moves


def _tell_path(state: Position, path: list[int]) -> None:
    setup = state.setup
    cap = state.picked
    state.tell(Moved(state.player[cap], setup.cap_names[cap], [setup.board.labels[place] for place in path]))
