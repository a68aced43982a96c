"""The limits: whatever is played, with cards and without, no state of a match goes beyond them."""

from collections import Counter

import pytest

from greatcircle.games.worldbeater.board import AREAS, BOARD, CARS
from greatcircle.games.worldbeater.card import KIND_IDS
from greatcircle.games.worldbeater.moves import END
from greatcircle.games.worldbeater.position import AVAILABLE, BACK, GONE, OUT, RETURNED
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.dealer import QuickDealer
from tests.games.worldbeater.position import GAME, position
from tests.games.worldbeater.scene import OUTER_AREAS, places, threes

MOVES = 400


def scattered(seed: int) -> Worldbeater:
    """Set up four cars in four areas, two of them on their way back with eight tokens each, and all with six cards."""
    homes = [OUTER_AREAS[(seed + 3 * number) % len(OUTER_AREAS)] for number in range(4)]
    cars = {car: places("open", within=home)[0] for car, home in zip(CARS, homes, strict=False)}
    pairs = [threes(outer) for outer in OUTER_AREAS]
    held = {"black": [one for one, _ in pairs[:8]], "blue": [other for _, other in pairs[:8]]}
    cards = {car: [KIND_IDS[(seed + 5 * seat + 7 * card) % 16] for card in range(6)] for seat, car in enumerate(cars)}
    return position(cars, seats=4, back=["black", "blue"], held=held, hands=cards)


def wander(state: Worldbeater, seed: int) -> None:
    """Play on at random, ending a turn only when it has to or one time in eight, and look at every state."""
    dealer = QuickDealer(f"wander {seed}")
    counted = GAME.conserved(state)
    for _ in range(MOVES):
        if not state.actors():
            return
        (actor,) = state.actors()
        legal = state.legal(actor)
        moves = [move for move in legal if move != END] if dealer.below(8) else legal
        moves = moves or legal
        state.apply(actor, moves[dealer.below(len(moves))])
        check(state)
        assert GAME.conserved(state) == counted


def check(state: Worldbeater) -> None:
    """Look at every limit that a car, a token or a card has."""
    for seat in range(state.seats):
        tokens = state.tokens_of(seat)
        by_area = Counter(BOARD.town_area[town] for town in tokens)
        assert max(by_area.values(), default=0) <= 2
        assert state.load[seat] == len(tokens)
        assert [state.held[seat * AREAS + area] for area in range(AREAS)] == [by_area[area] for area in range(AREAS)]
        here = state.car[seat]
        if here == GONE:
            continue
        if state.leg[seat] == BACK and BOARD.area[here] == 0:
            assert len(tokens) <= 3
        if state.leg[seat] == OUT:
            town = BOARD.town[here]
            assert not state.has_token(here), BOARD.towns[town].id
    for area in BOARD.areas:
        assert state.left[area.number] == sum(state.token[town] == AVAILABLE for town in area.towns)
    standing = Counter(car for car in state.car if car not in (GONE, BOARD.fort_dunlop, BOARD.new_york))
    assert max(standing.values(), default=0) <= 1
    for outer in OUTER_AREAS:
        one, other = (BOARD.town[BOARD.number_of[hexagon]] for hexagon in threes(outer))
        uncovered = sum(not state.has_token(BOARD.towns[town].hexagon) for town in (one, other))
        assert uncovered == sum(state.token[town] >= 0 for town in (one, other))


@pytest.mark.rule("WB-06", "WB-12", "WB-20", "WB-40", "WB-44", "WB-73", "WB-87")
@pytest.mark.parametrize("seed", range(4))
def test_no_limit_is_passed_however_the_cars_wander(seed: int) -> None:
    wander(scattered(seed), seed)


@pytest.mark.rule("WB-30", "WB-33")
@pytest.mark.parametrize("seed", range(3))
def test_a_token_that_was_put_back_stays_where_it_is(seed: int) -> None:
    state = scattered(seed)
    dealer = QuickDealer(f"stay {seed}")
    returned: set[int] = set()
    for _ in range(MOVES):
        (actor,) = state.actors()
        legal = state.legal(actor)
        moves = [move for move in legal if state.wire(move)["move"] == "put-back"] or legal
        state.apply(actor, moves[dealer.below(len(moves))])
        lying = {number for number, at in enumerate(state.token) if at == RETURNED}
        assert returned <= lying
        returned = lying
    assert returned


@pytest.mark.rule("WB-91")
def test_a_chain_of_crossings_alone_comes_to_an_end_from_every_exit() -> None:
    exits = places("frontier", "seaport")
    lengths = []
    for gate in exits:
        state = position({"black": gate})
        while crossings := [move for move in state.legal(0) if state.wire(move)["move"] == "cross"]:
            state.apply(0, crossings[-1])
        assert len(set(state.came_out)) == len(state.came_out)
        lengths.append(len(state.came_out))
    assert 2 <= max(lengths) <= len(exits)
