"""This file is the tests of the limits: rates, origins, headers, guessed codes, and messages without sense."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from greatcircle.server.limit import AddressLimit, Bucket, is_same_origin
from greatcircle.server.setting import Limit
from tests.server.client import WEB, RequestRefused, SocketClient
from tests.server.conftest import RunningServer, running, setting_for

NONSENSE = [
    "",
    "[]",
    "null",
    "{}",
    "{",
    '{"type":"play"}',
    '{"type":"dance","ref":7}',
    '{"type":"hello","ref":7,"secrets":"all"}',
    '{"type":"hello","ref":7,"secrets":[],"extra":1}',
    '{"type":"play","ref":7,"seat":-1,"asked":0,"move":{}}',
    '{"type":"play","ref":7,"seat":99,"asked":0,"move":{}}',
    '{"type":"play","ref":1e400,"seat":0,"asked":0,"move":{}}',
    "[" * 2000,
    '{"type":"ping","ref":"\\ud800"}',
]


def test_nonsense_is_refused_and_changes_nothing(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        client.wait_for_turn()
        number = client.situation["number"]
        for text in NONSENSE:
            client.connection.send(text)
            answer = client.wait(lambda message: message["type"] == "rejected")
            assert answer["sentence"]
        client.connection.send(b"\xff\xfe\x00")
        client.wait(lambda message: message["type"] == "rejected")
        client.ask("ping")
        assert client.situation["number"] == number


def test_nonsense_without_end_is_cut_off(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        for _ in range(server.site.setting.limit.faults_most + 1):
            client.connection.send("?")
        with pytest.raises(ConnectionClosed):
            client.hear_to_the_end()
        assert client.heard[-1]["type"] == "closed"
        assert client.heard[-1]["is_final"]


def test_before_hello_nothing_else_is_done(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.socket(opened["table"]["id"]) as client:
        for kind, fields in (("begin", {"seat": 0}), ("look", {"seat": None}), ("undo", {"seat": 0, "number": 1})):
            with pytest.raises(RequestRefused, match="hello first"):
                client.ask(kind, **fields)


def test_who_never_says_hello_is_cut_off_however_much_it_pings(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(hello_seconds=0.3))) as server:
        opened = server.open("trap-the-cap", ["here", "here"])
        with server.socket(opened["table"]["id"]) as client, pytest.raises(ConnectionClosed):
            _ping_for_ever(client)


def _ping_for_ever(client: SocketClient) -> None:
    while True:
        client.ask("ping")


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as sound, server.socket(opened["table"]["id"]) as client:
        client.hello([])
        client.connection.send(json.dumps({"type": "ping", "ref": 1, "padding": "x" * 5000}))
        with pytest.raises(ConnectionClosed):
            client.hear_to_the_end()
        sound.ask("ping")


def test_who_says_too_much_is_listened_to_more_slowly(tmp_path: Path) -> None:
    limit = Limit(messages_per_second=20.0, messages_at_once=5)
    with running(setting_for(tmp_path, limit)) as server:
        opened = server.open("trap-the-cap", ["here", "here"])
        with server.seat(opened) as client:
            loop = server.loop
            began = loop.time()
            for _ in range(15):
                client.ask("ping")
            assert loop.time() - began > 0.4


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(clients_per_table=2, clients_per_address=3))) as server:
        table_id = server.open("trap-the-cap", ["here", "here"])["table"]["id"]
        with server.socket(table_id) as one, server.socket(table_id) as two, server.socket(table_id) as three:
            one.hello([])
            two.hello([])
            with pytest.raises(RequestRefused, match="no room"):
                three.hello([])
            with pytest.raises(InvalidStatus), server.socket(table_id):
                pass


def test_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(tables_per_minute=3))) as server:
        body = {"game": "trap-the-cap", "seats": [{"player": "here"}, {"player": "here"}]}
        statuses = [server.post("/api/tables", body).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]


def test_guessing_codes_is_stopped(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(code_misses_per_minute=4))) as server:
        code = server.open("trap-the-cap", ["here", "here"])["table"]["code"]
        for _ in range(10):
            assert server.get(f"/api/codes/{code}").status_code == 200
        statuses = [server.get(f"/api/codes/{guess}").status_code for guess in ("AAAA", "BB", "ZZZZZ", "A0", "1", "2")]
        assert statuses == [404, 404, 404, 404, 429, 429]
        stopped = server.get(f"/api/codes/{code}")
        assert stopped.status_code == 429
        assert stopped.json()["status_code"] == 429
        assert "wait" in stopped.json()["detail"]


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(requests_per_minute=10))) as server:
        statuses = [server.get("/api/catalogue").status_code for _ in range(12)]
        assert statuses[:10] == [200] * 10
        assert 429 in statuses


def test_pages_of_others_cannot_open_a_socket(server: RunningServer) -> None:
    table_id = server.open("trap-the-cap", ["here", "here"])["table"]["id"]
    with pytest.raises(InvalidStatus) as refused, server.socket(table_id, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with server.socket(table_id, origin=server.base) as client:
        client.hello([])


def test_pages_of_others_cannot_send_forms(server: RunningServer) -> None:
    form = {"game": "trap-the-cap", "seats": [{"player": "here"}, {"player": "greedy"}]}
    assert server.post("/api/tables", form, headers={"origin": "https://evil.example"}).status_code == 403
    assert server.post("/api/tables", form, headers={"origin": server.base}).status_code == 201


@pytest.mark.parametrize("body", [b'{"game": "\xff"}', b"[" * 50_000], ids=["no text", "nested without end"])
def test_a_body_that_cannot_be_read_is_refused(server: RunningServer, body: bytes) -> None:
    answer = WEB.post(f"{server.base}/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400


def test_drawing_qr_codes_is_limited_by_address(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(pictures_per_minute=2))) as server:
        statuses = [server.post("/api/qr", {"text": "x"}).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


@pytest.mark.parametrize(
    ("origin", "host", "is_same"),
    [
        (None, "a:1", True),
        ("http://a:1", "a:1", True),
        ("https://A:1", "a:1", True),
        ("http://a:2", "a:1", False),
        ("http://b:1", "a:1", False),
        ("null", "a:1", False),
        ("", "", False),
        ("file://", "", False),
        ("http://a:1@b", "a:1", False),
    ],
)
def test_an_origin_is_ours_only_if_it_is_this_host(origin: str | None, host: str, is_same: bool) -> None:
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert is_same_origin(headers) is is_same


def test_a_table_that_does_not_exist_is_told(server: RunningServer) -> None:
    for table_id in ("abcdefghjkmn", "x", "%00", "a" * 300):
        assert server.get(f"/api/tables/{table_id}").status_code == 404
    with server.socket("abcdefghjkmn") as client:
        with pytest.raises(ConnectionClosed):
            client.hear_to_the_end()
        assert client.heard[0]["type"] == "closed"
        assert client.heard[0]["is_final"]


@pytest.mark.parametrize("path", ["/", "/api/catalogue", "/api/nothing", "/api/tables/x", "/api/schema/openapi.json"])
def test_every_answer_carries_the_headers_that_keep_pages_safe(server: RunningServer, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_long_answers_are_compressed(server: RunningServer) -> None:
    answer = server.get("/api/games/take-off/rules", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["clauses"]


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.takes() for _ in range(4)] == [True, True, True, False]
    assert bucket.is_empty()
    now[0] = 0.5
    assert [bucket.takes() for _ in range(2)] == [True, False]
    assert bucket.wait_for_one() == pytest.approx(0.5)
    now[0] = 100.0
    assert bucket.is_full()


def test_a_ration_forgets_addresses_that_ask_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(AddressLimit, "ADDRESSES_MOST", 3)
    ration = AddressLimit(1, clock=lambda: now[0])
    for address in ("a", "b", "c"):
        assert ration.takes(address)
        assert ration.is_used_up(address)
    now[0] = 61.0
    assert ration.takes("d")
    assert not ration.is_used_up("a")
