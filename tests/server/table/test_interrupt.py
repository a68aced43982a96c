"""This file is the tests of a quiz at a table: answers that are picked or typed, words that last, and interrupts."""

from typing import Any

import pytest

from greatcircle.kernel.logbook import parse_logbook
from tests.server.client import RequestRefused, SocketClient
from tests.server.conftest import RunningServer

OVERRULE = {"move": "overrule"}
GO_ON = {"move": "go-on"}


def where(ask: dict[str, Any]) -> dict[str, Any]:
    return {"seat": ask["seat"], "asked": ask["asked"]}


def answered(client: SocketClient, text: str) -> None:
    """Answer what is asked in one's own words."""
    client.ask("answer", **where(client.wait_for_turn()["ask"]), text=text)
    client.hear_all()


def test_an_answer_is_picked_from_the_offers_and_no_hint_gives_it_away(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"])
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        question = {"sentence": "Which is the highest mountain?", "seconds_left": None, "is_typed": False}
        assert ask["question"] == question
        assert [offer["sentence"] for offer in ask["offers"]] == [
            "Aconcagua.",
            "Everest.",
            "Fuji.",
            "Kilimanjaro.",
            "Pass.",
        ]
        with pytest.raises(RequestRefused, match="choose one of your moves"):
            client.ask("answer", **where(ask), text="Everest")
        with pytest.raises(RequestRefused, match="yours alone"):
            client.ask("hint", seat=0)
        client.ask("play", **where(ask), move=ask["offers"][1]["move"])
        client.hear_all()
        assert client.steps[-1]["view"]["scores"] == [1, 0]


def test_a_move_that_only_bots_make_is_refused_to_people(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"])
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        with pytest.raises(RequestRefused, match="Only a bot does that"):
            client.ask("play", **where(ask), move={"move": "draw"})
        with pytest.raises(RequestRefused, match="cannot be done now"):
            client.ask("play", **where(ask), move=GO_ON)


def test_a_picked_answer_has_a_clock_too(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"], seconds=1)
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        assert 0 < ask["question"]["seconds_left"] <= 1
        client.wait_until(lambda heard: heard.situation["actors"] == [1])
        assert client.steps[-1]["events"][0]["sentence"] == "Ann says nothing: wrong."


def test_what_was_typed_is_seen_by_all_and_lasts(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"], answering="typed")
    with server.seat(opened) as client:
        answered(client, "  Mount\u202e   Everest\n")
        assert client.steps[-1]["view"]["said"] == "Mount Everest"
        number = client.situation["number"]
        server.site.tables.sessions.clear()
    with server.seat(opened) as again:
        assert again.situation["number"] == number
        assert again.steps[-1]["view"]["said"] == "Mount Everest"


def test_a_seat_that_is_not_asked_may_interrupt(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here", "here"], answering="typed")
    with server.seat(opened, 0) as ann, server.seat(opened, 1) as bob, server.seat(opened, 2) as cay:
        answered(ann, "Mount Everest")
        bob.wait_until(lambda client: client.situation["interrupt"] is not None)
        interrupt = bob.situation["interrupt"]
        assert bob.situation["ask"] is None
        assert bob.situation["actors"] == [0]
        assert interrupt["offers"] == [{"move": OVERRULE, "sentence": "Turn the verdict round."}]
        with pytest.raises(RequestRefused, match="cannot be done now"):
            bob.ask("play", **where(interrupt), move=GO_ON)
        bob.ask("play", **where(interrupt), move=OVERRULE)
        bob.hear_all()
        assert bob.situation["interrupt"] is None
        assert bob.situation["can_undo"]
        with pytest.raises(RequestRefused) as twice:
            bob.ask("play", **where(interrupt), move=OVERRULE)
        assert twice.value.message["is_stale"]
        cay.wait_until(lambda client: client.situation["number"] == bob.situation["number"])
        assert cay.steps[-1]["events"][0]["sentence"] == "Bob overrules that."
        kept = cay.situation["interrupt"]
        ann.wait_until(lambda client: client.situation["number"] == bob.situation["number"])
        assert ann.situation["interrupt"] is None
        ann.ask("play", **where(ann.situation["ask"]), move=GO_ON)
        ann.hear_all()
        assert ann.steps[-1]["view"]["scores"] == [1, 0, 0]
        with pytest.raises(RequestRefused) as late:
            cay.ask("play", **where(kept), move=OVERRULE)
        assert late.value.message["is_stale"]


def test_who_watches_cannot_interrupt_and_a_bot_does_not(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "random"], answering="typed")
    with server.seat(opened) as client, server.socket(opened["table"]["id"]) as watcher:
        watcher.hello([])
        answered(client, "K2")
        watcher.hear_all()
        assert watcher.situation["interrupt"] is None
        with pytest.raises(RequestRefused, match="not yours"):
            watcher.ask("play", seat=1, asked=client.situation["number"], move=OVERRULE)
        assert client.situation["actors"] == [0]
        assert client.situation["number"] == client.steps[-1]["number"]


def test_an_interrupt_may_be_taken_back(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"], answering="typed")
    with server.seat(opened, 0) as ann, server.seat(opened, 1) as bob:
        answered(ann, "K2")
        bob.hear_all()
        bob.ask("play", **where(bob.situation["interrupt"]), move=OVERRULE)
        bob.hear_all()
        bob.ask("undo", seat=1, number=bob.situation["number"])
        bob.hear_all()
        assert bob.steps[-1]["view"]["overruled"] == []
        assert bob.situation["interrupt"] is not None


def test_the_logbook_and_a_fork_keep_the_words(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"], answering="typed")
    with server.seat(opened) as client:
        said = 0
        while client.wait_for_turn()["ending"] is None:
            ask = client.situation["ask"]
            if ask["question"] is None:
                client.ask("play", **where(ask), move=ask["offers"][0]["move"])
                client.hear_all()
            else:
                said += 1
                answered(client, f"answer {said}")
    table_id = opened["table"]["id"]
    logbook = parse_logbook(server.get(f"/api/tables/{table_id}/logbook").text)
    assert [recorded.words for recorded in logbook.moves if recorded.words] == [
        f"answer {number}" for number in range(1, 7)
    ]
    lines = server.get(f"/api/tables/{table_id}/replay").json()["lines"]
    seats = [{"player": "here"}, {"player": "here"}]
    forked = server.post(f"/api/tables/{table_id}/fork", {"number": lines[3]["number"], "seats": seats}).json()
    server.site.tables.sessions.clear()
    with server.seat(forked) as client:
        client.wait_for_turn()
        assert client.steps[-1]["view"]["said"] == "answer 2"
