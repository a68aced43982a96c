"""The board and the set-up: areas, tokens by the number of seats, cards, cars, and who begins."""

from itertools import pairwise
from pathlib import Path

import pytest

from greatcircle.games.worldbeater.board import BOARD, CARS, HOME_POINTS, NEW_YORK_POINTS
from greatcircle.games.worldbeater.events import Began, Dealt, DrewCar
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE
from tests.games.worldbeater.position import (
    GAME,
    claim,
    drive,
    end,
    ends,
    field,
    hand,
    happen,
    on_turn,
    phase,
    place,
    position,
    refusal,
    sheet,
    shown,
    told,
)
from tests.games.worldbeater.scene import (
    AREAS,
    FORT_DUNLOP,
    HEXAGONS,
    NEW_YORK,
    OUTER_AREAS,
    UK,
    approach,
    area,
    aside,
    bare,
    laid,
    lines,
    neighbours,
    one_of_each,
    places,
    role,
    row,
    town,
    towns,
    value,
)

SHARE_BOUND = 4
"""So many points, of a hundred, a seat's share of the victories may be away from an even one."""


def started(seats: int = 3, **options: object) -> Worldbeater:
    """Set up a match as it begins, before the cards are dealt."""
    state = GAME.start(GAME.parse_options(options, seats), seats)
    assert isinstance(state, Worldbeater)
    return state


def dealt(seats: int = 3, **options: object) -> Match:
    """Open a match and let chance act until a seat is to move."""
    match = Match(GAME, GAME.parse_options(options, seats), seats, QuickDealer("setup"))
    while match.state.actors() == [CHANCE]:
        match.deal()
    return match


def tokens_of_area(state: Worldbeater, within: str) -> list[int]:
    """List the values of the tokens that lie in an area."""
    tokens = shown(state, "tokens")
    return sorted(value(hexagon) for hexagon in towns(within) if tokens[town(hexagon)] == "available")


# The board.


@pytest.mark.rule("WB-05")
def test_ten_of_eleven_areas_have_seven_towns_worth_one_to_six() -> None:
    assert len(AREAS) == 11
    assert UK in AREAS
    for outer in OUTER_AREAS:
        assert sorted(value(hexagon) for hexagon in towns(outer)) == [1, 2, 3, 3, 4, 5, 6]
    assert towns(UK) == []
    assert len(towns()) == 70


@pytest.mark.rule("WB-36")
def test_every_line_leaves_by_one_of_six_sides_and_stays_straight() -> None:
    steps = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    for hexagon in HEXAGONS:
        here = BOARD.number_of[hexagon]
        for line in lines(hexagon):
            spots = [BOARD.number_of[step] for step in [hexagon, *line]]
            moves = {(BOARD.q[b] - BOARD.q[a], BOARD.r[b] - BOARD.r[a]) for a, b in pairwise(spots)}
            assert len(moves) <= 1
            assert moves <= steps
        assert len(BOARD.rays[here]) == 6


@pytest.mark.rule("WB-36")
def test_only_straight_lines_are_offered() -> None:
    here = row("open", "open", "open")[0]
    state = position({"black": here})
    assert ends(state)
    assert ends(state) <= {step for line in lines(here) for step in line}
    crooked = aside(here, within=area(here))
    assert refusal(state, "drive", to=crooked) == ("WB-36",)


@pytest.mark.rule("WB-63")
def test_fort_dunlop_and_new_york_hold_any_number_of_cars() -> None:
    state = position(seats=6)
    assert {place(state, car) for car in CARS} == {FORT_DUNLOP}
    state = position({"black": approach(FORT_DUNLOP)}, seats=6)
    drive(state, FORT_DUNLOP)
    cars = dict.fromkeys(CARS[1:], NEW_YORK) | {"black": approach(NEW_YORK)}
    state = position(cars, seats=6, back=CARS[1:], held={"black": one_of_each()})
    drive(state, NEW_YORK)
    assert {place(state, car) for car in CARS} == {NEW_YORK}


@pytest.mark.rule("WB-89")
@pytest.mark.parametrize("within", OUTER_AREAS)
def test_a_car_can_walk_everywhere_in_an_area_though_all_its_towns_are_covered(within: str) -> None:
    ground = places("open", within=within)
    state = position({"black": ground[0], "red": ground[-1]}, returned=towns(within))
    seen, open_ends = {ground[0]}, [ground[0]]
    while open_ends:
        here = open_ends.pop()
        state = position({"black": here, "red": ground[-1]}, returned=towns(within))
        for there in set(neighbours(here)) & ends(state, "drive") - seen:
            if role(there) == "open":
                seen.add(there)
                open_ends.append(there)
    assert seen == set(ground) - {ground[-1]}


@pytest.mark.rule("WB-89")
def test_every_area_can_be_entered_by_two_crossings_and_every_place_from_two_sides() -> None:
    for within in AREAS:
        assert len(places("frontier", "seaport", within=within)) >= 2
    for hexagon in HEXAGONS:
        if role(hexagon) != "open":
            assert sum(role(one) == "open" for one in neighbours(hexagon)) >= 2, hexagon


# Tokens by the number of seats.


@pytest.mark.rule("WB-74", "WB-75", "WB-76", "WB-77")
@pytest.mark.parametrize(
    ("seats", "values", "points", "on_board"),
    [
        pytest.param(6, [1, 2, 3, 3, 4, 5, 6], 24, 70, id="six"),
        pytest.param(5, [1, 2, 3, 3, 4, 5], 18, 60, id="five"),
        pytest.param(4, [1, 3, 3, 4, 6], 17, 50, id="four"),
        pytest.param(3, [1, 3, 3, 5], 12, 40, id="three"),
    ],
)
def test_the_tokens_by_the_number_of_seats(seats: int, values: list[int], points: int, on_board: int) -> None:
    state = started(seats)
    for outer in OUTER_AREAS:
        assert tokens_of_area(state, outer) == values
        assert sum(tokens_of_area(state, outer)) == points
        assert len(values) == seats + 1
    where = list(shown(state, "tokens").values())
    assert (where.count("available"), where.count("absent")) == (on_board, 70 - on_board)


@pytest.mark.rule("WB-78")
def test_towns_without_a_token_from_the_start_may_be_passed_and_landed_on() -> None:
    here, empty, beyond = row("open", "town", "open", where=lambda run: bare(run[1]))
    state = position({"black": here})
    assert {empty, beyond} <= ends(state, "drive")
    assert refusal(state, "claim", at=empty) == ("WB-77", "WB-78")
    drive(state, empty)
    assert place(state, "black") == empty


# Cards, cars and the score sheet.


@pytest.mark.rule("WB-79")
def test_cards_are_dealt_tokens_laid_and_cars_given_before_anybody_moves() -> None:
    match = dealt(4, first=2)
    assert [entry.actor for entry in match.log] == [CHANCE] * 24
    state = match.state
    assert isinstance(state, Worldbeater)
    assert shown(state, "cars") == [FORT_DUNLOP] * 4
    assert state.seat_names() == ["yellow", "black", "red", "blue"]
    assert shown(state, "hand_counts") == [6, 6, 6, 6]
    assert (phase(state), on_turn(state)) == ("driving", "red")


@pytest.mark.rule("WB-79")
def test_that_the_cards_are_dealt_is_told_to_all() -> None:
    state = started(3, first=1)
    while phase(state) == "dealing":
        events = happen(state, "deal", card=str(field(state, state.legal(CHANCE)[0], "card")))
    assert told(events, Dealt) == [Dealt(6)]


@pytest.mark.rule("WB-80")
def test_the_score_sheet_holds_every_line_of_the_reckoning_for_every_seat() -> None:
    state = position(home=["red"], back=["blue"], credit={"red": 40, "blue": 30}, missed={"blue": 1})
    for car in ("black", "red", "blue"):
        lines_ = sheet(state, car)
        assert lines_.keys() == {
            "is_credited", "tokens", "new_york", "home", "empty_areas", "brought_home", "total", "holds"
        }  # fmt: skip
        gains = lines_["tokens"] + lines_["new_york"] + lines_["home"]
        assert lines_["total"] == gains - lines_["empty_areas"] - lines_["brought_home"]


@pytest.mark.rule("WB-80")
def test_the_score_sheet_follows_the_play() -> None:
    here, target = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here})
    assert (sheet(state, "black")["tokens"], sheet(state, "black")["is_credited"]) == (0, False)
    claim(state, target)
    assert (sheet(state, "black")["tokens"], sheet(state, "black")["holds"]) == (value(target), 1)


@pytest.mark.rule("WB-80", "WB-09")
def test_before_new_york_only_areas_with_nothing_left_stand_on_the_sheet_as_empty() -> None:
    assert [sheet(position(), car)["empty_areas"] for car in ("black", "red", "blue")] == [0, 0, 0]
    taken = towns(OUTER_AREAS[0])
    state = position(held={"red": taken[:3], "blue": taken[3:]}, seats=6)
    assert (sheet(state, "black")["empty_areas"], sheet(state, "red")["empty_areas"]) == (3, 0)


# Who begins.


@pytest.mark.rule("WB-81")
def test_the_turn_passes_clockwise_in_seat_order() -> None:
    state = position(seats=4, turn="blue", first="blue")
    order = []
    for _ in range(5):
        order.append(on_turn(state))
        end(state)
    assert order == ["blue", "yellow", "black", "red", "blue"]


@pytest.mark.rule("WB-81")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_option_names_who_begins(first: int) -> None:
    assert dealt(3, first=first).state.actors() == [first - 1]
    names = dealt(3, first=first).state.seat_names()
    assert names[first - 1 :] + names[: first - 1] == ["black", "red", "blue"]


@pytest.mark.rule("WB-81")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadInput, match="Seat 5 cannot begin"):
        GAME.parse_options({"first": 5}, 4)


@pytest.mark.rule("WB-81", "WB-82")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_lots_are_even_among_as_many_cars_as_seats_and_black_is_one_of_them(seats: int) -> None:
    state = started(seats, first=0)
    assert phase(state) == "drawing-lots"
    assert [odds for _, odds in state.chances().odds()] == [pytest.approx(1 / seats)] * seats
    assert [field(state, move, "seat") for move in state.legal(CHANCE)] == list(range(seats))
    assert told(happen(state, "lot", seat=seats - 1), DrewCar) == [DrewCar(seats - 1)]
    assert sorted(state.seat_names()) == sorted(CARS[:seats])


@pytest.mark.rule("WB-81", "WB-82")
@pytest.mark.parametrize("black", [0, 1, 2, 3])
def test_who_is_drawn_to_begin_drives_the_black_car_and_the_others_have_theirs_clockwise(black: int) -> None:
    state = started(4, first=0)
    assert state.seat_names() == ["car 1", "car 2", "car 3", "car 4"]
    assert state.sentence(CHANCE, state.parse_move({"move": "lot", "seat": black})).startswith(
        f"Car {black + 1} is black"
    )
    (drew,) = told(happen(state, "lot", seat=black), DrewCar)
    assert drew.sentence(state.seat_names()) == "Black draws the black car and begins."
    assert [state.seat_names()[(black + step) % 4] for step in range(4)] == ["black", "red", "blue", "yellow"]
    again = GAME.state_from_json(state.to_json())
    assert again.seat_names() == state.seat_names() == state.copy().seat_names()


@pytest.mark.rule("WB-81")
def test_under_the_rules_before_the_cars_kept_the_colours_of_their_seats() -> None:
    options = GAME.parse_recorded_options({}, 2, 4)
    state = GAME.start(options, 4)
    state.events = []
    assert state.seat_names() == ["black", "red", "blue", "yellow"]
    state.apply(CHANCE, state.parse_move({"move": "lot", "seat": 2}))
    assert state.events == [Began(2)]
    assert state.seat_names() == ["black", "red", "blue", "yellow"]
    assert Began(2).sentence(state.seat_names()) == "Blue begins."


@pytest.mark.rule("WB-83")
def test_who_begins_has_nothing_that_the_others_have_not() -> None:
    for first in (1, 2, 3):
        state = dealt(3, first=first).state
        assert isinstance(state, Worldbeater)
        reach = []
        for _ in range(3):
            reach.append(ends(state))
            assert len(hand(state, on_turn(state))) == 6
            end(state)
        assert reach[0] == reach[1] == reach[2]
        assert shown(state, "rounds") == 1
    assert list(NEW_YORK_POINTS) == sorted(NEW_YORK_POINTS, reverse=True)
    assert list(HOME_POINTS) == sorted(HOME_POINTS, reverse=True)


def measured_shares(title: str) -> list[list[float]]:
    """The shares of the victories for three to six seats, as the document has measured them."""
    document = Path(__file__).parents[3].joinpath("docs", "worldbeater.md").read_text("utf-8")
    table = document.partition(f"| seats | {title} 1 |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    assert [int(cells[0]) for cells in rows] == [3, 4, 5, 6]
    shares = [[float(cell.removesuffix(" %")) for cell in cells[1 : int(cells[0]) + 1]] for cells in rows]
    assert [sum(won) for won in shares] == pytest.approx([100] * len(shares), abs=0.5)
    return shares


@pytest.mark.rule("WB-83")
@pytest.mark.parametrize("title", ["seat", "turn"])
def test_no_seat_and_no_place_in_the_turn_order_was_favoured_in_the_measured_matches(title: str) -> None:
    for won in measured_shares(title):
        assert max(abs(share - 100 / len(won)) for share in won) <= SHARE_BOUND
