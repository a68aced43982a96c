"""This file is a turn: the throw, the cap that is picked, where it goes, and whose turn comes next."""

from typing import Final

from greatcircle.games.trap_the_cap.board import BASE, DIE_FACES, GREY, THROW_AGAIN, YELLOW
from greatcircle.games.trap_the_cap.events import Began, Ended, Moved, ThrewAgain, Threw, ThrowLost
from greatcircle.games.trap_the_cap.moves import GO, LOT, PICK, STAY, THROW
from greatcircle.games.trap_the_cap.rules import golden
from greatcircle.games.trap_the_cap.rules.ending import is_decided, is_out_of_throws, outcome
from greatcircle.games.trap_the_cap.rules.home import can_go_home, unload, ways_out
from greatcircle.games.trap_the_cap.rules.trap import can_land, land, lift, trap, trap_all
from greatcircle.games.trap_the_cap.state import (
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
    Caps,
)
from greatcircle.kernel.chance import Chances, even_chances

DIE: Final = even_chances(list(range(THROW, THROW + DIE_FACES)))


def lots(state: Caps) -> Chances:
    """Let every seat be equally likely to begin (TC-05)."""
    return even_chances(list(range(LOT, LOT + state.seats)))


def begin(state: Caps, seat: int) -> None:
    """Give a seat the first turn (TC-05)."""
    state.turn = seat
    state.phase = THROWING
    state.tell(Began(seat))


def throw(state: Caps, die: int) -> None:
    """Throw the die; a throw that no cap can use is lost (TC-06, TC-16)."""
    state.die = die
    state.throws += 1
    if state.events is not None:
        state.tell(Threw(state.turn, die))
    if has_pick(state):
        state.phase = PICKING
    else:
        state.tell(ThrowLost(state.turn))
        finish_throw(state)


def has_pick(state: Caps) -> bool:
    """Tell whether any cap can use the throw."""
    for seat in range(state.seats):
        if seat == state.turn or _moves_for(state, seat):
            caps = state.setup.caps
            for cap in range(seat * caps, seat * caps + caps):
                if state.carrier[cap] == FREE and can_move(state, cap):
                    return True
    return _can_move_golden(state)


def legal_picks(state: Caps) -> list[int]:
    """List the caps that can use the throw; of single caps side by side, only the first (TC-13, TC-62, TC-71).

    Single caps of one colour on one place are alike, and offering each of them would only lengthen the list.
    """
    picks: list[int] = []
    for seat in range(state.seats):
        if seat == state.turn or _moves_for(state, seat):
            caps = state.setup.caps
            for cap in range(seat * caps, seat * caps + caps):
                if state.carrier[cap] == FREE and not _has_earlier_twin(state, cap) and can_move(state, cap):
                    picks.append(PICK + cap)
    if _can_move_golden(state):
        picks.append(PICK + state.setup.golden)
    return picks


def _moves_for(state: Caps, seat: int) -> bool:
    """Tell whether the seat on turn may move a partner's caps (TC-71)."""
    setup = state.setup
    return setup.is_total_team and setup.side[seat] == setup.side[state.turn]


def first_twin(state: Caps, cap: int) -> int:
    """Find the first cap of the same colour beside a single cap that is single too; it stands for all of them."""
    setup = state.setup
    place = state.place[cap]
    if cap == setup.golden or setup.board.kinds[place] not in (YELLOW, BASE) or state.is_carrying(cap):
        return cap
    for other in range(setup.colour[cap] * setup.caps, cap):
        if state.place[other] == place and state.carrier[other] == FREE and not state.is_carrying(other):
            return other
    return cap


def _has_earlier_twin(state: Caps, cap: int) -> bool:
    kind = state.setup.board.kinds[state.place[cap]]
    return (kind == YELLOW or kind == BASE) and first_twin(state, cap) != cap


def can_move(state: Caps, cap: int) -> bool:
    """Tell whether an ordinary cap can use the throw."""
    seat = state.setup.colour[cap]
    for space in state.setup.board.walks[state.place[cap]][state.die]:
        if can_land(state, seat, space):
            return True
    return can_go_home(state, cap)


def _can_move_golden(state: Caps) -> bool:
    """Tell whether the seat on turn owns a free Golden Cap that can use the throw (TC-79, TC-80, TC-88)."""
    setup = state.setup
    if not setup.is_golden or state.golden_owner != state.turn or state.carrier[setup.golden] != FREE:
        return False
    place = state.place[setup.golden]
    return golden.can_use_up(state, place, state.die, state.is_carrying(setup.golden))


def pick(state: Caps, cap: int) -> None:
    """Pick the one cap that this throw moves (TC-07)."""
    state.picked = cap
    if cap != state.setup.golden:
        state.phase = GOING
        return
    place = state.place[cap]
    lift(state, cap)
    state.place[cap] = place
    state.points = state.die
    state.phase = STEPPING


def legal_goes(state: Caps) -> list[int]:
    """List where the picked cap may go: exactly the throw, or home (TC-06, TC-11, TC-14, TC-17, TC-23, TC-36)."""
    cap = state.picked
    seat = state.setup.colour[cap]
    goes: list[int] = []
    for space in state.setup.board.walks[state.place[cap]][state.die]:
        if can_land(state, seat, space):
            goes.append(GO + space)
    if can_go_home(state, cap):
        goes.append(GO + state.setup.base[seat])
    return goes


def go(state: Caps, place: int) -> None:
    """Move the picked cap to a space, or home; points left over may bring it out again (TC-37, TC-38, TC-39)."""
    cap = state.picked
    setup = state.setup
    start = state.place[cap]
    if state.events is not None:
        _tell_path(state, setup.board.path(start, place))
    lift(state, cap)
    if place < setup.board.space_count:
        land(state, cap, place)
        finish_throw(state)
        return
    unload(state, cap)
    state.points = state.die - setup.board.distances[start][place]
    if state.points > 0 and ways_out(state):
        state.phase = HOME
    else:
        finish_throw(state)


def legal_at_home(state: Caps) -> list[int]:
    """List what a cap at home may do with the points left over: stay, or use all of them (TC-38, TC-88)."""
    if state.picked == state.setup.golden:
        return [STAY, *golden.legal_steps(state)]
    return [STAY, *[GO + space for space in ways_out(state)]]


def come_out(state: Caps, space: int) -> None:
    """Bring the cap that came home out again with the points left over (TC-40, TC-41)."""
    if state.events is not None:
        _tell_path(state, state.setup.board.path(state.place[state.picked], space))
    land(state, state.picked, space)
    finish_throw(state)


def step(state: Caps, place: int) -> None:
    """Take one step with the Golden Cap (TC-83, TC-84, TC-87)."""
    setup = state.setup
    cap = setup.golden
    state.phase = STEPPING
    if state.events is not None:
        _tell_path(state, [state.place[cap], place])
    state.points -= 1
    if place >= setup.board.space_count:
        unload(state, cap)
        if state.points > 0 and golden.legal_steps(state):
            state.phase = HOME
        else:
            finish_throw(state)
        return
    state.place[cap] = place
    if golden.foreign_colours(state, place) == 0:
        walk_on(state)
    elif state.points == 0 and setup.board.kinds[place] != GREY:
        trap_all(state, cap, place)
        walk_on(state)
    else:
        state.phase = TRAPPING


def trap_in_passing(state: Caps, victim: int) -> None:
    """Trap with the Golden Cap: one cap or stack on grey, everything elsewhere (TC-82, TC-87, TC-101)."""
    cap = state.setup.golden
    space = state.place[cap]
    if state.setup.board.kinds[space] == GREY:
        trap(state, cap, victim)
    else:
        trap_all(state, cap, space)
    if is_decided(state) or golden.foreign_colours(state, space) == 0:
        walk_on(state)


def walk_on(state: Caps) -> None:
    """Go on with the Golden Cap, or put it down when its points are used up or nobody else is left."""
    if state.points > 0 and not is_decided(state):
        state.phase = STEPPING
        return
    cap = state.setup.golden
    land(state, cap, state.place[cap])
    finish_throw(state)


def finish_throw(state: Caps) -> None:
    """End the match, offer another throw after a 6, or pass the turn (TC-08, TC-10, TC-52, TC-94)."""
    state.picked = NOBODY
    state.points = 0
    if is_decided(state) or is_out_of_throws(state):
        state.phase = OVER
        if state.events is not None:
            state.tell(Ended(outcome(state).sentence))
    elif state.die == THROW_AGAIN:
        state.phase = THROWING_AGAIN
    else:
        pass_turn(state)


def throw_again(state: Caps) -> None:
    """Take the extra throw (TC-08, TC-09)."""
    state.tell(ThrewAgain(state.turn))
    state.phase = THROWING


def pass_turn(state: Caps) -> None:
    """Pass the turn clockwise to the next seat that has something to move (TC-05, TC-60)."""
    state.phase = THROWING
    state.turn = (state.turn + 1) % state.seats
    while not (state.setup.is_total_team or state.is_in_play(state.turn)):
        state.turn = (state.turn + 1) % state.seats


def _tell_path(state: Caps, path: list[int]) -> None:
    setup = state.setup
    cap = state.picked
    state.tell(Moved(state.seat_of(cap), setup.cap_names[cap], [setup.board.labels[place] for place in path]))

