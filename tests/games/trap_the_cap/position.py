"""This file is a way to set up any position of Trap the Cap in a line or two, and to ask what may happen there."""

from collections.abc import Mapping
from typing import cast

from greatcircle.games import find_game
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.state import CHANCE

GAME = find_game("trap-the-cap")


def position(
    caps: Mapping[str, str] | None = None,
    /,
    *,
    seats: int = 2,
    turn: int = 0,
    golden_owner: int | None = None,
    throws: int = 0,
    **options: object,
) -> TrapTheCap:
    """Set up a position in which a seat is about to throw; caps that are not named wait in their bases.

    A cap is on a place ("A4", "base-A"), under another ("under blue-1") or held in a base ("held base-A").
    """
    chosen = GAME.parse_options({"first": 1, **options}, seats)
    data = dict(GAME.start(chosen, seats).to_json())
    spots = cast(dict[str, dict[str, str]], data["caps"])
    for cap, spot in (caps or {}).items():
        assert cap in spots, f"there is no cap {cap}"
        how, _, what = spot.rpartition(" ")
        spots[cap] = {how or "on": what}
    data.update(turn=turn, golden_owner=golden_owner, throws=throws)
    return cast(TrapTheCap, GAME.state_from_json(data))


def options_of(state: TrapTheCap) -> Options:
    """Give the options of a position."""
    return state.setup.options


def match_at(state: TrapTheCap) -> Match:
    """Open a match that stands at a position."""
    match = Match(GAME, state.setup.options, state.seats, QuickDealer("position"))
    match.state = state
    return match


def throw(state: TrapTheCap, die: int) -> TrapTheCap:
    """Let the die show a face."""
    state.apply(CHANCE, state.parse_move({"move": "throw", "die": die}))
    return state


def act(state: TrapTheCap, kind: str, **fields: str) -> list[Event]:
    """Make a move of the seat on turn, which has to be legal, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert move in state.legal(state.turn), f"{kind} {fields} is not legal: {state.why(state.turn, move)}"
    state.events = []
    state.apply(state.turn, move)
    events, state.events = state.events, None
    return events


def move_cap(state: TrapTheCap, die: int, cap: str, to: str) -> list[Event]:
    """Throw, pick a cap and go."""
    throw(state, die)
    act(state, "pick", cap=cap)
    return act(state, "go", to=to)


def choices(state: TrapTheCap) -> list[str]:
    """List the legal moves of the seat on turn as short texts: "pick red-1", "go A4", "stay"."""
    return [" ".join(str(value) for value in state.wire(move).values()) for move in state.legal(state.turn)]


def spot(state: TrapTheCap, cap: str) -> str:
    """Tell where a cap is, in the words of `position`."""
    ((how, what),) = cast(dict[str, dict[str, str]], state.to_json()["caps"])[cap].items()
    return what if how == "on" else f"{how} {what}"


def ended(state: TrapTheCap) -> Outcome:
    """Give the outcome of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == []
    return outcome


def refusal(state: TrapTheCap, kind: str, **fields: str) -> tuple[str, ...]:
    """Give the clauses by which a move of the seat on turn is refused; it has to be illegal."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert not reason.legal, f"{kind} {fields} is legal"
    return reason.clauses
