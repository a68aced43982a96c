"""The rules in words: what a move does, why it is allowed or refused, and that every question has an answer."""

import pytest

from greatcircle.games import rulebook_of
from greatcircle.games.worldbeater.card import CARDS, KIND_IDS
from greatcircle.games.worldbeater.events import area_title
from greatcircle.games.worldbeater.moves import MOVE_COUNT
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.rules.why import CARD_CLAUSES
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import IllegalMove
from greatcircle.kernel.state import CHANCE
from tests.games.worldbeater.position import (
    GAME,
    choices,
    claim,
    cross,
    drive,
    end,
    fly,
    match_at,
    play,
    position,
)
from tests.games.worldbeater.scene import (
    AREAS,
    FORT_DUNLOP,
    NEW_YORK,
    OUTER_AREAS,
    UK,
    approach,
    area,
    aside,
    bare,
    laid,
    name,
    neighbours,
    one_of_each,
    partner,
    places,
    row,
    threes,
    towns,
    value,
)

GATE = next(one for one in places("seaport") if UK not in (area(one), area(partner(one))))
PASS = next(one for one in places("frontier") if UK not in (area(one), area(partner(one))))
AIRPORT = places("airport", within=OUTER_AREAS[0])[0]
FAR_AIRPORT = places("airport", within=OUTER_AREAS[1])[0]


def answer(state: Worldbeater, kind: str, **fields: object) -> str:
    """Ask why the seat on turn may not make a move: the sentence, with the clauses behind it."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert not reason.legal
    return str(reason)


def allowed(state: Worldbeater, kind: str, **fields: object) -> str:
    """Ask why the seat on turn may make a move: the sentence, with the clauses behind it."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert reason.legal
    return str(reason)


def title(hexagon: str) -> str:
    """Name the area of a hexagon as a sentence does."""
    return area_title(AREAS.index(area(hexagon)))


# What a move does.


def test_a_drive_tells_its_direction_and_what_comes_of_it() -> None:
    here, there = row("open", "open")
    assert allowed(position({"black": here}), "drive", to=there) in {
        f"Drive {way} to {there}. (WB-36, WB-38)"
        for way in ("east", "north-east", "north-west", "west", "south-west", "south-east")
    }
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()})
    assert allowed(state, "drive", to=NEW_YORK) == "Arrive in New York. (WB-10, WB-64)"
    state = position({"black": approach(FORT_DUNLOP)}, back=["black"])
    assert allowed(state, "drive", to=FORT_DUNLOP) == "Come home to Fort Dunlop. (WB-02, WB-63)"
    state = position({"black": approach(AIRPORT)})
    assert allowed(state, "drive", to=AIRPORT) == f"Drive to {name(AIRPORT)} and fly from there. (WB-43, WB-48)"


def test_a_drive_to_the_town_of_ones_token_says_so() -> None:
    here, town = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, back=["black"], held={"black": [town]})
    assert f"to {name(town)}, where you can put a {value(town)} back." in allowed(state, "drive", to=town)
    state = position({"black": here}, held={"black": [town]})
    assert "put" not in allowed(state, "drive", to=town)
    state = position({"black": here}, back=["black"], held={"black": [town]}, amid={"tokens_left": 0})
    assert "put" not in allowed(state, "drive", to=town)


def test_an_empty_town_is_landed_on_by_its_own_clause() -> None:
    here, empty = row("open", "town", where=lambda run: bare(run[1]))
    assert allowed(position({"black": here}), "drive", to=empty).endswith("(WB-36, WB-78)")


def test_a_claim_tells_the_value() -> None:
    here, town = row("open", "town", where=lambda run: laid(run[1]))
    assert allowed(position({"black": here}), "claim", at=town) == (
        f"Claim {name(town)}, worth {value(town)}. (WB-57, WB-59)"
    )


def test_a_crossing_tells_where_it_comes_out() -> None:
    state = position({"black": approach(GATE)})
    far = partner(GATE)
    assert allowed(state, "cross", at=GATE) == (
        f"Take ship from {name(GATE)} to {name(far)}, into {title(far)}. (WB-46, WB-53)"
    )
    state = position({"black": PASS})
    assert allowed(state, "cross", at=PASS) == (
        f"Cross the frontier at {name(PASS)} into {title(partner(PASS))}. (WB-46, WB-55)"
    )


def test_a_flight_tells_where_it_lands_and_by_what_right() -> None:
    there = f"Fly to {name(FAR_AIRPORT)} in {title(FAR_AIRPORT)}."
    assert allowed(position({"black": AIRPORT}), "fly", to=FAR_AIRPORT) == f"{there} (WB-55, WB-48, WB-50)"
    state = position({"black": approach(AIRPORT)})
    drive(state, AIRPORT)
    assert allowed(state, "fly", to=FAR_AIRPORT) == f"{there} (WB-48, WB-50)"
    state = position({"black": approach(AIRPORT)}, hands={"black": ["charter"]})
    play(state, "charter")
    assert allowed(state, "fly", to=FAR_AIRPORT) == f"{there} (WB-107, WB-50)"


def test_a_token_put_back_is_told_with_its_value() -> None:
    one, other = threes(OUTER_AREAS[0])
    state = position({"black": one}, back=["black"], held={"black": [one]})
    assert allowed(state, "put-back", at=one) == f"Put a 3 back in {name(one)}. (WB-88, WB-27)"
    state = position({"black": one}, back=["black"], held={"black": [other], "red": [one]})
    assert allowed(state, "put-back", at=one) == f"Put a 3 back in {name(one)}. (WB-88, WB-28)"
    state = position({"black": approach(one)}, back=["black"], held={"black": [one]})
    drive(state, one)
    assert allowed(state, "put-back", at=one) == f"Put a 3 back in {name(one)}. (WB-26, WB-27)"


def test_a_card_is_told_with_its_sentence_and_its_clause() -> None:
    state = position(hands={"black": ["full-tank", "fog"]})
    tank, fog = CARDS[KIND_IDS.index("full-tank")], CARDS[KIND_IDS.index("fog")]
    assert allowed(state, "play", card="full-tank") == f"Play {tank.name}. {tank.sentence} (WB-66, WB-102)"
    assert allowed(state, "play", card="fog", on=2) == f"Play {fog.name} → Blue. {fog.sentence} (WB-66, WB-112)"


@pytest.mark.parametrize(("kind", "clause"), list(enumerate(CARD_CLAUSES)))
def test_every_card_cites_the_clause_with_its_name(kind: int, clause: str) -> None:
    assert rulebook_of("worldbeater").clauses[clause].title == CARDS[kind].name


def test_the_end_of_a_turn_is_told_as_it_is() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["fog"]})
    assert allowed(state, "end") == "Stay here and end the turn. (WB-61)"
    drive(state, there)
    assert allowed(state, "end") == "End the turn. (WB-95)"
    state = position({"black": approach(PASS)})
    cross(state, PASS)
    assert allowed(state, "end") == "End the turn. (WB-54, WB-60)"


def test_what_chance_does_is_told() -> None:
    state = GAME.start(GAME.parse_options({"first": 0}, 3), 3)
    assert state.sentence(CHANCE, state.parse_move({"move": "lot", "seat": 1})) == "Car 2 is black and begins."
    state.apply(CHANCE, state.parse_move({"move": "lot", "seat": 1}))
    assert state.sentence(CHANCE, state.parse_move({"move": "deal", "card": "fog"})) == "Black is dealt Fog."
    state = position(hands={"black": ["luggage"], "red": ["fog"]})
    play(state, "luggage", "red")
    assert state.sentence(CHANCE, state.parse_move({"move": "lose", "card": "fog"})) == "Red loses Fog."


# Refusals that have nothing to do with the kind of move.


def test_nothing_is_legal_when_the_match_is_over() -> None:
    state = position({"black": approach(FORT_DUNLOP)}, home=["red", "blue"], back=["black"])
    drive(state, FORT_DUNLOP)
    assert answer(state, "end") == "The match is over. (WB-24)"
    state = position(rounds=9, turn="blue", round_limit=10)
    end(state)
    assert answer(state, "end") == "The match is over. (WB-85)"


@pytest.mark.parametrize("seat", [3, CHANCE])
def test_there_is_no_such_seat(seat: int) -> None:
    state = position()
    assert str(state.why(seat, state.legal(0)[0])) == f"There is no seat {seat} in this match. (WB-01)"


def test_it_is_somebody_elses_turn() -> None:
    state = position()
    assert str(state.why(1, state.legal(0)[0])) == "It is Black's turn, not Red's. (WB-81)"


def test_who_is_home_has_no_turns() -> None:
    state = position(home=["red"])
    assert str(state.why(1, state.legal(0)[0])) == "Red is home and has no further turns. (WB-86)"


@pytest.mark.parametrize("move", [-1, MOVE_COUNT])
def test_there_is_no_such_move(move: int) -> None:
    assert str(position().why(0, move)) == f"There is no move {move} in this game."


def test_what_chance_does_is_not_a_seats_to_do() -> None:
    refused = "Cards and lots are chance's to draw, not a seat's. (WB-65)"
    state = position()
    assert answer(state, "deal", card="fog") == refused
    assert answer(state, "lose", card="fog") == refused
    assert answer(state, "lot", seat=1) == refused


def test_lots_and_cards_come_first() -> None:
    state = GAME.start(GAME.parse_options({"first": 0}, 3), 3)
    move = state.parse_move({"move": "end"})
    assert str(state.why(0, move)) == "First the cars are drawn from the hat. (WB-81, WB-82)"
    state.apply(CHANCE, state.legal(CHANCE)[0])
    assert str(state.why(0, move)) == "First the cards are dealt. (WB-65, WB-79)"
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()})
    drive(state, NEW_YORK)
    assert answer(state, "end") == "First your cards are dealt in New York. (WB-69)"
    state = position(hands={"black": ["luggage"], "red": ["fog"]})
    play(state, "luggage", "red")
    assert answer(state, "end") == "First the card that is lost is drawn. (WB-117)"


# Lines.


def test_another_area_and_a_crooked_way() -> None:
    here = places("open", within=OUTER_AREAS[0])[0]
    there = places("open", within=OUTER_AREAS[1])[0]
    state = position({"black": here})
    assert answer(state, "drive", to=there) == (
        f"Hexagon {there} is in {title(there)}, and a line does not leave {title(here)}. (WB-37, WB-45)"
    )
    crooked = aside(here, within=area(here))
    assert answer(state, "drive", to=crooked) == f"No straight line leads from {here} to {crooked}. (WB-36)"
    assert answer(state, "drive", to=here) == "Your car stands there already. (WB-36)"


def test_what_is_in_the_way_is_named() -> None:
    here, middle, beyond = row("open", "open", "open")
    state = position({"black": here, "red": middle})
    assert answer(state, "drive", to=beyond) == f"Red stands on {middle}; a line cannot pass a car. (WB-39)"
    assert answer(state, "drive", to=middle) == f"Red stands on {middle}. (WB-40)"
    here, town, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    assert answer(position({"black": here}), "drive", to=beyond) == (
        f"A token lies on {name(town)}; a line cannot pass it. (WB-41)"
    )
    assert answer(position({"black": here}, returned=[town]), "drive", to=beyond) == (
        f"A token was put back on {name(town)}; a line cannot pass it. (WB-31, WB-41)"
    )


def test_more_in_the_way_than_the_card_passes() -> None:
    here, one, other, beyond = row("open", "open", "open", "open")
    passes = {"passes": {"cars": 1, "tokens": 1}}
    state = position({"black": here, "red": one, "blue": other}, amid=passes)
    assert answer(state, "drive", to=beyond) == f"Blue on {other} is one car too many to pass. (WB-39, WB-103)"


def test_why_a_token_cannot_be_claimed() -> None:
    here, town = row("open", "town", where=lambda run: laid(run[1]))
    others = [one for one in towns(area(town)) if laid(one) and one != town][:2]
    at = {"black": here}
    assert answer(position(at, held={"black": others}), "claim", at=town) == (
        f"You have 2 tokens from {title(town)} already. (WB-06, WB-44)"
    )
    assert answer(position(at, amid={"tokens_left": 0}), "claim", at=town) == (
        "No further token may be claimed in this turn. (WB-59)"
    )
    assert answer(position(at, back=["black"]), "claim", at=town) == (
        f"On the way back no tokens are claimed, and one lies on {name(town)}. (WB-32, WB-44)"
    )
    assert answer(position(at, returned=[town]), "claim", at=town) == (
        f"The token of {name(town)} was put back and is nobody's to claim. (WB-30, WB-44)"
    )
    assert answer(position(at, held={"red": [town]}), "claim", at=town) == f"Red has the token of {name(town)}. (WB-57)"
    assert answer(position(at), "drive", to=town) == f"You may land on {name(town)} only to claim its token. (WB-44)"


def test_which_areas_close_new_york() -> None:
    held = {"black": one_of_each(without=OUTER_AREAS[2:4])}
    state = position({"black": approach(NEW_YORK)}, held=held)
    owed = " and ".join(area_title(AREAS.index(outer)) for outer in OUTER_AREAS[2:4])
    closed = f"New York is closed until you have a token from {owed}. (WB-06, WB-11)"
    assert answer(state, "drive", to=NEW_YORK) == closed


def test_why_a_crossing_is_closed() -> None:
    at = {"black": approach(GATE)}
    assert answer(position({**at, "red": partner(GATE)}), "cross", at=GATE) == (
        f"Red stands on the far side of {name(GATE)}. (WB-53, WB-43)"
    )
    assert answer(position(at, amid={"came_out": [partner(GATE)]}), "cross", at=GATE) == (
        f"A crossing of this turn has come out beyond {name(GATE)} already. (WB-91)"
    )
    assert answer(position(at, harms={"black": ["closed-borders"]}), "cross", at=GATE) == (
        "The borders are closed to you in this turn. (WB-111, WB-43)"
    )
    assert answer(position(at), "drive", to=GATE) == f"You may land on {name(GATE)} only to cross there. (WB-43, WB-46)"
    into_uk = next(one for one in places("frontier", "seaport") if area(partner(one)) == UK)
    heavy = position({"black": approach(into_uk)}, back=["black"], held={"black": one_of_each()[:5]})
    assert answer(heavy, "cross", at=into_uk) == (
        "The United Kingdom is closed to you: you have 5 tokens, and three are the most. (WB-20)"
    )


def test_why_no_move_is_left() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["fog"]})
    drive(state, there)
    assert answer(state, "drive", to=here) == "You have no move left in this turn. (WB-60)"
    state = position({"black": AIRPORT}, hands={"black": ["fog"]})
    fly(state, FAR_AIRPORT)
    assert answer(state, "drive", to=approach(FAR_AIRPORT)) == (
        "You have flown; your movement is over until the next round. (WB-48)"
    )


def test_a_car_that_finds_no_line_is_told_what_bars_each_of_them() -> None:
    gate = next(one for one in places("seaport") if len(neighbours(partner(one))) == 2)
    barred = neighbours(partner(gate))
    cars = dict(zip(("red", "blue"), barred, strict=True))
    state = position({**cars, "black": approach(gate)}, hands={"black": ["fog"]})
    cross(state, gate)
    assert choices(state) == ["end", "play fog 1", "play fog 2"]
    for colour, hexagon in cars.items():
        assert answer(state, "drive", to=hexagon) == f"{colour.title()} stands on {hexagon}. (WB-40)"


def test_what_has_to_be_done_first() -> None:
    here, town = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here})
    claim(state, town)
    assert answer(state, "end") == "After claiming a token you have to make a further move. (WB-57, WB-58)"
    state = position({"black": approach(AIRPORT)})
    drive(state, AIRPORT)
    assert answer(state, "drive", to=approach(AIRPORT)) == (
        f"You have landed on {name(AIRPORT)} to leave the area by it: choose where to fly. (WB-43, WB-48)"
    )


# Flights, tokens put back and cards.


def test_why_a_flight_is_not_possible() -> None:
    state = position({"black": approach(AIRPORT)})
    assert answer(state, "fly", to=FAR_AIRPORT) == "Your car does not stand on an airport. (WB-45, WB-48)"
    state = position({"black": AIRPORT, "red": FAR_AIRPORT})
    assert answer(state, "fly", to=AIRPORT) == "A flight leads to another area. (WB-51)"
    assert answer(state, "fly", to=FAR_AIRPORT) == f"Red stands on {name(FAR_AIRPORT)}. (WB-50)"
    state = position({"black": approach(AIRPORT)}, amid={"moves_made": 1, "is_begun": True, "moves_left": 1})
    assert answer(state, "fly", to=FAR_AIRPORT) == "Your car does not stand on an airport. (WB-45, WB-48)"


def test_why_a_token_cannot_be_put_back() -> None:
    town = one_of_each()[0]
    other = one_of_each()[1]
    out = position({"black": town}, held={"black": [town]})
    assert answer(out, "put-back", at=town) == "On the way out no tokens are put back. (WB-33)"
    state = position({"black": town}, back=["black"], held={"black": [other], "red": [town]})
    assert answer(state, "put-back", at=other) == (
        f"Your car is not in {name(other)}, and a token is put back where the car stands. (WB-29)"
    )
    assert answer(state, "put-back", at=town) == f"You have no token that belongs on {name(town)}. (WB-27, WB-28)"


def test_why_a_card_cannot_be_played() -> None:
    state = position(seats=3, home=["blue"], hands={"black": ["fog", "papers", "luggage"]}, harms={"red": ["fog"]})
    assert answer(state, "play", card="charter") == "You have no Charter Flight in your hand. (WB-65)"
    assert answer(state, "play", card="fog", on=0) == "Fog is played on another car, not on your own. (WB-100)"
    assert answer(state, "play", card="fog", on=1) == "Fog lies beside Red already, and has yet to act. (WB-100)"
    assert answer(state, "play", card="fog", on=2) == "Blue is home, and no card can be played on it. (WB-86)"
    assert answer(state, "play", card="luggage", on=1) == "Red has no card to lose. (WB-117)"
    assert answer(state, "play", card="papers") == (
        "Diplomatic Papers are played in the turn in which you arrive in New York, after arriving. (WB-108)"
    )


# Every question has an answer.


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_move_has_a_reason_that_cites_what_exists_at_every_step(seed: str) -> None:
    clauses = rulebook_of("worldbeater").clauses
    dealer = QuickDealer(f"why {seed}")
    match = Match(GAME, GAME.parse_options({"first": 1}, 3), 3, QuickDealer(seed))
    for step in range(160):
        state = match.state
        if state.actors() == [CHANCE]:
            match.deal()
            continue
        (seat,) = state.actors()
        legal = state.legal(seat)
        if step % 8 == 0:
            for move in range(MOVE_COUNT):
                reason = state.why(seat, move)
                assert reason.legal == (move in legal), state.wire(move)
                assert reason.sentence.endswith(".")
                assert set(reason.clauses) <= set(clauses)
                assert reason.clauses
        match.play(seat, legal[dealer.below(len(legal))])


def test_a_match_refuses_with_the_reason() -> None:
    match = match_at(position())
    with pytest.raises(IllegalMove, match="You have no Fog in your hand"):
        match.play(0, match.state.parse_move({"move": "play", "card": "fog", "on": 1}))
