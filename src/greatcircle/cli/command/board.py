"""This file is `greatcircle board`: the world map of a game as a drawing for the wall."""

import argparse
from importlib import resources
from pathlib import Path

from rich.text import Text

from greatcircle.atlas.drawing import draw_map, sheet_size
from greatcircle.atlas.picture import NARROWEST, WIDEST, to_png
from greatcircle.cli.argument import add_game_argument, add_option_argument, at_least_one, parse_option_words
from greatcircle.cli.console import open_console
from greatcircle.equipment.map.hexagon import HexMap
from greatcircle.equipment.map.map_game import MapGame, world_map_of
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games import all_games, find_game
from greatcircle.kernel.game import Game
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.whole_file import write_whole

KINDS = (".svg", ".png")


def add_board_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle board`."""
    add_game_argument(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        required=True,
        help="where to write the drawing, as SVG or PNG by its ending",
    )
    parser.add_argument(
        "--width", metavar="PX", type=at_least_one, help=f"how wide it shall be, {NARROWEST} to {WIDEST} pixels"
    )
    add_option_argument(parser)


def run_board(arguments: argparse.Namespace) -> int:
    """Draw the map and write it."""
    path = Path(arguments.out)
    if path.suffix.lower() not in KINDS:
        raise BadInput(f"{path.name} ends neither in .svg nor in .png; name the file so.")
    world = chosen_map(find_game(arguments.game), parse_option_words(arguments.options))
    width, height = sheet_size(world, flag_text)
    if arguments.width is not None:
        if not NARROWEST <= arguments.width <= WIDEST:
            raise BadInput(f"A drawing can be {NARROWEST} to {WIDEST} pixels wide, not {arguments.width}.")
        width, height = arguments.width, round(height * arguments.width / width)
    svg = draw_map(world, flag_text, width)
    write_whole(path, svg.encode("utf-8") if path.suffix.lower() == ".svg" else to_png(svg, width))
    open_console().print(Text(f"{path}: {world.title}, {width} × {height} pixels."), soft_wrap=True)
    return 0


def chosen_map(game: Game, options: dict[str, object]) -> WorldMap | HexMap:
    """Give the map of a game with these options; `BadInput` lists the games that have one."""
    world = world_map_of(game, game.parse_options(options, game.fewest_seats()))
    if world is None:
        mapped = ", ".join(mapped_games())
        raise BadInput(f"{game.identity.title} is not played on a world map; these games are: {mapped}.")
    return world


def sample_game() -> str:
    """Name a game for the example: the first that has a map."""
    return mapped_games()[0]


def mapped_games() -> list[str]:
    """List the games that are played on a world map, by their ids."""
    return [game.identity.id for game in all_games() if has_map(game)]


def has_map(game: Game) -> bool:
    """Tell whether a game is played on a world map."""
    return isinstance(game, MapGame)


def flag_text(file: str) -> str | None:
    """Read the drawing of a flag, given by its path below the folder of all games."""
    try:
        return resources.files("greatcircle.games").joinpath(file).read_text("utf-8")
    except FileNotFoundError:
        return None
