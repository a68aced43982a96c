"""A game that tells no events: its moves stand in the log in their own words, each for those who may know it."""

from collections.abc import Iterator

import pytest

from tests.kernel.sealed_bid import SealedBid
from tests.server.client import SocketClient
from tests.server.conftest import RunningServer, running, setting_for

GAME = "sealed-bid"


@pytest.fixture
def quiet_server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server whose sample game tells nothing."""
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    with running(setting_for(tmp_path_factory.mktemp("quiet"))) as one:
        yield one


def sentences(client: SocketClient) -> list[str]:
    """List what a client was told of the match itself."""
    return [event["sentence"] for step in client.steps for event in step["events"] if event["kind"] == "event"]


def bid(client: SocketClient, chips: int) -> None:
    """Bid from the client's own seat, when it may."""
    ask = client.wait_for_turn()["ask"]
    client.ask("play", seat=ask["seat"], asked=ask["asked"], move={"move": "bid", "chips": chips})
    client.hear_all()


def test_the_log_tells_each_seat_the_moves_that_it_may_know(quiet_server: RunningServer) -> None:
    opened = quiet_server.open(GAME, ["here", "here"])
    with (
        quiet_server.seat(opened, 0) as north,
        quiet_server.seat(opened, 1) as east,
        quiet_server.socket(opened["table"]["id"]) as guest,
    ):
        guest.hello([])
        bid(north, 1)
        east.hear_all()
        guest.hear_all()
        assert sentences(north)[-1] == "North: Bid 1 of your 6 chips."
        assert not any(line.startswith("North") for line in sentences(east))
        assert sentences(guest) == []
        bid(east, 2)
        for client in (north, east, guest):
            client.hear_all()
            assert "East: Bid 2 of your 6 chips." in sentences(client)


def test_who_comes_late_finds_the_moves_in_the_log(quiet_server: RunningServer) -> None:
    opened = quiet_server.open(GAME, ["here", "here"])
    with quiet_server.seat(opened, 0) as north, quiet_server.seat(opened, 1) as east:
        bid(north, 1)
        bid(east, 2)
    with quiet_server.socket(opened["table"]["id"]) as guest:
        history = guest.hello([])["history"]
    assert [event["sentence"] for line in history for event in line["events"] if event["kind"] == "event"] == [
        "East: Bid 2 of your 6 chips."
    ]


def test_the_replay_of_a_quiet_match_tells_what_everyone_may_know(quiet_server: RunningServer) -> None:
    opened = quiet_server.open(GAME, ["random", "random"])
    table = opened["table"]["id"]
    with quiet_server.socket(table) as guest:
        guest.hello([])
        guest.wait_until(lambda client: client.situation["ending"] is not None)
    lines = quiet_server.get(f"/api/tables/{table}/replay").json()["lines"]
    told = [sentence for line in lines for sentence in line["sentences"]]
    assert len(told) > 1
    assert not any("draws a" in sentence for sentence in told)
