"""This file is the tests of how changes at a seat are told."""

from greatcircle.server.table.entry import SeatEntry
from greatcircle.server.table.seating import OPEN, PERSON, Occupant, sentence_of


def test_who_gave_a_name_sits_down_and_who_gave_none_takes_a_colour() -> None:
    assert sentence_of(None, SeatEntry(0, "Anna", PERSON, True), "red") == "Anna sits down at red."
    assert sentence_of(None, SeatEntry(0, "Red", PERSON, True), "red") == "Red is taken."
    assert sentence_of(Occupant("", OPEN, False), SeatEntry(1, "Blue", PERSON, True), "blue") == "Blue is taken."


def test_taking_a_bots_seat_is_told_by_name_or_colour() -> None:
    bot = Occupant("Marco", "greedy", False)
    assert sentence_of(bot, SeatEntry(1, "Anna", PERSON, True), "blue") == "Anna takes the blue seat."
    assert sentence_of(bot, SeatEntry(1, "Blue", PERSON, True), "blue") == "Blue is taken."


def test_who_comes_back_without_a_name_is_still_told_to_be_back() -> None:
    stand_in = Occupant("Blue", "greedy", True)
    assert sentence_of(stand_in, SeatEntry(1, "Blue", PERSON, True), "blue") == "Blue is back and plays blue."
