"""This file is the tests of teams: several people on one seat, of whom the captain moves and the others advise."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from greatcircle.server.table.team import MATES_MOST
from tests.server.client import Message, RequestRefused, SocketClient
from tests.server.conftest import RunningServer


def invitation(captain: SocketClient, seat: int = 0) -> str:
    """Get the word that lets people into the team of a seat."""
    secret: str = captain.ask("invite_mate", seat=seat)["secret"]
    return secret


def join(server: RunningServer, opened: Message, word: str, seat: int = 0, name: str = "Ben") -> Any:
    """Come into a team, or try to."""
    return server.post(f"/api/tables/{opened['table']['id']}/seats/{seat}/team", {"name": name, "invitation": word})


@contextmanager
def mate(server: RunningServer, opened: Message, word: str, seat: int = 0, name: str = "Ben") -> Iterator[SocketClient]:
    """Sit in the team of a seat."""
    answer = join(server, opened, word, seat, name)
    assert answer.status_code == 201, answer.text
    (key,) = answer.json()["keys"]
    assert key["seat"] == seat
    with server.socket(opened["table"]["id"]) as client:
        client.hello([key["secret"]])
        client.secret = key["secret"]  # type: ignore[attr-defined]  # kept for those who come again
        yield client


def team_of(client: SocketClient, seat: int = 0) -> list[str]:
    """List who is in a team as this client sees it; those who are away stand in brackets."""
    client.hear_all()
    mates = client.table["seats"][seat]["team"]
    return [one["name"] if one["is_here"] else f"({one['name']})" for one in mates]


def first_offer(client: SocketClient) -> dict[str, Any]:
    ask = client.wait_for_turn()["ask"]
    return {"seat": ask["seat"], "asked": ask["asked"], "move": ask["offers"][0]["move"]}


def heard(client: SocketClient, kind: str) -> list[Message]:
    client.hear_all()
    return [message for message in client.heard if message["type"] == kind]


@pytest.fixture
def opened(server: RunningServer) -> Message:
    return server.open("sealed-bid", ["here", "here"])


def test_a_mate_sees_what_the_seat_sees_and_only_the_captain_moves(server: RunningServer, opened: Message) -> None:
    with (
        server.seat(opened, 0) as captain,
        server.seat(opened, 1) as rival,
        mate(server, opened, invitation(captain)) as ben,
        server.socket(opened["table"]["id"]) as watcher,
    ):
        watcher.hello([])
        assert ben.yours == []
        captain.hear_all()
        assert ben.heard[-1]["team"] == {"seat": 0, "mate": captain.situation["number"]}
        view = ben.steps[-1]["view"]
        assert view["seat"] == 0
        assert view["hands"][0] != "hidden"
        assert view["hands"][1] == "hidden"
        assert watcher.steps[-1]["view"]["hands"] == ["hidden", "hidden"]
        assert ben.situation["ask"] == captain.situation["ask"]
        assert not ben.situation["can_undo"]
        for request in ("play", "undo", "hint", "hand_over", "stand_up", "rename", "say"):
            fields: dict[str, dict[str, Any]] = {
                "play": first_offer(captain),
                "undo": {"seat": 0, "number": ben.situation["number"]},
                "hand_over": {"seat": 0, "player": "random"},
                "rename": {"seat": 0, "name": "Mine"},
                "say": {"seat": 0, "phrase": "hello"},
            }
            with pytest.raises(RequestRefused, match=r"not yours|Only those who sit"):
                ben.ask(request, **fields.get(request, {"seat": 0}))
        assert team_of(rival) == team_of(captain) == team_of(watcher) == ["Ben"]
        captain.ask("play", **first_offer(captain))
        captain.hear_all()
        ben.wait_until(lambda client: client.situation["number"] == captain.situation["number"])
        assert ben.steps[-1]["view"]["bids"][0] == captain.steps[-1]["view"]["bids"][0] != "hidden"
        assert not ben.situation["can_undo"]
        assert captain.situation["can_undo"]
        assert ben.ask("why", seat=0, move={"move": "bid", "chips": 1})["type"] == "explained"


def test_advice_reaches_the_own_team_and_nobody_else(server: RunningServer, opened: Message) -> None:
    with server.seat(opened, 0) as captain, server.seat(opened, 1) as rival:
        word = invitation(captain)
        with mate(server, opened, word) as ben, mate(server, opened, word, name="Cay") as cay:
            offer = captain.wait_for_turn()["ask"]["offers"][2]
            ben.ask("advise", seat=0, text="  Bid\n two\u202e ", move=offer["move"])
            captain.ask("advise", seat=0, text="Why?")
            expected = {"type": "advised", "seat": 0, "name": "Ben", "text": "Bid two", "offer": offer}
            for client in (captain, ben, cay):
                first, second = heard(client, "advised")
                assert {**first, "mate": None} == {**expected, "mate": None}
                assert isinstance(first["mate"], int)
                assert (second["mate"], second["text"], second["offer"]) == (None, "Why?", None)
            assert heard(rival, "advised") == []
            with pytest.raises(RequestRefused, match="not yours"):
                rival.ask("advise", seat=0, text="Bid nothing")
            with pytest.raises(RequestRefused, match="Say something"):
                ben.ask("advise", seat=0, text=" \n")
            with pytest.raises(RequestRefused):
                ben.ask("advise", seat=0, text="x" * 81)
            captain.ask("play", **first_offer(captain))
            with pytest.raises(RequestRefused) as late:
                ben.ask("advise", seat=0, move=offer["move"])
            assert late.value.message["is_stale"]


def test_without_an_invitation_the_captain_is_asked(server: RunningServer, opened: Message) -> None:
    with server.seat(opened, 0) as captain, server.seat(opened, 1) as rival, ThreadPoolExecutor() as pool:
        for yes in (False, True):
            asking = pool.submit(join, server, opened, "")
            captain.wait_until(lambda client: client.situation["proposal"] is not None)
            proposal = captain.situation["proposal"]
            assert (proposal["seat"], proposal["requested_by"], proposal["is_mate"]) == (0, "Ben", True)
            assert proposal["waits_for"] == [0]
            rival.wait_until(lambda client: client.situation["proposal"] is not None)
            with pytest.raises(RequestRefused, match="not waited for"):
                rival.ask("agree", seat=1, yes=True)
            rival.ask("play", **first_offer(rival)) if not yes else None
            captain.wait_until(lambda client: client.situation["proposal"] is not None)
            captain.ask("agree", seat=0, yes=yes)
            answer = asking.result(20)
            assert answer.status_code == (201 if yes else 409), answer.text
            assert team_of(captain) == (["(Ben)"] if yes else [])
            rival.wait_until(lambda client: client.situation["proposal"] is None)


def test_the_captain_hands_the_lead_over_and_each_keeps_the_own_key(server: RunningServer, opened: Message) -> None:
    with server.seat(opened, 0) as captain, server.seat(opened, 1):
        with mate(server, opened, invitation(captain)) as ben:
            (known,) = [one["mate"] for one in ben.table["seats"][0]["team"]]
            with pytest.raises(RequestRefused, match="captain of this team is here"):
                ben.ask("make_captain", seat=0, mate=known)
            captain.ask("make_captain", seat=0, mate=known)
            ben.hear_all()
            captain.hear_all()
            assert heard(ben, "your_seats")[-1] == {"type": "your_seats", "yours": [0], "team": None}
            held = heard(captain, "your_seats")[-1]
            assert (held["yours"], held["team"]["seat"]) == ([], 0)
            assert ben.table["seats"][0]["name"] == "Ben"
            assert team_of(ben) == ["P0"]
            assert captain.steps[-1]["view"]["hands"][0] != "hidden"
            with pytest.raises(RequestRefused, match="not yours"):
                captain.ask("play", **first_offer(captain))
            ben.ask("play", **first_offer(ben))
            secret = ben.secret  # type: ignore[attr-defined]  # kept by `mate`
        server.site.tables.sessions.clear()
        with server.socket(opened["table"]["id"]) as again, server.seat(opened, 0) as before:
            again.hello([secret])
            before.hear_all()
            assert again.yours == [0]
            assert before.yours == []
            assert before.heard[0]["team"]["seat"] == 0
            assert team_of(again) == ["P0"]


def test_a_mate_takes_over_when_the_captain_is_away(server: RunningServer, opened: Message) -> None:
    with server.seat(opened, 1):
        with server.seat(opened, 0) as captain:
            word = invitation(captain)
            answer = join(server, opened, word)
        secret = answer.json()["keys"][0]["secret"]
        with server.socket(opened["table"]["id"]) as ben:
            ben.hello([secret])
            ben.wait_until(lambda client: not client.table["seats"][0]["is_here"])
            ben.ask("make_captain", seat=0, mate=ben.heard[0]["team"]["mate"])
            ben.hear_all()
            assert heard(ben, "your_seats")[-1]["yours"] == [0]
            ben.ask("play", **first_offer(ben))
            with server.seat(opened, 0) as late:
                assert (late.yours, late.heard[0]["team"]["seat"]) == ([], 0)
            assert join(server, opened, word).status_code == 409


def test_when_the_captain_stands_up_a_mate_leads_and_not_a_bot(server: RunningServer, opened: Message) -> None:
    with server.seat(opened, 0) as captain, server.seat(opened, 1):
        word = invitation(captain)
        assert join(server, opened, word, name="Away").status_code == 201
        with mate(server, opened, word) as ben:
            captain.ask("stand_up", seat=0)
            ben.hear_all()
            captain.hear_all()
            assert heard(ben, "your_seats")[-1]["yours"] == [0]
            assert team_of(ben) == ["(Away)"]
            assert heard(captain, "your_seats")[-1] == {"type": "your_seats", "yours": [], "team": None}
            assert captain.steps[-1]["view"]["hands"] == ["hidden", "hidden"]
            seat = ben.table["seats"][0]
            assert (seat["name"], seat["player"], seat["is_claimed"]) == ("Ben", "person", True)
            ben.ask("play", **first_offer(ben))
            ben.ask("stand_up", seat=0)
            ben.hear_all()
            assert ben.table["seats"][0]["name"] == "Away"


def test_mates_leave_and_are_sent_away(server: RunningServer, opened: Message) -> None:
    with server.seat(opened, 0) as captain, server.seat(opened, 1) as rival:
        word = invitation(captain)
        with mate(server, opened, word) as ben, mate(server, opened, word, name="Cay") as cay:
            first, second = (ben.heard[0]["team"]["mate"], cay.heard[0]["team"]["mate"])
            for client in (ben, rival):
                with pytest.raises(RequestRefused, match="Only its captain"):
                    client.ask("leave_team", seat=0, mate=second)
                with pytest.raises(RequestRefused, match="Only its captain"):
                    client.ask("make_captain", seat=0, mate=second)
            ben.ask("leave_team", seat=0, mate=first)
            assert heard(ben, "your_seats")[-1] == {"type": "your_seats", "yours": [], "team": None}
            assert ben.steps[-1]["view"]["hands"] == ["hidden", "hidden"]
            captain.ask("leave_team", seat=0, mate=second)
            assert heard(cay, "your_seats")[-1]["team"] is None
            assert cay.steps[-1]["view"]["hands"] == ["hidden", "hidden"]
            assert team_of(captain) == []
            with pytest.raises(RequestRefused, match="no such person"):
                captain.ask("leave_team", seat=0, mate=second)
            told = [told["sentence"] for step in captain.steps for told in step["events"]]
            assert [sentence for sentence in told if "team" in sentence] == [
                "Ben joins P0’s team.",
                "Cay joins P0’s team.",
                "Ben leaves P0’s team.",
                "Cay leaves P0’s team.",
            ]


def test_a_team_cannot_be_joined_without_a_good_word_a_captain_or_room(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "random"])
    assert join(server, opened, "x" * 22).status_code == 409
    assert "no longer good" in join(server, opened, "é").text
    assert "take it yourself" in join(server, opened, "", seat=1).text
    assert join(server, opened, "", seat=2).status_code == 404
    with server.seat(opened, 0) as captain:
        word = invitation(captain)
        assert [join(server, opened, word).status_code for _ in range(MATES_MOST)] == [201] * MATES_MOST
        assert "no room" in join(server, opened, word).text


def test_a_team_goes_on_to_the_rematch(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "random"])
    with server.seat(opened, 0) as captain, mate(server, opened, invitation(captain)) as ben:
        while captain.wait_for_turn()["ending"] is None:
            captain.play()
            captain.hear_all()
        captain.ask("rematch", seat=0)
        captain.hear_all()
        secret = ben.secret  # type: ignore[attr-defined]  # kept by `mate`
        with pytest.raises(RequestRefused, match="over"):
            captain.ask("make_captain", seat=0, mate=ben.heard[0]["team"]["mate"])
        with server.socket(captain.table["next_table"]) as again:
            again.hello([secret])
            assert again.heard[0]["team"]["seat"] == 0
            assert again.situation["looking"] == 0


def test_where_nothing_is_secret_a_mate_looks_from_the_seat_too(server: RunningServer) -> None:
    opened = server.open("parlour-quiz", ["here", "here"])
    with server.seat(opened) as both, mate(server, opened, invitation(both, 1), seat=1) as ben:
        assert (ben.situation["looking"], ben.situation["actors"]) == (1, [0])
        assert not ben.is_asked()
        both.play()
        ben.wait_until(lambda client: client.situation["ask"] is not None)
        assert ben.situation["ask"]["seat"] == 1
        ben.ask("look", seat=None)
        ben.ask("look", seat=1)
        with pytest.raises(RequestRefused, match="not yours"):
            ben.ask("look", seat=0)
