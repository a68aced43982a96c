"""What bots of each level know, and that each may think."""

from greatcircle.games.take_off.deck import CARD_NUMBERS
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import LEVEL_NAMES
from tests.games.take_off.position import GAME, draw, position, roll


def test_the_levels_stand_in_order_and_each_knows_more_countries() -> None:
    levels = GAME.levels()
    assert [level.name for level in levels] == list(LEVEL_NAMES)
    assert [level.knows for level in levels] == sorted({level.knows for level in levels})


def test_everybody_knows_a_country_that_its_capital_names_and_not_everybody_another() -> None:
    known = {}
    for card in ("mexico-city", "lima"):
        assert card in CARD_NUMBERS
        state = position(
            ["paris", "lima"] if card == "mexico-city" else ["los-angeles", "vancouver"],
            naming="extra-move",
            region="americas",
        )
        roll(state, "red", "take-off")
        draw(state, card)
        first = GAME.levels()[0]
        known[card] = sum(GAME.can_answer(state, 0, first, QuickDealer(str(number))) for number in range(100))
    assert known["mexico-city"] == 100
    assert 10 < known["lima"] < 50
