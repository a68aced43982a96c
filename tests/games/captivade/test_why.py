"""The rules in words: what a move does, why it is allowed or refused, and that every question has an answer."""

import pytest

from greatcircle.games import rulebook_of
from greatcircle.games.captivade.moves import MOVE_COUNT
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import IllegalMove, MatchOver, WrongSeat
from greatcircle.kernel.state import CHANCE
from tests.games.captivade.position import (
    GAME,
    LONDON,
    act,
    at_chase,
    at_roll,
    attack,
    begun,
    chase,
    match_at,
    number,
    patrol,
    position,
    roll,
    run,
    stay,
)
from tests.games.captivade.scene import FOUR

AWAY = dict.fromkeys(FOUR, 31)


def answer(state: Captivade, colour: str, kind: str, **fields: object) -> str:
    """Ask why a seat may not make a move: the sentence, with the clauses behind it."""
    reason = state.why(number(colour), state.parse_move({"move": kind, **fields}))
    assert not reason.legal
    return str(reason)


def allowed(state: Captivade, colour: str, kind: str, **fields: object) -> str:
    """Ask why a seat may make a move: the sentence, with the clauses behind it."""
    reason = state.why(number(colour), state.parse_move({"move": kind, **fields}))
    assert reason.legal
    return str(reason)


def said(state: Captivade, kind: str, **fields: object) -> str:
    """Say what chance does."""
    return state.sentence(CHANCE, state.parse_move({"move": kind, **fields}))


# What a move does.


def test_a_trip_tells_its_end_its_ways_and_what_it_costs() -> None:
    state = begun()
    assert allowed(state, "red", "run", to=1, flights=1) == (
        "Go to Utqiagvik (1) by a flight and 4 connections, for £300 and 7 energy. (CV-32, CV-22, CV-31)"
    )
    assert allowed(state, "red", "run", to=37, flights=0) == "Go to Paris (37) by a connection, for 1 energy. (CV-32)"
    assert allowed(state, "red", "run", to=36, flights=0) == "Stay in London (36). (CV-21, CV-41, CV-112)"
    later = position({"red": 12, "yellow": 55}, effects={"blue": ["herring-drifter"]})
    assert allowed(later, "red", "run", to=12, flights=0) == "Stay in Chicago (12). (CV-21, CV-41)"
    assert allowed(later, "red", "run", to=2, flights=0) == "Go to Alberta (2) by 2 connections, for 2 energy. (CV-21)"
    assert allowed(later, "yellow", "run", to=53, flights=0) == (
        "Go to Tripoli (53) by a connection, for 1 energy. (CV-21, CV-26)"
    )
    assert allowed(later, "blue", "run", to=40, flights=0) == (
        "Go to Lapland (40) by a ferry and a connection, for 3 energy. (CV-21, CV-113)"
    )


def test_an_agents_trip_tells_its_end_and_its_calls() -> None:
    state = at_chase(AWAY, posts={"brown": 87})
    assert allowed(state, "red", "chase", calls=[87]) == "Stay in Perth (87) and call 87. (CV-65, CV-73)"
    assert allowed(state, "red", "chase", calls=[87, 88]) == (
        "Go to Alice Springs (88) and call 87 and 88. (CV-65, CV-71)"
    )
    assert allowed(state, "red", "chase", calls=[89, 90]) == "Go to Hobart (90) and call 89 and 90. (CV-65, CV-70)"
    assert allowed(state, "red", "chase", calls=[89, 72]) == "Go to Beijing (72) and call 89 and 72. (CV-65, CV-74)"


def test_the_assassin_is_told_whom_it_attacks() -> None:
    state = at_chase({"red": 31}, prison=FOUR[1:])
    assert allowed(state, "red", "attack", agent="white") == "Attack Agent White. (CV-92, CV-115)"
    assert allowed(state, "red", "spare") == "Attack nobody. (CV-115)"
    attack(state, "white")
    assert said(state, "roll", face="red") == "Agent Brown rolls red."


def test_what_chance_does() -> None:
    state = begun(2, assistants="lots")
    assert said(state, "assign", seat=1) == "Agent Black is drawn to assist Gary Green."
    state.apply(CHANCE, state.parse_move({"move": "assign", "seat": 1}))
    stay(state)
    assert said(state, "roll", face="!") == "The die for the order shows !."
    state = at_roll()
    assert said(state, "roll", face="blue") == "Ruby Red rolls blue."
    roll(state, "!")
    assert said(state, "draw", card="thaw") == "Ruby Red draws Thaw."
    state = at_chase({**AWAY, "green": LONDON})
    chase(state, LONDON)
    assert said(state, "roll", face="blue") == "Gary Green rolls blue to evade."


# Whose turn it is.


def test_what_comes_first() -> None:
    state = begun(2, assistants="lots")
    assert answer(state, "red", "run", to=36, flights=0) == "First lots are drawn for the assistants. (CV-11, CV-118)"
    state.apply(CHANCE, state.parse_move({"move": "assign", "seat": 0}))
    assert answer(state, "red", "chase", calls=[36]) == (
        "First the escapees move; the agents follow when all have rolled. (CV-18)"
    )
    stay(state)
    assert answer(state, "red", "chase", calls=[36]) == "First the die says who rolls first. (CV-43)"
    state = at_roll()
    assert answer(state, "green", "chase", calls=[36]) == "First Ruby Red rolls the die. (CV-42)"
    roll(state, "!")
    assert answer(state, "green", "chase", calls=[36]) == "First Ruby Red draws an event card. (CV-52, CV-53)"
    state = at_chase({**AWAY, "green": LONDON})
    assert answer(state, "red", "run", to=36, flights=0) == (
        "The escapees have moved; they do so again in the next RUN. (CV-18)"
    )
    assert answer(state, "green", "chase", calls=[36]) == ("It is for Agent Brown to move, led by Ruby Red. (CV-63)")
    chase(state, LONDON)
    assert answer(state, "red", "chase", calls=[36]) == "First Gary Green rolls to evade. (CV-79)"


def test_with_two_seats_the_assistants_move_is_its_leaders() -> None:
    state = at_chase(AWAY, seats=2)
    chase(state, LONDON)
    assert answer(state, "green", "chase", calls=[36]) == "It is for Agent Black to move, led by Ruby Red. (CV-64)"


def test_who_has_sealed_or_is_in_prison_or_does_not_exist() -> None:
    state = position(prison=["green"])
    run(state, "red", 37)
    assert answer(state, "red", "run", to=36, flights=0) == "You have sealed your trip, and it stands. (CV-119)"
    assert answer(state, "green", "run", to=36, flights=0) == "Gary Green is in prison. (CV-81)"
    assert str(state.why(7, 0)) == "There is no seat 7 in this match. (CV-01)"
    assert str(state.why(2, MOVE_COUNT)) == f"There is no move {MOVE_COUNT} in this game. (CV-18)"
    assert answer(state, "blue", "roll", face="red") == (
        "The die, the cards and the lots are chance's, not a seat's. (CV-10, CV-42, CV-52, CV-118)"
    )


def test_the_assassins_questions() -> None:
    state = at_chase({"red": 31}, prison=FOUR[1:], posts={"black": None, "silver": 12})
    assert answer(state, "green", "chase", calls=[36]) == "It is for Agent Brown to say whether it attacks. (CV-115)"
    assert answer(state, "red", "chase", calls=[36]) == "First say whether Agent Brown attacks. (CV-115, CV-145)"
    assert answer(state, "red", "attack", agent="brown") == "Agent Brown does not attack itself. (CV-92)"
    assert answer(state, "red", "attack", agent="black") == "Agent Black is out of the game. (CV-98)"
    assert answer(state, "red", "attack", agent="silver") == (
        "Agent Silver is in Chicago (12), and Agent Brown in London (36). (CV-99)"
    )
    attack(state, "white")
    assert answer(state, "red", "spare") == "First Agent Brown rolls for the attack. (CV-93)"
    three = at_chase({"red": 31}, seats=3, prison=["green", "blue"])
    assert answer(three, "red", "attack", agent="silver") == "There is no Agent Silver in this match. (CV-12)"


# Why a trip is not possible.


def test_why_an_escapee_cannot_fly() -> None:
    state = position({"red": 13, "green": 2}, money={"red": 299}, effects={"blue": ["wanted-poster"]})
    assert answer(state, "red", "run", to=36, flights=1) == "A flight costs £300, and you have £299. (CV-22)"
    assert answer(state, "green", "run", to=36, flights=1) == (
        "There is no open airport on your way: you may travel 2 connections in this week. (CV-31, CV-33)"
    )
    assert answer(state, "blue", "run", to=13, flights=1) == "Wanted Poster: you may not fly in this RUN. (CV-132)"
    assert answer(state, "yellow", "run", to=36, flights=2) == "In this week a trip has one flight at most. (CV-23)"


def test_why_a_place_is_too_far() -> None:
    state = position({"red": 87, "green": 12}, effects={"green": ["twisted-ankle"], "blue": ["night-train"]})
    assert answer(state, "red", "run", to=81, flights=0) == (
        "Without a flight it is 3 connections to Sumatra (81), and you may travel 2 connections in this week. (CV-33)"
    )
    assert answer(state, "red", "run", to=75, flights=1) == (
        "With a flight it is 3 connections to Xishuangbanna (75), "
        "and you may travel 2 connections in this week. (CV-33)"
    )
    assert answer(state, "green", "run", to=2, flights=0) == (
        "Without a flight it is 2 connections to Alberta (2), and you may travel one connection in this week. (CV-130)"
    )
    assert answer(state, "blue", "run", to=52, flights=0).endswith(
        "you may travel 3 connections in this week. (CV-131)"
    )


def test_why_a_dashed_line_is_not_for_everybody() -> None:
    state = position({"red": 55}, effects={"red": ["twisted-ankle"]})
    assert answer(state, "red", "run", to=53, flights=0) == (
        "Only Yousef Yellow travels on the dashed line between Timbuktu (55) and Tripoli (53). (CV-26)"
    )


def test_why_a_closed_way_is_closed() -> None:
    amid = {
        "blocks": [{"connection": [88, 89], "until": 3}, {"airport": 10, "until": 2}],
        "closures": {
            "flights_until": None,
            "borders": [{"zone": "F", "until": 3}],
            "agents_slow": False,
            "agents_grounded": False,
        },
    }
    slow = {"blue": ["twisted-ankle"], "yellow": ["twisted-ankle"]}
    state = position({"red": 87, "green": 20, "blue": 13, "yellow": 10}, amid=amid, effects=slow)
    assert answer(state, "red", "run", to=89, flights=0) == (
        "The line between Alice Springs (88) and Sydney (89) is blocked until the end of week 3. (CV-40, CV-125)"
    )
    assert answer(state, "green", "run", to=92, flights=0) == (
        "The border of Zone F between Monteverde (20) and Vanua Levu (92) is closed until the end of week 3. (CV-135)"
    )
    assert answer(state, "blue", "run", to=10, flights=1) == (
        "The airport of Salt Lake City (10) is blocked until the end of week 2. (CV-40, CV-126)"
    )
    assert answer(state, "yellow", "run", to=90, flights=1) == (
        "The airport of Salt Lake City (10) is blocked until the end of week 2. (CV-40, CV-126)"
    )


def test_why_nothing_leads_to_a_place_that_is_cut_off() -> None:
    blocks = [{"connection": [88, 90], "until": 2}, {"connection": [89, 90], "until": 2}]
    state = position({"red": 86}, amid={"blocks": blocks})
    assert answer(state, "red", "run", to=90, flights=0) == (
        "Without a flight no open way leads to Hobart (90). (CV-40)"
    )


def test_nobody_flies_in_a_strike() -> None:
    closures = {"flights_until": 3, "borders": [], "agents_slow": False, "agents_grounded": False}
    state = position({"red": 13}, amid={"closures": closures})
    assert answer(state, "red", "run", to=36, flights=1) == "Nobody flies until the end of week 3. (CV-134)"
    hunt = at_chase(AWAY, amid={"closures": closures})
    assert answer(hunt, "red", "chase", calls=[36, 13]) == "Nobody flies until the end of week 3. (CV-134)"


def test_why_an_agent_cannot_call_a_place() -> None:
    state = at_chase(AWAY, posts={"brown": 87}, amid={"blocks": [{"connection": [86, 87], "until": 3}]})
    assert answer(state, "red", "chase", calls=[88]) == (
        "Agent Brown calls a single number only where it stays, in Perth (87). (CV-73)"
    )
    assert answer(state, "red", "chase", calls=[87, 90]) == (
        "Neither a line nor a flight leads from Perth (87) to Hobart (90). (CV-70)"
    )
    assert answer(state, "red", "chase", calls=[87, 86]) == (
        "The line between Great Sandy Desert (86) and Perth (87) is blocked until the end of week 3. (CV-40, CV-125)"
    )
    assert answer(state, "red", "chase", calls=[72, 70]) == (
        "Agent Brown cannot call 72 and 70 from Perth (87): it goes up to 3 connections, or up to 2 and a flight. "
        "(CV-65)"
    )


def test_why_an_agent_does_not_travel_on_a_dashed_line() -> None:
    state = at_chase(AWAY, posts={"brown": 55})
    assert answer(state, "red", "chase", calls=[55, 53]) == (
        "The line between Timbuktu (55) and Tripoli (53) is dashed, and not for agents. (CV-69)"
    )


def test_why_hampered_agents_cannot_go_as_far_as_usual() -> None:
    closures: dict[str, object] = {"flights_until": None, "borders": [], "agents_slow": True, "agents_grounded": False}
    state = at_chase(AWAY, posts={"brown": 87}, amid={"closures": closures})
    slow = "Agents are slow in this CHASE: two connections at most, or one and a flight. (CV-136)"
    assert answer(state, "red", "chase", calls=[89, 90]) == slow
    assert answer(state, "red", "chase", calls=[89, 72]) == slow
    both = {**closures, "agents_grounded": True}
    state = at_chase(AWAY, posts={"brown": 89}, amid={"closures": both})
    assert answer(state, "red", "chase", calls=[89, 72]) == "Agents may not fly in this CHASE. (CV-137)"
    state = at_chase(AWAY, posts={"brown": 87}, amid={"closures": both})
    assert answer(state, "red", "chase", calls=[89, 90]) == slow


# Every question has an answer.


@pytest.mark.parametrize(("seed", "seats"), [("a", 2), ("b", 3), ("c", 4)])
def test_every_move_has_a_reason_that_cites_what_exists_at_every_step(seed: str, seats: int) -> None:
    clauses = rulebook_of("captivade").clauses
    dealer = QuickDealer(f"why {seed}")
    match = Match(GAME, GAME.parse_options({}, seats), seats, QuickDealer(seed))
    step = 0
    while not match.is_over():
        state = match.state
        step += 1
        seat = dealer.below(seats)
        legal = state.legal(seat)
        moves = [*legal, *[dealer.below(MOVE_COUNT) for _ in range(20)], *[dealer.below(460) for _ in range(20)]]
        for move in moves:
            reason = state.why(seat, move)
            assert reason.legal == (move in legal), state.wire(move)
            assert reason.sentence.endswith(".")
            assert reason.clauses
            assert set(reason.clauses) <= set(clauses)
        if match.waits_for_chance():
            match.deal()
        else:
            actor = state.actors()[0]
            match.play(actor, state.legal(actor)[dealer.below(len(state.legal(actor)))])
    assert step > 50
    assert match.state.why(0, 0).sentence == "The match is over."


def test_a_match_refuses_with_the_reason() -> None:
    match = match_at(position({"red": 87}))
    with pytest.raises(IllegalMove, match="Without a flight it is 3 connections to Sumatra"):
        match.play(0, match.state.parse_move({"move": "run", "to": 81, "flights": 0}))
    match = match_at(at_chase(AWAY))
    with pytest.raises(WrongSeat, match="It is for Agent Brown to move"):
        match.play(1, match.state.parse_move({"move": "chase", "calls": [36]}))


def test_when_the_match_is_over_the_reason_says_how() -> None:
    state = at_chase(AWAY, week=6)
    patrol(state)
    assert state.why(0, 0).clauses == ("CV-104",)
    with pytest.raises(MatchOver):
        match_at(state).play(0, 0)
    state = at_chase({"red": LONDON}, prison=FOUR[1:], posts={"brown": 38})
    act(state, 0, "chase", calls=[38])
    act(state, 1, "chase", calls=[LONDON])
    roll(state, "!")
    assert state.why(0, 0).clauses == ("CV-102",)
    state = at_chase({"red": 31}, prison=FOUR[1:], posts={"white": None, "black": None})
    attack(state, "silver")
    roll(state, "red")
    assert state.why(0, 0).clauses == ("CV-103",)
