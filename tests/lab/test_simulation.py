"""Simulation: every match can be repeated alone."""

import dataclasses
import json
from pathlib import Path

import pytest

from greatcircle.bots import make_bot
from greatcircle.games import all_games
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.logbook import Seat, format_logbook, record
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE
from greatcircle.lab.simulation import Run, default_seats, play_match, simulate

GAME = all_games()[0]


def _run(games: int = 6, bots: tuple[str, ...] = ("random", "random")) -> Run:
    options = options_to_json(GAME.parse_options({}, len(bots)))
    return Run(GAME.identity.id, options, bots, games, "lab")


def test_several_jobs_give_the_same_results_as_one() -> None:
    run = _run(5)
    alone = list(simulate(run, 1))
    together = list(simulate(run, 2))
    assert [result.number for result in alone] == list(range(5))
    assert sorted(together, key=lambda result: result.number) == alone


def test_a_match_can_be_repeated_alone() -> None:
    run = _run(4)
    results = list(simulate(run, 1))
    match, result = play_match(run, 2)
    assert result == results[2]
    assert play_match(dataclasses.replace(run, games=3), 2)[1] == result
    assert result.moves + result.chance_moves == len(match.log)
    assert len(result.scores) == len(result.places) == 2
    assert sum(result.events.values()) > 0


def test_the_luck_of_a_match_follows_from_seed_number_and_seat() -> None:
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("lab/3"))
    bots = [make_bot("random", GAME, QuickDealer(f"lab/3/{seat}")) for seat in range(2)]
    while actors := match.state.actors():
        if actors[0] == CHANCE:
            match.deal()
        else:
            match.play(actors[0], bots[actors[0]].choose(match.view(actors[0]), match.state.legal(actors[0])))
    assert play_match(_run(), 3)[0].log == match.log


def test_rotating_moves_every_bot_on_by_one_seat() -> None:
    run = dataclasses.replace(_run(bots=("greedy", "random", "random")), rotate=True)
    assert [run.bots_of(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_a_match_that_is_replayed_by_hand_gives_the_same_logbook(tmp_path: Path) -> None:
    run = dataclasses.replace(_run(2), logbooks=tmp_path)
    list(simulate(run, 2))
    match, result = play_match(run, 1)
    seats = tuple(
        Seat(name, bot) for name, bot in zip(GAME.seat_names(GAME.options_type(), 2), result.bots, strict=True)
    )
    expected = format_logbook(record(match, seats))
    assert run.logbook_path(tmp_path, 1).read_text("utf-8") == expected
    assert json.loads(expected.splitlines()[-1])["seed"] == "lab/1"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_that_takes_no_logbook_is_told(tmp_path: Path, jobs: int) -> None:
    run = dataclasses.replace(_run(), logbooks=tmp_path / "nowhere")
    with pytest.raises(BadInput, match="cannot be written"):
        list(simulate(run, jobs))


def test_the_usual_number_of_seats_is_one_the_game_allows() -> None:
    for game in all_games():
        seats = default_seats(game)
        assert seats <= game.identity.seats_max
        assert isinstance(game.parse_options({}, seats), game.options_type)
