"""This file is weeks of a match, played as they are told: trips, rolls with their cards, and searches."""

from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.trail import LONDON, begin

UTQIAGVIK, ALBERTA, NEW_YORK, PARIS, BERLIN, MOSCOW, TABERNAS, MADEIRA, SYDNEY = 1, 2, 13, 37, 38, 41, 49, 50, 89
MOSCOW_AND_MADEIRA = ((MOSCOW, 0), (MADEIRA, 0))
"""Where green and blue are out of everybody's way."""


def run(state: Captivade, *ends: tuple[int, int]) -> None:
    """Let all free escapees travel, in seat order: to a place with so many flights."""
    for seat, (to, flights) in zip(state.free_seats(), ends, strict=True):
        move = state.parse_move({"move": "run", "to": to, "flights": flights})
        assert move in state.legal(seat)
        state.apply(seat, move)


def happen(state: Captivade, **wire: object) -> None:
    """Let whoever is to act, a seat or chance, do this."""
    move = state.parse_move(wire)
    actor = state.actors()[0]
    assert move in state.legal(actor)
    state.apply(actor, move)


def roll(state: Captivade, *faces: str) -> None:
    """Let all free escapees roll; a card, where one is due, is named after the face: "! quiet-week"."""
    if state.first < 0:
        happen(state, move="roll", face="red")
    for face, *cards in [face.split() for face in faces]:
        happen(state, move="roll", face=face)
        for card in cards:
            happen(state, move="draw", card=card)


def chase(state: Captivade, *calls: list[int]) -> None:
    """Let the agents move, one after another."""
    for called in calls:
        happen(state, move="chase", calls=called)


def after_a_week(end: tuple[int, int]) -> Captivade:
    """Give a match after a week in which red went to a place and nothing was learnt but that nobody is in London."""
    state = begin()
    run(state, end, *MOSCOW_AND_MADEIRA)
    roll(state, "red", "green", "blue")
    chase(state, [LONDON], [LONDON], [LONDON])
    return state
