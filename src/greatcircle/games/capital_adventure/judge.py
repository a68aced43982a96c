"""This file is the judge of typed answers: which of the four options a text means, forgiving of manner and slips."""

from greatcircle.games.capital_adventure.board import NOTHING
from greatcircle.kernel.answer import NameBook
from greatcircle.kernel.quiz import QuizQuestion


def meant_option(question: QuizQuestion, text: str) -> int:
    """Give the option that a text means, or NOTHING when it means none of them (CA-17)."""
    options = question.options()
    names = {option: [option] for option in options}
    names[question.answer] = [question.answer, *question.accept]
    meant = NameBook(names).recognise(text)
    return options.index(meant[0]) if len(meant) == 1 else NOTHING
