"""The data of the board: areas, hexagons, towns, crossings and airports, and the lines between them."""

import json
from collections import Counter
from collections.abc import Iterable
from importlib import resources
from typing import Any

import pytest

from greatcircle.games.worldbeater.board import (
    BOARD,
    CARS,
    DIRECTIONS,
    HOME_POINTS,
    NEW_YORK_POINTS,
    NOTHING,
    REMOVED_VALUES,
    ROLES,
    TOKEN_VALUES,
    TOKENS_PER_AREA,
    TOKENS_PER_TURN,
)
from scripts import lay_hexagons

TEXT = resources.files("greatcircle.games.worldbeater").joinpath("board.json").read_text("utf-8")
DATA: dict[str, Any] = json.loads(TEXT)
AREAS: dict[str, dict[str, Any]] = {area["code"]: area for area in DATA["areas"]}
ABROAD = [code for code in AREAS if code != "UK"]
"""The ten areas with towns."""
PLACES: dict[str, tuple[int, int]] = {
    hexagon["id"]: (hexagon["q"], hexagon["r"]) for area in DATA["areas"] for hexagon in area["hexagons"]
}
TOWNS: dict[str, dict[str, Any]] = {town["hexagon"]: town for town in DATA["towns"]}
PAIRS: list[tuple[str, str]] = [(pair["a"], pair["b"]) for pair in (*DATA["frontiers"], *DATA["seaports"])]
CROSSINGS = [end for pair in PAIRS for end in pair]
AIRPORTS = [airport["hexagon"] for airport in DATA["airports"]]
LANDMARKS = [DATA["fort_dunlop"]["hexagon"], DATA["new_york"]["hexagon"]]
SPECIAL = [*TOWNS, *CROSSINGS, *AIRPORTS, *LANDMARKS]
"""Every hexagon that has a role."""
SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def code(hexagon: str) -> str:
    """Give the area of a hexagon, which its id names."""
    return hexagon[:2]


def hexagons(area: str) -> set[str]:
    return {hexagon["id"] for hexagon in AREAS[area]["hexagons"]}


def ordinary(area: str) -> set[str]:
    """Give the hexagons of an area without a town, an exit or a landmark (WB-89)."""
    return hexagons(area) - set(SPECIAL)


def touching(hexagon: str, among: Iterable[str]) -> set[str]:
    """Give the hexagons that lie at a side of this one."""
    q, r = PLACES[hexagon]
    sides = {(q + step_q, r + step_r) for step_q, step_r in SIDES}
    return {other for other in among if PLACES[other] in sides}


def is_joined(group: set[str]) -> bool:
    """Tell whether single steps lead from any hexagon of a group to any other without leaving it."""
    found = {min(group)}
    edge = set(found)
    while edge:
        edge = {other for hexagon in edge for other in touching(hexagon, group - found)}
        found |= edge
    return found == group


def areas_reached(start: str, pairs: list[tuple[str, str]]) -> set[str]:
    """Give the areas to which crossings lead from an area."""
    found = {start}
    while beyond := {
        code(there)
        for a, b in pairs
        for here, there in ((a, b), (b, a))
        if code(here) in found and code(there) not in found
    }:
        found |= beyond
    return found


# Areas and hexagons


@pytest.mark.rule("WB-05")
def test_there_are_eleven_areas_and_the_united_kingdom_is_the_first() -> None:
    assert " ".join(area["code"] for area in DATA["areas"]) == "UK EU AF ME RU SA FE SE AU NA LA"
    assert len({area["id"] for area in DATA["areas"]}) == len({area["name"] for area in DATA["areas"]}) == 11


def test_hexagons_are_numbered_once_by_row_and_column() -> None:
    assert len(set(PLACES)) == len(set(PLACES.values())) == sum(len(area["hexagons"]) for area in DATA["areas"])
    for area in DATA["areas"]:
        rows = [(hexagon["r"], hexagon["q"]) for hexagon in area["hexagons"]]
        assert rows == sorted(rows)
        assert [hexagon["id"] for hexagon in area["hexagons"]] == [
            f"{area['code']}{number:02}" for number in range(1, len(rows) + 1)
        ]


def test_the_sheet_is_about_twice_as_wide_as_high() -> None:
    columns = [q + r / 2 for q, r in PLACES.values()]
    rows = [r for _, r in PLACES.values()]
    assert (min(rows), max(rows)) == (0, 25)
    assert (min(columns), max(columns)) == (0.5, 40)


def test_areas_are_of_a_size() -> None:
    sizes = {name: len(area["hexagons"]) for name, area in AREAS.items()}
    assert 18 <= sizes.pop("UK") <= 24
    assert all(25 <= size <= 55 for size in sizes.values())


@pytest.mark.parametrize("area", AREAS)
def test_an_area_is_one_piece(area: str) -> None:
    assert is_joined(hexagons(area))


def test_the_board_is_the_one_that_the_script_lays() -> None:
    assert lay_hexagons.format_board(lay_hexagons.lay()) == TEXT


# Places


@pytest.mark.rule("WB-05")
@pytest.mark.parametrize("area", ABROAD)
def test_an_area_has_seven_towns_worth_one_to_six(area: str) -> None:
    values = sorted(town["value"] for hexagon, town in TOWNS.items() if code(hexagon) == area)
    assert values == [1, 2, 3, 3, 4, 5, 6] == list(TOKEN_VALUES)
    assert sum(values) == 24


@pytest.mark.rule("WB-05")
def test_the_united_kingdom_has_no_town() -> None:
    assert len(DATA["towns"]) == len(TOWNS) == 70
    assert not any(code(hexagon) == "UK" for hexagon in TOWNS)


@pytest.mark.rule("WB-02", "WB-64")
def test_fort_dunlop_is_in_the_united_kingdom_and_new_york_is_no_token_town() -> None:
    assert [code(hexagon) for hexagon in LANDMARKS] == ["UK", "NA"]
    assert not set(LANDMARKS) & set(TOWNS)


def test_a_hexagon_has_one_role_at_most() -> None:
    assert len(SPECIAL) == len(set(SPECIAL)) == 70 + 2 * 26 + 15 + 2
    assert set(SPECIAL) <= set(PLACES)


def test_names_are_given_once() -> None:
    names = [place["name"] for key in ("towns", "frontiers", "airports") for place in DATA[key]]
    names += [pair[end] for pair in DATA["seaports"] for end in ("a_name", "b_name")]
    assert len(names) == len(set(names))
    for town in DATA["towns"]:
        assert town["id"] == lay_hexagons.plain(town["name"])
        assert town["source"] == "ours"


@pytest.mark.rule("WB-90")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_line_leads_across_both_cities(landmark: str) -> None:
    q, r = PLACES[landmark]
    free = {PLACES[hexagon] for hexagon in ordinary(code(landmark))}
    assert any({(q + step_q, r + step_r), (q - step_q, r - step_r)} <= free for step_q, step_r in SIDES)


# Ways out


@pytest.mark.rule("WB-45")
def test_every_crossing_leads_to_another_area() -> None:
    assert all(code(a) != code(b) for a, b in PAIRS)


@pytest.mark.rule("WB-53")
def test_the_two_ends_of_a_frontier_lie_side_by_side() -> None:
    for frontier in DATA["frontiers"]:
        assert touching(frontier["a"], [frontier["b"]])


@pytest.mark.rule("WB-53")
def test_a_seaport_lies_on_the_coast_and_its_partner_across_the_sea() -> None:
    taken = set(PLACES.values())
    for a, b in PAIRS[len(DATA["frontiers"]) :]:
        for q, r in (PLACES[a], PLACES[b]):
            assert any((q + step_q, r + step_r) not in taken for step_q, step_r in SIDES)
        assert not touching(a, [b])


@pytest.mark.rule("WB-50")
def test_every_area_has_an_airport() -> None:
    assert {code(hexagon) for hexagon in AIRPORTS} == set(AREAS)


@pytest.mark.rule("WB-11", "WB-62")
@pytest.mark.parametrize("area", AREAS)
def test_every_area_can_be_reached_from_every_other_without_flying(area: str) -> None:
    assert areas_reached(area, PAIRS) == set(AREAS)


def test_no_single_crossing_holds_the_world_together() -> None:
    for pair in PAIRS:
        assert areas_reached("UK", [other for other in PAIRS if other != pair]) == set(AREAS)


@pytest.mark.rule("WB-89")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("area", AREAS)
def test_a_crossing_is_three_moves_away_at_most_with_every_token_lying(area: str, seats: int) -> None:
    survey = lay_hexagons.Survey(DATA, AREAS[area], seats)
    moves = survey.moves_out()
    assert set(moves) == hexagons(area) - survey.exits - set(survey.values)
    assert max(moves.values()) <= 3
    assert sum(moves.values()) / len(moves) < 1.7


# Nobody is shut in or shut off


@pytest.mark.rule("WB-89")
@pytest.mark.parametrize("area", AREAS)
def test_ordinary_hexagons_hang_together_when_all_towns_are_blocked(area: str) -> None:
    assert is_joined(ordinary(area))


@pytest.mark.rule("WB-89")
@pytest.mark.parametrize("area", AREAS)
def test_they_still_hang_together_with_a_car_on_any_one_of_them(area: str) -> None:
    for parked in ordinary(area):
        assert is_joined(ordinary(area) - {parked}), parked


@pytest.mark.rule("WB-89")
@pytest.mark.parametrize("area", AREAS)
def test_every_place_touches_two_ordinary_hexagons(area: str) -> None:
    for hexagon in SPECIAL:
        if code(hexagon) == area:
            assert len(touching(hexagon, ordinary(area))) >= 2, hexagon


@pytest.mark.rule("WB-89")
@pytest.mark.parametrize("area", AREAS)
def test_every_area_can_be_entered_by_three_crossings_from_two_areas(area: str) -> None:
    neighbours = [code(there) for a, b in PAIRS for here, there in ((a, b), (b, a)) if code(here) == area]
    assert len(neighbours) >= 3
    assert len(set(neighbours)) >= 2


# Tokens by the number of seats


@pytest.mark.rule("WB-74", "WB-75", "WB-76", "WB-77")
@pytest.mark.parametrize(
    ("seats", "values", "points", "tokens"),
    [
        (6, [1, 2, 3, 3, 4, 5, 6], 24, 70),
        (5, [1, 2, 3, 3, 4, 5], 18, 60),
        (4, [1, 3, 3, 4, 6], 17, 50),
        (3, [1, 3, 3, 5], 12, 40),
    ],
)
def test_the_table_of_tokens(seats: int, values: list[int], points: int, tokens: int) -> None:
    left = [value for value in TOKEN_VALUES if value not in REMOVED_VALUES[seats]]
    assert left == values == list(lay_hexagons.TOKEN_SETS[seats])
    assert (sum(left), len(left) * len(ABROAD), len(left)) == (points, tokens, seats + 1)


@pytest.mark.rule("WB-01")
def test_two_seats_use_the_tokens_of_three() -> None:
    assert REMOVED_VALUES[2] == REMOVED_VALUES[3]


@pytest.mark.rule("WB-07")
def test_ten_to_twenty_tokens_on_reaching_new_york() -> None:
    assert (len(ABROAD), TOKENS_PER_AREA * len(ABROAD)) == (10, 20)


@pytest.mark.rule("WB-13", "WB-14", "WB-18", "WB-19")
def test_both_charts() -> None:
    assert NEW_YORK_POINTS == (20, 15, 11, 8, 6, 5)
    assert HOME_POINTS == (25, 19, 14, 10, 7, 5)
    assert len(CARS) == len(NEW_YORK_POINTS) == len(HOME_POINTS)


# Lines, as a car sees them


@pytest.mark.rule("WB-74", "WB-75", "WB-76", "WB-77")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("area", ABROAD)
def test_whoever_comes_in_sees_a_token_and_a_way_on_behind_it(area: str, seats: int) -> None:
    survey = lay_hexagons.Survey(DATA, AREAS[area], seats)
    assert survey.exits == {hexagon for hexagon in CROSSINGS if code(hexagon) == area}
    for entry in survey.exits:
        assert survey.seen(entry)[0], entry
        assert survey.passages(entry) or survey.chains(entry), entry


@pytest.mark.rule("WB-59", "WB-60")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("area", ABROAD)
def test_an_area_offers_several_chains_of_two_tokens_and_a_crossing(area: str, seats: int) -> None:
    survey = lay_hexagons.Survey(DATA, AREAS[area], seats)
    chains = [chain for entry in survey.exits for chain in survey.chains(entry)]
    assert 4 <= len(chains) <= 30
    assert len({way_out for _, _, way_out in chains}) >= 2


def test_a_chain_of_two_tokens_by_hand() -> None:
    survey = lay_hexagons.Survey(DATA, AREAS["SE"], 3)
    by_name = {town["name"]: hexagon for hexagon, town in TOWNS.items()}
    ports = {pair[f"{end}_name"]: pair[end] for pair in DATA["seaports"] for end in "ab"}
    passes = {frontier["name"]: frontier["b"] for frontier in DATA["frontiers"]}
    chain = (by_name["Davao"], by_name["Kuching"], passes["Friendship Pass"])
    assert chain in survey.chains(ports["Manila"])
    assert (by_name["Davao"], ports["Surabaya"]) in survey.passages(ports["Manila"])


# The board as the rules read it


def test_the_board_has_read_every_hexagon_with_its_role() -> None:
    assert BOARD.ids == list(PLACES)
    assert [(q, r) for q, r in zip(BOARD.q, BOARD.r, strict=True)] == list(PLACES.values())
    roles = Counter(ROLES[role] for role in BOARD.role)
    assert {name: count for name, count in roles.items() if name != "open"} == {
        "town": 70,
        "frontier": 2 * len(DATA["frontiers"]),
        "seaport": 2 * len(DATA["seaports"]),
        "airport": len(AIRPORTS),
        "fort-dunlop": 1,
        "new-york": 1,
    }


@pytest.mark.rule("WB-36")
def test_there_are_six_directions_and_a_line_stays_in_its_area() -> None:
    assert sorted(DIRECTIONS) == sorted(SIDES)
    for hexagon, rays in enumerate(BOARD.rays):
        assert len(rays) == 6
        for (step_q, step_r), ray in zip(DIRECTIONS, rays, strict=True):
            for distance, there in enumerate(ray, 1):
                assert BOARD.area[there] == BOARD.area[hexagon]
                assert BOARD.q[there] == BOARD.q[hexagon] + distance * step_q
                assert BOARD.r[there] == BOARD.r[hexagon] + distance * step_r


@pytest.mark.rule("WB-53")
def test_partners_are_each_others_partners() -> None:
    for hexagon, partner in enumerate(BOARD.partner):
        assert (partner == NOTHING) == (BOARD.ids[hexagon] not in CROSSINGS)
        if partner != NOTHING:
            assert BOARD.partner[partner] == hexagon


@pytest.mark.rule("WB-28")
def test_only_a_three_has_a_twin() -> None:
    for town in BOARD.towns:
        twin = BOARD.twin[town.number]
        assert (twin != NOTHING) == (town.value == 3)
        if twin != NOTHING:
            assert (BOARD.town_area[twin], BOARD.value[twin]) == (town.area, 3)
            assert BOARD.twin[twin] == town.number


@pytest.mark.rule("WB-26", "WB-59")
def test_two_tokens_a_turn() -> None:
    assert TOKENS_PER_TURN == 2
