"""This file tests what people say to the whole table in sentences of the game."""

from collections.abc import Iterator

import pytest

from tests.server.client import Message, RequestRefused, SocketClient
from tests.server.conftest import RunningServer, running, setting_for


@pytest.fixture
def table(server: RunningServer) -> Message:
    return server.open("captivade", {"Anna": "here", "Ben": "here", "Cleo": "greedy"})


@pytest.fixture
def anna(server: RunningServer, table: Message) -> Iterator[SocketClient]:
    with server.seat(table, 0) as client, server.seat(table, 1):
        client.wait_until(lambda one: one.table["stage"] == "playing" and one.situation["can_speak"])
        yield client


def heard(client: SocketClient) -> list[str]:
    """List what a client was told that somebody said."""
    events = [event for step in client.steps for event in step["events"]]
    return [event["sentence"] for event in events if event["kind"] == "say"]


def kinds(client: SocketClient) -> list[str]:
    """List the kinds of all that a client was told."""
    return [event["kind"] for step in client.steps for event in step["events"]]


def speak(client: SocketClient, seat: int, saying: str, value: str = "") -> Message:
    return client.ask("speak", seat=seat, saying=saying, value=value)


@pytest.mark.rule("CV-05")
def test_everyone_hears_what_is_said_spectators_too(server: RunningServer, table: Message, anna: SocketClient) -> None:
    with server.seat(table, 1) as ben, server.socket(table["table"]["id"]) as guest:
        guest.hello([])
        assert speak(anna, 0, "search", "39")["type"] == "done"
        for client in (anna, ben, guest):
            client.wait_until(lambda one: bool(heard(one)))
            assert heard(client)[0].startswith("Anna: “Let us search ")
        said = next(event for step in guest.steps for event in step["events"] if event["kind"] == "say")
        assert (said["actor"], said["event"]["seat"]) == (0, 0)
        assert said["event"]["words"].endswith("(39).")


def test_what_was_said_is_there_in_order_after_coming_back(
    server: RunningServer, table: Message, anna: SocketClient
) -> None:
    speak(anna, 0, "mine", "C")
    speak(anna, 0, "yes")
    with server.seat(table, 1) as ben:
        events = [event for line in ben.heard[0]["history"] for event in line["events"]]
    told = [event["sentence"] for event in events if event["kind"] == "say"]
    assert told == ["Anna: “Zone C (Europe and Greenland) is mine.”", "Anna: “Agreed.”"]
    numbers = [line["number"] for line in ben.heard[0]["history"]]
    assert numbers == sorted(numbers)


def test_saying_something_changes_nothing_in_the_match(
    server: RunningServer, table: Message, anna: SocketClient
) -> None:
    anna.wait_until(lambda one: one.situation["actors"] == [0, 1])  # the bot has sealed its trip
    session = server.site.tables.sessions[table["table"]["id"]]
    timeline = session.table.timeline
    state, asks, draws = timeline.match.state.to_json(), dict(timeline.asks), timeline.dealer.draws
    asked = anna.situation["ask"]["asked"]
    speak(anna, 0, "go", "40")
    anna.wait_until(lambda one: bool(heard(one)))
    assert (timeline.match.state.to_json(), timeline.asks, timeline.dealer.draws) == (state, asks, draws)
    assert anna.situation["ask"]["asked"] == asked
    anna.play()


@pytest.mark.parametrize(
    ("saying", "value", "sentence"),
    [
        ("shout", "", "Nothing of the kind can be said here."),
        ("search", "93", "That does not fit there."),
        ("search", "", "Say what stands in the blank."),
        ("yes", "39", "Nothing is filled in there."),
    ],
)
def test_what_is_not_offered_is_refused(anna: SocketClient, saying: str, value: str, sentence: str) -> None:
    with pytest.raises(RequestRefused, match=sentence):
        speak(anna, 0, saying, value)
    assert heard(anna) == []


def test_nobody_speaks_for_another_seat(anna: SocketClient) -> None:
    with pytest.raises(RequestRefused, match="This seat is not yours"):
        speak(anna, 1, "yes")


def test_who_has_handed_over_says_nothing(anna: SocketClient) -> None:
    anna.ask("hand_over", seat=0, player="greedy")
    anna.wait_until(lambda one: not one.situation["can_speak"])
    with pytest.raises(RequestRefused, match="nothing that you can say"):
        speak(anna, 0, "yes")


def test_nobody_talks_without_end(server: RunningServer, anna: SocketClient) -> None:
    for _ in range(server.site.setting.limit.sayings_at_once):
        speak(anna, 0, "yes")
    with pytest.raises(RequestRefused, match="wait a moment"):
        speak(anna, 0, "no")
    anna.play()


def test_a_game_without_sayings_offers_none(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "random"])
    assert server.get(f"/api/tables/{opened['table']['id']}/sayings").json() == {"sayings": []}
    with server.seat(opened) as client:
        client.wait_until(lambda one: one.table["stage"] == "playing")
        assert not client.situation["can_speak"]
        with pytest.raises(RequestRefused, match="nothing that you can say"):
            speak(client, 0, "yes")


def test_the_list_of_sayings_names_every_place(server: RunningServer, table: Message) -> None:
    sayings = server.get(f"/api/tables/{table['table']['id']}/sayings").json()["sayings"]
    search = next(one for one in sayings if one["id"] == "search")
    assert search["sentence"] == "Let us search {}."
    assert {str(number) for number in range(1, 93)} <= {fill["value"] for fill in search["fills"]}


def test_going_back_and_coming_back_after_a_restart_keep_what_was_said(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    setting = setting_for(tmp_path_factory.mktemp("again"))
    with running(setting) as first:
        opened = first.open("captivade", {"Anna": "here", "Cleo": "greedy"}, characters="red,green")
        with first.seat(opened) as anna:
            anna.wait_for_turn()
            speak(anna, 0, "search", "36")
            anna.play()
            anna.wait_for_turn()
            begun = next(step["number"] for step in anna.steps for event in step["events"] if event["kind"] == "begin")
            anna.ask("ask_back", seat=0, to=begun)
            anna.wait_until(lambda one: kinds(one)[-1] == "back")
    with running(setting) as second, second.seat(opened) as anna:
        told = [event for line in anna.heard[0]["history"] for event in line["events"]]
        assert [event["sentence"] for event in told if event["kind"] == "say"] == ["Anna: “Let us search London (36).”"]
        anna.wait_for_turn()
        anna.play()
