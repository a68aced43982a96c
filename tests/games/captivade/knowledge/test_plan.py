"""How the levels play: hideouts that nobody foresees, searches where escapees are likely, and reasons in words."""

from itertools import pairwise
from typing import cast

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.captivade.board import BOARD, PLACES
from greatcircle.games.captivade.knowledge.beat import beat_at
from greatcircle.games.captivade.knowledge.belief import belief, union
from greatcircle.games.captivade.knowledge.level import LEVELS, MINDS
from greatcircle.games.captivade.knowledge.plan import unforeseen
from greatcircle.games.captivade.knowledge.shadow import shadow_of
from greatcircle.games.captivade.moves import CHASE, RUN
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import LEVEL_NAMES, MASTER, Level
from greatcircle.kernel.match import Match
from tests.games.captivade.position import GAME, at_chase, begun, chase, number, patrol, position, spot_all, stay
from tests.games.captivade.trick import FORESEEN, victory

DRAWS = 400
PAIR_MOST = 0.2
PLACE_MOST = 1 / 3
BESIDE_PERTH = 88
PERTH = 87
SEATS = 4
TRICK_MATCHES = 60
ONE_SIDED = 1.65
"""So many standard errors luck exceeds once in twenty times."""
VARIANCE_MOST = 3 / 16
"""The variance of a share of the victory among four, if all are alike."""

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)


def lots(state: Captivade, seat: int, level: Level) -> Chances:
    """Give the lots by which a level draws its move."""
    moves = state.legal(seat)
    plan = GAME.plan(GAME.view(state, seat), moves, level, QuickDealer("none"))
    return Chances(moves, [appraisal.lots for appraisal in plan])


def by_place(chances: Chances) -> list[float]:
    """Give how likely trips end in each place."""
    mass = [0.0] * PLACES
    for move, weight in zip(chances.moves, chances.weights, strict=True):
        mass[(move - RUN) % PLACES] += weight / chances.total
    return mass


def best_call(state: Captivade, counts: list[float]) -> float:
    """Give how many hideouts the best single call from London finds."""
    beat = beat_at(state, BOARD.start)
    best = 0.0
    for first, last in zip(beat.firsts, beat.lasts, strict=True):
        best = max(best, counts[last] + (counts[first] if first != last else 0))
    return best


def test_every_level_has_a_mind() -> None:
    assert tuple(level.name for level in LEVELS) == LEVEL_NAMES
    assert set(MINDS) == set(LEVEL_NAMES)


@EVERY_LEVEL
def test_no_pair_of_calls_finds_a_fifth_of_the_hideouts_of_week_1(level: Level) -> None:
    state = begun()
    dealer = QuickDealer("week 1")
    counts = [0.0] * PLACES
    for seat in range(SEATS):
        chances = lots(state, seat, level)
        assert best_call(state, by_place(chances)) <= PAIR_MOST
        for _ in range(DRAWS // SEATS):
            counts[(dealer.draw(chances) - RUN) % PLACES] += 1 / DRAWS
    assert best_call(state, counts) <= PAIR_MOST
    assert counts[FORESEEN[0] - 1] + counts[FORESEEN[1] - 1] <= PAIR_MOST


@EVERY_LEVEL
def test_bots_hide_by_these_lots(level: Level) -> None:
    state = begun()
    view, moves = GAME.view(state, 0), state.legal(0)
    ends = {make_bot(level.name, GAME, QuickDealer(f"{luck}")).choose(view, moves) % PLACES for luck in range(12)}
    assert len(ends) >= 6


@EVERY_LEVEL
@pytest.mark.parametrize("week", [2, 4, 6])
def test_later_no_place_has_more_than_a_third(level: Level, week: int) -> None:
    state = position({"red": PERTH, "green": 60}, week=week, posts={"white": 72, "black": 59, "silver": 13})
    for colour in ("red", "green"):
        assert max(by_place(lots(state, number(colour), level))) <= PLACE_MOST


def test_a_position_may_force_a_place() -> None:
    shares = unforeseen([0.0, 5.0, 5.0], [1, 2, 3], [], 0.02)
    assert shares[0] > PLACE_MOST
    assert abs(sum(shares) - 1.0) < 1e-9


def test_the_likelihood_falls_smoothly_with_the_cost() -> None:
    costs = [index / 100 for index in range(20)]
    shares = unforeseen(costs, list(range(20)), [], 0.05)
    assert all(one > other > 0.0 for one, other in pairwise(shares))


def played(weeks: int, seed: str) -> Match:
    """Play greedily for some weeks."""
    match = Match(GAME, GAME.parse_options({}, SEATS), SEATS, QuickDealer(seed))
    bots = [make_bot("greedy", GAME, QuickDealer(f"{seed}/{seat}")) for seat in range(SEATS)]
    while not match.is_over() and cast(Captivade, match.state).week <= weeks:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_escapees_are_suspected_only_where_they_can_be(seed: str) -> None:
    state = cast(Captivade, played(2, seed).state)
    for seat in state.free_seats():
        mass = shadow_of(state, seat, 10).by_place()
        can_be = union(belief(state, seat).ended)
        assert abs(sum(mass) - 1.0) < 1e-9
        assert all(can_be >> place & 1 for place in range(PLACES) if mass[place] > 0.0)


def test_what_is_heard_rules_out_escapees_that_are_easily_foreseen() -> None:
    state = begun()
    stay(state)
    while state.actors() == [-1]:
        state.apply(-1, state.legal(-1)[0])
    before = shadow_of(state, 3, 10).by_place()
    assert before[FORESEEN[0] - 1] + before[FORESEEN[1] - 1] > PAIR_MOST
    if state.turn != 3:
        chase(state, *FORESEEN)
        after = shadow_of(state, 3, 10).by_place()
        assert after[FORESEEN[0] - 1] == after[FORESEEN[1] - 1] == 0.0


@pytest.mark.parametrize("level", [level for level in LEVELS if MINDS[level.name].reasons], ids=lambda one: one.name)
def test_agents_call_where_an_escapee_was_seen(level: Level) -> None:
    facts = [{"week": 2, "seat": 1, "kind": "at", "value": PERTH}]
    logs = {"red": 1, "green": PERTH, "blue": 1, "yellow": 1}
    state = at_chase(logs, posts={"brown": BESIDE_PERTH}, amid={"facts": facts}, first="red")
    chances = lots(state, state.turn, level)
    found = sum(
        weight
        for move, weight in zip(chances.moves, chances.weights, strict=True)
        if PERTH - 1 in divmod(move - CHASE, PLACES)
    )
    assert found / chances.total > 0.9


def test_whom_nobody_hunts_spends_no_energy_for_nothing() -> None:
    state = position({"red": PERTH}, week=6, posts={"white": 1, "black": 1, "silver": 1})
    chances = lots(state, number("red"), LEVELS[-1])
    best = chances.moves[chances.weights.index(max(chances.weights))]
    assert best % PLACES == PERTH - 1


def test_reasons_are_sentences_about_the_position() -> None:
    state = position({"red": PERTH}, week=3, posts={"white": BESIDE_PERTH})
    bot = make_bot(MASTER, GAME, QuickDealer("reasons"))
    thought = bot.think(GAME.view(state, 0), state.legal(0))
    assert thought.reasons
    for reason in thought.reasons:
        assert not any(sign.isdigit() for sign in reason)
    patrol_state = at_chase({"red": PERTH}, week=3)
    chasing = bot.think(GAME.view(patrol_state, patrol_state.turn), patrol_state.legal(patrol_state.turn))
    assert chasing.reasons
    assert all("be in" in reason or "can search" in reason for reason in chasing.reasons)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_level_plays_with_fewer_seats(seats: int) -> None:
    state = begun(seats)
    for level in LEVELS:
        assert lots(state, 0, level).total > 0


@pytest.mark.slow
def test_the_known_trick_wins_nothing() -> None:
    # Greedy itself hides where the keen do and is found there, so the trick is held against who hides like it.
    tricks, others = (
        sum(victory(guest, MASTER, match, "trick")[0] for match in range(TRICK_MATCHES)) / TRICK_MATCHES
        for guest in ("trick", "wanderer")
    )
    luck = ONE_SIDED * (VARIANCE_MOST / TRICK_MATCHES) ** 0.5
    assert tricks <= 1 / SEATS + luck
    assert tricks <= others + luck * 2**0.5


def test_a_week_can_be_planned_through() -> None:
    state = position(week=2)
    while state.actors() != [-1]:
        seat = state.actors()[0]
        chances = lots(state, seat, LEVELS[-1])
        state.apply(seat, chances.moves[chances.weights.index(max(chances.weights))])
    spot_all(state)
    patrol(state)
    assert state.week == 3
