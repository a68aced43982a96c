"""What can be looked up: places and areas, in sentences that read well."""

import pytest

from greatcircle.games.worldbeater.entry import entries
from tests.games.worldbeater.position import position


@pytest.mark.rule("WB-53")
def test_ways_out_name_their_areas_as_a_sentence_does() -> None:
    (africa,) = entries(position(), "Africa")
    ways = next(line for line in africa.lines if line.startswith("Ways out"))
    assert "Suez to the Middle East, Tangier to Europe" in ways
    assert "Accra to the United Kingdom" in ways


@pytest.mark.rule("WB-53")
def test_a_seaport_tells_where_it_leads() -> None:
    (port,) = entries(position(), "Accra")
    assert port.lines == ("A seaport: it leads to Plymouth (UK23) in the United Kingdom.",)
