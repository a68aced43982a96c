"""The cards of a match: the set of a year, the cards of one region, and what happens when they run short."""

from typing import Any, cast

import pytest

from greatcircle.games.take_off.board import FLEETS
from greatcircle.games.take_off.card import cards_of
from greatcircle.games.take_off.events import Drew, Reshuffled
from greatcircle.games.take_off.options import Region
from greatcircle.kernel.refusal import BadInput
from tests.games.take_off.atlas import OFFSETS, TODAY, crossing
from tests.games.take_off.position import GAME, draw, drawable, phase, position, roll, roll_now, told

REGIONS = [region.value for region in Region]


def cards_of_region(region: str, card_set: str = "today") -> set[str]:
    """Give the cards of a region or a continent."""
    return {card.id for card in cards_of(card_set) if region in ("all", card.region, card.continent)}


def parts(region: str, card_set: str = "today") -> tuple[set[str], set[str]]:
    """Give the western and the eastern cards of a region."""
    cards = {card.id: card.city for card in cards_of(card_set) if card.id in cards_of_region(region, card_set)}
    return {card for card in cards if OFFSETS[cards[card]] < 0}, {card for card in cards if OFFSETS[cards[card]] > 0}


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
def test_one_pile_serves_both_halves_if_the_other_has_fewer_than_five_cards() -> None:
    alone = [region for region in REGIONS if min(map(len, parts(region))) < 5]
    assert {"americas", "asia", "oceania", "southern-europe", "northern-europe"} <= set(alone)
    assert {"all", "africa", "europe"}.isdisjoint(alone)
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


@pytest.mark.rule("TO-69")
def test_a_small_pile_goes_into_the_larger_and_takes_its_colour() -> None:
    west, east = parts("southern-europe")
    assert (len(west), len(east)) == (14, 1)
    state = position(region="southern-europe")
    roll(state, "take-off", "take-off")
    assert set(drawable(state)) == west | east
    (one, *_), (other,) = sorted(west), east
    assert told(draw(state, one), Drew)[0].sentence(FLEETS).startswith("Orange draws a blue card")
    assert told(draw(state, other), Drew)[0].sentence(FLEETS).startswith("Orange draws a blue card")
    assert sorted(state.to_json()["hand"]) == sorted([one, other])
    drawing = GAME.drawing(GAME.parse_options({"region": "southern-europe"}, 2), 2)
    assert {card["pile"] for card in cast(Any, drawing)["cards"].values()} == {"blue"}


@pytest.mark.rule("TO-50", "TO-69")
@pytest.mark.parametrize("card_set", ["today", "1987"])
def test_two_take_offs_draw_two_cards_in_every_region_and_half(card_set: str) -> None:
    for region in REGIONS:
        if not cards_of_region(region, card_set):
            continue
        for fleet in (["start", "start"], ["finish", crossing()[1]]):
            state = position(fleet, region=region, card_set=card_set)
            roll(state, "take-off", "take-off")
            for _ in range(2):
                draw(state, drawable(state)[0])
            assert phase(state) == "flying"
            assert len(state.to_json()["hand"]) == 2


@pytest.mark.rule("TO-69")
def test_several_regions_are_studied_at_once() -> None:
    cards = cards_of_region("oceania") | cards_of_region("caribbean")
    seen: set[str] = set()
    for fleet in (["start", "start"], ["finish", crossing()[1]]):
        state = position(fleet, region="caribbean,oceania")
        assert state.to_json()["options"]["region"] == "oceania,caribbean"
        roll(state, "jet", "take-off")
        seen |= set(drawable(state))
    assert seen == cards
    drawing = GAME.drawing(state.setup.options, 2)
    assert set(cast(Any, drawing)["cards"]) == cards


@pytest.mark.rule("TO-69")
def test_all_cards_go_with_no_region_beside_them_and_every_region_has_to_have_cards() -> None:
    with pytest.raises(BadInput, match="it takes all, or one or more"):
        GAME.parse_options({"region": "all,asia"}, 2)
    with pytest.raises(BadInput, match="central-asia"):
        GAME.parse_options({"region": "asia,central-asia", "card_set": "1987"}, 2)


@pytest.mark.rule("TO-50")
def test_a_pile_with_too_few_cards_gives_those_there_are() -> None:
    region = "northern-america"
    cards = sorted(cards_of_region(region))
    assert len(cards) == 3
    state = position(region=region, dice=3, card_each_turn=True)
    draw(state, cards[0])
    roll_now(state)
    roll(state, "take-off", "take-off", "take-off")
    for card in cards[1:]:
        assert told(draw(state, card), Reshuffled) == []
    assert (phase(state), state.to_json()["draws"]) == ("flying", 0)
    assert state.to_json()["hand"] == cards


def test_by_the_first_rules_a_pile_of_one_card_gives_it_again_and_again() -> None:
    ((card,),) = [parts("southern-europe")[1]]
    state = position(region="southern-europe", rules_version=1)
    for _ in range(3):
        roll(state, "red", "take-off")
        assert drawable(state) == [card]
        draw(state, card)
        while phase(state) == "flying":
            state.apply(state.turn, state.legal(state.turn)[-1])
