"""The end of Trap the Golden Cap: who is still in the game, who has the Golden Cap, and who has won."""

import pytest

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from tests.games.trap_the_cap.golden_walk import walk
from tests.games.trap_the_cap.position import act, move_cap, position, refusal, spot, throw


def winners(state: TrapTheCap) -> list[int]:
    """Give the winners of a match that has to be over."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners()


# A match that ends as soon as the red cap on B1 reaches the green one on B2: red is then the last colour and has
# trapped six caps, green holds eleven in its base.
LAST_CAP = (
    {"red-1": "B1", "green-6": "B2"}
    | {f"red-{n}": "held base-E" for n in range(2, 7)}
    | {f"blue-{n}": "held base-E" for n in range(1, 7)}
    | {f"green-{n}": "held base-A" for n in range(1, 6)}
)
# The same, but green holds only six: a tie.
LAST_CAP_TIED = LAST_CAP | {f"red-{n}": "base-A" for n in range(2, 7)}


@pytest.mark.rule("TC-86")
@pytest.mark.parametrize(("aim", "winner"), [("owner", 0), ("most", 2)])
def test_the_owner_wins_or_the_seat_with_the_most_caps(aim: str, winner: int) -> None:
    state = position(LAST_CAP | {"golden": "C4"}, seats=3, golden_owner=0, game="golden-cap", golden_aim=aim)
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [winner]


@pytest.mark.rule("TC-86")
@pytest.mark.parametrize(("aim", "winner"), [("owner", 1), ("most", 0)])
def test_both_aims_hold_at_the_limit_of_throws_too(aim: str, winner: int) -> None:
    state = position(
        {"golden": "base-D", "blue-1": "held base-A", "red-1": "A2"},
        golden_owner=1,
        game="golden-cap",
        golden_aim=aim,
        throw_limit=1,
    )
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [winner]


@pytest.mark.rule("TC-86")
def test_the_last_colour_counts_the_caps_it_carries_when_the_most_caps_win() -> None:
    stack = {"golden": "A5", "blue-1": "under golden", "blue-2": "under golden"}
    state = position(LAST_CAP | stack, seats=3, golden_owner=0, game="golden-cap", golden_aim="most")
    move_cap(state, 1, "red-1", "B2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (8, 0, 9)


@pytest.mark.rule("TC-90")
@pytest.mark.parametrize(("golden", "owner"), [("under red-1", None), ("base-A", 0), ("A5", 0)])
def test_the_golden_cap_does_not_count_among_the_most_caps(golden: str, owner: int | None) -> None:
    caps = {"red-1": "A1", "blue-1": "under red-1", "red-2": "held base-D", "golden": golden}
    state = position(caps, golden_owner=owner, game="golden-cap", golden_aim="most", throw_limit=1)
    move_cap(state, 1, "red-1", "A2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ((1, 1), [0, 1])


@pytest.mark.rule("TC-92")
def test_a_seat_with_nothing_but_the_golden_cap_is_still_in_the_game() -> None:
    lost = {f"red-{n}": "held base-D" for n in range(1, 6)} | {"red-6": "A2"}
    state = position({"golden": "A5", "blue-1": "A1", **lost}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert (state.outcome(), state.turn) == (None, 0)
    walk(state, 3, "A4", "A3", "A2")
    assert spot(state, "blue-1") == "under golden"


@pytest.mark.rule("TC-92")
def test_such_a_seat_is_out_when_its_golden_cap_is_trapped() -> None:
    lost = {f"red-{n}": "held base-D" for n in range(1, 7)}
    state = position({"golden": "A2", "blue-1": "A1", **lost}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert winners(state) == [1]


@pytest.mark.rule("TC-93")
def test_the_carrier_of_an_ownerless_golden_cap_wins() -> None:
    caps = {"red-1": "A2", "blue-1": "B2", "golden": "under blue-1", "blue-2": "held base-A", "blue-3": "held base-A"}
    state = position(caps, game="golden-cap", throw_limit=1)
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [1]


@pytest.mark.rule("TC-93")
def test_the_last_colour_wins_with_the_golden_cap_on_its_way() -> None:
    state = position(LAST_CAP | {"golden": "under green-6"}, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [0]


@pytest.mark.rule("TC-93")
def test_the_most_caps_decide_if_the_golden_cap_was_never_trapped() -> None:
    state = position(LAST_CAP, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [2]


@pytest.mark.rule("TC-93")
def test_then_the_last_colour_wins_a_tie() -> None:
    state = position(LAST_CAP_TIED, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ((6, 0, 6), [0])


@pytest.mark.rule("TC-98")
def test_a_golden_cap_without_an_owner_does_not_prolong_the_game() -> None:
    state = position(LAST_CAP, seats=3, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert state.actors() == []


@pytest.mark.rule("TC-98")
def test_a_trapped_golden_cap_does_not_keep_its_owner_in_the_game() -> None:
    state = position(LAST_CAP | {"golden": "under red-1"}, seats=3, golden_owner=2, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert state.actors() == []


@pytest.mark.rule("TC-98")
def test_a_free_golden_cap_counts_on_behalf_of_its_owner_only() -> None:
    state = position(LAST_CAP | {"golden": "C4"}, seats=3, golden_owner=1, game="golden-cap")
    move_cap(state, 1, "red-1", "B2")
    assert (state.outcome(), state.turn) == (None, 1)
    walk(state, 1, "C3")
    assert state.turn == 0


@pytest.mark.rule("TC-100")
@pytest.mark.parametrize("turn", [0, 1])
def test_while_trapped_it_moves_for_nobody(turn: int) -> None:
    state = position({"blue-1": "B2", "golden": "under blue-1"}, golden_owner=0, turn=turn, game="golden-cap")
    throw(state, 1)
    assert refusal(state, "pick", cap="golden") == ("TC-25", "TC-95")


@pytest.mark.rule("TC-100")
def test_trapping_it_does_not_yet_pass_on_the_right_to_move_it() -> None:
    state = position({"golden": "A2", "blue-1": "A1"}, golden_owner=0, turn=1, game="golden-cap")
    move_cap(state, 1, "blue-1", "A2")
    assert state.to_json()["golden_owner"] == 0


@pytest.mark.rule("TC-100")
def test_the_old_owner_has_it_back_by_bringing_the_stack_home() -> None:
    caps = {"red-1": "A2", "blue-1": "A1", "golden": "under blue-1"}
    state = position(caps, golden_owner=0, game="golden-cap")
    move_cap(state, 1, "red-1", "A1")
    move_cap(state, 1, "blue-2", "D1")
    move_cap(state, 1, "red-1", "base-A")
    assert (spot(state, "golden"), state.to_json()["golden_owner"]) == ("base-A", 0)


@pytest.mark.rule("TC-100")
def test_at_the_end_the_colour_on_top_of_its_stack_has_it() -> None:
    caps = {"red-1": "A2", "blue-1": "B2", "golden": "under blue-1", "blue-2": "held base-A"}
    state = position(caps, golden_owner=0, game="golden-cap", throw_limit=1)
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [1]


@pytest.mark.rule("TC-100")
def test_at_the_end_its_owner_has_it_if_it_is_itself_on_top() -> None:
    caps = {"red-1": "A2", "golden": "C4", "red-2": "under golden", "blue-2": "held base-A", "blue-3": "held base-A"}
    state = position(caps, golden_owner=1, game="golden-cap", throw_limit=1)
    move_cap(state, 1, "red-1", "A3")
    assert winners(state) == [1]


@pytest.mark.rule("TC-102")
@pytest.mark.parametrize("ending", ["most", "last"])
def test_the_endings_of_the_basic_game_make_no_difference_to_the_golden_cap(ending: str) -> None:
    state = position(LAST_CAP, seats=3, game="golden-cap", golden_aim="most", ending=ending)
    move_cap(state, 1, "red-1", "B2")
    assert winners(state) == [2]


@pytest.mark.rule("TC-102")
@pytest.mark.parametrize("ending", ["most", "last"])
def test_the_endings_of_the_basic_game_make_no_difference_to_the_tower(ending: str) -> None:
    towers = {f"blue-{n}": "under red-1" for n in range(1, 6)} | {f"red-{n}": "under blue-6" for n in range(2, 7)}
    state = position({"red-1": "A2", "blue-6": "A3", **towers}, game="tower", ending=ending)
    move_cap(state, 1, "red-1", "A3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 2), (6, 0))


@pytest.mark.rule("TC-102")
def test_the_game_is_over_at_once_when_the_last_cap_is_trapped_in_passing() -> None:
    state = position(LAST_CAP | {"golden": "B3"}, seats=3, golden_owner=0, game="golden-cap")
    walk(state, 6, "B2")
    act(state, "trap", cap="green-6")
    assert state.actors() == []
    assert spot(state, "golden") == "B2"


@pytest.mark.rule("TC-92")
def test_the_last_sentence_tells_when_the_golden_cap_is_all_that_is_left() -> None:
    gone = {f"red-{number}": "held base-D" for number in range(1, 7)}
    caught = {f"blue-{number}": "held base-A" for number in range(1, 6)}
    state = position({**gone, **caught, "golden": "A2", "blue-6": "A3"}, golden_owner=0, game="golden-cap")
    walk(state, 1, "A3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sentence == "Only Red has anything left to move: the Golden Cap. Red won with the Golden Cap."


@pytest.mark.rule("TC-86")
@pytest.mark.parametrize(("aim", "won"), [("owner", "Red won with the Golden Cap."), ("most", "Green won with 11")])
def test_the_last_sentence_tells_what_decided_it(aim: str, won: str) -> None:
    state = position(LAST_CAP | {"golden": "C4"}, seats=3, golden_owner=0, game="golden-cap", golden_aim=aim)
    move_cap(state, 1, "red-1", "B2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sentence.startswith(f"Only Red has a free cap left. {won}")
