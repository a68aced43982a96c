"""This file is the logbook that the tests of logbooks share: whole, as a text, and as lines."""

import pytest

from greatcircle.kernel.logbook import Logbook, format_logbook
from tests.kernel.logbook_lines import DEALERS, finished, split


@pytest.fixture(params=DEALERS)
def logbook(request: pytest.FixtureRequest) -> Logbook:
    """A finished match of a real game, by either dealer."""
    return finished(request.param)


@pytest.fixture
def text(logbook: Logbook) -> str:
    return format_logbook(logbook)


@pytest.fixture
def lines(text: str) -> list[str]:
    return split(text)
