"""This file is the pictures of flags: SVG texts that the games bring along."""

from importlib import resources

from greatcircle.equipment.flashcard import FlashCard
from greatcircle.kernel.refusal import BadInput


def flag_svg(card: FlashCard) -> str:
    """Give the SVG text of a card's flag; `BadInput` when the package was never built and has no such file."""
    file = resources.files("greatcircle.games").joinpath(*card.flag_file.split("/"))
    try:
        return file.read_text("utf-8")
    except OSError:
        raise BadInput(
            f"The picture of the flag {card.flag!r} is missing; flags are added when Great Circle is built, "
            "so run ./play, or install it with pip."
        ) from None
