"""Hazards and Telexes: how often they come, what they do, what is left of the go, and every card of our own."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from greatcircle.games.capital_adventure.board import BOARD, SIDES
from greatcircle.games.capital_adventure.card import (
    HAZARD_KINDS,
    HAZARD_NUMBERS,
    HAZARDS,
    PILES,
    TELEXES,
    Hazard,
    Telex,
)
from greatcircle.games.capital_adventure.events import TokenEarned
from greatcircle.games.capital_adventure.hazard_event import (
    AlreadyThere,
    GoMissed,
    HazardDrawn,
    Hijacked,
    LostAll,
    Paid,
    TelexDrawn,
    WillMiss,
)
from greatcircle.games.capital_adventure.quiz.box import HAZARD, QUESTION, TELEX, built_in
from greatcircle.games.capital_adventure.quiz.question import MENDED
from greatcircle.kernel.state import CHANCE
from tests.games.capital_adventure.position import (
    can,
    cash,
    destinations,
    draw,
    end,
    fine,
    get_telex,
    happen,
    hazards,
    meet_hazard,
    offers,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    seen,
    show,
    side,
    telexes,
    told,
    travel,
)
from tests.games.capital_adventure.scene import CONTINENTS, GOALS, continent

A_CITY = {"europe": "rome", "africa": "cairo", "asia": "delhi", "australasia": "sydney", "americas": "chicago"}
EVERY_HAZARD = pytest.mark.parametrize("card", HAZARDS, ids=lambda card: card.id)
EVERY_HIJACK = pytest.mark.parametrize("card", hazards("hijack"), ids=lambda card: card.id)
EVERY_TELEX = pytest.mark.parametrize("card", TELEXES, ids=lambda card: card.id)


@pytest.mark.rule("CA-67")
@pytest.mark.parametrize("where", CONTINENTS)
def test_a_hazard_is_drawn_from_the_pile_of_the_continent_where_the_side_is(where: str) -> None:
    state = position({"red": A_CITY[where]})
    show(state)
    draw(state, HAZARD)
    assert phase(state) == "hazard"
    cards = [str(wire["card"]) for wire in offers(state)]
    assert cards == [card.id for card in HAZARDS if CONTINENTS[card.continent] == where]
    assert len(set(state.chances().weights)) == 1


@pytest.mark.rule("CA-67")
def test_a_telex_is_drawn_from_the_one_pile_of_them() -> None:
    state = position()
    show(state)
    draw(state, TELEX)
    assert phase(state) == "telex"
    assert [wire["card"] for wire in offers(state)] == [card.id for card in TELEXES]


@pytest.mark.rule("CA-68")
@pytest.mark.parametrize("box", [0, 1])
def test_one_entry_in_twelve_is_a_hazard_and_one_in_twenty_four_a_telex(box: int) -> None:
    cards = built_in(MENDED).boxes[box].cards
    entries = Counter(entry.kind for card in cards for entry in card)
    total = sum(entries.values())
    assert total == 6 * len(cards) == 288
    assert entries == {QUESTION: 252, HAZARD: len(cards) // 2, TELEX: len(cards) // 4}
    assert total / 14 <= entries[HAZARD] <= total / 10
    assert total / 28 <= entries[TELEX] <= total / 20


@pytest.mark.rule("CA-68")
def test_every_number_of_the_die_meets_hazards_and_telexes_equally_often() -> None:
    for box in built_in(MENDED).boxes[:2]:
        for kind, each in ((HAZARD, 4), (TELEX, 2)):
            assert [sum(card[number].kind == kind for card in box.cards) for number in range(6)] == [each] * 6


@pytest.mark.rule("CA-69")
def test_a_hazard_ends_the_answering_and_is_carried_out_at_once() -> None:
    state = position({"red": "rome"})
    reply(state)
    meet_hazard(state, fine("europe", 150))
    assert cash(state) == 1050
    assert not can(state, "roll")
    assert refusal(state, "roll") == ("CA-36", "CA-69")


@pytest.mark.rule("CA-70")
@pytest.mark.parametrize("kind", ["pay", "miss"])
def test_after_a_hazard_the_journey_at_the_end_is_left(kind: str) -> None:
    state = position({"red": "vienna"})
    meet_hazard(state, hazards(kind, "europe")[0].id)
    assert on_turn(state) == "red"
    travel(state, "rome")
    assert side(state)["city"] == "rome"
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-70")
def test_after_a_hazard_there_is_no_journey_for_a_side_that_has_travelled() -> None:
    state = position({"red": "vienna"})
    travel(state, "rome")
    meet_hazard(state, fine("europe", 100))
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-71")
@EVERY_HIJACK
@pytest.mark.parametrize("rules_version", [1, 2])
def test_after_a_hijack_to_another_city_the_go_is_over(card: Hazard, rules_version: int) -> None:
    city = A_CITY[CONTINENTS[card.continent]]
    state = position({"red": city}, cash={"red": 1234}, rules_version=rules_version)
    events = meet_hazard(state, card.id)
    to = BOARD.cities[card.to]
    assert told(events, Hijacked) == [Hijacked(0, to.id)]
    assert side(state)["city"] == to.id
    assert cash(state) == 1234
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-70", "CA-71")
@EVERY_HIJACK
def test_a_hijack_to_the_city_where_one_is_leaves_the_journey(card: Hazard) -> None:
    here = BOARD.cities[card.to].id
    state = position({"red": here}, cash={"red": 5000})
    events = meet_hazard(state, card.id)
    assert told(events, AlreadyThere) == [AlreadyThere(0, here)]
    assert told(events, Hijacked) == []
    assert (side(state)["city"], on_turn(state)) == (here, "red")
    assert refusal(state, "roll") == ("CA-36", "CA-69")
    there = min(destinations(state))
    travel(state, there)
    assert (side(state)["city"], on_turn(state)) == (there, "blue")


@pytest.mark.rule("CA-70", "CA-71")
def test_a_hijack_to_the_city_where_one_is_ends_the_go_of_a_side_that_has_travelled() -> None:
    state = position({"red": "vienna"})
    travel(state, "bucharest")
    events = meet_hazard(state, "europe-12")
    assert told(events, AlreadyThere) == [AlreadyThere(0, "bucharest")]
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-71", "CA-114")
def test_a_hijack_to_the_city_where_one_is_leaves_the_choice_to_answer_for_a_crossing() -> None:
    with leading_to("europe-12", "athens"):
        state = position({"red": "athens"}, declared={"red": "athens-cairo"})
        meet_hazard(state, "europe-12")
        assert side(state)["declared"] == "athens-cairo"


@pytest.mark.rule("CA-71")
@EVERY_HIJACK
def test_before_rules_version_2_a_hijack_ended_the_go_even_where_one_is(card: Hazard) -> None:
    here = BOARD.cities[card.to].id
    state = position({"red": here}, rules_version=1)
    events = meet_hazard(state, card.id)
    assert told(events, Hijacked) == [Hijacked(0, here)]
    assert told(events, AlreadyThere) == []
    assert (side(state)["city"], on_turn(state)) == (here, "blue")


@pytest.mark.rule("CA-71", "CA-114")
def test_before_rules_version_2_a_hijack_always_undid_the_choice_to_answer_for_a_crossing() -> None:
    with leading_to("europe-12", "athens"):
        state = position({"red": "athens"}, declared={"red": "athens-cairo"}, rules_version=1)
        meet_hazard(state, "europe-12")
        assert side(state)["declared"] is None


@contextmanager
def leading_to(card_id: str, city: str) -> Iterator[None]:
    """Let a hijack lead to another city for a while."""
    card = HAZARDS[HAZARD_NUMBERS[card_id]]
    home = card.to
    card.to = BOARD.number_of[city]
    try:
        yield
    finally:
        card.to = home


@pytest.mark.rule("CA-72")
def test_a_telex_does_not_end_the_questions() -> None:
    state = position()
    get_telex(state, telexes()[0].id)
    assert on_turn(state) == "red"
    before = cash(state)
    reply(state)
    assert cash(state) == before + 200


@pytest.mark.rule("CA-73")
def test_a_hazard_that_costs_goes_leaves_the_journey_and_costs_the_following_goes() -> None:
    card = next(one for one in hazards("miss", "europe") if one.goes == 1)
    state = position({"red": "vienna"})
    events = meet_hazard(state, card.id)
    assert told(events, WillMiss) == [WillMiss(0, 1)]
    travel(state, "rome")
    assert on_turn(state) == "blue"
    events = end(state)
    assert told(events, GoMissed) == [GoMissed(0, 0)]
    assert on_turn(state) == "blue"
    end(state)
    assert on_turn(state) == "red"


@pytest.mark.rule("CA-74")
def test_used_cards_go_under_their_pile_and_come_again_in_the_same_order() -> None:
    order = [HAZARDS[card].id for card in reversed(PILES[0])]
    state = position({"red": "rome"}, amid={"piles": piles_after(order[:-1])})
    show(state)
    draw(state, HAZARD)
    assert [wire["card"] for wire in offers(state)] == [order[-1]]
    again = position({"red": "rome"}, amid={"piles": piles_after(order)})
    for expected in [*order, order[0]]:
        show(again)
        draw(again, HAZARD)
        assert [wire["card"] for wire in offers(again)] == [expected]
        happen(again, "hazard", card=expected)
        again = position({"red": "rome"}, amid={"piles": seen(again)["piles"]})


def piles_after(drawn: list[str]) -> list[dict[str, object]]:
    """Give the piles after some Hazards of Europe came up."""
    return [{"drawn": drawn, "next": 0}, *({"drawn": [], "next": 0} for _ in range(5))]


@pytest.mark.rule("CA-74")
def test_a_card_does_not_come_again_before_its_pile_is_through() -> None:
    state = position({"red": "rome"})
    meet_hazard(state, "europe-03")
    end(state)
    end(state)
    show(state)
    draw(state, HAZARD)
    assert "europe-03" not in [wire["card"] for wire in offers(state)]
    assert len(state.legal(CHANCE)) == len(PILES[0]) - 1


@pytest.mark.rule("CA-75")
@pytest.mark.parametrize("card", hazards("lose-all"), ids=lambda card: card.id)
def test_losing_all_money_takes_the_cash_and_nothing_else(card: Hazard) -> None:
    state = position({"red": A_CITY[CONTINENTS[card.continent]]}, cash={"red": 1450}, tokens={"red": 2})
    events = meet_hazard(state, card.id)
    assert told(events, LostAll) == [LostAll(0, 1450)]
    after = side(state)
    assert (after["cash"], after["doubles"], after["tokens"], after["insurance"]) == (0, 5, 2, CONTINENTS)
    assert cash(state, "blue") == 1000


@pytest.mark.rule("CA-76")
def test_hijacked_abroad_a_side_needs_no_visa_and_is_in_the_new_continent() -> None:
    with leading_to("europe-12", "nairobi"):
        state = position({"red": "athens"}, cash={"red": 50}, declared={"red": "athens-cairo"})
        meet_hazard(state, "europe-12")
        end(state)
        assert (side(state)["city"], side(state)["continent"], cash(state)) == ("nairobi", "africa", 50)
        assert side(state)["declared"] is None
        assert can(state, "cash", continent="africa")
        show(state)
        draw(state, HAZARD)
        assert {str(wire["card"]).split("-")[0] for wire in offers(state)} == {"africa"}


@pytest.mark.rule("CA-77")
def test_hijacked_to_a_capital_adventure_city_it_counts_and_a_token_is_due() -> None:
    with leading_to("europe-12", "moscow"):
        state = position({"red": "rome"})
        events = meet_hazard(state, "europe-12")
        assert side(state)["pegs"] == ["moscow"]
        assert told(events, TokenEarned) == [TokenEarned(0, "moscow")]
        assert on_turn(state) == "blue"


@pytest.mark.rule("CA-155")
@pytest.mark.parametrize("goes", [1, 2])
def test_a_missed_go_has_no_questions_no_journey_and_no_token(goes: int) -> None:
    state = position({"red": "paris"}, turn="blue", missed={"red": goes})
    for left in range(goes - 1, -1, -1):
        events = end(state)
        assert on_turn(state) == "blue"
        assert (side(state)["missed"], side(state)["tokens"]) == (left, 0)
        assert told(events, GoMissed) == [GoMissed(0, left)]
    end(state)
    assert on_turn(state) == "red"


@pytest.mark.rule("CA-155")
def test_in_a_missed_go_nobody_looks_whether_the_side_can_pay_its_way_out() -> None:
    state = position({"red": "perth"}, turn="blue", missed={"red": 1}, cash={"red": 0}, insurance={"red": []})
    end(state)
    assert side(state)["city"] == "perth"
    end(state)
    assert side(state)["city"] == "singapore"


@pytest.mark.rule("CA-155")
def test_all_sides_may_miss_their_goes_at_the_same_time() -> None:
    state = position(seats=3, missed={"red": 2, "blue": 1, "green": 1})
    end(state)
    assert on_turn(state) == "blue"
    assert [one["missed"] for one in seen(state)["sides"]] == [1, 0, 0]


# The cards of our own.


@pytest.mark.rule("CA-78")
@pytest.mark.parametrize("where", CONTINENTS)
def test_every_continent_has_a_pile_of_all_kinds(where: str) -> None:
    kinds = Counter(HAZARD_KINDS[card.kind] for card in HAZARDS if CONTINENTS[card.continent] == where)
    assert sum(kinds.values()) >= 12
    assert kinds["pay"] >= 6
    assert kinds["lose-all"] == 1
    assert kinds["miss"] in (2, 3)
    assert kinds["hijack"] in (1, 2)


@pytest.mark.rule("CA-78")
def test_the_cards_of_a_pile_are_all_different() -> None:
    for cards in (HAZARDS, TELEXES):
        assert len({card.id for card in cards}) == len({card.name for card in cards}) == len(cards)
        assert len({card.sentence for card in cards}) == len(cards)


@pytest.mark.rule("CA-78")
@EVERY_HAZARD
def test_every_hazard_says_what_it_does(card: Hazard) -> None:
    assert card.id.startswith(f"{CONTINENTS[card.continent]}-")
    assert card.sentence.endswith(".")
    assert not card.name.endswith(".")
    kind = HAZARD_KINDS[card.kind]
    assert (card.amount > 0, card.goes > 0, card.to >= 0) == (kind == "pay", kind == "miss", kind == "hijack")
    if kind == "pay":
        assert 100 <= card.amount <= 900
        assert card.amount % 50 == 0
        assert f"${card.amount}." in card.sentence
    elif kind == "lose-all":
        assert card.sentence.endswith("lose all your money.")
    elif kind == "miss":
        assert card.sentence.endswith({1: "miss a go.", 2: "miss two goes."}[card.goes])
    else:
        assert f"{BOARD.cities[card.to].name}: your go is over." in card.sentence
        assert BOARD.cities[card.to].id != "london"


@pytest.mark.rule("CA-78")
@EVERY_HAZARD
def test_a_hazard_can_befall_a_side_in_every_city_of_its_continent(card: Hazard) -> None:
    named = {city.name for city in BOARD.cities if city.name in card.sentence}
    assert named == ({BOARD.cities[card.to].name} if HAZARD_KINDS[card.kind] == "hijack" else set())


@pytest.mark.rule("CA-62", "CA-69", "CA-78")
@EVERY_HAZARD
def test_every_hazard_is_carried_out(card: Hazard) -> None:
    where = CONTINENTS[card.continent]
    state = position({"red": A_CITY[where]}, cash={"red": 2000}, tokens={"red": 1})
    before = side(state)
    events = meet_hazard(state, card.id)
    (drawn,) = told(events, HazardDrawn)
    assert drawn.sentence(SIDES) == f"Hazard for Red: {card.name}. {card.sentence}"
    assert seen(state)["hazard"] == {"card": card.id, "seat": 0}
    kind = HAZARD_KINDS[card.kind]
    after = side(state)
    assert after["cash"] == {"pay": 2000 - card.amount, "lose-all": 0}.get(kind, 2000)
    assert after["missed"] == card.goes
    assert after["city"] == (BOARD.cities[card.to].id if kind == "hijack" else A_CITY[where])
    assert told(events, Paid) == ([Paid(0, card.amount)] if kind == "pay" else [])
    for field in ("insurance", "doubles", "tokens", "sea"):
        assert after[field] == before[field]


@pytest.mark.rule("CA-78")
def test_there_are_telexes_for_everybody_and_for_certain_continents() -> None:
    assert len(TELEXES) >= 24
    assert len([card for card in TELEXES if card.continents]) >= 6
    assert {where for card in TELEXES for where in card.continents} == set(range(5))


@pytest.mark.rule("CA-78")
@EVERY_TELEX
def test_every_telex_says_what_it_pays_and_where(card: Telex) -> None:
    assert card.amount > 0
    assert card.amount % 50 == 0
    assert f"${card.amount}" in card.sentence
    assert card.sentence.endswith(".")
    for number, one in enumerate(BOARD.continents):
        if number in card.continents:
            assert "if you are in " in card.sentence
            assert one.name in card.sentence.split("if you are in ")[1]


@pytest.mark.rule("CA-61", "CA-72", "CA-146")
@EVERY_TELEX
@pytest.mark.parametrize("where", CONTINENTS)
def test_every_telex_pays_in_its_continents_alone(card: Telex, where: str) -> None:
    state = position({"red": A_CITY[where]})
    events = get_telex(state, card.id)
    pays = not card.continents or CONTINENTS.index(where) in card.continents
    gain = card.amount if pays else 0
    assert cash(state) == 1000 + gain
    assert told(events, TelexDrawn) == [TelexDrawn(0, card.id, gain)]
    assert seen(state)["telex"] == {"card": card.id, "seat": 0}
    assert on_turn(state) == "red"


def test_a_hijack_leads_to_a_city_where_a_side_can_earn() -> None:
    for card in hazards("hijack"):
        assert BOARD.cities[card.to].id not in GOALS
        assert continent(BOARD.cities[card.to].id) in CONTINENTS
    assert destinations(position({"red": BOARD.cities[hazards("hijack")[0].to].id}))
