"""The board in a terminal: a map with its numbers, agents and blocks, and of the escapees what a seat may see."""

import pytest

from greatcircle.cli.drawing.chart import draw_board
from greatcircle.games.captivade.board import AGENTS, BOARD
from greatcircle.games.captivade.chart import AGENT_SIGNS, BLOCK, FRAME, LETTERS, SIGNS
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.chart import Chart, Mark
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR
from tests.games.captivade.position import GAME, LONDON, act, at_chase, at_roll, position, run, stay

RED, GREEN, BLUE, YELLOW = range(4)


def chart_of(state: Captivade, seat: int = RED) -> Chart:
    return GAME.chart(GAME.view(state, seat))


def marks_at(chart: Chart, number: int) -> list[Mark]:
    """List the marks at a place, but for its name."""
    place = BOARD.places[number - 1]
    x, y = place.longitude - FRAME.centre_longitude + FRAME.reach, FRAME.north - place.latitude
    return [mark for mark in chart.marks if (mark.x, mark.y) == (x, y) and mark.style != "label"]


def texts_at(chart: Chart, number: int) -> list[str]:
    return [mark.text for mark in marks_at(chart, number)]


def test_every_place_is_on_the_map_with_its_number_its_colour_and_its_name() -> None:
    chart = chart_of(position())
    names = {mark.text for mark in chart.marks if mark.style == "label"}
    assert names == {place.name for place in BOARD.places}
    for place in BOARD.places:
        (mark, *_) = marks_at(chart, place.number)
        assert mark.text == f"{place.number}{SIGNS[place.colour]}"
        assert 0 < mark.x < chart.width
        assert 0 < mark.y < chart.height


@pytest.mark.parametrize(("columns", "rows"), [(80, 11), (120, 30)])
def test_even_in_a_small_terminal_all_places_find_room(columns: int, rows: int) -> None:
    drawn = draw_board(chart_of(position()), position().seat_names(), columns, rows).plain
    for place in BOARD.places:
        assert f"{place.number}{SIGNS[place.colour]}" in drawn


@pytest.mark.rule("CV-14")
def test_an_escapee_is_marked_for_its_own_seat_alone() -> None:
    state = position({"red": 12, "green": 13})
    assert LETTERS["red"] in texts_at(chart_of(state, RED), 12)
    assert LETTERS["green"] not in texts_at(chart_of(state, RED), 13)
    assert LETTERS["green"] in texts_at(chart_of(state, GREEN), 13)
    assert not set(LETTERS.values()) & set(texts_at(chart_of(state, SPECTATOR), 12))
    back = chart_of(state, OMNISCIENT)
    assert (LETTERS["red"] in texts_at(back, 12), LETTERS["green"] in texts_at(back, 13)) == (True, True)


def test_agents_stand_where_they_are_in_the_colours_of_their_seats() -> None:
    chart = chart_of(position(posts={"brown": 12, "white": 12, "black": None, "silver": LONDON}))
    pieces = [(mark.text, mark.seat) for mark in marks_at(chart, 12) if mark.style == "piece"]
    assert pieces == [(AGENT_SIGNS[RED], RED), (AGENT_SIGNS[GREEN], GREEN)]
    signs = [mark.text for mark in chart.marks if mark.style == "piece"]
    assert AGENT_SIGNS[BLUE] not in signs
    assert AGENT_SIGNS[YELLOW] in texts_at(chart, LONDON)
    assert "agent Black is out" in chart.standing[BLUE]


def test_places_that_a_move_leads_to_stand_out_while_one_chooses() -> None:
    state = position({"red": 1})
    reached = {mark.text for mark in chart_of(state, RED).marks if mark.style == "target"}
    assert reached == {f"{number}{SIGNS[BOARD.colour[number - 1]]}" for number in ends_of(state, RED)}
    run(state, "red", 1)
    assert not [mark for mark in chart_of(state, RED).marks if mark.style == "target"]
    assert not [mark for mark in chart_of(state, SPECTATOR).marks if mark.style == "target"]
    chasing = at_chase(posts={"brown": 87})
    assert "target" in [mark.style for mark in marks_at(chart_of(chasing, chasing.turn), 88)]


def ends_of(state: Captivade, seat: int) -> set[int]:
    """List the places in which a trip of an escapee can end."""
    wires = [dict(state.wire(move)) for move in state.legal(seat)]
    return {int(str(wire["to"])) for wire in wires}


@pytest.mark.rule("CV-17")
def test_blocked_lines_and_airports_are_marked_and_told() -> None:
    airport = BOARD.airports[0] + 1
    blocks = [{"connection": [12, 13], "until": 3}, {"airport": airport, "until": 4}]
    chart = chart_of(position(amid={"blocks": blocks}))
    assert [mark.text for mark in chart.marks if mark.text == BLOCK] == [BLOCK]
    assert texts_at(chart, airport)[0].endswith(BLOCK)
    (closed,) = [told for told in chart.legend if told.startswith("closed")]
    assert "the line 12-13 until week 3" in closed
    assert f"the airport of {airport} {BOARD.places[airport - 1].name} until week 4" in closed


def test_a_block_on_a_line_round_the_edge_is_told_and_not_drawn_amid_the_map() -> None:
    chart = chart_of(position(amid={"blocks": [{"connection": [1, 45], "until": 3}]}))
    assert BLOCK not in [mark.text for mark in chart.marks]
    assert "closed: the line 1-45 until week 3" in chart.legend


def test_the_week_stands_in_the_sea() -> None:
    assert "week 3 of 8" in [mark.text for mark in chart_of(position(week=3, weeks=8)).marks]


@pytest.mark.rule("CV-37")
def test_a_seat_reads_its_own_purse_and_log_and_nobody_elses() -> None:
    state = position({"red": [12, 13, 11]}, week=4, money={"red": 300}, energy={"red": 7})
    own = chart_of(state, RED).standing[RED]
    assert own.startswith("in 11 Montréal, £300, 7 energy used, before in 13, 12")
    for seat in (GREEN, SPECTATOR):
        told = chart_of(state, seat).standing[RED]
        assert told.startswith("free")
        assert "£" not in told


def test_while_all_choose_it_is_told_who_has_chosen_and_no_more() -> None:
    state = position()
    stay(state, "green")
    standing = chart_of(state, RED).standing
    assert standing[GREEN].startswith("has gone into hiding")
    assert standing[BLUE].startswith("free")
    assert standing[RED].startswith("in 36 London")


@pytest.mark.rule("CV-111")
def test_what_was_announced_stands_with_the_seat_it_was_about() -> None:
    state = at_roll({"red": 51, "green": 51}, first="red")
    act(state, -1, "roll", face="red")
    act(state, -1, "roll", face="yellow")
    standing = chart_of(state, BLUE).standing
    assert "last week in 51 Abuko" in standing[RED]
    assert "not on a yellow" in standing[GREEN]


def test_the_notebook_tells_where_an_escapee_can_be_and_without_it_the_searches_stand() -> None:
    told = chart_of(at_chase(), GREEN).standing[RED]
    assert "can be in" in told
    assert "can be in" not in chart_of(at_chase(), RED).standing[RED]
    state = at_chase(notebook=False, posts={"brown": 87})
    act(state, state.turn, "chase", calls=[87])
    told = chart_of(state, RED).standing[GREEN]
    assert "can be in" not in told
    assert "not in 87" in told


def test_who_was_caught_is_told_with_week_and_place() -> None:
    standing = chart_of(position(prison=["green"])).standing
    assert standing[GREEN].startswith("caught in week 1 in 36 London")


def test_the_legend_names_every_sign() -> None:
    legend = "\n".join(chart_of(position()).legend)
    for sign in (*SIGNS, *AGENT_SIGNS, *AGENTS, BLOCK):
        assert sign in legend
    assert chart_of(position(seats=3)).legend[1].count("Bl black") == 1
    assert "Si silver" not in "\n".join(chart_of(position(seats=3)).legend)
