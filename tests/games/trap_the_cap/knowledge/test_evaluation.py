"""What greedy weighs: the right way round, and strong enough to find the right move."""

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import GAME, act, move_cap, position, spot, throw

GAMES = [("basic", 3), ("team", 4), ("total-team", 4), ("tower", 3), ("golden-cap", 3)]
TOWERS = {f"red-{n}": "under blue-1" for n in range(2, 7)} | {f"blue-{n}": "under red-1" for n in range(2, 7)}
"""Both colours down to one free cap, in Trap the Tower."""


def weight(state: TrapTheCap, seat: int = 0) -> int:
    return GAME.evaluate(state, seat)


def term(state: TrapTheCap, sentence: str, seat: int = 0) -> int:
    (value,) = [term.value for term in GAME.terms(state, seat) if term.sentence == sentence]
    return value


def greedy_turn(state: TrapTheCap, luck: str = "greedy") -> list[str]:
    """Let greedy play its moves until chance or another seat acts; give them as short texts."""
    seat = state.turn
    bot = make_bot("greedy", GAME, QuickDealer(luck))
    made: list[str] = []
    while state.actors() == [seat]:
        move = bot.choose(GAME.view(state, seat), state.legal(seat))
        made.append(" ".join(str(value) for value in state.wire(move).values()))
        state.apply(seat, move)
    return made


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_terms_add_up_to_the_weight_at_every_step_of_a_match(game: str, seats: int) -> None:
    dealer = QuickDealer(f"terms of {game}")
    state = GAME.start(GAME.parse_options({"game": game, "throw_limit": 100}, seats), seats)
    sentences = {term.sentence for term in GAME.terms(state, 0)}
    while True:
        for seat in range(seats):
            terms = GAME.terms(state, seat)
            assert sum(term.value for term in terms) == GAME.evaluate(state, seat)
            assert {term.sentence for term in terms} == sentences
        if not (actors := state.actors()):
            break
        moves = state.chances().moves if actors == [CHANCE] else state.legal(actors[0])
        state.apply(actors[0], moves[dealer.below(len(moves))])


def test_a_cap_brought_home_weighs_more_than_one_carried_and_that_more_the_nearer_it_is() -> None:
    home = weight(position({"blue-1": "held base-A", "red-1": "A4"}))
    near = weight(position({"blue-1": "under red-1", "red-1": "A4"}))
    far = weight(position({"blue-1": "under red-1", "red-1": "C4"}))
    nothing = weight(position({"red-1": "A4"}))
    assert home > near > far > nothing


def test_a_trapped_cap_weighs_against_its_owner_less_when_its_own_colour_carries_it_home() -> None:
    free = term(position({"red-1": "A4", "blue-1": "D4"}), "own caps trapped or lost")
    rescued = position({"red-1": "under red-2", "blue-1": "under red-2", "red-2": "A4"})
    trapped = position({"red-1": "under blue-1", "blue-1": "D4"})
    lost = position({"red-1": "held base-D", "blue-1": "D4"})
    weights = [term(state, "own caps trapped or lost") for state in (rescued, trapped, lost)]
    assert [free, *weights] == sorted([free, *weights], reverse=True)
    assert free == 0
    assert len(set(weights)) == 3


def test_grey_is_safe_and_every_face_that_hits_makes_other_spaces_worse() -> None:
    on_grey = position({"red-1": "B4", "blue-1": "B2"})
    in_reach = position({"red-1": "B5", "blue-1": "B2"})
    twice_in_reach = position({"red-1": "B5", "blue-1": "B2", "blue-2": "B3"})
    risks = [term(state, "own caps in reach of others") for state in (on_grey, in_reach, twice_in_reach)]
    assert risks[0] == 0 > risks[1] > risks[2]


def test_a_stack_at_risk_weighs_more_than_a_single_cap() -> None:
    single = position({"red-1": "B5", "blue-1": "B2"})
    stack = position({"red-1": "B5", "blue-1": "B2", "blue-2": "under red-1"})
    assert term(stack, "own caps in reach of others") < term(single, "own caps in reach of others") < 0


def test_the_golden_cap_of_another_threatens_grey_spaces_too() -> None:
    caps = {"red-1": "B4", "golden": "B1"}
    assert term(position(caps, game="golden-cap"), "own caps in reach of others") == 0
    owned = position(caps, game="golden-cap", golden_owner=1)
    assert term(owned, "own caps in reach of others") < 0


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_having_the_turn_is_worth_something(game: str, seats: int) -> None:
    caps = {"red-1": "A4", "blue-1": "D4"}
    mine, theirs = (position(caps, seats=seats, turn=turn, game=game) for turn in (0, 1))
    assert weight(mine) > weight(theirs)
    assert weight(mine, 1) < weight(theirs, 1)


def test_victory_outweighs_everything_else() -> None:
    held = {f"blue-{n}": "held base-A" for n in range(1, 6)}
    state = position({"red-1": "B1", "blue-6": "B2", **held})
    before = weight(state)
    move_cap(state, 1, "red-1", "B2")
    assert state.outcome() is not None
    assert weight(state) > before + 100_000
    assert weight(state) > weight(state, 1) + 100_000


def test_the_golden_cap_is_good_to_carry_better_to_own_and_bad_to_leave_to_others() -> None:
    golden = {"owned": {"golden": "base-A"}, "carried": {"golden": "under red-1"}, "rival's": {"golden": "base-D"}}
    owned = position({"red-1": "A4", **golden["owned"]}, game="golden-cap", golden_owner=0)
    carried = position({"red-1": "A4", **golden["carried"]}, game="golden-cap")
    rivals = position({"red-1": "A4", **golden["rival's"]}, game="golden-cap", golden_owner=1)
    weights = [term(state, "the Golden Cap") for state in (owned, carried, rivals)]
    assert weights[0] > weights[1] > 0 > weights[2]


def test_greedy_brings_a_stack_home() -> None:
    state = throw(position({"red-1": "A3", "blue-1": "under red-1", "red-2": "AC3", "blue-2": "D4"}), 3)
    assert greedy_turn(state) == ["pick red-1", "go base-A"]
    assert spot(state, "blue-1") == "held base-A"


def test_greedy_stays_at_home_rather_than_come_out_among_hunters() -> None:
    caps = {"red-1": "A2", "blue-1": "under red-1", "blue-2": "F4", "blue-3": "AC3", "blue-4": "A4"}
    state = throw(position(caps), 3)
    assert greedy_turn(state) == ["pick red-1", "go base-A", "stay"]


def test_greedy_traps_the_taller_stack() -> None:
    caps = {"red-1": "B1", "blue-1": "B4", "blue-2": "BC2", "blue-3": "A6", "red-2": "under blue-3"}
    state = throw(position(caps), 1)
    assert greedy_turn(state) == ["pick red-1", "go A6"]


def test_greedy_flees_to_grey_with_its_stack() -> None:
    hunters = {"blue-3": "B1", "blue-4": "BC2", "blue-5": "A4"}
    state = throw(position({"red-1": "B2", "blue-1": "under red-1", "blue-2": "under red-1", **hunters}), 2)
    assert greedy_turn(state) == ["pick red-1", "go B4"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_greedy_throws_again_after_a_six(game: str, seats: int) -> None:
    for luck in "abcdef":
        state = throw(position({"red-1": "A4", "blue-1": "D4"}, seats=seats, game=game), 6)
        assert greedy_turn(state, luck)[-1] == "again"


@pytest.mark.parametrize("die", range(1, 6))
def test_greedy_chases_the_last_rival_in_the_tower(die: int) -> None:
    state = position({"red-1": "A1", "blue-1": "D1", **TOWERS}, game="tower")
    far = state.setup.board.distances[state.place[0]][state.setup.board.number_of["D1"]]
    greedy_turn(throw(state, die))
    assert state.setup.board.distances[state.place[0]][state.setup.board.number_of["D1"]] == far - die


def test_greedy_ends_a_match_that_it_cannot_win_any_more_instead_of_dodging_for_ever() -> None:
    colours = {"red": "base-E", "blue": "base-E", "green": "base-A"}
    held = {f"{colour}-{n}": f"held {base}" for colour, base in colours.items() for n in range(1, 7)}
    state = throw(position({**held, "red-1": "A2", "blue-1": "A3"}, seats=3), 1)
    assert greedy_turn(state) == ["pick red-1", "go A3"]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [2]


def test_greedy_brings_the_golden_cap_home() -> None:
    state = throw(position({"red-1": "A2", "golden": "under red-1", "blue-1": "D4"}, game="golden-cap"), 2)
    assert greedy_turn(state) == ["pick red-1", "go base-A"]
    assert state.golden_owner == 0


def test_greedy_traps_on_grey_with_its_golden_cap() -> None:
    state = position({"golden": "A2", "blue-1": "A4"}, game="golden-cap", golden_owner=0)
    throw(state, 2)
    assert greedy_turn(state) == ["pick golden", "step A3", "step A4", "trap blue-1"]


def test_the_extra_throw_is_seen_as_having_the_turn() -> None:
    state = throw(position({"red-1": "A4"}), 6)
    act(state, "pick", cap="red-2")
    act(state, "go", to="AC5")
    reasons = make_bot("greedy", GAME, QuickDealer("why")).reasons(
        GAME.view(state, 0), state.parse_move({"move": "end"})
    )
    assert any(reason.startswith("having the turn -") for reason in reasons)
