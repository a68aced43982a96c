"""Tailwind keeps the contract of a game, and its rules are those of its rulebook."""

from importlib.resources import files

import pytest

from greatcircle.kernel.conformance import check_match
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.rulebook import parse_rulebook
from greatcircle.kernel.state import CHANCE
from tailwind.chart import chart
from tailwind.game import GAME
from tailwind.options import TailwindOptions
from tailwind.position import CLIMB, DIVE, GLIDE, Position

RULEBOOK = parse_rulebook(files("tailwind").joinpath("rulebook.md").read_text("utf-8"))


def position(fields: list[int], heights: list[int] | None = None, wind: int = 0, slipstream: bool = True) -> Position:
    """Set up a position in which the first seat is to act."""
    made = Position(TailwindOptions(slipstream=slipstream), len(fields))
    made.fields = list(fields)
    made.heights = list(heights or [0] * len(fields))
    made.wind = wind
    return made


def after(before: Position, move: int) -> Position:
    """Give the position after a move of the first seat."""
    made = before.copy()
    assert move in made.legal(0)
    made.apply(0, move)
    return made


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("slipstream", [False, True])
def test_every_match_keeps_the_contract(seats: int, slipstream: bool) -> None:
    for length in (20, 50):
        options = GAME.parse_options({"length": length, "slipstream": slipstream}, seats)
        match = check_match(GAME, options, seats, f"{seats}", RULEBOOK.clauses, stride=5)
        assert match.outcome() is not None


@pytest.mark.rule("TW-01", "TW-03")
def test_all_begin_on_the_meadow_and_the_wind_comes_first() -> None:
    start = Position(TailwindOptions(), 3)
    assert start.fields == start.heights == [0, 0, 0]
    assert start.actors() == [CHANCE]
    start.apply(CHANCE, 4)
    assert (start.wind, start.actors()) == (5, [0])
    assert after(start, GLIDE).turn == 1


@pytest.mark.rule("TW-02")
def test_the_last_field_is_the_goal() -> None:
    start = Position(TailwindOptions(length=20), 2)
    start.fields = [19, 3]
    assert start.outcome() is None
    start.wind = 2
    assert after(start, GLIDE).outcome() is not None


@pytest.mark.rule("TW-04")
def test_a_glide_keeps_the_height() -> None:
    glided = after(position([3, 9], [5, 0], wind=4), GLIDE)
    assert (glided.fields, glided.heights) == ([7, 9], [5, 0])


@pytest.mark.rule("TW-05")
def test_a_climb_gains_one_more_than_the_wind_up_to_nine() -> None:
    assert after(position([3, 9], [2, 0], wind=4), CLIMB).heights == [7, 0]
    assert after(position([3, 9], [8, 0], wind=4), CLIMB).heights == [9, 0]
    assert CLIMB not in position([3, 9], [9, 0], wind=4).legal(0)


@pytest.mark.rule("TW-06")
def test_a_dive_needs_height_and_uses_all_of_it() -> None:
    assert DIVE not in position([3, 9], wind=4).legal(0)
    dived = after(position([3, 0], [5, 0], wind=4), DIVE)
    assert (dived.fields, dived.heights) == ([12, 0], [0, 0])


@pytest.mark.rule("TW-07")
def test_a_lull_takes_all_height_and_leaves_nothing_to_choose() -> None:
    calm = position([3, 4], [7, 2])
    calm.apply(CHANCE, 0)
    assert (calm.fields, calm.heights, calm.turn, calm.actors()) == ([4, 4], [0, 2], 1, [CHANCE])


@pytest.mark.rule("TW-08", "TW-09")
def test_a_slipstream_carries_one_field_and_once() -> None:
    assert after(position([8, 17, 18], [5, 0, 0], wind=4), DIVE).fields == [18, 17, 18]
    assert after(position([8, 17, 18], [5, 0, 0], wind=4, slipstream=False), DIVE).fields == [17, 17, 18]


@pytest.mark.rule("TW-10")
def test_who_is_at_the_goal_wins_and_the_others_come_in_by_field_and_height() -> None:
    ended = after(position([28, 20, 20], [0, 3, 4], wind=6), GLIDE)
    outcome = ended.outcome()
    assert outcome is not None
    assert outcome.places == (1, 3, 2)
    assert outcome.sentence == "Red is the first at the goal."
    assert ended.fields[0] == 30


def test_its_moves_stand_in_the_log_though_it_tells_no_events() -> None:
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("log"))
    told = [event.sentence(match.state.seat_names()) for event in match.deal_as(3) + match.play(0, GLIDE)]
    assert told == ["Red throws a 4.", "Red: Glide 4 ahead, to field 4."]


def test_the_chart_shows_where_moves_lead() -> None:
    marks = chart(position([3, 9], [5, 0], wind=4)).marks
    assert {(mark.text, mark.style) for mark in marks} >= {
        ("R", "piece"),
        ("B", "piece"),
        ("1", "target"),
        ("3", "target"),
    }
