"""This file is the rules in words: what a move does, why it is allowed, and which clause forbids it."""

from greatcircle.games.trap_the_cap.board import BASE, GREY, YELLOW
from greatcircle.games.trap_the_cap.moves import (
    AGAIN,
    GO,
    LOT,
    MOVE_COUNT,
    PASS,
    PICK,
    STAY,
    STEP,
    THROW,
    TRAP,
)
from greatcircle.games.trap_the_cap.position import (
    DRAWING_LOTS,
    FREE,
    GOING,
    HELD,
    HOME,
    OVER,
    PICKING,
    STEPPING,
    THROWING_AGAIN,
    TRAPPING,
    UNOWNED,
    Position,
)
from greatcircle.games.trap_the_cap.rules import golden
from greatcircle.games.trap_the_cap.rules.ending import is_decided
from greatcircle.games.trap_the_cap.rules.home import can_go_home, trapping_ways_out
from greatcircle.games.trap_the_cap.rules.trap import COLOURS_IN, can_trap
from greatcircle.games.trap_the_cap.rules.turn import first_twin
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.words import listed


def sentence(state: Position, move: int) -> str:
    """Say what a move does, as the state stands before it."""
    setup = state.setup
    if move < STEP:
        return _go_sentence(state, move - GO)
    if move < PICK:
        place = move - STEP
        if setup.board.kinds[place] == BASE:
            return "Bring the Golden Cap home and unload."
        return f"Step to {_label(state, place)}{_foreign_there(state, place, ', over ')}."
    if move < TRAP:
        return f"Move {_cap_at_place(state, move - PICK)}{_prospects(state, move - PICK)}."
    if move < THROW:
        if setup.board.kinds[state.place[setup.golden]] == GREY:
            return f"Trap {_cap(state, move - TRAP)}."
        return f"Trap everything on {_label(state, state.place[setup.golden])}."
    if move < LOT:
        return f"{state.seat_title(state.turn)} throws a {move - THROW + 1}."
    if move < PASS:
        return f"{state.seat_title(move - LOT)} is drawn to begin."
    if move == PASS:
        return "Leave them alone."
    if move == STAY:
        rest = "point left over lapses" if state.points == 1 else f"{state.points} points left over lapse"
        return f"Stay at home; the {rest}."
    return "Throw again." if move == AGAIN else "End the turn without another throw."


def reason(state: Position, seat: int, move: int, is_legal: bool) -> Reason:
    """Say why a seat may make a move now, or which clause forbids it."""
    if is_legal:
        return Reason(True, sentence(state, move), _allowing_clauses(state, move))
    if state.phase == OVER:
        clause = "TC-52" if is_decided(state) else "TC-94"
        return Reason(False, "The match is over.", (clause,))
    if not 0 <= seat < state.seats:
        return Reason(False, f"There is no seat {seat} in this match.", ("TC-01",))
    if state.phase == DRAWING_LOTS:
        return Reason(False, "Lots are drawn first for who begins.", ("TC-05",))
    if seat != state.turn:
        if not state.is_in_play(seat) and not state.setup.is_total_team:
            return Reason(False, f"{state.seat_title(seat)} has no free cap left and sits out.", ("TC-60",))
        return Reason(
            False, f"It is {state.seat_title(state.turn)}'s turn, not {state.seat_title(seat)}'s.", ("TC-05",)
        )
    if not 0 <= move < MOVE_COUNT:
        return Reason(False, f"There is no move {move} in this game.", ())
    wrong_time = _wrong_time(state, move)
    if wrong_time is not None:
        return wrong_time
    if PICK <= move < TRAP:
        return _why_not_pick(state, move - PICK)
    if GO <= move < STEP:
        return _why_not_go(state, move - GO)
    if STEP <= move < PICK:
        return _why_not_step(state, move - STEP)
    return _why_not_trap(state, move)


def _wrong_time(state: Position, move: int) -> Reason | None:
    """Refuse a kind of move that this phase does not know; None when it is the right kind."""
    phase = state.phase
    is_golden_home = phase == HOME and state.picked == state.setup.golden
    if phase == PICKING:
        if PICK <= move < TRAP:
            return None
        return Reason(False, f"First pick the cap that the {state.die} moves.", ("TC-06", "TC-16"))
    if phase == GOING or (phase == HOME and not is_golden_home):
        if GO <= move < STEP or (move == STAY and phase == HOME):
            return None
        if PICK <= move < TRAP:
            clauses = ("TC-07", "TC-39") if phase == HOME else ("TC-07",)
            return Reason(False, "A cap is picked already, and a throw moves only one.", clauses)
        return Reason(False, "Now say where the picked cap goes.", ("TC-06", "TC-16"))
    if phase == STEPPING or is_golden_home:
        if STEP <= move < PICK or (move == STAY and is_golden_home):
            return None
        return Reason(False, "The Golden Cap is on its way and has to use up the throw.", ("TC-88",))
    if phase == TRAPPING:
        if TRAP <= move < THROW or move == PASS:
            return None
        return Reason(False, "First say what the Golden Cap traps here.", ("TC-87",))
    if phase == THROWING_AGAIN:
        return Reason(False, "After a 6, either throw again or end the turn.", ("TC-08", "TC-10"))
    if THROW <= move < PASS:
        return Reason(False, "The die and the lots are chance's to draw, not a seat's.", ("TC-06",))
    return Reason(False, "The die has to be thrown first.", ("TC-06",))


def _why_not_pick(state: Position, cap: int) -> Reason:
    setup = state.setup
    if cap >= setup.cap_count:
        return Reason(False, "There is no such cap in this match.", ("TC-03",))
    name = _cap(state, cap)
    carrier = state.carrier[cap]
    if carrier == HELD:
        return Reason(False, f"{_up(name)} lies in a foreign base and stays there.", ("TC-29",))
    if carrier != FREE:
        return Reason(False, f"{_up(name)} is trapped under {_cap(state, carrier)}.", ("TC-25", "TC-95"))
    owner = state.player[cap]
    if owner == UNOWNED:
        return Reason(False, "The Golden Cap belongs to nobody yet and does not move.", ("TC-79",))
    if owner != state.turn and not (setup.is_total_team and setup.side[owner] == setup.side[state.turn]):
        return Reason(
            False, f"{_up(name)} is {state.seat_title(owner)}'s to move.", ("TC-62",) if setup.is_team else ("TC-06",)
        )
    twin = first_twin(state, cap)
    if twin != cap:
        return Reason(False, f"{_up(name)} is just like {_cap(state, twin)} beside it; pick that one.", ("TC-13",))
    return Reason(False, f"{_up(name)} has nowhere to go with a {state.die}.", ("TC-06", "TC-16"))


def _why_not_go(state: Position, place: int) -> Reason:
    setup = state.setup
    board = setup.board
    cap = state.picked
    seat = state.player[cap]
    if place >= len(board.labels):
        return Reason(False, "There is no such place on this board.", ())
    label = _label(state, place)
    start = state.place[cap]
    points = state.points if state.phase == HOME else state.die
    if board.kinds[place] == BASE:
        return _why_not_home(state, cap, place)
    distance = board.distances[start][place]
    if distance == 0:
        return Reason(False, f"The cap stands on {label} already.", ("TC-06", "TC-11"))
    if distance != points:
        return Reason(
            False,
            f"{_up(label)} is {_counted(distance, 'space')} away, but the cap has to go exactly {points}.",
            ("TC-38",) if state.phase == HOME else ("TC-06", "TC-11", "TC-23"),
        )
    there = state.occupants[place]
    if there & (1 << seat):
        if setup.is_golden and seat == state.golden_owner and place == state.place[setup.golden]:
            return Reason(False, f"Your Golden Cap is on {label} already.", ("TC-99",))
        clauses = ("TC-43",) if board.kinds[place] == GREY else ("TC-15", "TC-26")
        return Reason(False, f"A cap or stack of {setup.names[seat]} is on {label} already.", clauses)
    if board.kinds[place] == GREY:
        return Reason(False, f"Three colours rest on {label}; there is no room for a fourth.", ("TC-43",))
    return Reason(False, f"A partner's cap is on {label}, and partners do not trap each other.", ("TC-63", "TC-66"))


def _why_not_home(state: Position, cap: int, base: int) -> Reason:
    setup = state.setup
    if base != setup.base[state.player[cap]]:
        return Reason(False, "No cap may enter a base that is not its own.", ("TC-18", "TC-34"))
    if setup.is_tower:
        return Reason(False, "In Trap the Tower no cap goes back to its base.", ("TC-73",))
    if state.place[cap] == base and state.phase == GOING:
        return Reason(False, "The cap is at home already; it has to come out.", ("TC-06",))
    if state.phase == HOME:
        return Reason(False, "The cap is at home already; let it stay, or come out with all points.", ("TC-38",))
    if state.load[cap] == 0:
        return Reason(False, "Only a cap that carries trapped caps may go home.", ("TC-32",))
    distance = setup.board.distances[state.place[cap]][base]
    return Reason(
        False,
        f"Home is {_counted(distance, 'space')} away, the base counted, and the throw is {state.die}.",
        ("TC-36", "TC-37"),
    )


def _why_not_step(state: Position, place: int) -> Reason:
    setup = state.setup
    board = setup.board
    here = state.place[setup.golden]
    if place >= len(board.labels):
        return Reason(False, "There is no such place on this board.", ())
    if place not in board.neighbours[here]:
        return Reason(False, f"{_up(_label(state, place))} is not next to {_label(state, here)}.", ("TC-83",))
    if board.kinds[place] == BASE:
        if place != setup.base[state.golden_owner]:
            return Reason(False, "No cap may enter a base that is not its own.", ("TC-18", "TC-34"))
        return Reason(False, "The Golden Cap carries nothing, so it may not go home.", ("TC-32", "TC-99"))
    return Reason(
        False,
        f"From {_label(state, place)} the rest of the throw could not end on a space where the Golden Cap may stop.",
        ("TC-88", "TC-99"),
    )


def _why_not_trap(state: Position, move: int) -> Reason:
    if move == PASS and state.points == 0:
        return Reason(False, "Three colours rest here; to stop, the Golden Cap has to trap one of them.", ("TC-101",))
    if move == PASS:
        return Reason(False, "Without a catch the rest of the throw could not be used up.", ("TC-88",))
    cap = move - TRAP
    setup = state.setup
    if cap >= setup.cap_count or cap not in state.standing_on(state.place[setup.golden]):
        return Reason(False, "That cap does not stand on this space.", ("TC-87",))
    if state.player[cap] == state.golden_owner:
        return Reason(False, "The Golden Cap does not trap its owner's caps.", ("TC-99",))
    return Reason(False, "Here it is everything or nothing; trap the first cap and the others go with it.", ("TC-87",))


def _allowing_clauses(state: Position, move: int) -> tuple[str, ...]:
    if PICK <= move < TRAP:
        if move - PICK == state.setup.golden:
            return ("TC-80", "TC-83")
        return ("TC-13",) if state.player[move - PICK] == state.turn else ("TC-71",)
    if GO <= move < STEP:
        return _clauses_of_going(state, move - GO)
    if STEP <= move < PICK:
        return ("TC-28", "TC-99") if state.setup.board.kinds[move - STEP] == BASE else ("TC-83", "TC-84")
    if TRAP <= move < THROW or move == PASS:
        return ("TC-82", "TC-101") if state.setup.board.kinds[state.place[state.setup.golden]] == GREY else ("TC-87",)
    return ("TC-38",) if move == STAY else ("TC-08", "TC-10")


def _clauses_of_going(state: Position, place: int) -> tuple[str, ...]:
    board = state.setup.board
    kind = board.kinds[place]
    if kind == BASE:
        return ("TC-28", "TC-36", "TC-37")
    count = ("TC-38", "TC-40") if state.phase == HOME else ("TC-06", "TC-11")
    there = state.occupants[place]
    if kind == GREY:
        return (*count, "TC-42")
    if there & (1 << state.player[state.picked]):
        return (*count, "TC-45")
    return (*count, "TC-19", "TC-24") if there else count


def _go_sentence(state: Position, place: int) -> str:
    board = state.setup.board
    if board.kinds[place] == BASE:
        left = state.die - board.distances[state.place[state.picked]][place]
        load = state.load[state.picked]
        spare = f", with {_counted(left)} left over" if left else ""
        if state.carried_by(state.picked) == [state.setup.golden]:
            return f"Go home with the Golden Cap{spare}."
        return f"Go home and unload {_counted(load, 'cap')}{spare}."
    verb = "Come out to" if state.phase == HOME else "Go to"
    kind = board.kinds[place]
    if kind == GREY:
        rest = "rest beside" if COLOURS_IN[state.occupants[place]] else "rest there"
        return f"{verb} {_label(state, place)} (grey) and {rest}{_foreign_there(state, place, ' ')}."
    if state.occupants[place] & (1 << state.player[state.picked]):
        return f"{verb} {_label(state, place)} (yellow), beside your own."
    yellow = " (yellow)" if kind == YELLOW else ""
    return f"{verb} {_label(state, place)}{yellow}{_foreign_there(state, place, ' and trap ')}."


def _prospects(state: Position, cap: int) -> str:
    """Say what a cap could trap with the throw, and whether it could go home; nothing when it could do neither."""
    setup = state.setup
    seat = state.player[cap]
    if cap == setup.golden:
        hunted, is_home_near = golden.reach(state)
        after: list[int] = []
    else:
        walks = setup.board.walks[state.die][state.place[cap]]
        hunted = [space for space in walks if can_trap(state, seat, space)]
        is_home_near = can_go_home(state, cap)
        after = trapping_ways_out(state, cap) if is_home_near else []
    deeds = [f"trap {_prey(state, seat, hunted)}"] if hunted else []
    if is_home_near:
        deeds.append(f"go home and then trap {_prey(state, seat, after)}" if after else "go home")
    return f" (can {', or '.join(deeds)})" if deeds else ""


def _prey(state: Position, seat: int, spaces: list[int]) -> str:
    """Name what a seat's cap could trap on some spaces: on grey one cap or stack, elsewhere all that is there."""
    prey: list[str] = []
    for space in spaces:
        names = [_with_load(state, cap) for cap in state.standing_on(space) if state.player[cap] != seat]
        on_grey = state.setup.board.kinds[space] == GREY
        comma = "," if "," in names[-1] else ""
        prey.append(f"{listed(names, 'or' if on_grey else 'and')}{comma} on {_label(state, space)}")
    return listed(prey, "or")


def _foreign_there(state: Position, space: int, before: str) -> str:
    """Name the foreign caps that stand on a space, after the given words; nothing when there are none."""
    seat = state.player[state.picked]
    names = [_with_load(state, cap) for cap in state.standing_on(space) if state.player[cap] != seat]
    return before + listed(names) if names else ""


def _cap_at_place(state: Position, cap: int) -> str:
    place = state.place[cap]
    if state.setup.board.kinds[place] == BASE:
        return f"{_cap(state, cap)} out of its base"
    comma = "," if state.load[cap] else ""
    return f"{_with_load(state, cap)}{comma} from {_label(state, place)}"


def _with_load(state: Position, cap: int) -> str:
    load = state.load[cap]
    return f"{_cap(state, cap)}, carrying {load}" if load else _cap(state, cap)


def _cap(state: Position, cap: int) -> str:
    return "the Golden Cap" if cap == state.setup.golden else state.setup.cap_names[cap]


def _label(state: Position, place: int) -> str:
    """Name a place within a sentence."""
    label = state.setup.board.labels[place]
    return f"the {label}" if place == state.setup.board.centre else label


def _up(text: str) -> str:
    return text[0].upper() + text[1:]


def _counted(count: int, noun: str = "point") -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
