"""This file is what a turn of Trap the Cap changes for a side, in sentences about the position."""

from typing import Final

from greatcircle.games.trap_the_cap.board import BASE, DIE_FACES, GREY
from greatcircle.games.trap_the_cap.knowledge.trait import ALL_FACES, FACES_IN
from greatcircle.games.trap_the_cap.position import FREE, HELD, NOBODY, OVER, UNOWNED
from greatcircle.games.trap_the_cap.rules.ending import golden_holder, outcome
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.words import listed, titled

# How weighty a remark is, against the others.
END: Final = 1000
GOLDEN: Final = 70
CATCH: Final = 60
"""For each cap; so with the next ones."""
DELIVERY: Final = 50
RESCUE: Final = 45
LAST_ONES: Final = 55
EXPOSED: Final = 6
"""For each cap and each face that hits it."""
ESCAPED: Final = 5
AIMED: Final = 4
NEARER: Final = 2
"""For each step, and each cap that is carried."""
SHELTER: Final = 8
COMES_OUT: Final = 3
FEW: Final = 2
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
NOTHING_IN_REACH: Final = "nothing is in anybody's reach"


def remarks(before: TrapTheCap, after: TrapTheCap, seat: int) -> list[str]:
    """Say what changes for a seat's side, the weightiest first; something is always said."""
    side = before.setup.side[seat]
    said: list[tuple[int, str]] = []
    _remark_end(said, after, seat)
    _remark_catch(said, before, after, side)
    _remark_home(said, before, after, side)
    if after.phase != OVER:
        _remark_danger(said, before, after, side)
        _remark_aim(said, before, after, side)
        _remark_way(said, before, after, side)
    if not said:
        said.append((0, _quiet(after, side)))
    return [sentence for _, sentence in sorted(said, key=_by_weight)]


def dangers(state: TrapTheCap, side: int) -> dict[int, int]:
    """Give the caps of a side that others can trap with one throw, each with the faces that do, as a set of bits."""
    return _hit(state, side, hunted=True)


def targets(state: TrapTheCap, side: int) -> dict[int, int]:
    """Give the caps of others that a side can trap with one throw, each with the faces that do, as a set of bits."""
    return _hit(state, side, hunted=False)


def _hit(state: TrapTheCap, side: int, *, hunted: bool) -> dict[int, int]:
    setup = state.setup
    board = setup.board
    own = [cap for cap in range(setup.cap_count) if _plays(state, cap) == side]
    others = [cap for cap in range(setup.cap_count) if state.carrier[cap] == FREE and _plays(state, cap) != side]
    found: dict[int, int] = {}
    for prey in own if hunted else others:
        space = state.place[prey]
        if space < 0 or board.kinds[space] == BASE:
            continue
        faces = 0
        for hunter in others if hunted else own:
            place = state.place[hunter]
            if place < 0 or _plays(state, hunter) == NOBODY:
                continue
            if hunter == setup.golden:
                nearest = min(max(board.distances[place][space], 1), DIE_FACES + 1)
                faces |= ALL_FACES & ~((1 << nearest) - 1)
            elif board.kinds[space] != GREY:
                faces |= board.hits[place][space]
        if faces:
            found[prey] = faces
    return found


def _plays(state: TrapTheCap, cap: int) -> int:
    """Give the side that moves a cap, or NOBODY while it is covered, held or nobody's."""
    player = state.player[cap]
    return NOBODY if state.carrier[cap] != FREE or player == UNOWNED else state.setup.side[player]


def _remark_end(said: list[tuple[int, str]], after: TrapTheCap, seat: int) -> None:
    if after.phase != OVER:
        return
    ended = outcome(after)
    if ended.places[seat] != 1:
        said.append((END, "ends the match, and others win it"))
    elif len(ended.winners()) > 1 + len(after.partners(seat)):
        said.append((END, "ends the match with a shared victory"))
    else:
        said.append((END, "wins the match"))


def _remark_catch(said: list[tuple[int, str]], before: TrapTheCap, after: TrapTheCap, side: int) -> None:
    """Say what was trapped or taken back, and who has few caps left."""
    setup = before.setup
    caught: dict[int, int] = {}
    taken_back = 0
    for cap in range(setup.cap_count):
        if _keeper(after, cap) != side or _keeper(before, cap) == side:
            continue
        if cap == setup.golden:
            said.append((GOLDEN, "takes the Golden Cap"))
            continue
        colour = setup.colour[cap]
        if setup.side[colour] != side:
            caught[colour] = caught.get(colour, 0) + 1
        elif after.carrier[cap] >= 0:
            taken_back += 1
    for colour, count in caught.items():
        said.append((CATCH * count, f"traps {_counted(count)} of {_name(before, colour)}"))
        left = _free(after, colour)
        if 0 < left <= FEW and after.phase != OVER:
            said.append((LAST_ONES, f"leaves {_name(after, colour)} {_number(left)} free {_caps(left)}"))
        elif left == 0 and _free(before, colour) > 0 and after.phase != OVER:
            said.append((LAST_ONES, f"leaves {_name(after, colour)} no free cap"))
    if taken_back:
        said.append((RESCUE * taken_back, f"takes back {_counted(taken_back)} of the own colour, to be freed at home"))


def _keeper(state: TrapTheCap, cap: int) -> int:
    """Give the side that has a cap under a top or in a base, or that plays it; NOBODY has the Golden Cap at first."""
    setup = state.setup
    if cap == setup.golden:
        holder = golden_holder(state)
        return NOBODY if holder == NOBODY else setup.side[holder]
    carrier = state.carrier[cap]
    if carrier == HELD:
        return setup.side[setup.seat_at[state.place[cap]]]
    return setup.side[setup.colour[cap] if carrier == FREE else state.player[carrier]]


def _remark_home(said: list[tuple[int, str]], before: TrapTheCap, after: TrapTheCap, side: int) -> None:
    """Say what was brought home, and who was freed there."""
    setup = before.setup
    brought = 0
    freed: list[str] = []
    for cap in range(setup.cap_count):
        if before.carrier[cap] == after.carrier[cap]:
            continue
        if after.carrier[cap] == HELD and _keeper(after, cap) == side:
            brought += 1
        elif after.carrier[cap] == FREE and cap != setup.golden and setup.side[setup.colour[cap]] == side:
            freed.append(setup.cap_names[cap])
    if brought:
        said.append((DELIVERY * brought, f"brings home {_counted(brought)}, never to be lost again"))
    if freed:
        said.append((RESCUE * len(freed), f"frees {listed(freed)}"))


def _remark_danger(said: list[tuple[int, str]], before: TrapTheCap, after: TrapTheCap, side: int) -> None:
    """Say which own caps are in reach now, and which no longer are."""
    names = before.setup.cap_names
    was = dangers(before, side)
    now = dangers(after, side)
    for cap, faces in now.items():
        stake = 1 + after.load[cap]
        is_worse = stake * FACES_IN[faces] > (1 + before.load[cap]) * FACES_IN[was.get(cap, 0)]
        if is_worse:
            what = f"{names[cap]}{_with_load(after, cap)}"
            said.append((EXPOSED * stake * FACES_IN[faces], f"leaves {what} to be hit with {_faces(faces)}"))
    escaped = [cap for cap in was if cap not in now and _plays(after, cap) == side]
    if escaped and not now:
        weight = max([ESCAPED * (1 + before.load[cap]) * FACES_IN[was[cap]] for cap in escaped])
        said.append((weight, "leaves nothing of its own in reach of others"))
        return
    for cap in escaped:
        weight = ESCAPED * (1 + before.load[cap]) * FACES_IN[was[cap]]
        said.append((weight, f"takes {names[cap]}{_with_load(after, cap)} out of reach"))


def _remark_aim(said: list[tuple[int, str]], before: TrapTheCap, after: TrapTheCap, side: int) -> None:
    """Say what comes into reach of the own caps, and with which throws."""
    was = targets(before, side)
    best = NOBODY
    most = 0
    now = targets(after, side)
    for cap, faces in now.items():
        weight = (1 + after.load[cap]) * (FACES_IN[faces] - FACES_IN[was.get(cap, 0)])
        if weight > most:
            most = weight
            best = cap
    if best != NOBODY:
        name = "the Golden Cap" if best == after.setup.golden else after.setup.cap_names[best]
        said.append((AIMED * most, f"can hit {name}{_with_load(after, best)} next with {_faces(now[best])}"))


def _remark_way(said: list[tuple[int, str]], before: TrapTheCap, after: TrapTheCap, side: int) -> None:
    """Say of the caps that moved where they have come: nearer home, to a shelter, out into the open."""
    setup = before.setup
    board = setup.board
    for cap in range(setup.cap_count):
        if _plays(before, cap) != side or _plays(after, cap) != side:
            continue
        start = before.place[cap]
        end = after.place[cap]
        if start == end or end < 0 or start < 0 or board.kinds[end] == BASE:
            continue
        name = setup.cap_names[cap] if cap != setup.golden else "the Golden Cap"
        base = setup.base[before.player[cap]]
        load = after.load[cap]
        if board.kinds[end] == GREY:
            said.append((SHELTER * (1 + load), f"gives {name}{_with_load(after, cap)} shelter on grey"))
        if board.kinds[start] == BASE and before.load[cap] == load == 0:
            said.append((COMES_OUT, f"brings {name} into play"))
        if load == 0 or setup.is_tower or before.load[cap] == 0:
            continue
        way = board.distances[end][base]
        steps = board.distances[start][base] - way
        if steps > 0:
            how = "a throw away from home" if way <= DIE_FACES else f"{steps} {_steps(steps)} nearer home"
            said.append((NEARER * steps * load, f"brings {name}{_with_load(after, cap)} {how}"))


def _quiet(after: TrapTheCap, side: int) -> str:
    """Say how things stand when nothing much has changed."""
    in_danger = dangers(after, side)
    in_reach = targets(after, side)
    if in_danger and in_reach:
        return "keeps the tension: both sides can hit something next"
    if in_danger:
        return "makes nothing worse where caps are in reach anyway"
    return "keeps others in reach, and is in nobody's" if in_reach else NOTHING_IN_REACH


def _free(state: TrapTheCap, colour: int) -> int:
    """Count the free caps of a colour."""
    first = colour * state.setup.caps
    return sum([1 for cap in range(first, first + state.setup.caps) if state.carrier[cap] == FREE])


def _name(state: TrapTheCap, seat: int) -> str:
    return titled(state.setup.names[seat])


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def _caps(count: int) -> str:
    return "cap" if count == 1 else "caps"


def _steps(count: int) -> str:
    return "step" if count == 1 else "steps"


def _counted(count: int) -> str:
    return f"{_number(count)} {_caps(count)}"


def _with_load(state: TrapTheCap, cap: int) -> str:
    load = state.load[cap]
    return f", carrying {load}," if load else ""


def _faces(faces: int) -> str:
    """Say with which throws: "a 2 or 5", "any throw"."""
    shown = [str(face) for face in range(1, DIE_FACES + 1) if faces >> face & 1]
    return "any throw" if len(shown) == DIE_FACES else f"a {listed(shown, 'or')}"


def _by_weight(remark: tuple[int, str]) -> int:
    return -remark[0]
