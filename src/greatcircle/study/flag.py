"""This file is the pictures of flags: SVG texts that the games bring along."""

from importlib import resources

from greatcircle.equipment.flashcard import FlashCard
from greatcircle.kernel.refusal import BadInput


def flag_svg(card: FlashCard) -> str:
    """Give the SVG text of a card's flag; `BadInput` when the package was never built and has no such file."""
    return picture_svg(card.flag_file)


def picture_svg(path: str) -> str:
    """Give the SVG text of a picture, such as a flag, by its path below the folder of all games; or `BadInput`."""
    file = resources.files("greatcircle.games").joinpath(*path.split("/"))
    try:
        return file.read_text("utf-8")
    except OSError:
        name = path.rpartition("/")[2].removesuffix(".svg")
        raise BadInput(
            f"The picture of the flag {name!r} is missing; flags are added when Great Circle is built, "
            "so run ./play, or install it with pip."
        ) from None
