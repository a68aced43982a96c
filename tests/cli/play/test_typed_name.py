"""Names instead of numbers: they may be written as people write them."""

import pytest

from greatcircle.cli.play.answer import why_name
from greatcircle.cli.play.typed_name import chains_to, refusals_of
from greatcircle.games import rulebook_of
from greatcircle.kernel.match import Match
from tests.games.take_off.position import draw, field, match_at, position, roll
from tests.games.worldbeater import position as worldbeater
from tests.games.worldbeater.scene import FORT_DUNLOP


def last_jet(*cards: str) -> Match:
    """A match in which Orange has one jet left, at the start, and these cards to fly."""
    state = position(["finish"], direction="eastward")
    roll(state, *["take-off"] * len(cards), *["jet"] * (2 - len(cards)))
    for card in cards:
        draw(state, card)
    return match_at(state)


@pytest.mark.parametrize("name", ["Mexico City", "mexico city", "MEXICO-CITY", " México  City"])
def test_case_accents_and_spaces_do_not_count(name: str) -> None:
    match = last_jet("mexico-city")
    move = match.state.parse_move({"move": "take-off", "jet": 2, "to": "mexico-city"})
    assert chains_to(match, 0, name) == [[move]]


def test_signs_within_a_word_do_not_count() -> None:
    match = last_jet("st-johns", "mexico-city")
    ((move,),) = chains_to(match, 0, "St. John's")
    assert match.state.wire(move) == {"move": "take-off", "jet": 2, "to": "st-johns"}


def test_a_name_that_cannot_be_reached_is_found_too() -> None:
    match = last_jet("mexico-city")
    assert chains_to(match, 0, "Port of Spain") == []
    (reason,) = refusals_of(match, 0, "Port of Spain")
    assert reason.sentence == "No route leads to Port of Spain from where your jets are, and no card in your hand."
    assert reason.clauses == ("TO-18", "TO-35")


def test_a_place_two_flights_away_is_flown_to_by_both() -> None:
    state = position()
    roll(state, "red", "yellow")
    (chain,) = chains_to(match_at(state), 0, "Tokyo")
    assert [field(state, move, "to") for move in chain] == ["midway", "tokyo"]


def test_two_ways_that_begin_alike_are_told_once() -> None:
    match = worldbeater.match_at(worldbeater.position({"black": FORT_DUNLOP}))
    assert len(chains_to(match, 0, "Europe")) == 2
    (way,) = why_name(match, 0, "Europe", rulebook_of("worldbeater"))
    assert way.endswith("and fly from there.")


def test_a_reason_against_several_moves_is_given_once() -> None:
    state = position(["midway", "tokyo"], card_each_turn=True)
    draw(state, "wellington")
    (reason,) = refusals_of(match_at(state), 0, "start")
    assert (reason.sentence, reason.clauses) == ("Roll the dice first, or fly the card.", ("TO-65", "TO-13"))


def test_a_refusal_names_its_clauses_as_players_read_them() -> None:
    state = position(["midway", "tokyo"], card_each_turn=True)
    draw(state, "wellington")
    rulebook = rulebook_of("take-off")
    first, second = (rulebook.clauses[clause_id] for clause_id in ("TO-65", "TO-13"))
    assert why_name(match_at(state), 0, "start", rulebook) == [
        f"Roll the dice first, or fly the card. ({first.number} {first.title}; {second.number} {second.title})"
    ]


@pytest.mark.parametrize("facet", ["red", "yellow"])
def test_what_is_no_place_may_still_be_an_argument_of_a_move(facet: str) -> None:
    state = position()
    roll(state, "red", "yellow")
    chains = chains_to(match_at(state), 0, facet)
    assert chains
    assert all(field(state, chain[0], "by") == facet for chain in chains)


@pytest.mark.parametrize("name", ["²", "", "...", "Atlantis", "[bold]", "2.", "#2", "-2", "(2)"])
def test_what_is_no_name_stands_for_nothing(name: str) -> None:
    match = last_jet("mexico-city")
    assert chains_to(match, 0, name) == []
    assert refusals_of(match, 0, name) == []


def test_a_place_is_not_reached_by_ending_the_turn_first() -> None:
    state = worldbeater.position(home=["red", "blue"], back=["black"], hands={"black": ["byway"]})
    near = sorted(worldbeater.ends(state, "drive"))
    worldbeater.drive(state, near[0])
    match = worldbeater.match_at(state)
    assert [state.wire(move) for move in match.legal(0)] == [{"move": "end"}, {"move": "finish"}]
    (ahead,) = chains_to(match, 0, "end")
    assert [state.wire(move) for move in ahead] == [{"move": "end"}]
    assert chains_to(match, 0, near[-1]) == []
