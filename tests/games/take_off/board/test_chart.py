"""What is seen and told of a race: the map as a chart, how the fleets stand, and the sentences of moves and events."""

import re

import pytest

from greatcircle.games.take_off.board import BOARD, FLEETS
from greatcircle.games.take_off.card import CARD_SETS, cards_of
from greatcircle.games.take_off.chart import LETTERS, LINE
from greatcircle.games.take_off.events import (
    SEVERAL_CAPITALS,
    Drew,
    Finished,
    Flew,
    Named,
    TookOff,
    Unnamed,
    capital_of,
    country_name,
)
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.chart import Chart, Mark
from tests.games.take_off.atlas import colour_of, eastern_cards, flights
from tests.games.take_off.position import EAST, GAME, WEST, draw, field, fly, position, roll, take_off, told


def chart_of(state: TakeOff, seat: int = 0) -> Chart:
    return GAME.chart(GAME.view(state, seat))


def marks_at(chart: Chart, city: str) -> list[tuple[str, str]]:
    """List the marks at a city as texts with their styles."""
    place = BOARD.cities[BOARD.number_of[city]]
    assert chart.frame is not None
    x, y = place.offset + chart.frame.reach, chart.frame.north - place.latitude
    return [(mark.text, mark.style) for mark in chart.marks if (mark.x, mark.y) == (x, y)]


def pieces(chart: Chart) -> dict[tuple[float, float], list[Mark]]:
    found: dict[tuple[float, float], list[Mark]] = {}
    for mark in chart.marks:
        if mark.style == "piece":
            found.setdefault((mark.x, mark.y), []).append(mark)
    return found


def sentences(state: TakeOff) -> list[str]:
    return [state.sentence(state.turn, move) for move in state.legal(state.turn)]


# The chart.


def test_every_city_lies_on_the_chart() -> None:
    chart = chart_of(position())
    assert chart.frame is not None
    for city in BOARD.cities:
        assert 0 <= city.offset + chart.frame.reach <= chart.width
        assert 0 <= chart.frame.north - city.latitude <= chart.height


def test_all_jets_are_on_the_chart_as_letters_with_counts() -> None:
    state = position(["tokyo", "tokyo", "finish"], ["tokyo", "lima"], [], fleet=3)
    chart = chart_of(state)
    assert marks_at(chart, "tokyo") == [("O2", "piece"), ("W", "piece"), ("Tokyo", "label")]
    assert marks_at(chart, "lima") == [("W", "piece"), ("Lima", "label")]
    assert marks_at(chart, EAST) == [("W", "piece"), ("B3", "piece"), ("start", "label")]
    assert marks_at(chart, WEST) == [("O", "piece"), ("finish", "label")]


def test_a_jet_has_the_colour_of_its_seat() -> None:
    chart = chart_of(position(["tokyo"], ["tokyo"], seats=6))
    for marks in pieces(chart).values():
        for mark in marks:
            assert mark.text[0] == LETTERS[FLEETS[mark.seat]]
    assert len(set(LETTERS.values())) == len(FLEETS)
    assert all(letter.lower() in fleet for fleet, letter in LETTERS.items()), "it can be guessed"


def test_start_and_finish_change_sides_with_the_direction() -> None:
    chart = chart_of(position(direction="eastward"))
    assert ("start", "label") in marks_at(chart, WEST)
    assert ("finish", "label") in marks_at(chart, EAST)


def test_the_line_between_the_halves_runs_through_the_middle() -> None:
    chart = chart_of(position())
    line = [mark for mark in chart.marks if mark.text == LINE]
    assert {(mark.x, mark.style) for mark in line} == {(chart.width / 2, "path")}
    assert len(line) == chart.height
    for city in BOARD.cities:
        assert (city.offset > 0) == (city.half == 1)


def test_a_move_has_its_number_where_it_leads() -> None:
    state = position(["tokyo"], ["midway"])
    roll(state, "red", "yellow")
    chart = chart_of(state)
    for number, move in enumerate(state.legal(0), 1):
        there = str(field(state, move, "to"))
        (numbers,) = [text for text, style in marks_at(chart, there) if style == "target"]
        assert str(number) in numbers.split("/")
    shown = [number for mark in chart.marks if mark.style == "target" for number in mark.text.split("/")]
    assert sorted(map(int, shown)) == list(range(1, len(state.legal(0)) + 1))


def test_a_number_is_parted_from_the_jets_beside_it() -> None:
    state = position(["tokyo"], ["seoul"])
    roll(state, colour_of("tokyo", "seoul"), "take-off")
    draw(state, "suva")
    number, *rest = [text for text, style in marks_at(chart_of(state), "seoul") if style != "label"]
    assert number.isdigit()
    assert rest == [":", "W"]


def test_a_card_has_its_number_at_its_capital() -> None:
    state = position(["seoul"])
    roll(state, "take-off", "take-off")
    draw(state, "tokyo")
    draw(state, "suva")
    chart = chart_of(state)
    assert marks_at(chart, "tokyo") == [("1/3", "target"), ("Tokyo", "label")]
    assert marks_at(chart, "suva") == [("2/4", "target"), ("Suva", "label")]


@pytest.mark.parametrize("naming", ["extra-move", "extra-roll"])
def test_nothing_on_the_chart_gives_a_country_away(naming: str) -> None:
    state = position(naming=naming)
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    chart = chart_of(state)
    assert not [mark for mark in chart.marks if mark.style == "target"]
    assert "Japan" not in " ".join([*chart.legend, *chart.standing])


def test_there_are_no_numbers_while_luck_decides() -> None:
    assert not [mark for mark in chart_of(position()).marks if mark.style == "target"]


def test_everybody_sees_the_same_chart() -> None:
    state = position(["tokyo"], ["lima"])
    roll(state, "red", "jet")
    assert chart_of(state, 0) == chart_of(state, 1) == chart_of(state, -2)


def test_own_jets_and_those_of_others_come_before_mere_targets() -> None:
    state = position(["tokyo"], ["lima"])
    roll(state, "jet", "jet")
    places = list(
        dict.fromkeys((mark.x, mark.y) for mark in chart_of(state).marks if mark.style in ("piece", "target"))
    )
    jets = pieces(chart_of(state))
    assert set(places[: len(jets)]) == set(jets)
    assert jets[places[0]][0].seat == 0


def test_the_standing_tells_each_fleet_foremost_first() -> None:
    state = position(["finish", "tokyo", "start", "start"], ["midway"], fleet=4)
    orange, white = chart_of(state).standing
    left = state.setup.ways.routes_left
    tokyo, start = left[BOARD.number_of["tokyo"]], left[BOARD.number_of[EAST]]
    assert orange == f"{tokyo + 2 * start} to go: 1 home, Tokyo {tokyo}, 2 × Honolulu {start}"
    assert white.startswith(f"{state.routes_left(1)} to go: ")


def test_the_legend_names_every_letter_and_both_piles() -> None:
    legend = chart_of(position(seats=6)).legend
    for letter, fleet in zip(LETTERS.values(), FLEETS, strict=True):
        assert f"{letter} {fleet}" in legend[0]
    assert legend[1] == f"who has a jet right of the line {LINE} draws brown cards, then blue ones"
    eastward = chart_of(position(direction="eastward")).legend
    assert eastward[1] == f"who has a jet left of the line {LINE} draws blue cards, then brown ones"


def test_the_legend_names_one_pile_when_there_is_only_one() -> None:
    assert (
        chart_of(position(region="caribbean")).legend[1] == f"who has a jet right of the line {LINE} draws blue cards"
    )


# What moves are called.


def test_every_offer_tells_the_way_the_means_and_how_far_it_is_then() -> None:
    state = position(["tokyo"], seats=3)
    roll(state, "red", "jet")
    for sentence in sentences(state):
        assert re.fullmatch(r"(Tokyo|Honolulu) → .+( by red|, wild)( \(backward\))?, \d+ to go\.", sentence)


def test_offers_are_grouped_by_the_city_of_the_jet() -> None:
    state = position(["tokyo", "lima", "cairo"], fleet=3)
    roll(state, "jet", "jet")
    starts = [sentence.partition(" → ")[0] for sentence in sentences(state)]
    assert list(dict.fromkeys(starts)) == ["Tokyo", "Lima", "Cairo"]
    assert starts == sorted(starts, key=["Tokyo", "Lima", "Cairo"].index)


def test_the_offer_of_a_card_names_the_capital_and_never_the_country() -> None:
    state = position(["seoul"])
    roll(state, "red", "take-off")
    draw(state, "suva")
    cards = [sentence for sentence in sentences(state) if " by card" in sentence]
    assert [sentence.partition(",")[0] for sentence in cards] == ["Seoul → Suva by card", "Honolulu → Suva by card"]
    assert "Fiji" not in " ".join(cards)


# What happenings are called.


def test_a_draw_never_tells_the_country() -> None:
    for card in eastern_cards():
        state = position()
        roll(state, "red", "take-off")
        (event,) = told(draw(state, card), Drew)
        country = next(known.country for known in cards_of("today") if known.id == card)
        capital = next(known.capital for known in cards_of("today") if known.id == card)
        assert country not in event.sentence(FLEETS).replace(capital, "")


def test_a_flown_card_tells_the_country() -> None:
    state = position()
    roll(state, "red", "take-off")
    draw(state, "manila")
    (event,) = told(take_off(state, 1, "manila"), TookOff)
    assert event.sentence(FLEETS) == "Orange takes off from Honolulu to Manila, the capital of the Philippines."


def test_a_card_of_1987_is_told_in_the_words_of_1987() -> None:
    state = position(card_set="1987")
    roll(state, "red", "take-off")
    draw(state, "beijing")
    (event,) = told(take_off(state, 1, "beijing"), TookOff)
    assert "to Peking, the capital of China." in event.sentence(FLEETS)


def test_an_answer_is_told_with_the_country() -> None:
    right = Named(1, "Lima", "Peru", "Peru", True)
    wrong = Named(1, "Lima", "United States", "Peru", False)
    assert right.sentence(FLEETS) == "White knows it: Lima is the capital of Peru."
    assert wrong.sentence(FLEETS) == "White says the United States, but Lima is the capital of Peru."
    assert Unnamed(1, "Lima", "Peru").sentence(FLEETS) == "White does not name it: Lima is the capital of Peru."


def test_a_country_with_several_capitals_has_no_single_one() -> None:
    assert sorted(SEVERAL_CAPITALS) == ["Bolivia", "South Africa"]
    assert capital_of("Bolivia") == "a capital of Bolivia"
    assert capital_of("Chile") == "the capital of Chile"


@pytest.mark.parametrize(
    "country",
    [
        *("Bahamas", "Central African Republic", "Comoros", "Congo", "Democratic Republic of the Congo"),
        *("Dominican Republic", "Gambia", "Maldives", "Marshall Islands", "Netherlands", "Philippines"),
        *("Republic of the Congo", "Seychelles", "Solomon Islands", "Soviet Union", "United Arab Emirates"),
        *("United Kingdom", "United States"),
    ],
)
def test_some_countries_have_an_article(country: str) -> None:
    assert country in {card.country for card_set in CARD_SETS for card in cards_of(card_set)}
    assert country_name(country) == f"the {country}"


def test_most_countries_have_none() -> None:
    countries = {card.country for card_set in CARD_SETS for card in cards_of(card_set)}
    assert len([country for country in countries if country_name(country) != country]) == 18
    assert country_name("Saint Vincent and the Grenadines") == "Saint Vincent and the Grenadines"


def test_jets_come_home_one_after_the_other() -> None:
    last = min(flights(WEST) - {EAST})
    state = position(["finish", last, "start"], fleet=3)
    roll(state, colour_of(last, WEST), "jet")
    (event,) = told(fly(state, 2, WEST, colour_of(last, WEST)), Finished)
    assert event.sentence(FLEETS) == "Orange brings its second jet home."


# Views.


def test_a_view_can_be_made_again_with_its_chart() -> None:
    state = position(["tokyo"], ["lima"])
    roll(state, "red", "jet")
    seen = GAME.view(state, 1)
    assert GAME.chart(GAME.view_from_json(seen.to_json())) == GAME.chart(seen)


def test_a_match_of_1987_names_the_cities_of_1987_everywhere() -> None:
    state = position(["tokyo", "wuhan"], card_set="1987")
    roll(state, "jet", "jet")
    sentences = [state.sentence(0, move) for move in state.legal(0)]
    assert any("Peking" in sentence for sentence in sentences)
    assert not any("Beijing" in sentence for sentence in sentences)
    (event,) = told(fly(state, 2, "beijing", "jet"), Flew)
    assert event.sentence(FLEETS) == "Orange flies from Wuhan to Peking by a wild move."
    chart = chart_of(state)
    assert "Peking" in [mark.text for mark in chart.marks]
    assert "Peking" in chart.standing[0]
