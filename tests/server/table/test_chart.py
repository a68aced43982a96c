"""Charts are sent to clients that ask for them, each as its seat may see it, and to nobody else."""

from tests.server.conftest import RunningServer

GAME = "sealed-bid"


def test_who_asks_for_charts_gets_one_with_every_step(server: RunningServer) -> None:
    opened = server.open(GAME, ["here", "random"])
    secret = opened["keys"][0]["secret"]
    with server.socket(opened["table"]["id"]) as north, server.socket(opened["table"]["id"]) as guest:
        welcome = north.ask("hello", secrets=[secret], charts=True)
        guest.ask("hello", secrets=[], charts=True)
        assert welcome["steps"][-1]["chart"]["legend"] == ["- is nothing yet, ? is hidden"]
        north.wait_for_turn()
        north.play()
        north.hear_all()
        guest.hear_all()
        assert all("chart" in step for step in north.steps + guest.steps)
        own = [mark for mark in north.steps[-1]["chart"]["marks"] if mark["seat"] == 0]
        assert own[0]["text"] == "north"
        shown = {step["number"]: step for step in guest.steps}
        for step in north.steps:
            if step["number"] in shown and step["view"]["hands"][0] not in (None, "hidden"):
                texts = [mark["text"] for mark in shown[step["number"]]["chart"]["marks"]]
                assert "card ?" in texts[1]


def test_who_does_not_ask_gets_none(server: RunningServer) -> None:
    opened = server.open(GAME, ["here", "random"])
    with server.seat(opened, 0) as north, server.socket(opened["table"]["id"]) as guest:
        guest.ask("hello", secrets=[], charts=True)
        north.wait_for_turn()
        north.play()
        north.hear_all()
        assert not any("chart" in step for step in north.steps)


def test_who_finds_out_late_says_hello_again(server: RunningServer) -> None:
    opened = server.open(GAME, ["here", "here"])
    with server.seat(opened, 0) as north:
        secret = opened["keys"][0]["secret"]
        again = north.ask("hello", secrets=[secret], seen=1, charts=True)
        assert again["is_fresh"]
        assert "chart" in again["steps"][-1]


def test_a_replay_shows_charts_when_it_is_asked_for_them(server: RunningServer) -> None:
    opened = server.open(GAME, ["random", "random"])
    table = opened["table"]["id"]
    with server.socket(table) as guest:
        guest.hello([])
        guest.wait_until(lambda client: client.situation["ending"] is not None)
    plain = server.get(f"/api/tables/{table}/replay/0").json()["steps"]
    drawn = server.get(f"/api/tables/{table}/replay/0?charts=true").json()["steps"]
    assert not any("chart" in step for step in plain)
    assert all(step["chart"]["width"] == 40 for step in drawn)
    assert [{**step, "chart": None} for step in drawn] == [{**step, "chart": None} for step in plain]
