"""This file is a way to set up any position of Take Off! in a line or two, and to ask what may happen there."""

from collections.abc import Iterable
from typing import cast

from greatcircle.games import find_game
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.state import CHANCE, Wire

GAME = find_game("take-off")
EAST, WEST = "honolulu-east", "honolulu-west"
"""Hawaii at the right edge of the map and at the left edge."""


def position(
    *fleets: Iterable[str], seats: int = 2, turn: int = 0, spent: Iterable[str] = (), rounds: int = 0, **options: object
) -> TakeOff:
    """Set up a position in which a seat is about to roll, or to draw the card that opens its turn.

    The fleets stand in seat order, as the cities of their jets ("start" and "finish" are the two Hawaiis); jets that
    are not named wait at the start.
    """
    chosen = GAME.parse_options({"first": turn + 1, **options}, max(seats, len(fleets)))
    data = dict(GAME.start(chosen, max(seats, len(fleets))).to_json())
    jets = cast(list[list[str]], data["jets"])
    start = jets[0][0]
    places = {"start": start, "finish": WEST if start == EAST else EAST}
    for seat, fleet in enumerate(fleets):
        for jet, city in enumerate(fleet):
            jets[seat][jet] = places.get(city, city)
    data.update(first=0, rounds=rounds, spent=list(spent))
    return cast(TakeOff, GAME.state_from_json(data))


def match_at(state: TakeOff) -> Match:
    """Open a match that stands at a position."""
    match = Match(GAME, state.setup.options, state.seats, QuickDealer("position"))
    match.state = state
    return match


def happen(state: TakeOff, wire: Wire) -> list[Event]:
    """Let chance make a move, which has to be possible, and give what happened."""
    move = state.parse_move(wire)
    assert state.actors() == [CHANCE]
    assert move in state.legal(CHANCE), f"{wire} cannot happen now"
    return _apply(state, CHANCE, move)


def roll(state: TakeOff, *dice: str) -> list[Event]:
    """Let the dice show these facets."""
    return happen(state, {"move": "roll", "dice": sorted(dice, key=[*map(str, BOARD.facet_names)].index)})


def draw(state: TakeOff, card: str) -> list[Event]:
    """Let this card be drawn."""
    return happen(state, {"move": "draw", "card": card})


def drawable(state: TakeOff) -> list[str]:
    """List the cards that can be drawn now."""
    assert state.actors() == [CHANCE]
    return [str(field(state, move, "card")) for move in state.legal(CHANCE)]


def field(state: TakeOff, move: int, name: str) -> object:
    """Give a field of the wire form of a move, whichever kind of move it is."""
    wire: Wire = state.wire(move)
    return wire[name]


def fly(state: TakeOff, jet: int, to: str, by: str) -> list[Event]:
    """Fly a jet of the seat on turn along the route to a city, which has to be legal, and give what happened."""
    here = places(state)[jet - 1]
    return act(state, "fly", jet=jet, **{"from": here, "to": to, "by": by})


def take_off(state: TakeOff, jet: int, to: str) -> list[Event]:
    """Send a jet of the seat on turn to the capital of a card in hand."""
    return act(state, "take-off", jet=jet, to=to)


def act(state: TakeOff, kind: str, **fields: object) -> list[Event]:
    """Make a move of the seat on turn, which has to be legal, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert move in state.legal(state.turn), f"{kind} {fields} is not legal: {state.why(state.turn, move)}"
    return _apply(state, state.turn, move)


def roll_now(state: TakeOff) -> list[Event]:
    """Let the seat on turn roll: for a further turn, or before it flies the card that opened its turn."""
    return act(state, "roll-now")


def decline(state: TakeOff) -> list[Event]:
    """Let the seat on turn leave a further turn or its extra moves."""
    return act(state, "decline")


def choices(state: TakeOff) -> list[str]:
    """List the legal moves of the seat on turn as short texts: "1 midway red", "1 lima", "peru", "decline"."""
    return [_short(state.wire(move)) for move in state.legal(state.turn)]


def places(state: TakeOff, seat: int | None = None) -> list[str]:
    """List where the jets of a seat are, of the seat on turn if none is named."""
    jets = state.to_json()["jets"]
    return jets[state.turn if seat is None else seat]


def phase(state: TakeOff) -> str:
    """Name the phase of the turn."""
    return str(state.to_json()["phase"])


def lines(state: TakeOff) -> list[list[str]]:
    """List every way in which the seat on turn can fly what it holds, as short texts in order."""
    if phase(state) != "flying":
        return [[]]
    found: list[list[str]] = []
    for move in state.legal(state.turn):
        after = state.copy()
        after.apply(state.turn, move)
        found += [[_short(state.wire(move)), *rest] for rest in lines(cast(TakeOff, after))]
    return found


def uses(state: TakeOff) -> set[int]:
    """Give how many dice and cards the ways use in which the seat on turn can fly what it holds."""
    return {len(line) for line in lines(state)}


def results(state: TakeOff) -> set[tuple[str, ...]]:
    """List where the jets of the seat on turn can be when it has flown what it holds, whichever jet is where."""
    seat = state.turn
    found: set[tuple[str, ...]] = set()
    open_states = [state]
    while open_states:
        state = open_states.pop()
        if phase(state) != "flying":
            found.add(tuple(sorted(places(state, seat))))
            continue
        for move in state.legal(seat):
            after = cast(TakeOff, state.copy())
            after.apply(seat, move)
            open_states.append(after)
    return found


def finish_turn(state: TakeOff) -> None:
    """Fly what is left of the roll, each time the first flight that is legal."""
    while phase(state) == "flying":
        state.apply(state.turn, state.legal(state.turn)[0])


def ended(state: TakeOff) -> Outcome:
    """Give the outcome of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == []
    return outcome


def refusal(state: TakeOff, kind: str, **fields: object) -> tuple[str, ...]:
    """Give the clauses by which a move of the seat on turn is refused; it has to be illegal."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert not reason.legal, f"{kind} {fields} is legal"
    return reason.clauses


def told(events: list[Event], kind: type[Event]) -> list[Event]:
    """List the events of one kind."""
    return [event for event in events if type(event) is kind]


def _apply(state: TakeOff, actor: int, move: int) -> list[Event]:
    state.events = []
    state.apply(actor, move)
    events, state.events = state.events, None
    return events


def _short(wire: Wire) -> str:
    return " ".join(str(value) for key, value in wire.items() if key not in ("move", "from")) or str(wire["move"])
