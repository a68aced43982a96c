"""What is told: a sentence for every event, and that what happens in matches is told whole."""

from collections import Counter
from typing import cast

import pytest

from greatcircle.games.capital_adventure import events, hazard_event
from greatcircle.games.capital_adventure.board import SIDES
from greatcircle.games.capital_adventure.card import HAZARDS, TELEXES
from greatcircle.games.capital_adventure.events import (
    Answered,
    Appealed,
    Began,
    Cashed,
    Declared,
    Doubled,
    Earned,
    Embarked,
    Entered,
    GoEnded,
    Issued,
    OrderRolled,
    Overruled,
    Pegged,
    Planned,
    Proposed,
    QuestionRead,
    Revealed,
    Rolled,
    SeaProgress,
    SetOut,
    Tied,
    TokenEarned,
    TokenForfeited,
    Travelled,
    Typed,
    VisaDenied,
    Voted,
)
from greatcircle.games.capital_adventure.hazard_event import (
    AlreadyThere,
    Deported,
    GoMissed,
    HazardDrawn,
    Hijacked,
    LostAll,
    Paid,
    SentBack,
    TelexDrawn,
    WillMiss,
)
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Ended, Event
from greatcircle.kernel.match import Match
from tests.games.capital_adventure.position import GAME

TOLD: list[tuple[Event, str]] = [
    (OrderRolled(0, 5), "Red rolls 5 for the first go."),
    (Tied([0, 2]), "Red and Green are level and roll again."),
    (Began(1), "Blue begins."),
    (SetOut(3, 8, "berlin"), "Yellow rolls 8 and sets out from Berlin."),
    (Rolled(0, 6), "Red rolls 6."),
    (QuestionRead(0, "food", "hard", "What is it?"), "Red is asked: What is it?"),
    (Answered(0, "Rome", "Rome", True), "Red knows it: Rome."),
    (Answered(0, "Paris", "Rome", False), "Red says Paris. The answer is Rome."),
    (Answered(0, None, "Washington, D.C.", False), "Red does not know it. The answer is Washington, D.C."),
    (Typed(1, "rom", True), "Blue answers “rom”, which counts as right unless somebody overrules it."),
    (Typed(1, "oslo", False), "Blue answers “oslo”, which counts as wrong unless somebody overrules it."),
    (Appealed(0, 1), "Red asks Blue to look at the answer again."),
    (Overruled(2, True), "Green overrules: the answer counts as right."),
    (Revealed(0, "Rome"), "Red has answered. The card says Rome."),
    (Earned(0, 400), "Red earns $400."),
    (Cashed(0, "americas", 1000), "Red cashes the insurance for the Americas: $1000."),
    (Cashed(0, "europe", 500), "Red cashes the insurance for Europe: $500."),
    (Doubled(0), "Red hands in a Double."),
    (Planned(0, ["rome", "athens"], 200, 0), "Red plans a journey to Athens for $200."),
    (Planned(0, ["athens", "cairo"], 200, 1000), "Red plans a journey to Cairo for $200 and $1000 for Visas."),
    (Travelled(0, ["rome", "athens"], 200, 0, 0, 200), "Red travels to Athens for $200."),
    (Travelled(0, ["rome", "athens"], 200, 0, 1, 0), "Red travels to Athens for a Travel Token."),
    (
        Travelled(0, ["nairobi", "mumbai"], 750, 1000, 1, 1350),
        "Red travels to Mumbai for $1350 and a Travel Token, $1000 of it for Visas.",
    ),
    (Pegged(0, "new-york", 16), "Red puts a peg against New York, number 16."),
    (TokenEarned(0, "paris"), "Red stops over in Paris and gets a Travel Token."),
    (TokenForfeited(0), "Red can take no further Travel Token."),
    (Declared(0, "cairo"), "Red chooses to answer for the Visas to Cairo."),
    (Declared(0, "london"), "Red chooses to answer for the Visa to London."),
    (Embarked(0, "london", 0, 2), "Red pays 2 Travel Tokens and is on the way to London."),
    (Embarked(0, "cairo", 200, 0), "Red pays $200 and is on the way to Cairo."),
    (Entered(0, "cairo"), "Red enters Cairo."),
    (VisaDenied(0, "cairo"), "Red gets no Visa for Cairo yet."),
    (SeaProgress(0, 2), "Red crosses 2 of 6 parts of the Atlantic; 4 more to go."),
    (
        SeaProgress(0, 6),
        "Red crosses 6 of 6 parts of the Atlantic; London is in sight: one European question is left.",
    ),
    (SentBack(0, "new-orleans"), "A Hazard at sea: Red goes back to New Orleans."),
    (HazardDrawn(0, HAZARDS[0].id), f"Hazard for Red: {HAZARDS[0].name}. {HAZARDS[0].sentence}"),
    (Paid(0, 900), "Red pays $900."),
    (LostAll(0, 1450), "Red loses $1450; tokens are safe."),
    (WillMiss(0, 1), "Red misses the next go."),
    (WillMiss(0, 2), "Red misses the next 2 goes."),
    (Hijacked(0, "luanda"), "Red finds itself in Luanda."),
    (AlreadyThere(0, "luanda"), "Red is in Luanda already; the hijack leads nowhere and does not end the go."),
    (Deported(0, "athens"), "Red cannot pay and is deported to Athens."),
    (
        TelexDrawn(0, TELEXES[0].id, 200),
        f"Telex for Red: {TELEXES[0].name}. {TELEXES[0].sentence} Red gets $200.",
    ),
    (
        TelexDrawn(0, TELEXES[3].id, 0),
        f"Telex for Red: {TELEXES[3].name}. {TELEXES[3].sentence} It pays nothing here.",
    ),
    (GoMissed(0, 1), "Red misses a go."),
    (GoEnded(0), "Red's go is over."),
    (Proposed(0), "Red proposes one more Double for every side."),
    (Voted(1, True), "Blue agrees."),
    (Voted(1, False), "Blue does not agree."),
    (Issued(), "Every side gets one more Double."),
    (Ended("Red has won."), "Red has won."),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=lambda value: type(value).__name__)
def test_the_sentence_of_an_event(event: Event, sentence: str) -> None:
    assert event.sentence(SIDES) == sentence
    assert event.audience() is None


def test_every_kind_of_event_is_in_this_list() -> None:
    kinds = {
        one
        for module in (events, hazard_event)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Event)
    } - {Event}
    assert kinds | {Ended} == {type(event) for event, _ in TOLD}


@pytest.mark.parametrize("seed", ["a", "b"])
def test_what_is_told_adds_up_to_what_is_so(seed: str) -> None:
    options = {"round_limit": 25, "version": "diplomat", "pay": "fast"} if seed == "b" else {"round_limit": 25}
    match = Match(GAME, GAME.parse_options(options, 3), 3, QuickDealer(seed))
    dealer = QuickDealer(f"choice {seed}")
    cash, pegs, tokens = Counter[int](), Counter[int](), Counter[int]()
    while not match.is_over():
        if match.waits_for_chance():
            told = match.deal()
        else:
            seat = match.state.actors()[0]
            moves = match.state.for_bots(seat)
            told = match.play(seat, moves[dealer.below(len(moves))])
        for event in told:
            match event:
                case Earned() | Cashed() | TelexDrawn():
                    cash[event.seat] += event.amount
                case Paid() | LostAll():
                    cash[event.seat] -= event.amount
                case Travelled() | Embarked():
                    cash[event.seat] -= event.cash
                    tokens[event.seat] -= event.tokens
                case Pegged():
                    pegs[event.seat] += 1
                case TokenEarned():
                    tokens[event.seat] += 1
        state = cast(CapitalAdventure, match.state)
        assert state.cash == [1000 + cash[seat] for seat in range(3)]
        assert state.tokens == [tokens[seat] for seat in range(3)]
        assert [state.peg_count(seat) for seat in range(3)] == [pegs[seat] for seat in range(3)]
    assert sum(pegs.values()) > 3
