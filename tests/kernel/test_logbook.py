"""This file is the tests of logbooks: written and read again, replayed, paused and resumed."""

import json
from dataclasses import replace

import pytest

from greatcircle.kernel.dealer import ProvableDealer, commitment_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import (
    Logbook,
    LogbookError,
    RecordedMove,
    dealer_of,
    format_logbook,
    parse_logbook,
    record,
    replay,
    resume,
)
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE
from tests.kernel.logbook_lines import (
    DEALERS,
    SALTS,
    SCHEMA,
    SEATS,
    SEED,
    TRAP_THE_CAP,
    finished,
    forged_fault,
    open_match,
    other_throw,
    play_on,
    rechecked,
    split,
    step,
)
from tests.kernel.sealed_bid import GAME as SEALED_BID

# Written and read again


@pytest.mark.parametrize("game", [TRAP_THE_CAP, SEALED_BID], ids=lambda game: game.identity.id)
@pytest.mark.parametrize("dealer", DEALERS)
def test_what_is_written_is_read_again(game: Game, dealer: str) -> None:
    for match in play_on(open_match(game, dealer)):
        logbook = record(match, SEATS)
        text = format_logbook(logbook)
        assert parse_logbook(text) == logbook
        assert format_logbook(parse_logbook(text)) == text


def test_a_logbook_tells_what_the_match_was(logbook: Logbook) -> None:
    assert (logbook.game, logbook.rules_version, logbook.seats) == (
        "trap-the-cap",
        TRAP_THE_CAP.identity.rules_version,
        SEATS,
    )
    assert logbook.options["throw_limit"] == 7
    assert logbook.outcome is not None
    assert len(logbook.moves) > 12


def test_only_a_provable_logbook_has_a_commitment_and_salts() -> None:
    quick, provable = finished("quick"), finished("provable")
    assert (quick.seed, quick.commitment, quick.salts) == ("Fernweh", None, ())
    assert (provable.seed, provable.commitment) == (SEED.hex(), commitment_of(SEED))
    assert provable.salts == tuple(SALTS)


def test_a_match_that_goes_on_is_recorded_with_a_pause() -> None:
    match = open_match(TRAP_THE_CAP, "quick")
    step(match)
    assert [json.loads(line)["line"] for line in split(format_logbook(record(match, SEATS)))] == [
        "header",
        "move",
        "pause",
    ]


def test_moves_that_were_taken_back_are_not_recorded() -> None:
    match = open_match(SEALED_BID, "quick")
    for _ in range(3):
        step(match)
    before = record(match, SEATS)
    bidder = match.log[-1].actor
    match.undo(bidder)
    match.play(bidder, match.state.legal(bidder)[-1])
    after = record(match, SEATS)
    assert after.moves[:-1] == before.moves[:-1]
    assert after.moves[-1] == RecordedMove(bidder, {"move": "bid", "chips": 6})


@pytest.mark.parametrize("game", [TRAP_THE_CAP, SEALED_BID], ids=lambda game: game.identity.id)
def test_every_line_is_as_the_schema_says(game: Game) -> None:
    SCHEMA.check_schema(SCHEMA.schema)
    for match in play_on(open_match(game, "provable")):
        for line in split(format_logbook(record(match, SEATS))):
            SCHEMA.validate(json.loads(line))


def test_the_schema_refuses_a_line_with_a_key_too_many_or_too_few(lines: list[str]) -> None:
    for line in (json.loads(lines[0]), json.loads(lines[1]), json.loads(lines[-1])):
        assert not SCHEMA.is_valid({**line, "extra": 1})
        for key in line:
            assert not SCHEMA.is_valid({other: value for other, value in line.items() if other != key})


def test_the_checks_are_the_chain_of_hashes_that_is_documented(text: str, lines: list[str]) -> None:
    assert rechecked([json.loads(line) for line in lines]) == text


# Replayed


@pytest.mark.parametrize("verify", [False, True])
@pytest.mark.parametrize("game", [TRAP_THE_CAP, SEALED_BID], ids=lambda game: game.identity.id)
@pytest.mark.parametrize("dealer", DEALERS)
def test_a_replay_is_the_same_match_at_every_step(game: Game, dealer: str, verify: bool) -> None:
    states = [match.state.to_json() for match in play_on(open_match(game, dealer))]
    logbook = parse_logbook(format_logbook(finished(dealer, game)))
    assert [match.state.to_json() for match in replay(logbook, game, verify)] == states


def test_a_logbook_without_a_seed_is_replayed_but_not_verified(logbook: Logbook) -> None:
    silent = parse_logbook(format_logbook(replace(logbook, seed=None)))
    assert len(list(replay(silent, TRAP_THE_CAP))) == len(logbook.moves) + 1
    fault = forged_fault(logbook, seed=None)
    assert fault.line == len(logbook.moves) + 2
    assert "does not tell its seed" in fault.fault
    with pytest.raises(BadInput, match="does not tell its seed"):
        dealer_of(silent)


def test_a_verified_replay_leaves_the_dealer_where_the_match_left_it() -> None:
    logbook = finished("provable")
    *_, match = replay(logbook, TRAP_THE_CAP, verify=True)
    assert isinstance(match.dealer, ProvableDealer)
    assert match.dealer.draws == sum(recorded.actor == CHANCE for recorded in logbook.moves)


# Paused and resumed


@pytest.mark.parametrize("game", [TRAP_THE_CAP, SEALED_BID], ids=lambda game: game.identity.id)
@pytest.mark.parametrize("dealer", DEALERS)
def test_a_resumed_match_goes_on_as_if_never_interrupted(game: Game, dealer: str) -> None:
    whole = finished(dealer, game)
    for moves in range(len(whole.moves) + 1):
        match = open_match(game, dealer)
        for _ in range(moves):
            step(match)
        resumed = resume(parse_logbook(format_logbook(record(match, SEATS))), game)
        for _ in play_on(resumed):
            pass
        assert record(resumed, SEATS) == whole


def test_a_match_that_is_paused_after_every_move_is_the_same_match() -> None:
    match = open_match(TRAP_THE_CAP, "provable")
    while not match.is_over():
        step(match)
        match = resume(parse_logbook(format_logbook(record(match, SEATS))), TRAP_THE_CAP)
    assert record(match, SEATS) == finished("provable")


def test_a_move_can_still_be_taken_back_after_a_pause() -> None:
    match = open_match(SEALED_BID, "quick")
    for _ in range(3):
        step(match)
    bidder = match.log[-1].actor
    resumed = resume(record(match, SEATS), SEALED_BID)
    resumed.undo(bidder)
    assert len(resumed.log) == 2
    assert not resumed.can_undo(bidder)


def test_a_match_with_a_forged_throw_is_not_resumed() -> None:
    match = open_match(TRAP_THE_CAP, "provable")
    for _ in range(2):
        step(match)
    logbook = record(match, SEATS)
    forged = replace(logbook, moves=(*logbook.moves[:1], other_throw(logbook, 1)))
    with pytest.raises(LogbookError, match=r"Line 3 \(move 2\): the seed gives"):
        resume(forged, TRAP_THE_CAP)


def test_a_match_without_a_seed_is_not_resumed(logbook: Logbook) -> None:
    with pytest.raises(LogbookError, match="does not tell its seed"):
        resume(replace(logbook, seed=None), TRAP_THE_CAP)


def test_a_finished_match_whose_outcome_was_struck_out_is_not_resumed(logbook: Logbook) -> None:
    with pytest.raises(LogbookError, match="outcome"):
        resume(replace(logbook, outcome=None), TRAP_THE_CAP)


# Moves that were taken over from another match


def fork_of(logbook: Logbook, moves: int) -> Logbook:
    """Another match, with a seed of its own, that begins with the first moves of a logbook."""
    match = Match(TRAP_THE_CAP, open_match(TRAP_THE_CAP, "quick").options, 2, ProvableDealer(bytes(32), ["fork"]))
    for actor, wire, _ in logbook.moves[:moves]:
        match.replay_move(actor, match.state.parse_move(wire))
    for _ in play_on(match):
        pass
    return record(match, SEATS, taken_over=moves)


def test_draws_are_verified_after_the_moves_that_were_taken_over(logbook: Logbook) -> None:
    fork = fork_of(logbook, 9)
    text = format_logbook(fork)
    assert parse_logbook(text) == fork
    *_, match = replay(parse_logbook(text), TRAP_THE_CAP, verify=True)
    assert match.is_over()
    SCHEMA.validate(json.loads(split(text)[0]))
    assert "the seed gives" in str(forged_fault(fork, taken_over=0))


def test_a_draw_after_the_moves_that_were_taken_over_cannot_be_forged(logbook: Logbook) -> None:
    fork = fork_of(logbook, 9)
    number = next(place for place, recorded in enumerate(fork.moves) if recorded.actor == CHANCE and place >= 9)
    forged = replace(fork, moves=(*fork.moves[:number], other_throw(fork, number), *fork.moves[number + 1 :]))
    with pytest.raises(LogbookError, match="the seed gives"):
        list(replay(forged, TRAP_THE_CAP, verify=True))


def test_a_match_of_its_own_says_nothing_of_moves_taken_over(logbook: Logbook) -> None:
    assert "taken_over" not in json.loads(split(format_logbook(logbook))[0])


@pytest.mark.parametrize("taken_over", [0, -1, True, 1.5, "9", None, 10**6])
def test_the_number_of_moves_taken_over_makes_sense(logbook: Logbook, taken_over: object) -> None:
    lines = [json.loads(line) for line in split(format_logbook(fork_of(logbook, 9)))]
    lines[0]["taken_over"] = taken_over
    with pytest.raises(LogbookError, match="Line 1: "):
        parse_logbook(rechecked(lines))
