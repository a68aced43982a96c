"""This file is the moves of Capital Adventure as numbers, and their wire forms."""

from typing import Final

from greatcircle.equipment.quiz.question import OPTIONS
from greatcircle.equipment.wire_form import parse_form, parse_name, parse_number
from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    CITIES,
    CONTINENTS,
    CROSSINGS,
    DICE_MAX,
    DICE_MIN,
    DIE,
    TOKENS_MOST,
)
from greatcircle.games.capital_adventure.card import HAZARD_NUMBERS, HAZARDS, TELEX_NUMBERS, TELEXES
from greatcircle.games.capital_adventure.quiz.box import BOX_IDS, CARDS_MOST
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import Wire

PAYMENTS: Final = TOKENS_MOST + 1
"""In how many ways a fare can be paid: with no Travel Token, or with one, two."""

# How a side sets out over the Atlantic (CA-127, CA-131).
BY_FARE: Final = 0
BY_MONEY: Final = 1
BY_ANSWER: Final = 2
SAIL_WAYS: Final[tuple[payload.SailWay, ...]] = ("fare", "money", "answer")

CASH: Final = 0
"""The Insurance Token of this continent is cashed in."""
DOUBLE: Final = CASH + CONTINENTS
ROLL: Final = DOUBLE + 1
"""The seat rolls: for the next question, or for its start city."""
GO: Final = ROLL + 1
"""The planned journey goes on to this city."""
PAY: Final = GO + CITIES
"""The planned journey is paid with so many Travel Tokens, and made."""
TRY: Final = PAY + PAYMENTS
"""The side answers for this crossing; its fare will be paid with so many Travel Tokens."""
SAIL: Final = TRY + CROSSINGS * PAYMENTS
"""The side sets out over the Atlantic in this way, with so many Travel Tokens."""
END: Final = SAIL + len(SAIL_WAYS) * PAYMENTS
SAY: Final = END + 1
"""The side gives this one of the four answers."""
PASS: Final = SAY + OPTIONS
"""The side gives none of the four answers."""
LEAVE: Final = PASS + 1
"""A bot leaves its answer to chance."""
REVEAL: Final = LEAVE + 1
"""The side has said its answer aloud."""
JUDGE: Final = REVEAL + 1
"""The asking side calls the answer wrong, or right."""
TRUST: Final = JUDGE + 2
"""The asking side leaves the verdict to the side itself."""
GO_ON: Final = TRUST + 1
"""The verdict on a typed answer stands."""
OVERRULE: Final = GO_ON + 1
PROPOSE: Final = OVERRULE + 1
"""The side proposes one more Double token for everyone."""
AGREE: Final = PROPOSE + 1
REFUSE: Final = AGREE + 1
ORDER: Final = REFUSE + 1
"""Chance: a side's die for the beginning shows this number."""
START: Final = ORDER + DIE
"""Chance: two dice show this total."""
NUMBER: Final = START + DICE_MAX - DICE_MIN + 1
"""Chance: the die shows this number."""
DRAW: Final = NUMBER + DIE
"""Chance: this card of a box is drawn; the codes of the first box come first."""
HAZARD: Final = DRAW + len(BOX_IDS) * CARDS_MOST
TELEX: Final = HAZARD + len(HAZARDS)
LUCK: Final = TELEX + len(TELEXES)
"""Chance: a bot's answer is wrong, or right."""
MOVE_COUNT: Final = LUCK + 2

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "cash": ("continent",),
    "double": (),
    "roll": (),
    "go": ("to",),
    "pay": ("tokens",),
    "visa": ("crossing", "tokens"),
    "sail": ("by", "tokens"),
    "end": (),
    "say": ("option",),
    "pass": (),
    "chance": (),
    "reveal": (),
    "judge": ("right",),
    "trust": (),
    "go-on": (),
    "overrule": (),
    "propose": (),
    "agree": (),
    "refuse": (),
    "order": ("die",),
    "start": ("total",),
    "die": ("number",),
    "card": ("box", "card"),
    "hazard": ("card",),
    "telex": ("card",),
    "luck": ("right",),
}
"""The kinds of moves on the wire, with their fields."""
BARE_KINDS: Final[dict[int, payload.Word]] = {
    DOUBLE: "double",
    ROLL: "roll",
    END: "end",
    PASS: "pass",
    LEAVE: "chance",
    REVEAL: "reveal",
    TRUST: "trust",
    GO_ON: "go-on",
    OVERRULE: "overrule",
    PROPOSE: "propose",
    AGREE: "agree",
    REFUSE: "refuse",
}
"""The moves that are known by their kind alone."""
BARE: Final[dict[str, int]] = {kind: move for move, kind in BARE_KINDS.items()}
CONTINENT_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BOARD.continent_ids)}
SAIL_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SAIL_WAYS)}
BOX_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BOX_IDS)}


def try_code(crossing: int, tokens: int) -> int:
    """Give the move that answers for a crossing, or for the Atlantic."""
    if crossing == ATLANTIC:
        return sail_code(BY_ANSWER, tokens)
    return TRY + crossing * PAYMENTS + tokens


def sail_code(way: int, tokens: int) -> int:
    """Give the move that sets out over the Atlantic."""
    return SAIL + way * PAYMENTS + tokens


def draw_code(box: int, card: int) -> int:
    """Give chance's move that draws a card from a box."""
    return DRAW + box * CARDS_MOST + card


def wire(move: int) -> payload.Move:
    """Give the wire form of a move."""
    if move in BARE_KINDS:
        return {"move": BARE_KINDS[move]}
    if move < DOUBLE:
        return {"move": "cash", "continent": BOARD.continent_ids[move - CASH]}
    if move < PAY:
        return {"move": "go", "to": BOARD.cities[move - GO].id}
    if move < TRY:
        return {"move": "pay", "tokens": move - PAY}
    if move < SAIL:
        crossing, tokens = divmod(move - TRY, PAYMENTS)
        return {"move": "visa", "crossing": BOARD.crossings[crossing].id, "tokens": tokens}
    if move < END:
        way, tokens = divmod(move - SAIL, PAYMENTS)
        return {"move": "sail", "by": SAIL_WAYS[way], "tokens": tokens}
    if move < PASS:
        return {"move": "say", "option": move - SAY}
    if move < TRUST:
        return {"move": "judge", "right": move > JUDGE}
    return _chance_wire(move)


def _chance_wire(move: int) -> payload.Move:
    if move < START:
        return {"move": "order", "die": move - ORDER + 1}
    if move < NUMBER:
        return {"move": "start", "total": move - START + DICE_MIN}
    if move < DRAW:
        return {"move": "die", "number": move - NUMBER + 1}
    if move < HAZARD:
        box, card = divmod(move - DRAW, CARDS_MOST)
        return {"move": "card", "box": BOX_IDS[box], "card": card}
    if move < TELEX:
        return {"move": "hazard", "card": HAZARDS[move - HAZARD].id}
    if move < LUCK:
        return {"move": "telex", "card": TELEXES[move - TELEX].id}
    return {"move": "luck", "right": move > LUCK}


def parse_move(form: object) -> int:
    """Read a wire form."""
    kind, fields = parse_form(form, FIELDS, '{"move": "go", "to": "athens"}')
    if kind in BARE:
        return BARE[kind]
    if kind == "cash":
        return CASH + parse_name("continent", fields["continent"], CONTINENT_NUMBERS)
    if kind == "go":
        return GO + parse_name("city", fields["to"], BOARD.number_of)
    if kind == "pay":
        return PAY + _parse_tokens(fields["tokens"])
    if kind == "visa":
        crossing = parse_name("crossing", fields["crossing"], BOARD.crossing_of)
        return try_code(crossing, _parse_tokens(fields["tokens"]))
    if kind == "sail":
        return sail_code(parse_name("way to sail", fields["by"], SAIL_NUMBERS), _parse_tokens(fields["tokens"]))
    if kind == "say":
        return SAY + parse_number("number of an answer", fields["option"], 0, OPTIONS - 1)
    if kind == "judge":
        return JUDGE + _parse_truth(fields["right"])
    return _parse_chance(kind, fields)


def _parse_chance(kind: str, fields: Wire) -> int:
    if kind == "order":
        return ORDER + parse_number("die", fields["die"], 1, DIE) - 1
    if kind == "start":
        return START + parse_number("total", fields["total"], DICE_MIN, DICE_MAX) - DICE_MIN
    if kind == "die":
        return NUMBER + parse_number("number", fields["number"], 1, DIE) - 1
    if kind == "card":
        card = parse_number("card", fields["card"], 0, CARDS_MOST - 1)
        return draw_code(parse_name("box", fields["box"], BOX_NUMBERS), card)
    if kind == "hazard":
        return HAZARD + parse_name("Hazard", fields["card"], HAZARD_NUMBERS)
    if kind == "telex":
        return TELEX + parse_name("Telex", fields["card"], TELEX_NUMBERS)
    return LUCK + _parse_truth(fields["right"])


def _parse_tokens(value: object) -> int:
    return parse_number("number of tokens", value, 0, TOKENS_MOST)


def _parse_truth(value: object) -> int:
    if not isinstance(value, bool):
        raise BadInput(f'"right" is true or false, not {value!r}.')
    return int(value)
