"""This file is a turn: the card that may open it, the roll, the cards it draws, the flights, and who comes next."""

from typing import Final

from greatcircle.games.take_off.board import BOARD, COLOURS, JET, TAKE_OFF
from greatcircle.games.take_off.events import AnotherTurn, Began, DeadRoll, Declined, DiceLeft, ExtraRoll, Rolled
from greatcircle.games.take_off.moves import DECLINE, LOT, ROLL_NOW, ROLLS
from greatcircle.games.take_off.position import (
    BONUS,
    DRAWING,
    FLYING,
    NAMING,
    OFFERED,
    ORDINARY,
    OVER,
    ROLLING,
    WON,
    Position,
)
from greatcircle.games.take_off.rules.bump import bump
from greatcircle.games.take_off.rules.card import (
    draw,
    legal_draws,
    legal_names,
    name,
    owe_cards,
    prepare_draw,
)
from greatcircle.games.take_off.rules.ending import has_won, outcome
from greatcircle.games.take_off.rules.flight import fly, legal_flights, rolled_dice, sets_out_for_home
from greatcircle.kernel.chance import Chances, even_chances
from greatcircle.kernel.event import Ended

OFFERS: Final = [ROLL_NOW, DECLINE]
"""What a seat may do with a further turn."""


def lots(state: Position) -> Chances:
    """Let every seat be equally likely to begin (TO-09)."""
    return even_chances(list(range(LOT, LOT + state.seats)))


def begin(state: Position, seat: int) -> None:
    """Give a seat the first turn (TO-09)."""
    state.first = seat
    state.turn = seat
    if state.events is not None:
        state.tell(Began(seat))
    begin_turn(state, ORDINARY)


def begin_turn(state: Position, kind: int) -> None:
    """Begin a turn of the seat on turn, with a card where the agreements say so (TO-62, TO-63, TO-65, TO-88, TO-91)."""
    setup = state.setup
    state.kind = kind
    state.is_rolled = False
    state.roll = []
    state.dice = []
    state.flown = 0
    state.is_homing = False
    state.won_moves = 0
    is_first = state.rounds == 0 and kind == ORDINARY
    if setup.has_opening_cards or (is_first and setup.options.fast_start):
        owe_cards(state, 1)
        draw_on(state)
    else:
        expect_roll(state)


def expect_roll(state: Position) -> None:
    """Let chance roll the dice next (TO-13)."""
    state.phase = ROLLING
    state.choices = state.setup.roll_chances.moves


def roll(state: Position, number: int) -> None:
    """Roll the dice: colours and jets are to be flown, TAKE OFF! draws a card, doubles give another turn.

    TO-13, TO-21, TO-26, TO-32, TO-35, TO-64, TO-72, TO-73
    """
    setup = state.setup
    facets = ROLLS[number]
    state.is_rolled = True
    state.roll = list(facets)
    cards = 0
    dice = state.dice.copy()
    for facet in facets:
        if facet == TAKE_OFF or (facet == JET and setup.jets_draw_cards):
            cards += 1
        else:
            dice.append(facet)
    state.dice = dice
    if is_double(state):
        state.bonus_turns += 1
    if state.events is not None:
        state.tell(Rolled(state.turn, [BOARD.facet_names[facet] for facet in facets]))
    if cards:
        owe_cards(state, cards)
        draw_on(state)
    else:
        take_flight(state)


def is_double(state: Position) -> bool:
    """Tell whether two dice show the same, symbols too unless they are excluded (TO-21, TO-25, TO-26, TO-73)."""
    for facet in state.roll:
        if state.roll.count(facet) > 1 and (facet < COLOURS or state.setup.symbol_doubles):
            return True
    return False


def draw_card(state: Position, card: int) -> None:
    """Draw a card, and the next if another is owed."""
    draw(state, card)
    draw_on(state)


def draw_on(state: Position) -> None:
    """Draw the next card that is owed; when all are drawn, name them and fly (TO-44, TO-67)."""
    if prepare_draw(state):
        state.phase = DRAWING
        return
    name_on(state)


def answer(state: Position, move: int) -> None:
    """Name a country or say nothing, and go on to the next card."""
    name(state, move)
    name_on(state)


def name_on(state: Position) -> None:
    """Ask for the next country, or fly when all are named."""
    if state.unnamed:
        state.phase = NAMING
        state.choices = legal_names(state.setup)
    else:
        take_flight(state)


def take_flight(state: Position) -> None:
    """Offer the flights; a roll without any is dead (TO-22)."""
    state.phase = FLYING
    state.choices = legal_in_flight(state)
    if not state.choices:
        if state.events is not None:
            state.tell(DeadRoll(state.turn))
        end_turn(state)


def legal_in_flight(state: Position) -> list[int]:
    """List the flights, and to roll first while only the card that opened the turn can be flown (TO-65, TO-88)."""
    flights = legal_flights(state)
    if state.is_rolled or not flights or not state.setup.may_roll_first:
        return flights
    return [*flights, ROLL_NOW]


def fly_on(state: Position, flight: int) -> None:
    """Carry out a flight and go on with what is left (TO-12, TO-20, TO-43, TO-85)."""
    setup = state.setup
    if state.is_rolled and not (state.is_homing or setup.may_turn_back):
        state.is_homing = sets_out_for_home(state, flight)
    fly(state, flight)
    if has_won(state, state.turn):
        end_match(state)
        return
    state.choices = legal_in_flight(state)
    if state.choices:
        return
    if not state.is_rolled:
        expect_roll(state)
        return
    end_roll(state)


def end_roll(state: Position) -> None:
    """End the turn with the dice that nobody could use (TO-23)."""
    if state.dice and state.events is not None:
        state.tell(DiceLeft(state.turn, [BOARD.facet_names[facet] for facet in state.dice]))
    end_turn(state)


def end_turn(state: Position) -> None:
    """Decide the bumps, then let the seat take a turn it still has, or pass on.

    TO-20, TO-21, TO-25, TO-54, TO-88
    """
    bump(state)
    if state.bonus_turns > 0 and state.setup.has_waiting_doubles and is_unused(state):
        state.bonus_turns -= 1
    if state.bonus_turns > 0 and state.events is not None:
        state.tell(AnotherTurn(state.turn))
    go_on(state)


def is_unused(state: Position) -> bool:
    """Tell whether no die of the roll was flown and none drew a card (TO-22, TO-25)."""
    for facet in state.roll:
        if state.dice.count(facet) < state.roll.count(facet):
            return False
    return True


def go_on(state: Position) -> None:
    """Offer the seat a turn that it still has, or pass on; by older rules it has to take it (TO-27, TO-92)."""
    if state.bonus_turns == 0 and state.won_rolls == 0:
        pass_turn(state)
    elif state.setup.may_decline:
        state.phase = OFFERED
        state.choices = OFFERS
    else:
        take_turn(state)


def take_turn(state: Position) -> None:
    """Take a further turn: first the one from doubles, then those that were won (TO-21, TO-67, TO-93)."""
    if state.bonus_turns > 0:
        state.bonus_turns -= 1
        begin_turn(state, WON if state.kind == WON else BONUS)
        return
    state.won_rolls -= 1
    if state.events is not None:
        state.tell(ExtraRoll(state.turn))
    begin_turn(state, WON)


def roll_now(state: Position) -> None:
    """Roll: for a further turn, or before the card is flown that opened this one (TO-27, TO-65)."""
    if state.phase == OFFERED:
        take_turn(state)
    else:
        expect_roll(state)


def decline(state: Position) -> None:
    """Leave a further turn, or the extra moves at the end of a roll (TO-27, TO-92)."""
    if state.phase == FLYING:
        state.dice = rolled_dice(state)
        state.won_moves = 0
        if state.events is not None:
            state.tell(Declined(state.turn, "extra-move"))
        end_roll(state)
        return
    if state.events is not None:
        state.tell(Declined(state.turn, "another-turn" if state.bonus_turns > 0 else "extra-roll"))
    if state.bonus_turns > 0:
        state.bonus_turns -= 1
    else:
        state.won_rolls -= 1
    go_on(state)


def pass_turn(state: Position) -> None:
    """Pass the turn clockwise; after the last round the match is over (TO-09, TO-86, TO-96)."""
    following = (state.turn + 1) % state.seats
    if following == state.first:
        state.rounds += 1
        if state.rounds >= state.setup.round_limit:
            end_match(state)
            return
    state.turn = following
    begin_turn(state, ORDINARY)


def end_match(state: Position) -> None:
    """End the match at once, whatever is still unflown (TO-12, TO-85)."""
    state.phase = OVER
    state.choices = []
    if state.events is not None:
        state.tell(Ended(outcome(state).sentence))


def renew_choices(state: Position) -> None:
    """Work out the legal moves anew from the phase."""
    phase = state.phase
    if phase == ROLLING:
        state.choices = state.setup.roll_chances.moves
    elif phase == DRAWING:
        state.choices = legal_draws(state)
    elif phase == NAMING:
        state.choices = legal_names(state.setup)
    elif phase == FLYING:
        state.choices = legal_in_flight(state)
    elif phase == OFFERED:
        state.choices = OFFERS
    else:
        state.choices = [] if phase == OVER else lots(state).moves
