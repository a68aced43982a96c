"""The shipped check of the kernel contract: it lets an honest game pass and catches every way of breaking it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

import pytest

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.conformance import Breach, check_match
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Appraisal, Game, Term
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.rulebook import parse_rulebook
from greatcircle.kernel.state import CHANCE, SEATS_MOST, State, Wire
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR, View
from tests.kernel import sealed_bid
from tests.kernel.sealed_bid import BID, GAME, NOTHING, Drew, Looked, Sealed, SealedBid

CLAUSES = parse_rulebook(sealed_bid.RULEBOOK).clauses


def check(seats: int = 3, seed: str = "a", **options: object) -> Match:
    """Check one match of the sample game."""
    return check_match(GAME, GAME.parse_options(options, seats), seats, seed, CLAUSES)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_an_honest_game_with_secrets_and_simultaneous_moves_passes(seats: int, seed: str) -> None:
    assert check(seats, seed).outcome() is not None


def test_an_endless_game_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "bound", lambda *_: None)
    match = check_match(GAME, GAME.parse_options({}, 2), 2, "a", CLAUSES, patience=5)
    assert len(match.log) == 5
    assert match.outcome() is None


def test_a_game_for_too_many_seats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "identity", replace(GAME.identity, seats_max=SEATS_MOST + 1))
    with pytest.raises(Breach, match="up to 13 seats, and 12 are the most"):
        check()


honest_actors = SealedBid.actors
honest_legal = SealedBid.legal
honest_chances = SealedBid.chances
honest_apply = SealedBid.apply
honest_copy = SealedBid.copy
honest_json = SealedBid.to_json
honest_wire = SealedBid.wire
honest_why = SealedBid.why
honest_sentence = SealedBid.sentence
honest_outcome = SealedBid.outcome
honest_view = type(GAME).view
honest_conserved = type(GAME).conserved


def acts_after_the_end(self: SealedBid) -> list[int]:
    return honest_actors(self) or [0]


def names_an_actor_twice(self: SealedBid) -> list[int]:
    return honest_actors(self) * 2


def acts_beside_chance(self: SealedBid) -> list[int]:
    actors = honest_actors(self)
    return [CHANCE, 0] if actors == [CHANCE] else actors


def lists_a_move_twice(self: SealedBid, seat: int) -> list[int]:
    return honest_legal(self, seat) * 2


def offers_nothing(self: SealedBid, seat: int) -> list[int]:
    return []


def offers_everybody_moves(self: SealedBid, seat: int) -> list[int]:
    return [BID]


def leaves_the_range(self: SealedBid, seat: int) -> list[int]:
    return [*honest_legal(self, seat), 999] if honest_legal(self, seat) else []


def weighs_nothing(self: SealedBid) -> Chances:
    moves = honest_chances(self).moves
    return Chances(moves, [0] * len(moves))


def loses_chips(self: SealedBid, actor: int, move: int) -> None:
    honest_apply(self, actor, move)
    self.spent += 1


def copies_shallowly(self: SealedBid) -> SealedBid:
    twin = honest_copy(self)
    twin.bids = self.bids
    twin.hands = self.hands
    return twin


def forgets_in_json(self: SealedBid) -> dict[str, object]:
    return {**honest_json(self), "spent": 0}


def puts_no_plain_data_in_json(self: SealedBid) -> dict[str, object]:
    return {**honest_json(self), "phase": self.phase}


def has_a_wire_that_leads_elsewhere(self: SealedBid, move: int) -> Wire:
    return honest_wire(self, BID if move >= BID else move)


def has_a_wire_without_a_kind(self: SealedBid, move: int) -> Wire:
    return {"chips": move}


def says_everything_is_legal(self: SealedBid, seat: int, move: int) -> Reason:
    return Reason(True, "Why not.", ())


def cites_an_unknown_clause(self: SealedBid, seat: int, move: int) -> Reason:
    reason = honest_why(self, seat, move)
    return Reason(reason.legal, reason.sentence, ("SB-99",))


def ranks_a_seat_twice(self: SealedBid) -> Outcome | None:
    outcome = honest_outcome(self)
    return outcome and Outcome((*outcome.places, 1), outcome.scores, outcome.reason, outcome.sentence)


def hides_that_it_reveals(self: SealedBid, actor: int, move: int) -> bool:
    return False


def speaks_no_sentence(self: SealedBid, actor: int, move: int) -> str:
    return "bid"


def draws_differently_when_heard(self: SealedBid, actor: int, move: int) -> None:
    honest_apply(self, actor, move)
    if self.events is not None:
        self.rounds_left -= 1


def shows_all_cards(self: Game, state: State, seat: int) -> View:
    return sealed_bid.BidView(seat, cast(SealedBid, state).copy())


def shows_bids(self: Game, state: State, seat: int) -> View:
    view = honest_view(GAME, state, seat)
    view.position.bids = cast(SealedBid, state).bids.copy()
    return view


def betrays_a_bid_by_the_purse(self: SealedBid, actor: int, move: int) -> None:
    honest_apply(self, actor, move)
    if move >= BID and self.bids[actor] != NOTHING:
        self.purses[actor] -= move - BID
        self.spent += move - BID


def samples_the_wrong_card(self: Game, view: View, dealer: Dealer) -> State:
    state = cast(sealed_bid.BidView, view).position.copy()
    state.hands = [1 if card != NOTHING else card for card in state.hands]
    return state


def weighs_otherwise(self: Game, state: State, seat: int) -> int:
    return 42


def appraises_too_few(self: Game, view: View, moves: list[int]) -> list[Appraisal] | None:
    return [Appraisal((Term("chips", move),)) for move in moves[1:]]


def appraises_by_other_things(self: Game, view: View, moves: list[int]) -> list[Appraisal] | None:
    return [Appraisal((Term(f"move {move}", 1),)) for move in moves]


def reads_another_view(self: Game, data: Mapping[str, object]) -> View:
    return sealed_bid.BidView(0, GAME.state_from_json(data))


def bounds_too_tightly(self: Game, options: Options, seats: int) -> int | None:
    return 3


def tells_everybody(self: Looked) -> list[int] | None:
    return None


def tells_strangers(self: Drew) -> list[int] | None:
    return [7]


def is_silent(self: Sealed, names: Sequence[str]) -> str:
    return ""


def sees_not_its_own_move(self: Game, state: State, actor: int, move: int, seat: int) -> Wire:
    return {"move": "something"}


def redacts_nothing(self: Game, state: State, actor: int, move: int, seat: int) -> Wire:
    return state.wire(move)


def betrays_cards_by_a_sentence(self: SealedBid, actor: int, move: int) -> str:
    return f"Bid against {self.hands}."


def betrays_cards_by_a_reason(self: SealedBid, seat: int, move: int) -> Reason:
    reason = honest_why(self, seat, move)
    return Reason(reason.legal, f"{reason.sentence} The cards are {self.hands}.", reason.clauses)


def asks_who_cannot_stay_silent(self: SealedBid, seat: int) -> Question | None:
    return Question("How much?", 0, 999)


def asks_no_question(self: SealedBid, seat: int) -> Question | None:
    legal = honest_legal(self, seat)
    return Question("Bid.", 0, legal[0]) if legal else None


def hears_an_answer_when_nothing_was_asked(self: SealedBid, seat: int, text: str) -> int:
    return BID


def lets_people_do_what_is_not_legal(self: SealedBid, seat: int) -> list[int]:
    return [*honest_legal(self, seat), 0]


def leaves_nothing_to_pick(self: SealedBid, seat: int) -> list[int]:
    return []


def betrays_cards_by_what_can_be_picked(self: SealedBid, seat: int) -> list[int]:
    return honest_legal(self, seat)[: max(1, sum(self.hands) % 3)]


def interrupts_itself(self: SealedBid, seat: int) -> list[int]:
    return [] if seat in honest_actors(self) or not honest_actors(self) else [0]


def interrupts_though_it_is_asked(self: SealedBid, seat: int) -> list[int]:
    return [0] if seat in honest_actors(self) else []


def interrupts_after_the_end(self: SealedBid, seat: int) -> list[int]:
    return [] if honest_actors(self) else [0]


def gives_the_right_to_strangers(self: SealedBid, seat: int) -> list[int]:
    return [0] if seat >= self.seats else []


class TellingView(sealed_bid.BidView):  # type: ignore[misc]  # the class is final, and this is how it is broken
    """A view that carries the truth where its plain data does not show it."""

    truth: State


def hands_over_the_truth(self: Game, state: State, seat: int) -> View:
    view = TellingView(seat, honest_view(GAME, state, seat).position)
    view.truth = state.copy()
    return view


def samples_the_truth(self: Game, view: View, dealer: Dealer) -> State:
    return cast(TellingView, view).truth.copy()


def hides_from_who_looks_back(self: Game, state: State, seat: int) -> View:
    if seat != OMNISCIENT:
        return honest_view(GAME, state, seat)
    return sealed_bid.BidView(seat, honest_view(GAME, state, SPECTATOR).position)


BREACHES: dict[str, tuple[type, list[object]]] = {
    "actors": (SealedBid, [acts_after_the_end, names_an_actor_twice, acts_beside_chance]),
    "legal": (SealedBid, [lists_a_move_twice, offers_nothing, offers_everybody_moves, leaves_the_range]),
    "chances": (SealedBid, [weighs_nothing]),
    "apply": (SealedBid, [loses_chips, draws_differently_when_heard, betrays_a_bid_by_the_purse]),
    "copy": (SealedBid, [copies_shallowly]),
    "to_json": (SealedBid, [forgets_in_json, puts_no_plain_data_in_json]),
    "wire": (SealedBid, [has_a_wire_that_leads_elsewhere, has_a_wire_without_a_kind]),
    "why": (SealedBid, [says_everything_is_legal, cites_an_unknown_clause, betrays_cards_by_a_reason]),
    "outcome": (SealedBid, [ranks_a_seat_twice]),
    "reveals": (SealedBid, [hides_that_it_reveals]),
    "sentence": (SealedBid, [speaks_no_sentence, betrays_cards_by_a_sentence]),
    "question": (SealedBid, [asks_who_cannot_stay_silent, asks_no_question]),
    "for_people": (
        SealedBid,
        [lets_people_do_what_is_not_legal, leaves_nothing_to_pick, betrays_cards_by_what_can_be_picked],
    ),
    "for_bots": (SealedBid, [lets_people_do_what_is_not_legal, leaves_nothing_to_pick]),
    "interrupts": (
        SealedBid,
        [
            interrupts_itself,
            interrupts_though_it_is_asked,
            interrupts_after_the_end,
            gives_the_right_to_strangers,
        ],
    ),
    "parse_answer": (SealedBid, [hears_an_answer_when_nothing_was_asked]),
    "view": (type(GAME), [shows_all_cards, shows_bids, hides_from_who_looks_back]),
    "sample": (type(GAME), [samples_the_wrong_card]),
    "evaluate": (type(GAME), [weighs_otherwise]),
    "appraise": (type(GAME), [appraises_too_few, appraises_by_other_things]),
    "view_from_json": (type(GAME), [reads_another_view]),
    "bound": (type(GAME), [bounds_too_tightly]),
    "redact": (type(GAME), [sees_not_its_own_move, redacts_nothing]),
    "audience": (Looked, [tells_everybody]),
}
CASES = [(kind, name, fault) for name, (kind, faults) in BREACHES.items() for fault in faults]
EVENT_CASES: list[tuple[type[Event], str, object]] = [
    (Drew, "audience", tells_strangers),
    (Sealed, "sentence", is_silent),
]


def named(part: object) -> str:
    """Name a case by its fault."""
    return str(getattr(part, "__name__", part))


@pytest.mark.parametrize(("kind", "name", "fault"), [*CASES, *EVENT_CASES], ids=named)
def test_a_breach_of_the_contract_is_caught(
    kind: type, name: str, fault: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, name, fault)
    with pytest.raises(Breach):
        _ = [check(seed=seed) for seed in seeds()]


def test_a_view_that_carries_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "view", hands_over_the_truth)
    monkeypatch.setattr(type(GAME), "sample", samples_the_truth)
    with pytest.raises((Breach, AttributeError)):
        check()


def appraises_by_the_truth(self: Game, view: View, moves: list[int]) -> list[Appraisal] | None:
    truth = view.truth if isinstance(view, TellingView) else cast(sealed_bid.BidView, view).position
    rivals = sum(cast(SealedBid, truth).hands) - cast(SealedBid, truth).hands[view.seat]
    return [Appraisal((Term("chips against cards", move - rivals),)) for move in moves]


def appraises_by_the_view(self: Game, view: View, moves: list[int]) -> list[Appraisal] | None:
    card = cast(sealed_bid.BidView, view).position.hands[view.seat]
    return [Appraisal((Term("chips", BID - move), Term("chips and card", card + move - BID))) for move in moves]


def test_appraisals_by_what_is_seen_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "appraise", appraises_by_the_view)
    assert check().outcome() is not None


def test_appraisals_by_what_is_hidden_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "view", hands_over_the_truth)
    monkeypatch.setattr(type(GAME), "view_from_json", hands_over_what_is_read)
    monkeypatch.setattr(type(GAME), "appraise", appraises_by_the_truth)
    with pytest.raises(Breach, match="worth"):
        _ = [check(seed=seed) for seed in seeds()]


def hands_over_what_is_read(self: Game, data: Mapping[str, object]) -> View:
    """Read a view in which the truth is what the plain data shows of it."""
    view = TellingView(cast(int, data["seat"]), GAME.state_from_json(data))
    view.truth = view.position.copy()
    return view


def test_a_reveal_that_is_denied_is_caught_even_when_moves_are_redacted_well(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_reveals = SealedBid.reveals
    honest_redact = type(GAME).redact

    def redacts_by_its_own_count(self: Game, state: State, actor: int, move: int, seat: int) -> Wire:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SealedBid, "reveals", honest_reveals)
            return honest_redact(GAME, state, actor, move, seat)

    monkeypatch.setattr(SealedBid, "reveals", hides_that_it_reveals)
    monkeypatch.setattr(type(GAME), "redact", redacts_by_its_own_count)
    with pytest.raises(Breach, match="could undo"):
        check()


def test_a_game_without_events_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    assert all(check(seed=seed).outcome() is not None for seed in seeds())


def tells_the_cards_of_all(self: SealedBid, actor: int, move: int) -> str:
    """Say what a move does, and what others hold, but only to others than its seat."""
    sentence = honest_sentence(self, actor, move)
    is_last = move >= BID and self.bids.count(NOTHING) == 1
    return f"{sentence} The cards are worth {sum(self.hands)}." if is_last else sentence


def test_a_sentence_that_tells_others_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    monkeypatch.setattr(SealedBid, "sentence", tells_the_cards_of_all)
    with pytest.raises(Breach, match="which seat -2 hears, betrays hidden facts"):
        _ = [check(seed=seed) for seed in seeds()]


def seeds() -> Iterator[str]:
    """A few matches, since not every fault shows in every one."""
    yield from ("a", "b", "c", "d")


def test_a_chart_that_shows_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view may carry more than its plain data says; nobody must see it on the chart."""
    honest_view, honest_chart = sealed_bid.SealedBidGame.view, sealed_bid.SealedBidGame.chart

    def careless_view(self: sealed_bid.SealedBidGame, state: State, seat: int) -> sealed_bid.BidView:
        view = honest_view(self, state, seat)
        view.truth = sum(cast(SealedBid, state).hands)  # type: ignore[attr-defined]  # what a view must not keep
        return view

    def telling_chart(self: sealed_bid.SealedBidGame, view: View) -> Chart:
        chart = honest_chart(self, view)
        return replace(chart, legend=[*chart.legend, f"all cards: {getattr(view, 'truth', '')}"])

    monkeypatch.setattr(sealed_bid.SealedBidGame, "view", careless_view)
    monkeypatch.setattr(sealed_bid.SealedBidGame, "chart", telling_chart)
    with pytest.raises(Breach, match="betrays hidden facts"):
        _ = [check(seed=seed) for seed in seeds()]


@pytest.mark.parametrize("teams", [[[1], [], []], [[0], [], []], [[1, 1], [0, 0], []], [[3], [], []]])
def test_partners_who_do_not_know_each_other_are_caught(
    monkeypatch: pytest.MonkeyPatch, teams: list[list[int]]
) -> None:
    monkeypatch.setattr(SealedBid, "partners", lambda _, seat: teams[seat])
    with pytest.raises(Breach, match=r"partner|team"):
        check()


def test_partners_who_know_each_other_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedBid, "partners", lambda _, seat: [[2], [], [0]][seat])
    assert check().outcome() is not None
