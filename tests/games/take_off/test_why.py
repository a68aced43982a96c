"""The rules in words: why a move is refused or allowed, and that every question has an answer."""

from typing import Any

import pytest

from greatcircle.games import rulebook_of
from greatcircle.games.take_off.moves import CARDS, HOPS, LAND, LOT, MOVE_COUNT, NAME, WILD
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.refusal import IllegalMove
from greatcircle.kernel.state import CHANCE
from tests.games.take_off.atlas import CITIES, COLOURS, colour_of, eastern_cards, flights
from tests.games.take_off.position import EAST, WEST, choices, draw, finish_turn, fly, match_at, position, roll


def answer(state: TakeOff, kind: str, **fields: object) -> str:
    """Ask why the seat on turn may not make a move: the sentence, with the clauses behind it."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert not reason.legal
    return str(reason)


def no_flight(state: TakeOff, jet: int, here: str, there: str, by: str) -> str:
    """Ask why a jet may not fly along a route."""
    return answer(state, "fly", jet=jet, **{"from": here, "to": there, "by": by})


def allowed(state: TakeOff, kind: str, **fields: object) -> str:
    """Ask why the seat on turn may make a move: the sentence, with the clauses behind it."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert reason.legal
    return str(reason)


# Refusals that have nothing to do with the kind of move.


def test_nothing_is_legal_after_the_race_is_won() -> None:
    last = min(flights(WEST))
    state = position(["finish", last])
    roll(state, colour_of(last, WEST), "jet")
    fly(state, 2, WEST, colour_of(last, WEST))
    assert no_flight(state, 1, EAST, "midway", "red") == "The match is over. (TO-10)"


def test_nothing_is_legal_after_the_limit_of_rounds() -> None:
    state = position(turn=1, round_limit=1)
    roll(state, "red", "yellow")
    finish_turn(state)
    assert no_flight(state, 1, EAST, "midway", "red") == "The match is over. (TO-86)"


@pytest.mark.parametrize("seat", [2, CHANCE])
def test_there_is_no_such_seat(seat: int) -> None:
    state = position()
    roll(state, "red", "yellow")
    assert str(state.why(seat, state.legal(0)[0])) == f"There is no seat {seat} in this match. (TO-01)"


def test_it_is_somebody_elses_turn() -> None:
    state = position()
    roll(state, "red", "yellow")
    assert str(state.why(1, state.legal(0)[0])) == "It is Orange's turn, not White's. (TO-09)"


@pytest.mark.parametrize("move", [-1, MOVE_COUNT])
def test_there_is_no_such_move(move: int) -> None:
    state = position()
    roll(state, "red", "yellow")
    assert str(state.why(0, move)) == f"There is no move {move} in this game."


# Refusals because it is time for something else.


def test_lots_have_to_be_drawn_before_anybody_has_the_turn() -> None:
    state = position(first=0)
    for seat in range(2):
        reason = state.why(seat, WILD)
        assert reason.clauses == ("TO-09",)
        assert "turn" not in reason.sentence


def test_the_dice_have_to_be_rolled_first() -> None:
    assert no_flight(position(), 1, EAST, "midway", "red") == "First the dice are rolled. (TO-13)"


def test_the_card_has_to_be_drawn_first() -> None:
    state = position()
    roll(state, "red", "take-off")
    assert no_flight(state, 1, EAST, "midway", "red") == "First the card is drawn. (TO-35, TO-44)"


def test_the_card_has_to_be_named_first() -> None:
    state = position(naming="extra-move")
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    sentence = "First name the country of Tokyo, or say nothing. (TO-67, TO-44)"
    assert no_flight(state, 1, EAST, "midway", "red") == sentence
    assert answer(state, "take-off", jet=1, to="tokyo") == sentence


def test_a_country_that_is_not_on_the_cards_cannot_be_named() -> None:
    state = position(naming="extra-move")
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    assert answer(state, "name", country="yugoslavia") == "That country is not on these cards. (TO-94)"


@pytest.mark.parametrize("wire", [{"kind": "silent"}, {"kind": "name", "country": "japan"}])
def test_no_country_is_asked_for(wire: dict[str, str]) -> None:
    state = position()
    roll(state, "red", "yellow")
    assert answer(state, **wire) == "No country is asked for now. (TO-67)"


def test_the_dice_are_not_the_seats_to_roll() -> None:
    state = position()
    roll(state, "red", "yellow")
    sentence = "Dice, cards and lots are chance's to draw, not a seat's. (TO-13)"
    assert answer(state, "roll", dice=["red", "red"]) == sentence
    assert answer(state, "draw", card="tokyo") == sentence
    assert answer(state, "lot", seat=0) == sentence


# Refusals of a flight.


def test_there_is_no_such_jet() -> None:
    state = position()
    roll(state, "red", "yellow")
    assert str(state.why(0, 2 * HOPS)) == "There are 2 jets in a fleet. (TO-07)"
    assert str(state.why(0, LAND + 3 * CARDS)) == "There are 2 jets in a fleet. (TO-07)"


def test_a_jet_at_the_finish_does_not_fly() -> None:
    state = position(["finish", "start"])
    roll(state, "red", "yellow")
    there = min(flights(WEST))
    sentence = "That jet has reached the finish and is out of play. (TO-29)"
    assert no_flight(state, 1, WEST, there, colour_of(WEST, there)) == sentence


def test_no_die_shows_the_colour() -> None:
    state = position()
    roll(state, "red", "green")
    assert no_flight(state, 1, EAST, "taipei", "yellow") == "No yellow is left among the dice. (TO-13, TO-18)"
    assert no_flight(state, 1, EAST, "taipei", "jet") == "No jet symbol is left among the dice. (TO-32)"


def test_a_used_die_is_gone() -> None:
    state = position()
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert no_flight(state, 2, EAST, "midway", "red") == "No red is left among the dice. (TO-13, TO-18)"


def test_the_jet_is_somewhere_else() -> None:
    state = position()
    roll(state, "red", "yellow")
    sentence = "That jet is in Honolulu, and the route begins in Midway. (TO-18)"
    assert no_flight(state, 1, "midway", "tokyo", "yellow") == sentence


def test_flying_backward_is_not_allowed() -> None:
    state = position(["midway"], backward=False)
    roll(state, "red", "yellow")
    sentence = "Flying backward is not allowed in this match. (TO-05, TO-83)"
    assert no_flight(state, 1, "midway", EAST, "red") == sentence


def test_another_jet_stands_for_this_one() -> None:
    state = position()
    roll(state, "red", "yellow")
    sentence = "Another jet of yours in Honolulu stands for this one. (TO-99)"
    assert no_flight(state, 2, EAST, "midway", "red") == sentence


def test_more_dice_must_be_used() -> None:
    colour, city = next(
        (colour, city)
        for colour in COLOURS
        for city in CITIES
        if not flights(city, colour) and len({bool(flights(near, colour)) for near in flights(city) - {WEST}}) == 2
    )
    bad = min(near for near in flights(city) - {WEST} if not flights(near, colour))
    state = position([city, "finish"])
    roll(state, colour, "jet")
    sentence = "Another choice uses more of the dice and cards, and as many as possible must be used. (TO-19, TO-23)"
    assert no_flight(state, 1, city, bad, "jet") == sentence


def test_a_card_that_was_not_drawn_sends_nobody() -> None:
    state = position()
    roll(state, "red", "yellow")
    sentence = "That card has not been drawn, or is flown already. (TO-35)"
    assert answer(state, "take-off", jet=1, to="tokyo") == sentence


def test_nothing_but_the_opening_card_is_flown_before_the_roll() -> None:
    state = position(card_each_turn=True)
    draw(state, "tokyo")
    sentence = "Roll the dice first, or fly the card. (TO-65, TO-13)"
    assert no_flight(state, 1, EAST, "midway", "red") == sentence
    state = position(card_each_turn=True, rules_version=1)
    draw(state, "tokyo")
    sentence = "The card that opens the turn is flown before the roll. (TO-65, TO-88)"
    assert no_flight(state, 1, EAST, "midway", "red") == sentence


def test_a_card_is_not_obeyed_by_staying_while_another_jet_can_fly() -> None:
    state = position(["tokyo"])
    roll(state, "jet", "take-off")
    draw(state, "tokyo")
    sentence = "Another jet can fly there, and a card is obeyed by flying. (TO-48)"
    assert answer(state, "take-off", jet=1, to="tokyo") == sentence


def test_what_is_offered_comes_first() -> None:
    state = position()
    roll(state, "jet", "jet")
    finish_turn(state)
    assert answer(state, "silent") == "First roll again, or say that you do not. (TO-21, TO-27)"
    assert allowed(state, "roll-now") == "Roll again. (TO-21, TO-27)"
    assert allowed(state, "decline") == "Do not roll again. (TO-21, TO-27)"


def test_the_dice_are_rolled_once_and_nothing_is_passed() -> None:
    state = position()
    roll(state, "red", "yellow")
    assert answer(state, "roll-now") == "The dice are rolled already. (TO-13)"
    sentence = "Nothing that was earned can be left now, and passing is not allowed. (TO-19, TO-27)"
    assert answer(state, "decline") == sentence


def test_rewards_are_taken_or_left_in_words() -> None:
    state = position(naming="extra-roll")
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    state.apply(0, state.parse_answer(0, "Japan"))
    finish_turn(state)
    assert allowed(state, "roll-now") == "Roll again. (TO-67, TO-92)"
    assert allowed(state, "decline") == "Do not roll again. (TO-67, TO-92)"
    state = position(naming="extra-move", fast_start=True)
    draw(state, "tokyo")
    state.apply(0, state.parse_answer(0, "Japan"))
    assert allowed(state, "roll-now") == "Roll first, and fly the card after that. (TO-62, TO-44)"
    state.apply(0, state.legal(0)[0])
    roll(state, "red", "yellow")
    while "decline" not in choices(state):
        state.apply(0, state.legal(0)[0])
    assert allowed(state, "decline") == "Do without the extra move. (TO-67, TO-92)"


# What is allowed.


def test_a_flight_says_where_it_goes_and_by_which_rule() -> None:
    state = position()
    roll(state, "red", "jet")
    form = {"from": EAST, "to": "midway"}
    colour = allowed(state, "fly", jet=1, by="red", **form)
    assert colour.startswith("Honolulu → Midway by red,")
    assert colour.endswith(" to go. (TO-13, TO-18)")
    wild = allowed(state, "fly", jet=1, by="jet", **form)
    assert wild.startswith("Honolulu → Midway, wild,")
    assert wild.endswith(" to go. (TO-32)")


def test_a_flight_says_how_far_it_is_from_there() -> None:
    last = min(flights(WEST) - flights(EAST))
    before = min(flights(last) - flights(WEST) - {WEST})
    state = position([before, last])
    roll(state, "jet", "jet")
    on = allowed(state, "fly", jet=1, by="jet", **{"from": before, "to": last})
    assert ", 1 to go." in on
    home = allowed(state, "fly", jet=2, by="jet", **{"from": last, "to": WEST})
    assert "→ the finish, wild." in home


def test_a_flight_says_who_is_there() -> None:
    state = position([], ["midway"], ["midway"])
    roll(state, "red", "yellow")
    assert "White and Black are there" in allowed(state, "fly", jet=1, by="red", **{"from": EAST, "to": "midway"})
    state = position([], ["midway"], bumping=False)
    roll(state, "red", "yellow")
    assert "White" not in allowed(state, "fly", jet=1, by="red", **{"from": EAST, "to": "midway"})


def test_a_backward_flight_is_allowed_by_the_agreement() -> None:
    state = position(["midway"])
    roll(state, "red", "yellow")
    sentence = allowed(state, "fly", jet=1, by="red", **{"from": "midway", "to": EAST})
    assert sentence.startswith("Midway → Honolulu by red (backward),")
    assert sentence.endswith("(TO-05, TO-28)")


def test_a_card_says_where_it_sends_a_jet() -> None:
    state = position(["tokyo"])
    roll(state, "jet", "take-off")
    draw(state, "tokyo")
    far = allowed(state, "take-off", jet=2, to="tokyo")
    assert far.startswith("Honolulu → Tokyo by card,")
    assert far.endswith("(TO-35, TO-43)")
    state = position(["tokyo", "tokyo"])
    roll(state, "jet", "take-off")
    draw(state, "tokyo")
    there = allowed(state, "take-off", jet=1, to="tokyo")
    assert there.startswith("Stay in Tokyo by card,")
    assert there.endswith("(TO-35, TO-48)")


def test_an_answer_names_the_country() -> None:
    state = position(naming="extra-roll")
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    assert allowed(state, "name", country="peru") == "Name Peru. (TO-67, TO-94)"
    assert allowed(state, "silent") == "Name no country. (TO-67, TO-94)"


# Every question has an answer.


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"backward": False, "fleet": 4, "fast_start": True},
        {"naming": "extra-roll", "card_each_turn": True, "card_set": "1987"},
        {"direction": "eastward", "dice": 3, "jets_draw_cards": True, "naming": "extra-move"},
    ],
)
def test_every_move_of_the_game_is_explained_at_every_moment(options: dict[str, Any]) -> None:
    clauses = rulebook_of("take-off").clauses
    state = position(seats=3, round_limit=4, **options)
    dealer = QuickDealer("why")
    while state.actors():
        legal = set(state.legal(state.turn)) if state.actors() != [CHANCE] else set()
        for move in range(dealer.below(97), MOVE_COUNT, 97):
            reason = state.why(state.turn, move)
            assert reason.legal == (move in legal)
            assert reason.sentence.endswith((".", "!"))
            assert set(reason.clauses) <= set(clauses)
            assert reason.clauses
        if state.actors() == [CHANCE]:
            state.apply(CHANCE, dealer.draw(state.chances()))
        else:
            state.apply(state.turn, state.legal(state.turn)[dealer.below(len(state.legal(state.turn)))])


def test_a_match_refuses_with_the_same_reason_and_nothing_changes() -> None:
    match = match_at(position())
    roll_move = match.state.parse_move({"move": "roll", "dice": ["red", "yellow"]})
    match.deal_as(roll_move)
    before = match.state.to_json()
    wish = match.state.parse_move({"move": "take-off", "jet": 1, "to": eastern_cards()[0]})
    with pytest.raises(IllegalMove) as error:
        match.play(0, wish)
    assert error.value.reason == match.state.why(0, wish)
    assert match.state.to_json() == before


def test_chance_speaks_in_sentences_too() -> None:
    state = position(first=0)
    assert state.sentence(CHANCE, LOT + 1) == "White is drawn to begin."
    state.apply(CHANCE, LOT + 1)
    roll_move = state.parse_move({"move": "roll", "dice": ["jet", "take-off"]})
    assert state.sentence(CHANCE, roll_move) == "White rolls a jet and a TAKE OFF! card."
    state.apply(CHANCE, roll_move)
    assert state.sentence(CHANCE, state.parse_move({"move": "draw", "card": "tokyo"})) == "White draws Tokyo."


@pytest.mark.rule("TO-28")
@pytest.mark.parametrize("backward", [True, False])
def test_a_flight_says_just_when_it_leads_backward(backward: bool) -> None:
    dice = QuickDealer("backward")
    state = position(backward=backward, round_limit=60)
    told = {True: 0, False: 0}
    while state.outcome() is None:
        actor = state.actors()[0]
        moves = state.legal(actor)
        for move in moves:
            if move < LAND and actor != CHANCE:
                is_forward = state.setup.ways.is_forward[move % HOPS]
                assert ("(backward)" in state.sentence(actor, move)) == (not is_forward)
                told[is_forward] += 1
            elif move < NAME and actor != CHANCE:
                assert "(backward)" not in state.sentence(actor, move), "a card leads anywhere"
        state.apply(actor, moves[dice.below(len(moves))])
    assert told[True] > 100
    assert (told[False] > 100) == backward
