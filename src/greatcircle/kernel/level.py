"""This file is how well a bot plays: the five levels, and what each may use to think, as a game sets it."""

from dataclasses import dataclass
from typing import Final, final

FIRST_STEPS: Final = "first-steps"
CASUAL: Final = "casual"
SKILLED: Final = "skilled"
EXPERT: Final = "expert"
MASTER: Final = "master"

LEVEL_NAMES: Final = (FIRST_STEPS, CASUAL, SKILLED, EXPERT, MASTER)
"""All levels, the weakest first. A game whose luck allows fewer has fewer of them."""
LEVEL_TITLES: Final = {
    FIRST_STEPS: "First steps",
    CASUAL: "Casual",
    SKILLED: "Skilled",
    EXPERT: "Expert",
    MASTER: "Master",
}
LEVEL_SENTENCES: Final = {
    FIRST_STEPS: "New to the game: looks no further than the next step, and overlooks things. Children can win.",
    CASUAL: "Plays for the fun of it: sees what is near, and lets a chance slip now and then.",
    SKILLED: "Thinks its own turn through. A good opponent for most tables.",
    EXPERT: "Looks ahead, and reckons with what you will do. It gives little away.",
    MASTER: "The strongest there is here: looks furthest ahead, and hardly ever errs.",
}
"""What people may expect of each level."""

CHAIN: Final = "chain"
"""Look through the own turn, and weigh how it leaves things."""
TREE: Final = "tree"
"""Look ahead over whole turns of all seats, with chance between them."""
RACE: Final = "race"
"""Play on from the best few turns, again and again, and compare how that goes."""
PLAN: Final = "plan"
"""Weigh moves as the game itself does, by nothing but the view (`Game.plan`)."""
METHODS: Final = (CHAIN, TREE, RACE, PLAN)

PERCENT: Final = 100


@final
@dataclass(frozen=True)
class Level:
    """What a bot of one level may use to think, and where it errs."""

    name: str
    """One of `LEVEL_NAMES`."""
    method: str = CHAIN
    """One of `METHODS`."""
    thoughts: int = 0
    """How often it looks ahead in a tree or plays on in a race, at most."""
    seconds: float = 1.0
    """How long it may think at a table, however slow the machine is."""
    patience: int = 500
    """How many states the search through one own turn looks at without a thought of saving."""
    steps: int = 25
    """How many steps of its own turn it foresees."""
    by_own: bool = False
    """Whether it ranks turns by the evaluation for their own seat, instead of by the chance to win."""
    width: int = 12
    """How many different turns it follows on."""
    explore: float = 0.15
    """How curious it is in a tree: more looks at what seems worse."""
    through: int = 8
    """Chance with at most so many outcomes is looked through whole in a tree; of more, some are drawn."""
    worlds: int = 6
    """How many truths it imagines in a tree where there are secrets."""
    turns: int = 3
    """How many turns it plays on in a race."""
    turn_patience: int = 60
    """As `patience`, for the turns that are imagined in a tree or a race."""
    overlooks: int = 0
    """How many in a hundred of its possibilities it does not see."""
    misjudges: int = 0
    """By how many points of a chance to win, of 100, it may be wrong about what it sees."""
    knows: int = PERCENT
    """How many in a hundred questions it can answer."""


USUAL_LEVELS: Final = (
    Level(FIRST_STEPS, steps=1, overlooks=35, misjudges=12, knows=30),
    Level(CASUAL, steps=2, overlooks=15, misjudges=5, knows=50),
    Level(SKILLED, knows=65),
    Level(EXPERT, TREE, thoughts=60, knows=80),
    Level(MASTER, TREE, thoughts=400, knows=95),
)
"""What a game has that sets nothing itself."""


def level_named(levels: tuple[Level, ...], name: str) -> Level:
    """Give the level of a name; where a game has no such level, the strongest below it, or else its weakest."""
    rank = LEVEL_NAMES.index(name)
    found = levels[0]
    for level in levels:
        if LEVEL_NAMES.index(level.name) <= rank:
            found = level
    return found
