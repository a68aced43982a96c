"""This file is what applying a move tells: things that happened, in order, each with those who may know."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

_FIELD_NAMES: Final[dict[type, list[str]]] = {}
"""The fields of each kind of event, as they were found when the first of its kind was written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. A game has one dataclass of its own for each kind of thing that can happen."""

    def audience(self) -> list[int] | None:
        """List the seats that may be told; None stands for everyone."""
        return None

    def kind(self) -> str:
        """Name the kind of event, as it stands on the wire."""
        return type(self).__name__

    def to_json(self) -> dict[str, object]:
        """Give the event as plain data: its kind under "event", then its fields."""
        data: dict[str, object] = {"event": self.kind()}
        for name in _field_names(self):
            data[name] = getattr(self, name)
        return data

    def sentence(self, names: Sequence[str]) -> str:
        """Tell the event in words; the names are how the seats were called when it had happened."""
        raise NotImplementedError

    def is_for(self, seat: int) -> bool:
        """Tell whether this seat may know; a spectator may know what everyone may."""
        audience = self.audience()
        return audience is None or seat in audience


@final
@dataclass(frozen=True)
class Ended(Event):
    """The match is over."""

    words: str
    """How it ended, as the outcome says it."""

    def sentence(self, names: Sequence[str]) -> str:
        return self.words


@final
@dataclass(frozen=True)
class MoveMade(Event):
    """A move of which its game tells nothing, told in the words in which it was offered."""

    seat: int
    """Who made it; chance too."""
    words: str
    hearers: tuple[int, ...] | None
    """The seats that may know the whole move; None stands for everyone."""

    def audience(self) -> list[int] | None:
        return None if self.hearers is None else list(self.hearers)

    def to_json(self) -> dict[str, object]:
        return {"event": self.kind(), "seat": self.seat, "sentence": self.words}

    def sentence(self, names: Sequence[str]) -> str:
        return self.words


def _field_names(event: Event) -> list[str]:
    kind = type(event)
    if kind not in _FIELD_NAMES:
        _FIELD_NAMES[kind] = [field.name for field in fields(cast(Any, event))]
    return _FIELD_NAMES[kind]
