"""This file is the four questions that a flash card asks: what is shown, what is right, and what sounds plausible."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from math import acos, cos, radians, sin
from random import Random
from typing import Final

from greatcircle.equipment.flashcard import Deck, FlashCard, decks_of
from greatcircle.games import all_games
from greatcircle.kernel.refusal import BadInput

CHOICES: Final = 4
NEIGHBOURS_RADIANS: Final = 25 / 6371
"""Two capitals no farther apart than this, 25 kilometres, are one place on a map of the world."""


class QuestionKind(Enum):
    """What is shown and what is asked for."""

    FLAG = "flag"
    CAPITAL = "capital"
    COUNTRY = "country"
    PLACE = "place"

    @property
    def title(self) -> str:
        """Say what is shown and what is asked for in three words."""
        return f"{self.value} → {self.asked_for}"

    @property
    def asked_for(self) -> str:
        """Name what the answer is: a country or a capital."""
        return "capital" if self is QuestionKind.COUNTRY else "country"


@dataclass(frozen=True)
class StudyQuestion:
    """One thing to know."""

    id: str
    """The same in every release, since what a learner knows is kept under it."""
    card: FlashCard
    kind: QuestionKind
    sentence: str
    answer: str
    right: tuple[str, ...]
    """Every country, or capital, that is a right answer, by its usual name."""
    true_but_not_asked: tuple[str, ...]
    """Other capitals of the country: true, but this card asks for its own."""


def all_decks() -> list[Deck]:
    """List the decks of flash cards of every game."""
    return [deck for game in all_games() for deck in decks_of(game)]


def find_deck(decks: list[Deck], set_id: str) -> Deck:
    """Find a deck by its id; `BadInput` lists the ids there are."""
    for deck in decks:
        if deck.set_id == set_id:
            return deck
    raise BadInput(f"There is no set {set_id!r}; the sets are {', '.join(deck.set_id for deck in decks)}.")


def find_regions(deck: Deck, names: Collection[str]) -> set[str]:
    """Give the regions that are named, by their ids or by those of continents; all of them when none is named."""
    held = {card.region for card in deck.cards}
    found: set[str] = set()
    for name in names:
        wanted = name.strip().lower().replace(" ", "-").removeprefix("the-")
        regions = {region.id for region in deck.regions if wanted in (region.id, region.continent)} & held
        if not regions:
            continents = dict.fromkeys(region.continent for region in deck.regions)
            known = dict.fromkeys([*continents, *(region.id for region in deck.regions if region.id in held)])
            raise BadInput(f"There is no region {name!r} in this set; the regions are {', '.join(known)}.")
        found |= regions
    return found if names else held


def questions_of(deck: Deck, kinds: Collection[QuestionKind], regions: Collection[str]) -> list[StudyQuestion]:
    """List what can be asked of these kinds about these regions, card by card.

    A country with two capitals has two cards but one flag, so its flag is asked about once.
    """
    questions: list[StudyQuestion] = []
    first_cards: dict[str, str] = {}
    for card in deck.cards:
        first = first_cards.setdefault(card.country, card.id)
        if card.region not in regions:
            continue
        for kind in QuestionKind:
            if kind in kinds and (kind is not QuestionKind.FLAG or card.id == first):
                questions.append(ask(deck, card, kind))
    return questions


def ask(deck: Deck, card: FlashCard, kind: QuestionKind) -> StudyQuestion:
    """Make one question about a card."""
    other_capitals: tuple[str, ...] = ()
    match kind:
        case QuestionKind.FLAG:
            sentence = "Which country has this flag?"
            right = (card.country, *card.flag_shared_with)
        case QuestionKind.CAPITAL:
            sentence = f"{card.capital} is the capital of which country?"
            right = tuple(dict.fromkeys(other.country for other in deck.cards if other.capital == card.capital))
        case QuestionKind.COUNTRY:
            others = [other.capital for other in deck.cards if other.country == card.country and other.id != card.id]
            other_capitals = tuple(others)
            beside = f", beside {' and '.join(others)}" if others else ""
            sentence = f"{card.country}: what is the capital{beside}?"
            right = (card.capital,)
        case QuestionKind.PLACE:
            sentence = "Which country has its capital at the mark?"
            right = tuple(dict.fromkeys(other.country for other in deck.cards if _is_one_place(card, other)))
    answer = card.capital if kind is QuestionKind.COUNTRY else card.country
    ordered = (answer, *(name for name in right if name != answer))
    return StudyQuestion(question_id(card, kind), card, kind, sentence, answer, ordered, other_capitals)


def question_id(card: FlashCard, kind: QuestionKind) -> str:
    """Give the id under which a learner's knowledge is kept."""
    return f"{card.set_id}:{card.id}:{kind.value}"


def choices(deck: Deck, question: StudyQuestion, rng: Random) -> list[str]:
    """Give the answer among plausible wrong ones, shuffled: from the region, then the continent, then anywhere."""
    card = question.card
    rings = (
        [other for other in deck.cards if other.region == card.region],
        [other for other in deck.cards if other.continent == card.continent],
        list(deck.cards),
    )
    taken = {*question.right, *question.true_but_not_asked}
    wrong: list[str] = []
    for ring in rings:
        names = list(dict.fromkeys(name_asked_for(question.kind, other) for other in ring))
        names = [name for name in names if name not in taken]
        chosen = rng.sample(names, min(len(names), CHOICES - 1 - len(wrong)))
        wrong += chosen
        taken.update(chosen)
    offered = [question.answer, *wrong]
    rng.shuffle(offered)
    return offered


def hints(deck: Deck, question: StudyQuestion) -> list[str]:
    """List what helps without giving it away, from little to much: the region, the first letter, its neighbours."""
    card = question.card
    told: list[str] = []
    region = next(region for region in deck.regions if region.id == card.region)
    if question.kind is not QuestionKind.COUNTRY:
        told.append(f"Look in {_in_a_sentence(region.title)}.")
    letters = sum(1 for sign in question.answer if sign.isalpha())
    told.append(f"It begins with {question.answer[0]} and has {letters} letters.")
    neighbours = sorted({name_asked_for(question.kind, other) for other in deck.cards if other.region == card.region})
    told.append(f"It is one of these: {', '.join(neighbours)}.")
    return told


def name_asked_for(kind: QuestionKind, card: FlashCard) -> str:
    """Give the name that a kind of question asks for: the capital's or the country's."""
    return card.capital if kind is QuestionKind.COUNTRY else card.country


def _in_a_sentence(title: str) -> str:
    return f"the {title.removeprefix('The ')}" if title.startswith("The ") else title


def _is_one_place(card: FlashCard, other: FlashCard) -> bool:
    north, other_north = radians(card.latitude), radians(other.latitude)
    between = radians(card.longitude - other.longitude)
    cosine = sin(north) * sin(other_north) + cos(north) * cos(other_north) * cos(between)
    return acos(max(-1.0, min(1.0, cosine))) <= NEIGHBOURS_RADIANS
