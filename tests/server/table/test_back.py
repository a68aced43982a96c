"""This file is the tests of going back: undo, asking the table, and dice that fall the same way again."""

import pytest

from tests.server.client import Message, RequestRefused, SocketClient
from tests.server.conftest import RunningServer


def draws(client: SocketClient, after: int = 0) -> list[Message]:
    """What chance has told this client."""
    return [
        told["event"]
        for step in client.steps
        for told in step["events"]
        if told["actor"] == -1 and step["number"] > after
    ]


def take_turns(one: SocketClient, two: SocketClient, moves: int) -> None:
    """Let two clients, of seats 0 and 1, make so many moves, the first that is offered each time."""
    for client in (one, two):
        client.wait_until(lambda heard: bool(heard.situation["actors"]))
    for _ in range(moves):
        one.hear_all()
        two.hear_all()
        (one, two)[one.situation["actors"][0]].play()
    one.hear_all()
    two.hear_all()


def test_a_bid_can_be_taken_back_until_the_cards_are_shown(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two:
        one.wait_for_turn()
        offers = one.situation["ask"]["offers"]
        one.play()
        one.hear_all()
        assert one.situation["can_undo"]
        assert not one.is_asked()
        two.hear_all()
        assert not two.situation["can_undo"]
        ref = one.say("undo", seat=0, number=one.situation["number"] - 1)
        assert one.wait(lambda message: message.get("ref") == ref)["is_stale"]
        with pytest.raises(RequestRefused, match="Only your own"):
            two.ask("undo", seat=1, number=two.situation["number"])
        one.ask("undo", seat=0, number=one.situation["number"])
        one.hear_all()
        assert one.situation["ask"]["offers"] == offers
        told = one.steps[-1]["events"]
        assert (told[0]["kind"], told[0]["event"]["event"]) == ("back", "back")
        one.play()
        two.hear_all()
        two.play()
        one.hear_all()
        with pytest.raises(RequestRefused):
            one.ask("undo", seat=0, number=one.situation["number"])


def test_an_ask_stays_the_same_while_only_others_act(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two:
        asked = two.wait_for_turn()["ask"]["asked"]
        one.wait_for_turn()
        one.play()
        two.hear_all()
        assert two.situation["ask"]["asked"] == asked
        two.play()


def test_going_back_needs_everyone_and_brings_the_same_dice_again(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two:
        take_turns(one, two, 12)
        moves = [step["number"] for step in one.steps if step["events"] and step["events"][0]["kind"] == "event"]
        target = moves[1]
        thrown = draws(one, target)
        with pytest.raises(RequestRefused, match="no such step"):
            one.ask("ask_back", seat=0, to=10_000)
        one.ask("ask_back", seat=0, to=target)
        two.hear_all()
        asked = {"seat": 0, "to": target, "agreed": [0], "waits_for": [1], "requested_by": None, "is_mate": False}
        assert two.situation["proposal"] == asked
        with pytest.raises(RequestRefused, match="being asked already"):
            one.ask("ask_back", seat=0, to=target)
        two.ask("agree", seat=1, yes=False)
        one.hear_all()
        assert one.situation["proposal"] is None
        two.ask("ask_back", seat=1, to=target)
        one.ask("agree", seat=0, yes=True)
        two.hear_all()
        one.hear_all()
        number = next(step["number"] for step in one.steps if step["events"] and step["events"][0]["kind"] == "back")
        take_turns(one, two, 12)
        again = draws(one, number)
        assert len(thrown) > 1
        assert again[: len(thrown)] == thrown


def test_who_plays_with_bots_alone_goes_back_at_once(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    with server.seat(opened) as client:
        for _ in range(4):
            client.wait_for_turn()
            client.play()
        client.wait_for_turn()
        begun = next(step["number"] for step in client.steps if step["events"] and step["events"][0]["kind"] == "begin")
        client.ask("ask_back", seat=0, to=begun)
        client.hear_all()
        assert client.situation["proposal"] is None
        assert any(told["kind"] == "back" for step in client.steps for told in step["events"])
        client.wait_for_turn()
        client.play()


def test_whoever_asked_can_withdraw(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two:
        take_turns(one, two, 4)
        begun = next(step["number"] for step in one.steps if step["events"] and step["events"][0]["kind"] == "begin")
        one.ask("ask_back", seat=0, to=begun)
        with pytest.raises(RequestRefused, match="not waited for"):
            one.ask("agree", seat=0, yes=True)
        one.ask("agree", seat=0, yes=False)
        one.hear_all()
        assert one.situation["proposal"] is None


def test_where_there_are_secrets_nobody_goes_back_behind_the_back_of_who_is_away(server: RunningServer) -> None:
    """Whoever could would search, go back and search again, until somebody is found."""
    opened = server.open("captivade", ["here", "here", "greedy"])
    with server.seat(opened, 0) as one:
        with server.seat(opened, 1) as two:
            two.wait_for_turn()
            two.play()
            one.wait_for_turn()
            one.play()
        one.wait_until(lambda heard: not heard.table["seats"][1]["is_here"])
        one.ask("hand_over", seat=1, player="greedy")
        begun = next(step["number"] for step in one.steps if step["events"] and step["events"][0]["kind"] == "begin")
        one.ask("ask_back", seat=0, to=begun)
        one.hear_all()
        assert one.situation["proposal"]["waits_for"] == [1]
        one.ask("hand_over", seat=1, player="random")
        one.hear_all()
        assert one.situation["proposal"]["waits_for"] == [1]
        with server.seat(opened, 1) as two:
            two.ask("agree", seat=1, yes=True)
            two.hear_all()
            assert any(told["kind"] == "back" for step in two.steps for told in step["events"])
