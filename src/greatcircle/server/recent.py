"""This file is what was asked for last, kept ready up to a number of things."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Things by their keys; the one that was not asked for longest makes room for a new one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def find(self, key: K) -> V | None:
        """Give what is kept under a key, which counts as asked for; None when there is nothing."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, found: V) -> None:
        """Keep a thing as the latest."""
        self._kept[key] = found
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
