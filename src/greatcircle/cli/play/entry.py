"""This file is what was looked up, on the screen: its title, its picture where there are colours, and its lines."""

from typing import Final

from rich.padding import Padding
from rich.text import Text

from greatcircle.cli.cards.picture import flag_picture
from greatcircle.cli.play.screen import Screen
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.refusal import BadInput
from greatcircle.study.flag import picture_svg

PICTURE_COLUMNS: Final = 24
INDENT: Final = 2


def show_entry(screen: Screen, entry: Entry) -> None:
    """Show an entry; a picture that cannot be shown here is left out, and why is said."""
    screen.say(entry.title, "bold")
    if entry.picture:
        _show_picture(screen, entry.picture)
    for line in entry.lines:
        screen.console.print(Padding(Text(screen.fit(line)), (0, 0, 0, INDENT), expand=False))


def _show_picture(screen: Screen, path: str) -> None:
    if screen.console.color_system is None or screen.console.no_color:
        screen.say("Its flag is shown in a terminal with colours.", "dim")
        return
    try:
        picture = flag_picture(picture_svg(path), min(PICTURE_COLUMNS, screen.console.width - INDENT), screen.is_plain)
    except BadInput as fault:
        screen.say(str(fault), "dim")
        return
    screen.console.print(Padding(picture, (0, 0, 1, INDENT), expand=False))
