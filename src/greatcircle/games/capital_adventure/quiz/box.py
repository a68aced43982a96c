"""This file is the boxes of question cards: six entries a card, with Hazards and Telexes among General Knowledge."""

from functools import cache
from typing import Final, final

from greatcircle.equipment.quiz.question import LEVELS, WORLD, PackQuestion, QuizQuestion, find_pack, pack_ids
from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import BOARD, CONTINENTS, DIE
from greatcircle.games.capital_adventure.quiz.question import FIELDS, VISA_FIELDS, questions_of
from greatcircle.kernel.refusal import BadInput

# What an entry of a card is.
QUESTION: Final = 0
HAZARD: Final = 1
TELEX: Final = 2

KNOWLEDGE_BOXES: Final = 2
VISA_BOX: Final = KNOWLEDGE_BOXES
BUILT_IN: Final = "built-in"
PACKS_ALONE: Final = "packs"
"""What may be agreed on: our own questions, people's own, or, whatever else is said, both."""
BOX_IDS: Final[tuple[payload.BoxId, ...]] = ("one", "two", "visa")
CARDS_MOST: Final = 1000
"""More cards than these no box has, whatever packs are in it."""
CARDS_PER_HAZARD: Final = 2
CARDS_PER_TELEX: Final = 4
"""How many cards there are for each Hazard and each Telex (CA-68)."""


@final
class Entry:
    """An entry of a card: a question for each level, or the word Hazard or Telex (CA-67)."""

    def __init__(self, kind: int, questions: list[QuizQuestion]) -> None:
        self.kind = kind
        self.questions = questions
        """One for each level."""


@final
class Box:
    """A box of cards; the entries of a card follow each other, the Visa box has six for each continent."""

    def __init__(self, cards: list[list[Entry]]) -> None:
        self.cards = cards
        self.count = len(cards)


@final
class Boxes:
    """All boxes of a match."""

    def __init__(self, knowledge: list[Entry], visas: list[list[Entry]]) -> None:
        boxes = _knowledge_boxes(knowledge)
        self.boxes: list[Box] = [*boxes, _visa_box(visas)]

    def entry(self, box: int, card: int, continent: int, number: int) -> Entry:
        """Give an entry by its number from 0 on; the continent matters in the Visa box alone."""
        return self.boxes[box].cards[card][number + (continent * DIE if box == VISA_BOX else 0)]


def _knowledge_boxes(questions: list[Entry]) -> list[Box]:
    """Lay questions out on the cards of the two boxes in turn, until all are used and both boxes are alike.

    Every second card of a box holds a Hazard and every fourth a Telex; when questions run out, the first come again.
    """
    boxes: list[list[list[Entry]]] = [[] for _ in range(KNOWLEDGE_BOXES)]
    used = 0
    row = 0
    while used < len(questions) or row % CARDS_PER_TELEX:
        for box in boxes:
            specials = _specials(row)
            card: list[Entry] = []
            for number in range(DIE):
                kind = specials.get(number, QUESTION)
                if kind == QUESTION:
                    card.append(questions[used % len(questions)])
                    used += 1
                else:
                    card.append(Entry(kind, []))
            box.append(card)
        row += 1
    return [Box(box) for box in boxes]


def _specials(row: int) -> dict[int, int]:
    """Say where a card has its Hazard and its Telex, spread over the numbers of the die (CA-68)."""
    found: dict[int, int] = {}
    if row % CARDS_PER_TELEX == 1:
        found[row // CARDS_PER_TELEX % DIE] = TELEX
    if row % CARDS_PER_HAZARD == 0:
        found[(row // CARDS_PER_HAZARD + 1) % DIE] = HAZARD
    return found


def _visa_box(visas: list[list[Entry]]) -> Box:
    """Lay the questions of each continent out in sixes; a continent with fewer begins again (CA-108)."""
    cards = max([(len(entries) + DIE - 1) // DIE for entries in visas])
    return Box(
        [
            [
                visas[continent][(card * DIE + number) % len(visas[continent])]
                for continent in range(CONTINENTS)
                for number in range(DIE)
            ]
            for card in range(cards)
        ]
    )


def _entries(field: str, rules_version: int) -> list[Entry]:
    """Put the questions of a field together in threes, one for each level."""
    by_level = questions_of(field, rules_version)
    count = min([len(questions) for questions in by_level])
    return [Entry(QUESTION, [questions[at] for questions in by_level]) for at in range(count)]


def _pack_entries(questions: list[PackQuestion]) -> list[Entry]:
    """Put the questions of packs together in threes; a level with too few takes those of the nearest levels too.

    So no question stands twice in a level.
    """
    by_level: list[list[QuizQuestion]] = []
    for level in range(len(LEVELS)):
        nearest = sorted(questions, key=lambda one: min([abs(level - other) for other in one.levels]))
        by_level.append([one.at(level) for one in nearest])
    count = max([len([one for one in questions if level in one.levels]) for level in range(len(LEVELS))])
    return [Entry(QUESTION, [of_level[at] for of_level in by_level]) for at in range(count)]


@cache
def built_in_knowledge(rules_version: int) -> list[Entry]:
    """Give our own questions of General Knowledge, the fields in turn."""
    fields = [_entries(field, rules_version) for field in FIELDS]
    return [entries[at] for at in range(max([len(one) for one in fields])) for entries in fields if at < len(entries)]


@cache
def built_in_visas(rules_version: int) -> list[list[Entry]]:
    """Give our own questions for Visas, by continent."""
    return [_entries(field, rules_version) for field in VISA_FIELDS]


@cache
def built_in(rules_version: int) -> Boxes:
    """Give the boxes with our own questions alone."""
    return Boxes(built_in_knowledge(rules_version), built_in_visas(rules_version))


@cache
def boxes_of(choice: str, packs: str, rules_version: int) -> Boxes:
    """Give the boxes that were agreed on; where packs have nothing, our own questions stay (CA-17, CA-108)."""
    if choice == BUILT_IN:
        return built_in(rules_version)
    questions = [question for pack_id in pack_ids(packs) for question in find_pack(pack_id).questions]
    keeps_own = choice != PACKS_ALONE
    own_knowledge = built_in_knowledge(rules_version)
    knowledge = _joined([one for one in questions if one.question.region == WORLD], own_knowledge, keeps_own)
    visas = [
        _joined([one for one in questions if one.question.region == BOARD.continent_ids[continent]], own, keeps_own)
        for continent, own in enumerate(built_in_visas(rules_version))
    ]
    boxes = Boxes(knowledge, visas)
    if max([box.count for box in boxes.boxes]) > CARDS_MOST:
        raise BadInput(f"The packs {packs} have too many questions for the boxes; name fewer of them.")
    return boxes


def _joined(questions: list[PackQuestion], own: list[Entry], keeps_own: bool) -> list[Entry]:
    """Lay people's questions among our own, or in their place."""
    if not questions:
        return own
    entries = _pack_entries(questions)
    if not keeps_own:
        return entries
    mixed: list[Entry] = []
    most, fewest = (own, entries) if len(own) > len(entries) else (entries, own)
    for at, entry in enumerate(most):
        mixed.append(entry)
        first = at * len(fewest) // len(most)
        mixed += fewest[first : (at + 1) * len(fewest) // len(most)]
    return mixed
