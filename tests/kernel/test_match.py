"""This file is the tests of a match: the check that every move passes, offers, and what each seat may see."""

import json
from collections import Counter

import pytest

from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import ProvableDealer, QuickDealer
from greatcircle.kernel.match import LoggedMove, Match
from greatcircle.kernel.refusal import BadInput, IllegalMove, MatchOver, Reason, WrongSeat
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR
from tests.kernel.bidding import TRAP_THE_CAP, bidding, facts, open_match, play_out
from tests.kernel.sealed_bid import BID, DEAL, GAME, MOVE_COUNT, RULEBOOK, EndReason


def test_a_match_begins_with_chance_and_an_empty_log() -> None:
    match = open_match()
    assert match.waits_for_chance()
    assert not match.is_over()
    assert match.outcome() is None
    assert match.log == []


def test_every_move_stands_in_the_log() -> None:
    match = bidding(3, 1)
    match.play(1, BID + 2)
    assert match.log == [LoggedMove(CHANCE, DEAL + 2), LoggedMove(CHANCE, DEAL), LoggedMove(1, BID + 2)]


def test_several_seats_may_act_at_once_and_in_any_order() -> None:
    match = bidding(1, 2, 3)
    assert match.state.actors() == [0, 1, 2]
    match.play(1, BID)
    assert match.state.actors() == [0, 2]
    match.play(2, BID)
    match.play(0, BID)
    assert match.waits_for_chance()


def test_the_order_of_sealed_bids_does_not_matter() -> None:
    there, back = bidding(1, 2, 3), bidding(1, 2, 3)
    for seat in (0, 1, 2):
        there.play(seat, BID + seat)
    for seat in (2, 1, 0):
        back.play(seat, BID + seat)
    assert there.state.to_json() == back.state.to_json()


@pytest.mark.parametrize("move", [BID + 7, DEAL, -1, MOVE_COUNT, 10**9])
def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(move: int) -> None:
    match = bidding(1, 2)
    before = facts(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, move)
    assert refused.value.reason == Reason(False, "A bid is from 0 to your 6 chips.", ("SB-04",))
    assert str(refused.value) == "A bid is from 0 to your 6 chips. (SB-04)"
    assert facts(match) == before


def test_a_seat_that_has_acted_is_refused_with_its_clause_and_changes_nothing() -> None:
    match = bidding(1, 2)
    match.play(0, BID)
    before = facts(match)
    with pytest.raises(WrongSeat) as refused:
        match.play(0, BID + 1)
    assert refused.value.reason.clauses == ("SB-05",)
    assert facts(match) == before


def test_a_seat_is_refused_while_chance_is_to_act() -> None:
    match = open_match()
    before = facts(match)
    with pytest.raises(WrongSeat) as refused:
        match.play(0, BID)
    assert refused.value.reason.clauses == ("SB-03",)
    assert facts(match) == before


@pytest.mark.parametrize("seat", [CHANCE, SPECTATOR, 3, 99])
@pytest.mark.parametrize("match", [open_match(), bidding(1, 2, 3)], ids=["dealing", "bidding"])
def test_nobody_plays_for_chance_or_for_a_seat_that_is_not_there(match: Match, seat: int) -> None:
    before = facts(match)
    with pytest.raises(WrongSeat) as refused:
        match.play(seat, DEAL)
    assert refused.value.reason.clauses == ("SB-01",)
    assert facts(match) == before


def test_a_finished_match_is_over_for_every_seat() -> None:
    match = play_out(open_match())
    before = facts(match)
    for seat in (*range(3), CHANCE, SPECTATOR, 99):
        with pytest.raises(MatchOver) as refused:
            match.play(seat, BID)
        assert refused.value.reason == Reason(False, "The match is over.", ("SB-08",))
    assert facts(match) == before


def test_a_finished_match_is_over_for_chance_too() -> None:
    match = play_out(open_match())
    before = facts(match)
    with pytest.raises(MatchOver):
        match.deal()
    with pytest.raises(MatchOver):
        match.deal_as(DEAL)
    assert facts(match) == before


def test_a_real_game_refuses_in_the_same_way() -> None:
    match = Match(TRAP_THE_CAP, TRAP_THE_CAP.parse_options({"first": 1, "throw_limit": 9}, 2), 2, QuickDealer("caps"))
    match.deal()
    before = facts(match)
    with pytest.raises(WrongSeat) as refused:
        match.play(1, match.state.legal(0)[0])
    assert "TC-05" in refused.value.reason.clauses
    with pytest.raises(IllegalMove) as illegal:
        match.play(0, match.state.parse_move({"move": "go", "to": "A1"}))
    assert "TC-06" in illegal.value.reason.clauses
    assert facts(match) == before
    with pytest.raises(MatchOver):
        play_out(match).play(0, 0)


def test_chance_does_not_act_while_seats_are_to_act() -> None:
    match = bidding(1, 2)
    before = facts(match)
    with pytest.raises(WrongSeat, match="Chance is not to act now"):
        match.deal()
    with pytest.raises(WrongSeat, match="Chance is not to act now"):
        match.deal_as(DEAL)
    assert facts(match) == before


def test_a_deal_out_of_turn_draws_no_lot() -> None:
    dealer = ProvableDealer(bytes(32))
    match = Match(GAME, GAME.parse_options({}, 2), 2, dealer)
    match.deal()
    match.deal()
    with pytest.raises(WrongSeat):
        match.deal()
    assert dealer.draws == 2


@pytest.mark.parametrize("move", [BID, -1, 10**9])
def test_chance_makes_no_move_that_is_not_among_its_chances(move: int) -> None:
    match = open_match()
    before = facts(match)
    with pytest.raises(IllegalMove):
        match.deal_as(move)
    assert facts(match) == before


def test_a_card_that_is_used_up_is_not_dealt() -> None:
    match = open_match(2, deck="small")
    match.deal_as(DEAL + 3)
    with pytest.raises(IllegalMove):
        match.deal_as(DEAL + 3)


def test_recorded_moves_of_chance_and_of_seats_are_made_again() -> None:
    match = play_out(open_match())
    again = open_match()
    for entry in match.log:
        again.replay_move(*entry)
    assert facts(again) == facts(match)


def test_a_recorded_move_is_checked_like_any_other() -> None:
    match = bidding(1, 2)
    before = facts(match)
    with pytest.raises(WrongSeat, match="Chance is not to act now"):
        match.replay_move(CHANCE, DEAL)
    with pytest.raises(IllegalMove):
        match.replay_move(0, DEAL)
    assert facts(match) == before


def test_offers_are_the_legal_moves_with_wire_forms_and_sentences() -> None:
    match = bidding(1, 2, chips=3)
    offers = match.offers(1)
    assert [offer.move for offer in offers] == match.state.legal(1) == [BID, BID + 1, BID + 2, BID + 3]
    assert offers[2].wire == {"move": "bid", "chips": 2}
    assert offers[2].sentence == "Bid 2 of your 3 chips."
    assert all(match.state.parse_move(offer.wire) == offer.move for offer in offers)


def test_there_are_no_offers_for_those_who_may_not_act() -> None:
    match = bidding(1, 2)
    match.play(0, BID)
    for seat in (0, CHANCE, SPECTATOR, 99):
        assert match.offers(seat) == []
    assert open_match().offers(0) == []


@pytest.mark.parametrize(
    "wire",
    [
        None,
        "bid",
        [],
        {},
        {"move": "bid"},
        {"move": "bid", "chips": "2"},
        {"move": "bid", "chips": True},
        {"move": "bid", "chips": 13},
        {"move": "bid", "chips": 2, "card": 1},
        {"move": "deal", "card": 0},
        {"move": []},
    ],
)
def test_a_wire_form_that_names_no_move_is_refused(wire: object) -> None:
    with pytest.raises(BadInput):
        bidding(1, 2).state.parse_move(wire)


def test_every_move_survives_its_wire_form() -> None:
    state = open_match().state
    assert [state.parse_move(state.wire(move)) for move in range(MOVE_COUNT)] == list(range(MOVE_COUNT))
    assert state.parse_move({"chips": 2, "move": "bid"}) == BID + 2


def test_every_clause_that_is_cited_stands_in_the_rulebook() -> None:
    match = open_match()
    cited: set[str] = set()
    while True:
        cited |= {
            clause for seat in range(-2, 5) for move in range(-1, 20) for clause in match.state.why(seat, move).clauses
        }
        if match.is_over():
            break
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.deal()
        else:
            match.play(actor, match.state.legal(actor)[0])
    assert cited == {"SB-01", "SB-03", "SB-04", "SB-05", "SB-08"}
    assert all(clause in RULEBOOK for clause in cited)


def test_a_match_runs_its_rounds_to_an_outcome() -> None:
    match = bidding(2, 1)
    match.play(0, BID)
    match.play(1, BID + 1)
    for first, second in ((3, 1), (1, 1)):
        match.deal_as(DEAL + first - 1)
        match.deal_as(DEAL + second - 1)
        match.play(1, BID)
        match.play(0, BID)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores == (6 + 12 + 6, 6 + 0 + 6)
    assert outcome.winners() == [0]
    assert outcome.reason is EndReason.ALL_ROUNDS
    assert match.is_over()


def test_a_runaway_ends_the_match_early() -> None:
    match = bidding(4, 1)
    for _ in range(2):
        if match.waits_for_chance():
            match.deal_as(DEAL + 2)
            match.deal_as(DEAL)
        match.play(0, BID)
        match.play(1, BID)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason is EndReason.RUNAWAY
    assert match.is_over()


@pytest.mark.parametrize(("refund", "purses"), [(False, [4, 5]), (True, [4, 6])])
def test_the_refund_gives_back_bids_that_took_nothing(refund: bool, purses: list[int]) -> None:
    match = bidding(2, 1, refund=refund)
    match.play(0, BID + 2)
    match.play(1, BID + 1)
    assert match.state.to_json()["purses"] == purses


def test_what_is_conserved_stays_the_same_in_every_state() -> None:
    for seats in (2, 3, 4):
        for seed in range(10):
            match = open_match(seats, refund=bool(seed % 2))
            counts = GAME.conserved(match.state)
            assert counts["chips"] == 6 * seats
            play_out(match, str(seed))
            assert GAME.conserved(match.state) == counts
            assert len(match.log) <= (GAME.bound(match.options, seats) or 0)


def test_a_view_hides_the_cards_and_bids_of_others() -> None:
    match = bidding(3, 1, 2)
    match.play(1, BID + 4)
    seen = match.view(0).to_json()
    assert seen["hands"] == [3, "hidden", "hidden"]
    assert seen["bids"] == [None, "hidden", None]
    assert match.view(1).to_json()["bids"] == [None, 4, None]
    assert match.view(SPECTATOR).to_json()["hands"] == ["hidden"] * 3


def test_a_view_does_not_change_when_hidden_facts_do() -> None:
    one, other = bidding(3, 1, 2), bidding(3, 4, 1)
    for match, chips in ((one, 0), (other, 6)):
        match.play(1, BID + chips)
    assert json.dumps(one.view(0).to_json()) == json.dumps(other.view(0).to_json())
    assert one.offers(0) == other.offers(0)
    assert json.dumps(one.view(1).to_json()) != json.dumps(other.view(1).to_json())


def test_a_view_does_not_change_when_the_match_goes_on() -> None:
    match = bidding(3, 1, 2)
    view = match.view(0)
    before = json.dumps(view.to_json())
    match.play(0, BID)
    assert json.dumps(view.to_json()) == before


def test_states_and_views_survive_json() -> None:
    match = bidding(3, 1, 2)
    match.play(1, BID + 4)
    data = json.loads(json.dumps(match.state.to_json()))
    assert GAME.state_from_json(data).to_json() == match.state.to_json()
    for seat in (0, 1, 2, SPECTATOR):
        seen = match.view(seat).to_json()
        assert GAME.view_from_json(json.loads(json.dumps(seen))).to_json() == seen


def test_a_sample_is_a_state_in_which_the_view_would_be_seen() -> None:
    luck = QuickDealer("sample")
    match = open_match(4)
    counts = GAME.conserved(match.state)
    while not match.is_over():
        for seat in (0, 1, 2, 3, SPECTATOR):
            view = match.view(seat)
            sample = GAME.sample(view, luck)
            assert GAME.view(sample, seat).to_json() == view.to_json()
            assert GAME.conserved(sample) == counts
        if match.waits_for_chance():
            match.deal()
        else:
            match.play(match.state.actors()[-1], BID)


def test_samples_follow_the_odds_of_what_is_hidden() -> None:
    luck = QuickDealer("odds")
    view = bidding(1, 4, deck="small").view(0)
    drawn = Counter(GAME.sample(view, luck).hands[1] for _ in range(6_000))
    expected = {1: 2_000, 2: 2_000, 3: 1_000, 4: 1_000}
    assert sum((drawn[card] - count) ** 2 / count for card, count in expected.items()) < 16.27


def test_a_chart_shows_no_more_than_the_view() -> None:
    match = bidding(3, 1)
    match.play(1, BID + 4)
    chart = GAME.chart(match.view(0))
    assert isinstance(chart, Chart)
    assert [mark.text for mark in chart.marks if mark.text.startswith("card")] == ["card 3, bid -", "card ?, bid ?"]


def test_an_evaluation_is_the_sum_of_its_terms() -> None:
    state = play_out(open_match()).state
    for seat, name in enumerate(GAME.seat_names(GAME.options_type(), 3)):
        assert name
        assert GAME.evaluate(state, seat) == sum(term.value for term in GAME.terms(state, seat))
