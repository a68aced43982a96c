"""What greedy weighs: the right way round, honest about the time to home, and strong enough to find the right go."""

from statistics import fmean
from typing import cast

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.capital_adventure.board import BOARD, SEATS_MAX, SEATS_MIN
from greatcircle.games.capital_adventure.evaluation import total_of, weigh_side
from greatcircle.games.capital_adventure.knowledge.prospect import GO, Prospect, prospect_of
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from tests.games.capital_adventure.position import (
    AT_SEA,
    GAME,
    answer,
    ask,
    in_london,
    number,
    position,
)
from tests.games.capital_adventure.scene import GOALS, continent

EUROPE_AND_AFRICA = [goal for goal in GOALS if continent(goal) in ("europe", "africa")]
ALL_BUT_AMERICA = [goal for goal in GOALS if continent(goal) != "americas"]


def goes_left(state: CapitalAdventure, side: str = "red") -> float:
    """Give how many goes a side needs to come home, as it is estimated."""
    return -total_of(weigh_side(state, number(side))) / GO


def choice(state: CapitalAdventure) -> dict[str, object]:
    """Give the move that is weighed most, on the wire."""
    seat = state.turn
    moves = state.for_bots(seat)
    appraisals = GAME.appraise(GAME.view(state, seat), moves)
    assert appraisals is not None
    values = [appraisal.value() for appraisal in appraisals]
    return dict(state.wire(moves[values.index(max(values))]))


def go_of(state: CapitalAdventure, most: int = 12) -> list[dict[str, object]]:
    """Let a side make its best moves until chance or another side acts."""
    made: list[dict[str, object]] = []
    seat = state.turn
    while state.actors() == [seat] and len(made) < most:
        made.append(choice(state))
        state.apply(seat, state.parse_move(made[-1]))
    return made


def kinds(moves: list[dict[str, object]]) -> list[object]:
    return [move["move"] for move in moves]


# What a state weighs.


@pytest.mark.parametrize("seats", range(SEATS_MIN, SEATS_MAX + 1))
def test_the_terms_add_up_to_the_weight_at_every_step_of_a_match(seats: int) -> None:
    dealer = QuickDealer(f"terms of {seats}")
    state = GAME.start(GAME.parse_options({"round_limit": 6}, seats), seats)
    sentences = [term.sentence for term in GAME.terms(state, 0)]
    while True:
        for seat in range(seats):
            terms = GAME.terms(state, seat)
            assert sum(term.value for term in terms) == GAME.evaluate(state, seat)
            assert [term.sentence for term in terms] == sentences
        if not (actors := state.actors()):
            break
        moves = state.chances().moves if actors == [CHANCE] else state.for_bots(actors[0])
        state.apply(actors[0], moves[dealer.below(len(moves))])


def test_every_peg_on_the_way_brings_home_nearer() -> None:
    there = "nairobi"
    before = goes_left(position({"red": there}, pegs={"red": EUROPE_AND_AFRICA[:-1]}))
    assert goes_left(position({"red": there}, pegs={"red": EUROPE_AND_AFRICA})) < before


def test_money_tokens_insurance_and_doubles_bring_home_nearer() -> None:
    poor = position({"red": "delhi"}, cash={"red": 500}, insurance={"red": []}, doubles={"red": 0})
    before = goes_left(poor)
    for richer in (
        position({"red": "delhi"}, cash={"red": 900}, insurance={"red": []}, doubles={"red": 0}),
        position({"red": "delhi"}, cash={"red": 500}, insurance={"red": ["asia"]}, doubles={"red": 0}),
        position({"red": "delhi"}, cash={"red": 500}, insurance={"red": []}, doubles={"red": 1}),
        position({"red": "delhi"}, cash={"red": 500}, insurance={"red": []}, doubles={"red": 0}, tokens={"red": 1}),
    ):
        assert goes_left(richer) < before


def test_insurance_of_a_continent_that_lies_behind_is_worth_nothing() -> None:
    pegs = {"red": ALL_BUT_AMERICA}
    none = position({"red": "denver"}, pegs=pegs, insurance={"red": []})
    behind = position({"red": "denver"}, pegs=pegs, insurance={"red": ["asia"]})
    here = position({"red": "denver"}, pegs=pegs, insurance={"red": ["americas"]})
    assert goes_left(behind) == goes_left(none) > goes_left(here)


def test_money_that_the_way_home_does_not_need_is_worth_little() -> None:
    pegs = {"red": GOALS}
    rich = position({"red": "new-york"}, pegs=pegs, cash={"red": 6000}, insurance={"red": []}, doubles={"red": 0})
    richer = position({"red": "new-york"}, pegs=pegs, cash={"red": 9000}, insurance={"red": []}, doubles={"red": 0})
    assert goes_left(rich) - goes_left(richer) < 0.1


def test_a_go_to_miss_weighs_a_go() -> None:
    assert goes_left(position(missed={"red": 2})) == pytest.approx(goes_left(position()) + 2)


def test_every_answer_on_the_atlantic_brings_home_nearer() -> None:
    left = [goes_left(position({"red": AT_SEA}, sea={"red": answers})) for answers in range(7)]
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == 7


def test_a_rival_near_home_weighs_against_a_side() -> None:
    near = position({"blue": AT_SEA}, sea={"blue": 6})
    assert GAME.evaluate(near, 0) < GAME.evaluate(position(), 0)
    assert GAME.evaluate(near, 1) > 0


def test_who_knows_more_is_home_sooner() -> None:
    goes = [goes_left(position(knowledge=knowledge)) for knowledge in (20, 40, 60, 80, 95)]
    assert goes == sorted(goes, reverse=True)
    child, standard, hard = (goes_left(position(level=level)) for level in ("child", "standard", "hard"))
    assert child < standard < hard


def test_without_visas_and_for_more_money_the_tour_is_shorter() -> None:
    assert goes_left(position(version="diplomat")) < goes_left(position())
    assert goes_left(position(pay="fast")) < goes_left(position())


def test_the_questions_of_a_go_bring_in_what_the_odds_say() -> None:
    prospect = prospect_of(position().setup, 0)
    right = 21 * 60 / 2400
    more = 1 - right - 1 / 24
    assert prospect.earning < (right * 200 + 300 / 24) / more, "Hazards take something off"
    assert prospect.earning > right * 200, "more than one question is answered"


def test_who_has_no_money_fears_deportation() -> None:
    prospect = Prospect(60, 200, True)
    state = position({"red": "delhi"}, pegs={"red": EUROPE_AND_AFRICA})
    city, lacking = state.city[0], BOARD.all_pegs & ~state.pegs[0]
    assert prospect.gain(city, lacking, 0, 0, False) < prospect.gain(city, lacking, 1000, 0, False)
    assert prospect.gain(city, lacking, 0, 1000, False) > prospect.gain(city, lacking, 0, 0, False)


def test_a_hijack_to_the_city_where_one_is_is_not_feared() -> None:
    prospect = Prospect(60, 200, True)
    assert prospect.peril(BOARD.number_of["bucharest"], BOARD.all_pegs).hijacked == 0
    assert prospect.peril(BOARD.number_of["warsaw"], BOARD.all_pegs).hijacked > prospect.delay


def test_the_estimate_is_honest() -> None:
    """Over some matches the winner needs about as many goes as it thought at the start, or a few less."""
    taken: list[int] = []
    for seed in range(5):
        match = _played(f"honest/{seed}")
        taken.append(cast(CapitalAdventure, match.state).rounds)
    assert 0.7 < fmean(taken) / goes_left(in_london()) < 1.1


# What a side does.


def test_in_london_it_rolls_and_keeps_its_insurance() -> None:
    assert choice(in_london()) == {"move": "roll"}


def test_with_money_in_hand_it_hands_in_a_double_before_it_rolls() -> None:
    state = position({"red": "vienna"})
    assert kinds(go_of(state)) == ["double", "roll"]


def test_after_a_right_answer_it_rolls_again() -> None:
    state = position({"red": "vienna"}, doubles={"red": 0})
    ask(state)
    answer(state)
    assert choice(state) == {"move": "roll"}


@pytest.mark.rule("CA-151")
def test_with_a_fortune_in_hand_it_rolls_no_more() -> None:
    state = position({"red": "nairobi"}, cash={"red": 60_000}, amid={"go": _after_a_roll()})
    assert choice(state)["move"] != "roll"


@pytest.mark.rule("CA-150")
def test_it_ends_its_go_in_a_capital_adventure_city_that_it_can_pay() -> None:
    state = position({"red": "berlin"}, cash={"red": 600}, doubles={"red": 0})
    ask(state)
    answer(state, is_right=False)
    assert kinds(go_of(state))[-1] == "pay"
    assert BOARD.cities[state.city[0]].id in GOALS
    assert state.tokens[0] == 1


@pytest.mark.rule("CA-98")
def test_it_does_not_strand_itself_in_a_city_that_is_dear_to_leave() -> None:
    done = [goal for goal in ALL_BUT_AMERICA if goal != "perth"]
    state = position({"red": "melbourne"}, cash={"red": 450}, insurance={"red": []}, pegs={"red": done})
    ask(state)
    answer(state, is_right=False)
    assert {"move": "go", "to": "perth"} not in go_of(state)


@pytest.mark.rule("CA-152")
def test_it_cashes_insurance_before_it_leaves_the_continent_and_not_before() -> None:
    inside = position({"red": "cairo"}, cash={"red": 600}, pegs={"red": ["paris", "stockholm", "moscow"]})
    assert choice(inside)["move"] != "cash"
    leaving = position({"red": "cairo"}, cash={"red": 600}, pegs={"red": EUROPE_AND_AFRICA}, doubles={"red": 0})
    assert go_of(leaving)[0] == {"move": "cash", "continent": "africa"}


def test_it_pays_a_long_journey_with_travel_tokens() -> None:
    state = position({"red": "perth"}, cash={"red": 700}, tokens={"red": 2}, pegs={"red": [*GOALS[:10], "perth"]})
    travelled = go_of(state)
    payment = [move for move in travelled if move["move"] == "pay"]
    assert payment
    assert cast(int, payment[0]["tokens"]) > 0


def test_it_does_not_wait_for_tokens_that_it_cannot_hold() -> None:
    state = position(
        {"red": "wellington"},
        cash={"red": 0},
        tokens={"red": 2},
        insurance={"red": ["americas"]},
        doubles={"red": 0},
        pegs={"red": ALL_BUT_AMERICA},
    )
    travelled = go_of(state)
    assert travelled[0]["move"] == "go"
    assert state.city[0] != position({"red": "wellington"}).city[0]


@pytest.mark.parametrize(("knowledge", "cash", "kind"), [(90, 3000, "pay"), (60, 1100, "visa")])
def test_it_buys_visas_when_answers_earn_more_than_they_cost_and_else_answers_for_them(
    knowledge: int, cash: int, kind: str
) -> None:
    done = [goal for goal in GOALS if continent(goal) not in ("australasia", "americas")]
    state = position(
        {"red": "singapore"},
        cash={"red": cash},
        insurance={"red": []},
        doubles={"red": 0},
        pegs={"red": done},
        knowledge=knowledge,
    )
    if kind == "pay":
        ask(state)
        answer(state, is_right=False)
    assert kind in kinds(go_of(state))


def test_on_a_transit_point_it_tries_again() -> None:
    assert choice(position({"red": "athens-cairo"})) == {"move": "roll"}
    assert choice(position({"red": AT_SEA}))["move"] == "roll"


@pytest.mark.parametrize(("cash", "by"), [(5000, "money"), (800, "answer")])
def test_from_new_york_it_sails_at_once_with_a_visa_for_money_or_an_answer(cash: int, by: str) -> None:
    state = position({"red": "new-york"}, pegs={"red": GOALS}, cash={"red": cash}, insurance={"red": []})
    sailed = go_of(state)
    assert {"move": "sail", "by": by, "tokens": 0} in sailed


def test_without_visas_it_sails_for_the_fare() -> None:
    state = position({"red": "new-york"}, pegs={"red": GOALS}, cash={"red": 900}, version="diplomat")
    assert choice(state)["move"] == "sail"


def test_without_the_fare_it_waits_in_new_york_for_a_token() -> None:
    state = position(
        {"red": "new-york"},
        pegs={"red": GOALS},
        cash={"red": 0},
        tokens={"red": 1},
        insurance={"red": []},
        doubles={"red": 0},
    )
    assert choice(state) == {"move": "end"}


def test_it_goes_back_for_a_city_that_it_left_behind() -> None:
    lacking = [goal for goal in GOALS if goal not in ("samarkand", "new-york")]
    state = position({"red": "darwin"}, cash={"red": 3500}, pegs={"red": lacking}, doubles={"red": 0})
    ask(state)
    answer(state, is_right=False)
    go = go_of(state)
    assert continent(str(go[-2]["to"])) == "asia"


# How it plays.


def _after_a_roll() -> dict[str, object]:
    return {
        "is_first": False,
        "has_rolled": True,
        "has_travelled": False,
        "has_doubled": False,
        "is_asking_over": False,
        "has_proposed": False,
    }


def _played(seed: str, bots: tuple[str, str] = ("greedy", "greedy"), options: dict[str, object] | None = None) -> Match:
    match = Match(GAME, GAME.parse_options(options or {}, 2), 2, QuickDealer(seed))
    players = [make_bot(name, GAME, QuickDealer(f"{seed}/{seat}")) for seat, name in enumerate(bots)]
    while not match.is_over():
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.deal()
        else:
            match.play(actor, players[actor].choose(match.view(actor), match.for_bots(actor)))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random_and_comes_home(seed: int) -> None:
    seats = ("greedy", "random") if seed % 2 else ("random", "greedy")
    outcome = _played(f"random/{seed}", seats).outcome()
    assert outcome is not None
    assert outcome.places[seats.index("greedy")] == 1
    assert outcome.reason.value == "home"


@pytest.mark.parametrize(
    "options",
    [
        {"version": "diplomat"},
        {"pay": "fast"},
        {"eastward": True},
        {"strict_tokens": True},
        {"level": "child,hard"},
        {"knowledge": 40},
        {"knowledge": 95},
    ],
)
def test_greedy_comes_home_whatever_was_agreed(options: dict[str, object]) -> None:
    outcome = _played("agreed", ("greedy", "greedy"), options).outcome()
    assert outcome is not None
    assert outcome.reason.value == "home"


def test_hints_are_given_with_reasons_at_every_step_of_a_match() -> None:
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("reasons"))
    bots = [make_bot("greedy", GAME, QuickDealer(f"reasons/{seat}")) for seat in range(2)]
    for _ in range(120):
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.deal()
            continue
        moves = match.for_bots(actor)
        move = bots[actor].choose(match.view(actor), moves)
        if match.state.question(actor) is None:
            for asked in {move, *match.for_people(actor)[-2:]}:
                assert bots[actor].reasons(match.view(actor), asked)
        match.play(actor, move)
