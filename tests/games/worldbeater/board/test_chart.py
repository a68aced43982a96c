"""The board of Worldbeater in a terminal: the area in play, all areas in a list, the own hand, how the seats stand."""

import re

import pytest

from greatcircle.cli.drawing.chart import draw_board
from greatcircle.games.worldbeater.board import BOARD, CARS, NOTHING
from greatcircle.games.worldbeater.chart import LETTERS, chart
from greatcircle.games.worldbeater.position import AVAILABLE
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.rules.turn import renew_choices
from greatcircle.games.worldbeater.view import view
from greatcircle.kernel.chart import Chart, Mark
from greatcircle.kernel.state import Wire
from greatcircle.kernel.view import SPECTATOR
from tests.games.worldbeater.position import position

EUROPE = next(area for area in BOARD.areas if area.code == "EU")
ROADS = [hexagon for hexagon in EUROPE.hexagons if not BOARD.names[hexagon]]
"""Hexagons of Europe on which nothing is printed."""
AIRPORT = EUROPE.airports[0]


def chart_of(state: Worldbeater, seat: int = 0) -> Chart:
    return chart(view(state, seat))


def at(drawn: Chart, hexagon: int) -> list[Mark]:
    """Give the marks of a hexagon of the area in play."""
    own = BOARD.areas[BOARD.area[hexagon]].hexagons
    y = 2 * (BOARD.r[hexagon] - min(BOARD.r[other] for other in own))
    row = sorted(BOARD.q[other] for other in own if BOARD.r[other] == BOARD.r[hexagon])
    spots = sorted({mark.x for mark in drawn.marks if mark.y == y})
    return [mark for mark in drawn.marks if (mark.x, mark.y) == (spots[row.index(BOARD.q[hexagon])], y)]


def texts(drawn: Chart, hexagon: int) -> str:
    return "".join(mark.text for mark in at(drawn, hexagon)).strip()


def lines(drawn: Chart, columns: int = 120, rows: int = 40) -> list[str]:
    return draw_board(drawn, CARS, columns, rows).plain.split("\n")


def row_of(drawn: Chart, code: str) -> str:
    """Give the row of an area in the list of all areas."""
    (row,) = [line for line in lines(drawn) if re.search(rf"[ >]{code}( |$)", line)]
    return row[row.rindex(code) :]


def test_the_area_of_the_car_on_turn_is_shown_hexagon_by_hexagon() -> None:
    drawn = chart_of(position({"black": BOARD.ids[ROADS[0]], "red": BOARD.ids[AIRPORT]}))
    assert texts(drawn, ROADS[0]) == LETTERS["black"]
    assert texts(drawn, AIRPORT).endswith(LETTERS["red"])
    assert {mark.seat for mark in at(drawn, AIRPORT) if mark.style == "piece"} == {1}
    for hexagon in EUROPE.hexagons:
        assert texts(drawn, hexagon)


def test_tokens_are_shown_face_up_and_face_down_and_not_at_all() -> None:
    up, down, held = (BOARD.towns[town] for town in EUROPE.towns if BOARD.value[town] in (1, 3))
    ids = [BOARD.ids[town.hexagon] for town in (down, held)]
    state = position({"black": BOARD.ids[ROADS[-1]]}, back=["black"], returned=ids[:1], held={"black": ids[1:]})
    drawn = chart_of(state)
    assert texts(drawn, up.hexagon) == f"({up.value})"
    assert texts(drawn, down.hexagon) == f"[{down.value}]"
    assert texts(drawn, held.hexagon).endswith("o")
    assert {"2", "4", "6"}.isdisjoint(re.findall(r"\((\d)\)", "\n".join(lines(drawn)))), "three seats leave these out"


@pytest.mark.parametrize("here", [*ROADS[::4], AIRPORT])
def test_every_move_that_leads_somewhere_has_its_number_there(here: int) -> None:
    state = position({"black": BOARD.ids[here]}, hands={"black": ["charter", "fog"]})
    drawn = chart_of(state)
    numbers: list[str] = []
    for mark in drawn.marks:
        if mark.style == "target":
            for word in mark.text.strip().split("/"):
                assert word not in numbers
                numbers.append(word)
    for number, move in enumerate(state.legal(0), 1):
        wire: Wire = state.wire(move)
        assert (str(number) in numbers) == (wire["move"] in ("drive", "claim", "cross", "fly", "put-back")), wire
        target = wire.get("to") or wire.get("at")
        if isinstance(target, str) and BOARD.area[BOARD.number_of[target]] == EUROPE.number:
            assert str(number) in texts(drawn, BOARD.number_of[target])


def test_flights_are_numbered_in_the_list_of_areas() -> None:
    state = position({"black": BOARD.ids[AIRPORT]})
    flights = {number: state.wire(move) for number, move in enumerate(state.legal(0), 1)}
    for number, wire in flights.items():
        if wire["move"] == "fly":
            area = BOARD.areas[BOARD.area[BOARD.number_of[str(wire["to"])]]]
            assert str(number) in re.split(r"[ /]", row_of(chart_of(state), area.code))


def test_a_token_is_put_back_where_the_car_stands() -> None:
    town = BOARD.towns[EUROPE.towns[0]]
    here = BOARD.ids[town.hexagon]
    state = position({"black": here}, back=["black"], held={"black": [here]})
    number = [state.wire(move)["move"] for move in state.legal(0)].index("put-back") + 1
    assert texts(chart_of(state), town.hexagon).startswith(f"{number} ")


def test_the_list_tells_what_is_left_in_every_area_what_one_has_and_who_is_there() -> None:
    tokens = [BOARD.ids[BOARD.towns[town].hexagon] for town in EUROPE.towns if BOARD.value[town] == 3]
    state = position({"red": BOARD.ids[ROADS[0]]}, held={"black": tokens})
    assert row_of(chart_of(state, 0), "EU").split() == ["EU", "2", "left", "+2", "R"]
    assert row_of(chart_of(state, 1), "EU").split() == ["EU", "2", "left", "R"]
    assert row_of(chart_of(state), "UK").split() == ["UK", "KB"], "there is nothing to claim"
    assert any(">UK" in line for line in lines(chart_of(state))), "where one is"


@pytest.mark.rule("WB-118")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    state = position(hands={"black": ["fog", "fog", "byway"], "red": ["curfew"]})
    assert "your cards: Byway, Fog ×2" in "\n".join(lines(chart_of(state, 0)))
    assert "your cards: Curfew" in "\n".join(lines(chart_of(state, 1)))
    for seat in (2, SPECTATOR):
        drawn = chart_of(state, seat)
        said = "\n".join([*lines(drawn), *drawn.legend, *drawn.standing])
        assert not any(word in said for word in ("Fog", "Byway", "Curfew", "your cards"))
    assert [line.split(":")[0] for line in chart_of(state, 0).legend[-2:]] == ["Byway", "Fog"]


@pytest.mark.rule("WB-80")
def test_how_the_seats_stand_is_told_in_words() -> None:
    three, one = (next(town for town in EUROPE.towns if BOARD.value[town] == value) for value in (3, 1))
    ids = [BOARD.ids[BOARD.towns[town].hexagon] for town in (three, one)]
    state = position(
        {"black": BOARD.ids[ROADS[0]], "red": BOARD.ids[BOARD.new_york]},
        back=["red"],
        home=["blue"],
        waiting=["red"],
        held={"black": ids[:1], "red": ids[1:]},
        credit={"red": 31, "blue": 20},
        hands={"black": ["fog"]},
        harms={"red": ["puncture"]},
        turn="black",
    )
    standing = chart_of(state).standing
    assert standing[0] == f"3 points, out with 1 token, in {BOARD.ids[ROADS[0]]}, 1 card"
    assert standing[1] == "46 points, back with 1 token worth 1, in New York, 0 cards, waits a turn, Puncture"
    assert standing[2] == "65 points, home"


def test_the_board_of_a_car_that_is_home_is_that_of_the_united_kingdom() -> None:
    state = position({}, home=["black"], turn="red")
    state.turn = 0
    assert any(line.endswith(">UK    RB") for line in lines(chart_of(state)))


@pytest.mark.parametrize("area", BOARD.areas, ids=[area.code for area in BOARD.areas])
@pytest.mark.parametrize(("columns", "rows"), [(80, 12), (80, 28), (120, 28)])
def test_every_area_fits_small_terminals_and_large_ones(area: object, columns: int, rows: int) -> None:
    assert isinstance(area, type(EUROPE))
    free = [hexagon for hexagon in area.hexagons if BOARD.town[hexagon] == NOTHING]
    cars = dict(zip(CARS, [BOARD.ids[hexagon] for hexagon in free[:6]], strict=True))
    hand = ["full-tank", "overtake", "byway", "roof-rack", "connection", "charter", "mechanic", "closed-borders"]
    state = position(cars, seats=6, hands={"black": hand})
    drawn = lines(chart_of(state), columns, rows)
    assert max(map(len, drawn)) <= columns
    assert len(drawn) <= (14 if rows == 12 else 26)
    shown = "\n".join(drawn)
    assert shown.count("(") == sum(state.token[town] == AVAILABLE for town in area.towns)
    for name in [BOARD.names[airport] for airport in area.airports]:
        assert rows == 12 or name[:6] in shown


def test_it_can_be_drawn_with_plain_letters() -> None:
    plain = draw_board(chart_of(position({"black": BOARD.ids[ROADS[0]]})), CARS, 80, 40, is_plain=True).plain
    assert plain.isascii()
    assert "?" not in plain


def test_while_chance_acts_no_move_is_numbered() -> None:
    state = position()
    state.choices = []
    assert [mark for mark in chart_of(state).marks if mark.style == "target"] == []
    renew_choices(state)
    assert [mark for mark in chart_of(state).marks if mark.style == "target"]
