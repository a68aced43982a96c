"""This file is the menu in the terminal: play, learn or read, without knowing a command."""

import argparse
from typing import Final

from greatcircle.cli.command.cards import learn
from greatcircle.cli.command.play import PLAYERS, new_table, resume_table, seated, usual_players, usual_seats
from greatcircle.cli.console import command, open_console
from greatcircle.cli.play.answer import find_rules, list_bots, list_options
from greatcircle.cli.play.saving import SavedMatch, saved_matches
from greatcircle.cli.play.screen import Screen
from greatcircle.cli.play.table import PERSON
from greatcircle.cli.play.talk import play_at
from greatcircle.games import all_games, rulebook_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Seat
from greatcircle.kernel.option import (
    Options,
    allowed_values,
    clash_of,
    option_fields,
    options_to_json,
    parse_values,
    shown_value,
)
from greatcircle.kernel.refusal import BadInput

TITLE: Final = "G R E A T   C I R C L E"
SUBTITLE: Final = "World-travel board games. Dice that you can check, bots that never peek."
DATE: Final = "%d %b %Y, %H:%M"


class Back(Exception):
    """The player goes back to the menu."""


def add_menu_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the menu asks."""


def run_menu(_: argparse.Namespace) -> int:
    """Open the menu on the terminal; the end of input closes it."""
    open_menu(Screen(open_console()))
    return 0


def open_menu(screen: Screen) -> None:
    """Show the menu and do what is chosen, until the player quits or input ends."""
    try:
        while _choose(screen):
            pass
    except (EOFError, KeyboardInterrupt):
        screen.say()


def _choose(screen: Screen) -> bool:
    """Let the player choose once; tell whether the menu stays open."""
    games = all_games()
    saved = saved_matches()
    screen.say()
    screen.say(TITLE, "bold")
    screen.say(SUBTITLE)
    screen.say()
    screen.say_pairs(
        [
            *((f"{number:3}  Play {game.identity.title}", _about(game)) for number, game in enumerate(games, 1)),
            ("  c  Flash cards", "learn flags, capitals and countries"),
            ("  r  Resume a match", f"{len(saved)} saved" if saved else "none is saved yet"),
            ("  b  Rulebooks", "search the rules by word or clause"),
            ("  s  Simulate", "how to play thousands of matches between bots"),
            ("  q  Quit", ""),
        ]
    )
    screen.say()
    try:
        match screen.ask("Your choice: ").lower():
            case "q" | "quit" | "exit":
                return False
            case "c" | "cards" | "flash cards":
                learn(screen)
            case "r" | "resume":
                _resume(screen, saved)
            case "b" | "rules" | "rulebooks":
                _read_rules(screen, games)
            case "s" | "simulate" | "sim":
                _tell_how_to_simulate(screen)
            case chosen:
                number = _number(chosen, len(games))
                if number is None:
                    screen.say(f"Type a number from 1 to {len(games)} to play, or c, r, b, s or q.")
                else:
                    _play(screen, games[number - 1])
    except Back:
        pass
    except BadInput as fault:
        screen.say(str(fault))
    return True


def _about(game: Game) -> str:
    known = game.identity
    return f"{known.seats_min} to {known.seats_max} seats, about {known.minutes} minutes, from {known.age} years"


def _play(screen: Screen, game: Game) -> None:
    """Ask for seats, players and options, each with a default, and play."""
    identity = game.identity
    screen.say()
    screen.say(identity.title, "bold")
    screen.say("Enter takes what stands in brackets; back leads to the menu.")
    least, most, usual = identity.seats_min, identity.seats_max, usual_seats(game)
    count = int(_ask_word(screen, "How many seats", [str(seats) for seats in range(least, most + 1)], str(usual)))
    names = game.seat_names(game.options_type(), count)
    screen.say()
    screen.say_pairs([(f"  {PERSON}", "somebody at this terminal"), *list_bots(game)])
    players = [
        _ask_word(screen, f"Who plays {name}", list(PLAYERS), player, is_listed=True)
        for name, player in zip(names, usual_players(count), strict=True)
    ]
    options = _ask_options(screen, game, count)
    screen.say()
    play_at(new_table(game, options, seated(game.seat_names(options, count), players), screen))


def _ask_options(screen: Screen, game: Game, seats: int) -> Options:
    """Let the player change options one by one until Enter says that they are right.

    The usual ones may not go with so many seats: then Enter does not begin before that is mended.
    """
    options = game.options_type()
    known = option_fields(options)
    while True:
        clash = clash_of(options, seats)
        screen.say()
        pairs = list_options(options)
        screen.say_pairs([(f"{number:3}  {name}", meaning) for number, (name, meaning) in enumerate(pairs, 1)])
        if clash is not None:
            screen.say(clash)
        begins = "Enter begins; a" if clash is None else "A"
        line = _ask(screen, f"{begins} number changes that option: ")
        if not line and clash is None:
            return options
        number = _number(line, len(known))
        if number is None:
            begin = "Press Enter to begin, or type" if clash is None else "Type"
            screen.say(f"{begin} a number from 1 to {len(known)}.")
            continue
        field = known[number - 1]
        now = shown_value(getattr(options, field.name))
        value = _ask(screen, f"{field.name}: {allowed_values(field)} [{now}]: ").lower() or now
        try:
            changed = parse_values(game.options_type, {**options_to_json(options), field.name: value})
        except BadInput as fault:
            screen.say(str(fault))
            continue
        new_clash = clash_of(changed, seats)
        if clash is None and new_clash is not None:
            screen.say(new_clash)
        else:
            options = changed


def _resume(screen: Screen, saved: list[SavedMatch]) -> None:
    """Let the player go on with a saved match."""
    if not saved:
        screen.say("No match is saved. Every match is saved while you play; quit keeps it.")
        return
    screen.say()
    screen.say_pairs(
        [(f"{number:3}  {one.saved_at.strftime(DATE)}", _described(one)) for number, one in enumerate(saved, 1)]
    )
    while True:
        line = _ask(screen, "Which match? Enter goes back: ")
        if not line:
            return
        number = _number(line, len(saved))
        if number is not None:
            screen.say()
            play_at(resume_table(saved[number - 1].path, screen))
            return
        screen.say(f"Type a number from 1 to {len(saved)}, or press Enter.")


def _described(saved: SavedMatch) -> str:
    logbook = saved.logbook
    title = {game.identity.id: game.identity.title for game in all_games()}.get(logbook.game, logbook.game)
    return f"{title}, {len(logbook.moves)} moves: {', '.join(map(_seat_words, logbook.seats))}"


def _seat_words(seat: Seat) -> str:
    return f"{seat.name} ({seat.player})"


def _read_rules(screen: Screen, games: list[Game]) -> None:
    """Let the player search a rulebook."""
    rulebook = rulebook_of((_ask_game(screen, games) if len(games) > 1 else games[0]).identity.id)
    screen.say()
    screen.say(rulebook.title, "bold")
    words = ""
    while True:
        for sentence in find_rules(rulebook, words):
            screen.say(sentence)
        words = _ask(screen, "A word or the number of a clause; Enter goes back: ")
        words = words.removeprefix("rules ")
        if not words:
            return


def _tell_how_to_simulate(screen: Screen) -> None:
    game_id = all_games()[0].identity.id
    screen.say()
    screen.say("Bots play as many matches as you like, and the results are summed up. In a shell, type:")
    screen.say_pairs(
        [
            (f"  {command()} sim {game_id} --bots skilled,casual --games 100", "who wins"),
            (f"  {command()} sim {game_id} --seats 4 --json", "for programs"),
            (f"  {command()} sim --help", "all that can be set"),
        ]
    )
    _ask(screen, "Enter goes back: ")


def _ask(screen: Screen, question: str) -> str:
    line = screen.ask(question)
    if line.lower() == "back":
        raise Back
    return line


def _ask_game(screen: Screen, games: list[Game]) -> Game:
    """Ask for one of the games by its number; Enter takes the first."""
    screen.say()
    for place, game in enumerate(games, 1):
        screen.say(f"{place:3}  {game.identity.title}")
    while True:
        number = _number(_ask(screen, "Which game? [1]: ") or "1", len(games))
        if number is not None:
            return games[number - 1]
        screen.say(f"Type a number from 1 to {len(games)}, or back.")


def _ask_word(screen: Screen, question: str, words: list[str], usual: str, is_listed: bool = False) -> str:
    """Ask for one of some words until it is one; Enter takes the usual one. They may have been listed already."""
    choices = "" if is_listed else f" {', '.join(words)}"
    while True:
        answer = _ask(screen, f"{question}?{choices} [{usual}]: ").lower() or usual
        if answer in words:
            return answer
        fitting = [word for word in words if word.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        screen.say(f"{answer!r} is none of them.")


def _number(text: str, most: int) -> int | None:
    """Read a number from 1 to the given one; None when it is none of those."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        return None
    return int(text) if 1 <= int(text) <= most else None
