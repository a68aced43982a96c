"""The rules in words: what a move does, why it is allowed or refused, and that every question has an answer."""

import pytest

from greatcircle.games import rulebook_of
from greatcircle.games.capital_adventure.moves import MOVE_COUNT, ORDER
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import IllegalMove, MatchOver, WrongSeat
from greatcircle.kernel.state import CHANCE
from tests.games.capital_adventure.position import (
    AT_SEA,
    GAME,
    act,
    ask,
    asked,
    draw,
    end,
    go,
    happen,
    in_london,
    match_at,
    meet_hazard,
    number,
    position,
    reply,
    show,
    started,
    travel,
)
from tests.games.capital_adventure.scene import GOALS, fare


def answer(state: CapitalAdventure, kind: str, /, side: str | None = None, **fields: object) -> str:
    """Ask why a side may not make a move: the sentence, with the clauses behind it."""
    seat = state.turn if side is None else number(side)
    reason = state.why(seat, state.parse_move({"move": kind, **fields}))
    assert not reason.legal
    return str(reason)


def allowed(state: CapitalAdventure, kind: str, /, **fields: object) -> str:
    """Ask why whoever acts may make a move: the sentence, with the clauses behind it."""
    reason = state.why(state.actors()[0], state.parse_move({"move": kind, **fields}))
    assert reason.legal
    return str(reason)


# What a move does.


def test_what_can_be_done_at_the_beginning_of_a_go() -> None:
    state = position({"red": "delhi"})
    assert allowed(state, "cash", continent="asia") == "Cash the insurance for Asia: $1000. (CA-49)"
    assert allowed(state, "double") == (
        "Hand in a Double: money earned in this go, and fines, count twice. (CA-58, CA-59)"
    )
    assert allowed(state, "roll") == "Roll for a question. (CA-34, CA-36)"
    assert allowed(state, "end") == "End the go. (CA-36, CA-47)"
    assert allowed(state, "propose") == "Propose one more Double for every side. (CA-13)"
    american = position({"red": "chicago"})
    assert allowed(american, "cash", continent="americas") == "Cash the insurance for the Americas: $1000. (CA-49)"


def test_a_journey_tells_its_way_its_price_and_its_pegs() -> None:
    state = position({"red": "vienna"}, cash={"red": 5000})
    assert allowed(state, "go", to="rome") == f"Go to Rome: ${fare('vienna', 'rome')}. (CA-40, CA-44)"
    price = fare("vienna", "berlin", "stockholm")
    assert allowed(state, "go", to="stockholm") == (
        f"Go to Stockholm by way of Berlin: ${price}, for a peg. (CA-40, CA-44)"
    )
    go(state, "stockholm")
    assert allowed(state, "go", to="moscow") == (
        f"Go on to Moscow: ${fare('stockholm', 'moscow')}, for a peg. (CA-40, CA-44)"
    )
    assert "peg" not in allowed(state, "go", to="berlin")
    assert allowed(state, "pay", tokens=0) == f"Pay ${price} and travel to Stockholm. (CA-44, CA-95)"
    visas = position({"red": "athens"}, cash={"red": 5000}, tokens={"red": 1})
    assert allowed(visas, "go", to="cairo") == (
        f"Go to Cairo: ${fare('athens', 'cairo')} and $1000 for Visas. (CA-40, CA-44)"
    )
    go(visas, "cairo")
    assert allowed(visas, "pay", tokens=1) == "Pay a Travel Token and $1000 and travel to Cairo. (CA-44, CA-95)"


def test_what_rolling_is_for() -> None:
    assert allowed(in_london(), "roll") == "Roll both dice and set out from London. (CA-30, CA-31)"
    waiting = position({"red": "athens-cairo"})
    assert allowed(waiting, "roll") == "Roll for the Visa question about Africa. (CA-34, CA-36)"
    sea = position({"red": AT_SEA}, sea={"red": 2})
    assert allowed(sea, "roll") == "Roll for question 3 over the Atlantic. (CA-34, CA-36)"
    last = position({"red": AT_SEA}, sea={"red": 6})
    assert allowed(last, "roll") == "Roll for the last question, about Europe. (CA-34, CA-36)"


def test_what_crossing_and_sailing_cost() -> None:
    state = position({"red": "athens"}, tokens={"red": 1})
    price = fare("athens", "cairo")
    assert allowed(state, "visa", crossing="athens-cairo", tokens=0) == (
        f"Answer for the Visas to Cairo; the fare will be ${price}. (CA-107, CA-117)"
    )
    west = position({"red": "cairo"})
    assert allowed(west, "visa", crossing="athens-cairo", tokens=0).startswith("Answer for the Visas to Athens;")
    ready = position({"red": "new-york"}, pegs={"red": GOALS}, tokens={"red": 2}, cash={"red": 2000})
    assert allowed(ready, "sail", by="answer", tokens=1) == (
        "Answer for the Visa out of the Americas and sail for London; the fare will be a Travel Token and $400. "
        "(CA-131)"
    )
    assert allowed(ready, "sail", by="money", tokens=2) == (
        "Sail for London with a fare of 2 Travel Tokens and a Visa of $500. (CA-131)"
    )
    diplomat = position({"red": "new-york"}, pegs={"red": GOALS}, version="diplomat")
    assert allowed(diplomat, "sail", by="fare", tokens=0) == "Sail for London with a fare of $800. (CA-127)"


def test_what_can_become_of_a_question() -> None:
    state = position()
    ask(state)
    option = asked(state).options()[2].rstrip(".")
    assert allowed(state, "say", option=2) == f"Answer {option}. (CA-11, CA-17)"
    assert allowed(state, "pass") == "Give no answer. (CA-17, CA-37)"
    assert allowed(state, "chance") == "Leave the answer to chance. (CA-163)"
    aloud = position(answering="aloud")
    ask(aloud)
    assert allowed(aloud, "reveal") == "I have said my answer; show the card's. (CA-17)"
    act(aloud, "reveal")
    assert allowed(aloud, "judge", right=True) == "Call the answer right. (CA-162)"
    assert allowed(aloud, "judge", right=False) == "Call the answer wrong. (CA-162)"
    assert allowed(aloud, "trust") == "Leave it to them to say whether it was right. (CA-162)"


def test_what_can_become_of_a_typed_answer() -> None:
    state = position(answering="typed")
    ask(state)
    assert allowed(state, "say", option=1) == "Give answer 2. (CA-11, CA-17)"
    act(state, "pass", words="no idea")
    assert allowed(state, "go-on") == "Go on: the answer counts as wrong. (CA-162)"
    assert allowed(state, "overrule") == "Ask Blue to count the answer as right. (CA-162)"
    interrupt = state.why(1, state.parse_move({"move": "overrule"}))
    assert interrupt.legal
    assert interrupt.sentence == "Overrule: the answer shall count as right."


def test_what_chance_does() -> None:
    state = started(2)
    assert state.sentence(CHANCE, state.parse_move({"move": "order", "die": 4})) == "Red rolls 4 for the first go."
    state = started(2, first=1)
    act(state, "roll")
    assert state.sentence(CHANCE, state.parse_move({"move": "start", "total": 11})) == (
        "Red rolls 11, which leads to Rome."
    )
    state = position()
    for wire, sentence in (
        ({"move": "die", "number": 3}, "Red rolls 3."),
        ({"move": "card", "box": "one", "card": 16}, "Card 17 comes up."),
        ({"move": "hazard", "card": "europe-02"}, "Red draws the Hazard No parking."),
        ({"move": "telex", "card": "telex-04"}, "Red gets the Telex Rail refund."),
        ({"move": "luck", "right": True}, "Red knows the answer."),
        ({"move": "luck", "right": False}, "Red does not know the answer."),
    ):
        assert state.sentence(CHANCE, state.parse_move(wire)) == sentence


# Why not.


def test_why_a_journey_is_too_dear() -> None:
    state = position({"red": "vienna"}, cash={"red": 50}, insurance={"red": []})
    assert answer(state, "go", to="rome") == (
        f"The journey to Rome costs ${fare('vienna', 'rome')}, and there is $50. (CA-44)"
    )
    poor = position({"red": "athens"}, cash={"red": 900}, tokens={"red": 1})
    assert answer(poor, "go", to="cairo") == (
        f"The journey to Cairo costs ${fare('athens', 'cairo')} and $1000 for Visas, and there is $900 and a Travel "
        "Token. The insurance for Europe would make up for it. (CA-44, CA-156)"
    )
    poorer = position({"red": "athens"}, cash={"red": 100})
    assert "insurance" not in answer(poorer, "go", to="cairo")


def test_why_a_city_is_out_of_reach() -> None:
    state = position({"red": "vienna"}, cash={"red": 90000})
    assert answer(state, "go", to="delhi") == (
        "A journey crosses one border, and Delhi lies beyond another. (CA-115, CA-123)"
    )
    assert answer(state, "go", to="london") == "London is reached over the Atlantic alone. (CA-05, CA-06)"
    assert answer(state, "go", to="vienna") == "The journey is in Vienna already. (CA-40)"
    east = position({"red": "cairo"}, cash={"red": 9000}, pegs={"red": GOALS}, eastward=True)
    assert answer(east, "go", to="rome") == ("Rome lies behind; borders are crossed eastward in this match. (CA-06)")
    asia = position({"red": "delhi"}, cash={"red": 90000}, eastward=True)
    assert answer(asia, "go", to="rome") == (
        "A journey crosses one border, and Rome lies beyond another. (CA-115, CA-123)"
    )
    bound = position({"red": "athens"}, cash={"red": 1300}, insurance={"red": []}, declared={"red": "athens-cairo"})
    assert answer(bound, "go", to="cairo").startswith(
        "The side has chosen to answer for the crossing here; by another one Cairo costs $"
    )


def test_why_a_journey_is_not_paid_so() -> None:
    state = position({"red": "vienna"}, tokens={"red": 1}, cash={"red": 1000})
    assert answer(state, "pay", tokens=0) == "No journey is planned. (CA-40)"
    go(state, "rome")
    assert answer(state, "pay", tokens=2) == "The side has only one Travel Token. (CA-95)"
    none = position({"red": "vienna"})
    go(none, "rome")
    assert answer(none, "pay", tokens=1) == "The side has no Travel Token. (CA-95)"
    assert answer(none, "roll") == "First pay for the planned journey, or take it back. (CA-44)"
    assert answer(none, "visa", crossing="athens-cairo", tokens=0) == (
        "First pay for the planned journey, or take it back. (CA-44)"
    )
    penniless = position({"red": "vienna"}, tokens={"red": 1}, cash={"red": 0})
    go(penniless, "rome")
    assert answer(penniless, "pay", tokens=0) == "That does not pay the journey in full. (CA-44)"


def test_why_insurance_and_doubles_are_refused() -> None:
    state = position({"red": "chicago"}, insurance={"red": ["asia"]}, doubles={"red": 0})
    assert answer(state, "cash", continent="asia") == ("The insurance for Asia is paid in Asia alone. (CA-49, CA-50)")
    assert answer(state, "cash", continent="americas") == (
        "The insurance for the Americas has been cashed in already. (CA-53)"
    )
    assert answer(state, "double") == "No Double token is left. (CA-58)"
    sea = position({"red": AT_SEA})
    act(sea, "double")
    assert answer(sea, "double") == "Only one Double works in a go. (CA-59)"


def test_why_nobody_crosses_or_sails_like_this() -> None:
    state = position({"red": "athens"}, cash={"red": 50}, insurance={"red": []}, tokens={"red": 2})
    assert answer(state, "visa", crossing="nairobi-mumbai", tokens=0) == (
        "That crossing begins in Nairobi or Mumbai. (CA-117)"
    )
    assert answer(state, "visa", crossing="athens-cairo", tokens=0) == (
        "Pay with another number of Travel Tokens. (CA-94, CA-95)"
    )
    penniless = position({"red": "athens"}, cash={"red": 50}, insurance={"red": []})
    assert answer(penniless, "visa", crossing="athens-cairo", tokens=0) == (
        f"The fare of ${fare('athens', 'cairo')} has to be in hand first. (CA-44, CA-119)"
    )
    assert answer(penniless, "sail", by="money", tokens=0) == "The Atlantic is crossed from New York. (CA-05)"
    early = position({"red": "new-york"}, pegs={"red": GOALS[:13]})
    assert answer(early, "sail", by="money", tokens=0) == ("Capital Adventure cities still to visit first: 3. (CA-126)")
    ready = position({"red": "new-york"}, pegs={"red": GOALS}, cash={"red": 1000})
    assert answer(ready, "sail", by="money", tokens=0) == (
        "The fare of $800 and $500 for the Visa have to be in hand first. (CA-44, CA-119)"
    )


def test_why_it_is_not_the_moment() -> None:
    state = position(seats=3)
    assert answer(state, "roll", side="green") == "It is Red's move, not Green's. (CA-45)"
    assert answer(state, "say", option=0) == "Nothing is asked now. (CA-34)"
    act(state, "roll")
    assert answer(state, "end") == "First the dice and cards have to come. (CA-34)"
    happen(state, "die", number=1)
    draw(state)
    assert answer(state, "end") == (
        "A question that was read has to be answered; saying nothing counts as wrong. (CA-37)"
    )
    assert answer(state, "die", number=1) == "Dice and cards are chance's to draw, not a side's. (CA-34)"
    assert answer(started(2), "roll") == "First the sides roll for who begins. (CA-28)"
    assert answer(position({"red": "athens-cairo"}), "go", to="cairo") == (
        "On a transit point a side only tries the question that is due, or lets the go pass. (CA-158)"
    )


def test_there_are_no_other_seats_and_no_other_moves() -> None:
    state = position()
    assert str(state.why(5, 0)) == "There is no seat 5 in this match. (CA-01)"
    assert not state.why(0, MOVE_COUNT).legal
    assert not state.why(0, -1).legal


# Every question has an answer.


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        ("a", 2, {"round_limit": 12}),
        ("b", 3, {"round_limit": 8, "version": "diplomat", "answering": "typed", "pay": "fast"}),
        ("c", 4, {"round_limit": 6, "answering": "aloud", "eastward": True}),
    ],
)
def test_every_move_has_a_reason_that_cites_what_exists_at_every_step(
    seed: str, seats: int, options: dict[str, object]
) -> None:
    clauses = rulebook_of("capital-adventure").clauses
    dealer = QuickDealer(f"why {seed}")
    match = Match(GAME, GAME.parse_options(options, seats), seats, QuickDealer(seed))
    step = 0
    while not match.is_over():
        state = match.state
        step += 1
        seat = dealer.below(seats)
        legal = state.legal(seat) + state.interrupts(seat)
        for move in [*legal[:8], *[dealer.below(ORDER) for _ in range(6)], dealer.below(MOVE_COUNT)]:
            reason = state.why(seat, move)
            assert reason.legal == (move in legal), state.wire(move)
            assert reason.sentence.endswith((".", "?", "!"))
            assert ".." not in reason.sentence
            assert reason.clauses
            assert set(reason.clauses) <= set(clauses)
        if match.waits_for_chance():
            match.deal()
        else:
            actor = state.actors()[0]
            moves = state.legal(actor)
            match.play(actor, moves[dealer.below(len(moves))], words="something")
    assert step > 50
    assert match.state.why(0, 0).sentence == "The match is over."


def test_a_match_refuses_with_the_reason() -> None:
    match = match_at(position({"red": "paris"}))
    with pytest.raises(IllegalMove, match="No questions are answered in a Capital Adventure city"):
        match.play(0, match.state.parse_move({"move": "roll"}))
    with pytest.raises(WrongSeat, match="It is Red's move, not Blue's"):
        match.play(1, match.state.parse_move({"move": "end"}))


def test_after_a_hijack_that_leads_nowhere_the_reasons_are_those_of_any_hazard() -> None:
    state = position({"red": "bucharest"})
    meet_hazard(state, "europe-12")
    assert answer(state, "roll") == "The questions of this go are over. (CA-36, CA-69)"
    assert allowed(state, "go", to="vienna").startswith("Go to Vienna: $")
    assert allowed(state, "end") == "End the go. (CA-36, CA-47)"


def test_when_the_match_is_over_the_reason_says_how() -> None:
    home = position({"red": AT_SEA}, sea={"red": 6})
    reply(home)
    assert home.why(0, 0).clauses == ("CA-139",)
    with pytest.raises(MatchOver):
        match_at(home).play(0, 0)
    late = position(turn="blue", round_limit=1)
    end(late)
    assert late.why(0, 0).clauses == ("CA-160",)


def test_a_go_that_goes_on_says_what_is_over() -> None:
    state = position({"red": "vienna"})
    travel(state, "rome")
    assert answer(state, "go", to="athens") == "A go has one journey, at its beginning or at its end. (CA-41)"
    show(state)
    draw(state)
    assert answer(state, "reveal") == "This side does not answer aloud. (CA-17)"
