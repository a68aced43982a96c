"""`greatcircle board`: the world map of a game, written to a file."""

import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from greatcircle.cli.command.board import has_map
from greatcircle.cli.main import main
from greatcircle.equipment.map.map_game import world_map_of
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games import all_games

pytestmark = pytest.mark.slow  # whole maps are drawn, or whole programs are run

MAPPED = [game.identity.id for game in all_games() if has_map(game)]
PLAIN = [game.identity.id for game in all_games() if not has_map(game)]


@pytest.mark.parametrize("game", MAPPED)
def test_the_map_is_drawn_as_svg(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "board.svg"
    assert main(["board", game, "--out", str(path)]) == 0
    root = ET.fromstring(path.read_text("utf-8"))
    size = f"{root.get('width')} × {root.get('height')} pixels."
    assert int(root.get("width", "0")) > 6000
    assert f"{path}: " in capsys.readouterr().out.replace("\n", "")
    assert main(["board", game, "--out", str(path)]) == 0, "an older drawing is replaced"
    assert size in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [path], "nothing else is left behind"


@pytest.mark.slow
@pytest.mark.parametrize("game", MAPPED)
def test_the_map_is_drawn_as_png_of_any_width(game: str, tmp_path: Path) -> None:
    path = tmp_path / "board.PNG"
    assert main(["board", game, "--out", str(path), "--width", "300"]) == 0
    assert struct.unpack(">I", path.read_bytes()[16:20]) == (300,)


@pytest.mark.parametrize("game", MAPPED)
def test_all_flags_are_on_it(game: str, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    main(["board", game, "--out", str(path)])
    drawn = next(other for other in all_games() if other.identity.id == game)
    world = world_map_of(drawn, drawn.parse_options({}, drawn.fewest_seats()))
    groups = world.flags if isinstance(world, WorldMap) else ()
    assert path.read_text("utf-8").count("<svg x=") == sum(len(group.flags) for group in groups)


@pytest.mark.parametrize("option", ["card_set=1987", "direction=eastward"])
def test_the_map_is_that_of_the_options(option: str, tmp_path: Path) -> None:
    usual, other = tmp_path / "usual.svg", tmp_path / "other.svg"
    assert main(["board", "take-off", "--out", str(usual)]) == 0
    assert main(["board", "take-off", "--out", str(other), "--option", option]) == 0
    assert usual.read_text("utf-8") != other.read_text("utf-8")


def test_a_game_without_a_map_names_those_with_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert PLAIN
    assert main(["board", PLAIN[0], "--out", str(tmp_path / "board.svg")]) == 2
    assert f"is not played on a world map; these games are: {', '.join(MAPPED)}." in capsys.readouterr().err


def test_an_unknown_game_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "nothing", "--out", str(tmp_path / "board.svg")]) == 2
    assert "There is no game 'nothing'" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["board.jpg", "board", "board.svg.gz"])
def test_another_ending_is_wrong_use(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", MAPPED[0], "--out", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err == f"{name} ends neither in .svg nor in .png; name the file so.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nowhere" / "board.svg"
    assert main(["board", MAPPED[0], "--out", str(path)]) == 2
    assert "cannot be written (no such file or directory); choose another place for it." in capsys.readouterr().err


def test_what_could_not_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    assert main(["board", MAPPED[0], "--out", str(tmp_path / "board.svg")]) == 2
    assert "(no space left on device)" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_place_of_a_file_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "board.svg").mkdir()
    assert main(["board", MAPPED[0], "--out", str(tmp_path / "board.svg")]) == 2
    assert "board.svg is a folder; name a file in it." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("width", "sentence"), [("0", "whole number from 1 up"), ("100", "200 to 16000 pixels wide, not 100")]
)
def test_a_width_that_makes_no_sense_is_wrong_use(
    width: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["board", MAPPED[0], "--out", str(tmp_path / "board.svg"), "--width", width]) == 2
    assert sentence in capsys.readouterr().err


def test_a_wrong_option_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", MAPPED[0], "--out", str(tmp_path / "board.svg"), "--option", "colour=blue"]) == 2
    assert "There is no option 'colour'" in capsys.readouterr().err


def test_the_file_has_to_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", MAPPED[0]]) == 2
    assert "--out" in capsys.readouterr().err
