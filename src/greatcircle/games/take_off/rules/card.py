"""This file is the TAKE OFF! cards: from which pile they come, how they are drawn, and naming their countries."""

from greatcircle.games.take_off.board import JET, PILES
from greatcircle.games.take_off.deck import CARD_IDS
from greatcircle.games.take_off.events import Drew, Earned, Named, Reshuffled, Unnamed
from greatcircle.games.take_off.moves import DRAW, NAME, SILENT
from greatcircle.games.take_off.position import DRAWING, NO_PILE, WON, Position, Setup


def pile_in_turn(state: Position) -> int:
    """Give the pile for the seat on turn: the start's half while a jet is on it, otherwise the other.

    TO-37, TO-38, TO-39, TO-40, TO-42, TO-61, TO-87
    """
    setup = state.setup
    half = 1 - setup.start_half
    for city in state.jets_of(state.turn):
        if setup.half[city] == setup.start_half:
            half = setup.start_half
    return setup.deck.pile_for(half)


def owe_cards(state: Position, count: int) -> None:
    """Let so many cards be drawn together from the pile that applies now (TO-45, TO-46)."""
    state.draws = count
    state.pile = pile_in_turn(state)
    state.phase = DRAWING


def legal_draws(state: Position) -> list[int]:
    """List the cards in the pile that is drawn from (TO-04)."""
    return [DRAW + card for card in state.piles[state.pile]]


def prepare_draw(state: Position) -> bool:
    """Make the next draw possible and tell whether there is one: an empty pile takes its discards back (TO-50)."""
    if state.draws > 0:
        state.choices = legal_draws(state)
        if not state.choices:
            _reshuffle(state)
            state.choices = legal_draws(state)
        if state.choices:
            return True
    state.draws = 0
    state.pile = NO_PILE
    return False


def _reshuffle(state: Position) -> None:
    """Put the used cards of a pile back, but not those in hand (TO-50)."""
    discards = [card for card in state.setup.deck.piles[state.pile] if card not in state.hand]
    if discards:
        _replace_pile(state, discards)
        if state.events is not None:
            state.tell(Reshuffled(PILES[state.pile]))


def draw(state: Position, card: int) -> None:
    """Draw a card, whose country may be named for a reward where that is agreed (TO-35, TO-45, TO-67, TO-92, TO-93)."""
    state.hand = [*state.hand, card]
    if state.setup.has_naming and state.kind != WON:
        state.unnamed = [*state.unnamed, card]
    _replace_pile(state, [other for other in state.piles[state.pile] if other != card])
    state.draws -= 1
    if state.events is not None:
        deck = state.setup.deck
        state.tell(Drew(state.turn, CARD_IDS[card], deck.capital_names[card], PILES[state.pile], deck.say[card]))


def _replace_pile(state: Position, cards: list[int]) -> None:
    """Let a pile hold these cards; copies of the state keep the old one."""
    state.piles = state.piles.copy()
    state.piles[state.pile] = cards


def legal_names(setup: Setup) -> list[int]:
    """List every country of the card set, and saying nothing (TO-94)."""
    return [*[NAME + country for country in sorted(setup.deck.country_names)], SILENT]


def name(state: Position, move: int) -> None:
    """Answer for the first unnamed card: the right country earns a reward (TO-67, TO-68, TO-92, TO-94)."""
    deck = state.setup.deck
    card = state.unnamed[0]
    state.unnamed = state.unnamed[1:]
    is_right = move == NAME + deck.country[card]
    if state.events is not None:
        _tell_answer(state, card, move, is_right)
    if not is_right:
        return
    if state.setup.earns_moves:
        state.dice = [*state.dice, JET]
        if state.setup.may_decline:
            state.won_moves += 1
    else:
        state.won_rolls += 1
    if state.events is not None:
        state.tell(Earned(state.turn, "extra-move" if state.setup.earns_moves else "extra-roll"))


def _tell_answer(state: Position, card: int, move: int, is_right: bool) -> None:
    deck = state.setup.deck
    capital, country = deck.capital_names[card], deck.country_names[deck.country[card]]
    if move == SILENT:
        state.tell(Unnamed(state.turn, capital, country))
    else:
        state.tell(Named(state.turn, capital, deck.country_names[move - NAME], country, is_right))
