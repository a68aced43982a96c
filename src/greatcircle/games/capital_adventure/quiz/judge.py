"""This file is the judge of typed answers: which of the four options a text means, forgiving of manner and slips."""

from functools import cache

from greatcircle.equipment.quiz import reply
from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.games.capital_adventure.quiz.question import all_questions


def meant_option(question: QuizQuestion, text: str) -> int:
    """Give the option that a text means, or NOTHING when it means none of them (CA-17)."""
    return reply.meant_option(question, text, lexicon())


@cache
def lexicon() -> reply.Lexicon:
    """Give everything that is an answer to one of our questions, so that no other answer passes for a slip."""
    return reply.Lexicon(all_questions())
