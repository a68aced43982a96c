"""This file is a way to set up any position of Capital Adventure in a line or two, and to play on from there."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.games import find_game
from greatcircle.games.capital_adventure.board import BOARD, SIDES
from greatcircle.games.capital_adventure.card import HAZARD_KINDS, HAZARDS, TELEXES, Hazard, Telex
from greatcircle.games.capital_adventure.quiz.box import HAZARD, QUESTION, TELEX
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.match import Match
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.state import CHANCE, Wire
from tests.games.capital_adventure.scene import CONTINENTS, CROSSINGS, GOALS

GAME = find_game("capital-adventure")
AT_SEA = "atlantic"
"""The transit point between New York and London."""


def position(
    places: Mapping[str, str] | None = None,
    /,
    *,
    seats: int = 2,
    turn: str = "red",
    first: str = "red",
    cash: Mapping[str, int] | None = None,
    insurance: Mapping[str, Iterable[str]] | None = None,
    doubles: Mapping[str, int] | None = None,
    tokens: Mapping[str, int] | None = None,
    pegs: Mapping[str, Iterable[str]] | None = None,
    missed: Mapping[str, int] | None = None,
    sea: Mapping[str, int] | None = None,
    sent_back: Iterable[str] = (),
    declared: Mapping[str, str] | None = None,
    amid: Mapping[str, object] | None = None,
    **options: object,
) -> CapitalAdventure:
    """Set up a position in which the go of a side has just begun.

    Sides are named by colour. Who is not named is in Vienna with $1000 and all that a side begins with. A place is a
    city, a crossing ("athens-cairo": on its transit point, on the way east), or a crossing with where it leads
    ("athens-cairo>athens"). `amid` says in the words of the plain data what else is so.
    """
    data = cast(dict[str, Any], GAME.start(GAME.parse_options(options, seats), seats).to_json())
    data.update(phase="deciding", turn=number(turn), first=number(first))
    for seat, colour in enumerate(SIDES[:seats]):
        place = (places or {}).get(colour, "vienna")
        side = data["sides"][seat]
        side.update(_whereabouts(place), is_starting=False)
        side["cash"] = (cash or {}).get(colour, 1000)
        side["insurance"] = list((insurance or {}).get(colour, CONTINENTS))
        side["doubles"] = (doubles or {}).get(colour, side["doubles"])
        side["tokens"] = (tokens or {}).get(colour, 0)
        side["pegs"] = list((pegs or {}).get(colour, GOALS if place == AT_SEA else ()))
        side["missed"] = (missed or {}).get(colour, 0)
        side["sea"] = (sea or {}).get(colour, 0)
        side["was_sent_back"] = colour in list(sent_back)
        side["declared"] = (declared or {}).get(colour, place.split(">")[0] if place in CROSSINGS else None)
    data.update(amid or {})
    return cast(CapitalAdventure, GAME.state_from_json(data))


def _whereabouts(place: str) -> dict[str, object]:
    crossing, _, to = place.partition(">")
    if crossing == AT_SEA:
        return {"city": None, "transit": {"crossing": AT_SEA, "to": "london"}}
    if crossing in CROSSINGS:
        return {"city": None, "transit": {"crossing": crossing, "to": to or CROSSINGS[crossing]["to"]}}
    return {"city": place, "transit": None}


def started(seats: int = 2, **options: object) -> CapitalAdventure:
    """Set up a match as it begins."""
    return cast(CapitalAdventure, GAME.start(GAME.parse_options(options, seats), seats))


def in_london(side: str = "red", **told: Any) -> CapitalAdventure:
    """Set up the moment in which a side is about to roll for its start city."""
    state = position(turn=side, **told)
    seat = number(side)
    state.city[seat] = BOARD.start
    state.is_starting[seat] = True
    return renewed(state)


def renewed(state: CapitalAdventure) -> CapitalAdventure:
    """Read a state again from its plain data, so that what is legal follows from what was changed by hand."""
    return cast(CapitalAdventure, GAME.state_from_json(state.to_json()))


def number(colour: str) -> int:
    """Give the seat of a colour."""
    return SIDES.index(colour)


def match_at(state: CapitalAdventure) -> Match:
    """Open a match that stands at a position."""
    match = Match(GAME, state.setup.options, state.seats, QuickDealer("position"))
    match.state = state
    return match


# What sides do.


def act(
    state: CapitalAdventure, kind: str, /, side: str | None = None, words: str = "", **fields: object
) -> list[Event]:
    """Make a move of a side, the one that acts unless another is named; it has to be legal. Give what happened."""
    seat = state.actors()[0] if side is None else number(side)
    move = state.parse_move({"move": kind, **fields})
    assert move in state.legal(seat) + state.interrupts(seat), f"{kind} {fields}: {state.why(seat, move)}"
    state.words = words
    events = _apply(state, seat, move)
    state.words = ""
    return events


def can(state: CapitalAdventure, kind: str, /, side: str | None = None, **fields: object) -> bool:
    """Tell whether the side that acts, or another, may make a move."""
    seat = state.actors()[0] if side is None else number(side)
    return state.parse_move({"move": kind, **fields}) in state.legal(seat)


def offers(state: CapitalAdventure) -> list[dict[str, object]]:
    """List what whoever acts may do, on the wire."""
    return [dict(state.wire(move)) for move in state.legal(state.actors()[0])]


def kinds(state: CapitalAdventure) -> set[str]:
    """List the kinds of moves of whoever acts."""
    return {str(offer["move"]) for offer in offers(state)}


def destinations(state: CapitalAdventure) -> set[str]:
    """List the cities to which a journey may be planned or go on."""
    return {str(offer["to"]) for offer in offers(state) if offer["move"] == "go"}


def payments(state: CapitalAdventure) -> list[int]:
    """List with how many Travel Tokens the planned journey may be paid."""
    return [cast(int, offer["tokens"]) for offer in offers(state) if offer["move"] == "pay"]


def tries(state: CapitalAdventure) -> set[str]:
    """List the crossings for whose Visas the side may answer."""
    return {str(offer["crossing"]) for offer in offers(state) if offer["move"] == "visa"}


def sails(state: CapitalAdventure) -> set[tuple[str, int]]:
    """List how the side may set out over the Atlantic, and with how many Travel Tokens."""
    return {(str(offer["by"]), cast(int, offer["tokens"])) for offer in offers(state) if offer["move"] == "sail"}


def go(state: CapitalAdventure, *cities: str) -> list[Event]:
    """Plan a journey, or plan it on, through cities."""
    return [event for city in cities for event in act(state, "go", to=city)]


def travel(state: CapitalAdventure, *cities: str, tokens: int = 0) -> list[Event]:
    """Plan a journey through cities, pay it and make it."""
    return [*go(state, *cities), *act(state, "pay", tokens=tokens)]


def end(state: CapitalAdventure) -> list[Event]:
    """End the go."""
    return act(state, "end")


# What chance does.


def happen(state: CapitalAdventure, kind: str, **fields: object) -> list[Event]:
    """Let chance make a move, which has to be possible, and give what happened."""
    move = state.parse_move({"move": kind, **fields})
    assert state.actors() == [CHANCE], "chance has nothing to do now"
    assert move in state.legal(CHANCE), f"{kind} {fields} cannot happen now"
    return _apply(state, CHANCE, move)


def set_out(state: CapitalAdventure, total: int) -> list[Event]:
    """Let the side in London roll both dice."""
    return [*act(state, "roll"), *happen(state, "start", total=total)]


def show(state: CapitalAdventure, die: int = 1) -> list[Event]:
    """Let the side roll for a question, and the die show a number."""
    return [*act(state, "roll"), *happen(state, "die", number=die)]


def draw(state: CapitalAdventure, kind: int = QUESTION) -> list[Event]:
    """Let the first card be drawn whose entry with the number on the die is of a kind."""
    for move in state.legal(CHANCE):
        wire: Wire = state.wire(move)
        box = ["one", "two", "visa"].index(str(wire["box"]))
        if state.setup.boxes.entry(box, cast(int, wire["card"]), 0, state.number).kind == kind:
            return _apply(state, CHANCE, move)
    raise AssertionError(f"no card has such an entry at {state.number + 1}")


def ask(state: CapitalAdventure, die: int = 1) -> list[Event]:
    """Let the side roll, and a question be read to it."""
    return [*show(state, die), *draw(state)]


def meet_hazard(state: CapitalAdventure, card: str | None = None) -> list[Event]:
    """Let the side roll and meet a Hazard: this one, or at sea none in particular."""
    events = [*show(state), *draw(state, HAZARD)]
    return events if card is None else [*events, *happen(state, "hazard", card=card)]


def get_telex(state: CapitalAdventure, card: str) -> list[Event]:
    """Let the side roll and get a Telex."""
    return [*show(state), *draw(state, TELEX), *happen(state, "telex", card=card)]


# Questions and answers.


def asked(state: CapitalAdventure) -> QuizQuestion:
    """Give the question that is asked."""
    assert state.asked is not None
    return state.question_of(state.asked)


def answer(state: CapitalAdventure, is_right: bool = True) -> list[Event]:
    """Let the side that is asked pick the right answer, or a wrong one."""
    place = asked(state).place()
    return act(state, "say", option=place if is_right else (place + 1) % 4)


def reply(state: CapitalAdventure, is_right: bool = True, die: int = 1) -> list[Event]:
    """Let the side roll, be asked, and answer."""
    return [*ask(state, die), *answer(state, is_right)]


def try_visa(state: CapitalAdventure, crossing: str, is_right: bool = True, tokens: int = 0) -> list[Event]:
    """Let the side answer for the Visa out of its continent."""
    events = [*act(state, "visa", crossing=crossing, tokens=tokens), *happen(state, "die", number=1)]
    return [*events, *draw(state), *answer(state, is_right)]


def sail(state: CapitalAdventure, by: str, tokens: int = 0, is_right: bool = True) -> list[Event]:
    """Let the side set out over the Atlantic; by an answer, with its question."""
    events = act(state, "sail", by=by, tokens=tokens)
    if by != "answer":
        return events
    return [*events, *happen(state, "die", number=1), *draw(state), *answer(state, is_right)]


def typed(state: CapitalAdventure, text: str) -> None:
    """Let the side that is asked type an answer."""
    wire: Wire = state.wire(state.parse_answer(state.turn, text))
    if wire["move"] == "pass":
        act(state, "pass", words=text)
    else:
        act(state, "say", words=text, option=wire["option"])


def asked_by_typing(**told: Any) -> CapitalAdventure:
    """Set up a side that answers by typing, with a question before it."""
    state = position(answering="typed", **told)
    ask(state)
    return state


def ready(version: str = "visa", money: int = 2000, tokens: int = 0, **told: Any) -> CapitalAdventure:
    """Set up a go that begins in New York with all pegs."""
    return position(
        {"red": "new-york"},
        cash={"red": money},
        tokens={"red": tokens},
        pegs={"red": GOALS},
        insurance={"red": []},
        version=version,
        **told,
    )


# What is so.


def hazards(kind: str, continent: str | None = None) -> list[Hazard]:
    """List the Hazards of a kind, of one continent or of all."""
    return [
        card
        for card in HAZARDS
        if card.kind == HAZARD_KINDS.index(kind) and continent in (None, CONTINENTS[card.continent])
    ]


def fine(continent: str, amount: int) -> str:
    """Name a Hazard of a continent that costs so much."""
    return next(card.id for card in hazards("pay", continent) if card.amount == amount)


def telexes(*continents: str) -> list[Telex]:
    """List the Telexes that pay in just these continents; without any, those that pay everywhere."""
    wanted = [CONTINENTS.index(one) for one in continents]
    return [card for card in TELEXES if card.continents == wanted]


def seen(state: CapitalAdventure) -> dict[str, Any]:
    """Give the state as plain data."""
    return cast(dict[str, Any], state.to_json())


def side(state: CapitalAdventure, colour: str = "red") -> dict[str, Any]:
    """Give what everybody sees of a side."""
    return cast(dict[str, Any], seen(state)["sides"][number(colour)])


def purpose(state: CapitalAdventure) -> str:
    """Say what the open question is asked for."""
    return str(seen(state)["question"]["purpose"])


def visa_question(state: CapitalAdventure) -> tuple[str, str]:
    """Name the purpose and the continent of the question that is asked."""
    question = seen(state)["question"]
    assert question["box"] == "visa"
    return question["purpose"], question["continent"]


def cash(state: CapitalAdventure, colour: str = "red") -> int:
    """Give the money of a side."""
    return state.cash[number(colour)]


def phase(state: CapitalAdventure) -> str:
    """Name the phase."""
    return str(seen(state)["phase"])


def on_turn(state: CapitalAdventure) -> str:
    """Name the side whose go it is."""
    return SIDES[state.turn]


def refusal(state: CapitalAdventure, kind: str, /, side: str | None = None, **fields: object) -> tuple[str, ...]:
    """Give the clauses by which a move is refused; it has to be illegal."""
    reason = state.why(state.turn if side is None else number(side), state.parse_move({"move": kind, **fields}))
    assert not reason.legal, f"{kind} {fields} is legal"
    return reason.clauses


def told(events: list[Event], kind: type[Event]) -> list[Event]:
    """List the events of one kind."""
    return [event for event in events if type(event) is kind]


def ended(state: CapitalAdventure) -> Outcome:
    """Give the outcome of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == []
    return outcome


def _apply(state: CapitalAdventure, actor: int, move: int) -> list[Event]:
    state.events = []
    state.apply(actor, move)
    events, state.events = state.events, None
    return events
