"""This file is the dealer: the only owner of randomness, quick for simulation or provable for people."""

import hashlib
import hmac
from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.refusal import BadInput

LOW_32: Final = 0xFFFF_FFFF
TWO_TO_32: Final = 1 << 32
TWO_TO_64: Final = 1 << 64
SEED_BYTES: Final = 32


class Dealer:
    """Somebody who draws lots without favour."""

    kind: str
    """How the draws are made, as the logbook names it."""

    @abstractmethod
    def below(self, count: int) -> int:
        """Draw a whole number from 0 to count - 1, each equally likely."""
        raise NotImplementedError

    def draw(self, chances: Chances) -> int:
        """Draw a move of chance by its odds."""
        return chances.at(self.below(chances.total))


@final
class QuickDealer(Dealer):
    """A fast dealer for simulation: the small 32-bit generator `sfc32`, seeded by a text.

    It uses additions, shifts and masks alone, so that compiled and interpreted code agree bit by bit.
    """

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.kind = "quick"
        self.seed = seed
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1

    def word(self) -> i64:
        """Draw 32 random bits."""
        low: i64 = LOW_32
        word: i64 = (self.a + self.b + self.counter) & low
        self.counter = (self.counter + 1) & low
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & low
        self.c = ((((self.c << 21) & low) | (self.c >> 11)) + word) & low
        return word

    def below(self, count: int) -> int:
        """Draw by Lemire's method, for counts up to 2**31: scale 32 bits; draw again where that would favour one."""
        size: i64 = count
        low: i64 = LOW_32
        scaled: i64 = self.word() * size
        if (scaled & low) < size:
            unfair: i64 = TWO_TO_32 % count
            while (scaled & low) < unfair:
                scaled = self.word() * size
        return scaled >> 32


@final
class ProvableDealer(Dealer):
    """A dealer whose draws anybody can recompute once the match is over.

    The SHA-256 of the secret seed is published before the first move, the seed after the last. Seats may add
    salts once they know the commitment; then not even the owner of the seed could have chosen the draws.
    """

    def __init__(self, seed: bytes, salts: list[str] | None = None) -> None:
        if len(seed) != SEED_BYTES:
            raise BadInput(f"A provable seed has {SEED_BYTES} bytes, this one has {len(seed)}.")
        self.kind = "provable"
        self.seed = seed
        self.salts: list[str] = [] if salts is None else list(salts)
        self.commitment = commitment_of(seed)
        self.salt_digest = _digest_of(self.salts)
        self.draws = 0

    def below(self, count: int) -> int:
        """Draw from HMAC-SHA-256(seed, draw number, attempt, salts); an unfair attempt is passed over."""
        self.draws += 1
        fair = TWO_TO_64 - TWO_TO_64 % count
        attempt = 0
        while True:
            message = f"great-circle draw {self.draws} attempt {attempt} salts {self.salt_digest}"
            ticket = int.from_bytes(hmac.digest(self.seed, message.encode(), "sha256")[:8], "big")
            if ticket < fair:
                return ticket % count
            attempt += 1


def _digest_of(salts: list[str]) -> str:
    """Give the SHA-256 of all salts in hexadecimal, a line each."""
    return hashlib.sha256("\n".join(salt.encode().hex() for salt in salts).encode()).hexdigest()


def commitment_of(seed: bytes) -> str:
    """Give the commitment to a secret seed: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
