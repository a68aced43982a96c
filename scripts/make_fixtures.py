"""This file makes what the browser's tests are played with: drawings and steps of recorded matches, as they are sent.

What is taken from which match stands in `fixtures.json` beside the logbooks of a game. Matches of older rules, such as
`version-1/four-seats`, are never recorded anew, so the tests that are played with them outlast a change of the rules.
Run it after a change of what a game sends; a test fails when they have drifted apart.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec.json import encode

from greatcircle.games import FOLDERS, find_game
from greatcircle.kernel.event import Event
from greatcircle.kernel.logbook import replay
from greatcircle.kernel.match import Match
from greatcircle.server.http.printed_board import print_board
from greatcircle.store.logbook_file import read_logbook_file

PROJECT: Final = Path(__file__).resolve().parents[1]
LOGBOOKS: Final = PROJECT / "tests" / "logbooks"
SPECIFICATION: Final = "fixtures.json"


def fixtures() -> dict[Path, bytes]:
    """Make all fixtures, each with where it belongs."""
    made: dict[Path, bytes] = {}
    for path in sorted(LOGBOOKS.glob(f"*/{SPECIFICATION}")):
        wanted = json.loads(path.read_text("utf-8"))
        folder = PROJECT / "web" / "src" / "games" / FOLDERS[path.parent.name] / "fixture"
        for name, logbook in wanted["drawings"].items():
            made[folder / f"{name}.drawing.json"] = drawing(path.parent, logbook)
        for name, step_wanted in wanted["steps"].items():
            made[folder / f"{name}.step.json"] = step(path.parent, step_wanted)
    return made


def drawing(folder: Path, name: str) -> bytes:
    """Give what is printed for a recorded match."""
    match = next(_matches(folder, name))
    return print_board(match.game, match.options, match.seats).plain + b"\n"


def step(folder: Path, wanted: dict[str, Any]) -> bytes:
    """Give what a seat sees before a move and after it, what it is told between, and what it may do then.

    It is the first move, not before that of the number `after`, that makes all happen that is `told`, and after which
    the view `shows` these values.
    """
    seat: int = wanted["seat"]
    told: list[str] = wanted.get("told", [])
    shows: dict[str, object] = wanted.get("shows", {})
    before: object = None
    for number, match in enumerate(_matches(folder, wanted["logbook"])):
        view = match.view(seat).to_json()
        events = [event for event in match.events if event.is_for(seat)]
        is_told = set(told) <= {event.kind() for event in events}
        if number >= wanted.get("after", 1) and is_told and shows.items() <= view.items():
            return _encoded(before, match, seat, events) + b"\n"
        before = view
    raise LookupError(f"No move of {folder.name}/{wanted['logbook']} is like {wanted}.")


def _matches(folder: Path, logbook: str) -> Iterator[Match]:
    return replay(read_logbook_file(folder / f"{logbook}.jsonl"), find_game(folder.name))


def _encoded(before: object, match: Match, seat: int, events: list[Event]) -> bytes:
    return encode(
        {
            "before": before,
            "events": [event.to_json() for event in events],
            "view": match.view(seat).to_json(),
            "offers": [{"move": offer.wire, "sentence": offer.sentence} for offer in match.offers(seat)],
        }
    )


def main() -> int:
    """Write the files."""
    for path, content in fixtures().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
