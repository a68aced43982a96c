"""What greedy weighs: the right way round, along the real roads, and strong enough to find the right turn."""

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.worldbeater.board import AREAS, BOARD, SEATS_MAX, SEATS_MIN
from greatcircle.games.worldbeater.evaluation import FINDS, RESTLESS_MOST, TEMPO, Prospect, prospects_of
from greatcircle.games.worldbeater.knowledge.prospect import PACE_BACK, PACE_OUT, PACE_TO_NEW_YORK, ground_of
from greatcircle.games.worldbeater.knowledge.tour import CROSSING, TURN, tours_of
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE
from tests.games.worldbeater.position import GAME, act, holds, leg, place, position, short
from tests.games.worldbeater.scene import (
    FORT_DUNLOP,
    NEW_YORK,
    OUTER_AREAS,
    UK,
    approach,
    area,
    aside,
    lines,
    one_of_each,
    partner,
    places,
    role,
    row,
    spot,
    towns,
    value,
)

ALL_AREAS = (1 << (AREAS - 1)) - 1
"""The set of all areas with towns."""


def weight(state: Worldbeater, seat: int = 0) -> int:
    return GAME.evaluate(state, seat)


def term(state: Worldbeater, sentence: str, seat: int = 0) -> int:
    (value,) = [term.value for term in GAME.terms(state, seat) if term.sentence == sentence]
    return value


def greedy_turn(state: Worldbeater, luck: str = "greedy") -> list[str]:
    """Let greedy play its moves until chance or another seat acts; give them as short texts."""
    seat = state.turn
    bot = make_bot("greedy", GAME, QuickDealer(luck))
    made: list[str] = []
    while state.actors() == [seat]:
        move = bot.choose(GAME.view(state, seat), state.legal(seat))
        made.append(short(state.wire(move)))
        state.apply(seat, move)
    return made


def two_lines_from(there: str) -> str:
    """Find an open hexagon from which a place can be reached in two lines but not in one."""
    near = approach(there)
    for line in lines(near):
        if role(line[0]) == "open" and not any(there in other for other in lines(line[0])):
            return line[0]
    raise LookupError(f"nothing is two lines from {there}")


@pytest.mark.parametrize("seats", range(SEATS_MIN, SEATS_MAX + 1))
def test_the_terms_add_up_to_the_weight_at_every_step_of_a_match(seats: int) -> None:
    dealer = QuickDealer(f"terms of {seats}")
    state = GAME.start(GAME.parse_options({"round_limit": 10}, seats), seats)
    sentences = [term.sentence for term in GAME.terms(state, 0)]
    while True:
        for seat in range(seats):
            terms = GAME.terms(state, seat)
            assert sum(term.value for term in terms) == GAME.evaluate(state, seat)
            assert [term.sentence for term in terms] == sentences
        if not (actors := state.actors()):
            break
        moves = state.chances().moves if actors == [CHANCE] else state.legal(actors[0])
        state.apply(actors[0], moves[dealer.below(len(moves))])


def test_a_token_held_weighs_its_value() -> None:
    outer = OUTER_AREAS[0]
    low, high = towns(within=outer, worth=1)[0], towns(within=outer, worth=5)[0]
    weights = [term(position(held={"black": [one]}), "tokens held or credited") for one in (low, high)]
    assert weights == [100, 500]


def test_a_second_token_of_an_area_makes_the_way_home_longer() -> None:
    outer = area(NEW_YORK)
    one, two = (towns(within=outer, worth=worth)[0] for worth in (1, 5))
    single, double = (prospects_of(position(held={"black": held}), 0)[0] for held in ([one], [one, two]))
    assert double.tokens - single.tokens == 500
    assert double.to_home - double.to_new_york > single.to_home - single.to_new_york


def test_an_area_that_has_run_dry_costs_its_penalty_and_need_not_be_visited() -> None:
    outer = OUTER_AREAS[0]
    others = [town for town in towns(within=outer) if BOARD.value[BOARD.town[BOARD.number_of[town]]] in (1, 3, 5)]
    dry = position(held={"red": others[:2], "blue": others[2:]})
    left = position(held={"red": others[:2], "blue": others[2:3]})
    assert ground_of(dry).penalties[0] == 300
    assert ground_of(left).penalties[0] == 0
    assert ground_of(dry).owed[0] < ground_of(left).owed[0] == ALL_AREAS


def test_who_owes_nothing_is_better_off_the_nearer_new_york_is() -> None:
    held = {"black": one_of_each()}
    near, farther = (
        weight(position({"black": spot}, held=held)) for spot in (approach(NEW_YORK), _far_from_new_york())
    )
    assert weight(position({"black": two_lines_from(NEW_YORK)}, held=held)) < near
    assert farther < near


def test_being_far_ahead_of_the_others_is_worth_a_better_place() -> None:
    held = {"black": one_of_each(), "red": one_of_each(without=[area(NEW_YORK)])}
    prospects = prospects_of(position({"black": approach(NEW_YORK)}, held={"black": held["black"]}), 0)
    assert prospects[0].new_york > prospects[1].new_york
    assert prospects[0].home > prospects[1].home


def test_harm_that_waits_for_a_rival_is_good_for_us_and_bad_for_it() -> None:
    calm, harmed = position(), position(harms={"red": ["breakdown", "curfew"]})
    assert weight(harmed) > weight(calm)
    assert weight(harmed, 1) < weight(calm, 1)


def test_a_rival_that_misses_its_turn_is_left_behind_by_a_whole_turn() -> None:
    calm, harmed = position(), position(harms={"red": ["breakdown"]})
    act(calm, "end")
    act(harmed, "end")
    for state, turn in ((calm, 1), (harmed, 2)):
        assert state.turn == turn
    gaps = [prospects_of(state, 0)[1].to_home - prospects_of(state, 0)[0].to_home for state in (calm, harmed)]
    assert abs(gaps[1] - gaps[0] - PACE_OUT) <= PACE_OUT // TURN + 1


def worth(prospect: Prospect) -> int:
    """What a seat may expect but for its places."""
    return prospect.total() - prospect.new_york - prospect.home


def test_who_has_to_wait_for_its_turn_is_farther_away_and_finds_less() -> None:
    first, second, third = prospects_of(position(), 0)
    for car, thirds in ((second, 1), (third, 2)):
        assert abs(car.to_new_york - first.to_new_york - PACE_TO_NEW_YORK * thirds / 3) <= 2
        assert abs(car.to_home - first.to_home - PACE_OUT * thirds / 3) <= 3
        assert abs(worth(first) - worth(car) - FINDS * thirds / 3) <= 3
    assert first.total() > second.total() > third.total()


def test_on_the_way_back_who_has_to_wait_is_farther_away_and_finds_nothing_anyway() -> None:
    first, second, _ = prospects_of(position(back=["black", "red", "blue"]), 0)
    assert abs(second.to_home - first.to_home - PACE_BACK / 3) <= 2
    assert (first.unfound, second.unfound) == (0, 0)


@pytest.mark.parametrize("turn", ["black", "red"])
def test_a_car_that_will_miss_its_turn_is_a_turn_farther_away_wherever_it_sits(turn: str) -> None:
    for back, pace in (([], PACE_OUT), (["black", "red", "blue"], PACE_BACK)):
        calm, harmed = (
            prospects_of(position(turn=turn, back=back, harms={"blue": harms}), 0)[2] for harms in ([], ["breakdown"])
        )
        assert harmed.to_home - calm.to_home == pace
        assert harmed.to_new_york - calm.to_new_york == (0 if back else PACE_TO_NEW_YORK)
        assert worth(calm) - worth(harmed) == (0 if back else FINDS)


def test_that_the_next_car_misses_its_turn_is_no_time_won() -> None:
    calm, harmed = (position(harms={"red": harms}) for harms in ([], ["breakdown"]))
    for state in (calm, harmed):
        act(state, "end")
    assert (calm.turn, harmed.turn) == (1, 2)
    sentence = "turns that the way still takes"
    assert term(calm, sentence) == term(harmed, sentence)


def test_the_wait_in_new_york_is_a_turn_of_the_way_back() -> None:
    held = {"black": one_of_each()}
    before, after = (position({"black": NEW_YORK}, back=["black"], held=held, waiting=who) for who in (["black"], []))
    assert prospects_of(before, 0)[0].to_home - prospects_of(after, 0)[0].to_home == PACE_BACK
    out = position({"black": NEW_YORK}, held=held)
    (way, *_) = ground_of(out).ways(0, out.car[0], out.leg[0], False)
    assert way.to_home - way.to_new_york == prospects_of(before, 0)[0].to_home


def test_a_car_still_out_when_the_match_ends_waits_for_nothing() -> None:
    state = position(round_limit=10, rounds=10, turn="blue")
    act(state, "end")
    assert state.outcome() is not None
    assert [prospect.total() for prospect in prospects_of(state, 0)] == [0, 0, 0]


def test_the_cards_of_others_are_counted_but_not_looked_at() -> None:
    weak, strong = ["fog", "fog"], ["full-tank", "breakdown"]
    weights = [weight(position(hands={"black": ["papers"], "red": hand})) for hand in (weak, strong, [])]
    assert weights[0] == weights[1] < weights[2]


def test_the_own_cards_are_weighed_by_their_kinds() -> None:
    weak, strong = (term(position(hands={"black": [card]}), "cards in hand") for card in ("fog", "full-tank"))
    assert strong > weak > 0


def test_a_match_that_is_over_weighs_what_stands_on_the_sheet() -> None:
    state = position({"black": approach(FORT_DUNLOP)}, home=["red", "blue"], back=["black"], credit={"black": 90})
    act(state, "drive", to=FORT_DUNLOP)
    assert state.outcome() is not None
    own = prospects_of(state, 0)[0]
    assert (own.tokens, own.new_york, own.home, own.to_home) == (9000, 1100, 1400, 0)
    assert term(state, "the match itself") > 0 == term(state, "the match itself", 1)


# The roads.


def test_a_direct_line_costs_nothing_and_a_token_in_its_way_a_turn_or_more() -> None:
    start, token, end = row("open", "town", "open")
    roads = tours_of(SEATS_MIN, False).roads
    here, there = BOARD.number_of[start], BOARD.number_of[end]
    town = BOARD.areas[BOARD.area[here]].towns.index(BOARD.town[BOARD.number_of[token]])
    assert roads.way(here, there, 0) == 0
    assert roads.way(here, there, 1 << town) >= TURN


def test_no_way_is_longer_than_a_line_and_the_way_from_its_end() -> None:
    roads = tours_of(SEATS_MAX, False).roads
    for outer in BOARD.areas:
        lying = (1 << len(outer.towns)) - 1
        for here in outer.hexagons:
            ways = roads.ways(here, lying)
            assert max(ways) < 100 * TURN
            for ray in BOARD.rays[here]:
                stops = [there for there in ray[:1] if role(BOARD.ids[there]) == "open"]
                for stop in stops:
                    onward = roads.ways(stop, lying)
                    assert all(way <= TURN + rest for way, rest in zip(ways, onward, strict=True))


@pytest.mark.parametrize("is_back", [False, True])
@pytest.mark.parametrize("seats", range(SEATS_MIN, SEATS_MAX + 1))
def test_what_is_far_is_never_nearer_than_it_turns_out(seats: int, is_back: bool) -> None:
    """From the town of any stop, what is then left is at most what it had been taken for."""
    tours = tours_of(seats, is_back)
    lying = tours.laid
    for need in (1, 0b1000100, 0b1010101010, ALL_AREAS >> 1, ALL_AREAS):
        for here in BOARD.areas[1:]:
            stops = sum(
                max(tours.roads.stop(gate, lying[there], lying[there], is_back) for gate in tours.roads.gates[there])
                for there in range(1, AREAS)
                if need >> (there - 1) & 1
            )
            taken_for = tours.tours[need * AREAS + here.number] + stops
            for town in here.towns:
                if lying[here.number] >> here.towns.index(town) & 1 and not need >> (here.number - 1) & 1:
                    assert tours.way(BOARD.towns[town].hexagon, need, lying, lying) <= taken_for


def test_the_way_home_with_tokens_to_lay_back_does_not_lead_through_the_united_kingdom() -> None:
    (into_uk, *_) = [exit_ for exit_ in places("frontier", "seaport") if area(partner(exit_)) == UK]
    here = BOARD.number_of[into_uk]
    outer = BOARD.area[here]
    gates = [BOARD.number_of[partner(into_uk)]]
    tours = tours_of(SEATS_MAX, True)
    assert tours.network.closed == BOARD.area[gates[0]]
    assert all(tours.network.ways(here)[gate] > CROSSING for gate in gates)
    assert tours.way(here, 0, tours.laid, tours.laid) < tours.way(here, 1 << (outer - 1), tours.laid, tours.laid)


# Whole turns.


def test_greedy_drives_into_new_york_when_it_owes_nothing_and_another_is_near() -> None:
    held = {"black": one_of_each(), "red": [towns(within=outer, worth=3)[0] for outer in OUTER_AREAS]}
    state = position({"black": approach(NEW_YORK), "red": two_lines_from(NEW_YORK)}, held=held)
    assert f"drive {NEW_YORK}" in greedy_turn(state)
    assert leg(state, "black") == "back"


def test_greedy_comes_home_when_it_can() -> None:
    state = position({"black": approach(FORT_DUNLOP)}, back=["black"], hands={"black": ["fog", "papers"]})
    greedy_turn(state)
    assert leg(state, "black") == "home"


@pytest.mark.parametrize("luck", ["one", "two", "three"])
def test_greedy_claims_two_tokens_in_a_turn_where_a_chain_allows_it(luck: str) -> None:
    start, *_ = row("open", "town", "town", where=lambda run: all(worth in (1, 3) for worth in _values(run[1:])))
    state = position({"black": start})
    claims = [made for made in greedy_turn(state, luck) if made.startswith("claim")]
    assert len(claims) == 2


@pytest.mark.parametrize("start", range(0, len(OUTER_AREAS), 3))
def test_greedy_lays_tokens_back_on_its_way_when_it_has_too_many(start: int) -> None:
    held = one_of_each()
    state = position({"black": held[start]}, back=["black"], held={"black": held})
    assert any(made.startswith("put-back") for made in greedy_turn(state))


def test_greedy_shows_its_papers_in_new_york() -> None:
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()}, hands={"black": ["papers"]})
    act(state, "drive", to=NEW_YORK)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.chances().moves[0])
    assert "play papers" in greedy_turn(state)


def test_greedy_harms_the_rival_that_is_about_to_overtake_it() -> None:
    state = position(
        {"black": two_lines_from(NEW_YORK), "red": approach(NEW_YORK)},
        held={"black": one_of_each(), "red": [towns(within=outer, worth=3)[0] for outer in OUTER_AREAS]},
        hands={"black": ["breakdown"]},
    )
    assert "play breakdown 1" in greedy_turn(state)


def test_the_last_car_goes_home_and_does_not_wander() -> None:
    state = position(
        {"black": places("open", within=OUTER_AREAS[0])[0]}, home=["red", "blue"], back=["black"], rules_version=2
    )
    turns = 0
    while state.outcome() is None:
        greedy_turn(state)
        turns += 1
        assert turns < 20
    assert place(state, "black") is None


@pytest.mark.parametrize("hand", [[], ["charter", "breakdown"]])
def test_the_last_car_does_not_wander_to_keep_its_cards(hand: list[str]) -> None:
    far_away = towns(within="south-america", worth=5)
    for start in places("open", within=area(NEW_YORK))[::8]:
        state = position(
            {"black": start},
            home=["red", "blue"],
            back=["black"],
            held={"black": far_away},
            hands={"black": hand},
            credit={"red": 90},
            round_limit=10,
            rules_version=2,
        )
        greedy_turn(state)
        assert (leg(state, "black"), holds(state, "black")) == ("home", set())


def test_cars_that_are_long_under_way_lose_their_patience() -> None:
    def weights(rounds: int) -> list[int]:
        line = max(lines(NEW_YORK), key=len)
        return [weight(position({"black": place}, rounds=rounds, back=["black", "red", "blue"])) for place in line[:3]]

    early, late, later = weights(10), weights(200), weights(201)
    assert weights(11) == [value - TEMPO for value in early]
    assert [new - old for old, new in zip(late, later, strict=True)] != [-TEMPO] * len(late)
    assert all(0 <= old - 190 * TEMPO - new < RESTLESS_MOST for old, new in zip(early, late, strict=True))


def two_in_each_others_way() -> Worldbeater:
    """Two cars on one line of the Far East: yellow has to go west to Kabul, green east to Kyoto."""
    (gate,) = [gate for gate in places("frontier", within="far-east") if area(partner(gate)) == "south-asia"]
    line = max(lines(gate), key=len)
    held = {
        "yellow": [spot(name) for name in ("stockholm", "muscat", "kabul", "palembang", "medan", "buenos-aires")],
        "green": [spot(name) for name in ("berlin", "algiers", "kyoto", "broken-hill", "juneau", "brasilia")],
    }
    return position(
        {"yellow": line[4], "green": line[0]},
        seats=5,
        rounds=25,
        turn="yellow",
        first="yellow",
        home=["blue", "red", "black"],
        back=["green", "yellow"],
        held=held,
        returned=[hexagon for hexagon in set(towns()).difference(*held.values()) if value(hexagon) != 6],
    )


@pytest.mark.parametrize("luck", ["3", "5", "6", "7"])
def test_two_cars_in_each_others_way_do_not_wait_for_each_other_for_ever(luck: str) -> None:
    state = two_in_each_others_way()
    while state.outcome() is None:
        greedy_turn(state, f"{luck}/{state.rounds}")
        assert state.rounds < 70


def _far_from_new_york() -> str:
    return aside(NEW_YORK, within=area(NEW_YORK))


def _values(hexagons: list[str]) -> list[int]:
    return [BOARD.value[BOARD.town[BOARD.number_of[hexagon]]] for hexagon in hexagons]
