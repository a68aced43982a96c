"""This file is ways to let an event card be drawn, and to come to the moment when it acts."""

from typing import Any

import pytest

from greatcircle.games.captivade.board import AGENTS
from greatcircle.games.captivade.card import CARDS, KIND_IDS, Card
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.position import at_roll, patrol, phase, roll_card, spot_all, stay
from tests.games.captivade.scene import FOUR

FAR = 31
"""Tierra del Fuego, where no agent comes by."""
AWAY = dict.fromkeys(AGENTS, 15)
"""Agents in the Everglades, where no escapee comes by."""


def kind(name: str) -> list[Card]:
    """List the cards of a kind."""
    return [card for card in CARDS if card.kind == KIND_IDS.index(name)]


def of_kind(name: str) -> pytest.MarkDecorator:
    """Run a test for every card of a kind."""
    return pytest.mark.parametrize("card", kind(name), ids=lambda card: card.id)


def drawn(card: str, logs: dict[str, Any] | None = None, /, **more: Any) -> Captivade:
    """Set up the moment after Ruby Red has drawn a card in week 2, before the others roll."""
    state = at_roll(logs if logs is not None else dict.fromkeys(FOUR, FAR), **more)
    roll_card(state, card)
    return state


def chasing(card: str, logs: dict[str, Any] | None = None, /, **more: Any) -> Captivade:
    """Set up the CHASE of the week in which Ruby Red has drawn a card."""
    state = drawn(card, logs, **more)
    spot_all(state)
    return state


def next_run(card: str, logs: dict[str, Any] | None = None, /, **more: Any) -> Captivade:
    """Set up the RUN of week 3 after Ruby Red has drawn a card in week 2 and no agent has moved."""
    state = chasing(card, logs, **more)
    patrol(state)
    assert (phase(state), state.week) == ("running", 3)
    return state


def pass_week(state: Captivade) -> None:
    """Let a week pass in which nobody moves and no card is drawn."""
    stay(state)
    spot_all(state)
    patrol(state)
