"""This file is a way to set up any position of Captivade in a line or two, and to ask what may happen there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from greatcircle.games import find_game
from greatcircle.games.captivade.board import AGENTS, BOARD, COLOURS
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.rules.run import begin_run
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.state import CHANCE, Wire

GAME = find_game("captivade")
LONDON = BOARD.start + 1
FREE_TERMS: dict[str, object] = {
    "connections": 20,
    "flights": 0,
    "is_first_free": False,
    "ferry": None,
    "closed": [],
    "shut": [],
}
"""Terms on which every place can be reached, for weeks of which nothing is told."""

Log = int | Sequence[int]
"""Where an escapee hid: in one place all the time, or week by week."""


def begun(seats: int = 4, **options: object) -> Captivade:
    """Set up a match as it begins; if nothing else is chosen, the seats play the escapees in printed order."""
    if "rules_version" not in options:
        options = {"characters": ",".join(COLOURS[:seats]), **options}
    chosen = GAME.parse_options(options, seats)
    return cast(Captivade, GAME.start(chosen, seats))


def position(
    logs: Mapping[str, Log] | None = None,
    /,
    *,
    seats: int = 4,
    week: int = 2,
    first: str = "red",
    money: Mapping[str, int] | None = None,
    energy: Mapping[str, int] | None = None,
    posts: Mapping[str, int | None] | None = None,
    prison: Iterable[str] = (),
    effects: Mapping[str, Sequence[str]] | None = None,
    drawn: Iterable[str] = (),
    news: Iterable[str] = (),
    amid: Mapping[str, object] | None = None,
    **options: object,
) -> Captivade:
    """Set up a position in which the RUN of a week has just begun; places are told by their printed numbers.

    Escapees are named by colour, agents by theirs; the seats play them in printed order. Escapees who are not named
    have stayed in London with £600, and agents stand there too; an agent at None is out of the game. Who is in
    `prison` was caught in week 1. `amid` says in the words of the plain data what else is so.
    """
    data = cast(dict[str, Any], begun(seats, **options).to_json())
    past = week - 1
    data.update(phase="running", week=week, first=number(first))
    captives = list(prison)
    for seat, colour in enumerate(COLOURS[:seats]):
        weeks = 1 if colour in captives else past
        log = (logs or {}).get(colour, LONDON)
        data["hidden"][seat] = {
            "ends": [log] * weeks if isinstance(log, int) else list(log)[:weeks],
            "flights": [0] * weeks,
            "money": (money or {}).get(colour, 600),
            "energy": (energy or {}).get(colour, 0),
        }
        data["terms"][seat] = [FREE_TERMS] * weeks
        data["stands"][seat] = [LONDON] * weeks
        data["escapees"][seat]["effects"] = list((effects or {}).get(colour, ()))
        if colour in captives:
            data["stands"][seat] = []
            data["escapees"][seat].update(is_free=False, captured={"week": 1, "place": LONDON})
    for agent in data["agents"]:
        agent["place"] = (posts or {}).get(agent["agent"], LONDON)
        agent["has_news"] = agent["agent"] in list(news)
    data["deck"]["drawn"] = list(drawn)
    data.update(amid or {})
    state = cast(Captivade, GAME.state_from_json(data))
    begin_run(state)
    return state


def at_roll(logs: Mapping[str, Log] | None = None, /, **told: Any) -> Captivade:
    """Set up a position in which all escapees have stayed where they were, and the first one is to roll."""
    state = position(logs, **told)
    stay(state)
    return state


def at_chase(logs: Mapping[str, Log] | None = None, /, **told: Any) -> Captivade:
    """Set up a position in which the first agent is to move; everybody was spotted, and no card was drawn."""
    state = at_roll(logs, **told)
    spot_all(state)
    return state


def number(colour: str) -> int:
    """Give the seat of a colour."""
    return COLOURS.index(colour)


def match_at(state: Captivade) -> Match:
    """Open a match that stands at a position."""
    match = Match(GAME, state.setup.options, state.seats, QuickDealer("position"))
    match.state = state
    return match


def run(state: Captivade, colour: str, to: int, flights: int = 0) -> list[Event]:
    """Seal a trip of an escapee."""
    return act(state, number(colour), "run", to=to, flights=flights)


def stay(state: Captivade, *colours: str) -> list[Event]:
    """Let some escapees stay where they are, or all who have not sealed a trip."""
    events: list[Event] = []
    for seat in [number(colour) for colour in colours] or list(state.actors()):
        events += act(state, seat, "run", to=state.place(seat) + 1, flights=0)
    return events


def roll(state: Captivade, face: str) -> list[Event]:
    """Let the die show a face."""
    return happen(state, "roll", face=face)


def draw(state: Captivade, card: str) -> list[Event]:
    """Let an event card be turned up."""
    return happen(state, "draw", card=card)


def spot_all(state: Captivade) -> None:
    """Let everyone who is to roll be spotted, which needs no card."""
    while phase(state) == "rolling":
        roll(state, COLOURS[state.turn])


def roll_card(state: Captivade, card: str) -> list[Event]:
    """Let the escapee on turn roll "!" and draw a card."""
    return roll(state, "!") + draw(state, card)


def chase(state: Captivade, *calls: int) -> list[Event]:
    """Let the agent on the move travel and call."""
    return act(state, state.turn, "chase", calls=list(calls))


def patrol(state: Captivade) -> list[Event]:
    """Let all agents who have yet to move stay, as long as nothing else is asked."""
    events: list[Event] = []
    week = state.week
    while phase(state) == "chasing" and state.week == week:
        events += chase(state, state.post[state.agent] + 1)
    return events


def attack(state: Captivade, agent: str) -> list[Event]:
    """Let the assassin attack an agent."""
    return act(state, state.turn, "attack", agent=agent)


def spare(state: Captivade) -> list[Event]:
    """Let the assassin attack nobody."""
    return act(state, state.turn, "spare")


def act(state: Captivade, seat: int, kind: str, **fields: object) -> list[Event]:
    """Make a move of a seat, which has to be legal, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert move in state.legal(seat), f"{kind} {fields} is not legal: {state.why(seat, move)}"
    return _apply(state, seat, move)


def happen(state: Captivade, kind: str, **fields: object) -> list[Event]:
    """Let chance make a move, which has to be possible, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert state.actors() == [CHANCE]
    assert move in state.legal(CHANCE), f"{kind} {fields} cannot happen now"
    return _apply(state, CHANCE, move)


def ends(state: Captivade, colour: str, flights: int = 0) -> set[int]:
    """List the places where a trip of an escapee with so many flights can end."""
    wires = [dict(state.wire(move)) for move in state.legal(number(colour))]
    return {cast(int, wire["to"]) for wire in wires if wire["flights"] == flights}


def flight_counts(state: Captivade, colour: str) -> set[int]:
    """List the numbers of flights that trips of an escapee can have."""
    return {cast(int, dict(state.wire(move))["flights"]) for move in state.legal(number(colour))}


def calls(state: Captivade) -> set[tuple[int, ...]]:
    """List what the agent on the move can call."""
    wires = [dict(state.wire(move)) for move in state.legal(state.turn)]
    return {tuple(cast(list[int], wire["calls"])) for wire in wires}


def refusal(state: Captivade, colour: str, kind: str, **fields: object) -> tuple[str, ...]:
    """Give the clauses by which a move of a seat is refused; it has to be illegal."""
    reason = state.why(number(colour), state.parse_move({"move": kind, **fields}))
    assert not reason.legal, f"{kind} {fields} is legal"
    return reason.clauses


def told(events: list[Event], kind: type[Event]) -> list[Event]:
    """List the events of one kind."""
    return [event for event in events if type(event) is kind]


def sentences(events: list[Event]) -> list[str]:
    """List what everybody is told."""
    return [event.sentence(COLOURS) for event in events if event.audience() is None]


def seen(state: Captivade, colour: str | None = None) -> dict[str, Any]:
    """Give the view of a seat, or of a spectator, as plain data."""
    return dict(GAME.view(state, -2 if colour is None else number(colour)).to_json())


def secret(state: Captivade, colour: str) -> dict[str, Any]:
    """Give what only a seat knows of its escapee."""
    return cast(dict[str, Any], seen(state, colour)["secrets"][number(colour)])


def facts(state: Captivade, colour: str) -> list[tuple[int, str, object]]:
    """List what everybody knows of an escapee: the week, the kind of fact, and its value."""
    found = [fact.to_json() for fact in state.facts if fact.seat == number(colour)]
    return [(fact["week"], fact["kind"], fact["value"]) for fact in found]


def phase(state: Captivade) -> str:
    """Name the phase."""
    return str(state.to_json()["phase"])


def on_move(state: Captivade) -> str:
    """Name the agent on the move."""
    return AGENTS[state.agent]


def post(state: Captivade, agent: str) -> int | None:
    """Give the place of an agent; None when it is out of the game."""
    place = state.post[AGENTS.index(agent)]
    return None if place < 0 else place + 1


def free(state: Captivade) -> list[str]:
    """List the escapees who are free."""
    return [COLOURS[seat] for seat in state.free_seats()]


def ended(state: Captivade) -> Outcome:
    """Give the outcome of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == []
    return outcome


def short(wire: Wire) -> str:
    """Write a move as a short text: "run 12 1", "chase 89 90"."""
    values = [" ".join(map(str, value)) if isinstance(value, list) else str(value) for value in wire.values()]
    return " ".join(values)


def _apply(state: Captivade, actor: int, move: int) -> list[Event]:
    state.events = []
    state.apply(actor, move)
    events, state.events = state.events, None
    return events
