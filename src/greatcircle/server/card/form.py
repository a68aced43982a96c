"""This file is what goes in and out over HTTP about flash cards."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from greatcircle.server.socket.message import ANSWER_MOST

TICKET_LENGTH: Final = 22
REGIONS_MOST: Final = 40
KINDS_MOST: Final = 8
TRIES: Final = 2
"""An answer that is not understood may be given once more."""

DeckId = Annotated[str, Meta(min_length=1, max_length=40)]
Ticket = Annotated[str, Meta(min_length=TICKET_LENGTH, max_length=TICKET_LENGTH)]
"""Stands for a question that was asked, and is used up by its answer; it tells nothing about the answer."""
MinutesEast = Annotated[int, Meta(ge=-14 * 60, le=14 * 60)]
"""How far the learner's clock is ahead of Greenwich's, so that a day is the learner's day."""


class LearnerKey(Struct, frozen=True):
    """The secret under which what somebody has learned is kept; it goes to that person alone."""

    secret: str


class KindCard(Struct, frozen=True):
    """A kind of question."""

    id: str
    title: str
    asked_for: str
    """ "country" or "capital"."""


class RegionCard(Struct, frozen=True):
    """A part of the world."""

    id: str
    title: str
    continent: str
    cards: int


class DeckCard(Struct, frozen=True):
    """A deck to learn."""

    id: str
    title: str
    sentence: str
    has_borders: bool
    """Whether the borders of today may be drawn on its maps."""
    cards: int
    regions: list[RegionCard]


class CardCatalogue(Struct, frozen=True):
    """Everything that can be learned."""

    decks: list[DeckCard]
    kinds: list[KindCard]


class CardMap(Struct, frozen=True):
    """The bare land of the world as texts of SVG paths."""

    width: float
    height: float
    land: str
    lakes: str
    borders: str


class NextForm(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be practised; no regions or kinds stand for all of them."""

    deck: DeckId
    regions: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=REGIONS_MOST)] = []
    kinds: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=KINDS_MOST)] = []
    more_new: Annotated[int, Meta(ge=0, le=1000)] = 0
    """How many new questions are asked for today beyond the usual number."""
    minutes_east: MinutesEast = 0


class HintForm(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody wants to be helped."""

    deck: DeckId
    ticket: Ticket
    number: Annotated[int, Meta(ge=0, le=10)]
    """Which of the hints, counted from 0."""


class AnswerForm(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer; an empty one means that it is not known."""

    deck: DeckId
    ticket: Ticket
    text: Annotated[str, Meta(max_length=ANSWER_MOST)]
    hints: Annotated[int, Meta(ge=0, le=10)] = 0
    """How many hints were read before."""
    tries: Annotated[int, Meta(ge=0, lt=TRIES)] = 0
    """How many answers were given before that did not count."""
    minutes_east: MinutesEast = 0


class CardPlace(Struct, frozen=True):
    """Where something lies on the map, from its left and its top, as shares of its width and height."""

    across: float
    down: float
    words: str
    """Such as "12° south, 77° west"."""


class CardChoice(Struct, frozen=True):
    """A plausible answer."""

    name: str
    place: CardPlace | None
    """Where its capital lies; None where that is the question."""


class CardQuestion(Struct, frozen=True):
    """A question; nothing in it tells the answer but what is to be seen."""

    ticket: str
    kind: str
    sentence: str
    asked_for: str
    flag: str | None
    """The name of the flag's picture at /api/cards/flags/, which tells nothing."""
    place: CardPlace | None
    choices: list[CardChoice]
    """The answer among plausible wrong ones."""
    hints: int
    """How many hints there are; the last of them lists names, and is of use only to one who types."""


class NextCard(Struct, frozen=True):
    """The question to ask now, or why there is none."""

    question: CardQuestion | None
    sentence: str
    """Why there is no question now, and when the next one comes; empty when there is one."""
    due: int
    new_left: int
    """How many new ones may still be asked today."""
    can_have_more: bool
    """Whether there are new ones that were kept for another day."""
    answered_today: int


class CardHint(Struct, frozen=True):
    """Something that helps without giving it away."""

    sentence: str


class CardFace(Struct, frozen=True):
    """A whole card, shown after its answer."""

    country: str
    say_country: str
    capital: str
    say_capital: str
    region: str
    fact: str
    note: str | None
    same_flag: list[str]
    """Other countries whose flags can hardly be told from this one."""
    flag: str
    place: CardPlace


class CardVerdict(Struct, frozen=True):
    """What an answer is."""

    is_final: bool
    """Whether it counts; otherwise it may be given once more, and nothing else is told."""
    is_right: bool
    sentence: str
    answer: str | None
    card: CardFace | None
    again: str | None
    """When the question comes again, in words."""


class CardCounts(Struct, frozen=True):
    """How many questions stand where; those that are due are counted among learning and known as well."""

    new: int
    learning: int
    known: int
    due: int


class RegionProgress(Struct, frozen=True):
    """How far a learner has come with a part of the world."""

    id: str
    title: str
    continent: str
    kinds: dict[str, CardCounts]
    total: CardCounts


class CardPin(Struct, frozen=True):
    """A card on the learner's own map: how many of its questions are known."""

    place: CardPlace
    known: int
    learning: int
    total: int


class CardProgress(Struct, frozen=True):
    """How far a learner has come with a deck."""

    deck: str
    total: CardCounts
    kinds: dict[str, CardCounts]
    regions: list[RegionProgress]
    pins: list[CardPin]
    answered_today: int
    days: list[int]
    """How many answers were given on each of the last days, today last."""
    retention: float | None
    """The share of known questions that were answered rightly of late."""
    next_due: str | None
    """When the next question comes, in words."""
