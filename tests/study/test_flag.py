"""This file is the tests of flags: found where the games keep them, and missed in a sentence."""

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from greatcircle.equipment.flashcard import FlashCard
from greatcircle.kernel.refusal import BadInput
from greatcircle.study.flag import flag_svg
from tests.study.sample_deck import DECK, card_of


@pytest.mark.parametrize("card", DECK.cards, ids=lambda card: card.id)
def test_a_flag_is_an_svg_text(card: FlashCard) -> None:
    assert ET.fromstring(flag_svg(card)).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_flag_that_is_missing_is_told_of() -> None:
    card = replace(card_of("lima"), flag="atlantis", flag_file="take_off/flags/today/atlantis.svg")
    with pytest.raises(BadInput, match="'atlantis' is missing; flags are added when Great Circle is built"):
        flag_svg(card)
