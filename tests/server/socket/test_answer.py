"""This file is the tests of questions and answers: typed answers with a clock, hints, and why."""

import pytest

from tests.server.client import RequestRefused, SocketClient
from tests.server.conftest import RunningServer


def wait_for_question(client: SocketClient) -> None:
    """Play until a question is asked."""
    for _ in range(100):
        client.wait_for_turn()
        if client.situation["ask"]["question"] is not None:
            return
        client.play()
        client.hear_all()
    raise AssertionError("no question was asked")


def test_a_question_is_answered_in_ones_own_words(server: RunningServer) -> None:
    opened = server.open("take-off", ["here", "here"], naming="extra-move", naming_seconds=0, card_each_turn=True)
    with server.seat(opened) as client:
        wait_for_question(client)
        ask = client.situation["ask"]
        assert ask["offers"] == []
        assert ask["question"]["sentence"].startswith("Which country")
        assert ask["question"]["seconds_left"] is None
        where = {"seat": ask["seat"], "asked": ask["asked"]}
        with pytest.raises(RequestRefused, match="own words"):
            client.ask("play", **where, move={"move": "silent"})
        with pytest.raises(RequestRefused, match="yours alone"):
            client.ask("hint", seat=ask["seat"])
        with pytest.raises(RequestRefused):
            client.ask("answer", **where, text="no such country anywhere")
        client.hear_all()
        assert client.situation["ask"] == ask
        client.ask("answer", **where, text="Peru")
        with pytest.raises(RequestRefused) as late:
            client.ask("answer", **where, text="Peru")
        assert late.value.message["is_stale"]


def test_a_question_with_a_clock_runs_out(server: RunningServer) -> None:
    opened = server.open("take-off", ["here", "here"], naming="extra-move", naming_seconds=1, card_each_turn=True)
    with server.seat(opened) as client:
        wait_for_question(client)
        ask = client.situation["ask"]
        assert 0 < ask["question"]["seconds_left"] <= 1
        number = client.situation["number"]
        client.wait_until(lambda heard: heard.situation["number"] > number)
        assert client.situation["ask"]["question"] is None


def test_a_move_is_no_answer_when_nothing_is_asked(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        with pytest.raises(RequestRefused, match="choose one of your moves"):
            client.ask("answer", seat=ask["seat"], asked=ask["asked"], text="Peru")


def test_a_hint_is_one_of_the_offers_with_reasons(server: RunningServer) -> None:
    opened = server.open("take-off", ["here", "greedy"])
    with server.seat(opened) as client:
        client.wait_for_turn()
        for _ in range(4):
            hinted = client.ask("hint", seat=0)
            assert hinted["type"] == "hinted"
            assert hinted["offer"] in client.situation["ask"]["offers"]
            assert isinstance(hinted["reasons"], list)
            client.play()
            client.wait_for_turn()


def test_nobody_gets_a_hint_out_of_turn(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        actor = client.wait_for_turn()["ask"]["seat"]
        with pytest.raises(RequestRefused, match="not your turn"):
            client.ask("hint", seat=1 - actor)


def test_why_cites_the_clause_for_a_move_and_for_a_name(server: RunningServer) -> None:
    opened = server.open("take-off", ["here", "here"])
    with server.seat(opened) as client:
        client.wait_for_turn()
        while not any(offer["move"]["move"] == "fly" for offer in client.situation["ask"]["offers"]):
            client.play()
            client.hear_all()
            client.wait_for_turn()
        ask = client.situation["ask"]
        fly = next(offer["move"] for offer in ask["offers"] if offer["move"]["move"] == "fly")
        allowed = client.ask("why", seat=ask["seat"], move=fly)
        assert allowed["is_legal"]
        assert allowed["clauses"]
        forbidden = client.ask("why", seat=ask["seat"], name="Ulan Bator")
        assert not forbidden["is_legal"]
        assert forbidden["clauses"]
        assert forbidden["sentence"].endswith(".")
        for request in ({"move": {"move": "swim"}}, {"name": "Atlantis"}, {}):
            with pytest.raises(RequestRefused):
                client.ask("why", seat=ask["seat"], **request)
