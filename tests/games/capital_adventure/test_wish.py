"""Typed names: a city instead of a move, or one of the four answers."""

from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from tests.games.capital_adventure.position import act, ask, asked, go, position
from tests.games.capital_adventure.scene import CITIES


def meant(state: CapitalAdventure, typed: str, seat: int = 0) -> list[dict[str, object]]:
    """List what a typed name may mean, on the wire."""
    return [dict(state.wire(move)) for move in state.moves_named(seat, typed)]


def test_a_city_means_a_journey_there() -> None:
    state = position({"red": "vienna"})
    for typed in ("Athens", "athens", "ATHENS", "athen"):
        assert meant(state, typed) == [{"move": "go", "to": "athens"}], typed
    go(state, "rome")
    assert meant(state, "paris") == [{"move": "go", "to": "paris"}]


def test_every_city_on_the_board_means_itself_alone() -> None:
    state = position({"red": "vienna"})
    for id_, city in CITIES.items():
        assert meant(state, city["name"]) == meant(state, id_) == [{"move": "go", "to": id_}]


def test_a_city_that_cannot_be_reached_has_a_reason() -> None:
    state = position({"red": "vienna"})
    (move,) = state.moves_named(0, "tokyo")
    reason = state.why(0, move)
    assert not reason.legal
    assert reason.clauses == ("CA-115", "CA-123")


def test_an_answer_means_its_option_where_one_is_picked() -> None:
    state = position()
    ask(state)
    for option, text in enumerate(asked(state).options()):
        assert meant(state, text) == [{"move": "say", "option": option}]
    assert meant(state, "qqqqq zzzzz") == []


def test_where_answers_are_typed_or_said_aloud_a_name_means_nothing() -> None:
    for way in ("typed", "aloud"):
        state = position(answering=way)
        ask(state)
        assert meant(state, asked(state).answer) == []


def test_a_name_that_is_nothing_means_nothing() -> None:
    state = position()
    for typed in ("atlantis", "", "42"):
        assert meant(state, typed) == []
    assert meant(state, "paris", seat=1) == []
    assert meant(state, "paris", seat=7) == []


def test_plain_words_mean_their_moves() -> None:
    state = position(answering="aloud")
    assert meant(state, "roll") == [{"move": "roll"}]
    assert meant(state, "End") == meant(state, "stop") == [{"move": "end"}]
    assert meant(state, "double") == [{"move": "double"}]
    assert meant(state, "propose") == [{"move": "propose"}]
    assert meant(state, "pay") == [{"move": "pay", "tokens": 0}]
    assert [wire["move"] for wire in meant(state, "cash")] == ["cash"]
    ask(state)
    assert meant(state, "pass") == [{"move": "pass"}]
    assert meant(state, "reveal") == meant(state, "show") == [{"move": "reveal"}]
    act(state, "reveal")
    assert meant(state, "right", seat=1) == meant(state, "yes", seat=1) == [{"move": "judge", "right": True}]
    assert meant(state, "wrong", seat=1) == meant(state, "no", seat=1) == [{"move": "judge", "right": False}]
    assert meant(state, "trust", seat=1) == [{"move": "trust"}]


def test_words_for_typed_answers_and_votes() -> None:
    state = position(answering="typed")
    ask(state)
    act(state, "pass", words="no idea")
    assert meant(state, "go on") == [{"move": "go-on"}]
    assert meant(state, "overrule") == meant(state, "overrule", seat=1) == [{"move": "overrule"}]
    voting = position()
    act(voting, "propose")
    assert meant(voting, "yes", seat=1) == meant(voting, "agree", seat=1) == [{"move": "agree"}]
    assert meant(voting, "no", seat=1) == meant(voting, "refuse", seat=1) == [{"move": "refuse"}]
    assert meant(voting, "perhaps", seat=1) == []
