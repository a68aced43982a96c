"""This file is the words in which bots say why: the terms that change most, and the step that shall follow."""

from typing import Final

from greatcircle.bots.bot import NEXT_STEP
from greatcircle.bots.chain import Step
from greatcircle.kernel.game import Appraisal, Term
from greatcircle.kernel.state import State

REASONS: Final = 3
NO_REASON: Final = "nothing much changes"


def told(before: list[Term], after: list[Term]) -> list[str]:
    """Say in which terms two ends differ most."""
    changes = [(new.value - old.value, new.sentence) for old, new in zip(before, after, strict=True)]
    return [f"{sentence} {change:+d}" for change, sentence in _weightiest(changes)] or [NO_REASON]


def told_roughly(middling: Appraisal, own: Appraisal, slack: int) -> list[str]:
    """Say in which terms two moves differ most; a little that only speaks against one of them is not worth a word."""
    loss = middling.value() - own.value()
    gains = [new for old, new in zip(middling.terms, own.terms, strict=True) if new.value > old.value]
    if 0 <= loss <= slack and not gains:
        return [NO_REASON]
    return told(list(middling.terms), list(own.terms))


def told_plainly(middling: Appraisal, own: Appraisal) -> list[str]:
    """Say of a move, as its game puts it, the things in which it differs most from a middling one; no numbers."""
    changes = [
        (new.value - old.value, new.sentence)
        for old, new in zip(middling.terms, own.terms, strict=True)
        if new.sentence
    ]
    said = [sentence for _, sentence in _weightiest(changes)] or [sentence for _, sentence in changes[:1]]
    return said or [NO_REASON]


def _weightiest(changes: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """List the few changes that weigh most, one for the better among them if there is any."""
    ranked = sorted([change for change in changes if change[0]], key=lambda change: -abs(change[0]))
    told = ranked[:REASONS]
    gains = [change for change in ranked if change[0] > 0]
    if gains and gains[0] not in told:
        told[-1] = gains[0]
    return told


def next_step(state: State, seat: int, chain: list[Step]) -> list[str]:
    """Say what the second step of a chain will be, if it has one; its last step comes first."""
    if len(chain) == 1:
        return []
    after = state.copy()
    after.apply(seat, chain[-1].move)
    return [f"{NEXT_STEP}{after.sentence(seat, chain[-2].move)}"]
