"""This file is the tests of seats: joining, bots that step in, standing up, other devices, names and phrases."""

import pytest

from tests.server.client import RequestRefused, SocketClient
from tests.server.conftest import RunningServer


def test_a_table_gathers_until_everybody_has_come(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere"])
    path = f"/api/tables/{opened['table']['id']}/seats/1"
    with server.seat(opened, salt="first") as one:
        assert one.table["stage"] == "gathering"
        assert one.situation["actors"] == []
        taken = server.post(path, {"name": "  Bo\u0007  the   Brave "}).json()
        seat = taken["table"]["seats"][1]
        assert (seat["colour"], seat["name"], seat["player"]) == ("blue", "Bo the Brave", "person")
        assert (seat["is_claimed"], seat["is_here"]) == (True, False)
        one.wait(lambda message: message["type"] == "seated")
        assert one.table["stage"] == "gathering"
        with server.seat(taken, salt="second") as two:
            two.wait_until(lambda client: client.table["stage"] == "playing")
            one.wait_until(lambda client: client.table["stage"] == "playing")
            assert [seat["is_here"] for seat in one.table["seats"]] == [True, True]
            assert len(one.situation["actors"]) == 1


def test_who_sits_can_begin_and_bots_keep_the_seats_of_those_who_come_late(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere", "elsewhere"])
    with server.seat(opened) as one:
        one.ask("begin", seat=0)
        one.wait_until(lambda client: client.table["stage"] == "playing")
        assert [seat["player"] for seat in one.table["seats"]] == ["person", "skilled", "skilled"]
        assert [seat["is_claimed"] for seat in one.table["seats"]] == [True, False, False]
        names = [seat["name"] for seat in one.table["seats"]]
        assert len(set(names)) == 3
        taken = server.post(f"/api/tables/{opened['table']['id']}/seats/2", {"name": "Late"}).json()
        with server.seat(taken) as late:
            assert late.yours == [2]
            assert late.table["seats"][2]["player"] == "person"
        with pytest.raises(RequestRefused):
            one.ask("begin", seat=0)


def test_a_seat_that_is_taken_is_not_given_twice(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere"])
    path = f"/api/tables/{opened['table']['id']}/seats/"
    assert server.post(path + "0", {}).status_code == 409
    assert server.post(path + "1", {}).status_code == 201
    assert server.post(path + "1", {}).status_code == 409
    assert server.post(path + "2", {}).status_code == 404


@pytest.mark.slow
def test_a_bot_plays_for_a_person_until_they_take_it_back(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    with server.seat(opened) as client:
        client.wait_for_turn()
        client.ask("hand_over", seat=0, player="random")
        client.hear_all()
        assert not client.is_asked()
        with pytest.raises(RequestRefused, match="bot plays this seat"):
            client.ask("play", seat=0, asked=client.situation["number"], move={"move": "throw"})
        before = len(client.steps)
        client.wait_until(lambda heard: len(heard.steps) > before + 3)
        client.ask("hand_over", seat=0, player="person")
        client.wait_for_turn()
        client.play()
        with pytest.raises(RequestRefused, match="no player"):
            client.ask("hand_over", seat=0, player="wizard")


def test_a_bot_may_fill_a_seat_that_waits_for_somebody(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere"])
    with server.seat(opened) as client:
        with pytest.raises(RequestRefused, match="Only the person"):
            client.ask("hand_over", seat=1, player="person")
        client.ask("hand_over", seat=1, player="random")
        client.wait_until(lambda heard: heard.table["stage"] == "playing")
        assert client.table["seats"][1]["player"] == "random"
        assert not client.table["seats"][1]["is_claimed"]


def test_others_may_hand_over_the_seat_of_somebody_away_but_not_of_somebody_here(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened, 0) as one:
        with server.seat(opened, 1) as two:
            one.wait_until(lambda client: client.table["seats"][1]["is_here"])
            with pytest.raises(RequestRefused, match="is here"):
                one.ask("hand_over", seat=1, player="greedy")
            two.ask("ping")
        one.wait_until(lambda client: not client.table["seats"][1]["is_here"])
        one.ask("hand_over", seat=1, player="greedy")
        one.wait_until(lambda client: client.table["seats"][1]["player"] == "greedy")
        assert one.table["seats"][1]["is_claimed"]
        with pytest.raises(RequestRefused, match="Only the person"):
            one.ask("hand_over", seat=1, player="person")
        with server.seat(opened, 1) as two:
            assert two.yours == [1]
            two.ask("hand_over", seat=1, player="person")


def test_who_stands_up_leaves_the_seat_to_whoever_comes(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened, 0) as one, server.seat(opened, 1) as two:
        two.ask("stand_up", seat=1)
        one.wait_until(lambda client: client.table["seats"][1]["player"] == "skilled")
        assert not one.table["seats"][1]["is_claimed"]
        with pytest.raises(RequestRefused, match="not yours"):
            two.ask("rename", seat=1, name="Ghost")
    with server.seat(opened, 1) as again:
        assert again.yours == []
    taken = server.post(f"/api/tables/{opened['table']['id']}/seats/1", {"name": "New"})
    assert taken.status_code == 201


def test_opening_a_seat_on_another_device_moves_it_there(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as laptop:
        ask = laptop.wait_for_turn()["ask"]
        with server.seat(opened, 1) as phone:
            assert phone.yours == [1]
            away = laptop.wait(lambda message: message["type"] == "moved_away")
            assert away["seats"] == [1]
            with pytest.raises(RequestRefused, match="not yours"):
                laptop.ask("rename", seat=1, name="Mine")
            laptop.hear_all()
            mine = 0 if ask["seat"] == 0 else 1
            holder = laptop if mine == 0 else phone
            holder.wait_for_turn()
            holder.play()
        assert laptop.hello([key["secret"] for key in opened["keys"]])["yours"] == [0, 1]


def test_a_client_with_several_seats_looks_from_the_one_that_is_to_act(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here", "here"])
    with server.seat(opened) as client:
        for _ in range(9):
            situation = client.wait_for_turn()
            assert situation["looking"] == situation["ask"]["seat"]
            assert client.steps[-1]["view"]["seat"] == situation["looking"]
            client.play()


def cards_read(client: SocketClient) -> list[int]:
    """Name the seats whose secret cards stand in the log that a client was sent last."""
    history = next(message["history"] for message in reversed(client.heard) if "history" in message)
    events = [told["event"] for line in history for told in line["events"] if "event" in told]
    return [event["seat"] for event in events if event["event"] == "Looked"]


def test_a_client_with_several_secret_seats_sees_one_only_when_it_asks(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "here"])
    with server.seat(opened) as client:
        client.wait_until(lambda heard: heard.situation["actors"] == [0, 1])
        assert client.situation["looking"] == -2
        assert not client.is_asked()
        client.ask("look", seat=1)
        client.hear_all()
        assert client.situation["looking"] == 1
        assert client.steps[-1]["view"]["seat"] == 1
        assert cards_read(client) == [1]
        client.play()
        client.hear_all()
        assert client.situation["looking"] == 1
        client.ask("look", seat=None)
        client.hear_all()
        assert client.situation["looking"] == -2
        assert cards_read(client) == []
        client.ask("look", seat=0)
        client.hear_all()
        assert client.situation["ask"]["seat"] == 0
        assert cards_read(client) == [0]


def test_names_can_change_and_are_cleaned(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    with server.seat(opened) as client:
        client.ask("rename", seat=0, name="\u202e<b>Åsa</b>\n")
        client.hear_all()
        assert client.table["seats"][0]["name"] == "<b>Åsa</b>"
        with pytest.raises(RequestRefused, match="at least one letter"):
            client.ask("rename", seat=0, name=" \u0000 ")
        with pytest.raises(RequestRefused):
            client.ask("rename", seat=0, name="x" * 25)


def test_only_the_phrases_can_be_said_and_everyone_hears_them(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    with server.seat(opened) as one, server.socket(opened["table"]["id"]) as watcher:
        watcher.hello([])
        one.ask("say", seat=0, phrase="hello")
        said = watcher.wait(lambda message: message["type"] == "said")
        assert (said["seat"], said["phrase"]) == (0, "hello")
        with pytest.raises(RequestRefused, match="none of the phrases"):
            one.ask("say", seat=0, phrase="you fool")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("hand_over", {"player": "random"}), ("stand_up", {}), ("rename", {"name": "Somebody else"})],
)
def test_when_the_match_is_over_its_seats_stay_as_they_were(
    server: RunningServer, kind: str, fields: dict[str, str]
) -> None:
    opened = server.open("trap-the-cap", ["here", "here"], throw_limit=2)
    with server.seat(opened) as client:
        while client.wait_for_turn()["ending"] is None:
            client.play()
            client.hear_all()
        with pytest.raises(RequestRefused, match="stay as they were"):
            client.ask(kind, seat=0, **fields)


def test_a_person_who_takes_a_seat_that_another_left_is_waited_for(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "elsewhere"])
    path = f"/api/tables/{opened['table']['id']}/seats/"
    with server.seat(opened, salt="gone") as one:
        one.ask("stand_up", seat=0)
    taken = server.post(path + "0", {"name": "New"}).json()
    other = server.post(path + "1", {"name": "Other"}).json()
    with server.seat(other, salt="other") as two:
        two.hear_all()
        assert two.table["stage"] == "gathering"
        with server.seat(taken, salt="new") as three:
            three.wait_until(lambda client: client.table["stage"] == "playing")
