"""This file is the words by which typed answers are read: spellings, plurals, units, and words that never count."""

from typing import Final

SPELLINGS: Final = {
    "gray": "grey",
    "tire": "tyre",
    "mom": "mum",
    "saint": "st",
    "sainte": "st",
    "ste": "st",
    "mt": "mountain",
    "mount": "mountain",
    "isle": "island",
    "sq": "square",
    "sqrt": "root",
    "doctor": "dr",
    "vs": "versus",
    "ok": "okay",
    "tv": "television",
}
"""Words with several spellings, each with the one in which it is compared."""
PLURALS: Final = {
    "men": "man",
    "women": "woman",
    "children": "child",
    "people": "person",
    "feet": "foot",
    "teeth": "tooth",
    "geese": "goose",
    "mice": "mouse",
    "lice": "louse",
    "wolves": "wolf",
    "leaves": "leaf",
    "knives": "knife",
    "loaves": "loaf",
    "halves": "half",
    "wives": "wife",
    "lives": "life",
    "thieves": "thief",
    "cacti": "cactus",
    "fungi": "fungus",
    "hippopotami": "hippopotamus",
    "octopi": "octopus",
}
UNITS: Final = {
    "m": "metre",
    "metre": "metre",
    "meter": "metre",
    "km": "kilometre",
    "kilometre": "kilometre",
    "kilometer": "kilometre",
    "cm": "centimetre",
    "centimetre": "centimetre",
    "centimeter": "centimetre",
    "mm": "millimetre",
    "millimetre": "millimetre",
    "millimeter": "millimetre",
    "mile": "mile",
    "yard": "yard",
    "foot": "foot",
    "ft": "foot",
    "inch": "inch",
    "kg": "kilogram",
    "kilo": "kilogram",
    "kilogram": "kilogram",
    "kilogramme": "kilogram",
    "g": "gram",
    "gram": "gram",
    "gramme": "gram",
    "t": "tonne",
    "ton": "tonne",
    "tonne": "tonne",
    "l": "litre",
    "litre": "litre",
    "liter": "litre",
    "s": "second",
    "sec": "second",
    "second": "second",
    "min": "minute",
    "minute": "minute",
    "h": "hour",
    "hr": "hour",
    "hour": "hour",
    "day": "day",
    "week": "week",
    "month": "month",
    "year": "year",
    "yr": "year",
    "decade": "decade",
    "century": "century",
    "degree": "degree",
    "celsius": "celsius",
    "c": "celsius",
    "fahrenheit": "fahrenheit",
    "f": "fahrenheit",
    "percent": "percent",
    "dollar": "dollar",
    "euro": "euro",
    "pound": "pound",
    "bc": "bc",
    "bce": "bc",
    "ad": "ad",
    "ce": "ad",
}
"""What may stand beside a number, each with the one name under which it is compared."""
UNITS_IN_FRONT: Final = frozenset({"dollar", "euro", "pound", "ad"})
"""The units that may stand before their number."""
ERA: Final = "ad"
"""The unit that goes without saying."""
SMALL_WORDS: Final = frozenset(
    {
        "a",
        "an",
        "the",
        "of",
        "and",
        "in",
        "on",
        "to",
        "by",
        "for",
        "from",
        "with",
        "or",
        "his",
        "her",
        "its",
        "their",
    }
)
FRONT_WORDS: Final = frozenset(
    {"la", "le", "les", "el", "los", "las", "il", "lo", "die", "der", "das", "het", "de", "l"}
    | {"it", "is", "its", "was", "were", "are", "they", "that", "this", "i", "think", "maybe", "perhaps", "probably"}
    | {"about", "around", "approximately", "circa", "roughly", "called", "someone", "something"}
)
"""Articles of other languages, and what people say before they come to the point; they count for nothing in front."""
TITLES: Final = frozenset({"sir", "dame", "mr", "mrs", "ms", "dr", "professor", "prof"})
