"""This file is an address as a picture that a phone's camera reads, drawn in a terminal."""

from typing import Final

from qrcode import QRCode
from qrcode.constants import ERROR_CORRECT_L
from rich.console import Console
from rich.text import Text

HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""What stands for two squares, one above the other, by which of them are inked."""
MARGIN: Final = 3
ON_PAPER: Final = "#000000 on #ffffff"


def print_code(console: Console, address: str) -> None:
    """Print the code if this is a terminal that can show it; a program that reads along has the address."""
    if not console.is_terminal or not _can_show(console):
        return
    # Without colours the paper is what is drawn: most such terminals are dark.
    has_colour = console.color_system is not None
    for line in code_lines(address, draws_ink=has_colour):
        console.print(Text(line, style=ON_PAPER if has_colour else ""), no_wrap=True, crop=False)


def code_lines(address: str, draws_ink: bool = True) -> list[str]:
    """Draw the code in half blocks: either its dark squares or its light ones."""
    code = QRCode(border=MARGIN, error_correction=ERROR_CORRECT_L)
    code.add_data(address)
    code.make()
    rows = [[bool(square) == draws_ink for square in row] for row in code.get_matrix()]
    if len(rows) % 2:
        rows.append([not draws_ink] * len(rows[0]))
    return [
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def _can_show(console: Console) -> bool:
    try:
        "".join(HALVES.values()).encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True
