"""This file is the rules in words: what a move does, why it is allowed, and which clause forbids it."""

from greatcircle.games.take_off.board import BOARD, JET
from greatcircle.games.take_off.deck import COUNTRY_IDS
from greatcircle.games.take_off.events import country_name, facet_titles
from greatcircle.games.take_off.moves import (
    CARDS,
    DECLINE,
    DRAW,
    LAND,
    LOT,
    MOVE_COUNT,
    NAME,
    ROLL,
    ROLL_NOW,
    ROLLS,
    SILENT,
    WILD,
)
from greatcircle.games.take_off.position import DRAWING_LOTS, FLYING, NAMING, OFFERED, OVER, ROLLING, WON, Position
from greatcircle.games.take_off.rules.ending import has_won
from greatcircle.games.take_off.rules.flight import can_another_land, facet_of, hop_of, is_twin, jet_of, target_of
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.words import listed


def sentence(state: Position, move: int) -> str:
    """Say what a move does, as the state stands before it."""
    if move < NAME:
        return _flight_sentence(state, move)
    if move < SILENT:
        return f"Name {country_name(_country(state, move - NAME))}."
    if move == SILENT:
        return "Name no country."
    if move < DRAW:
        facets = [BOARD.facet_names[facet] for facet in ROLLS[move - ROLL]]
        return f"{state.seat_title(state.turn)} rolls {facet_titles(facets)}."
    if move < LOT:
        return f"{state.seat_title(state.turn)} draws {_capital(state, move - DRAW)}."
    if move < ROLL_NOW:
        return f"{state.seat_title(move - LOT)} is drawn to begin."
    if state.phase == FLYING:
        return "Roll first, and fly the card after that." if move == ROLL_NOW else "Do without the extra move."
    return "Roll again." if move == ROLL_NOW else "Do not roll again."


def reason(state: Position, seat: int, move: int, is_legal: bool) -> Reason:
    """Say why a seat may make a move now, or which clause forbids it."""
    if is_legal:
        return Reason(True, sentence(state, move), _allowing_clauses(state, move))
    if state.phase == OVER:
        clause = "TO-10" if has_won(state, state.turn) else "TO-86"
        return Reason(False, "The match is over.", (clause,))
    if not 0 <= seat < state.seats:
        return Reason(False, f"There is no seat {seat} in this match.", ("TO-01",))
    if state.phase == DRAWING_LOTS:
        return Reason(False, "Lots are drawn first for who begins.", ("TO-09",))
    if seat != state.turn:
        return Reason(
            False, f"It is {state.seat_title(state.turn)}'s turn, not {state.seat_title(seat)}'s.", ("TO-09",)
        )
    if not 0 <= move < MOVE_COUNT:
        return Reason(False, f"There is no move {move} in this game.", ())
    if state.phase == ROLLING:
        return Reason(False, "First the dice are rolled.", ("TO-13",))
    if state.phase == NAMING:
        return _why_not_named(state, move)
    if state.phase == OFFERED:
        return Reason(False, "First roll again, or say that you do not.", _offering(state))
    if state.phase != FLYING:
        return Reason(False, "First the card is drawn.", ("TO-35", "TO-44") if state.is_rolled else _opening(state))
    if move == ROLL_NOW:
        return Reason(False, "The dice are rolled already.", ("TO-13",))
    if move == DECLINE:
        return Reason(False, "Nothing that was earned can be left now, and passing is not allowed.", ("TO-19", "TO-27"))
    if move >= ROLL:
        return Reason(False, "Dice, cards and lots are chance's to draw, not a seat's.", ("TO-13",))
    if move >= NAME:
        return Reason(False, "No country is asked for now.", ("TO-67", "TO-93") if state.kind == WON else ("TO-67",))
    return _why_not_flown(state, move)


def _flight_sentence(state: Position, flight: int) -> str:
    """Say from where to where a flight leads and by what, how far it is from there, and who is in the way there."""
    setup = state.setup
    target = target_of(state, flight)
    if flight >= LAND:
        card = (flight - LAND) % CARDS
        here, there, by = state.city[_number(state, flight)], _capital(state, card), " by card"
    else:
        here, there = BOARD.hop_from[hop_of(flight)], "the finish" if target == setup.goal else _city(state, target)
        by = ", wild" if flight >= WILD else f" by {BOARD.facet_names[facet_of(flight)]}"
        by += " (backward)" if _is_backward(state, flight) else ""
    way = f"Stay in {there}" if here == target else f"{_city(state, here)} → {there}"
    left = "" if target == setup.goal else f", {setup.ways.routes_left[target]} to go"
    return f"{way}{by}{left}{_rivals_met(state, target)}."


def _rivals_met(state: Position, city: int) -> str:
    """Name the others with a jet that would be bumped in a city (TO-52, TO-55, TO-56)."""
    setup = state.setup
    if not setup.has_bumping or city in (setup.start, setup.goal):
        return ""
    rivals = [
        state.seat_title(seat) for seat in range(state.seats) if seat != state.turn and city in state.jets_of(seat)
    ]
    return f", {listed(rivals)} {'are' if len(rivals) > 1 else 'is'} there" if rivals else ""


def _allowing_clauses(state: Position, move: int) -> tuple[str, ...]:
    """Cite the clauses by which a legal move is allowed."""
    if move >= ROLL_NOW:
        if state.phase == OFFERED:
            return _offering(state)
        return (*_opening(state), "TO-44") if move == ROLL_NOW else ("TO-67", "TO-92")
    if move >= NAME:
        return ("TO-67", "TO-94")
    if move >= LAND:
        return ("TO-35", "TO-48") if _stays(state, move) else ("TO-35", "TO-43")
    if _is_backward(state, move):
        return ("TO-05", "TO-28", "TO-32") if move >= WILD else ("TO-05", "TO-28")
    return ("TO-32",) if move >= WILD else ("TO-13", "TO-18")


def _why_not_named(state: Position, move: int) -> Reason:
    if NAME <= move < SILENT:
        return Reason(False, "That country is not on these cards.", ("TO-94",))
    capital = _capital(state, state.unnamed[0])
    return Reason(False, f"First name the country of {capital}, or say nothing.", ("TO-67", "TO-44"))


def _why_not_flown(state: Position, flight: int) -> Reason:
    """Say which clause forbids a flight, the plainest reason first."""
    setup = state.setup
    jet = jet_of(flight)
    if jet >= setup.fleet:
        return Reason(False, f"There are {setup.fleet} jets in a fleet.", ("TO-07",))
    city = state.city[_number(state, flight)]
    if city == setup.goal:
        return Reason(False, "That jet has reached the finish and is out of play.", ("TO-29",))
    lacking = _why_no_means(state, flight)
    if lacking is not None:
        return lacking
    if flight < LAND:
        hop = hop_of(flight)
        if BOARD.hop_from[hop] != city:
            here = _city(state, BOARD.hop_from[hop])
            return Reason(False, f"That jet is in {_city(state, city)}, and the route begins in {here}.", ("TO-18",))
        if _is_backward(state, flight) and not setup.options.backward:
            return Reason(False, "Flying backward is not allowed in this match.", ("TO-05", "TO-83"))
    elif city == target_of(state, flight) and not setup.cards_may_stay and can_another_land(state, city):
        return Reason(False, "Another jet can fly there, and a card is obeyed by flying.", ("TO-48",))
    if is_twin(state, jet):
        return Reason(False, f"Another jet of yours in {_city(state, city)} stands for this one.", ("TO-99",))
    if state.is_homing:
        return Reason(False, "You have set out to win, so go on with it.", ("TO-85",))
    return Reason(
        False,
        "Another choice uses more of the dice and cards, and as many as possible must be used.",
        ("TO-19", "TO-23"),
    )


def _why_no_means(state: Position, flight: int) -> Reason | None:
    """Refuse a flight for which there is neither die nor card; None when there is one."""
    if flight >= LAND:
        card = (flight - LAND) % CARDS
        if card in state.hand:
            return None
        return Reason(False, "That card has not been drawn, or is flown already.", ("TO-35",))
    if not state.is_rolled:
        if state.setup.may_roll_first:
            return Reason(False, "Roll the dice first, or fly the card.", (*_opening(state), "TO-13"))
        return Reason(False, "The card that opens the turn is flown before the roll.", (*_opening(state), "TO-88"))
    facet = facet_of(flight)
    if facet in state.dice:
        return None
    if facet == JET:
        if state.setup.jets_draw_cards:
            return Reason(False, "The jet symbol draws a card in this match.", ("TO-64",))
        return Reason(False, "No jet symbol is left among the dice.", ("TO-32",))
    return Reason(False, f"No {BOARD.facet_names[facet]} is left among the dice.", ("TO-13", "TO-18"))


def _opening(state: Position) -> tuple[str, ...]:
    """Cite the agreement by which a card opens the turn."""
    return ("TO-65",) if state.setup.has_opening_cards else ("TO-62",)


def _offering(state: Position) -> tuple[str, ...]:
    """Cite the clauses by which a further turn is offered."""
    return ("TO-21", "TO-27") if state.bonus_turns > 0 else ("TO-67", "TO-92")


def _is_backward(state: Position, flight: int) -> bool:
    return not state.setup.ways.is_forward[hop_of(flight)]


def _stays(state: Position, flight: int) -> bool:
    return state.city[_number(state, flight)] == target_of(state, flight)


def _number(state: Position, flight: int) -> int:
    """Give the number of the jet that a flight moves, among all jets."""
    return state.turn * state.setup.fleet + jet_of(flight)


def _city(state: Position, city: int) -> str:
    return state.setup.deck.city_names[city]


def _capital(state: Position, card: int) -> str:
    return state.setup.deck.capital_names[card]


def _country(state: Position, country: int) -> str:
    return state.setup.deck.country_names.get(country, COUNTRY_IDS[country])
