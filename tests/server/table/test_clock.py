"""This file tests the clock of a table: when it runs and stands still, and who moves when the time has run out."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from greatcircle.kernel.logbook import parse_logbook, replay
from greatcircle.kernel.refusal import BadInput
from greatcircle.server.bot.pool import BotChoice
from greatcircle.server.table.clock import Allowance, TableClock, check_clock, clock_sentence
from greatcircle.server.table.seating import USUAL_BOT
from tests.kernel.sealed_bid import GAME as SEALED_BID
from tests.server.client import Message, RequestRefused, SocketClient
from tests.server.conftest import RunningServer, running, setting_for

LONG = 3600
SHORT = 1


def open_table(server: RunningServer, players: dict[str, str], clock: list[int], game: str = "sealed-bid") -> Message:
    seats = [{"player": player, "name": name} for name, player in players.items()]
    answer = server.post("/api/tables", {"game": game, "seats": seats, "options": {}, "clock": clock})
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


def told(client: SocketClient, kind: str = "clock") -> list[str]:
    """List what a client was told of a kind."""
    return [event["sentence"] for step in client.steps for event in step["events"] if event["kind"] == kind]


def clock_of(client: SocketClient, seat: int) -> Message | None:
    return next((clock for clock in client.situation["clocks"] if clock["seat"] == seat), None)


def shown(client: SocketClient, seat: int) -> tuple[float, bool] | None:
    """Give the seconds that are left to a client's seat, and whether it may take more; None while no clock is shown."""
    client.ask("look", seat=seat)
    client.hear_all()
    clock = clock_of(client, seat)
    return None if clock is None else (clock["seconds_left"], clock["can_extend"])


@contextmanager
def thinking(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let bots think until the end of the block; those that have begun are listed."""
    done = asyncio.Event()
    begun: list[str] = []
    choose = server.site.pool.choose

    async def choose_late(bot: str, *rest: Any) -> BotChoice:
        begun.append(bot)
        await done.wait()
        return await choose(bot, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(server.site.pool, "choose", choose_late)
        try:
            yield begun
        finally:
            server.loop.call_soon_threadsafe(done.set)


LATE = "Anna’s time has run out; a bot makes this move."


def test_when_the_time_runs_out_a_bot_moves_and_the_person_stays(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [SHORT, 0])
    assert opened["table"]["clock"] == [SHORT, 0]
    with server.seat(opened, 0) as anna, server.seat(opened, 1) as ben:
        anna.wait_for_turn()
        asked = anna.situation["ask"]["asked"]
        clock = clock_of(anna, 0)
        assert clock is not None
        assert (clock["seconds"], clock["is_running"], clock["can_extend"]) == (SHORT, True, True)
        assert 0 < clock["seconds_left"] <= SHORT
        assert clock_of(anna, 1) is None
        ben.wait_until(lambda one: LATE in told(one))
        anna.wait_until(lambda one: LATE in told(one))
        assert anna.situation["actors"] == [1]
        assert anna.table["seats"][0]["player"] == "person"
        with pytest.raises(RequestRefused) as refused:
            anna.ask("play", seat=0, asked=asked, move={"move": "bid", "chips": 0})
        assert refused.value.message["is_stale"]
        ben.hear_all()
        ben.play()
        anna.wait_until(lambda one: one.is_asked() and one.situation["ask"]["asked"] > asked)
        again = clock_of(anna, 0)
        assert again is not None
        assert again["seconds_left"] > 0


def test_a_move_that_comes_while_the_bot_thinks_wins(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [SHORT, 0])
    with server.seat(opened, 0) as anna, server.seat(opened, 1):
        anna.wait_for_turn()
        session = server.site.tables.sessions[opened["table"]["id"]]
        ask = anna.situation["ask"]
        server.call(session.lock.acquire())
        ref = anna.say("play", seat=0, asked=ask["asked"], move=ask["offers"][0]["move"])
        server.wait_for(lambda: session.ringing is not None)
        server.loop.call_soon_threadsafe(session.lock.release)
        assert anna.wait(lambda message: message.get("ref") == ref)["type"] == "done"
        server.wait_for(lambda: session.ringing is None)
        anna.hear_all()
        assert LATE not in told(anna)
        assert sum(1 for entry in session.table.timeline.match.log if entry.actor == 0) == 1


def test_more_time_that_is_taken_while_the_bot_thinks_is_in_time(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [LONG, 0])
    session = server.site.tables.sessions[opened["table"]["id"]]
    now = [100.0]
    session.clock = TableClock(lambda: now[0])
    with server.seat(opened, 0) as anna, server.seat(opened, 1):
        anna.wait_for_turn()
        asked = anna.situation["ask"]["asked"]
        with thinking(server, monkeypatch) as bots:
            now[0] += LONG
            anna.ask("look", seat=0)
            server.wait_for(lambda: bots == [USUAL_BOT])
            anna.ask("more", seat=0, asked=asked)
        server.wait_for(lambda: session.ringing is None)
        anna.hear_all()
        assert LATE not in told(anna)
        assert anna.situation["ask"]["asked"] == asked
        assert shown(anna, 0) == (LONG, False)


def test_a_seat_that_is_handed_over_and_taken_back_has_what_was_left(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [LONG, LONG])
    session = server.site.tables.sessions[opened["table"]["id"]]
    now = [100.0]
    session.clock = TableClock(lambda: now[0])
    with server.seat(opened, 0) as anna, server.seat(opened, 1), thinking(server, monkeypatch):
        anna.wait_for_turn()
        asked = anna.situation["ask"]["asked"]
        for left in (LONG - 10, LONG - 20):
            now[0] += 10
            anna.ask("hand_over", seat=0, player="greedy")
            assert shown(anna, 0) is None
            now[0] += 100
            anna.ask("hand_over", seat=0, player="person")
            assert shown(anna, 0) == (left, True)
        anna.ask("more", seat=0, asked=asked)
        now[0] += 30
        anna.ask("hand_over", seat=0, player="greedy")
        anna.ask("hand_over", seat=0, player="person")
        assert shown(anna, 0) == (LONG - 30, False)
        with pytest.raises(RequestRefused, match="more time for this move already"):
            anna.ask("more", seat=0, asked=asked)


def test_another_person_who_takes_the_seat_has_the_whole_time(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "greedy"}, [LONG, 0])
    session = server.site.tables.sessions[opened["table"]["id"]]
    now = [100.0]
    session.clock = TableClock(lambda: now[0])
    with thinking(server, monkeypatch), server.seat(opened) as anna:
        asked = anna.wait_for_turn()["ask"]["asked"]
        anna.ask("more", seat=0, asked=asked)
        now[0] += 10
        assert shown(anna, 0) == (LONG - 10, False)
        anna.ask("stand_up", seat=0)
        taken = server.post(f"/api/tables/{opened['table']['id']}/seats/0", {"name": "Cleo"}).json()
        with server.seat(taken) as cleo:
            assert cleo.situation["ask"]["asked"] == asked
            assert shown(cleo, 0) == (LONG, True)
            cleo.play()


def test_a_step_taken_back_gives_no_new_time(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "greedy"}, [LONG, 0], "take-off")
    session = server.site.tables.sessions[opened["table"]["id"]]
    now = [100.0]
    session.clock = TableClock(lambda: now[0])

    def undo() -> None:
        anna.ask("undo", seat=0, number=anna.situation["number"])

    with server.seat(opened) as anna:
        while not (anna.situation["can_undo"] and anna.is_asked()):
            anna.wait_for_turn()
            anna.play()
            anna.hear_all()
        assert shown(anna, 0) == (LONG, True)
        undo()
        now[0] += 10
        assert shown(anna, 0) == (LONG - 10, True)
        for left in (LONG - 20, LONG - 40):
            anna.play()
            now[0] += 20
            assert shown(anna, 0) == (left, True)
            undo()
            assert shown(anna, 0) == (LONG - 10, True), "of which none has run meanwhile"
        anna.ask("more", seat=0, asked=anna.situation["ask"]["asked"])
        now[0] += 5
        anna.hear_all()
        anna.play()
        assert shown(anna, 0) == (LONG - 40, True)
        anna.ask("more", seat=0, asked=anna.situation["ask"]["asked"])
        assert shown(anna, 0) == (LONG, False)
        undo()
        assert shown(anna, 0) == (LONG - 5, False)
        anna.play()
        assert shown(anna, 0) == (LONG, False)


def test_who_moves_in_time_is_not_moved_for(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [LONG, LONG])
    with server.seat(opened, 0) as anna, server.seat(opened, 1) as ben:
        anna.wait_for_turn()
        assert [clock["seat"] for clock in anna.situation["clocks"]] == [0, 1]
        anna.play()
        anna.hear_all()
        assert clock_of(anna, 0) is None
        ben.hear_all()
        assert clock_of(ben, 1) is not None
        assert LATE not in told(anna)


def test_more_time_is_given_once_for_each_move(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [2, 0])
    with server.seat(opened, 0) as anna, server.seat(opened, 1):
        anna.wait_for_turn()
        session = server.site.tables.sessions[opened["table"]["id"]]
        server.wait_for(lambda: session.clock.cards()[0].seconds_left < 1.5)
        asked = anna.situation["ask"]["asked"]
        anna.ask("more", seat=0, asked=asked)
        anna.hear_all()
        clock = clock_of(anna, 0)
        assert clock is not None
        assert clock["seconds_left"] > 1.5
        assert not clock["can_extend"]
        assert told(anna)[-1] == "Anna takes more time."
        assert anna.situation["ask"]["asked"] == asked
        with pytest.raises(RequestRefused, match="more time for this move already"):
            anna.ask("more", seat=0, asked=asked)
        with pytest.raises(RequestRefused) as refused:
            anna.ask("more", seat=0, asked=asked - 1)
        assert refused.value.message["is_stale"]
        anna.play()


def test_without_a_clock_there_is_no_more_time_to_take(server: RunningServer) -> None:
    opened = server.open("sealed-bid", ["here", "random"])
    assert opened["table"]["clock"] == []
    with server.seat(opened) as client:
        client.wait_for_turn()
        assert client.situation["clocks"] == []
        with pytest.raises(RequestRefused, match="No clock runs for you now"):
            client.ask("more", seat=0, asked=client.situation["ask"]["asked"])


def test_the_clock_stands_still_while_the_table_is_asked(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [LONG, LONG], "trap-the-cap")
    with server.seat(opened, 0) as anna, server.seat(opened, 1) as ben:
        ben.wait_until(lambda one: bool(one.situation["actors"]))
        anna.wait_until(lambda one: bool(one.situation["actors"]))
        for _ in range(2):
            anna.hear_all()
            ben.hear_all()
            (anna, ben)[anna.situation["actors"][0]].play()
        anna.hear_all()
        begun = next(step["number"] for step in anna.steps for event in step["events"] if event["kind"] == "begin")
        assert [clock["is_running"] for clock in anna.situation["clocks"]] == [True]
        anna.ask("ask_back", seat=0, to=begun)
        anna.hear_all()
        assert [clock["is_running"] for clock in anna.situation["clocks"]] == [False]
        session = server.site.tables.sessions[opened["table"]["id"]]
        assert session.alarm is None
        ben.ask("agree", seat=1, yes=False)
        anna.wait_until(lambda one: one.situation["proposal"] is None)
        assert [clock["is_running"] for clock in anna.situation["clocks"]] == [True]
        assert session.alarm is not None


def test_who_asks_to_go_back_again_does_not_stop_the_clock_again(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here", "Cleo": "here"}, [LONG, LONG, LONG], "worldbeater")
    with server.seat(opened, 0) as anna, server.seat(opened, 1) as ben, server.seat(opened, 2) as cleo:
        everyone = (anna, ben, cleo)
        for client in everyone:
            client.wait_until(lambda one: bool(one.situation["actors"]))
        begun = next(step["number"] for step in anna.steps for event in step["events"] if event["kind"] == "begin")

        def play() -> int:
            """Let whoever is asked move; give the seat."""
            seat: int = anna.situation["actors"][0]
            everyone[seat].play()
            for client in everyone:
                client.hear_all()
            return seat

        def stops(seat: int) -> bool:
            """Let a seat ask to go back, and withdraw; tell whether the clock stood still meanwhile."""
            client = everyone[seat]
            client.ask("ask_back", seat=seat, to=begun)
            client.hear_all()
            assert client.situation["proposal"] is not None
            runs = [clock["is_running"] for clock in client.situation["clocks"]]
            client.ask("agree", seat=seat, yes=False)
            client.hear_all()
            assert [clock["is_running"] for clock in client.situation["clocks"]] == [True]
            return runs == [False]

        mover = play()
        assert [stops(0), stops(0), stops(1), stops(1)] == [True, False, True, False]
        everyone[mover].ask("undo", seat=mover, number=everyone[mover].situation["number"])
        for client in everyone:
            client.hear_all()
        assert not stops(0)
        play()
        assert not stops(0)
        play()
        assert [stops(0), stops(0)] == [True, False]


def test_the_clock_sleeps_while_nobody_of_the_table_is_there(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "random"}, [LONG, LONG])
    session = server.site.tables.sessions[opened["table"]["id"]]
    with server.socket(opened["table"]["id"]) as guest:
        guest.hello([])
        with server.seat(opened) as anna:
            anna.wait_for_turn()
            guest.wait_until(lambda one: any(clock["is_running"] for clock in one.situation["clocks"]))
            guest.wait_until(lambda one: one.table["seats"][0]["is_here"])
        guest.wait_until(lambda one: not one.table["seats"][0]["is_here"])
        assert [clock["is_running"] for clock in guest.situation["clocks"]] == [False]
        server.wait_for(lambda: session.alarm is None)
        left = guest.situation["clocks"][0]["seconds_left"]
        with server.seat(opened) as anna:
            anna.wait_until(lambda one: any(clock["is_running"] for clock in one.situation["clocks"]))
            assert 0 < anna.situation["clocks"][0]["seconds_left"] <= left


def test_somebody_who_would_like_to_come_does_not_stop_the_clock(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "greedy"}, [LONG, 0])
    with server.seat(opened) as anna, ThreadPoolExecutor(1) as pool:
        anna.wait_for_turn()
        request = pool.submit(server.post, f"/api/tables/{opened['table']['id']}/seats/1", {"name": "Late"})
        anna.wait_until(lambda one: one.situation["proposal"] is not None)
        assert [clock["is_running"] for clock in anna.situation["clocks"]] == [True]
        anna.ask("agree", seat=0, yes=False)
        request.result(20)


def test_of_those_who_share_a_device_the_time_runs_for_who_has_it(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here", "Cleo": "here"}, [LONG, LONG, LONG])
    with server.seat(opened, 0, 1) as device, server.seat(opened, 2) as cleo:
        device.wait_until(lambda one: len(one.situation["clocks"]) == 3)  # all bid at the same time
        for looking, running_for in ((None, [0, 2]), (1, [1, 2]), (0, [0, 2])):
            device.ask("look", seat=looking)
            for client in (device, cleo):
                client.hear_all()
                clocks = client.situation["clocks"]
                assert [clock["seat"] for clock in clocks if clock["is_running"]] == running_for
        device.play()
        device.hear_all()
        assert [clock["seat"] for clock in device.situation["clocks"] if clock["is_running"]] == [1, 2]


def test_the_time_stops_when_the_last_one_goes_not_later(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "random"}, [LONG, 0])
    session = server.site.tables.sessions[opened["table"]["id"]]
    now = [100.0]
    session.clock = TableClock(lambda: now[0])
    with server.seat(opened) as anna:
        anna.wait_for_turn()
        anna.hear_all()
    server.wait_for(lambda: not session.clients)
    now[0] += 2 * LONG
    server.wait_for(lambda: not session.here)
    with server.seat(opened) as anna:
        assert anna.situation["clocks"][0]["seconds_left"] == LONG


def test_what_a_bot_did_for_who_was_late_is_not_taken_back_alone(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "greedy"}, [SHORT, 0], "take-off")
    session = server.site.tables.sessions[opened["table"]["id"]]
    with server.seat(opened) as anna:
        anna.wait_until(lambda one: LATE in told(one) and one.situation["actors"] == [0])
        session.clock = TableClock(lambda: 0.0)  # no more time passes
        anna.hear_all()
        assert session.table.timeline.match.can_undo(0)
        assert not anna.situation["can_undo"]
        with pytest.raises(RequestRefused, match="Only your own moves can be taken back"):
            anna.ask("undo", seat=0, number=anna.situation["number"])


def test_a_bot_moves_for_who_is_away_while_others_are_there(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "here"}, [2, 0])
    with server.seat(opened, 1) as ben:
        with server.seat(opened, 0) as anna:
            anna.wait_for_turn()
        ben.wait_until(lambda one: LATE in told(one))
        assert ben.table["seats"][0]["player"] == "person"


def test_the_clock_does_not_run_where_a_question_has_its_own_time(server: RunningServer) -> None:
    seats = [{"player": "here", "name": "Anna"}, {"player": "random"}]
    for own, expected in ((9, 0), (0, 1)):
        body = {"game": "parlour-quiz", "seats": seats, "options": {"seconds": own}, "clock": [LONG, 0]}
        opened = server.post("/api/tables", body).json()
        with server.seat(opened) as anna:
            anna.wait_until(lambda one: one.is_asked() and one.situation["ask"]["question"] is not None)
            assert len(anna.situation["clocks"]) == expected


def test_a_question_without_a_time_of_its_own_is_answered_by_a_bot(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "random"}, [SHORT, 0], "parlour-quiz")
    with server.seat(opened) as anna:
        anna.wait_until(lambda one: LATE in told(one))


def test_a_restart_keeps_the_clock_and_begins_the_time_anew(tmp_path_factory: pytest.TempPathFactory) -> None:
    setting = setting_for(tmp_path_factory.mktemp("clock"))
    with running(setting) as first:
        opened = open_table(first, {"Anna": "here", "Ben": "random"}, [60, 0])
        plain = first.open("sealed-bid", ["here", "random"])
        with first.seat(opened) as anna:
            anna.wait_for_turn()
            anna.ask("more", seat=0, asked=anna.situation["ask"]["asked"])
    with running(setting) as second:
        assert second.get(f"/api/tables/{plain['table']['id']}").json()["clock"] == []
        with second.seat(opened) as anna:
            anna.wait_until(lambda one: any(clock["is_running"] for clock in one.situation["clocks"]))
            assert anna.table["clock"] == [60, 0]
            clock = clock_of(anna, 0)
            assert clock is not None
            assert clock["seconds_left"] > 58
            assert not clock["can_extend"]


def test_rematch_and_fork_keep_the_clock_and_the_logbook_knows_nothing_of_it(server: RunningServer) -> None:
    opened = open_table(server, {"Anna": "here", "Ben": "greedy"}, [SHORT, SHORT])
    table_id = opened["table"]["id"]
    with server.seat(opened) as anna:
        anna.wait_until(lambda one: one.situation["ending"] is not None)
        anna.ask("rematch", seat=0)
        anna.wait_until(lambda one: one.table["next_table"] is not None)
        assert LATE in told(anna)
    assert server.get(f"/api/tables/{anna.table['next_table']}").json()["clock"] == [SHORT, SHORT]
    fork = server.post(
        f"/api/tables/{table_id}/fork", {"number": 0, "seats": [{"player": "here"}, {"player": "random"}]}
    )
    assert fork.json()["table"]["clock"] == [SHORT, SHORT]
    text = server.get(f"/api/tables/{table_id}/logbook").text
    assert "clock" not in text
    *_, match = replay(parse_logbook(text), SEALED_BID, verify=True)
    assert match.is_over()


@pytest.mark.parametrize(
    ("clock", "sentence"),
    [
        ([60], "a time for each seat: 2 of them, not 1"),
        ([60, -1], "from 1 to 3600 seconds"),
        ([60, 3601], "from 1 to 3600 seconds"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(server: RunningServer, clock: list[int], sentence: str) -> None:
    seats = [{"player": "here"}, {"player": "random"}]
    answer = server.post("/api/tables", {"game": "sealed-bid", "seats": seats, "clock": clock})
    assert answer.status_code == 400
    assert sentence in answer.json()["detail"]


@pytest.mark.parametrize("clock", [60, ["soon", 0], [1.5, 0], None])
def test_a_clock_that_is_no_list_of_seconds_is_refused(server: RunningServer, clock: object) -> None:
    seats = [{"player": "here"}, {"player": "random"}]
    answer = server.post("/api/tables", {"game": "sealed-bid", "seats": seats, "clock": clock})
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_everyone_is_told_how_long_there_is() -> None:
    assert clock_sentence([60, 60], ["Anna", "Ben"]) == "Everyone has 1 minute for each move; then a bot makes it."
    assert clock_sentence([300, 0, 90], ["Anna", "Ben", "Cleo"]) == (
        "Time for each move: Anna 5 minutes, Cleo 90 seconds; then a bot makes it."
    )


def test_no_clock_is_no_time_for_anybody() -> None:
    assert check_clock([], 3) == [0, 0, 0]
    with pytest.raises(BadInput):
        check_clock([0], 3)


def test_the_hands_of_a_clock() -> None:
    def everyone(_: int) -> bool:
        return True

    now = [100.0]
    clock = TableClock(lambda: now[0])
    first = {0: Allowance(7, 10, False), 1: Allowance(7, 30, False)}
    clock.follow(first, {0, 1}, 7)
    now[0] += 4
    assert clock.next_up(everyone) == 6
    assert clock.next_up(lambda seat: seat == 1) == 26
    clock.follow(first, (), 7)
    now[0] += 100
    assert (clock.next_up(everyone), clock.late(everyone)) == (None, [])
    clock.follow(first, {0, 1}, 7)
    now[0] += 6
    assert (clock.late(everyone), clock.is_up(1)) == ([0], False)
    clock.follow({0: Allowance(7, 10, True), 1: Allowance(7, 30, False)}, {0, 1}, 7)
    assert (clock.late(everyone), clock.next_up(everyone)) == ([], 10)
    clock.follow({1: Allowance(9, 30, False)}, {1}, 9)
    assert [(card.seat, card.seconds_left) for card in clock.cards()] == [(1, 30.0)]


def test_a_hand_is_taken_up_again_as_long_as_its_ask_can_come_back() -> None:
    now = [100.0]
    clock = TableClock(lambda: now[0])

    def left(since: int, oldest: int) -> float:
        clock.follow({0: Allowance(since, 10, False)}, {0}, oldest)
        return clock.cards()[0].seconds_left

    assert left(7, 7) == 10
    now[0] += 3
    assert left(9, 7) == 10
    now[0] += 4
    assert [left(7, 7), left(9, 7)] == [7, 6]
    clock.follow({}, (), 7)
    now[0] += 1
    assert (clock.cards(), left(9, 7)) == ([], 6)
    assert [left(11, 9), left(9, 9), left(7, 7)] == [10, 6, 10], "of what is older nothing is known"
