"""This file is the tests of a timeline: the numbers of asks, and the same timeline made again from its log."""

from random import Random

import pytest

from greatcircle.kernel.game import Game
from greatcircle.server.table.entry import AnyEntry, BackEntry, BeginEntry, MoveEntry, format_entry, parse_entry
from greatcircle.server.table.timeline import Timeline, TimelineStep
from tests.kernel.sealed_bid import GAME as SEALED_BID
from tests.server.conftest import GAMES

SEED = bytes(range(32))


def begun(game: Game = SEALED_BID, seats: int = 3) -> Timeline:
    """A match that has begun and waits for seats."""
    timeline = Timeline(game, game.parse_options({}, seats), seats, SEED)
    timeline.begin(BeginEntry(["salt"]))
    while timeline.match.waits_for_chance():
        timeline.deal()
    return timeline


def test_a_seat_is_asked_anew_after_its_own_step_even_if_its_moves_are_the_same() -> None:
    timeline = begun()
    before = dict(timeline.asks)
    timeline.note(TimelineStep(timeline.number + 1, 0, "event"))
    assert timeline.asks[0].moves == before[0].moves
    assert timeline.asks[0].asked == timeline.number
    assert timeline.asks[1] is before[1]
    assert timeline.asks[2] is before[2]


def test_what_happens_to_the_table_changes_no_ask() -> None:
    timeline = begun()
    before = dict(timeline.asks)
    timeline.note(TimelineStep(timeline.number + 1, -2, "seat", "Somebody sits down."))
    assert timeline.asks == before


def since(timeline: Timeline) -> dict[int, int]:
    return {seat: asking.since for seat, asking in timeline.asks.items()}


def play(timeline: Timeline, seat: int) -> int:
    """Make the first move of a seat; give its number."""
    timeline.play(seat, timeline.asks[seat].moves[0], [])
    return timeline.number


def test_time_counts_since_the_first_ask_when_a_step_is_taken_back() -> None:
    timeline = begun()
    asked = timeline.number
    assert since(timeline) == dict.fromkeys(range(3), asked)
    for _ in range(2):
        play(timeline, 0)
        assert since(timeline) == {1: asked, 2: asked}
        timeline.back(BackEntry(asked))
        assert timeline.asks[0].asked == timeline.number
        assert since(timeline) == dict.fromkeys(range(3), asked)
    assert timeline.oldest_ask() == asked


def test_time_that_the_next_seat_has_used_counts_on_when_the_step_before_is_made_again() -> None:
    timeline = begun(GAMES["worldbeater"])
    before = moved = 0
    while 1 not in timeline.asks:
        before = timeline.number
        moved = play(timeline, 0)
    assert since(timeline) == {1: moved}
    timeline.back(BackEntry(before))
    assert since(timeline) == {0: before}
    play(timeline, 0)
    assert timeline.asks[1].asked == timeline.number > moved
    assert since(timeline) == {1: moved}
    assert timeline.oldest_ask() < moved


def test_the_time_of_another_person_counts_from_when_they_came() -> None:
    timeline = begun()
    asked = timeline.number
    play(timeline, 0)
    timeline.note(TimelineStep(timeline.number + 1, -2, "seat", "Somebody sits down."))
    timeline.count_anew(1)
    came = timeline.number
    assert since(timeline) == {1: came, 2: asked}
    timeline.back(BackEntry(asked))
    assert since(timeline) == {0: asked, 1: timeline.number, 2: asked}


def test_time_counts_anew_when_everyone_goes_back_together_or_over_what_a_bot_did_for_who_was_late() -> None:
    timeline = begun()
    asked = timeline.number
    play(timeline, 0)
    play(timeline, 1)
    timeline.back(BackEntry(asked))
    assert since(timeline) == dict.fromkeys(range(3), timeline.number)
    timeline.stood_in.add(timeline.number + 1)
    play(timeline, 0)
    timeline.back(BackEntry(asked))
    assert since(timeline) == dict.fromkeys(range(3), timeline.number)


def test_nothing_from_before_a_reveal_counts_after_it() -> None:
    timeline = begun()
    for seat in range(3):
        last = play(timeline, seat)
    while timeline.match.waits_for_chance():
        timeline.deal()
    assert min(since(timeline).values()) >= last
    assert timeline.oldest_ask() >= last


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.identity.id)
def test_a_timeline_made_again_from_its_log_is_the_same(game: Game) -> None:
    luck = Random(11)
    timeline = begun(game)
    log: list[AnyEntry] = [BeginEntry(["salt"])]
    log += [MoveEntry(entry.actor, timeline.match.state.wire(entry.move)) for entry in timeline.match.log]
    for _ in range(60):
        if timeline.is_over():
            break
        if len(timeline.standing) > 12 and luck.random() < 0.2:
            back = BackEntry(luck.choice(timeline.standing[-8:-1]))
            timeline.back(back)
            log.append(back)
        else:
            seat = luck.choice(timeline.actors())
            log.append(timeline.play(seat, luck.choice(timeline.asks[seat].moves), [])[0])
        while timeline.match.waits_for_chance():
            log.append(timeline.deal()[0])
    again = Timeline(game, game.parse_options({}, 3), 3, SEED)
    for entry in map(parse_entry, map(format_entry, log)):
        match entry:
            case BeginEntry():
                again.begin(entry)
            case MoveEntry():
                again.again(entry)
            case BackEntry():
                again.back(entry)
    assert any(isinstance(entry, BackEntry) for entry in log) or len(log) < 20
    assert again.match.state.to_json() == timeline.match.state.to_json()
    assert again.standing == timeline.standing
    assert again.asks == timeline.asks
    assert again.dealer.draws == timeline.dealer.draws
    assert [again.can_undo(seat) for seat in range(3)] == [timeline.can_undo(seat) for seat in range(3)]
