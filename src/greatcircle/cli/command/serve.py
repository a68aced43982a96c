"""This file is the command that opens the tables: a server for this machine or its network, and the browser at it."""

import argparse
import contextlib
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from greatcircle.cli.console import complain, open_console
from greatcircle.cli.serve.address import ALL_DEVICES, THIS_DEVICE, choose_port, lan_address
from greatcircle.cli.serve.code import print_code
from greatcircle.cli.serve.note import Note, running_server
from greatcircle.games import game_faults
from greatcircle.server.run import serve
from greatcircle.server.setting import CLIENT_SETTING, Setting
from greatcircle.store.data_folder import data_folder, make_folder

PORT: Final = 8765
DATABASES: Final = ("postgresql://", "postgres://")


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Add who may come, where tables are kept, and whether the browser opens."""
    parser.add_argument("--lan", action="store_true", help="let phones and computers of this network come too")
    parser.add_argument(
        "--port", metavar="N", type=_port, help=f"listen on this port; usually {PORT}, or the next one that is free"
    )
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="keep everything in this folder; a postgresql:// address keeps the tables in that database",
    )
    parser.add_argument("--no-browser", action="store_true", help="only show the address")


def run_serve(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C; when there is a server for the same data already, go there."""
    setting = _setting(arguments.data)
    if not (setting.client / "index.html").is_file():
        complain("The browser's part is not built: ./play builds it, and so does python hatch_build.py.")
        return 1
    host = Host(setting, opens_browser=not arguments.no_browser)
    if setting.store is None and (address := running_server(setting.data)) is not None:
        host.say(f"Great Circle is open already, at {address}; it keeps its tables in {setting.data}.")
        host.open(address)
        return 0
    interface = ALL_DEVICES if arguments.lan else THIS_DEVICE
    port = choose_port(interface, arguments.port, PORT)
    if arguments.lan:
        host.setting = setting = replace(setting, address=lan_address(port))
    with _ending_quietly():
        try:
            serve(setting, interface, port, host.welcome)
        finally:
            host.note.take_back()
    return 0


class Host:
    """Who says that the tables are open, and shows the way to them."""

    def __init__(self, setting: Setting, opens_browser: bool) -> None:
        self.setting = setting
        self.opens_browser = opens_browser
        self.console = open_console()
        self.note = Note(setting.data)

    def welcome(self, port: int) -> None:
        """Say where the server is, and open the browser there."""
        here = f"http://{THIS_DEVICE}:{port}"
        self.note.leave(here)
        self.say(f"Great Circle is open at {here} (Ctrl-C closes it).")
        for fault in game_faults():
            self.say(fault)
        if self.setting.address is not None:
            self.say(f"Other devices in this network find it at {self.setting.address}")
            print_code(self.console, self.setting.address)
            self.say(
                "Everyone in this network can reach it: open tables, take free seats, and watch with a table's code."
            )
        self.open(here)

    def open(self, address: str) -> None:
        """Open the browser without waiting for it; where there is none, the address has been shown."""
        if self.opens_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def say(self, sentence: str) -> None:
        """Say something at once, also to a program that reads along."""
        self.console.print(sentence, soft_wrap=True, markup=False)
        self.console.file.flush()


def _setting(data: str | None) -> Setting:
    """Put together where things are: what the command line says, then the environment, then what is usual."""
    database = data if data is not None and data.lower().startswith(DATABASES) else None
    chosen = Path(data).expanduser() if data and database is None else None
    folder = chosen or data_folder(os.environ, sys.platform)
    make_folder(folder)
    client = os.environ.get(CLIENT_SETTING)
    setting = Setting(folder, store=database)
    return replace(setting, client=Path(client)) if client else setting


def _has_screen() -> bool:
    """Tell whether a browser would open in a window; one that opens in the terminal would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


@contextlib.contextmanager
def _ending_quietly() -> Iterator[None]:
    """Let Ctrl-C and the signal to end close the server in peace, and then simply go on."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)  # the server has its own while it runs
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 2**16):
        raise argparse.ArgumentTypeError(f"{text!r} is no port; give a number from 1 to 65535, or 0 for any free one")
    return int(text)
