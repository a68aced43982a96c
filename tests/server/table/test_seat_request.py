"""This file is the tests of seat requests: where there are secrets, nobody gets at those of a running seat unasked."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import httpx
import pytest

from greatcircle.server.table import seat_request
from tests.server.client import Message, SocketClient
from tests.server.conftest import GAMES, RunningServer

SECRET_GAMES = [game_id for game_id, game in GAMES.items() if game.has_secrets()]


@contextmanager
def asking(server: RunningServer, opened: Message, seat: int, name: str = "Late") -> Iterator[Future[httpx.Response]]:
    """Ask for a seat, and go on while the answer is waited for."""
    path = f"/api/tables/{opened['table']['id']}/seats/{seat}"
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(server.post, path, {"name": name})


def wait_for_proposal(client: SocketClient) -> Message:
    """Hear until the table is asked something."""
    client.wait_until(lambda heard: heard.situation["proposal"] is not None)
    proposal: Message = client.situation["proposal"]
    return proposal


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_who_takes_a_bots_seat_with_its_secrets_is_let_in_by_everyone(server: RunningServer, game: str) -> None:
    opened = server.open(game, ["here", "here", "greedy"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two, asking(server, opened, 2) as answer:
        proposal = wait_for_proposal(one)
        assert (proposal["seat"], proposal["requested_by"], proposal["waits_for"]) == (2, "Late", [0, 1])
        one.ask("agree", seat=0, yes=True)
        one.hear_all()
        assert one.situation["proposal"]["waits_for"] == [1]
        assert not answer.done()
        assert not one.table["seats"][2]["is_claimed"]
        wait_for_proposal(two)
        two.ask("agree", seat=1, yes=True)
        taken = answer.result(20)
        assert taken.status_code == 201
        one.wait_until(lambda heard: heard.table["seats"][2]["player"] == "person")
        assert one.situation["proposal"] is None
        assert any("Late takes the" in told["sentence"] for step in one.steps for told in step["events"])
        with server.seat(taken.json()) as late:
            assert late.yours == [2]
            assert late.steps[-1]["view"]["seat"] == 2


def test_one_no_keeps_a_newcomer_out(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here", "greedy"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two, asking(server, opened, 2) as answer:
        wait_for_proposal(one)
        one.ask("agree", seat=0, yes=True)
        two.ask("agree", seat=1, yes=False)
        refused = answer.result(20)
        assert (refused.status_code, "keys" in refused.json()) == (409, False)
        assert "agreed" in refused.json()["detail"]
        one.hear_all()
        assert one.situation["proposal"] is None
        assert one.table["seats"][2]["player"] == "greedy"


def test_no_answer_is_a_no(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_request, "ANSWER_SECONDS", 0.2)
    opened = server.open("sealed-bid", ["here", "greedy"])
    with server.seat(opened) as one, asking(server, opened, 1) as answer:
        wait_for_proposal(one)
        assert answer.result(20).status_code == 409
        one.wait_until(lambda heard: heard.situation["proposal"] is None)


def test_nobody_gets_a_second_hand_behind_the_back_of_somebody_who_is_away(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here", "greedy"])
    with server.seat(opened, 0) as one:
        with server.seat(opened, 1):
            one.wait_until(lambda heard: heard.table["seats"][1]["is_here"])
        one.wait_until(lambda heard: not heard.table["seats"][1]["is_here"])
        one.ask("hand_over", seat=1, player="greedy")
        with asking(server, opened, 2, "Not one at all") as answer:
            wait_for_proposal(one)
            one.ask("agree", seat=0, yes=True)
            one.hear_all()
            assert one.situation["proposal"]["waits_for"] == [1], "also who is away is asked"
            assert not answer.done()
            with server.seat(opened, 1) as two:
                assert two.situation["proposal"]["requested_by"] == "Not one at all"
                two.ask("agree", seat=1, yes=False)
            assert answer.result(20).status_code == 409


def test_the_match_goes_on_while_a_newcomer_waits(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "greedy"])
    with server.seat(opened) as one, asking(server, opened, 1) as answer:
        wait_for_proposal(one)
        while one.wait_for_turn()["ending"] is None:
            one.play()
            one.hear_all()
        assert answer.result(20).status_code == 409, "the match is over"
        assert one.situation["proposal"] is None


def test_who_sits_is_heard_before_who_comes(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here", "greedy"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two, asking(server, opened, 2) as answer:
        wait_for_proposal(one)
        assert server.post(f"/api/tables/{opened['table']['id']}/seats/2", {}).status_code == 409
        one.wait_for_turn()
        one.play()
        one.hear_all()
        begun = next(step["number"] for step in one.steps if step["events"] and step["events"][0]["kind"] == "begin")
        one.ask("ask_back", seat=0, to=begun)
        assert answer.result(20).status_code == 409
        two.hear_all()
        assert two.situation["proposal"]["requested_by"] is None


@pytest.mark.parametrize(
    ("game", "players"),
    [("trap-the-cap", ["here", "greedy"]), ("sealed-bid", ["greedy", "greedy"]), ("sealed-bid", ["here", "elsewhere"])],
    ids=["nothing is secret", "nobody sits there", "it has not begun"],
)
def test_a_seat_is_free_to_take_where_it_gives_nothing_away(
    server: RunningServer, game: str, players: list[str]
) -> None:
    opened = server.open(game, players)
    with server.socket(opened["table"]["id"]) as watcher:
        watcher.hello([key["secret"] for key in opened["keys"]])
        assert server.post(f"/api/tables/{opened['table']['id']}/seats/1", {"name": "Bo"}).status_code == 201


def test_who_holds_the_last_hand_and_leaves_lets_the_newcomer_in(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "greedy"])
    with server.seat(opened) as one, asking(server, opened, 1) as answer:
        wait_for_proposal(one)
        one.ask("stand_up", seat=0)
        assert answer.result(20).status_code == 201
