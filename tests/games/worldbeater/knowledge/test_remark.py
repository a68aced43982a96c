"""Remarks are true of the position, and say nothing that a seat cannot know."""

import pytest

from greatcircle.games.worldbeater.knowledge.remark import remarks
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.dealer import QuickDealer
from tests.games.worldbeater.position import GAME, act, claim, drive, end, play, position, put_back
from tests.games.worldbeater.scene import FORT_DUNLOP, NEW_YORK, OUTER_AREAS, approach, one_of_each, towns


def said(before: Worldbeater, after: Worldbeater) -> list[str]:
    """What is remarked for the black car."""
    return remarks(before, after, 0)


def copy_of(state: Worldbeater) -> Worldbeater:
    twin = state.copy()
    assert isinstance(twin, Worldbeater)
    return twin


def test_arriving_is_said_first_with_its_place_and_points() -> None:
    before = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()})
    after = copy_of(before)
    drive(after, NEW_YORK)
    assert said(before, after)[0] == "reaches New York first, which is worth 20 points"
    before = position({"black": approach(FORT_DUNLOP)}, back=["red", "black", "blue"], home=["red"])
    after = copy_of(before)
    drive(after, FORT_DUNLOP)
    assert said(before, after)[0] == "is home second, which is worth 19 points"


def test_a_token_collected_leaves_fewer_areas_to_visit() -> None:
    spot = towns(within=OUTER_AREAS[0], worth=3)[0]
    before = position({"black": approach(spot)})
    after = copy_of(before)
    claim(after, spot)
    assert "collects 3 points, and 9 areas are still to be visited" in said(before, after)
    held = {"black": one_of_each(without=[OUTER_AREAS[0]])}
    before = position({"black": approach(spot)}, held=held)
    after = copy_of(before)
    claim(after, spot)
    assert "collects 3 points, and nothing is missing for New York any more" in said(before, after)


def test_taking_the_last_token_of_an_area_names_who_pays_for_it() -> None:
    one, three, other, five = [spot for worth in (1, 3, 5) for spot in towns(within=OUTER_AREAS[0], worth=worth)]
    before = position({"black": approach(one)}, held={"black": [three], "red": [other, five]})
    after = copy_of(before)
    claim(after, one)
    first = said(before, after)[0]
    assert first.startswith("takes the last token of ")
    assert first.endswith("which costs Blue 3 points")


def test_laying_back_says_how_much_is_left_to_do() -> None:
    held = one_of_each()
    spot = held[0]
    load = {"black": held}
    before = position({"black": spot}, back=["black"], held=load)
    after = copy_of(before)
    put_back(after, spot)
    assert "lays back a token, and has to lay back 6 more before coming home" in said(before, after)
    before = position({"black": spot}, back=["black"], held={"black": held[:4]})
    after = copy_of(before)
    put_back(after, spot)
    assert "lays back a token, and may come home now with the 3 that are left" in said(before, after)
    before = position({"black": spot}, back=["black"], held={"black": [spot]})
    after = copy_of(before)
    put_back(after, spot)
    assert "lays back a token, and has none left" in said(before, after)


@pytest.mark.parametrize("car", ["red", "blue"])
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("breakdown", "makes {} miss the next turn"),
        ("closed-borders", "closes the borders to {} for a turn"),
        ("fog", "keeps {} on the ground for a turn"),
        ("puncture", "lets {} drive no more than single hexagons for a turn"),
        ("paperwork", "leaves {} one token fewer to take or lay back in the next turn"),
        ("customs", "ends the next turn of {} at the first crossing"),
        ("curfew", "leaves {} two moves in the next turn"),
    ],
)
def test_harm_is_said_of_the_car_that_it_was_played_on(card: str, words: str, car: str) -> None:
    before = position(hands={"black": [card]})
    after = copy_of(before)
    play(after, card, on=car)
    for _ in range(2):  # it is said as soon as it is played, and when it acts
        assert [remark for remark in said(before, after) if "on the way" not in remark] == [words.format(car.title())]
        if after.turn == 0:
            end(after)


def test_lost_luggage_costs_a_card_whichever_it_is() -> None:
    before = position(hands={"black": ["luggage"], "red": ["fog", "papers"]})
    after = copy_of(before)
    play(after, "luggage", on="red")
    assert said(before, after)[0] == "costs Red a card"


def test_it_is_said_who_is_ahead_on_the_way() -> None:
    held = {"black": one_of_each()}
    before = position({"black": approach(NEW_YORK)}, held=held)
    after = copy_of(before)
    act(after, "end")
    assert any("ahead of" in remark and remark.endswith("on the way to New York") for remark in said(before, after))
    before = position({"red": approach(NEW_YORK)}, held={"red": one_of_each()})
    after = copy_of(before)
    act(after, "end")
    assert any("behind Red on the way to New York" in remark for remark in said(before, after))


def test_remarks_are_the_same_whatever_the_others_hold() -> None:
    before = position(hands={"black": ["full-tank"], "red": ["fog", "papers"], "blue": ["charter"]})
    after = copy_of(before)
    play(after, "full-tank")
    view = GAME.view(before, 0)
    for luck in range(5):
        truth = GAME.sample(view, QuickDealer(f"truth {luck}"))
        assert isinstance(truth, Worldbeater)
        other = copy_of(truth)
        play(other, "full-tank")
        assert remarks(truth, other, 0) == said(before, after)


def test_there_is_always_something_to_say() -> None:
    before = position()
    after = copy_of(before)
    end(after)
    assert said(before, after)
