"""This file is how likely each seat wins a match of Trap the Cap: what decides it, weighed as recorded matches say.

The weights lie in `prospects.json`; `scripts/fit_caps.py` works them out.
"""

from typing import Final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.trap_the_cap.knowledge.trait import COUNT, NAMES, traits
from greatcircle.games.trap_the_cap.options import Ending, GoldenAim
from greatcircle.games.trap_the_cap.position import OVER, Setup
from greatcircle.games.trap_the_cap.rules.ending import outcome
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.prospect import shares_by, shares_of

KINDS: Final = (
    "basic-2",
    "basic",
    "last",
    "team",
    "tower-2",
    "tower",
    "golden-2",
    "golden",
    "golden-most-2",
    "golden-most",
)
"""The matches that are weighed alike; with a 2, those of two seats."""
BASIC: Final = 0
LAST: Final = 2
TEAM: Final = 3
TOWER: Final = 4
GOLDEN: Final = 6
GOLDEN_MOST: Final = 8
SEATS_FEW: Final = 2


def _load_weights() -> list[list[float]]:
    data = read_data("greatcircle.games.trap_the_cap", "prospects.json")
    return [[float(data[kind].get(name, 0)) for name in NAMES] for kind in KINDS]


WEIGHTS: Final = _load_weights()


def kind_of(setup: Setup) -> int:
    """Give the number of the kind of match in `KINDS`."""
    if setup.is_team:
        return TEAM
    many = 0 if setup.seats == SEATS_FEW else 1
    if setup.is_tower:
        return TOWER + many
    if setup.is_golden:
        return (GOLDEN if setup.options.golden_aim is GoldenAim.OWNER else GOLDEN_MOST) + many
    if many == 1 and setup.options.ending is Ending.LAST:
        return LAST
    return BASIC + many


def prospects(state: TrapTheCap) -> list[float]:
    """Estimate each seat's share of the victory; partners share what their team has."""
    if state.phase == OVER:
        return shares_of(outcome(state))
    weights = WEIGHTS[kind_of(state.setup)]
    weighed: list[float] = []
    for count in traits(state):
        total = 0.0
        for index in range(COUNT):
            total += weights[index] * count[index]
        weighed.append(total)
    shares = shares_by(weighed, 1.0)
    if not state.setup.is_team:
        return shares
    partners = state.seats // len(shares)
    return [shares[side] / partners for side in state.setup.side]
