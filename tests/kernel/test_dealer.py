"""This file is the tests of the dealers: fair, the same bit by bit, and recomputable where that is promised."""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator

import pytest

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import Dealer, ProvableDealer, QuickDealer, commitment_of
from greatcircle.kernel.refusal import BadInput

SEED = bytes(range(32))
CHI_SQUARE_LIMITS = {2: 10.83, 3: 13.82, 6: 20.52, 52: 87.97}
"""What a fair dealer stays below in 999 of 1000 runs, by the number of lots."""


def quick_words(seed: str) -> Iterator[int]:
    """The published `sfc32` generator, written anew; its three words come from the SHA-256 of the seed."""
    a, b, c = struct.unpack("<III", hashlib.sha256(seed.encode()).digest()[:12])
    counter = 1
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + word) % 2**32
        yield word


def provable_ticket(seed: bytes, draw: int, attempt: int, salts: list[str]) -> int:
    """The provable draw as the documents describe it, written anew."""
    digest = hashlib.sha256("\n".join(salt.encode().hex() for salt in salts).encode()).hexdigest()
    message = f"great-circle draw {draw} attempt {attempt} salts {digest}"
    return int.from_bytes(hmac.new(seed, message.encode(), hashlib.sha256).digest()[:8], "big")


def chi_square(dealer: Dealer, lots: int, draws: int) -> float:
    counts = Counter(dealer.below(lots) for _ in range(draws))
    assert set(counts) == set(range(lots))
    expected = draws / lots
    return sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("lots", CHI_SQUARE_LIMITS)
def test_the_quick_dealer_favours_no_lot(lots: int) -> None:
    assert chi_square(QuickDealer(f"fair {lots}"), lots, 60_000) < CHI_SQUARE_LIMITS[lots]


@pytest.mark.parametrize("lots", CHI_SQUARE_LIMITS)
def test_the_provable_dealer_favours_no_lot(lots: int) -> None:
    assert chi_square(ProvableDealer(SEED, [f"fair {lots}"]), lots, 20_000) < CHI_SQUARE_LIMITS[lots]


def test_draws_follow_uneven_odds() -> None:
    dealer = QuickDealer("uneven")
    chances = Chances([10, 20, 30], [1, 2, 5])
    counts = Counter(dealer.draw(chances) for _ in range(40_000))
    expected = {10: 5_000, 20: 10_000, 30: 25_000}
    assert sum((counts[move] - count) ** 2 / count for move, count in expected.items()) < CHI_SQUARE_LIMITS[3]


def test_the_quick_dealer_begins_with_known_words() -> None:
    dealer = QuickDealer("great circle")
    assert [dealer.word() for _ in range(4)] == [0x867B1071, 0x5CA9F55A, 0xDF0B154E, 0x118FEFCE]


def test_the_quick_dealer_begins_with_known_throws() -> None:
    dealer = QuickDealer("great circle")
    assert [dealer.below(6) for _ in range(10)] == [3, 2, 5, 0, 3, 0, 0, 3, 1, 1]


def test_the_quick_dealer_is_sfc32() -> None:
    dealer = QuickDealer("Fernweh ✈")
    words = quick_words("Fernweh ✈")
    assert [dealer.word() for _ in range(1_000)] == [next(words) for _ in range(1_000)]


def test_the_quick_dealer_draws_again_where_a_lot_would_be_favoured() -> None:
    lots = 3 << 29  # a quarter of all words would be unfair
    dealer = QuickDealer("again")
    words = quick_words("again")
    passed_over = 0
    for _ in range(200):
        scaled = next(words) * lots
        while scaled % 2**32 < 2**32 % lots:
            passed_over += 1
            scaled = next(words) * lots
        assert dealer.below(lots) == scaled >> 32
    assert passed_over > 20


def test_the_provable_dealer_begins_with_known_draws() -> None:
    plain = ProvableDealer(SEED)
    assert [plain.below(52) for _ in range(10)] == [27, 44, 36, 13, 15, 16, 44, 35, 21, 5]
    salted = ProvableDealer(SEED, ["north", "east"])
    assert [salted.below(6) for _ in range(10)] == [0, 0, 0, 5, 1, 0, 4, 3, 0, 0]


def test_anybody_can_recompute_the_provable_draws() -> None:
    salts = ["north", "östlich", ""]
    dealer = ProvableDealer(SEED, salts)
    for draw in range(1, 200):
        assert dealer.below(6) == provable_ticket(SEED, draw, 0, salts) % 6


def test_the_provable_dealer_passes_over_unfair_attempts() -> None:
    lots = 3 << 62  # a quarter of all attempts would be unfair
    dealer = ProvableDealer(SEED)
    passed_over = 0
    for draw in range(1, 200):
        attempt = 0
        while provable_ticket(SEED, draw, attempt, []) >= lots:
            attempt += 1
        passed_over += attempt
        assert dealer.below(lots) == provable_ticket(SEED, draw, attempt, [])
    assert passed_over > 20


def test_draws_are_numbered_whatever_they_are_drawn_from() -> None:
    dealer = ProvableDealer(SEED)
    dealer.below(2)
    dealer.draw(Chances([1, 2], [1, 3]))
    assert dealer.draws == 2
    assert dealer.below(52) == provable_ticket(SEED, 3, 0, []) % 52


@pytest.mark.parametrize("salts", [["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a\nb"], ["a", ""], ["61\n62"]])
def test_other_salts_give_other_draws(salts: list[str]) -> None:
    def draws(chosen: list[str] | None) -> list[int]:
        dealer = ProvableDealer(SEED, chosen)
        return [dealer.below(52) for _ in range(20)]

    others: list[list[str] | None] = [None, ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a\nb"], ["a", ""]]
    assert [other for other in others if draws(other) == draws(salts)] == [other for other in others if other == salts]


def test_no_salts_are_the_same_as_an_empty_list_of_salts() -> None:
    assert ProvableDealer(SEED).salt_digest == ProvableDealer(SEED, []).salt_digest


def test_another_seed_gives_other_draws() -> None:
    one, other = ProvableDealer(SEED), ProvableDealer(bytes(32))
    assert [one.below(52) for _ in range(20)] != [other.below(52) for _ in range(20)]
    quick, second = QuickDealer("1"), QuickDealer("2")
    assert [quick.below(52) for _ in range(20)] != [second.below(52) for _ in range(20)]


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = QuickDealer("same"), QuickDealer("same")
    assert [one.below(52) for _ in range(20)] == [other.below(52) for _ in range(20)]


def test_the_commitment_is_the_hash_of_the_seed_and_does_not_change() -> None:
    dealer = ProvableDealer(SEED, ["salt"])
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert dealer.commitment == commitment_of(SEED) == hashlib.sha256(SEED).hexdigest() == expected
    dealer.below(6)
    assert dealer.commitment == expected


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_provable_seed_of_the_wrong_length_is_refused(length: int) -> None:
    with pytest.raises(BadInput, match=f"32 bytes, this one has {length}"):
        ProvableDealer(bytes(length))


def test_salts_that_are_changed_later_are_not_the_dealers() -> None:
    salts = ["north"]
    dealer = ProvableDealer(SEED, salts)
    salts.append("east")
    assert dealer.salts == ["north"]


def test_each_kind_of_dealer_tells_its_name() -> None:
    assert QuickDealer("1").kind == "quick"
    assert ProvableDealer(SEED).kind == "provable"
