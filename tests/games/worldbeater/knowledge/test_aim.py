"""The aim: who can play, where the journey leads, and what is counted."""

import pytest

from greatcircle.kernel.refusal import BadInput
from tests.games.worldbeater.position import GAME, drive, ended, leg, place, position, sheet, shown
from tests.games.worldbeater.scene import FORT_DUNLOP, NEW_YORK, approach, one_of_each, places


@pytest.mark.rule("WB-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play(seats: int) -> None:
    assert len(shown(position(seats=seats), "cars")) == seats


@pytest.mark.rule("WB-01")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_fewer_and_more_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=r"\d to 6 seats"):
        GAME.parse_options({}, seats)


@pytest.mark.rule("WB-01")
def test_two_may_agree_to_play_with_the_tokens_of_three() -> None:
    state = position(seats=2, two_players=True)
    assert shown(state, "tokens") == shown(position(seats=3), "tokens")
    assert list(shown(state, "tokens").values()).count("available") == 40


@pytest.mark.rule("WB-02")
def test_the_journey_leads_from_fort_dunlop_to_new_york() -> None:
    state = position()
    assert {place(state, car) for car in ("black", "red", "blue")} == {FORT_DUNLOP}
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()})
    assert leg(state, "black") == "out"
    drive(state, NEW_YORK)
    assert leg(state, "black") == "back"


@pytest.mark.rule("WB-02")
def test_and_from_new_york_back_to_fort_dunlop() -> None:
    state = position({"black": approach(FORT_DUNLOP)}, back=["black"])
    drive(state, FORT_DUNLOP)
    assert leg(state, "black") == "home"


@pytest.mark.rule("WB-03")
def test_the_highest_total_wins_though_others_were_first_in_both_cities() -> None:
    credit = {"black": 51, "red": 30, "blue": 20}
    state = position({"black": approach(FORT_DUNLOP)}, home=["red", "blue"], back=["black"], credit=credit)
    drive(state, FORT_DUNLOP)
    assert shown(state, "arrivals") == {"new_york": [1, 2, 0], "home": [1, 2, 0]}
    assert ended(state).scores == (51 + 11 + 14, 30 + 20 + 25, 20 + 15 + 19)
    assert ended(state).winners() == [0]


@pytest.mark.rule("WB-04")
def test_points_come_from_towns_and_from_both_arrivals() -> None:
    town = places("town")[0]
    state = position(home=["red"], back=["black"], credit={"red": 33}, held={"blue": [town]})
    lines = sheet(state, "red")
    assert (lines["tokens"], lines["new_york"], lines["home"]) == (33, 20, 25)
    lines = sheet(state, "black")
    assert (lines["tokens"], lines["new_york"], lines["home"]) == (0, 15, 0)
    assert sheet(state, "blue")["new_york"] == sheet(state, "blue")["home"] == 0
