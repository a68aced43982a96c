"""This file is a way to set up any position of Worldbeater in a line or two, and to ask what may happen there."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from greatcircle.games import find_game
from greatcircle.games.worldbeater.board import CARS
from greatcircle.games.worldbeater.card import COPIES, KIND_IDS
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.rules.turn import begin_turn
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.state import CHANCE, Wire
from tests.games.worldbeater.scene import FORT_DUNLOP, area, spot, town

GAME = find_game("worldbeater")
Words = Mapping[str, Iterable[str]]
"""What is told of some cars, by their colours."""
NO_WORDS: Words = {}


def position(
    cars: Mapping[str, str] | None = None,
    /,
    *,
    seats: int = 3,
    turn: str = "black",
    first: str = "black",
    rounds: int = 0,
    back: Iterable[str] = (),
    home: Iterable[str] = (),
    waiting: Iterable[str] = (),
    held: Words = NO_WORDS,
    returned: Iterable[str] = (),
    credit: Mapping[str, int] | None = None,
    missed: Mapping[str, int] | None = None,
    hands: Words = NO_WORDS,
    played: Iterable[str] = (),
    undealt: Iterable[str] | None = None,
    harms: Words = NO_WORDS,
    amid: Mapping[str, object] | None = None,
    **options: object,
) -> Worldbeater:
    """Set up a position in which a car's turn has just begun; harm that is named for it acts now.

    Cars are named by colour; those that are not named stand in Fort Dunlop, are on their way out, and have neither
    tokens nor cards. `back` and `home` name cars in the order of their arrivals; tokens are named by the hexagons of
    their towns. Cards that are nowhere were never dealt, unless these are named too. `amid` says in the words of the
    plain data how far the turn has come.
    """
    chosen = GAME.parse_options({"first": 1, **options}, seats)
    data = cast(dict[str, Any], GAME.start(chosen, seats).to_json())
    colours = CARS[:seats]
    home, back, played = list(home), list(back), list(played)
    data["cars"] = [None if car in home else (cars or {}).get(car, FORT_DUNLOP) for car in colours]
    data["legs"] = ["home" if car in home else "back" if car in back else "out" for car in colours]
    data["arrivals"] = {"new_york": [number(car) for car in home + back], "home": [number(car) for car in home]}
    data["waiting"] = [car in list(waiting) for car in colours]
    data["credit"] = [(credit or {}).get(car, 0) for car in colours]
    data["missed_areas"] = [(missed or {}).get(car, 0) for car in colours]
    for car, hexagons in held.items():
        data["tokens"].update({town(hexagon): number(car) for hexagon in hexagons})
    data["tokens"].update({town(hexagon): "returned" for hexagon in returned})
    data["hands"] = [list(hands.get(car, ())) for car in colours]
    used = [*played, *[card for hand in data["hands"] for card in hand]]
    rest = [kind for kind, copies in zip(KIND_IDS, COPIES, strict=True) for _ in range(copies - used.count(kind))]
    data["packs"] = {"played": played, "fresh": rest if undealt is None else list(undealt)}
    data["hand_counts"] = [len(hand) for hand in data["hands"]]
    data["pack"] = {name: len(pack) for name, pack in data["packs"].items()}
    data["harms"] = [list(harms.get(car, ())) for car in colours]
    data.update(phase="driving", draws=0, turn=number(turn), first=number(first), rounds=rounds)
    state = cast(Worldbeater, GAME.state_from_json(data))
    begin_turn(state, number(turn))
    return cast(Worldbeater, GAME.state_from_json({**state.to_json(), **(amid or {})}))


def number(car: str) -> int:
    """Give the seat of a car."""
    return CARS.index(car)


def match_at(state: Worldbeater) -> Match:
    """Open a match that stands at a position."""
    match = Match(GAME, state.setup.options, state.seats, QuickDealer("position"))
    match.state = state
    return match


def act(state: Worldbeater, kind: str, **fields: object) -> list[Event]:
    """Make a move of the seat on turn, which has to be legal, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert move in state.legal(state.turn), f"{kind} {fields} is not legal: {state.why(state.turn, move)}"
    return _apply(state, state.turn, move)


def drive(state: Worldbeater, to: str) -> list[Event]:
    """Drive to a hexagon."""
    return act(state, "drive", to=to)


def claim(state: Worldbeater, at: str) -> list[Event]:
    """Drive to a town and claim its token."""
    return act(state, "claim", at=at)


def cross(state: Worldbeater, at: str) -> list[Event]:
    """Drive to a frontier or seaport, or stand there, and cross."""
    return act(state, "cross", at=at)


def fly(state: Worldbeater, to: str) -> list[Event]:
    """Fly to an airport."""
    return act(state, "fly", to=to)


def put_back(state: Worldbeater, at: str) -> list[Event]:
    """Put a token back where the car stands."""
    return act(state, "put-back", at=at)


def play(state: Worldbeater, card: str, on: str | None = None) -> list[Event]:
    """Play a card, on a car if it harms."""
    return act(state, "play", card=card, **({} if on is None else {"on": number(on)}))


def end(state: Worldbeater) -> list[Event]:
    """End the turn."""
    return act(state, "end")


def happen(state: Worldbeater, kind: str, **fields: object) -> list[Event]:
    """Let chance make a move, which has to be possible, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert state.actors() == [CHANCE]
    assert move in state.legal(CHANCE), f"{kind} {fields} cannot happen now"
    return _apply(state, CHANCE, move)


def possible(state: Worldbeater) -> list[str]:
    """List the cards that chance can deal or take now."""
    assert state.actors() == [CHANCE]
    return [str(field(state, move, "card")) for move in state.legal(CHANCE)]


def field(state: Worldbeater, move: int, name: str) -> object:
    """Give a field of the wire form of a move, whichever kind of move it is."""
    wire: Wire = state.wire(move)
    return wire[name]


def choices(state: Worldbeater, *kinds: str) -> list[str]:
    """List the legal moves of the seat on turn, of some kinds or of all, as short texts: "drive EU05", "play fog 1"."""
    wires = [state.wire(move) for move in state.legal(state.turn)]
    return [short(wire) for wire in wires if not kinds or wire["move"] in kinds]


def ends(state: Worldbeater, *kinds: str) -> set[str]:
    """List the hexagons that moves of some kinds lead to, or of all kinds of lines."""
    wires: list[Wire] = [state.wire(move) for move in state.legal(state.turn)]
    wanted = kinds or ("drive", "claim", "cross")
    return {str(wire.get("to", wire.get("at"))) for wire in wires if wire["move"] in wanted}


def may(state: Worldbeater, kind: str, **fields: object) -> bool:
    """Tell whether the seat on turn may make a move."""
    return state.parse_move({"move": kind, **fields}) in state.legal(state.turn)


def refusal(state: Worldbeater, kind: str, **fields: object) -> tuple[str, ...]:
    """Give the clauses by which a move of the seat on turn is refused; it has to be illegal."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert not reason.legal, f"{kind} {fields} is legal"
    return reason.clauses


def told(events: list[Event], kind: type[Event]) -> list[Event]:
    """List the events of one kind."""
    return [event for event in events if type(event) is kind]


def shown(state: Worldbeater, fact: str) -> Any:
    """Give a fact of the whole truth by its name in the plain data."""
    facts: Mapping[str, object] = state.to_json()
    return facts[fact]


def phase(state: Worldbeater) -> str:
    """Name the phase."""
    return str(shown(state, "phase"))


def on_turn(state: Worldbeater) -> str:
    """Name the car whose turn it is."""
    return CARS[state.turn]


def place(state: Worldbeater, car: str) -> str | None:
    """Give the hexagon of a car; None when it is home."""
    return cast("str | None", shown(state, "cars")[number(car)])


def leg(state: Worldbeater, car: str) -> str:
    """Tell whether a car is on its way out, on its way back, or home."""
    return str(shown(state, "legs")[number(car)])


def holds(state: Worldbeater, car: str) -> set[str]:
    """List the hexagons of the tokens that a car holds."""
    return {spot(name) for name, at in shown(state, "tokens").items() if at == number(car)}


def token(state: Worldbeater, hexagon: str) -> object:
    """Tell where the token of a town is: available, returned, absent, or at a seat."""
    return shown(state, "tokens")[town(hexagon)]


def hand(state: Worldbeater, car: str) -> list[str]:
    """List the cards of a car."""
    return list(shown(state, "hands")[number(car)])


def sheet(state: Worldbeater, car: str) -> dict[str, int]:
    """Give the score sheet of a car, as everybody sees it."""
    lines = cast(list[dict[str, int]], GAME.view(state, 0).to_json()["sheet"])
    return lines[number(car)]


def ended(state: Worldbeater) -> Outcome:
    """Give the outcome of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == []
    return outcome


def until_turn_of(state: Worldbeater, car: str) -> list[Event]:
    """Let every car stay where it is until it is the turn of one, and give what happened."""
    events: list[Event] = []
    while on_turn(state) != car or phase(state) != "driving":
        events += end(state)
    return events


def lies_in(state: Worldbeater, car: str) -> str:
    """Tell in which area a car is."""
    hexagon = place(state, car)
    assert hexagon is not None
    return area(hexagon)


def short(wire: Wire) -> str:
    """Write a move as a short text."""
    return " ".join(str(value) for value in wire.values())


def _apply(state: Worldbeater, actor: int, move: int) -> list[Event]:
    state.events = []
    state.apply(actor, move)
    events, state.events = state.events, None
    return events
