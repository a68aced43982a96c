"""Names of cities, typed instead of a number: which flights they stand for."""

import pytest

from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CARD_SETS, cards_of
from greatcircle.games.take_off.deck import city_names
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.games.take_off.wish import city_book
from greatcircle.kernel.refusal import IllegalMove
from greatcircle.kernel.state import Wire
from tests.games.take_off.position import EAST, WEST, draw, position, roll


def wished(state: TakeOff, name: str) -> list[str]:
    """List the flights that a name stands for as short texts: "1 midway red", "1 lima"."""
    wires: list[Wire] = [state.wire(move) for move in state.moves_named(state.turn, name)]
    return [" ".join(str(wire[key]) for key in ("jet", "to", "by") if key in wire) for wire in wires]


def test_a_city_stands_for_the_flights_along_its_route_by_colour_and_by_jet_symbol() -> None:
    state = position()
    roll(state, "red", "yellow")
    assert wished(state, "Midway") == ["1 midway red", "1 midway jet"]


def test_each_jet_that_is_not_home_or_beside_another_is_asked() -> None:
    state = position(["finish", "midway", "midway", "start"], fleet=4)
    roll(state, "red", "yellow")
    assert wished(state, "Tokyo") == ["2 tokyo yellow", "2 tokyo jet"]
    assert wished(state, "midway") == ["4 midway red", "4 midway jet"]


def test_a_capital_stands_for_the_card_in_hand() -> None:
    state = position(["midway", "start"], card_set="1987")
    roll(state, "take-off", "red")
    draw(state, "beijing")
    for name in ("Peking", "beijing", "Peiping"):
        assert wished(state, name) == ["1 beijing", "2 beijing"]


@pytest.mark.parametrize("name", ["start", "the start", "Honolulu", "Hawaii", "honolulu-east"])
def test_hawaii_at_the_right_edge_is_the_start(name: str) -> None:
    state = position(["midway"])
    roll(state, "red", "yellow")
    assert wished(state, name) == [f"1 {EAST} red", f"1 {EAST} jet"]


@pytest.mark.parametrize("name", ["finish", "the finish", "Honolulu", "Hawaii"])
@pytest.mark.parametrize(("direction", "goal"), [("westward", WEST), ("eastward", EAST)])
def test_the_other_hawaii_is_the_finish(direction: str, goal: str, name: str) -> None:
    (here, *_) = [BOARD.hop_from[hop] for hop in range(BOARD.hop_count) if BOARD.cities[BOARD.hop_to[hop]].id == goal]
    state = position([BOARD.cities[here].id], direction=direction)
    roll(state, "red", "yellow")
    flights = wished(state, name)
    assert len(flights) == 2
    assert all(flight.startswith(f"1 {goal} ") for flight in flights)


@pytest.mark.rule("TO-18")
@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("paris", "Paris"),
        ("New York", "New York"),
        ("Tromsø", "Tromsø"),
        ("finish", "the finish"),
        ("Honolulu", "the start or the finish"),
    ],
)
def test_a_city_to_which_nothing_leads_is_refused(name: str, place: str) -> None:
    state = position()
    roll(state, "red", "yellow")
    with pytest.raises(IllegalMove) as refused:
        state.moves_named(0, name)
    assert refused.value.reason.sentence == (
        f"No route leads to {place} from where your jets are, and no card in your hand."
    )
    assert refused.value.reason.clauses == ("TO-18", "TO-35")


@pytest.mark.rule("TO-29")
def test_no_route_leads_on_from_the_finish() -> None:
    state = position(["finish", "start"])
    roll(state, "red", "yellow")
    neighbour = BOARD.cities[next(there for here, there in BOARD.hop_number if BOARD.cities[here].id == WEST)]
    with pytest.raises(IllegalMove, match=f"No route leads to {neighbour.name} "):
        state.moves_named(0, neighbour.name)


def test_nothing_is_wished_before_the_dice_are_rolled_nor_by_others() -> None:
    state = position()
    assert state.moves_named(0, "Midway") == []
    roll(state, "red", "yellow")
    assert state.moves_named(1, "Midway") == []


@pytest.mark.parametrize("card_set", CARD_SETS)
def test_every_name_shown_stands_for_its_city_alone(card_set: str) -> None:
    book = city_book(card_set, BOARD.eastern_end, BOARD.western_end)
    for city, name in zip(BOARD.cities, city_names(card_set), strict=True):
        if city.id not in (EAST, WEST):
            assert book.recognise(name) == [city.id]
    for card in cards_of(card_set):
        for name in card.capital_aliases:
            assert card.city in book.recognise(name) or name in city_names(card_set)


@pytest.mark.rule("TO-100")
@pytest.mark.parametrize("name", ["Tselinograd", "Astana", "astana"])
def test_on_the_map_of_1987_a_city_may_be_called_by_either_name(name: str) -> None:
    assert city_book("1987", BOARD.eastern_end, BOARD.western_end).recognise(name) == ["astana"]


@pytest.mark.parametrize("card_set", CARD_SETS)
def test_no_facet_and_no_number_is_taken_for_a_city(card_set: str) -> None:
    book = city_book(card_set, BOARD.eastern_end, BOARD.western_end)
    for word in (*BOARD.facet_names, "wild", "card", "1", "2", "Atlantis"):
        assert book.recognise(word) == []
