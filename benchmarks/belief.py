"""This file is the proof of belief in Captivade: it never rules out the truth, and what it comes to week by week.

Run `python benchmarks/belief.py` in an environment with our package, best a compiled one. Matches are played by lot
with two, three and four seats, over six, eight and ten weeks, with one flight a week and with any. After every week,
and in every seventh match after every move, the places that public facts leave for each week so far are compared with
where each escapee was, and the amounts of money with what it has. One miss, and the proof ends with an error. The
tables stand in docs/captivade.md; so does what `--speed` prints.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Final, cast

from greatcircle.cli.argument import at_least_one, core_count
from greatcircle.games.captivade.board import BOARD, SEATS_MAX, SEATS_MIN
from greatcircle.games.captivade.game import GAME
from greatcircle.games.captivade.knowledge.belief import MEMORY, belief, belief_after, notebook
from greatcircle.games.captivade.position import ATTACKING, CHASING, DRAWING, NOT_AT, OVER, ROLLING, RUNNING
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.sample import sample
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR
from greatcircle.lab.worker import share_out

GAMES: Final = 10_080
"""As many of each kind: seats, weeks and flights make eighteen."""
WEEKS: Final = (6, 8, 10)
FLIGHTS: Final = ("one", "any")
MOMENTS: Final = ("after RUN", "after ROLL", "after CHASE", "in the end")
"""When the places of a week are counted: after each of its parts, and once more when the match is over."""
FEW: Final = 5
"""So many places two agents can nearly search in one CHASE."""
THOROUGH: Final = 7
"""Every so many matches the truth is looked for after every move, else after every week: belief only ever shrinks."""
SAMPLE_ODDS: Final = 1000
"""After one move in so many a whole state is drawn."""
NEVER: Final = -1


@dataclass
class Tally:
    """What is counted over matches; tallies add up."""

    matches: Counter[tuple[int, int]] = field(default_factory=Counter)
    """The number of matches, by seats and weeks."""
    looks: int = 0
    """How often the belief about an escapee was compared with the truth."""
    facts: int = 0
    """For how many weeks in all a belief was compared with the truth."""
    samples: int = 0
    """How many whole states were drawn that looked the same to the seat."""
    cases: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    """How many free escapees were looked at, by seats, week and moment."""
    places: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    """The sum of the places that free escapees could be in, by seats, week and moment."""
    few: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    """How often these places were few, by seats, week and moment."""

    def add(self, other: "Tally") -> None:
        """Take another tally in."""
        self.matches += other.matches
        self.looks += other.looks
        self.facts += other.facts
        self.samples += other.samples
        self.cases += other.cases
        self.places += other.places
        self.few += other.few


def play_one(seed: str, number: int) -> Tally:
    """Play a match by lot and look at every state; an `AssertionError` says what was wrongly ruled out."""
    seats = SEATS_MIN + number % (SEATS_MAX - SEATS_MIN + 1)
    weeks = WEEKS[number // 3 % len(WEEKS)]
    flights = FLIGHTS[number // 9 % len(FLIGHTS)]
    lots = QuickDealer(f"{seed}/{number}")
    state = cast(Captivade, GAME.start(GAME.parse_options({"weeks": weeks, "flights": flights}, seats), seats))
    tally = Tally()
    tally.matches[seats, weeks] += 1
    checked = [NEVER] * seats
    while state.actors():
        actors = state.actors()
        actor = actors[lots.below(len(actors))]
        legal = state.legal(actor)
        phase, week = state.phase, state.week
        move = lots.draw(state.chances()) if actor == CHANCE else legal[lots.below(len(legal))]
        state.apply(actor, move)
        if number % THOROUGH == 0 or week != state.week or state.phase == OVER:
            for seat in range(seats):
                checked[seat] = look(tally, state, seat, checked[seat])
        if lots.below(SAMPLE_ODDS) == 0:
            expect_sample(tally, state, lots)
        if phase != state.phase or week != state.week:
            count(tally, state, phase, week)
    for seat in range(seats):
        for week, places in enumerate(belief(state, seat).weeks()):
            note(tally, state, week, MOMENTS.index("in the end"), places)
    return tally


def look(tally: Tally, state: Captivade, seat: int, checked: int) -> int:
    """Compare what is believed of an escapee with the truth, unless it has just been; give what was compared."""
    stage = belief_after(state, seat, len(state.ends[seat]))
    if stage.number == checked:
        return checked
    weeks = stage.weeks()
    tally.looks += 1
    tally.facts += len(weeks)
    trail = [BOARD.start, *state.ends[seat]]
    for week, (place, places) in enumerate(zip(trail, weeks, strict=True)):
        assert places >> place & 1, f"{seat} was in {place + 1} in week {week}: {state.to_json()}"
    assert stage.ended[state.money[seat]] >> trail[-1] & 1, f"{seat} has {state.money[seat]}: {state.to_json()}"
    return stage.number


def expect_sample(tally: Tally, state: Captivade, lots: QuickDealer) -> None:
    """Draw a whole state behind what a seat sees, or those who watch; it has to look the same."""
    seat = [SPECTATOR, *range(state.seats)][lots.below(state.seats + 1)]
    view = cast(CaptivadeView, GAME.view(state, seat))
    assert GAME.view(sample(view, lots), seat).to_json() == view.to_json(), state.to_json()
    tally.samples += 1


def count(tally: Tally, state: Captivade, phase: int, week: int) -> None:
    """Count the places where each free escapee can be, when RUN, ROLL or CHASE has just ended."""
    if week != state.week or state.phase == OVER:
        moment = MOMENTS.index("after CHASE")
    elif phase == RUNNING:
        moment = MOMENTS.index("after RUN")
    elif phase in (ROLLING, DRAWING) and state.phase in (CHASING, ATTACKING):
        moment = MOMENTS.index("after ROLL")
    else:
        return
    for seat in state.free_seats():
        note(tally, state, week, moment, belief(state, seat).now())


def note(tally: Tally, state: Captivade, week: int, moment: int, places: int) -> None:
    """Count a set of places."""
    key = (state.seats, week, moment)
    size = places.bit_count()
    tally.cases[key] += 1
    tally.places[key] += size
    tally.few[key] += size <= FEW


def tell(tally: Tally, seconds: float) -> None:
    """Print the tables."""
    matches = sum(tally.matches.values())
    print(f"{matches} matches in {seconds:.0f} s ({'compiled' if is_compiled() else 'pure'}), none with a miss:")
    print(f"{tally.looks} beliefs compared with the truth, {tally.facts} weeks in all;")
    print(f"{tally.samples} whole states drawn by lot, all of which look the same.\n")
    print("| seats | " + " | ".join(f"{weeks} weeks" for weeks in WEEKS) + " |")
    print("| ---: |" + " ---: |" * len(WEEKS))
    for seats in range(SEATS_MIN, SEATS_MAX + 1):
        print(f"| {seats} | " + " | ".join(str(tally.matches[seats, weeks]) for weeks in WEEKS) + " |")
    for seats in range(SEATS_MIN, SEATS_MAX + 1):
        print(f"\n{seats} seats\n")
        print("| week | " + " | ".join(MOMENTS) + f" | at most {FEW} after ROLL |")
        print("| ---: |" + " ---: |" * (len(MOMENTS) + 1))
        for week in range(1, max(WEEKS) + 1):
            means = [mean(tally, seats, week, moment) for moment in range(len(MOMENTS))]
            roll = (seats, week, MOMENTS.index("after ROLL"))
            share = 100 * tally.few[roll] / max(tally.cases[roll], 1)
            print(f"| {week} | " + " | ".join(means) + f" | {share:.1f} % |")


def tell_speed(seed: str) -> None:
    """Print how long a notebook of four free escapees takes in week 6: afresh, after news of all of them, and again."""
    states = [state for state in map(play_to_last_week, [f"{seed}/{number}" for number in range(200)]) if state]
    times = [timed(states, is_fresh=True), 0.0, 0.0]
    for state in states:
        notebook(state)
        for seat in range(state.seats):
            state.note(state.week, NOT_AT, seat, BOARD.start)
    times[1:] = [timed(states, is_fresh=False), timed(states, is_fresh=False)]
    print(f"{len(states)} notebooks of week 6 ({'compiled' if is_compiled() else 'pure'}):")
    for what, seconds in zip(("afresh", "after news of all four", "once more"), times, strict=True):
        print(f"{1000 * seconds / len(states):.2f} ms {what}")


def timed(states: list[Captivade], is_fresh: bool) -> float:
    """Measure the seconds for the notebooks of all these states."""
    before = process_time()
    for state in states:
        if is_fresh:
            MEMORY.known.clear()
        notebook(state)
    return process_time() - before


def play_to_last_week(seed: str) -> Captivade | None:
    """Play a match of four by lot up to the last RUN; nothing when not all are free then."""
    lots = QuickDealer(seed)
    state = cast(Captivade, GAME.start(GAME.parse_options({}, SEATS_MAX), SEATS_MAX))
    while len(state.free_seats()) == SEATS_MAX and (state.week < state.setup.weeks or state.phase == RUNNING):
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.apply(actor, lots.draw(state.chances()) if actor == CHANCE else legal[lots.below(len(legal))])
    return state if len(state.free_seats()) == SEATS_MAX else None


def mean(tally: Tally, seats: int, week: int, moment: int) -> str:
    """Give the mean number of places."""
    key = (seats, week, moment)
    return f"{tally.places[key] / tally.cases[key]:.1f}" if tally.cases[key] else "–"


def main() -> int:
    """Play all matches and print what was found."""
    parser = ArgumentParser(description="Prove that belief never rules out the truth, and measure it.")
    parser.add_argument("--games", metavar="N", type=at_least_one, default=GAMES, help=f"how many matches ({GAMES})")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of all luck (1)")
    parser.add_argument("--jobs", metavar="J", type=at_least_one, default=core_count(), help="how many processes")
    parser.add_argument("--speed", action="store_true", help="only measure how long notebooks take")
    arguments = parser.parse_args()
    if arguments.speed:
        tell_speed(arguments.seed)
        return 0
    begun = perf_counter()
    total = Tally()
    with closing(share_out(play_one, arguments.seed, range(arguments.games), arguments.jobs)) as tallies:
        for tally in tallies:
            total.add(tally)
    tell(total, perf_counter() - begun)
    return 0


if __name__ == "__main__":
    sys.exit(main())
