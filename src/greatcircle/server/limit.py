"""This file is the limits: how much one client or one address may ask for, and from which pages."""

import time
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

Clock = Callable[[], float]


class Bucket:
    """Tokens that come back steadily up to a number; each request takes one."""

    def __init__(self, per_second: float, most: int, clock: Clock = time.monotonic) -> None:
        self._per_second = per_second
        self._most = most
        self._clock = clock
        self._tokens = float(most)
        self._at = clock()

    def takes(self) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait_for_one(self) -> float:
        """Take a token now or in advance; give the seconds until it would have come."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._per_second) - 1
        self._at = now
        return max(0.0, -self._tokens / self._per_second)

    def is_empty(self) -> bool:
        """Tell whether no token is left, without taking one."""
        return self._tokens + (self._clock() - self._at) * self._per_second < 1

    def is_full(self) -> bool:
        """Tell whether nothing was taken for so long that this bucket need not be remembered."""
        return self._tokens + (self._clock() - self._at) * self._per_second >= self._most


class AddressLimit:
    """A bucket for each address; full ones are forgotten, so that memory is bounded."""

    ADDRESSES_MOST = 10_000

    def __init__(self, per_minute: float, at_once: int | None = None, clock: Clock = time.monotonic) -> None:
        self._per_second = per_minute / 60
        self._most = max(1, round(per_minute) if at_once is None else at_once)
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def takes(self, address: str) -> bool:
        """Take one of an address's portions, if there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.ADDRESSES_MOST:
                self._forget_full()
            bucket = self._buckets[address] = Bucket(self._per_second, self._most, self._clock)
        return bucket.takes()

    def is_used_up(self, address: str) -> bool:
        """Tell whether an address has no portion left, without taking one."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_empty()

    def _forget_full(self) -> None:
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()}
        if len(self._buckets) >= self.ADDRESSES_MOST:
            self._buckets.clear()


def is_same_origin(headers: Mapping[str, str]) -> bool:
    """Tell whether a page of this server is asking; programs that are no browsers name no origin and may ask."""
    origin = headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower()
