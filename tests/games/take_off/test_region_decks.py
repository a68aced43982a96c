"""The cards of a match: the set of a year, the cards of one region, and what happens when they run short."""

import pytest

from greatcircle.games.take_off.card import cards_of
from greatcircle.games.take_off.events import Drew, Reshuffled
from greatcircle.games.take_off.options import Region
from greatcircle.kernel.refusal import BadInput
from tests.games.take_off.atlas import OFFSETS, TODAY, crossing
from tests.games.take_off.position import GAME, draw, drawable, phase, position, roll, take_off, told

REGIONS = [region.value for region in Region]


def cards_of_region(region: str, card_set: str = "today") -> set[str]:
    """Give the cards of a region or a continent."""
    return {card.id for card in cards_of(card_set) if region in ("all", card.region, card.continent)}


def small_pile() -> tuple[str, str]:
    """Find a region with exactly one eastern card among western ones, and that card."""
    for region in REGIONS:
        east = [card for card in cards_of_region(region) if OFFSETS[TODAY[card]] > 0]
        if len(east) == 1 < len(cards_of_region(region)):
            return region, east[0]
    raise AssertionError("no region has a single eastern card")


@pytest.mark.rule("TO-79", "TO-81")
@pytest.mark.parametrize(
    ("card_set", "drawn", "missing", "says", "said"),
    [("today", "beijing", "aden", "Beijing", "bay-JING"), ("1987", "beijing", "astana", "Peking", "pee-KING")],
)
def test_the_cards_are_those_of_the_agreed_year(card_set: str, drawn: str, missing: str, says: str, said: str) -> None:
    state = position(card_set=card_set)
    roll(state, "jet", "take-off")
    assert missing not in drawable(state)
    assert told(draw(state, drawn), Drew) == [Drew(0, drawn, says, "brown", said)]


@pytest.mark.rule("TO-79")
def test_the_cards_are_usually_those_of_today() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"card_set": "today"}, 2)


@pytest.mark.rule("TO-69")
@pytest.mark.parametrize("card_set", ["today", "1987"])
@pytest.mark.parametrize("region", REGIONS)
def test_only_cards_of_the_region_are_drawn(region: str, card_set: str) -> None:
    cards = cards_of_region(region, card_set)
    if not cards:
        return
    seen: set[str] = set()
    for fleet in (["start", "start"], ["finish", crossing()[1]]):
        state = position(fleet, region=region, card_set=card_set)
        roll(state, "jet", "take-off")
        seen |= set(drawable(state))
    assert seen == cards


@pytest.mark.rule("TO-69")
def test_one_pile_serves_both_halves_if_the_other_has_no_card() -> None:
    alone = [
        region
        for region in REGIONS
        if cards_of_region(region) and len({OFFSETS[TODAY[card]] > 0 for card in cards_of_region(region)}) == 1
    ]
    assert {"americas", "asia", "oceania"} <= set(alone)
    for region in alone:
        for fleet in (["start", "start"], ["finish", crossing()[1]]):
            state = position(fleet, region=region)
            roll(state, "jet", "take-off")
            assert set(drawable(state)) == cards_of_region(region)


@pytest.mark.rule("TO-69")
def test_a_region_on_both_halves_keeps_two_piles() -> None:
    for fleet, sign in ((["start", "start"], 1), (["finish", crossing()[1]], -1)):
        state = position(fleet, region="africa")
        roll(state, "jet", "take-off")
        assert set(drawable(state)) == {card for card in cards_of_region("africa") if OFFSETS[TODAY[card]] * sign > 0}


@pytest.mark.rule("TO-69")
def test_a_region_without_any_card_cannot_be_chosen() -> None:
    empty = [region for region in REGIONS if not cards_of_region(region, "1987")]
    assert empty == ["central-asia"]
    with pytest.raises(BadInput, match="central-asia"):
        GAME.parse_options({"region": "central-asia", "card_set": "1987"}, 2)
    assert cards_of_region("central-asia")
    GAME.parse_options({"region": "central-asia"}, 2)


@pytest.mark.rule("TO-69")
def test_usually_all_cards_are_used() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"region": "all"}, 2)
    assert cards_of_region("all") == set(TODAY)


@pytest.mark.rule("TO-50", "TO-69")
def test_a_pile_with_too_few_cards_gives_those_there_are() -> None:
    region, card = small_pile()
    state = position(region=region)
    roll(state, "take-off", "take-off")
    assert drawable(state) == [card]
    draw(state, card)
    assert phase(state) == "flying"
    assert (state.to_json()["hand"], state.to_json()["draws"]) == ([card], 0)
    take_off(state, 1, card)
    assert (state.turn, phase(state)) == (0, "rolling")


@pytest.mark.rule("TO-50")
def test_nothing_is_shuffled_when_there_are_no_discards() -> None:
    region, card = small_pile()
    state = position(region=region)
    roll(state, "take-off", "take-off")
    assert told(draw(state, card), Reshuffled) == []


@pytest.mark.rule("TO-50", "TO-69")
def test_a_pile_of_one_card_gives_it_again_and_again() -> None:
    region, card = small_pile()
    state = position(region=region)
    for _ in range(3):
        roll(state, "red", "take-off")
        assert told(draw(state, card), Drew)
        while phase(state) == "flying":
            state.apply(state.turn, state.legal(state.turn)[-1])
