"""A comb for near-duplicates: pairs of questions that ask for the same thing in other words."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations

from rapidfuzz import fuzz

from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.equipment.quiz.reply import plain_words, stem

RARE = 60
"""A word in more questions than these says nothing about what is asked."""
SAME_ANSWER_LIKENESS = 70
SAME_ANSWER_WORDS = 4
"""Two questions with the same answer are doubles when their rare words are this alike and so many are shared. The pairs
that were found by reading (the tests hold some) begin at 71 and 4; different questions with the same answer, such as
two about Brazil and its language, share at most three."""
LIKENESS = 76
WORDS = 6
"""Other questions are doubles when one asks for what the other tells: more words are shared, more alike."""


def doubles(questions: Sequence[QuizQuestion]) -> Iterator[tuple[QuizQuestion, QuizQuestion]]:
    """Give the pairs that ask for the same thing."""
    words = [frozenset(stem(word) for word in plain_words(f"{one.text} {one.answer}")) for one in questions]
    frequency = Counter(word for each in words for word in each)
    rare = [frozenset(word for word in each if frequency[word] <= RARE) for each in words]
    answers = [frozenset(answer_key(name) for name in (one.answer, *one.accept)) for one in questions]
    places: dict[str, list[int]] = defaultdict(list)
    for number, each in enumerate(rare):
        for word in each:
            places[word].append(number)
    shared = Counter(pair for numbers in places.values() for pair in combinations(numbers, 2))
    for (one, other), count in shared.items():
        is_same = not answers[one].isdisjoint(answers[other])
        if count < (SAME_ANSWER_WORDS if is_same else WORDS):
            continue
        likeness = fuzz.token_set_ratio(" ".join(sorted(rare[one])), " ".join(sorted(rare[other])))
        if likeness >= (SAME_ANSWER_LIKENESS if is_same else LIKENESS):
            yield questions[one], questions[other]


def answer_key(name: str) -> str:
    """Write an answer so that the same answers are equal."""
    return " ".join(sorted(stem(word) for word in plain_words(name) if word not in ("the", "a", "an", "of")))
