"""This file is what one seat may know."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

SPECTATOR: Final = -2
"""The seat number of those who only watch: their view holds what everyone may know."""
OMNISCIENT: Final = -3
"""The seat number of those who look back at a match that is over: their view holds the secrets of all seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know at one moment, and nothing else. Each game has a view class of its own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def to_json(self) -> Mapping[str, object]:
        """Give the view as plain data, from which the game can make the view again."""
        raise NotImplementedError
