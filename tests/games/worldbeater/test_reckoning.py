"""Home, and the reckoning: places, tokens brought home, ties, both endings, and the limit of rounds."""

from typing import Any

import pytest

from greatcircle.games.worldbeater.board import HOME_POINTS
from greatcircle.games.worldbeater.events import CameHome
from greatcircle.games.worldbeater.rules.ending import EndReason
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Ended
from greatcircle.kernel.refusal import BadInput
from tests.games.worldbeater.position import (
    GAME,
    act,
    drive,
    end,
    ended,
    ends,
    hand,
    leg,
    may,
    on_turn,
    place,
    position,
    put_back,
    refusal,
    sheet,
    shown,
    told,
)
from tests.games.worldbeater.scene import (
    FORT_DUNLOP,
    OUTER_AREAS,
    approach,
    lines,
    neighbours,
    one_of_each,
    places,
    role,
    towns,
)

GATE = approach(FORT_DUNLOP)
SIDE_GATE = next(one for one in neighbours(FORT_DUNLOP) if role(one) == "open" and one != GATE)
OTHERS = ["red", "blue", "yellow", "green", "white"]


def last_home(*, black: int, red: int, blue: int = 0, ties: str = "home-earlier") -> Worldbeater:
    """Let black come home last of three, with these credits, so that the match is over."""
    credit = {"black": black, "red": red, "blue": blue}
    state = position({"black": GATE}, home=["red", "blue"], back=["black"], credit=credit, ties=ties)
    drive(state, FORT_DUNLOP)
    return state


@pytest.mark.rule("WB-18")
def test_first_at_home_scores_25_and_second_19() -> None:
    state = position({"black": GATE}, back=["red", "black"])
    assert told(drive(state, FORT_DUNLOP), CameHome) == [CameHome(0, 1, 25, 0)]
    assert sheet(state, "black")["home"] == 25
    state = position({"black": GATE}, home=["red"], back=["black"])
    drive(state, FORT_DUNLOP)
    assert sheet(state, "black")["home"] == 19


@pytest.mark.rule("WB-19")
def test_the_chart_of_fort_dunlop() -> None:
    scores = []
    for before in range(6):
        state = position({"black": GATE}, seats=6, home=OTHERS[:before], back=["black"])
        drive(state, FORT_DUNLOP)
        scores.append(sheet(state, "black")["home"])
    assert scores == [25, 19, 14, 10, 7, 5]


@pytest.mark.rule("WB-25")
def test_of_two_cars_home_in_one_round_the_earlier_move_is_first() -> None:
    state = position({"black": GATE, "red": SIDE_GATE}, turn="red", first="red", back=["black", "red"])
    drive(state, FORT_DUNLOP)
    end(state)
    assert shown(state, "rounds") == 0
    drive(state, FORT_DUNLOP)
    assert shown(state, "arrivals")["home"] == [1, 0]
    assert (sheet(state, "red")["home"], sheet(state, "black")["home"]) == (25, 19)


@pytest.mark.rule("WB-21")
def test_a_one_a_three_and_a_five_brought_home_cost_nine_points() -> None:
    tokens = [towns(outer, worth=worth)[0] for outer, worth in zip(OUTER_AREAS, [1, 3, 5], strict=False)]
    state = position({"black": GATE}, back=["black"], held={"black": tokens}, credit={"black": 40})
    events = drive(state, FORT_DUNLOP)
    assert told(events, CameHome) == [CameHome(0, 1, 25, 9)]
    assert sheet(state, "black")["brought_home"] == 9
    assert sheet(state, "black")["total"] == 40 + 20 + 25 - 9


@pytest.mark.rule("WB-21")
def test_tokens_are_charged_only_when_they_are_brought_home() -> None:
    state = position({"black": GATE}, back=["black"], held={"black": one_of_each()[:3]}, credit={"black": 40})
    assert sheet(state, "black")["brought_home"] == 0


@pytest.mark.rule("WB-22")
def test_the_total_adds_up_its_five_lines() -> None:
    state = position(
        {"black": GATE},
        home=["red", "blue"],
        back=["black"],
        held={"black": towns(OUTER_AREAS[0], worth=5)},
        credit={"black": 44},
        missed={"black": 2},
    )
    drive(state, FORT_DUNLOP)
    lines = sheet(state, "black")
    assert [lines[name] for name in ("tokens", "new_york", "home", "empty_areas", "brought_home")] == [44, 11, 14, 6, 5]
    assert lines["total"] == 44 + 11 + 14 - 6 - 5
    assert ended(state).scores[0] == lines["total"]


@pytest.mark.rule("WB-22")
@pytest.mark.parametrize(("black", "winner"), [(51, 0), (49, 1)])
def test_the_highest_total_wins(black: int, winner: int) -> None:
    assert ended(last_home(black=black, red=30)).winners() == [winner]


@pytest.mark.rule("WB-23")
def test_of_equal_totals_the_car_that_was_home_earlier_wins() -> None:
    outcome = ended(last_home(black=50, red=30))
    assert outcome.scores[0] == outcome.scores[1] == 75
    assert outcome.ranking() == [[1], [0], [2]]


@pytest.mark.rule("WB-23")
def test_by_agreement_equal_totals_share() -> None:
    outcome = ended(last_home(black=50, red=30, ties="shared"))
    assert outcome.ranking() == [[0, 1], [2]]
    assert outcome.sentence == "Every car is home. Black and Red share the victory with 75 points."


@pytest.mark.rule("WB-119")
def test_all_seats_are_ranked_by_their_totals() -> None:
    assert ended(last_home(black=60, red=10, blue=30)).ranking() == [[0], [2], [1]]
    assert ended(last_home(black=10, red=30, blue=20)).ranking() == [[1], [2], [0]]


@pytest.mark.rule("WB-119", "WB-85")
def test_among_those_who_are_not_home_equal_totals_share_a_place() -> None:
    state = position(home=["red"], rounds=9, turn="blue", round_limit=10)
    end(state)
    assert ended(state).ranking() == [[1], [0, 2]]


@pytest.mark.rule("WB-24")
def test_the_match_is_over_when_every_car_is_home() -> None:
    state = position({"black": GATE, "red": SIDE_GATE}, home=["blue"], back=["black", "red"])
    drive(state, FORT_DUNLOP)
    assert state.outcome() is None
    events = drive(state, FORT_DUNLOP)
    assert ended(state).reason is EndReason.ALL_HOME
    assert told(events, Ended) == [Ended(ended(state).sentence)]


@pytest.mark.rule("WB-24")
def test_by_agreement_it_is_over_when_all_cars_but_one_are_home() -> None:
    state = position({"black": GATE}, home=["blue"], back=["black", "red"], ending="all-but-one")
    drive(state, FORT_DUNLOP)
    assert ended(state).reason is EndReason.ALL_BUT_ONE
    assert refusal(state, "end") == ("WB-24",)


@pytest.mark.rule("WB-24")
def test_the_last_car_on_its_way_back_scores_the_last_place_and_pays_for_its_tokens() -> None:
    tokens = towns(OUTER_AREAS[0], worth=5)
    state = position(
        {"black": GATE},
        home=["blue"],
        back=["black", "red"],
        held={"red": tokens},
        credit={"red": 40},
        ending="all-but-one",
    )
    drive(state, FORT_DUNLOP)
    lines = sheet(state, "red")
    assert (lines["home"], lines["brought_home"], lines["total"]) == (14, 5, 40 + 11 + 14 - 5)
    assert leg(state, "red") == "back"


@pytest.mark.rule("WB-24", "WB-85")
def test_a_last_car_still_on_its_way_out_scores_nothing_at_all() -> None:
    held = {"red": one_of_each()[:6]}
    state = position({"black": GATE}, home=["blue"], back=["black"], held=held, ending="all-but-one")
    drive(state, FORT_DUNLOP)
    lines = sheet(state, "red")
    assert (lines["tokens"], lines["new_york"], lines["home"], lines["empty_areas"], lines["total"]) == (0, 0, 0, 0, 0)


# The last car (WB-120).


def alone(credit: int, held: list[str] | None = None, **options: Any) -> Worldbeater:
    """Set up three cars of which red is home with 70 points, blue with 40, and black is alone on its way back."""
    totals = {"red": 70 - 20 - 25, "blue": 40 - 15 - 19, "black": credit}
    tokens = {"black": held or []}
    return position({"black": GATE}, home=["red", "blue"], back=["black"], credit=totals, held=tokens, **options)


@pytest.mark.rule("WB-120")
@pytest.mark.parametrize(
    ("credit", "may_end"),
    [
        (60, True),  # 71 to 85, ahead of both
        (59, False),  # 70 to 84: red's total, or more
        (46, False),  # 57 to 71: more than red's, or less
        (45, True),  # 56 to 70: red was home earlier
        (30, True),  # 41 to 55, between the two
        (29, False),  # 40 to 54
        (16, False),  # 27 to 41
        (15, True),  # 26 to 40: blue was home earlier
    ],
)
def test_the_last_car_may_end_the_match_when_its_place_is_the_same_with_the_least_and_the_most(
    credit: int, may_end: bool
) -> None:
    state = alone(credit)
    assert HOME_POINTS[2] == 14
    assert may(state, "finish") == may_end
    if not may_end:
        assert refusal(state, "finish") == ("WB-120",)


@pytest.mark.rule("WB-120")
def test_a_tie_that_could_be_shared_is_not_settled() -> None:
    assert may(alone(45), "finish")
    assert not may(alone(45, ties="shared"), "finish")
    assert may(alone(44, ties="shared"), "finish")


@pytest.mark.rule("WB-120")
def test_tokens_that_the_last_car_may_still_be_charged_for_count_towards_the_least() -> None:
    tokens = towns(OUTER_AREAS[0], worth=5)
    assert may(alone(60), "finish")
    assert not may(alone(60, tokens), "finish")
    assert may(alone(65, tokens), "finish")


@pytest.mark.rule("WB-120")
def test_ended_by_its_last_car_a_match_is_scored_as_with_all_but_one() -> None:
    tokens = towns(OUTER_AREAS[0], worth=5)
    state = alone(66, tokens)
    act(state, "finish")
    assert ended(state).reason is EndReason.SETTLED
    assert ended(state).scores == (66 + 11 + 14 - 5, 70, 40)
    assert ended(state).places == (1, 2, 3)
    assert refusal(state, "end") == ("WB-120",)


@pytest.mark.rule("WB-120")
def test_a_car_on_its_way_out_may_end_the_match_when_no_token_can_lift_it() -> None:
    def out(blue: int) -> Worldbeater:
        totals = {"red": 400, "blue": blue - 15 - 19}
        return position(home=["red", "blue"], credit=totals, held={"black": towns(OUTER_AREAS[0], worth=5)})

    most = 10 * (5 + 3) + 11 + 14
    assert may(out(most), "finish")
    assert not may(out(most - 1), "finish")
    state = out(most)
    act(state, "finish")
    assert ended(state).scores[0] == 0
    assert ended(state).places == (3, 1, 2)


@pytest.mark.rule("WB-120")
@pytest.mark.parametrize(("empty", "may_end"), [(2, True), (3, False)])
def test_areas_to_be_paid_for_in_new_york_count_towards_the_least_of_a_car_on_its_way_out(
    empty: int, may_end: bool
) -> None:
    gone = [town for outer in OUTER_AREAS[:empty] for town in towns(outer)]
    credit = dict.fromkeys(OTHERS[:-1], 400)
    state = position(seats=6, home=OTHERS, credit=credit, missed={"white": 5}, returned=gone)
    assert sheet(state, "white")["total"] == 6 + 7 - 15
    assert sheet(state, "black")["empty_areas"] == 3 * empty  # the last place in New York gives 5 points
    assert may(state, "finish") == may_end


@pytest.mark.rule("WB-120")
def test_a_car_on_its_way_out_that_never_comes_to_new_york_may_have_nothing() -> None:
    credit = dict.fromkeys(OTHERS[:-1], 400)
    for more, may_end in ((0, True), (5, False)):
        state = position(seats=6, home=OTHERS, credit=credit | {"white": more}, missed={"white": 5})
        assert sheet(state, "white")["total"] == 6 + 7 - 15 + more
        assert sheet(state, "black")["empty_areas"] == 0  # in New York it would have 5 points at least
        assert may(state, "finish") == may_end


@pytest.mark.rule("WB-120")
def test_the_match_is_not_ended_while_others_are_out_nor_with_all_but_one_nor_under_older_rules() -> None:
    two_out = position(home=["red"], back=["black"], credit={"black": 500})
    assert refusal(two_out, "finish") == ("WB-120",)
    assert refusal(alone(60, rules_version=2), "finish") == ("WB-24",)
    assert refusal(position(ending="all-but-one"), "finish") == ("WB-24",)


@pytest.mark.rule("WB-120", "WB-58")
def test_where_a_further_move_is_compulsory_the_match_cannot_be_ended() -> None:
    town = towns(OUTER_AREAS[0], worth=5)[0]
    state = position(
        {"black": town}, home=["red", "blue"], back=["black"], credit={"black": 300}, held={"black": [town]}
    )
    assert may(state, "finish")
    put_back(state, town)
    assert not may(state, "finish")
    assert refusal(state, "finish") == refusal(state, "end")


@pytest.mark.rule("WB-120")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_driving_on_would_not_have_changed_the_ranking(seed: str) -> None:
    tokens = towns(OUTER_AREAS[0], worth=5)
    for credit in (10, 30, 66):
        finished, driven = alone(credit, tokens), alone(credit, tokens, round_limit=12)
        if not may(finished, "finish"):
            continue
        act(finished, "finish")
        dealer = QuickDealer(seed)
        while driven.actors():
            moves = [move for move in driven.legal(0) if driven.wire(move)["move"] != "finish"]
            driven.apply(0, moves[dealer.below(len(moves))])
        assert ended(driven).places == ended(finished).places


@pytest.mark.rule("WB-120")
def test_a_bot_ends_a_match_that_is_settled() -> None:
    for credit in (10, 30, 66):
        state = alone(credit)
        assert [state.wire(move) for move in state.for_bots(0)] == [{"move": "finish"}]
    assert alone(20).for_bots(0) == alone(20).legal(0)


@pytest.mark.rule("WB-85")
def test_the_limit_of_rounds_ends_the_match() -> None:
    state = position(rounds=9, turn="blue", round_limit=10)
    assert shown(position(), "options")["round_limit"] == 300
    end(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT
    assert refusal(state, "end") == ("WB-85",)


@pytest.mark.rule("WB-85")
@pytest.mark.parametrize("rounds", [9, 1001])
def test_the_limit_is_at_least_ten_and_at_most_a_thousand(rounds: int) -> None:
    with pytest.raises(BadInput):
        GAME.parse_options({"round_limit": rounds}, 3)


@pytest.mark.rule("WB-85")
def test_at_the_limit_a_car_on_its_way_back_has_no_home_place_and_pays_for_its_tokens() -> None:
    tokens = towns(OUTER_AREAS[0], worth=5)
    state = position(
        rounds=9, turn="blue", back=["red"], held={"red": tokens}, credit={"red": 40}, missed={"red": 1}, round_limit=10
    )
    end(state)
    lines = sheet(state, "red")
    assert [lines[name] for name in ("tokens", "new_york", "home", "empty_areas", "brought_home")] == [40, 20, 0, 3, 5]
    assert lines["total"] == 40 + 20 - 3 - 5


@pytest.mark.rule("WB-85", "WB-24")
def test_at_the_limit_even_the_last_car_has_no_home_place() -> None:
    state = position(rounds=9, home=["red", "blue"], back=["black"], credit={"black": 40}, round_limit=10)
    end(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT
    assert (sheet(state, "black")["home"], sheet(state, "black")["total"]) == (0, 40 + 11)


@pytest.mark.rule("WB-85")
def test_at_the_limit_a_car_on_its_way_out_scores_nothing_at_all() -> None:
    state = position(rounds=9, turn="blue", held={"red": one_of_each()}, round_limit=10)
    end(state)
    assert sheet(state, "red")["total"] == 0
    assert sheet(state, "red")["empty_areas"] == 0


@pytest.mark.rule("WB-85")
@pytest.mark.parametrize("ties", ["home-earlier", "shared"])
def test_at_equal_totals_a_car_that_is_not_home_ranks_behind(ties: str) -> None:
    credit = {"red": 20, "black": 50}
    state = position(rounds=9, turn="blue", home=["red"], back=["black"], credit=credit, round_limit=10, ties=ties)
    end(state)
    assert ended(state).scores[:2] == (65, 65)
    assert ended(state).ranking()[:2] == [[1], [0]]


@pytest.mark.rule("WB-86")
def test_a_car_that_is_home_is_off_the_board_and_has_no_further_turns() -> None:
    state = position({"black": GATE, "red": SIDE_GATE}, back=["black", "red"], hands={"black": ["fog"]})
    drive(state, FORT_DUNLOP)
    assert (place(state, "black"), leg(state, "black"), hand(state, "black")) == (None, "home", ["fog"])
    order = []
    for _ in range(4):
        order.append(on_turn(state))
        end(state)
    assert order == ["red", "blue", "red", "blue"]
    assert shown(state, "rounds") == 2


@pytest.mark.rule("WB-86")
def test_no_card_can_be_played_on_a_car_that_is_home_nor_by_it() -> None:
    state = position(home=["red"], hands={"black": ["fog", "luggage"], "red": ["fog"]})
    assert not may(state, "play", card="fog", on=1)
    assert refusal(state, "play", card="fog", on=1) == ("WB-86",)
    assert refusal(state, "play", card="luggage", on=1) == ("WB-86",)
    assert state.why(1, state.parse_move({"move": "play", "card": "fog", "on": 0})).clauses == ("WB-86",)


@pytest.mark.rule("WB-86")
def test_a_car_that_came_home_is_in_nobodys_way() -> None:
    here, there = _across_fort_dunlop()
    state = position({"black": here, "red": places("open", within=OUTER_AREAS[0])[0]}, home=["blue"])
    assert there in ends(state, "drive")


def _across_fort_dunlop() -> tuple[str, str]:
    """Give two hexagons on either side of Fort Dunlop, in a line with it."""
    for here in neighbours(FORT_DUNLOP):
        for line in lines(here):
            if line[:1] == [FORT_DUNLOP] and len(line) > 1 and role(line[1]) == "open":
                return here, line[1]
    raise LookupError
