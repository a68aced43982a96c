"""This file is the judge of typed answers: right, wrong, or worth asking back."""

from dataclasses import dataclass
from enum import Enum

from greatcircle.equipment.answer import NameBook
from greatcircle.equipment.flashcard import Deck
from greatcircle.study.question import QuestionKind, StudyQuestion


class Verdict(Enum):
    """What an answer is; all but the first two are worth a second try."""

    RIGHT = "right"
    WRONG = "wrong"
    SEVERAL = "several"
    """Equally near to several names, the right one among them."""
    TRUE_BUT_NOT_ASKED = "true-but-not-asked"
    """Another capital of the same country."""
    WRONG_SORT = "wrong-sort"
    """A capital where a country is asked for, or a country for a capital."""
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Judgement:
    """What an answer is, and what was understood."""

    verdict: Verdict
    understood: tuple[str, ...]
    """The countries or capitals that the text may mean, by their usual names."""

    @property
    def is_final(self) -> bool:
        """Tell whether the answer counts; otherwise it may be given once more."""
        return self.verdict in (Verdict.RIGHT, Verdict.WRONG)


class Judge:
    """Judges the answers about one deck; it knows all names of the deck, whatever part of it is asked about."""

    def __init__(self, deck: Deck) -> None:
        countries: dict[str, list[str]] = {}
        capitals: dict[str, list[str]] = {}
        for card in deck.cards:
            countries.setdefault(card.country, []).extend(card.country_names)
            capitals.setdefault(card.capital, []).extend(card.capital_names)
        self._countries = NameBook(countries)
        self._capitals = NameBook(capitals)

    def judge(self, question: StudyQuestion, text: str) -> Judgement:
        """Judge a typed answer: forgiving of manner and small slips, strict in what it means."""
        asked, unasked = self._countries, self._capitals
        if question.kind is QuestionKind.COUNTRY:
            asked, unasked = unasked, asked
        understood = tuple(asked.recognise(text))
        right = set(understood) & set(question.right)
        if understood and right == set(understood):
            return Judgement(Verdict.RIGHT, understood)
        if right:
            return Judgement(Verdict.SEVERAL, understood)
        if set(understood) & set(question.true_but_not_asked):
            return Judgement(Verdict.TRUE_BUT_NOT_ASKED, understood)
        if understood:
            return Judgement(Verdict.WRONG, understood)
        of_the_wrong_sort = tuple(unasked.recognise(text))
        verdict = Verdict.WRONG_SORT if of_the_wrong_sort else Verdict.UNKNOWN
        return Judgement(verdict, of_the_wrong_sort)
