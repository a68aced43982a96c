"""`greatcircle bench`: play-outs per second of every game."""

import json

import pytest

from greatcircle.cli.main import main
from greatcircle.games import all_games
from greatcircle.kernel.build import is_compiled

pytestmark = pytest.mark.slow  # whole maps are drawn, or whole programs are run


def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["compiled"] == is_compiled()
    assert [row["game"] for row in report["games"]] == [game.identity.id for game in all_games()]
    for row in report["games"]:
        assert row["decisions_per_second"] > row["games_per_second"] > 0


def test_the_table_for_people_says_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01"]) == 0
    shown = capsys.readouterr().out
    assert "decisions per second" in shown
    assert "compiled" in shown or "pure Python" in shown
