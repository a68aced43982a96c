"""This file is `greatcircle cards`: flash cards to learn flags, capitals and countries by."""

import argparse
import os
import sys
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Final

from greatcircle.cli.argument import add_json_argument, at_least_one
from greatcircle.cli.cards.listing import describe_deck, print_deck
from greatcircle.cli.cards.progress import describe_progress, print_progress
from greatcircle.cli.cards.quiz import Quiz
from greatcircle.cli.console import open_console, write_json
from greatcircle.cli.play.screen import Screen
from greatcircle.equipment.flashcard import Deck
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.data_folder import data_folder, make_folder
from greatcircle.study.anki import SUFFIX, export_anki
from greatcircle.study.flag import flag_svg
from greatcircle.study.learner import Learner
from greatcircle.study.progress import progress_of, tally
from greatcircle.study.question import QuestionKind, StudyQuestion, all_decks, find_deck, find_regions, questions_of
from greatcircle.study.schedule import NEW_PER_DAY
from greatcircle.study.session import Session

COUNT: Final = 20
LEARNER: Final = "me"


def add_cards_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle cards`."""
    parser.add_argument("--learner", metavar="NAME", default=LEARNER, help=f"who is learning; {LEARNER} unless told")
    parser.add_argument("--set", metavar="SET", dest="set_id", help="the set of cards; the first of them unless told")
    parser.add_argument(
        "--region",
        metavar="REGION",
        action="append",
        default=[],
        dest="regions",
        help="a region or continent to learn; may be given several times",
    )
    parser.add_argument(
        "--kind",
        metavar="KIND",
        action="append",
        default=[],
        dest="kinds",
        help=f"what is shown: {', '.join(kind.value for kind in QuestionKind)}; may be given several times",
    )
    parser.add_argument(
        "--count", metavar="N", type=at_least_one, default=COUNT, help=f"how many questions to ask; {COUNT} unless told"
    )
    parser.add_argument(
        "--new",
        metavar="N",
        type=at_least_one,
        default=NEW_PER_DAY,
        help=f"how many of them may be new in a day; {NEW_PER_DAY} unless told",
    )
    parser.add_argument("--choices", action="store_true", help="choose among four answers instead of typing")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--progress", action="store_true", help="show how far the learner has come, and ask nothing")
    instead.add_argument("--list", action="store_true", help="show the flags by region, neighbours together")
    instead.add_argument("--export", metavar=f"FILE{SUFFIX}", type=Path, help="write a deck that Anki imports")
    add_json_argument(parser)


def run_cards(arguments: argparse.Namespace) -> int:
    """Ask, or do one of the things that can be done instead."""
    if arguments.json and not (arguments.progress or arguments.list):
        raise BadInput("--json goes with --progress or --list; a quiz is for people.")
    decks = all_decks()
    deck = find_deck(decks, decks[0].set_id if arguments.set_id is None else arguments.set_id)
    regions = find_regions(deck, arguments.regions)
    kinds = _parse_kinds(arguments.kinds)
    if arguments.list:
        _list(deck, regions, arguments.json)
    elif arguments.export is not None:
        _export(deck, questions_of(deck, kinds, regions), arguments.export)
    elif arguments.progress:
        _show_progress(deck, questions_of(deck, kinds, regions), arguments.learner, arguments.json)
    else:
        if sys.stdin is None:
            raise BadInput("The quiz asks and listens, but there is no input; run it in a terminal.")
        _quiz(deck, kinds, regions, arguments, Screen(open_console()))
    return 0


def learn(screen: Screen) -> None:
    """Ask as `greatcircle cards` does when nothing else is said."""
    parser = argparse.ArgumentParser()
    add_cards_arguments(parser)
    deck = all_decks()[0]
    _quiz(deck, list(QuestionKind), find_regions(deck, []), parser.parse_args([]), screen)


def learners_folder() -> Path:
    """Give the folder in which what learners know is kept."""
    return data_folder(os.environ, sys.platform) / "learners"


def _parse_kinds(names: list[str]) -> list[QuestionKind]:
    """Read the kinds of questions; all of them when none is named."""
    known = {kind.value: kind for kind in QuestionKind}
    for name in names:
        if name not in known:
            raise BadInput(f"There is no kind {name!r} of question; the kinds are {', '.join(known)}.")
    return [kind for kind in QuestionKind if not names or kind.value in names]


def _list(deck: Deck, regions: set[str], as_json: bool) -> None:
    if as_json:
        write_json(describe_deck(deck, regions))
    else:
        print_deck(open_console(), deck, regions)


def _export(deck: Deck, questions: list[StudyQuestion], path: Path) -> None:
    if path.suffix.lower() != SUFFIX:
        name = "cards" if path.stem.lower() in ("", SUFFIX) else path.stem
        raise BadInput(f"Anki imports files that end in {SUFFIX}; name one like {name}{SUFFIX}.")
    notes = export_anki(deck, questions, path, _now())
    console = open_console()
    console.print(
        f"{path} holds {notes} notes with {len(questions)} questions. In Anki, choose File and Import; "
        "importing a newer one later keeps what you have learned.",
        markup=False,
        soft_wrap=True,
    )


def _show_progress(deck: Deck, questions: list[StudyQuestion], name: str, as_json: bool) -> None:
    learner = Learner(learners_folder(), name)
    now = _now()
    progress = progress_of(deck, questions, learner.memories(), learner.reviews(), now)
    if as_json:
        write_json(describe_progress(learner.name, deck, progress))
        return
    print_progress(open_console(), learner, deck, progress, now)


def _quiz(
    deck: Deck, kinds: list[QuestionKind], regions: set[str], arguments: argparse.Namespace, screen: Screen
) -> None:
    learner = Learner(learners_folder(), arguments.learner)
    questions, problem = _showable(questions_of(deck, kinds, regions), screen)
    if not questions:
        raise BadInput(f"{problem} Choose another --kind.")
    make_folder(learner.path.parent)
    now = _now()
    session = Session(learner, questions, now, arguments.new)
    counts = tally(questions, session.memories, now)
    greeting = (
        f"{deck.title}, for {learner.name}: {len(questions)} questions, {counts.known} known, "
        f"{counts.learning} being learned, {counts.due} due now."
    )
    screen.say(greeting)
    if problem:
        screen.say(problem)
    if session.next_question(now) is not None:
        screen.say("Small slips are forgiven. Type quit, or press Ctrl-D, to end the quiz whenever you like.")
    Quiz(screen, deck, session, arguments.choices, _now, SystemRandom()).run(arguments.count)


def _showable(questions: list[StudyQuestion], screen: Screen) -> tuple[list[StudyQuestion], str]:
    """Leave out the flags that cannot be shown here, and say why."""
    if screen.console.color_system is None or screen.console.no_color:
        rest = [question for question in questions if question.kind is not QuestionKind.FLAG]
        return rest, "" if len(rest) == len(questions) else "Flags need a terminal with colours; they are left out."
    problem = ""
    rest = []
    for question in questions:
        try:
            if question.kind is QuestionKind.FLAG:
                flag_svg(question.card)
            rest.append(question)
        except BadInput as fault:
            problem = str(fault)
    return rest, problem


def _now() -> datetime:
    return datetime.now().astimezone()
