"""This file is the tests of options: read from texts and plain data, refused in words, described by a schema."""

import re
from dataclasses import FrozenInstanceError, dataclass
from enum import Enum
from itertools import product
from typing import cast

import pytest
from jsonschema import Draft202012Validator

from greatcircle.games import find_game
from greatcircle.kernel.option import (
    SEAT_NAMES,
    OptionError,
    Options,
    Since,
    allowed_values,
    at_seat,
    choice,
    chosen_names,
    number,
    option_fields,
    options_schema,
    options_to_json,
    parse_options,
    parse_recorded_options,
    parse_values,
    per_seat,
    recorded_options,
    several,
    shown_value,
    switch,
    text,
    version,
)
from greatcircle.kernel.refusal import BadInput
from tests.kernel.sealed_bid import GAME, IDENTITY, MOVE_COUNT, BidOptions, Deck, SealedBidGame

PLAIN_DATA: list[object] = [None, True, False, 0, 1, 3, 6, 7, 12, 13, -3, -20, -21, 40, 41, 10**30, 6.5, float("nan")]
PLAIN_DATA += [
    "soft",
    "soft,hard",
    "hard,hard",
    "soft,",
    ",",
    "soft, hard",
    "soft,steep",
    "welcome, all",
    "x" * 13,
    "a\nb",
]
PLAIN_DATA += ["", "steep", "level", "STEEP", "yes", [], ["steep"], [6], {}, {"deck": "steep"}]
"""What an option may meet, right or wrong; no texts that stand for numbers and switches on a command line."""


@dataclass(frozen=True)
class Thermometer(Options):
    """Options that go below zero."""

    degrees: int = number(0, "How warm it is.", -20, 40)


@dataclass(frozen=True)
class Company(Options):
    """Options with which two cannot play, unless they say so."""

    pair: bool = switch(False, "Whether two may play.")

    def clash(self, seats: int) -> str | None:
        return None if self.pair or seats > 2 else "Two cannot play."


@dataclass(frozen=True)
class Crowd(Options):
    """Options that want as many seats as there are."""

    def clash(self, seats: int) -> str | None:
        return None if seats > 3 else "More have to play."


class Chair(Enum):
    """What one sits on."""

    SOFT = "soft"
    HARD = "hard"


@dataclass(frozen=True)
class Seating(Options):
    """Options that each seat may have otherwise, and a text."""

    chair: tuple[Chair, ...] = per_seat(Chair.SOFT, "What each sits on.")
    motto: str = text("", "What is written over the door.", most=12)


class Fruit(Enum):
    """What lies in the bowl."""

    NONE = "none"
    APPLE = "apple"
    PEAR = "pear"
    PLUM = "plum"


@dataclass(frozen=True)
class Bowl(Options):
    """An option that takes several values at once."""

    fruit: tuple[Fruit, ...] = several(Fruit.NONE, "What lies in the bowl.")


def parse(**given: object) -> BidOptions:
    return parse_options(BidOptions, given, 2)


def is_parsed(kind: type[Options], given: dict[str, object]) -> bool:
    try:
        parse_options(kind, given, 2)
    except OptionError:
        return False
    return True


def test_what_is_not_given_takes_its_default() -> None:
    assert parse() == BidOptions(deck=Deck.STEEP, chips=6, refund=False)


def test_options_are_read_from_plain_data() -> None:
    assert parse(deck="level", chips=9, refund=True) == BidOptions(deck=Deck.LEVEL, chips=9, refund=True)


def test_options_are_read_from_the_texts_of_a_command_line() -> None:
    assert parse(deck="small", chips="12", refund="true") == BidOptions(deck=Deck.SMALL, chips=12, refund=True)
    assert parse(refund="False").refund is False


def test_a_choice_may_be_given_as_itself() -> None:
    assert parse(deck=Deck.LEVEL).deck is Deck.LEVEL


def test_a_number_below_zero_is_read_from_a_text() -> None:
    assert parse_options(Thermometer, {"degrees": "-7"}, 2).degrees == -7


@pytest.mark.parametrize(
    "text", ["", "-", "--7", "+7", " 7", "7.0", "seven", "٧", "²", "1_0", "9" * 5_000, "41", "-21"]
)
def test_a_text_that_is_no_whole_number_within_bounds_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=r"'degrees' cannot be .* from -20 to 40"):
        parse_options(Thermometer, {"degrees": text}, 2)


def test_options_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        parse().chips = 9  # type: ignore[misc]  # that it cannot be set is what is tested


def test_options_survive_plain_data() -> None:
    for deck, chips, refund in product(Deck, (3, 6, 9, 12), (False, True)):
        options = BidOptions(deck=deck, chips=chips, refund=refund)
        assert options_to_json(options) == {"deck": deck.value, "chips": chips, "refund": refund}
        assert parse(**options_to_json(options)) == options


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("deck", "tall", "steep, level or small"),
        ("deck", 1, "steep, level or small"),
        ("deck", None, "steep, level or small"),
        ("deck", ["steep"], "steep, level or small"),
        ("deck", {}, "steep, level or small"),
        ("chips", 0, "a whole number from 3 to 12 in steps of 3"),
        ("chips", 15, "a whole number from 3 to 12 in steps of 3"),
        ("chips", 7, "a whole number from 3 to 12 in steps of 3"),
        ("chips", True, "a whole number from 3 to 12 in steps of 3"),
        ("chips", 6.0, "a whole number from 3 to 12 in steps of 3"),
        ("chips", [6], "a whole number from 3 to 12 in steps of 3"),
        ("refund", "yes", "true or false"),
        ("refund", 1, "true or false"),
        ("refund", None, "true or false"),
        ("refund", [], "true or false"),
    ],
)
def test_a_wrong_value_is_refused_with_the_field_and_what_is_allowed(field: str, value: object, allowed: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse(**{field: value})
    assert str(refused.value) == f"Option {field!r} cannot be {value!r}; it takes {allowed}."


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option 'chip'; the options are deck, chips, refund"):
        parse(chip=6)


def test_options_that_clash_are_refused_in_words() -> None:
    assert parse_options(BidOptions, {"deck": "small"}, 2).deck is Deck.SMALL
    with pytest.raises(OptionError, match=r"deck=small.* 7 cards, too few for 3 seats"):
        parse_options(BidOptions, {"deck": "small"}, 3)


def test_options_without_a_clash_of_their_own_go_with_any_number_of_seats() -> None:
    assert Options().clash(99) is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_refuses_a_number_of_seats_that_it_is_not_for(seats: int) -> None:
    with pytest.raises(BadInput, match=f"Sealed Bid is for 2 to 4 seats, not {seats}"):
        GAME.parse_options({}, seats)


def test_the_fewest_seats_are_those_that_the_usual_options_allow() -> None:
    assert GAME.fewest_seats() == GAME.identity.seats_min == 2
    assert SealedBidGame(IDENTITY, Company, MOVE_COUNT).fewest_seats() == 3
    assert SealedBidGame(IDENTITY, Crowd, MOVE_COUNT).fewest_seats() == 4


def test_values_are_read_without_asking_whether_they_go_together() -> None:
    options = parse_values(BidOptions, {"deck": "small"})
    assert options.deck is Deck.SMALL
    assert options.clash(3) is not None
    with pytest.raises(OptionError, match="no option 'chip'"):
        parse_values(BidOptions, {"chip": 6})


def test_every_option_has_a_sentence_and_a_default_in_the_schema() -> None:
    schema = options_schema(BidOptions)
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert list(properties) == [option.name for option in option_fields(BidOptions)]
    for option in properties.values():
        assert option["description"].endswith(".")
        assert Draft202012Validator(option).is_valid(option["default"])


@pytest.mark.parametrize("schema", [GAME.options_schema(), find_game("trap-the-cap").options_schema()])
def test_the_schema_is_a_json_schema(schema: dict[str, object]) -> None:
    Draft202012Validator.check_schema(schema)
    assert Draft202012Validator(schema).is_valid({})


@pytest.mark.parametrize("kind", [BidOptions, Thermometer, Seating])
def test_the_schema_accepts_the_plain_data_that_is_parsed_and_no_other(kind: type[Options]) -> None:
    validator = Draft202012Validator(options_schema(kind))
    for field in [*(option.name for option in option_fields(kind)), "nonsense"]:
        for value in PLAIN_DATA:
            assert validator.is_valid({field: value}) == is_parsed(kind, {field: value}), (field, value)


@pytest.mark.parametrize(
    ("value", "shown"),
    [(True, "true"), (False, "false"), (6, "6"), (-3, "-3"), ("steep", "steep"), (Deck("steep"), "steep")],
)
def test_a_value_is_shown_as_it_is_typed(value: object, shown: str) -> None:
    assert shown_value(value) == shown


class Alone(Enum):
    """What leaves no choice."""

    ONLY = "only"


class Pair(Enum):
    """Two to choose from."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Choices(Options):
    """Options with few values and with more."""

    alone: Alone = choice(Alone.ONLY, "One.")
    pair: Pair = choice(Pair.LEFT, "Two.")
    deck: Deck = choice(Deck("steep"), "Three.")


def test_what_can_be_chosen_is_told_as_a_list_is_spoken() -> None:
    assert [allowed_values(option) for option in option_fields(Choices)] == [
        "only",
        "left or right",
        "steep, level or small",
    ]


# For each seat, and texts


def seating(seats: int, **given: object) -> Seating:
    return parse_options(Seating, given, seats)


def test_a_per_seat_option_is_one_value_for_everyone_or_one_for_each_seat() -> None:
    assert seating(3).chair == (Chair.SOFT,)
    assert [at_seat(seating(3, chair="hard").chair, seat) for seat in range(3)] == [Chair.HARD] * 3
    each = seating(3, chair="soft,hard,soft").chair
    assert [at_seat(each, seat) for seat in range(3)] == [Chair.SOFT, Chair.HARD, Chair.SOFT]


@pytest.mark.parametrize("values", ["soft,hard", "soft,hard,soft,hard"])
def test_another_number_of_values_than_seats_is_refused(values: str) -> None:
    count = values.count(",") + 1
    with pytest.raises(OptionError) as refused:
        seating(3, chair=values)
    assert str(refused.value) == (
        f"Option 'chair' has {count} values for 3 seats; name one for everyone, or 3 with commas between."
    )


@pytest.mark.parametrize("value", ["", ",", "soft,", "soft, hard", "soft,steep", 1, None, True, ["soft"], ("soft", 1)])
def test_what_is_no_value_for_every_seat_is_refused(value: object) -> None:
    with pytest.raises(OptionError, match="it takes soft or hard, for everyone or for each seat with commas between"):
        seating(2, chair=value)


@pytest.mark.parametrize("chair", ["soft", "soft,hard"])
def test_per_seat_options_and_texts_survive_plain_data(chair: str) -> None:
    options = seating(2, chair=chair, motto="Salve!")
    assert options_to_json(options) == {"chair": chair, "motto": "Salve!"}
    assert seating(2, **options_to_json(options)) == options
    assert shown_value(options.chair) == chair


def test_a_per_seat_option_may_be_given_as_itself() -> None:
    assert seating(2, chair=(Chair.HARD, Chair.SOFT)).chair == (Chair.HARD, Chair.SOFT)


@pytest.mark.parametrize("value", ["x" * 13, "a\nb", "\x00", "\ud800", 7, None, True, ["a"]])
def test_a_text_is_one_line_and_not_too_long(value: object) -> None:
    with pytest.raises(OptionError, match="it takes a text of up to 12 characters"):
        seating(2, motto=value)


def test_the_schema_tells_a_form_what_each_seat_can_have() -> None:
    properties = options_schema(Seating)["properties"]
    assert isinstance(properties, dict)
    assert properties["chair"]["x-each"] == ["soft", "hard"]
    assert properties["chair"]["default"] == "soft"
    assert properties["motto"]["maxLength"] == 12


def bowl(**given: object) -> Bowl:
    return parse_options(Bowl, given, 3)


@pytest.mark.parametrize(
    ("value", "fruit", "plain"),
    [
        ("none", (Fruit.NONE,), "none"),
        ("pear", (Fruit.PEAR,), "pear"),
        ("plum,apple", (Fruit.APPLE, Fruit.PLUM), "apple,plum"),
        ("pear,pear", (Fruit.PEAR,), "pear"),
        ((Fruit.PLUM, Fruit.PEAR), (Fruit.PEAR, Fruit.PLUM), "pear,plum"),
    ],
)
def test_an_option_of_several_values_has_them_in_order_and_once(
    value: object, fruit: tuple[Fruit, ...], plain: str
) -> None:
    options = bowl(fruit=value)
    assert options.fruit == fruit
    assert options_to_json(options) == {"fruit": plain}
    assert bowl(**options_to_json(options)) == options
    assert shown_value(options.fruit) == plain


def test_an_option_of_several_values_is_usually_its_default() -> None:
    assert bowl() == bowl(fruit="none") == bowl(fruit=(Fruit.NONE,))


@pytest.mark.parametrize("value", ["", "pear,", "pear, plum", "grape", "none,pear", "pear,none", 1, None, True])
def test_what_is_none_of_several_values_is_refused_and_the_default_goes_alone(value: object) -> None:
    with pytest.raises(OptionError, match="it takes none, or one or more with commas between of apple, pear, plum"):
        bowl(fruit=value)


def test_the_schema_tells_a_form_which_values_go_together() -> None:
    properties = options_schema(Bowl)["properties"]
    assert isinstance(properties, dict)
    assert properties["fruit"]["x-several"] == ["none", "apple", "pear", "plum"]
    assert properties["fruit"]["default"] == "none"
    pattern = re.compile(properties["fruit"]["pattern"])
    assert all(pattern.search(value) for value in ("none", "pear", "plum,apple"))
    assert not any(pattern.search(value) for value in ("", "none,pear", "pear,none", "pear,", "grape", "pearplum"))


# Versions of the rules


@dataclass(frozen=True)
class Grown(Options):
    """Options of a game whose rules have changed twice."""

    rules_version: int = version(newest=3, oldest=2)
    pair: Pair = choice(Pair.LEFT, "As ever.")
    deck: Deck = choice(Deck("steep"), "New in version 3.", since=Since(3, Deck("level")))
    refund: bool = switch(True, "New in version 3.", since=Since(3, False))


def test_a_new_match_is_opened_under_the_newest_rules() -> None:
    options = parse_options(Grown, {}, 2)
    assert (options.rules_version, options.deck, options.refund) == (3, Deck("steep"), True)
    assert options_to_json(options) == {"pair": "left", "deck": "steep", "refund": True}
    assert recorded_options(options) == options_to_json(options)


def test_under_older_rules_an_option_that_came_later_is_as_the_rule_was() -> None:
    options = parse_recorded_options(Grown, {"pair": "right"}, 2, 2)
    assert (options.pair, options.deck, options.refund) == (Pair.RIGHT, Deck("level"), False)
    assert recorded_options(options) == {"pair": "right"}


def test_options_of_older_rules_survive_plain_data() -> None:
    options = parse_recorded_options(Grown, {"pair": "right"}, 2, 2)
    plain = options_to_json(options)
    assert plain == {"pair": "right", "deck": "level", "refund": False, "rules_version": 2}
    assert parse_options(Grown, plain, 2) == options


def test_under_older_rules_a_newer_option_cannot_be_chosen() -> None:
    with pytest.raises(OptionError, match="'deck' is new in rules version 3, and this match has version 2"):
        parse_options(Grown, {"rules_version": 2, "deck": "steep"}, 2)


@pytest.mark.parametrize("number", [1, 4])
def test_rules_that_are_not_played_are_refused(number: int) -> None:
    with pytest.raises(OptionError, match="rules_version"):
        parse_options(Grown, {"rules_version": number}, 2)


def test_the_version_is_not_something_to_choose_at_a_table() -> None:
    properties = options_schema(Grown)["properties"]
    assert isinstance(properties, dict)
    assert list(properties) == ["pair", "deck", "refund"] == [option.name for option in option_fields(Grown)]
    with pytest.raises(OptionError, match="the options are pair, deck, refund"):
        parse_values(Grown, {"decks": 1})


def test_a_game_and_its_options_agree_on_the_version() -> None:
    with pytest.raises(ValueError, match="declare rules_version in Grown"):
        SealedBidGame(IDENTITY, Grown, MOVE_COUNT)


# How seats are called


class Hat(Enum):
    """What somebody wears."""

    ANY = "any"
    TOP = "top"
    BOWLER = "bowler"
    FEZ = "fez"


@dataclass(frozen=True)
class Hatters(Options):
    """Options with a name for each seat."""

    hats: tuple[Hat, ...] = per_seat(Hat.ANY, "What each wears.", of=SEAT_NAMES)


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ("any", ["top", "bowler", "fez"]),
        ("fez,any,any", ["fez", "top", "bowler"]),
        ("any,top,any", ["bowler", "top", "fez"]),
        ("bowler,fez,top", ["bowler", "fez", "top"]),
    ],
)
def test_who_chose_no_name_has_the_next_free_one(given: str, names: list[str]) -> None:
    options = parse_options(Hatters, {"hats": given}, 3)
    assert chosen_names(options.hats, ["top", "bowler", "fez"], 3) == names


@pytest.mark.parametrize("given", ["fez,fez", "fez,any,fez"])
def test_two_seats_cannot_have_one_name(given: str) -> None:
    with pytest.raises(OptionError, match=r"^Two seats cannot both be fez \(hats=fez,"):
        parse_options(Hatters, {"hats": given}, len(given.split(",")))


@pytest.mark.parametrize(
    ("given", "count"), [("fez", "1 value"), ("fez,any", "2 values"), ("any,any,any,any", "4 values")]
)
def test_a_name_is_not_everyones(given: str, count: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_options(Hatters, {"hats": given}, 3)
    assert str(refused.value) == f"Option 'hats' has {count} for 3 seats; name any, or 3 with commas between."


def test_nobody_is_told_that_a_name_may_be_everyones() -> None:
    (hats,) = option_fields(Hatters)
    assert allowed_values(hats) == "any, top, bowler or fez, for each seat with commas between"


def test_a_form_is_told_which_option_names_the_seats() -> None:
    properties = cast(dict[str, dict[str, object]], options_schema(Hatters)["properties"])
    assert properties["hats"]["x-of"] == SEAT_NAMES
    assert "x-of" not in cast(dict[str, dict[str, object]], options_schema(Seating)["properties"])["chair"]
