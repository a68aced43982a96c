"""This file is QR codes as pictures: a link that a phone reads from a screen."""

from functools import lru_cache

import qrcode

QUIET_ZONE = 4
"""The white rim, in squares, without which phones do not find the code."""


def qr_rows(text: str, border: int = 0) -> list[list[bool]]:
    """Write a text as the squares of a QR code, row by row; dark ones are true."""
    code = qrcode.QRCode(border=border, error_correction=qrcode.ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    rows: list[list[bool]] = code.get_matrix()
    return rows


@lru_cache(maxsize=256)
def qr_svg(text: str) -> str:
    """Draw a text as a QR code: dark squares on white, in one path."""
    matrix = qr_rows(text, QUIET_ZONE)
    size = len(matrix)
    squares = "".join(
        f"M{column} {row}h1v1h-1z" for row, line in enumerate(matrix) for column, is_dark in enumerate(line) if is_dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{squares}"/></svg>'
    )
