"""This file is what everyone may see in Capital Adventure: all but the answers to questions that are still open."""

from collections.abc import Mapping
from typing import cast

from greatcircle.equipment.quiz.question import LEVELS
from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import BOARD, CONTINENTS, NOTHING
from greatcircle.games.capital_adventure.card import (
    HAZARD_NUMBERS,
    HAZARDS,
    PILE_SIZES,
    TELEX_NUMBERS,
    TELEX_PILE,
    TELEXES,
)
from greatcircle.games.capital_adventure.position import (
    DECIDING,
    JUDGING,
    PHASES,
    PURPOSES,
    RIGHT,
    UNJUDGED,
    Asked,
    Position,
    card_id,
    city_id,
    city_number,
    crossing_id,
    crossing_name,
    crossing_number,
    numbers,
)
from greatcircle.games.capital_adventure.quiz.box import BOX_IDS
from greatcircle.games.capital_adventure.rules.asking import odds
from greatcircle.games.capital_adventure.rules.journey import everywhere, payments
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.plain import listing, mapping, whole


def to_json(state: Position) -> payload.State:
    """Give the state as plain data, without the answers that are not to be known yet."""
    setup = state.setup
    return {
        "options": cast(payload.Options, options_to_json(setup.options)),  # the kernel writes them field by field
        "seats": setup.seats,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "first": None if state.first == NOTHING else state.first,
        "rounds": state.rounds,
        "order": state.order.copy(),
        "sides": [_side(state, seat) for seat in range(setup.seats)],
        "issued": state.issued,
        "go": {
            "is_first": state.is_first,
            "has_rolled": state.has_rolled,
            "has_travelled": state.has_travelled,
            "has_doubled": state.has_doubled,
            "is_asking_over": state.is_asking_over,
            "has_proposed": state.has_proposed,
        },
        "plan": {
            "path": [BOARD.cities[city].id for city in state.plan],
            "fare": state.plan_fare,
            "visas": state.plan_visas,
        },
        "purpose": PURPOSES[state.purpose],
        "number": None if state.number == NOTHING else state.number + 1,
        "fare_tokens": state.fare_tokens,
        "question": None if state.asked is None else _question(state, state.asked, is_open=True),
        "last": None if state.last is None else _question(state, state.last, is_open=False),
        "hazard": None if state.hazard == NOTHING else {"card": HAZARDS[state.hazard].id, "seat": state.hazard_seat},
        "telex": None if state.telex == NOTHING else {"card": TELEXES[state.telex].id, "seat": state.telex_seat},
        "judge": None if state.phase != JUDGING else state.judge,
        "votes": state.votes.copy(),
        "boxes": [_box(state, box) for box in range(len(BOX_IDS))],
        "piles": [
            {"drawn": [card_id(pile, card) for card in state.drawn[pile]], "next": state.next[pile]}
            for pile in range(len(PILE_SIZES))
        ],
        "ways": _ways(state),
    }


def _box(state: Position, box: int) -> payload.Box:
    """Tell which cards of a box were drawn and which entries were read, a bit for each."""
    count = state.setup.boxes.boxes[box].count
    return {"box": BOX_IDS[box], "cards": count, "used": f"{state.used[box]:x}", "read": f"{state.read[box]:x}"}


def _side(state: Position, seat: int) -> payload.Side:
    continent = state.continent(seat)
    crossing = state.transit[seat]
    return {
        "city": city_id(state.city[seat]),
        "transit": None
        if crossing == NOTHING
        else {"crossing": crossing_name(crossing), "to": BOARD.cities[state.heading[seat]].id},
        "continent": None if continent == NOTHING else BOARD.continent_ids[continent],
        "cash": state.cash[seat],
        "insurance": [BOARD.continent_ids[one] for one in range(CONTINENTS) if state.insurance[seat] >> one & 1],
        "doubles": state.doubles[seat],
        "tokens": state.tokens[seat],
        "pegs": [BOARD.cities[goal].id for goal in BOARD.goals if BOARD.goal_bit[goal] & state.pegs[seat]],
        "missed": state.missed[seat],
        "sea": state.sea[seat],
        "was_sent_back": state.is_sent_back[seat],
        "is_starting": state.is_starting[seat],
        "declared": crossing_id(state.declared[seat]),
    }


def _question(state: Position, asked: Asked, is_open: bool) -> payload.Question:
    """Tell a question: its options only where one of them is picked, its answer only once it was given."""
    setup = state.setup
    question = state.question_of(asked)
    is_shown = not is_open or state.phase == JUDGING
    is_picked = not setup.is_typed[asked.seat] and not setup.is_aloud[asked.seat]
    return {
        "purpose": PURPOSES[asked.purpose],
        "box": BOX_IDS[asked.box],
        "card": asked.card,
        "number": asked.number + 1,
        "continent": None if asked.continent == NOTHING else BOARD.continent_ids[asked.continent],
        "field": question.field,
        "level": LEVELS[question.level],
        "id": question.id,
        "text": question.text,
        "options": question.options() if is_picked else None,
        "odds": odds(state, asked),
        "seat": asked.seat,
        "said": asked.words or (question.options()[asked.said] if asked.said != NOTHING else None),
        "option": None if asked.said == NOTHING else asked.said,
        "words": asked.words,
        "is_right": None if asked.verdict == UNJUDGED else asked.verdict == RIGHT,
        "is_left_to_chance": asked.is_left_to_chance,
        "answer": question.answer if is_shown else None,
        "note": question.note if is_shown else None,
        "overruled_by": asked.overruled.copy(),
    }


def _ways(state: Position) -> list[payload.Way]:
    """List every city to which the side on turn could plan its journey now, with the price."""
    seat: int = state.turn
    if state.phase != DECIDING or state.has_travelled or state.is_starting[seat] or state.city[seat] == NOTHING:
        return []
    return [
        {
            "to": BOARD.cities[way.to].id,
            "path": [BOARD.cities[city].id for city in way.path],
            "fare": way.fare,
            "visas": way.visas,
            "is_affordable": bool(payments(state, seat, way.fare + state.plan_fare, way.visas + state.plan_visas)),
        }
        for way in everywhere(state, seat)
    ]


def fill_from_json(state: Position, data: Mapping[str, object]) -> None:
    """Take over everything but the legal moves from the plain data of a state of the same set-up."""
    state.phase = PHASES.index(str(data["phase"]))
    state.turn = whole(data["turn"])
    state.first = NOTHING if data["first"] is None else whole(data["first"])
    state.rounds = whole(data["rounds"])
    state.order = numbers(data["order"])
    for seat, side in enumerate(listing(data["sides"])):
        _fill_side(state, seat, mapping(side))
    state.issued = whole(data["issued"])
    flags = mapping(data["go"])
    state.is_first = bool(flags["is_first"])
    state.has_rolled = bool(flags["has_rolled"])
    state.has_travelled = bool(flags["has_travelled"])
    state.has_doubled = bool(flags["has_doubled"])
    state.is_asking_over = bool(flags["is_asking_over"])
    state.has_proposed = bool(flags["has_proposed"])
    plan = mapping(data["plan"])
    state.plan = [city_number(city) for city in listing(plan["path"])]
    state.plan_fare = whole(plan["fare"])
    state.plan_visas = whole(plan["visas"])
    state.purpose = PURPOSES.index(str(data["purpose"]))
    state.number = NOTHING if data["number"] is None else whole(data["number"]) - 1
    state.fare_tokens = whole(data["fare_tokens"])
    state.asked = None if data["question"] is None else _asked(mapping(data["question"]))
    state.last = None if data["last"] is None else _asked(mapping(data["last"]))
    if data["hazard"] is not None:
        hazard = mapping(data["hazard"])
        state.hazard = HAZARD_NUMBERS[str(hazard["card"])]
        state.hazard_seat = whole(hazard["seat"])
    if data["telex"] is not None:
        telex = mapping(data["telex"])
        state.telex = TELEX_NUMBERS[str(telex["card"])]
        state.telex_seat = whole(telex["seat"])
    state.judge = NOTHING if data["judge"] is None else whole(data["judge"])
    state.votes = numbers(data["votes"])
    boxes = [mapping(box) for box in listing(data["boxes"])]
    state.used = [int(str(box["used"]), 16) for box in boxes]
    state.read = [int(str(box["read"]), 16) for box in boxes]
    piles = [mapping(pile) for pile in listing(data["piles"])]
    state.drawn = [
        [(TELEX_NUMBERS if pile == TELEX_PILE else HAZARD_NUMBERS)[str(card)] for card in listing(piles[pile]["drawn"])]
        for pile in range(len(piles))
    ]
    state.next = [whole(pile["next"]) for pile in piles]


def _fill_side(state: Position, seat: int, side: Mapping[str, object]) -> None:
    state.city[seat] = city_number(side["city"])
    state.transit[seat] = NOTHING
    state.heading[seat] = NOTHING
    if side["transit"] is not None:
        transit = mapping(side["transit"])
        state.transit[seat] = crossing_number(transit["crossing"])
        state.heading[seat] = city_number(transit["to"])
    state.cash[seat] = whole(side["cash"])
    state.insurance[seat] = sum(1 << BOARD.continent_ids.index(str(one)) for one in listing(side["insurance"]))
    state.doubles[seat] = whole(side["doubles"])
    state.tokens[seat] = whole(side["tokens"])
    state.pegs[seat] = sum(BOARD.goal_bit[city_number(city)] for city in listing(side["pegs"]))
    state.missed[seat] = whole(side["missed"])
    state.sea[seat] = whole(side["sea"])
    state.is_sent_back[seat] = bool(side["was_sent_back"])
    state.is_starting[seat] = bool(side["is_starting"])
    state.declared[seat] = crossing_number(side["declared"])


def _asked(data: Mapping[str, object]) -> Asked:
    continent = NOTHING if data["continent"] is None else BOARD.continent_ids.index(str(data["continent"]))
    asked = Asked(
        whole(data["seat"]),
        PURPOSES.index(str(data["purpose"])),
        BOX_IDS.index(str(data["box"])),
        whole(data["card"]),
        continent,
        whole(data["number"]) - 1,
    )
    said = NOTHING if data["option"] is None else whole(data["option"])
    is_right = data["is_right"]
    verdict = UNJUDGED if is_right is None else RIGHT if is_right else 0
    overruled = numbers(data["overruled_by"])
    return asked.answered(said, str(data["words"]), verdict, overruled, bool(data["is_left_to_chance"]))
