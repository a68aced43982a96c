"""This file is numbers as people write them: figures, words, ordinals and Roman numerals, each read as one sign."""

from decimal import Decimal
from typing import Final

MARK: Final = "#"
"""What stands before a number in a list of plain words."""

SMALL: Final = {
    "zero": 0,
    "nil": 0,
    "nought": 0,
    "none": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
}
TENS: Final = {
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fourty": 40,
    "fifty": 50,
    "sixty": 60,
    "seventy": 70,
    "eighty": 80,
    "ninety": 90,
}
SMALL_ORDINALS: Final = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
    "eleventh": 11,
    "twelfth": 12,
    "thirteenth": 13,
    "fourteenth": 14,
    "fifteenth": 15,
    "sixteenth": 16,
    "seventeenth": 17,
    "eighteenth": 18,
    "nineteenth": 19,
}
ROUND_ORDINALS: Final = {
    "twentieth": 20,
    "thirtieth": 30,
    "fortieth": 40,
    "fiftieth": 50,
    "sixtieth": 60,
    "seventieth": 70,
    "eightieth": 80,
    "ninetieth": 90,
    "hundredth": 100,
}
HUNDRED: Final = 100
SCALES: Final = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
DOZEN: Final = 12
CENTURIES: Final = range(10, 22)
"""What may stand before two more figures in a spoken year: nineteen sixty-nine."""
ROMAN: Final = {
    "ii": 2,
    "iii": 3,
    "iv": 4,
    "vi": 6,
    "vii": 7,
    "viii": 8,
    "ix": 9,
    "xi": 11,
    "xii": 12,
    "xiii": 13,
    "xiv": 14,
    "xv": 15,
    "xvi": 16,
    "xviii": 18,
}
LAST_ROMAN: Final = {"i": 1, "v": 5, "x": 10}
"""Letters that are numbers only at the end of a name."""


def is_number(word: str) -> bool:
    """Tell whether a word is a number that was read."""
    return word.startswith(MARK)


def read_figures(figures: str) -> str:
    """Write a number of figures in the one way in which numbers are compared."""
    return f"{MARK}{Decimal(figures).normalize():f}"


def read_numbers(words: list[str]) -> list[str]:
    """Put numbers in place of the words that say them; figures are numbers already."""
    found: list[str] = []
    at = 0
    while at < len(words):
        value, end = _spoken(words, at)
        if end > at:
            found.append(f"{MARK}{value.normalize():f}")
            at = end
            continue
        word = words[at]
        is_last = at == len(words) - 1
        roman = ROMAN.get(word, LAST_ROMAN.get(word, 0) if is_last else 0) if at else 0
        found.append(f"{MARK}{roman}" if roman else word)
        at += 1
    return found


def _spoken(words: list[str], start: int) -> tuple[Decimal, int]:
    """Read as many words from one place on as say one number; give it, and where the next word is."""
    total = Decimal(0)
    current: Decimal | None = None
    before = ""
    at = start
    while at < len(words):
        word = words[at]
        if word == "and":
            if not (before == "hundred" or before in SCALES) or not _goes_on(words, at + 1):
                break
        elif is_number(word):
            if current is not None or at > start:
                break
            current = Decimal(word[len(MARK) :])
        elif word == "hundred":
            if current is not None and current >= HUNDRED:
                break
            current = (1 if current is None else current) * Decimal(HUNDRED)
        elif word in SCALES:
            total += (1 if current is None else current) * Decimal(SCALES[word])
            current = None
        elif word == "dozen":
            total += (1 if current is None else current) * Decimal(DOZEN)
            return total, at + 1
        else:
            added = _added(current, before, word)
            if added is None:
                break
            current = added
            if word in SMALL_ORDINALS or word in ROUND_ORDINALS:
                return total + current, at + 1
        before = word
        at += 1
    if before == "and":
        at -= 1
    return total + (0 if current is None else current), at


def _goes_on(words: list[str], at: int) -> bool:
    return at < len(words) and (words[at] in SMALL or words[at] in TENS)


def _added(current: Decimal | None, before: str, word: str) -> Decimal | None:
    """Add a word below a hundred to what was said before it; None when it does not belong to the same number."""
    small = SMALL.get(word, SMALL_ORDINALS.get(word, -1))
    tens = TENS.get(word, ROUND_ORDINALS.get(word, -1))
    if small < 0 and tens < 0:
        return None
    value = max(small, tens)
    if current is None:
        return Decimal(value)
    if is_number(before):
        return None
    if before == "hundred" or before == "and":
        return current + value
    if before in TENS and 0 < small < CENTURIES.start:
        return current + value
    if current in CENTURIES and value >= CENTURIES.start:
        return current * HUNDRED + value
    return None
