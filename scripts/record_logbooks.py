"""This file is the recorder of the matches in tests/logbooks: run it after a change of the rules, and read the diff.

Each folder there has a `cases.json`: the matches that are worth keeping, with their seats, bots, options and seed.
When `rules_version` goes up, move a few of the old ones to `version-N` first, by hand: what lies there is never
recorded anew, and goes on replaying.
"""

import json
import sys
from pathlib import Path
from typing import Any

from greatcircle.kernel.logbook import Seat, format_logbook, record
from greatcircle.lab.simulation import Run, play_match

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "logbooks"


def main() -> int:
    """Record every case anew."""
    for cases in sorted(FOLDER.glob("*/cases.json")):
        for name, case in json.loads(cases.read_text("utf-8")).items():
            cases.with_name(f"{name}.jsonl").write_text(recorded(cases.parent.name, case), "utf-8")
    return 0


def recorded(game: str, case: dict[str, Any]) -> str:
    """Play a case and give its logbook."""
    bots = tuple(case["bots"])
    match, result = play_match(Run(game, case["options"], bots, games=1, seed=case["seed"]), 0)
    names = match.state.seat_names()
    return format_logbook(record(match, tuple(Seat(name, bot) for name, bot in zip(names, result.bots, strict=True))))


if __name__ == "__main__":
    sys.exit(main())
