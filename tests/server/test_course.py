"""This file is the tests of the course of a match: the numbers of asks, and the same course made again from its log."""

from random import Random

import pytest

from greatcircle.kernel.game import Game
from greatcircle.server.course import Course, Moment
from greatcircle.server.entry import AnyEntry, BackEntry, BeginEntry, MoveEntry, format_entry, parse_entry
from tests.kernel.sealed_bid import GAME as SEALED_BID
from tests.server.conftest import GAMES

SEED = bytes(range(32))


def begun(game: Game = SEALED_BID, seats: int = 3) -> Course:
    """A match that has begun and waits for seats."""
    course = Course(game, game.parse_options({}, seats), seats, SEED)
    course.begin(BeginEntry(["salt"]))
    while course.match.waits_for_chance():
        course.deal()
    return course


def test_a_seat_is_asked_anew_after_its_own_step_even_if_its_moves_are_the_same() -> None:
    course = begun()
    before = dict(course.asks)
    course.note(Moment(course.number + 1, 0, "event"))
    assert course.asks[0].moves == before[0].moves
    assert course.asks[0].asked == course.number
    assert course.asks[1] is before[1]
    assert course.asks[2] is before[2]


def test_what_happens_to_the_table_changes_no_ask() -> None:
    course = begun()
    before = dict(course.asks)
    course.note(Moment(course.number + 1, -2, "seat", "Somebody sits down."))
    assert course.asks == before


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.identity.id)
def test_a_course_made_again_from_its_log_is_the_same(game: Game) -> None:
    luck = Random(11)
    course = begun(game)
    log: list[AnyEntry] = [BeginEntry(["salt"])]
    log += [MoveEntry(entry.actor, course.match.state.wire(entry.move)) for entry in course.match.log]
    for _ in range(60):
        if course.is_over():
            break
        if len(course.standing) > 12 and luck.random() < 0.2:
            back = BackEntry(luck.choice(course.standing[-8:-1]))
            course.back(back)
            log.append(back)
        else:
            seat = luck.choice(course.actors())
            log.append(course.play(seat, luck.choice(course.asks[seat].moves), [])[0])
        while course.match.waits_for_chance():
            log.append(course.deal()[0])
    again = Course(game, game.parse_options({}, 3), 3, SEED)
    for entry in map(parse_entry, map(format_entry, log)):
        match entry:
            case BeginEntry():
                again.begin(entry)
            case MoveEntry():
                again.again(entry)
            case BackEntry():
                again.back(entry)
    assert any(isinstance(entry, BackEntry) for entry in log) or len(log) < 20
    assert again.match.state.to_json() == course.match.state.to_json()
    assert again.standing == course.standing
    assert again.asks == course.asks
    assert again.dealer.draws == course.dealer.draws
    assert [again.can_undo(seat) for seat in range(3)] == [course.can_undo(seat) for seat in range(3)]
