"""This file is how a match ended: who came where, with what score, and why."""

from dataclasses import dataclass
from enum import Enum
from typing import final


@final
@dataclass(frozen=True)
class Outcome:
    """Ranking, scores and reason of a finished match."""

    places: tuple[int, ...]
    """The place of each seat: 1 is first, equal places are shared."""
    scores: tuple[int, ...]
    """The score of each seat; more is better."""
    reason: Enum
    """One of the game's own reasons for ending."""
    sentence: str

    def winners(self) -> list[int]:
        """List the seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def ranking(self) -> list[list[int]]:
        """List the seats from first to last; those who share a place stand together."""
        return [[seat for seat, at in enumerate(self.places) if at == place] for place in sorted(set(self.places))]

    def to_json(self) -> dict[str, object]:
        return {
            "ranking": self.ranking(),
            "scores": list(self.scores),
            "reason": str(self.reason.value),
            "sentence": self.sentence,
        }


def places_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Give each seat its place: the highest key comes first, equal keys share a place."""
    return tuple(1 + sum(1 for other in keys if other > key) for key in keys)
