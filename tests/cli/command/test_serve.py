"""The command that opens the tables: one line with the address, the browser, and a quiet end."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from qrcode import QRCode
from qrcode.constants import ERROR_CORRECT_L

from greatcircle.cli.main import main
from greatcircle.cli.serve.address import THIS_DEVICE, choose_port, lan_address
from greatcircle.cli.serve.code import MARGIN, code_lines
from greatcircle.cli.serve.note import Note, running_server
from greatcircle.games import all_games
from greatcircle.kernel.refusal import BadInput
from tests.cli.terminal_run import interrupt_in_terminal, run_piped

PATIENCE_SECONDS = 60
ADDRESS = "http://192.168.1.20:8765"
OPEN = "Great Circle is open at "


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser's part of one page."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Great Circle</title>", "utf-8")
    monkeypatch.setenv("GREATCIRCLE_CLIENT", str(folder))
    return folder


@contextmanager
def served(*words: str, environment: dict[str, str] | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command, wait for its line, and give the process and the address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "greatcircle", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        env={**os.environ, **(environment or {})},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        assert line.startswith(OPEN), line + process.stderr.read()
        yield process, line.removeprefix(OPEN).split()[0]
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def fetch(address: str) -> bytes:
    """Get what is at an address."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE_SECONDS)
    try:
        connection.request("GET", parts.path or "/")
        answer = connection.getresponse()
        assert answer.status == 200
        return answer.read()
    finally:
        connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("words", [(), ("serve",)])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.usefixtures("client")
def test_the_tables_are_open_until_they_are_closed(words: tuple[str, ...], end: signal.Signals, tmp_path: Path) -> None:
    data = tmp_path / "tables"
    with served(*words, "--no-browser", "--port", "0", "--data", str(data)) as (process, address):
        catalogue = json.loads(fetch(f"{address}/api/catalogue"))
        assert [game["id"] for game in catalogue["games"]] == [game.identity.id for game in all_games()]
        assert catalogue["address"] is None
        assert b"<title>Great Circle</title>" in fetch(address)
        assert running_server(data) == address
        process.send_signal(end)
        stdout, stderr = process.communicate(timeout=PATIENCE_SECONDS)
    assert (process.returncode, stdout, stderr) == (0, "", "")
    assert running_server(data) is None
    assert not (data / "server.json").exists()


@pytest.mark.slow
@pytest.mark.usefixtures("client")
def test_a_second_start_shows_the_way_to_the_first(tmp_path: Path) -> None:
    data = str(tmp_path / "tables")
    with served("--no-browser", "--port", "0", "--data", data) as (_, address):
        done = run_piped("--no-browser", "--data", data)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"Great Circle is open already, at {address}; it keeps its tables in {data}.\n"
        assert running_server(Path(data)) == address


@pytest.mark.slow
@pytest.mark.usefixtures("client")
def test_a_server_that_left_no_note_still_keeps_its_tables_to_itself(tmp_path: Path) -> None:
    data = tmp_path / "tables"
    with served("--no-browser", "--port", "0", "--data", str(data)) as (_, address):
        (data / "server.json").unlink()
        done = run_piped("--no-browser", "--port", "0", "--data", str(data))
        assert (done.returncode, done.stdout) == (2, "")
        assert "served by another process already" in done.stderr
        assert done.stderr.count("\n") == 1
        assert json.loads(fetch(f"{address}/api/catalogue"))["games"]


@pytest.mark.slow
@pytest.mark.usefixtures("client")
def test_the_browser_opens_at_the_address(tmp_path: Path) -> None:
    pipe = tmp_path / "opened"
    os.mkfifo(pipe)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {pipe}\n', "utf-8")
    browser.chmod(0o700)
    with served("--port", "0", "--data", str(tmp_path), environment={"BROWSER": f"{browser} %s"}) as (_, address):
        assert pipe.read_text("utf-8") == address


def test_without_the_browsers_part_it_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GREATCIRCLE_CLIENT", str(tmp_path))
    assert main(["--no-browser"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "./play builds it" in captured.err


@pytest.mark.slow
@pytest.mark.usefixtures("client")
def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("not a database at all, but precious", "utf-8")
    done = run_piped("--no-browser", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "tables.sqlite" in done.stderr
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "tables.sqlite").read_text("utf-8") == "not a database at all, but precious"


@pytest.mark.usefixtures("client")
def test_a_port_that_is_taken_is_an_error_only_if_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server((THIS_DEVICE, 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["--port", str(port)]) == 2
        sentence = f"Port {port} is taken; choose another with --port, or leave it out.\n"
        assert capsys.readouterr().err == sentence
        assert choose_port(THIS_DEVICE, None, port) > port
        with pytest.raises(BadInput, match="is taken"):
            choose_port(THIS_DEVICE, port, port)
    assert choose_port(THIS_DEVICE, port, port) == port


def test_the_code_holds_the_address_in_ink_or_in_paper() -> None:
    code = QRCode(border=MARGIN, error_correction=ERROR_CORRECT_L)
    code.add_data(ADDRESS)
    code.make()
    expected = [[bool(square) for square in row] for row in code.get_matrix()]
    for draws_ink in (True, False):
        lines = code_lines(ADDRESS, draws_ink)
        squares = [
            [(sign in half) == draws_ink for sign in line] for line in lines for half in (("▀", "█"), ("▄", "█"))
        ]
        assert squares[: len(expected)] == expected
        assert max(len(line) for line in lines) < 80


@pytest.mark.slow
@pytest.mark.usefixtures("client")
def test_for_the_network_it_shows_address_code_and_who_may_come() -> None:
    try:
        address = lan_address(0).removesuffix(":0")
    except BadInput:
        pytest.skip("this machine is in no network")
    code, screen = interrupt_in_terminal("Everyone in this network", "--lan", "--no-browser", "--port", "0")
    assert code == 0
    shown = re.search(r"find it at (\S+)", screen)
    assert shown is not None
    assert shown[1].startswith(f"{address}:")
    for line in code_lines(shown[1]):
        assert line in screen
    assert "\x1b[38;5;16;48;5;231m" in screen  # dark on light, whatever the terminal's own colours are


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"address": 7}', '{"address": "http://127.0.0.1:1"}'])
def test_a_note_that_leads_nowhere_is_none(note: str, tmp_path: Path) -> None:
    assert running_server(tmp_path) is None
    (tmp_path / "server.json").write_text(note, "utf-8")
    assert running_server(tmp_path) is None


def test_a_note_of_somebody_else_is_not_taken_away(tmp_path: Path) -> None:
    mine, other = Note(tmp_path), Note(tmp_path)
    mine.leave("http://127.0.0.1:1")
    other.leave("http://127.0.0.1:2")
    mine.take_back()
    assert "127.0.0.1:2" in (tmp_path / "server.json").read_text("utf-8")
    other.take_back()
    assert not (tmp_path / "server.json").exists()
