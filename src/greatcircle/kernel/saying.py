"""This file is what a game lets people say at the table: sentences of its own, with a blank to fill."""

from dataclasses import dataclass
from typing import Final, final

from greatcircle.kernel.refusal import BadInput

BLANK: Final = "{}"
"""Where in a sentence the chosen words stand."""


@final
@dataclass(frozen=True)
class Fill:
    """Something that the blank of a saying can be filled with."""

    value: str
    """What it is called in messages, and what is typed for it."""
    words: str
    """How it stands in the sentence."""


@final
@dataclass(frozen=True)
class Saying:
    """A sentence that can be said to the whole table; it is no move and changes nothing."""

    id: str
    """What it is called in messages, and the word that is typed for it."""
    sentence: str
    """The sentence, with `BLANK` in it where something is filled in."""
    fills: tuple[Fill, ...] = ()
    """What may be filled in; none where nothing is."""

    def dotted(self) -> str:
        """Give the sentence with dots for what is filled in, as it is offered."""
        return self.sentence.replace(f"{BLANK}.", "…").replace(BLANK, "…")

    def words(self, value: str) -> str:
        """Give the sentence with the blank filled; `BadInput` when that does not belong there."""
        if not self.fills:
            if value:
                raise BadInput("Nothing is filled in there.")
            return self.sentence
        for fill in self.fills:
            if fill.value == value:
                return self.sentence.replace(BLANK, fill.words)
        raise BadInput("That does not fit there." if value else "Say what stands in the blank.")

    def find(self, text: str) -> list[Fill]:
        """List what may be meant by typed words: what is called just so, or else all that holds them."""
        wanted = " ".join(text.casefold().split())
        exact = [fill for fill in self.fills if wanted in (fill.value.casefold(), fill.words.casefold())]
        return exact or [fill for fill in self.fills if wanted and wanted in fill.words.casefold()]


def find_saying(sayings: list[Saying], saying_id: str) -> Saying:
    """Find a saying by its id; `BadInput` when there is none."""
    for saying in sayings:
        if saying.id == saying_id:
            return saying
    raise BadInput("Nothing of the kind can be said here.")
