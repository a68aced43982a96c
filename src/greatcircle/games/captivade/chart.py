"""This file is the board of Captivade in a terminal: the map with its numbers, the agents, and what a seat knows."""

from typing import Final

from greatcircle.games.captivade.board import AGENTS, BOARD, COLOURS, NOTHING, PLACES, TYPES, Place
from greatcircle.games.captivade.card import CARDS
from greatcircle.games.captivade.knowledge.belief import notebook
from greatcircle.games.captivade.moves import CHASE, RUN
from greatcircle.games.captivade.position import (
    AT,
    ATTACKING,
    CHASING,
    GONE,
    NOBODY,
    NOT_AT,
    NOT_ON,
    ON,
    PAID,
    RUNNING,
    ZONE,
    Fact,
)
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.chart import Chart, Frame, Mark

FRAME: Final = Frame(centre_longitude=11, reach=174, north=80, south=-58)
"""The chart reaches from west of Utqiagvik to east of Vanua Levu; its unit is a degree."""
SIGNS: Final = "■▲×·"
"""What stands after the number of a place of each colour."""
LETTERS: Final[dict[str, str]] = dict(zip(COLOURS, "RGBY", strict=True))
"""What the escapee of each colour is on the chart."""
AGENT_SIGNS: Final = ("Br", "Wh", "Bl", "Si")
"""What each agent is on the chart."""
BLOCK: Final = "!"
"""What lies on a blocked line or beside a blocked airport."""
NOTE_X: Final = 60.0
NOTE_Y: Final = 122.0
"""Where the week stands, in the sea west of Chile: degrees from the left edge and from the upper one."""
NAMED_MOST: Final = 9
"""So many places where an escapee can be are named one by one."""
ENDS_SHOWN: Final = 4
"""So many places of the own log are shown."""


def chart(view: CaptivadeView) -> Chart:
    """Lay out the map: own secrets, agents, blocks, and the numbers of the places, those first that a move leads to."""
    position = view.position
    targets = _targets(view)
    crowd = _places_by_weight(view, targets)
    marks = [mark for place in crowd for mark in _at(view, place, targets)]
    labels = [Mark(*_spot(BOARD.places[place]), BOARD.places[place].name, "label") for place in crowd]
    standing = tuple([_standing(view, seat) for seat in range(position.seats)])
    return Chart(
        2 * FRAME.reach,
        FRAME.north - FRAME.south,
        [*_blocked_lines(position), *marks, _note(position), *labels],
        _legend(view),
        standing,
        FRAME,
    )


def _targets(view: CaptivadeView) -> set[int]:
    """Give the places in which a move of the own seat ends (CV-21, CV-65)."""
    position = view.position
    if position.phase not in (RUNNING, CHASING) or view.seat not in position.actors():
        return set()
    first = RUN if position.phase == RUNNING else CHASE
    return {(move - first) % PLACES for move in position.legal(view.seat)}


def _places_by_weight(view: CaptivadeView, targets: set[int]) -> list[int]:
    """List the places: first those where somebody is, then those that can be reached, then the rest."""
    position = view.position
    taken = {place for place in position.post if place != GONE} | {place for _, place in _seen_escapees(view)}
    return sorted(range(PLACES), key=lambda place: (place not in taken, place not in targets, place))


def _seen_escapees(view: CaptivadeView) -> list[tuple[int, int]]:
    """List the free escapees that are seen, each with its place, once they are drawn (CV-10, CV-14, CV-110)."""
    position = view.position
    drawn = [seat for seat in position.free_seats() if position.colour[seat] != NOTHING]
    return [(seat, position.place(seat)) for seat in drawn if view.is_open(seat)]


def _at(view: CaptivadeView, place: int, targets: set[int]) -> list[Mark]:
    """Mark a place with its number and colour, who is there, and whether its airport is blocked."""
    position = view.position
    x, y = _spot(BOARD.places[place])
    is_blocked = any(block.airport == place for block in position.blocks)
    text = f"{place + 1}{SIGNS[BOARD.colour[place]]}{BLOCK if is_blocked else ''}"
    names = position.seat_names()
    pieces = [(LETTERS[names[seat]], seat) for seat, there in _seen_escapees(view) if there == place]
    pieces += [
        (AGENT_SIGNS[agent], position.leader[agent]) for agent, post in enumerate(position.post) if post == place
    ]
    marks = [Mark(x, y, text, "target" if place in targets else "grey")]
    return [*marks, *[Mark(x, y, sign, "piece", seat) for sign, seat in pieces]]


def _blocked_lines(position: Captivade) -> list[Mark]:
    """Mark blocked lines in their middle (CV-17); those round the edge of the map have none."""
    marks: list[Mark] = []
    for block in position.blocks:
        if block.connection != NOTHING:
            line = BOARD.connections[block.connection]
            ends = [_spot(BOARD.places[end]) for end in (line.a, line.b)]
            if abs(ends[0][0] - ends[1][0]) < FRAME.reach:
                marks.append(Mark((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2, BLOCK, "piece"))
    return marks


def _note(position: Captivade) -> Mark:
    """Tell the week (CV-15)."""
    return Mark(NOTE_X, NOTE_Y, f"week {position.week} of {position.setup.weeks}", "plain")


def _spot(place: Place) -> tuple[float, float]:
    """Give where a place is: degrees from the left edge and from the upper one."""
    return place.longitude - FRAME.centre_longitude + FRAME.reach, FRAME.north - place.latitude


def _standing(view: CaptivadeView, seat: int) -> str:
    """Tell how a seat stands: its escapee as far as it may be seen, what was announced of it, and its agents."""
    position = view.position
    parts = [_escapee(view, seat)]
    if position.is_free[seat]:
        parts += _announced(position, seat)
        if not view.is_open(seat):
            parts += _suspected(position, seat)
    parts += [_agent(position, agent) for agent, leader in enumerate(position.leader) if leader == seat]
    return "; ".join(part for part in parts if part)


def _escapee(view: CaptivadeView, seat: int) -> str:
    """Tell where an escapee is, with its money, energy and last hiding-places, if that may be seen (CV-37)."""
    position = view.position
    if not position.is_free[seat]:
        return f"caught in week {position.caught_week[seat]} in {_named(position.caught_at[seat])}"
    effects = [CARDS[card].name for card in position.effects[seat]]
    if not view.is_open(seat):
        is_away = position.phase == RUNNING and position.is_sealed[seat]
        return ", ".join(["has gone into hiding" if is_away else "free", *effects])
    ends = position.ends[seat][:-1][-ENDS_SHOWN:]
    before = [f"before in {', '.join([str(end + 1) for end in reversed(ends)])}"] if ends else []
    money = f"£{position.money[seat]}"
    energy = f"{position.energy[seat]} energy used"
    return ", ".join([f"in {_named(position.place(seat))}", money, energy, *before, *effects])


def _announced(position: Captivade, seat: int) -> list[str]:
    """Tell what everyone has heard of an escapee about this week and the last one (CV-47, CV-49, CV-52, CV-111)."""
    now = _heard(position, seat, int(position.week))
    before = _heard(position, seat, int(position.week) - 1)
    return [*now, *[f"last week {words}" for words in before]]


def _heard(position: Captivade, seat: int, week: int) -> list[str]:
    facts = [fact for fact in position.facts if (fact.seat, fact.week) == (seat, week) and fact.kind != PAID]
    told = [_told(fact) for fact in facts if fact.kind != NOT_AT]
    if not position.setup.options.notebook:  # otherwise it tells itself where an escapee can be
        searched = dict.fromkeys([str(fact.value + 1) for fact in facts if fact.kind == NOT_AT])
        told += [f"not in {', '.join(searched)}"] if searched else []
    return list(dict.fromkeys(told))


def _told(fact: Fact) -> str:
    if fact.kind == AT:
        return f"in {_named(fact.value)}"
    if fact.kind == ON:
        return f"on a {COLOURS[fact.value]}"
    if fact.kind == NOT_ON:
        return f"not on a {COLOURS[fact.value]}"
    assert fact.kind == ZONE
    return f"in Zone {BOARD.zone_ids[fact.value]}"


def _suspected(position: Captivade, seat: int) -> list[str]:
    """Tell where an escapee can be, if notebooks work that out; while all run, where it could be last week (CV-143)."""
    page = notebook(position)[seat] if position.setup.options.notebook else None
    if page is None:
        return []
    now = [str(number) for number in page["now"]]
    verb = "last week could be" if position.phase == RUNNING and position.is_sealed[seat] else "can be"
    return [f"{verb} in {', '.join(now) if len(now) <= NAMED_MOST else f'{len(now)} places'}"]


def _agent(position: Captivade, agent: int) -> str:
    """Tell where an agent is, and what it may do."""
    name = f"agent {AGENTS[agent].capitalize()}"
    if position.post[agent] == GONE:
        return f"{name} is out"
    is_moving = position.phase in (CHASING, ATTACKING) and position.agent == agent
    moving = " moves" if is_moving else ""
    news = " with news to come" if position.has_news[agent] else ""
    armed = ", an assassin" if agent == position.assassin() else ""
    return f"{name} in {_named(position.post[agent])}{moving}{news}{armed}"


def _named(place: int) -> str:
    return f"{place + 1} {BOARD.places[place].name}"


def _legend(view: CaptivadeView) -> list[str]:
    """Tell what the marks mean, and what is blocked or closed at the moment (CV-24, CV-59)."""
    position = view.position
    types = ", ".join([f"{SIGNS[colour]} {TYPES[colour]} ({COLOURS[colour]})" for colour in range(len(COLOURS))])
    names = position.seat_names()
    letters = ", ".join([letter for name, letter in LETTERS.items() if name in names] or LETTERS.values())
    in_play = [agent for agent in range(len(AGENTS)) if position.leader[agent] != NOBODY]
    agents = ", ".join([f"{AGENT_SIGNS[agent]} {AGENTS[agent]}" for agent in in_play])
    return [
        f"12{SIGNS[0]} is place 12; {types}; bold where you can go",
        f"{letters} are escapees, of which you see your own; agents: {agents}",
        f"{BLOCK} is a block; type the number or the name of a place, or two numbers that an agent calls",
        *_closed(position),
    ]


def _closed(position: Captivade) -> list[str]:
    """Tell what nobody can use at the moment, and until when (CV-40)."""
    words: list[str] = []
    for block in position.blocks:
        if block.connection != NOTHING:
            line = BOARD.connections[block.connection]
            words.append(f"the line {line.a + 1}-{line.b + 1} until week {block.until}")
        else:
            words.append(f"the airport of {_named(block.airport)} until week {block.until}")
    words += [f"the border of Zone {BOARD.zone_ids[one.zone]} until week {one.until}" for one in position.closures]
    if position.is_strike():
        words.append(f"all airports until week {position.strike_until}")
    return [f"closed: {'; '.join(words)}"] if words else []
