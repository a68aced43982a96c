"""What is told of a match: every event has a sentence, and names things as people do."""

import pytest

from greatcircle.games.worldbeater import events
from greatcircle.games.worldbeater.board import CARS
from greatcircle.games.worldbeater.events import (
    Began,
    CameHome,
    Claimed,
    Crossed,
    Dealt,
    Drew,
    DrewCar,
    Drove,
    Flew,
    Harmed,
    Lost,
    Missed,
    Played,
    PutBack,
    Reached,
    Received,
    Stayed,
    TurnedUp,
    Waited,
)
from greatcircle.kernel.event import Ended, Event
from tests.games.worldbeater.scene import FORT_DUNLOP, area, name, partner, places, town, towns, value

OPEN = places("open")[0]
TOWN = towns()[0]
PORT = places("seaport")[0]
PASS = places("frontier")[0]
AIRPORT = places("airport", within="europe")[0]

EVENTS: list[tuple[Event, str]] = [
    (Began(0), "Black begins."),
    (DrewCar(0), "Black draws the black car and begins."),
    (Received(1, "papers"), "You are dealt Diplomatic Papers."),
    (Dealt(6), "Everyone has 6 cards."),
    (Drew(2), "Blue is dealt a card in New York."),
    (Drove(3, FORT_DUNLOP, OPEN), f"Yellow drives to {OPEN}."),
    (Drove(3, OPEN, FORT_DUNLOP), "Yellow drives to Fort Dunlop."),
    (Claimed(4, OPEN, TOWN, town(TOWN), value(TOWN)), f"Green claims {name(TOWN)}, worth {value(TOWN)}."),
    (Flew(0, OPEN, AIRPORT), f"Black flies to {name(AIRPORT)} in Europe."),
    (PutBack(0, TOWN, town(TOWN), value(TOWN)), f"Black puts the {value(TOWN)} of {name(TOWN)} back."),
    (Played(1, "byway"), "Red plays Byway."),
    (Harmed(1, "fog", 2), "Red plays Fog on Blue."),
    (Lost(2, "fog"), "Blue loses Fog."),
    (Reached(0, 1, 20, 34, 0), "Black reaches New York first: 20 points, and 34 for its tokens."),
    (
        Reached(0, 2, 15, 34, 1),
        "Black reaches New York second: 15 points, and 34 for its tokens, one area without a token.",
    ),
    (Reached(0, 6, 5, 4, 3), "Black reaches New York sixth: 5 points, and 4 for its tokens, 3 areas without a token."),
    (CameHome(5, 1, 25, 0), "White is home first: 25 points."),
    (CameHome(5, 3, 14, 9), "White is home third: 14 points, less 9 for the tokens brought home."),
    (TurnedUp(), "Everyone has reached New York; the returned tokens are turned up again."),
    (Stayed(0), "Black stays put."),
    (Waited(0), "Black waits a round in New York."),
    (Missed(0), "Black misses a turn."),
    (Ended("Every car is home."), "Every car is home."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert event.sentence(CARS) == sentence


def test_a_crossing_is_told_by_land_and_by_sea() -> None:
    assert (
        Crossed(0, OPEN, PORT, partner(PORT)).sentence(CARS).startswith(f"Black takes ship at {name(PORT)} and is in ")
    )
    told = Crossed(0, OPEN, PASS, partner(PASS)).sentence(CARS)
    assert told.startswith(f"Black crosses the frontier at {name(PASS)} and is in ")


def test_areas_are_named_with_their_article() -> None:
    british = places("open", within="united-kingdom")[0]
    assert events.area_name(british) == "the United Kingdom"
    assert events.area_name(AIRPORT) == "Europe"
    assert area(AIRPORT) == "europe"


def test_only_the_cards_that_are_dealt_are_told_to_one_seat_alone() -> None:
    assert {type(event) for event, _ in EVENTS if event.audience() is not None} == {Received}
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds | {Ended} == {type(event) for event, _ in EVENTS} | {Crossed}
