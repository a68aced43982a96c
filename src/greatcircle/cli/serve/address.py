"""This file is where a server can be found: a port that is free, and the address of this machine in its network."""

import errno
import socket
from typing import Final

from greatcircle.kernel.refusal import BadInput

THIS_DEVICE: Final = "127.0.0.1"
ALL_DEVICES: Final = "0.0.0.0"
FARAWAY: Final = ("192.0.2.1", 9)
"""An address that is kept for examples: asking for the way there sends nothing, but tells which of ours leads out."""
TRIES: Final = 20


def choose_port(interface: str, wanted: int | None, usual: int) -> int:
    """Give the port that is wanted, or else the usual one or the next that is free; `BadInput` says what is wrong."""
    if wanted is not None:
        return _free_port(interface, wanted, instead="choose another with --port, or leave it out")
    for port in range(usual, usual + TRIES):
        try:
            return _free_port(interface, port, instead="")
        except BadInput:
            continue
    return _free_port(interface, 0, instead="choose one with --port")


def lan_address(port: int) -> str:
    """Give the address at which others in the network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(FARAWAY)
        except OSError:
            raise BadInput("This machine is in no network; connect it, or leave out --lan.") from None
        name: tuple[str, int] = way_out.getsockname()
    return f"http://{name[0]}:{port}"


def _free_port(interface: str, port: int, instead: str) -> int:
    """Give the port if nobody listens there, any free one for 0."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as trial:
        if socket.SO_REUSEADDR and hasattr(socket, "AF_UNIX"):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((interface, port))
        except OSError as fault:
            reason = "is taken" if fault.errno == errno.EADDRINUSE else "cannot be used here"
            raise BadInput(f"Port {port} {reason}; {instead}.") from None
        name: tuple[str, int] = trial.getsockname()
    return name[1]
