"""A search for give-aways: entries of one level whose answer is told by what another asks, says, answers or offers."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.equipment.quiz.reply import plain_words, stem
from greatcircle.equipment.quiz.wordlist import SMALL_WORDS

RARE = 12
"""A word in more entries of a level than these does not tell what they are about."""
SHARED = 2
"""So many rare words have to be shared besides the answer and the name by which it is told. One alone is mostly
chance, but one that no third entry of the level has counts as so many. Of the 50 sets that a reader had found in the
first questions 49 are found (a test says which), also with 10 or 20 for RARE; with 20, most of what else is found is
chance."""
PAIR = 2
"""How many entries have a word that no third one has."""
WHOLE = 4
"""A name whose last word has so many letters is told as well by a longer word that begins with it: silk by silkworm."""


@dataclass(frozen=True)
class Giveaway:
    """An answer that another entry tells, and the rare words that show that both are about the same."""

    question: QuizQuestion
    teller: QuizQuestion
    shared: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.question.id} is given away by {self.teller.id}: {self.question.answer}"
            f" (shared: {', '.join(self.shared)})"
        )


def giveaways(questions: Iterable[QuizQuestion]) -> Iterator[Giveaway]:
    """Give every answer that another entry of its level tells, level by level."""
    by_level: dict[int, list[QuizQuestion]] = defaultdict(list)
    for question in questions:
        by_level[question.level].append(question)
    for level in sorted(by_level):
        yield from _giveaways_of_level(by_level[level])


def _giveaways_of_level(questions: Sequence[QuizQuestion]) -> Iterator[Giveaway]:
    told = [_phrases(one) for one in questions]
    words = [frozenset(" ".join(phrases).split()) for phrases in told]
    asked = [frozenset(_stems(one.text).split()) for one in questions]
    places: dict[str, list[int]] = defaultdict(list)
    for number, each in enumerate(words):
        for word in each:
            places[word].append(number)
    offered: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for number, one in enumerate(questions):
        for wrong in map(_stems, one.wrong):
            for word in wrong.split():
                offered[word].append((number, wrong))
    for number, question in enumerate(questions):
        names = {_stems(name) for name in (question.answer, *question.accept)}
        answer = frozenset(_stems(question.answer).split()) - asked[number]
        shared: dict[int, list[str]] = defaultdict(list)
        for word in sorted(words[number] - answer):
            others = [other for other in places[word] if other != number]
            if len(others) < RARE:
                for other in others:
                    shared[other].append(word)
        for other in sorted(shared):
            for name in names:
                unasked = frozenset(name.split()) - asked[number]
                besides = [word for word in shared[other] if word not in unasked]
                weight = sum(SHARED if len(places[word]) == PAIR else 1 for word in besides)
                if weight >= SHARED and _is_told(name, told[other]):
                    yield Giveaway(question, questions[other], tuple(besides))
                    break
        for word in sorted(asked[number]):
            if len(places[word]) <= RARE:
                for other, wrong in offered[word]:
                    if other != number and _is_tied(word, names, wrong):
                        yield Giveaway(question, questions[other], (word,))


def _is_tied(word: str, names: Iterable[str], wrong: str) -> bool:
    """Tell whether a wrong answer says a name beside a word of the question: Gilbert beside Kiribati."""
    rest = set(wrong.split()) - {word}
    return any(_is_told(name, [wrong]) and not rest.isdisjoint(name.split()) for name in names)


def _phrases(question: QuizQuestion) -> tuple[str, ...]:
    return _stems(question.text), _stems(question.note), _stems(question.answer)


def _is_told(name: str, phrases: Iterable[str]) -> bool:
    end = "" if len(name.rsplit(maxsplit=1)[-1]) >= WHOLE else " "
    return any(f" {name}{end}" in f" {phrase} " for phrase in phrases)


def _stems(text: str) -> str:
    """Write a text as stems without small words; a text of nothing else stays whole."""
    words = plain_words(text)
    return " ".join(stem(word) for word in words if word not in SMALL_WORDS) or " ".join(words)
