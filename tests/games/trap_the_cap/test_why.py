"""The rules in words: why a move is refused, and that every question has an answer."""

from typing import Any

import pytest

from greatcircle.games import rulebook_of
from greatcircle.games.trap_the_cap.moves import GO, MOVE_COUNT, PICK, STEP, TRAP
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.refusal import IllegalMove
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import match_at, move_cap, position, throw
from tests.games.trap_the_cap.wish import golden, picked


def answer(state: TrapTheCap, kind: str, **fields: str | int) -> str:
    """Ask why the seat on turn may not make a move: the sentence, with the clauses behind it."""
    reason = state.why(state.turn, state.parse_move({"move": kind, **fields}))
    assert not reason.legal
    return str(reason)


# Refusals that have nothing to do with the kind of move.


def test_nothing_is_legal_after_the_last_colour_is_left() -> None:
    state = position({"red-1": "A1", "blue-6": "A2"} | {f"blue-{n}": "held base-A" for n in range(1, 6)})
    move_cap(state, 1, "red-1", "A2")
    assert answer(state, "again") == "The match is over. (TC-52)"


def test_nothing_is_legal_after_the_limit_of_throws() -> None:
    state = position({"red-1": "A1"}, throw_limit=1)
    move_cap(state, 1, "red-1", "A2")
    assert answer(state, "pick", cap="blue-1") == "The match is over. (TC-94)"


@pytest.mark.parametrize("seat", [2, CHANCE])
def test_there_is_no_such_seat(seat: int) -> None:
    state = throw(position(), 3)
    assert str(state.why(seat, state.legal(0)[0])) == f"There is no seat {seat} in this match. (TC-01)"


def test_a_seat_without_free_caps_sits_out() -> None:
    state = throw(position({f"blue-{n}": "held base-A" for n in range(1, 7)}, seats=3), 3)
    assert str(state.why(1, PICK)) == "Blue has no free cap left and sits out. (TC-60)"


def test_it_is_somebody_elses_turn() -> None:
    state = throw(position(), 3)
    assert str(state.why(1, state.legal(0)[0])) == "It is Red's turn, not Blue's. (TC-05)"


def test_in_total_team_play_a_seat_without_free_caps_does_not_sit_out() -> None:
    state = throw(position({f"green-{n}": "held base-B" for n in range(1, 7)}, seats=4, game="total-team"), 3)
    assert str(state.why(2, PICK)) == "It is Red's turn, not Green's. (TC-05)"


@pytest.mark.parametrize("move", [-1, MOVE_COUNT])
def test_there_is_no_such_move(move: int) -> None:
    state = throw(position(), 3)
    assert str(state.why(0, move)) == f"There is no move {move} in this game."


# Refusals because it is time for something else.


def test_lots_have_to_be_drawn_before_anybody_has_the_turn() -> None:
    state = position(first=0)
    for seat in range(2):
        reason = state.why(seat, PICK)
        assert reason.clauses == ("TC-05",)
        assert "turn" not in reason.sentence


def test_the_die_has_to_be_thrown_first() -> None:
    assert answer(position(), "pick", cap="red-1") == "The die has to be thrown first. (TC-06)"


@pytest.mark.parametrize("kind", ["pass", "stay", "again", "end"])
def test_a_cap_has_to_be_picked_first(kind: str) -> None:
    assert answer(throw(position(), 3), kind) == "First pick the cap that the 3 moves. (TC-06, TC-16)"


def test_the_die_is_not_thrown_twice() -> None:
    assert answer(throw(position(), 3), "throw", die=6) == "First pick the cap that the 3 moves. (TC-06, TC-16)"


def test_another_cap_is_picked_already() -> None:
    state = picked(position({"red-1": "A2", "red-2": "B2"}), 3, "red-1")
    assert answer(state, "pick", cap="red-2") == ("A cap is picked already, and a throw moves only one. (TC-07)")


def test_points_left_over_are_not_for_another_cap() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, 3, "red-1", "base-A")
    assert answer(state, "pick", cap="red-2") == ("A cap is picked already, and a throw moves only one. (TC-07, TC-39)")


@pytest.mark.parametrize("kind", ["stay", "pass", "end"])
def test_the_picked_cap_has_to_go_somewhere(kind: str) -> None:
    state = picked(position(), 3, "red-1")
    assert answer(state, kind) == "Now say where the picked cap goes. (TC-06, TC-16)"


def test_the_golden_cap_on_its_way_has_to_use_up_the_throw() -> None:
    sentence = "The Golden Cap is on its way and has to use up the throw. (TC-88)"
    assert answer(golden("A2", die=3), "stay") == sentence
    assert answer(golden("A2", die=3), "pick", cap="red-1") == sentence
    assert answer(golden("base-A", die=3, blue_1="under golden"), "go", to="A2") == sentence


def test_first_say_what_the_golden_cap_traps() -> None:
    state = golden("A2", die=3, blue_1="A2")
    assert answer(state, "step", to="A3") == "First say what the Golden Cap traps here. (TC-87)"


@pytest.mark.parametrize("kind", ["stay", "pass"])
def test_after_a_six_there_are_two_choices(kind: str) -> None:
    state = position()
    move_cap(state, 6, "red-1", "A6")
    assert answer(state, kind) == "After a 6, either throw again or end the turn. (TC-08, TC-10)"


# Refusals of a pick.


def test_there_is_no_such_cap() -> None:
    state = throw(position(), 3)
    assert str(state.why(0, PICK + state.setup.cap_count)) == "There is no such cap in this match. (TC-03)"


def test_a_cap_held_in_a_base_is_not_picked() -> None:
    state = throw(position({"red-1": "held base-D"}), 3)
    assert answer(state, "pick", cap="red-1") == "Red-1 lies in a foreign base and stays there. (TC-29)"


def test_a_trapped_cap_is_not_picked() -> None:
    state = throw(position({"blue-1": "A3", "red-1": "under blue-1"}), 3)
    assert answer(state, "pick", cap="red-1") == "Red-1 is trapped under blue-1. (TC-25, TC-95)"


def test_an_ownerless_golden_cap_is_not_picked() -> None:
    state = throw(position(game="golden-cap"), 3)
    assert answer(state, "pick", cap="golden") == "The Golden Cap belongs to nobody yet and does not move. (TC-79)"


def test_a_cap_of_another_colour_is_not_picked() -> None:
    assert answer(throw(position(), 3), "pick", cap="blue-1") == "Blue-1 is Blue's to move. (TC-06)"


def test_a_partners_cap_is_not_picked_in_team_play() -> None:
    state = throw(position(seats=4, game="team"), 3)
    assert answer(state, "pick", cap="green-1") == "Green-1 is Green's to move. (TC-62)"


def test_an_opponents_cap_is_not_picked_in_total_team_play() -> None:
    state = throw(position(seats=4, game="total-team"), 3)
    assert answer(state, "pick", cap="blue-1") == "Blue-1 is Blue's to move. (TC-62)"


def test_somebody_elses_golden_cap_is_not_picked() -> None:
    state = throw(position({"golden": "A4"}, golden_owner=1, game="golden-cap"), 3)
    assert answer(state, "pick", cap="golden") == "The Golden Cap is Blue's to move. (TC-06)"


def test_of_caps_that_are_alike_the_first_is_picked() -> None:
    state = throw(position(), 3)
    assert answer(state, "pick", cap="red-2") == "Red-2 is just like red-1 beside it; pick that one. (TC-13)"


def test_a_cap_without_a_way_is_not_picked() -> None:
    state = throw(position({"red-1": "A1"}), 1)
    assert answer(state, "pick", cap="red-2") == "Red-2 has nowhere to go with a 1. (TC-06, TC-16)"


# Refusals of a place to go to.


def test_there_is_no_such_place_to_go_to() -> None:
    state = picked(position(), 3, "red-1")
    place = len(state.setup.board.labels)
    assert str(state.why(0, GO + place)) == "There is no such place on this board."


def test_a_cap_goes_exactly_the_throw() -> None:
    state = picked(position({"red-1": "A2"}), 3, "red-1")
    assert answer(state, "go", to="A4") == "A4 is 2 spaces away, but the cap has to go exactly 3. (TC-06, TC-11, TC-23)"
    assert answer(state, "go", to="A3") == "A3 is 1 space away, but the cap has to go exactly 3. (TC-06, TC-11, TC-23)"


def test_a_cap_that_came_home_comes_out_with_all_points() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, 3, "red-1", "base-A")
    assert answer(state, "go", to="A3") == "A3 is 3 spaces away, but the cap has to go exactly 2. (TC-38)"


def test_a_plain_space_holds_one_cap_of_a_colour() -> None:
    state = picked(position({"red-1": "A1", "red-2": "A2"}), 1, "red-1")
    assert answer(state, "go", to="A2") == "A cap or stack of red is on A2 already. (TC-15, TC-26)"


def test_a_grey_space_holds_one_cap_of_a_colour() -> None:
    state = picked(position({"red-1": "A3", "red-2": "A4"}), 1, "red-1")
    assert answer(state, "go", to="A4") == "A cap or stack of red is on A4 already. (TC-43)"


def test_a_grey_space_holds_three_colours() -> None:
    state = picked(position({"red-1": "A3", "blue-1": "A4", "green-1": "A4", "black-1": "A4"}, seats=4), 1, "red-1")
    assert answer(state, "go", to="A4") == "Three colours rest on A4; there is no room for a fourth. (TC-43)"


@pytest.mark.parametrize(("start", "end"), [("A1", "A2"), ("A2", "A3")])
def test_partners_do_not_trap_each_other(start: str, end: str) -> None:
    state = picked(position({"red-1": start, "green-1": end}, seats=4, game="team"), 1, "red-1")
    assert answer(state, "go", to=end) == (
        f"A partner's cap is on {end}, and partners do not trap each other. (TC-63, TC-66)"
    )


def test_a_foreign_base_is_closed() -> None:
    state = picked(position({"red-1": "D1", "blue-1": "under red-1"}), 1, "red-1")
    assert answer(state, "go", to="base-D") == "No cap may enter a base that is not its own. (TC-18, TC-34)"


def test_no_cap_goes_home_in_trap_the_tower() -> None:
    state = picked(position({"red-1": "A1", "blue-1": "under red-1"}, game="tower"), 1, "red-1")
    assert answer(state, "go", to="base-A") == "In Trap the Tower no cap goes back to its base. (TC-73)"


def test_a_cap_that_came_home_does_not_go_home_again() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    move_cap(state, 3, "red-1", "base-A")
    assert answer(state, "go", to="base-A") == (
        "The cap is at home already; let it stay, or come out with all points. (TC-38)"
    )


def test_a_single_cap_does_not_go_home() -> None:
    state = picked(position({"red-1": "A1"}), 1, "red-1")
    assert answer(state, "go", to="base-A") == "Only a cap that carries trapped caps may go home. (TC-32)"


def test_home_is_too_far_away() -> None:
    state = picked(position({"red-1": "A3", "blue-1": "under red-1"}), 2, "red-1")
    assert (
        answer(state, "go", to="base-A")
        == "Home is 3 spaces away, the base counted, and the throw is 2. (TC-36, TC-37)"
    )


# Refusals of what the Golden Cap does.


def test_there_is_no_such_place_to_step_to() -> None:
    state = golden(die=3)
    assert str(state.why(0, STEP + len(state.setup.board.labels))) == "There is no such place on this board."


def test_a_step_leads_to_the_next_space() -> None:
    assert answer(golden(die=3), "step", to="A3") == "A3 is not next to A1. (TC-83)"


def test_the_golden_cap_enters_no_foreign_base() -> None:
    state = golden(die=3, turn=1, red_1="under golden")
    assert answer(state, "step", to="base-A") == "No cap may enter a base that is not its own. (TC-18, TC-34)"


def test_the_golden_cap_goes_home_only_with_a_catch() -> None:
    assert answer(golden(die=3), "step", to="base-A") == (
        "The Golden Cap carries nothing, so it may not go home. (TC-32, TC-99)"
    )


def test_the_golden_cap_takes_no_step_into_a_dead_end() -> None:
    assert answer(golden(die=1, red_1="A2"), "step", to="A2") == (
        "From A2 the rest of the throw could not end on a space where the Golden Cap may stop. (TC-88, TC-99)"
    )


def test_the_golden_cap_makes_room_where_it_stops() -> None:
    state = golden("A4", die=1, seats=4, golden="A3", blue_1="A4", green_1="A4", black_1="A4")
    assert answer(state, "pass") == "Three colours rest here; to stop, the Golden Cap has to trap one of them. (TC-101)"


def test_the_golden_cap_traps_only_where_it_is() -> None:
    state = golden("A2", die=3, blue_1="A2", blue_2="A3")
    assert answer(state, "trap", cap="blue-2") == "That cap does not stand on this space. (TC-87)"
    assert str(state.why(0, TRAP + state.setup.cap_count)) == "That cap does not stand on this space. (TC-87)"


def test_the_golden_cap_does_not_trap_its_owners_caps() -> None:
    state = golden("A4", die=2, golden="A3", red_1="A4", blue_1="A4")
    assert answer(state, "trap", cap="red-1") == "The Golden Cap does not trap its owner's caps. (TC-99)"


def test_the_golden_cap_takes_all_or_nothing_on_a_yellow_space() -> None:
    state = golden("A3", die=2, golden="A2", blue_1="A3", blue_2="A3")
    assert answer(state, "trap", cap="blue-2") == (
        "Here it is everything or nothing; trap the first cap and the others go with it. (TC-87)"
    )


# The same questions everywhere.


def test_the_match_refuses_with_the_same_reason() -> None:
    match = match_at(throw(position(), 3))
    with pytest.raises(IllegalMove) as refused:
        match.play(0, match.state.parse_move({"move": "pick", "cap": "red-2"}))
    assert refused.value.reason == match.state.why(0, match.state.parse_move({"move": "pick", "cap": "red-2"}))


CROWD = {"red-1": "A4", "blue-1": "A4", "red-2": "A6", "blue-2": "A3", "blue-3": "A3", "blue-4": "A1", "red-3": "B1"}
CARRIERS = {"red-1": "A1", "blue-1": "under red-1", "blue-2": "D1", "red-2": "under blue-2"} | {
    f"{colour}-{n}": f"held base-{base}" for colour, base in (("red", "D"), ("blue", "A")) for n in range(3, 7)
}


@pytest.mark.parametrize(
    ("caps", "rest"),
    [
        ({}, {"first": 0}),
        (CROWD, {"seats": 6, "yellow": "all"}),
        (CROWD | {"green-1": "under blue-1"}, {"seats": 3, "board": "four-spoke"}),
        (CROWD, {"seats": 4, "game": "team"}),
        (CROWD, {"seats": 6, "game": "total-team"}),
        (CROWD, {"game": "tower", "throw_limit": 10}),
        (CROWD | {"golden": "A5", "green-1": "A4"}, {"seats": 3, "golden_owner": 0, "game": "golden-cap"}),
        (CARRIERS, {}),
        (
            CARRIERS | {"golden": "A1", "blue-1": "under golden", "red-1": "held base-D"},
            {"golden_owner": 0, "game": "golden-cap"},
        ),
    ],
    ids=["lots", "all-yellow", "four-spoke", "team", "total-team", "tower", "golden-cap", "carriers", "golden-carrier"],
)
def test_every_question_has_an_answer(caps: dict[str, str], rest: dict[str, Any]) -> None:
    clauses = set(rulebook_of("trap-the-cap").clauses)
    state = position(caps, **rest)
    dealer = QuickDealer("every question")
    for _ in range(50):
        for seat in range(CHANCE, state.seats + 1):
            legal = [] if seat == CHANCE else state.legal(seat)
            for move in range(MOVE_COUNT):
                reason = state.why(seat, move)
                assert reason.legal == (move in legal)
                assert reason.sentence.endswith(".")
                assert reason.clauses or reason.sentence.startswith("There is no such place")
                assert clauses.issuperset(reason.clauses)
        if not state.actors():
            break
        (actor,) = state.actors()
        moves = state.legal(actor)
        state.apply(actor, moves[dealer.below(len(moves))])
