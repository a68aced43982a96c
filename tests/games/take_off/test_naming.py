"""Naming the country of a card: who is asked when, what is understood, and what a right answer earns."""

from typing import Any, cast

import pytest

from greatcircle.games.take_off.card import cards_of
from greatcircle.games.take_off.deck import country_id
from greatcircle.games.take_off.events import Bumped, Declined, DiceLeft, Earned, ExtraRoll, Named, Unnamed
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.refusal import BadInput
from tests.games.take_off.atlas import CITIES, COLOURS, OFFSETS, TODAY, colour_of, eastern_cards, flights, western_cards
from tests.games.take_off.position import (
    EAST,
    GAME,
    WEST,
    act,
    choices,
    decline,
    draw,
    ended,
    finish_turn,
    fly,
    match_at,
    phase,
    places,
    position,
    refusal,
    roll,
    roll_now,
    take_off,
    told,
)

COUNTRIES = {card.id: country_id(card.country) for card in cards_of("today")}


def asked(card: str, *fleets: list[str], naming: str = "extra-move", other: str = "red", **options: Any) -> TakeOff:
    """Roll a TAKE OFF! and draw a card whose country is asked for."""
    state = position(*fleets, naming=naming, **options)
    roll(state, other, "take-off")
    draw(state, card)
    assert phase(state) == "naming"
    return state


def name_rightly(state: TakeOff, card: str) -> None:
    """Name the country of a card."""
    act(state, "name", country=COUNTRIES[card])


def won_turn() -> TakeOff:
    """Come to a turn that was won by naming a country."""
    state = asked("tokyo", naming="extra-roll")
    name_rightly(state, "tokyo")
    finish_turn(state)
    roll_now(state)
    assert state.to_json()["kind"] == "won"
    return state


@pytest.mark.rule("TO-67")
def test_usually_nobody_is_asked() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"naming": "off"}, 2)
    state = position()
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    assert phase(state) == "flying"
    assert state.question(0) is None


@pytest.mark.rule("TO-67")
def test_a_right_answer_earns_an_extra_move() -> None:
    state = asked("tokyo")
    events = act(state, "name", country="japan")
    assert told(events, Named) == [Named(0, "Tokyo", "Japan", "Japan", True)]
    assert told(events, Earned) == [Earned(0, "extra-move")]
    assert state.to_json()["dice"] == ["red", "jet"]


@pytest.mark.rule("TO-67")
def test_a_right_answer_earns_an_extra_roll() -> None:
    state = asked("tokyo", naming="extra-roll")
    assert told(act(state, "name", country="japan"), Earned) == [Earned(0, "extra-roll")]
    take_off(state, 1, "tokyo")
    fly(state, 2, "midway", "red")
    assert (state.turn, phase(state)) == (0, "offered")
    assert told(roll_now(state), ExtraRoll)
    assert (state.turn, phase(state)) == (0, "rolling")


@pytest.mark.rule("TO-67")
@pytest.mark.parametrize("naming", ["extra-move", "extra-roll"])
def test_a_wrong_answer_and_silence_earn_nothing(naming: str) -> None:
    for answer in ({"kind": "name", "country": "peru"}, {"kind": "silent"}):
        state = asked("tokyo", naming=naming)
        events = act(state, **answer)
        assert told(events, Earned) == []
        assert len(told(events, Named) + told(events, Unnamed)) == 1
        take_off(state, 1, "tokyo")
        fly(state, 2, "midway", "red")
        assert state.turn == 1


@pytest.mark.rule("TO-67")
def test_the_card_is_named_before_anything_flies() -> None:
    state = asked("tokyo")
    assert "TO-67" in refusal(state, "fly", jet=1, **{"from": EAST, "to": "midway", "by": "red"})
    assert "TO-67" in refusal(state, "take-off", jet=1, to="tokyo")


@pytest.mark.rule("TO-68")
def test_an_extra_move_is_a_wild_move() -> None:
    state = asked("tokyo")
    name_rightly(state, "tokyo")
    take_off(state, 1, "tokyo")
    fly(state, 2, "midway", "red")
    wild = {choice.split()[1] for choice in choices(state) if choice.startswith("1")}
    assert wild == flights("tokyo")


@pytest.mark.rule("TO-68")
def test_an_extra_roll_is_a_roll_of_all_dice() -> None:
    state = asked("tokyo", naming="extra-roll", other="jet", dice=2)
    name_rightly(state, "tokyo")
    take_off(state, 1, "tokyo")
    fly(state, 2, "midway", "jet")
    roll_now(state)
    roll(state, "red", "yellow")
    assert state.turn == 0
    assert state.to_json()["dice"] == ["red", "yellow"]


@pytest.mark.rule("TO-68")
@pytest.mark.parametrize(("options", "seconds"), [({}, 10), ({"naming_seconds": 0}, 0), ({"naming_seconds": 120}, 120)])
def test_there_are_ten_seconds_or_as_many_as_agreed(options: dict[str, Any], seconds: int) -> None:
    question = asked("tokyo", **options).question(0)
    assert question is not None
    assert question.seconds == seconds
    assert "Tokyo" in question.sentence
    assert "Japan" not in question.sentence


@pytest.mark.rule("TO-68")
@pytest.mark.parametrize("seconds", [-1, 121])
def test_the_clock_has_limits(seconds: int) -> None:
    with pytest.raises(BadInput, match="naming_seconds"):
        GAME.parse_options({"naming_seconds": seconds}, 2)


@pytest.mark.rule("TO-68")
@pytest.mark.parametrize("text", ["Myanmar", "Burma", "  the union of MYANMAR", "Mianmar"])
def test_other_names_old_names_and_slips_are_understood(text: str) -> None:
    state = asked("naypyidaw")
    assert state.wire(state.parse_answer(0, text)) == {"move": "name", "country": "myanmar"}


@pytest.mark.rule("TO-92")
def test_two_cards_may_earn_two_extra_moves() -> None:
    state = position(naming="extra-move")
    roll(state, "take-off", "take-off")
    for card in ("tokyo", "beijing"):
        draw(state, card)
    for card in ("tokyo", "beijing"):
        name_rightly(state, card)
    assert state.to_json()["dice"] == ["jet", "jet"]
    take_off(state, 1, "tokyo")
    take_off(state, 2, "beijing")
    fly(state, 1, min(flights("tokyo") - {"midway"}), "jet")
    assert state.turn == 0
    fly(state, 2, min(flights("beijing")), "jet")
    assert (state.turn, phase(state)) == (0, "offered")


@pytest.mark.rule("TO-92")
def test_only_the_cards_named_rightly_earn() -> None:
    state = position(naming="extra-move")
    roll(state, "take-off", "take-off")
    for card in ("tokyo", "beijing"):
        draw(state, card)
    act(state, "name", country="china")
    act(state, "name", country="china")
    assert state.to_json()["dice"] == ["jet"]


@pytest.mark.rule("TO-92")
def test_an_extra_move_may_be_flown_in_any_order() -> None:
    state = asked("tokyo")
    name_rightly(state, "tokyo")
    assert {choice.split()[-1] for choice in choices(state)} == {"tokyo", "red", "jet"}
    fly(state, 1, "midway", "jet")
    take_off(state, 2, "tokyo")
    assert {choice.split()[-1] for choice in choices(state)} == {"red"}
    finish_turn(state)
    assert state.turn == 1
    assert state.to_json()["dice"] == []


@pytest.mark.rule("TO-92")
def test_extra_rolls_come_beside_the_turn_that_a_double_gives() -> None:
    state = position(naming="extra-roll")
    roll(state, "take-off", "take-off")
    for card in ("tokyo", "beijing"):
        draw(state, card)
    for card in ("tokyo", "beijing"):
        name_rightly(state, card)
    kinds = []
    while state.turn == 0:
        finish_turn(state)
        if state.turn == 0:
            roll_now(state)
            kinds.append(str(state.to_json()["kind"]))
            roll(state, "red", "yellow")
    kinds.append("over")
    assert kinds == ["bonus", "won", "won", "over"]


@pytest.mark.rule("TO-92")
def test_an_extra_roll_may_be_declined() -> None:
    state = asked("tokyo", naming="extra-roll")
    name_rightly(state, "tokyo")
    finish_turn(state)
    assert choices(state) == ["roll-now", "decline"]
    assert decline(state) == [Declined(0, "extra-roll")]
    assert (state.turn, phase(state), state.won_rolls) == (1, "rolling", 0)


@pytest.mark.rule("TO-27", "TO-92")
def test_who_declines_the_turn_from_doubles_may_still_take_the_extra_roll() -> None:
    state = position(naming="extra-roll")
    roll(state, "take-off", "take-off")
    for card in ("tokyo", "beijing"):
        draw(state, card)
    name_rightly(state, "tokyo")
    act(state, "silent")
    finish_turn(state)
    assert decline(state) == [Declined(0, "another-turn")]
    assert choices(state) == ["roll-now", "decline"]
    roll_now(state)
    assert (state.turn, state.to_json()["kind"]) == (0, "won")


@pytest.mark.rule("TO-92")
def test_an_extra_move_may_be_declined_when_all_else_is_flown() -> None:
    state = asked("tokyo")
    name_rightly(state, "tokyo")
    assert "decline" not in choices(state)
    assert "TO-19" in refusal(state, "decline")
    take_off(state, 1, "tokyo")
    assert "decline" not in choices(state)
    fly(state, 2, "midway", "red")
    assert choices(state)[-1] == "decline"
    assert decline(state) == [Declined(0, "extra-move")]
    assert (state.turn, places(state, 0)) == (1, ["tokyo", "midway"])


@pytest.mark.rule("TO-34", "TO-92")
def test_a_jet_symbol_that_was_rolled_is_used_before_the_extra_move_and_cannot_be_declined() -> None:
    state = asked("tokyo", other="jet")
    name_rightly(state, "tokyo")
    assert (state.to_json()["dice"], state.to_json()["won_moves"]) == (["jet", "jet"], 1)
    take_off(state, 1, "tokyo")
    assert "decline" not in choices(state)
    fly(state, 2, "midway", "jet")
    assert (state.to_json()["dice"], state.to_json()["won_moves"]) == (["jet"], 1)
    assert "decline" in choices(state)
    fly(state, 2, "tokyo", "jet")
    assert state.turn == 1


@pytest.mark.rule("TO-23", "TO-92")
def test_an_extra_move_may_not_lose_a_die_that_could_be_used_without_it() -> None:
    card, colour = next(
        (card, colour) for card in eastern_cards() for colour in COLOURS if not flights(TODAY[card], colour)
    )
    city, bad = next(
        (city, bad)
        for city in CITIES
        if OFFSETS[city] > 0 and flights(city, colour)
        for bad in sorted(flights(city))
        if not flights(bad, colour)
    )
    state = asked(card, [city, "finish"], other=colour)
    name_rightly(state, card)
    assert f"1 {bad} jet" not in choices(state)
    assert "TO-23" in refusal(state, "fly", jet=1, **{"from": city, "to": bad, "by": "jet"})
    assert f"1 {card}" not in choices(state)
    fly(state, 1, min(flights(city, colour)), colour)
    take_off(state, 1, card)
    decline(state)
    assert state.turn == 1


@pytest.mark.rule("TO-92")
def test_nobody_has_to_fly_an_extra_move_to_make_a_die_usable() -> None:
    card, colour = next(
        (card, colour) for card in eastern_cards() for colour in COLOURS if not flights(TODAY[card], colour)
    )
    city, near = next(
        (city, near)
        for city in CITIES
        if OFFSETS[city] > 0 and not flights(city, colour)
        for near in sorted(flights(city) - {WEST})
        if flights(near, colour)
    )
    state = asked(card, [city, "finish"], other=colour)
    name_rightly(state, card)
    assert {f"1 {card}", f"1 {near} jet"} <= set(choices(state))
    take_off(state, 1, card)
    assert told(decline(state), DiceLeft) == [DiceLeft(0, [colour])]
    assert state.turn == 1


@pytest.mark.rule("TO-85", "TO-92")
def test_an_extra_move_may_win_the_race_with_dice_unflown() -> None:
    last, colour = next(
        (last, colour)
        for last in sorted(flights(WEST))
        for colour in COLOURS
        if colour != colour_of(last, WEST) and flights(last, colour)
    )
    card = western_cards()[0]
    state = asked(card, ["finish", last], other=colour)
    name_rightly(state, card)
    fly(state, 2, WEST, "jet")
    assert ended(state).winners() == [0]
    assert (state.to_json()["dice"], state.to_json()["hand"]) == ([colour], [card])


@pytest.mark.rule("TO-85", "TO-92")
def test_a_die_may_win_the_race_though_a_card_and_an_extra_move_are_unflown() -> None:
    last, card = next(
        (last, card)
        for last in sorted(flights(WEST))
        for card in western_cards()
        if TODAY[card] != last and flights(TODAY[card], colour_of(last, WEST)) - {WEST}
    )
    colour = colour_of(last, WEST)
    state = asked(card, ["finish", last], other=colour)
    name_rightly(state, card)
    assert {f"2 {card}", f"2 {WEST} {colour}"} <= set(choices(state))
    fly(state, 2, WEST, colour)
    assert ended(state).winners() == [0]
    assert (state.to_json()["dice"], state.to_json()["hand"]) == (["jet"], [card])


@pytest.mark.rule("TO-85", "TO-92")
def test_who_sets_out_to_win_with_an_extra_move_at_the_cost_of_a_die_has_to_go_on() -> None:
    city, last, card = next(
        (city, last, card)
        for last in sorted(flights(WEST))
        if flights(last, colour_of(last, WEST)) == {WEST}
        for city in sorted(flights(last) - flights(WEST) - {WEST})
        if OFFSETS[city] < 0 and flights(city, colour_of(last, WEST))
        for card in western_cards()
        if not flights(TODAY[card], colour_of(last, WEST))
    )
    colour = colour_of(last, WEST)
    state = asked(card, ["finish", city], other=colour)
    name_rightly(state, card)
    fly(state, 2, last, "jet")
    assert choices(state) == [f"2 {WEST} {colour}"]
    assert refusal(state, "take-off", jet=2, to=card) == ("TO-85",)
    fly(state, 2, WEST, colour)
    assert ended(state).winners() == [0]


def test_by_the_first_rules_an_extra_move_has_to_be_flown() -> None:
    state = asked("tokyo", rules_version=1)
    name_rightly(state, "tokyo")
    take_off(state, 1, "tokyo")
    fly(state, 2, "midway", "red")
    assert "decline" not in choices(state)
    assert state.to_json()["won_moves"] == 0


@pytest.mark.rule("TO-65", "TO-92")
def test_a_card_that_is_kept_for_after_the_roll_is_asked_for_once() -> None:
    state = position(naming="extra-roll", card_each_turn=True)
    draw(state, "tokyo")
    name_rightly(state, "tokyo")
    roll_now(state)
    roll(state, "red", "take-off")
    draw(state, "beijing")
    assert (phase(state), state.to_json()["unnamed"]) == ("naming", ["beijing"])
    name_rightly(state, "beijing")
    assert (phase(state), state.won_rolls) == ("flying", 2)
    assert state.to_json()["hand"] == ["tokyo", "beijing"]


@pytest.mark.rule("TO-88", "TO-92")
def test_an_extra_move_belongs_to_the_turn_when_bumps_are_decided() -> None:
    state = asked("tokyo", [], ["tokyo"])
    name_rightly(state, "tokyo")
    take_off(state, 1, "tokyo")
    fly(state, 2, "midway", "red")
    there = min(flights("tokyo") - {"midway"})
    assert told(fly(state, 1, there, "jet"), Bumped) == []
    assert places(state, 1) == ["tokyo", EAST]


@pytest.mark.rule("TO-93")
def test_the_card_that_opens_a_turn_won_by_naming_is_not_asked_for() -> None:
    state = position(naming="extra-roll", card_each_turn=True)
    draw(state, "tokyo")
    assert phase(state) == "naming"
    name_rightly(state, "tokyo")
    take_off(state, 1, "tokyo")
    roll(state, "red", "yellow")
    finish_turn(state)
    roll_now(state)
    assert (state.turn, phase(state), state.to_json()["kind"]) == (0, "drawing", "won")
    draw(state, "beijing")
    assert phase(state) == "flying"
    assert state.question(0) is None


@pytest.mark.rule("TO-93")
def test_cards_from_the_dice_are_not_asked_for_in_a_won_turn_either() -> None:
    state = won_turn()
    roll(state, "red", "take-off")
    draw(state, "manila")
    assert phase(state) == "flying"


@pytest.mark.rule("TO-93")
def test_doubles_in_a_won_turn_give_a_turn_that_earns_nothing_either() -> None:
    state = won_turn()
    roll(state, "jet", "jet")
    finish_turn(state)
    roll_now(state)
    assert (state.turn, phase(state), state.to_json()["kind"]) == (0, "rolling", "won")


@pytest.mark.rule("TO-92")
def test_a_won_roll_is_not_forgotten_when_the_state_is_written_down() -> None:
    state = position(naming="extra-roll")
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    name_rightly(state, "tokyo")
    again = cast(TakeOff, GAME.state_from_json(state.to_json()))
    finish_turn(again)
    roll_now(again)
    assert (again.turn, again.to_json()["kind"]) == (0, "won")


@pytest.mark.rule("TO-88", "TO-92")
def test_an_extra_move_of_the_opening_card_is_flown_with_the_dice() -> None:
    state = position(naming="extra-move", fast_start=True)
    draw(state, "tokyo")
    name_rightly(state, "tokyo")
    assert choices(state) == ["1 tokyo", "roll-now"]
    take_off(state, 1, "tokyo")
    roll(state, "red", "yellow")
    assert state.to_json()["dice"] == ["jet", "red", "yellow"]
    assert state.to_json()["won_moves"] == 1


@pytest.mark.rule("TO-88")
def test_the_opening_card_of_a_bonus_turn_is_asked_for() -> None:
    state = position(naming="extra-roll", card_each_turn=True)
    draw(state, "tokyo")
    act(state, "silent")
    take_off(state, 1, "tokyo")
    roll(state, "jet", "jet")
    finish_turn(state)
    roll_now(state)
    assert state.to_json()["kind"] == "bonus"
    draw(state, "beijing")
    assert phase(state) == "naming"


@pytest.mark.rule("TO-94")
@pytest.mark.parametrize("text", ["Luanda", "Monrovia", "manama", "Buenos Aires"])
def test_a_capital_is_not_taken_for_a_country_of_like_name(text: str) -> None:
    state = asked("tokyo")
    with pytest.raises(BadInput, match="is a capital; name the country"):
        state.parse_answer(0, text)


@pytest.mark.rule("TO-94")
@pytest.mark.parametrize("country", ["Monaco", "Singapore", "Panama", "Luxembourg", "San Marino"])
def test_a_country_called_like_its_capital_is_understood(country: str) -> None:
    state = asked("tokyo")
    move = state.parse_answer(0, country)
    assert state.wire(move) == {"move": "name", "country": country.lower().replace(" ", "-")}


@pytest.mark.rule("TO-94")
@pytest.mark.parametrize(("text", "card_set"), [("Congo", "today"), ("Germany", "1987"), ("Yemen", "1987")])
def test_a_name_that_two_countries_share_is_asked_again(text: str, card_set: str) -> None:
    state = asked("tokyo", card_set=card_set)
    with pytest.raises(BadInput, match="may mean"):
        state.parse_answer(0, text)


@pytest.mark.rule("TO-93")
def test_a_seat_that_knows_every_country_hands_over_the_dice() -> None:
    state = position(naming="extra-roll", card_each_turn=True)
    cards = iter(eastern_cards())
    for kind in ("ordinary", "won"):
        card = next(cards)
        assert state.to_json()["kind"] == kind
        draw(state, card)
        if phase(state) == "naming":
            name_rightly(state, card)
        take_off(state, 1, card)
        roll(state, "red", "yellow")
        finish_turn(state)
        if kind == "ordinary":
            roll_now(state)
    assert state.turn == 1


@pytest.mark.rule("TO-94")
def test_a_text_that_means_one_country_is_the_answer_right_or_wrong() -> None:
    state = asked("tokyo")
    assert state.wire(state.parse_answer(0, "japan")) == {"move": "name", "country": "japan"}
    assert state.wire(state.parse_answer(0, "Peru")) == {"move": "name", "country": "peru"}


@pytest.mark.rule("TO-94")
@pytest.mark.parametrize("text", ["", "Atlantis", "Wakanda"])
def test_a_text_that_means_no_country_is_asked_again(text: str) -> None:
    state = asked("tokyo")
    with pytest.raises(BadInput):
        state.parse_answer(0, text)
    assert phase(state) == "naming"
    assert state.question(0) is not None


@pytest.mark.rule("TO-94")
def test_a_text_that_may_mean_several_countries_is_asked_again() -> None:
    state = asked("tokyo")
    with pytest.raises(BadInput, match="may mean"):
        state.parse_answer(0, "Korea")
    assert phase(state) == "naming"


@pytest.mark.rule("TO-94")
def test_a_country_of_the_other_set_alone_is_not_on_the_cards() -> None:
    state = asked("tokyo")
    with pytest.raises(BadInput):
        state.parse_answer(0, "Czechoslovakia")
    assert refusal(state, "name", country="czechoslovakia") == ("TO-94",)


@pytest.mark.rule("TO-94")
def test_there_is_no_second_answer() -> None:
    state = asked("tokyo")
    act(state, "name", country="peru")
    assert phase(state) == "flying"
    assert "TO-67" in refusal(state, "name", country="japan")


@pytest.mark.rule("TO-94")
def test_an_answer_cannot_be_taken_back() -> None:
    state = asked("tokyo")
    assert all(state.reveals(0, move) for move in state.legal(0))
    match = match_at(state)
    match.play(0, match.state.parse_move({"move": "name", "country": "peru"}))
    assert not match.can_undo(0)
    match.play(0, match.state.legal(0)[0])
    assert match.can_undo(0)


@pytest.mark.rule("TO-94")
def test_silence_stands_for_the_end_of_the_time() -> None:
    state = asked("tokyo")
    question = state.question(0)
    assert question is not None
    assert state.wire(question.silence) == {"move": "silent"}
    state.apply(0, question.silence)
    assert state.to_json()["dice"] == ["red"]


@pytest.mark.rule("TO-94")
def test_only_the_seat_on_turn_is_asked() -> None:
    state = asked("tokyo")
    assert state.question(1) is None
    with pytest.raises(BadInput):
        state.parse_answer(1, "Japan")


@pytest.mark.rule("TO-94")
def test_every_country_of_the_set_can_be_answered() -> None:
    state = asked("tokyo", region="asia")
    names = {choice for choice in choices(state) if choice != "silent"}
    assert names == set(COUNTRIES.values())
