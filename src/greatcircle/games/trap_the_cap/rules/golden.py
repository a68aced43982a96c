"""This file is the Golden Cap on its way: step by step, back and forth, trapping what it likes in passing."""

from greatcircle.games.trap_the_cap.board import BASE, GREY, GREY_ROOM, YELLOW
from greatcircle.games.trap_the_cap.moves import PASS, STEP, TRAP
from greatcircle.games.trap_the_cap.position import FREE, Position
from greatcircle.games.trap_the_cap.rules.trap import COLOURS_IN


def can_stop(state: Position, space: int) -> bool:
    """Tell whether the Golden Cap may end its move on a space, trapping there if it has to (TC-99, TC-101)."""
    if state.setup.board.kinds[space] == YELLOW:
        return True
    first = state.golden_owner * state.setup.caps
    return space not in state.place[first : first + state.setup.caps]


def can_use_up(state: Position, place: int, points: int, carrying: bool) -> bool:
    """Tell whether the Golden Cap, standing here with so many points left, can end its move somewhere (TC-88).

    It can if some walk, back and forth as it likes, ends where it may stop, or comes home with something to unload.
    """
    here = {(place, carrying)}
    for _ in range(points):
        beyond: set[tuple[int, bool]] = set()
        for at, carries in here:
            for neighbour in state.setup.board.neighbours[at]:
                if state.setup.board.kinds[neighbour] == BASE:
                    if carries and neighbour == state.setup.base[state.golden_owner]:
                        return True
                else:
                    beyond.add((neighbour, carries or foreign_colours(state, neighbour) != 0))
        here = beyond
    return any(can_stop(state, space) for space, _ in here)


def reach(state: Position) -> tuple[list[int], bool]:
    """List the spaces on which the Golden Cap, if it is picked, can trap with the throw, and tell if it can come home.

    TC-52, TC-83, TC-84, TC-87, TC-88
    """
    setup = state.setup
    home = setup.base[state.golden_owner]
    hunted: set[int] = set()
    can_come_home = False
    here = {(state.place[setup.golden], state.load[setup.golden] > 0)}
    for points in range(state.die - 1, -1, -1):
        beyond: set[tuple[int, bool]] = set()
        for at, carries in here:
            for neighbour in setup.board.neighbours[at]:
                if setup.board.kinds[neighbour] == BASE:
                    if carries and neighbour == home:
                        can_come_home = True
                        beyond.add((home, False))
                    continue
                # A step from which the throw could not be used up is none, but then nothing is found behind it either.
                beyond.add((neighbour, carries))
                if foreign_colours(state, neighbour) != 0:
                    if can_use_up(state, neighbour, points, carrying=True):
                        hunted.add(neighbour)
                    if not _ends_the_match(state, neighbour):
                        beyond.add((neighbour, True))
        here = beyond
    return sorted(hunted), can_come_home


def _ends_the_match(state: Position, space: int) -> bool:
    """Tell whether a catch on a space leaves nobody else a free cap, so that it is never brought home (TC-52)."""
    rivals = [cap for cap, top in enumerate(state.carrier) if top == FREE and state.player[cap] != state.golden_owner]
    caught = [cap for cap in rivals if state.place[cap] == space]
    return len(rivals) == (1 if state.setup.board.kinds[space] == GREY else len(caught))


def foreign_colours(state: Position, space: int) -> int:
    """Give the colours on a space that the Golden Cap could trap, as a set of bits (TC-82)."""
    return state.occupants[space] & ~(1 << state.golden_owner)


def legal_steps(state: Position) -> list[int]:
    """List the steps from which the rest of the throw can still be used up (TC-18, TC-32, TC-83, TC-88)."""
    setup = state.setup
    carrying = state.load[setup.golden] > 0
    steps: list[int] = []
    for neighbour in setup.board.neighbours[state.place[setup.golden]]:
        if setup.board.kinds[neighbour] == BASE:
            if carrying and neighbour == setup.base[state.golden_owner]:
                steps.append(STEP + neighbour)
        elif can_use_up(state, neighbour, state.points - 1, carrying or foreign_colours(state, neighbour) != 0):
            steps.append(STEP + neighbour)
    return steps


def legal_traps(state: Position) -> list[int]:
    """List what the Golden Cap may trap where it stands, and passing if it may (TC-82, TC-87, TC-101).

    On a grey space it may take any cap or stack. Elsewhere it takes all of them or none, in passing only:
    where it stops, trapping is no choice (TC-24).
    """
    setup = state.setup
    space = state.place[setup.golden]
    owner = state.golden_owner
    traps = [TRAP + cap for cap in state.standing_on(space) if state.player[cap] != owner]
    if setup.board.kinds[space] != GREY:
        traps = traps[:1]
    if can_pass(state, space):
        traps.append(PASS)
    return traps


def can_pass(state: Position, space: int) -> bool:
    """Tell whether the Golden Cap may leave alone what is on a space: the throw has to be used up without it too.

    TC-87, TC-88, TC-101
    """
    if state.points == 0:
        return COLOURS_IN[state.occupants[space]] < GREY_ROOM
    return can_use_up(state, space, state.points, state.load[state.setup.golden] > 0)
