"""This file is a process in which bots think: tasks come in by stdin, a line of JSON each, answers go out by stdout.

`BotPool` starts it as `python -m greatcircle.server.bot.worker MODULE:FUNCTION GAME…`: where to find a game by its id,
and the games to have ready from the start. Packs of questions are found in the data folder that the environment names.
What a bot plans on its turn is kept here until its seat is asked again; a bot that is not known here plans anew.
"""

import contextlib
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import IO, Any, Final, cast

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from greatcircle.bots import SECONDS_MOST, make_bot
from greatcircle.bots.bot import Bot
from greatcircle.bots.level_bot import LevelBot
from greatcircle.bots.thought import Thought
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES
from greatcircle.store.data_folder import data_folder
from greatcircle.store.pack_folder import use_packs

NICENESS: Final = 5
"""A bot thinks behind the server that started it: people's moves come first."""
GRACE_SECONDS: Final = 1.0
"""How much longer than its time a thought may take before the process ends itself; usually the server is quicker."""
BOTS_KEPT: Final = 32
"""So many bots keep their plans in one process."""
CHANCE_DIGITS: Final = 4


class Task(Struct, frozen=True):
    """What a bot is to think about: what its seat may know, and no more."""

    bot: str
    game: str
    view: dict[str, Any]
    moves: list[int]
    seed: str
    """Of the bot's own luck."""
    seconds: float
    """After so long it is stopped."""
    whose: str = ""
    """The table and the seat, whose bot keeps its plan from one move to the next; empty for a thought of its own."""
    budget: float = SECONDS_MOST
    """How long it may think, if its level does not say less."""
    thoughts: int | None = None
    """How many thoughts it has at most, instead of time; None lets it think by the clock."""


class BotChance(Struct, frozen=True, array_like=True):
    """A move that a bot has thought about, and the chance to win with it; None from one that does not know."""

    move: int
    chance: float | None


class BotAnswer(Struct, frozen=True):
    """What a bot has chosen, and why; a fault says why it has not. The first answer only tells that all is ready."""

    move: int = -1
    reasons: list[str] = []
    choices: list[BotChance] = []
    """The best few moves, the best first."""
    fault: str = ""


class BotMemory:
    """The bots of those seats that were asked last."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()

    def bot_for(self, task: Task, game: Game) -> Bot:
        """Give the bot of a seat with what it has planned, or a new one; its luck is that of the task."""
        dealer = QuickDealer(task.seed)
        key = (task.whose, task.game, task.bot)
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make_bot(task.bot, game, dealer, is_timed=task.thoughts is None, seconds_most=task.budget)
            if task.thoughts is not None and isinstance(bot, LevelBot):
                bot.level = replace(bot.level, thoughts=min(bot.level.thoughts, task.thoughts))
        bot.dealer = dealer
        if task.whose and task.bot in LEVEL_NAMES:
            self._bots[key] = bot
            if len(self._bots) > BOTS_KEPT:
                self._bots.popitem(last=False)
        return bot

    def forget(self, task: Task) -> None:
        """Let go of a bot that has failed."""
        self._bots.pop((task.whose, task.game, task.bot), None)


def main() -> None:
    """Think until the server closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = _own_stdout()
    use_packs(data_folder(os.environ, sys.platform))
    find = find_by_name(sys.argv[1])
    for game_id in sys.argv[2:]:
        find(game_id)
    tasks, encoder, memory = Decoder(Task), Encoder(), BotMemory()
    with contextlib.suppress(BrokenPipeError):
        _write(answers, encoder.encode(BotAnswer()))
        for line in sys.stdin.buffer:
            _write(answers, encoder.encode(answer_to(tasks.decode(line), find, memory)))


def answer_to(task: Task, find: Callable[[str], Game], memory: BotMemory) -> BotAnswer:
    """Let the bot choose; whatever goes wrong in it becomes a sentence."""
    _limit_time(task.seconds + GRACE_SECONDS)
    try:
        game = find(task.game)
        view = game.view_from_json(task.view)
        thought = memory.bot_for(task, game).think(view, list(task.moves))
        return BotAnswer(thought.move, list(thought.reasons), chances_of(thought))
    except Exception as fault:
        memory.forget(task)
        return BotAnswer(fault=f"{type(fault).__name__}: {fault}")
    finally:
        _limit_time(0)


def chances_of(thought: Thought) -> list[BotChance]:
    """Tell of each choice the move that it begins with, and its chance, as exactly as anybody minds."""
    return [
        BotChance(choice.moves[0], None if choice.chance is None else round(choice.chance, CHANCE_DIGITS))
        for choice in thought.choices
    ]


def find_by_name(name: str) -> Callable[[str], Game]:
    """Import a function that finds games, named as module:function."""
    module, _, function = name.partition(":")
    return cast(Callable[[str], Game], getattr(import_module(module), function))


def _own_stdout() -> IO[bytes]:
    """Keep stdout for answers alone: what a bot prints goes to stderr."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _write(answers: IO[bytes], line: bytes) -> None:
    answers.write(line + b"\n")
    answers.flush()


def _limit_time(seconds: float) -> None:
    """Let the system end this process after some time, so that none is stuck for ever without its server; 0 lifts it.

    A signal without a handler works even while compiled code runs in circles.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
