"""The board in a terminal: Travellers on the map, pegs to fetch, and the numbers of the moves where they lead."""

import pytest

from greatcircle.cli.drawing.chart import draw_board
from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.chart import DONE, FRAME, GOAL, LETTERS
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.chart import Chart, Mark
from tests.games.capital_adventure.position import GAME, position

RED, BLUE = 0, 1


def chart_of(state: CapitalAdventure) -> Chart:
    return GAME.chart(GAME.view(state, RED))


def marks_at(chart: Chart, city: str) -> list[Mark]:
    """List the marks at a city, but for its name."""
    place = BOARD.cities[BOARD.number_of[city]]
    x, y = (place.longitude - FRAME.centre_longitude + FRAME.reach) % 360, FRAME.north - place.latitude
    return [mark for mark in chart.marks if (mark.x, mark.y) == (x, y) and mark.style != "label"]


def piece_of(chart: Chart, seat: int) -> Mark:
    (piece,) = [mark for mark in chart.marks if mark.style == "piece" and mark.seat == seat]
    return piece


def test_every_city_lies_on_the_sheet() -> None:
    chart = chart_of(position())
    for mark in chart.marks:
        assert 0 < mark.x < chart.width, mark
        assert 0 < mark.y < chart.height, mark
    for city in BOARD.cities:
        assert FRAME.south < city.latitude < FRAME.north, city.id


def test_travellers_stand_in_their_cities_as_letters() -> None:
    chart = chart_of(position({"red": "rome", "blue": "cairo"}))
    assert [mark.text for mark in marks_at(chart, "rome")] == [LETTERS["red"]]
    assert marks_at(chart, "cairo")[0].text == LETTERS["blue"]
    assert piece_of(chart, BLUE).seat == BLUE


def test_the_number_of_a_move_stands_where_it_leads() -> None:
    state = position({"red": "rome", "blue": "rome"})
    chart = chart_of(state)
    moves = state.for_people(RED)
    wires = [state.wire(move) for move in moves]
    targets = {mark.text for mark in chart.marks if mark.style == "target"}
    assert targets
    for number, wire in enumerate(wires, 1):
        if wire["move"] == "go":
            assert str(number) in [mark.text for mark in marks_at(chart, str(wire["to"]))]
    assert targets == {str(number) for number, wire in enumerate(wires, 1) if wire["move"] == "go"}


@pytest.mark.rule("CA-89")
def test_cities_that_bring_a_peg_are_marked_until_the_side_on_turn_has_it() -> None:
    far = next(
        city.id for city in BOARD.cities if city.is_capital_adventure and BOARD.continent_ids[city.continent] == "asia"
    )
    state = position({"red": "rome"}, pegs={"red": [far]})
    assert [mark.text for mark in marks_at(chart_of(state), far)] == [DONE]
    assert [mark.text for mark in marks_at(chart_of(position({"red": "rome"})), far)] == [GOAL]
    blue = position({"red": "rome"}, pegs={"red": [far]}, turn="blue")
    assert [mark.text for mark in marks_at(chart_of(blue), far)] == [GOAL]


def test_on_a_transit_point_a_traveller_stands_between_two_cities() -> None:
    athens, cairo = (BOARD.cities[BOARD.number_of[city]] for city in ("athens", "cairo"))
    piece = piece_of(chart_of(position({"red": "athens-cairo"})), RED)
    assert piece.y == pytest.approx(FRAME.north - (athens.latitude + cairo.latitude) / 2)


@pytest.mark.rule("CA-128")
def test_the_atlantic_is_crossed_step_by_step() -> None:
    places = [piece_of(chart_of(position({"red": "atlantic"}, sea={"red": count})), RED).x for count in range(6)]
    assert places == sorted(set(places))
    assert marks_at(chart_of(position({"red": "new-york"})), "new-york")[0].x < places[0]
    assert places[-1] < marks_at(chart_of(position({"red": "london"})), "london")[0].x


def test_how_a_side_stands_is_told_in_words() -> None:
    state = position(
        {"red": "rome", "blue": "atlantic"},
        cash={"red": 350},
        tokens={"red": 2},
        doubles={"red": 1},
        insurance={"red": ["africa", "asia"], "blue": []},
        missed={"red": 1},
        sea={"blue": 4},
    )
    red, blue = chart_of(state).standing
    assert red == ("0 of 16 pegs, in Rome, $350, 2 Travel Tokens, 1 Double, insured in Africa and Asia, misses 1 go")
    assert blue == "16 of 16 pegs, on the Atlantic, 4 of 6 answers, $1000, 5 Doubles, insured nowhere"
    assert "insured everywhere" in chart_of(position()).standing[0]
    assert "on the way to Cairo" in chart_of(position({"red": "athens-cairo"})).standing[0]


def test_the_legend_names_the_sides_that_play_and_the_planned_journey() -> None:
    sides, pegs, *_ = chart_of(position(seats=3)).legend
    assert sides.startswith("R red, B blue, G green; ")
    assert GOAL in pegs
    state = position({"red": "rome"})
    state.apply(RED, state.parse_move({"move": "go", "to": "athens"}))
    assert chart_of(state).legend[-1] == "planned: Rome – Athens"


@pytest.mark.parametrize(("columns", "rows"), [(80, 12), (120, 30)])
def test_even_in_a_small_terminal_all_travellers_are_seen(columns: int, rows: int) -> None:
    state = position({"red": "rome", "blue": "sydney", "green": "atlantic", "yellow": "delhi"}, seats=4)
    drawn = draw_board(chart_of(state), GAME.seat_names(GAME.options_type(), 4), columns, rows).plain
    for letter in LETTERS.values():
        assert letter in drawn
