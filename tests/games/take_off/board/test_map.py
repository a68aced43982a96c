"""The map on the wall shows the board, in the world of the chosen cards."""

import json
from importlib import resources

import pytest

from greatcircle.atlas.land import load_land
from greatcircle.atlas.layer.ornament import NOTE_LEADING
from greatcircle.atlas.sheet import MapSheet
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CARD_SETS, OF_1987, REGIONS, TODAY, cards_of
from greatcircle.games.take_off.game import GAME
from greatcircle.games.take_off.map import world_map

MAPS = {card_set: world_map(card_set) for card_set in CARD_SETS}
FOLDER = resources.files("greatcircle.games.take_off")


def test_every_name_and_every_letter_has_been_placed() -> None:
    layout = json.loads(FOLDER.joinpath("labels.json").read_text("utf-8"))
    lines = [f"{line.a} {line.b}" for line in MAPS[TODAY].lines]
    again = "run scripts/place_labels.py take_off again"
    assert sorted(layout["places"]) == sorted(city.id for city in BOARD.cities), again
    assert sorted(layout["letters"]) == sorted(lines), again


@pytest.mark.parametrize("card_set", CARD_SETS)
def test_it_shows_every_city_and_every_route(card_set: str) -> None:
    world = MAPS[card_set]
    assert [place.id for place in world.places] == [city.id for city in BOARD.cities]
    assert len(world.lines) * 2 == BOARD.hop_count
    assert [style.id for style in world.line_styles] == BOARD.colours


@pytest.mark.rule("TO-80")
def test_routes_are_straight_lines_that_lead_to_the_left() -> None:
    sheet = MapSheet(MAPS[TODAY])
    for number, line in enumerate(sheet.world.lines):
        (east, _), (west, _) = sheet.points[line.a], sheet.points[line.b]
        back = BOARD.is_forward(2 * number + 1, BOARD.western_end)
        assert east > west or back, f"{line.a} {line.b}: forward on the board, but not for the eye"


@pytest.mark.rule("TO-89")
def test_hawaii_stands_at_both_edges() -> None:
    sheet = MapSheet(MAPS[TODAY])
    start, finish = sheet.places["honolulu-east"], sheet.places["honolulu-west"]
    assert (start.note, finish.note) == ("START", "FINISH")
    assert start.offset - finish.offset == 360
    assert sheet.points[start.id][0] == max(x for x, _ in sheet.points.values())
    assert sheet.points[finish.id][0] < 0.03 * sheet.width


@pytest.mark.rule("TO-61")
@pytest.mark.parametrize(
    ("direction", "left", "right"), [("westward", "FINISH", "START"), ("eastward", "START", "FINISH")]
)
def test_the_race_begins_at_the_edge_that_its_direction_leads_away_from(direction: str, left: str, right: str) -> None:
    world = GAME.world_map(GAME.parse_options({"direction": direction}, GAME.identity.seats_min))
    assert world is not None
    ends = {place.id: place.note for place in world.places if place.note}
    assert ends == {"honolulu-west": left, "honolulu-east": right}
    assert [place.style for place in world.places].count("end") == 2


@pytest.mark.rule("TO-03")
def test_the_line_in_the_middle_parts_the_halves_on_the_map_too() -> None:
    sheet = MapSheet(MAPS[TODAY])
    for city in BOARD.cities:
        assert (sheet.points[city.id][0] > sheet.width / 2) == bool(city.half), city.id


@pytest.mark.rule("TO-79")
def test_names_and_capitals_are_those_of_the_cards() -> None:
    today = {place.id: place for place in MAPS[TODAY].places}
    of_1987 = {place.id: place for place in MAPS[OF_1987].places}
    assert (today["beijing"].name, of_1987["beijing"].name) == ("Beijing", "Peking")
    assert (today["kyiv"].style, of_1987["kyiv"].style) == ("capital", "city")
    assert (today["aden"].style, of_1987["aden"].style) == ("city", "capital")


@pytest.mark.rule("TO-79")
def test_the_map_of_1987_says_of_when_its_names_are() -> None:
    today, of_1987 = MAPS[TODAY], MAPS[OF_1987]
    assert of_1987.notes == (*today.notes, "Cities bear the names that they had in January 1987.")
    assert today.cartouche is not None
    assert of_1987.cartouche is not None
    assert of_1987.cartouche.height == today.cartouche.height + NOTE_LEADING, "room for one more line"
    assert of_1987.cartouche.y + of_1987.cartouche.height == today.cartouche.y + today.cartouche.height


NAMES_OF_1987 = {
    "ashgabat": "Ashkhabad",
    "astana": "Tselinograd",
    "beijing": "Peking",
    "berlin": "East Berlin",
    "bishkek": "Frunze",
    "chisinau": "Kishinev",
    "ciudad-de-la-paz": "Mengomeyén",
    "kuwait-city": "Kuwait",
    "kyiv": "Kiev",
    "manama": "Al Manamah",
    "mumbai": "Bombay",
    "naypyidaw": "Pyinmana",
    "ngerulmud": "Melekeok",
    "panama-city": "Panama",
    "podgorica": "Titograd",
    "sanaa": "Sana",
    "ulaanbaatar": "Ulan Bator",
    "yangon": "Rangoon",
    "yekaterinburg": "Sverdlovsk",
}


@pytest.mark.rule("TO-79", "TO-100")
def test_the_map_of_1987_names_its_cities_as_of_then() -> None:
    today, of_1987 = MAPS[TODAY], MAPS[OF_1987]
    then = {old.id: old.name for old, new in zip(of_1987.places, today.places, strict=True) if old.name != new.name}
    assert then == NAMES_OF_1987
    assert {place.id: place.name for place in of_1987.places}["honolulu-east"] == "Honolulu"


@pytest.mark.rule("TO-75", "TO-97", "TO-100")
def test_the_map_of_1987_marks_the_capitals_of_then_and_no_other() -> None:
    capitals = {place.id for place in MAPS[OF_1987].places if place.style == "capital"}
    without_a_card = {"andorra-la-vella", "nukualofa", "san-marino", "st-johns"}
    assert capitals == {card.city for card in cards_of(OF_1987)} | without_a_card
    later = {
        "abuja",
        "astana",
        "ciudad-de-la-paz",
        "dodoma",
        "gitega",
        "kyiv",
        "naypyidaw",
        "ngerulmud",
        "yamoussoukro",
    }
    assert not capitals & later
    assert later <= {place.id for place in MAPS[TODAY].places if place.style == "capital"}


@pytest.mark.rule("TO-79")
def test_borders_are_those_of_the_cards() -> None:
    assert ("Czechia", "Slovakia") in MAPS[OF_1987].united
    assert ("Czechia", "Slovakia") not in MAPS[TODAY].united
    assert len(MAPS[OF_1987].divided) == 2
    assert MAPS[TODAY].divided == ()
    known = {name for border in load_land().borders for name in border.between}
    assert {name for union in MAPS[OF_1987].united for name in union} - known == set()


@pytest.mark.rule("TO-36")
@pytest.mark.parametrize("card_set", CARD_SETS)
def test_flags_of_all_countries_stand_together_by_region(card_set: str) -> None:
    world = MAPS[card_set]
    titles = {region.title: region.id for region in REGIONS}
    shown = [(titles[group.title], flag.title) for group in world.flags for flag in group.flags]
    assert len(shown) == len(set(shown))
    assert set(shown) == {(card.region, card.country) for card in cards_of(card_set)}
    for group in world.flags:
        assert [flag.title for flag in group.flags] == sorted(flag.title for flag in group.flags)
        for flag in group.flags:
            assert FOLDER.joinpath("..").joinpath(flag.file).is_file(), flag.file
