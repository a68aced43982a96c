"""This file is the quiz at the terminal: it shows, asks, judges and tells, and every answer is kept at once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Final

from rich.padding import Padding
from rich.text import Text

from greatcircle.cli.cards.picture import flag_picture
from greatcircle.cli.cards.place import place_picture
from greatcircle.cli.play.screen import Screen
from greatcircle.equipment.flashcard import Deck, FlashCard
from greatcircle.study.flag import flag_svg
from greatcircle.study.judge import Judge, Verdict
from greatcircle.study.question import QuestionKind, StudyQuestion, choices, hints
from greatcircle.study.remark import praise, remark, wait_in_words
from greatcircle.study.schedule import Grade
from greatcircle.study.session import Session

HINT: Final = "?"
QUIT: Final = "quit"
QUIT_WORDS: Final = frozenset({QUIT, "q", "exit"})
TRIES: Final = 2
"""An answer that is not understood may be given once more."""
FLAG_COLUMNS: Final = 36
INDENT: Final = 2

Clock = Callable[[], datetime]
"""Gives the present moment, where the learner is."""


class Enough(Exception):
    """The learner ends the session."""


@dataclass
class QuizScore:
    """What one session brought."""

    right: int = 0
    missed: list[FlashCard] = field(default_factory=list)

    @property
    def answered(self) -> int:
        """Count the answers."""
        return self.right + len(self.missed)


class Quiz:
    """One session at the terminal."""

    def __init__(
        self, screen: Screen, deck: Deck, session: Session, with_choices: bool, clock: Clock, rng: Random
    ) -> None:
        self.screen = screen
        self.deck = deck
        self.session = session
        self.with_choices = with_choices
        self.clock = clock
        self.rng = rng
        self.score = QuizScore()
        self._judge = Judge(deck)

    def run(self, count: int) -> None:
        """Ask up to so many questions; quit, the end of input or Ctrl-C ends the session, and nothing is lost."""
        try:
            for number in range(1, count + 1):
                question = self.session.next_question(self.clock())
                if question is None:
                    break
                self._ask(question, f"{number} of {count}")
        except Enough:
            if not self.score.answered:
                self.screen.say("Nothing was answered.")
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            if not self.score.answered:
                self.screen.say(
                    "Nothing was answered. The quiz wants a terminal to be answered in, or a line for each answer."
                )
        self._sum_up()

    def _ask(self, question: StudyQuestion, number: str) -> None:
        self.screen.say()
        self.screen.say(f"{number} · {question.kind.title}", "dim")
        self._show(question)
        self.screen.say(question.sentence, "bold")
        offered = choices(self.deck, question, self.rng) if self.with_choices else []
        if offered:
            self.screen.say_pairs([(f"{place:3}", self.screen.fit(name)) for place, name in enumerate(offered, 1)])
        grade = self._listen(question, offered)
        memory = self.session.answer(question, grade, self.clock())
        if grade is Grade.AGAIN:
            self.score.missed.append(question.card)
        else:
            self.score.right += 1
        self._tell(question)
        self.screen.say(f"It comes again {wait_in_words(memory.due, self.clock())}.", "dim")

    def _show(self, question: StudyQuestion) -> None:
        """Show the flag or the place that the question is about."""
        card = question.card
        plain, columns = self.screen.is_plain, self.screen.console.width
        if question.kind is QuestionKind.FLAG:
            flag = flag_picture(flag_svg(card), max(1, min(FLAG_COLUMNS, columns - INDENT)), plain)
            self.screen.console.print(Padding(flag, (0, 0, 1, INDENT), expand=False))
        elif question.kind is QuestionKind.PLACE:
            borders = self.deck.has_borders_of_today
            place = place_picture(card.latitude, card.longitude, columns, plain, borders)
            self.screen.console.print(Padding(place, (0, 0, 1, 0), expand=False))

    def _listen(self, question: StudyQuestion, offered: list[str]) -> Grade:
        """Ask until there is an answer that counts; a hint or a second try makes it a hard one."""
        told = iter(hints(self.deck, question)[: -1 if offered else None])
        grade = Grade.GOOD
        tries = 0
        while True:
            text = self.screen.ask(f"Your answer (Enter: don't know, {HINT}: hint, {QUIT}): ")
            if not text:
                return Grade.AGAIN
            if text == HINT:
                self.screen.say(next(told, "There is no more to tell; press Enter to see the answer."))
                grade = Grade.HARD
                continue
            if text.lower() in QUIT_WORDS:
                raise Enough
            answer = _chosen(text, offered)
            if offered and answer.isdigit():
                self.screen.say(f"Type a number from 1 to {len(offered)}.")
                continue
            judgement = self._judge.judge(question, answer)
            if judgement.verdict is Verdict.RIGHT:
                self.screen.say(praise(question, judgement), "green")
                return grade
            tries += 1
            self.screen.say(remark(question, judgement), "yellow")
            if judgement.is_final or tries == TRIES:
                return Grade.AGAIN
            grade = Grade.HARD

    def _tell(self, question: StudyQuestion) -> None:
        """Show the whole card."""
        card = question.card
        self.screen.say()
        for name, said, style in ((card.country, card.say_country, "bold"), (card.capital, card.say_capital, "")):
            line = Text.assemble((self.screen.fit(name), style), "  ", (self.screen.fit(said), "italic dim"))
            self.screen.console.print(Padding(line, (0, 0, 0, INDENT), expand=False))
        alike = f"The same flag, or nearly: {', '.join(card.flag_shared_with)}." if card.flag_shared_with else None
        for sentence in (card.fact, card.note, alike if question.kind is QuestionKind.FLAG else None):
            if sentence:
                self.screen.console.print(Padding(Text(self.screen.fit(sentence)), (0, 0, 0, INDENT), expand=False))

    def _sum_up(self) -> None:
        self.screen.say()
        score = self.score
        if score.answered:
            self.screen.say(f"{score.right} of {score.answered} right. Every answer is kept.", "bold")
        if score.missed:
            missed = dict.fromkeys(f"{card.country} ({card.capital})" for card in score.missed)
            self.screen.say(f"To look at again: {', '.join(missed)}.")
        now = self.clock()
        due = self.session.next_due()
        if self.session.next_question(now) is not None:
            self.screen.say("There is more to ask, whenever you like.")
        elif due is not None:
            more = (
                " For today there are enough new ones; --new with a number allows more."
                if self.session.is_limited()
                else ""
            )
            self.screen.say(f"The next question comes {wait_in_words(due, now)}.{more}")


def _chosen(text: str, offered: list[str]) -> str:
    """Give the name that a number stands for, where names are offered."""
    if text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= len(offered):
        return offered[int(text) - 1]
    return text
