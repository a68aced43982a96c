"""This file is `greatcircle play`: a match in the terminal, against bots or each other, begun or resumed."""

import argparse
import secrets
from pathlib import Path
from string import hexdigits
from typing import Final

from greatcircle.bots import BOTS, make_bot
from greatcircle.cli.argument import add_option_argument, at_least_one, parse_option_words
from greatcircle.cli.console import complain, open_console
from greatcircle.cli.play.saving import SaveFile, new_save_file, saves_folder
from greatcircle.cli.play.screen import Screen
from greatcircle.cli.play.table import PERSON, TerminalTable
from greatcircle.cli.play.talk import play_at
from greatcircle.games import find_game, game_ids, rulebook_of
from greatcircle.kernel.dealer import SEED_BYTES, ProvableDealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import SKILLED
from greatcircle.kernel.logbook import LogbookError, Seat, resume
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.logbook_file import read_logbook_file

USUAL_SEATS: Final = 3
"""More lively than a duel, and the bots' turns still fit on a small screen."""
USUAL_BOT: Final = SKILLED
CLOCK_MOST: Final = 3600
CLOCK_DIGITS: Final = 4
PLAYERS: Final = (PERSON, *BOTS)


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle play`."""
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="the id of a game, as `greatcircle games` lists them; --resume knows it"
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=at_least_one,
        help=f"how many seats (default: as many as players, else {USUAL_SEATS})",
    )
    parser.add_argument(
        "--players",
        metavar="A,B,…",
        help=f"who plays each seat, or one for all: {', '.join(PLAYERS)} (default: you, then {USUAL_BOT} bots)",
    )
    add_option_argument(parser)
    parser.add_argument(
        "--seed", metavar="HEX", help="the secret seed of all luck, and of what bots draw (default: a fresh one)"
    )
    parser.add_argument(
        "--clock",
        metavar="SECONDS",
        help="how long a person has for a move, then a bot makes it: for all, or for each seat, such as off,60",
    )
    parser.add_argument("--save", metavar="FILE", help="keep the match in this file, as a logbook")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match, and save it there again")


def run_play(arguments: argparse.Namespace) -> int:
    """Play a match in the terminal; a saved one that does not hold is a failure, not wrong use."""
    screen = Screen(open_console())
    try:
        table = open_table(arguments, screen)
    except LogbookError as fault:
        complain(f"{arguments.resume}: {fault}")
        return 1
    play_at(table)
    return 0


def open_table(arguments: argparse.Namespace, screen: Screen) -> TerminalTable:
    """Open the table that the command line asks for; `BadInput` says what is wrong with it."""
    save_file = None if arguments.save is None else _named_save_file(arguments.save)
    players = None if arguments.players is None else arguments.players.split(",")
    if arguments.resume is not None:
        for flag, given in (("--seats", arguments.seats), ("--option", arguments.options), ("--seed", arguments.seed)):
            if given:
                raise BadInput(f"A resumed match goes on as it was opened; leave out {flag}.")
        table = resume_table(Path(arguments.resume).expanduser(), screen, players, save_file)
        table.clock = parse_clock(arguments.clock, table.match.seats)
        game_id = table.match.game.identity.id
        if arguments.game not in (None, game_id):
            raise BadInput(f"{arguments.resume} is a match of {game_id}, not of {arguments.game}; leave out the game.")
        return table
    if arguments.game is None:
        raise BadInput(f"Which game? Type greatcircle play and one of these: {', '.join(game_ids())}.")
    game = find_game(arguments.game)
    count = arguments.seats or (len(players) if players is not None and len(players) > 1 else usual_seats(game))
    options = game.parse_options(parse_option_words(arguments.options), count)
    seats = seated(game.seat_names(options, count), players or usual_players(count))
    clock = parse_clock(arguments.clock, count)
    table = new_table(game, options, seats, screen, arguments.seed, save_file)
    table.clock = clock
    return table


def parse_clock(text: str | None, seats: int) -> list[int]:
    """Read the seconds that each seat has for a move; one number may stand for all, and "off" is no limit."""
    if text is None:
        return [0] * seats
    words = text.lower().split(",")
    if len(words) == 1:
        words *= seats
    if len(words) != seats:
        raise BadInput(f"There are {seats} seats but {len(words)} times for a move; give one for all, or {seats}.")
    return [0 if word == "off" else _parse_seconds(word) for word in words]


def _parse_seconds(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= CLOCK_DIGITS and 0 < int(word) <= CLOCK_MOST):
        raise BadInput(f"{word!r} is no time for a move; write seconds from 1 to {CLOCK_MOST}, or off.")
    return int(word)


def usual_seats(game: Game) -> int:
    """Choose a number of seats when nobody says."""
    return min(max(USUAL_SEATS, game.fewest_seats()), game.identity.seats_max)


def usual_players(seats: int) -> list[str]:
    """Choose who plays when nobody says: one person against bots."""
    return [PERSON, *[USUAL_BOT] * (seats - 1)]


def seated(names: list[str], players: list[str]) -> tuple[Seat, ...]:
    """Seat the players; one of them may stand for all."""
    for player in players:
        if player not in PLAYERS:
            raise BadInput(f"There is no player {player!r}; the players are {', '.join(PLAYERS)}.")
    if len(players) == 1:
        players = players * len(names)
    if len(players) != len(names):
        raise BadInput(f"There are {len(names)} seats but {len(players)} players; name one for all, or {len(names)}.")
    return tuple(Seat(name, player) for name, player in zip(names, players, strict=True))


def new_table(
    game: Game,
    options: Options,
    seats: tuple[Seat, ...],
    screen: Screen,
    seed: str | None = None,
    save_file: SaveFile | None = None,
) -> TerminalTable:
    """Open a table for a new match."""
    match = Match(game, options, len(seats), ProvableDealer(_parse_seed(seed)))
    return _table(match, seats, screen, save_file or new_save_file(game.identity.id), seed)


def resume_table(
    path: Path, screen: Screen, players: list[str] | None = None, save_file: SaveFile | None = None
) -> TerminalTable:
    """Open a table where a saved match was left; its seats may change hands."""
    logbook = read_logbook_file(path)
    if logbook.outcome is not None:
        raise BadInput(f"The match in {path} is over; step through it with greatcircle replay.")
    match = resume(logbook, find_game(logbook.game))
    seats = logbook.seats if players is None else seated([seat.name for seat in logbook.seats], players)
    return _table(
        match, seats, screen, save_file or SaveFile(path, is_own=path.resolve().parent == saves_folder().resolve())
    )


def _table(
    match: Match, seats: tuple[Seat, ...], screen: Screen, save_file: SaveFile, seed: str | None = None
) -> TerminalTable:
    """Lay a table; bots draw by a seed that was named, so that such a match can be played again, or else by lot.

    For the same reason only bots without a seed think by the clock.
    """
    game = match.game
    luck = secrets.token_hex(16) if seed is None else seed
    bots = {
        number: make_bot(seat.player, game, QuickDealer(f"{luck}/{number}"), is_timed=seed is None)
        for number, seat in enumerate(seats)
        if seat.player != PERSON
    }
    return TerminalTable(match, seats, bots, rulebook_of(game.identity.id), screen, save_file)


def _named_save_file(name: str) -> SaveFile:
    """Make sure that a file the player named can be written and holds nothing yet."""
    path = Path(name).expanduser()
    if path.exists():
        raise BadInput(f"{path} exists already; name another file, or go on with it by --resume.")
    if not path.parent.is_dir():
        raise BadInput(f"There is no folder {path.parent}; name a file in a folder that exists.")
    return SaveFile(path, is_own=False)


def _parse_seed(text: str | None) -> bytes:
    """Read the seed of all luck: up to 64 hexadecimal digits, filled up with zeros in front."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if not text or len(text) > 2 * SEED_BYTES or any(digit not in hexdigits for digit in text):
        raise BadInput(f"A seed is up to {2 * SEED_BYTES} hexadecimal digits, 0-9 and a-f, such as --seed 2a.")
    return bytes.fromhex(text.zfill(2 * SEED_BYTES))
