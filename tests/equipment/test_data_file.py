"""This file is the tests of reading data files."""

import pytest

from greatcircle.equipment.data_file import read_data


def test_a_file_is_read_from_a_package_and_from_a_folder_in_it() -> None:
    assert "cities" in read_data("greatcircle.games.capital_adventure", "board.json")
    assert read_data("greatcircle.games.take_off", "cards", "oceania.json")["cards"]


def test_a_file_that_is_not_there_is_missed() -> None:
    with pytest.raises(FileNotFoundError):
        read_data("greatcircle.games.take_off", "cards", "atlantis.json")
