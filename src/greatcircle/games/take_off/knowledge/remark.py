"""This file is what bots say of a turn of Take Off!: whom it brings home, whom it sends back, and who is in danger."""

from typing import Final

from greatcircle.games.take_off.knowledge.fleet import peril
from greatcircle.games.take_off.knowledge.journey import Journey, journey_of
from greatcircle.games.take_off.position import OFFERED, OVER, Position
from greatcircle.games.take_off.rules.ending import has_won
from greatcircle.kernel.words import listed

DANGER: Final = 0.1
"""A jet that the next roll bumps less often than this is not in danger worth a word."""
HIGH_DANGER: Final = 0.5
NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def remarks(before: Position, after: Position, seat: int) -> list[str]:
    """Say what a turn changes for a seat, the weightiest first."""
    if after.phase == OVER and has_won(after, seat):
        return ["brings the last jet home and wins"]
    said = [*_home(before, after, seat), *_sent_back(before, after, seat)]
    if after.phase == OFFERED and after.turn == seat and before.bonus_turns + before.won_rolls == 0:
        said.append("may roll once more")
    if not after.setup.has_bumping:
        return [*said, *_nearer(before, after, seat)]
    journey = journey_of(after.setup)
    worried = _in_danger(journey, before, seat)
    worries = _in_danger(journey, after, seat)
    freed = [city for city in worried if city not in worries]
    risks = _risks(journey, after, seat, worries)
    if freed and not worries:
        said.append(f"leaves no jet where the next roll may bump it; {_name(before, freed[0])} was in reach")
    progress = _nearer(before, after, seat)
    return [*said, *progress, *risks]


def _home(before: Position, after: Position, seat: int) -> list[str]:
    gained = after.jets_home(seat) - before.jets_home(seat)
    if gained <= 0:
        return []
    left = after.setup.fleet - after.jets_home(seat)
    jets = "a jet" if gained == 1 else f"{NUMBERS[gained]} jets"
    return [f"brings {jets} home; {NUMBERS[left]} more to go"]


def _sent_back(before: Position, after: Position, seat: int) -> list[str]:
    """Say whose jets are sent back to the start, and from where."""
    setup = after.setup
    said: list[str] = []
    for other in range(after.seats):
        if other == seat:
            continue
        cities = [
            _name(before, before.city[jet])
            for jet in range(other * setup.fleet, (other + 1) * setup.fleet)
            if after.city[jet] == setup.start and before.city[jet] != setup.start
        ]
        if cities:
            said.append(f"sends {after.seat_title(other)} back to Hawaii from {listed(sorted(set(cities)))}")
    return said


def _nearer(before: Position, after: Position, seat: int) -> list[str]:
    """Say how much nearer home each jet comes that is still on its way, and what takes one back."""
    setup = after.setup
    turns = journey_of(setup).turns
    gains: list[tuple[float, str]] = []
    losses: list[tuple[float, str]] = []
    for jet in range(seat * setup.fleet, (seat + 1) * setup.fleet):
        here, there = before.city[jet], after.city[jet]
        gain = turns[here] - turns[there]
        if here == there or there == setup.goal:
            continue
        if gain >= 0.5:
            gains.append((-gain, f"brings the jet in {_name(before, here)} {_turns(gain)} nearer home"))
        elif gain <= -0.5:
            losses.append((gain, f"takes the jet in {_name(before, here)} {_turns(-gain)} farther from home"))
        elif gain >= 0.0:
            gains.append((-gain, f"brings the jet in {_name(before, here)} a little nearer home"))
        else:
            losses.append((gain, f"takes the jet in {_name(before, here)} hardly any farther from home"))
    return [sentence for _, sentence in [*sorted(gains), *sorted(losses)]]


def _turns(count: float) -> str:
    whole = int(count + 0.5)
    if whole == 1:
        return "a turn"
    return f"{NUMBERS[whole] if whole < len(NUMBERS) else whole} turns"


def _in_danger(journey: Journey, state: Position, seat: int) -> list[int]:
    """List the cities in which a seat's jets may be bumped by the next roll, the likeliest first."""
    setup = state.setup
    cities: list[tuple[float, int]] = []
    for jet in range(seat * setup.fleet, (seat + 1) * setup.fleet):
        city = state.city[jet]
        if city != setup.start and city != setup.goal:
            odds = peril(journey, state, seat, city)
            if odds >= DANGER and (-odds, city) not in cities:
                cities.append((-odds, city))
    return [city for _, city in sorted(cities)]


def _risks(journey: Journey, state: Position, seat: int, worries: list[int]) -> list[str]:
    said: list[str] = []
    for city in worries:
        likely = "more often than not" if peril(journey, state, seat, city) > HIGH_DANGER else "with luck"
        rivals = [
            state.seat_title(other)
            for other in range(state.seats)
            if other != seat and _reaches(journey, state, other, city)
        ]
        said.append(f"leaves the jet in {_name(state, city)} where {listed(rivals, 'or')} can bump it {likely}")
    return said


def _reaches(journey: Journey, state: Position, seat: int, city: int) -> bool:
    return any(journey.reach[city][here] > 0.0 for here in state.jets_of(seat))


def _name(state: Position, city: int) -> str:
    """Name a city as sentences do."""
    if city in (state.setup.start, state.setup.goal):
        return "Hawaii"
    return state.setup.deck.city_names[city]
