"""This file is the event cards at work: blocks, ferries, money, weather, and what has to be told."""

from greatcircle.games.captivade.board import BLOCKS_MOST, BOARD, NOTHING
from greatcircle.games.captivade.card import (
    AGENTS_GROUNDED,
    AGENTS_SLOW,
    BLOCK_AIRPORT,
    BLOCK_CONNECTION,
    BORDER,
    CARDS,
    MONEY,
    MONEY_ALL,
    STRIKE,
    TELL_COLOUR,
    TELL_ZONE,
    TRIP_KINDS,
    Card,
)
from greatcircle.games.captivade.events import Drew, Lifted, ToldColour, ToldZone, colour_word
from greatcircle.games.captivade.moves import DRAW
from greatcircle.games.captivade.position import ON, PAID, ZONE, Block, Closure, Position, Roll
from greatcircle.kernel.chance import Chances, even_chances


def draw_chances(state: Position) -> Chances:
    """Give the cards that may be turned up: all that are left, or all anew when none is (CV-17, CV-61)."""
    left = [DRAW + card.number for card in CARDS if card.number not in state.drawn]
    return even_chances(left or [DRAW + card.number for card in CARDS])


def draw(state: Position, number: int) -> None:
    """Read a card out and do what it says (CV-52, CV-53, CV-54, CV-58, CV-60)."""
    if len(state.drawn) == len(CARDS):
        state.drawn = []
    state.drawn.append(number)
    card = CARDS[number]
    seat = state.turn
    state.rolls[-1] = Roll(seat, state.rolls[-1].face, number)
    if state.events is not None:
        state.tell(Drew(seat, card.id))
    kind = card.kind
    if kind == BLOCK_CONNECTION or kind == BLOCK_AIRPORT:
        block(state, card)
    elif kind in TRIP_KINDS:
        state.effects[seat] = [*state.effects[seat], number]
    elif kind == MONEY:
        pay(state, seat, card.amount)
    elif kind == MONEY_ALL:
        for other in state.free_seats():
            pay(state, other, card.amount)
    elif kind == STRIKE:
        state.strike_until = max(state.strike_until, state.week + card.weeks)
    elif kind == BORDER:
        close_border(state, card)
    elif kind == AGENTS_SLOW:
        state.agents_slow = True
    elif kind == AGENTS_GROUNDED:
        state.agents_grounded = True
    elif kind == TELL_ZONE:
        tell_zone(state, seat)
    elif kind == TELL_COLOUR:
        tell_colour(state, seat)


def block(state: Position, card: Card) -> None:
    """Lay a counter on a line or an airport; on the same thing it is renewed, and a seventh takes the oldest.

    CV-40, CV-59, CV-60, CV-123, CV-125, CV-126
    """
    airport = card.place if card.kind == BLOCK_AIRPORT else NOTHING
    until = state.week + card.weeks
    kept: list[Block] = []
    for laid in state.blocks:
        if laid.connection == card.connection and laid.airport == airport:
            until = max(until, laid.until)
        else:
            kept.append(laid)
    if len(kept) == BLOCKS_MOST:
        lift(state, kept[0])
        kept = kept[1:]
    state.blocks = [*kept, Block(card.connection, airport, until)]


def lift(state: Position, laid: Block) -> None:
    """Tell that a block is over."""
    if state.events is None:
        return
    if laid.airport != NOTHING:
        state.tell(Lifted(None, laid.airport + 1))
    else:
        line = BOARD.connections[laid.connection]
        state.tell(Lifted([line.a + 1, line.b + 1], None))


def close_border(state: Position, card: Card) -> None:
    """Close the lines over a zone's border (CV-135)."""
    others = [closure for closure in state.closures if closure.zone != card.zone]
    state.closures = [*others, Closure(card.zone, state.week + card.weeks)]


def pay(state: Position, seat: int, amount: int) -> None:
    """Give an escapee money, or take it, as far as there is any (CV-128, CV-129)."""
    state.money[seat] = max(state.money[seat] + amount, 0)
    state.note(state.week, PAID, seat, amount)


def tell_zone(state: Position, seat: int) -> None:
    """Let an escapee say in which zone it hides (CV-138)."""
    zone = BOARD.zone[state.place(seat)]
    state.note(state.week, ZONE, seat, zone)
    if state.events is not None:
        state.tell(ToldZone(seat, BOARD.zone_ids[zone]))


def tell_colour(state: Position, seat: int) -> None:
    """Let an escapee say on which colour it hides (CV-139)."""
    colour = BOARD.colour[state.place(seat)]
    state.note(state.week, ON, seat, colour)
    if state.events is not None:
        state.tell(ToldColour(seat, colour_word(colour)))


def lift_old(state: Position) -> None:
    """Take away what has lasted its time, when a week is over (CV-59)."""
    for laid in state.blocks:
        if laid.until <= state.week:
            lift(state, laid)
    state.blocks = [laid for laid in state.blocks if laid.until > state.week]
    state.closures = [closure for closure in state.closures if closure.until > state.week]
    if state.strike_until <= state.week:
        state.strike_until = 0
    state.agents_slow = False
    state.agents_grounded = False
