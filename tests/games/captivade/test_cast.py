"""Who plays whom: escapees chosen or drawn, the agents who go with them, and what depends on the colour of a seat."""

from fractions import Fraction
from itertools import permutations

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.captivade.board import AGENTS, COLOURS
from greatcircle.games.captivade.events import Assigned, Became, Ordered, Spotted
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.option import OptionError
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.saying import find_saying
from greatcircle.kernel.state import CHANCE
from tests.games.captivade.position import (
    GAME,
    LONDON,
    act,
    begun,
    chase,
    ended,
    happen,
    on_move,
    phase,
    roll,
    seen,
    stay,
    told,
)
from tests.games.captivade.scene import BOARD_DATA, FOUR, PLACES

PAIRS = list(permutations(FOUR, 2))
"""All ways in which two seats can be cast."""


def cast(*colours: str, **options: object) -> Captivade:
    """Set up a match in which each seat has chosen an escapee."""
    return begun(len(colours), characters=",".join(colours), **options)


def ways(seats: int, characters: str = "any") -> dict[tuple[str, ...], Fraction]:
    """Give how likely the seats play whom, by all lots that can be drawn."""
    found: dict[tuple[str, ...], Fraction] = {}
    open_ones = [(begun(seats, characters=characters), Fraction(1))]
    while open_ones:
        state, odds = open_ones.pop()
        if phase(state) != "casting":
            names = tuple(state.seat_names())
            found[names] = found.get(names, Fraction(0)) + odds
            continue
        for move, share in state.chances().odds():
            after = state.copy()
            assert isinstance(after, Captivade)
            after.apply(CHANCE, move)
            open_ones.append((after, odds * share))
    return found


@pytest.mark.rule("CV-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_of_the_four_may_be_drawn_and_all_ways_are_equally_likely(seats: int) -> None:
    every = list(permutations(FOUR, seats))
    assert ways(seats) == dict.fromkeys(every, Fraction(1, len(every)))


@pytest.mark.rule("CV-10")
def test_who_chose_has_that_and_lots_are_drawn_among_the_others() -> None:
    third = Fraction(1, 3)
    assert ways(2, characters="any,yellow") == {(colour, "yellow"): third for colour in ("red", "green", "blue")}
    assert ways(4, characters="blue,any,any,yellow") == {
        ("blue", "red", "green", "yellow"): Fraction(1, 2),
        ("blue", "green", "red", "yellow"): Fraction(1, 2),
    }
    assert ways(3, characters="yellow,red,blue") == {("yellow", "red", "blue"): 1}


@pytest.mark.rule("CV-10")
def test_the_draw_is_public_and_told_seat_by_seat() -> None:
    state = begun(2, characters="any")
    assert (phase(state), state.seat_names(), seen(state)["agents"]) == ("casting", ["escapee 1", "escapee 2"], [])
    assert [escapee["colour"] for escapee in seen(state)["escapees"]] == [None, None]
    assert told(happen(state, "cast", colour="yellow"), Became) == [Became(0, "yellow")]
    assert state.seat_names() == ["yellow", "escapee 2"]
    events = happen(state, "cast", colour="blue")
    assert [event.sentence(state.seat_names()) for event in events] == [
        "Escapee 2 is Beatrice Bleu, with Agent Black.",
        "Agent Brown assists Yousef Yellow.",
        "Agent White assists Beatrice Bleu.",
    ]
    assert (phase(state), state.seat_names()) == ("running", ["yellow", "blue"])
    assert [escapee["colour"] for escapee in seen(state)["escapees"]] == ["yellow", "blue"]


@pytest.mark.rule("CV-10")
def test_the_last_one_that_is_left_needs_no_lot() -> None:
    state = begun(4, characters="any")
    happen(state, "cast", colour="green")
    happen(state, "cast", colour="blue")
    assert told(happen(state, "cast", colour="yellow"), Became) == [Became(2, "yellow"), Became(3, "red")]
    assert phase(state) == "running"
    assert begun(4, characters="green,any,red,blue").seat_names() == ["green", "yellow", "red", "blue"]


@pytest.mark.rule("CV-10")
def test_no_two_seats_play_the_same_one() -> None:
    with pytest.raises(BadInput, match="Two seats cannot both be blue"):
        GAME.parse_options({"characters": "blue,any,blue"}, 3)


@pytest.mark.rule("CV-06", "CV-11", "CV-118")
@pytest.mark.parametrize("colours", PAIRS)
def test_each_leads_the_agent_who_believes_in_its_escapee_and_one_of_the_two_others(colours: tuple[str, str]) -> None:
    shown = {one["agent"]: one for one in seen(cast(*colours))["agents"]}
    own = [AGENTS[FOUR.index(colour)] for colour in colours]
    others = [agent for agent in AGENTS if agent not in own]
    assert list(shown) == list(AGENTS)
    assert [shown[agent]["seat"] for agent in (*own, *others)] == [0, 1, 0, 1]
    assert [shown[agent]["is_assistant"] for agent in (*own, *others)] == [False, False, True, True]
    assert {one["place"] for one in shown.values()} == {LONDON}


@pytest.mark.rule("CV-118")
@pytest.mark.parametrize("seat", [0, 1])
def test_lots_decide_whose_assistant_is_whose_when_it_is_known_who_plays_whom(seat: int) -> None:
    state = begun(2, characters="any", assistants="lots")
    happen(state, "cast", colour="blue")
    assert told(happen(state, "cast", colour="red"), Assigned) == []
    assert state.chances().weights == [1, 1]
    assert state.sentence(CHANCE, state.parse_move({"move": "assign", "seat": 0})) == (
        "Agent White is drawn to assist Beatrice Bleu."
    )
    events = happen(state, "assign", seat=seat)
    assert told(events, Assigned) == [Assigned("white", seat), Assigned("silver", 1 - seat)]
    assert phase(state) == "running"


@pytest.mark.rule("CV-12", "CV-44")
@pytest.mark.parametrize("absent", FOUR)
def test_with_three_seats_any_pair_may_stay_in_the_box(absent: str) -> None:
    there = [colour for colour in reversed(FOUR) if colour != absent]
    state = cast(*there)
    agent = AGENTS[FOUR.index(absent)]
    assert [one["agent"] for one in seen(state)["agents"]] == [other for other in AGENTS if other != agent]
    assert len(seen(state)["escapees"]) == 3
    stay(state)
    assert told(roll(state, absent), Ordered) == [Ordered(absent, None)]  # type: ignore[arg-type]  # a colour is a face
    assert phase(state) == "ordering"
    roll(state, there[2])
    assert (phase(state), state.first) == ("rolling", 2)


@pytest.mark.rule("CV-43", "CV-55", "CV-63", "CV-64", "CV-117")
def test_clockwise_goes_by_the_seats_and_not_by_the_colours() -> None:
    state = cast("yellow", "red", "blue")
    stay(state)
    roll(state, "blue")
    rollers = []
    while phase(state) == "rolling":
        rollers.append(state.seat_names()[state.turn])
        roll(state, rollers[-1])
    assert rollers == ["blue", "yellow", "red"]
    movers = []
    while phase(state) == "chasing" and state.week == 1:
        movers.append(on_move(state))
        chase(state, LONDON, 37)
        while phase(state) == "evading":
            roll(state, state.seat_names()[state.turn])
    assert movers == ["black", "silver", "brown"]


@pytest.mark.rule("CV-64", "CV-117")
def test_two_seats_move_their_own_agent_and_then_the_assistant() -> None:
    state = cast("yellow", "blue")
    act(state, 0, "run", to=37, flights=0)
    act(state, 1, "run", to=37, flights=0)
    for face in ("blue", "blue", "yellow"):
        roll(state, face)
    movers = []
    while phase(state) == "chasing" and state.week == 1:
        movers.append(on_move(state))
        chase(state, LONDON)
    assert movers == ["black", "white", "silver", "brown"]


@pytest.mark.rule("CV-26")
def test_every_dashed_line_can_be_travelled_by_somebody_in_a_match_of_two() -> None:
    dashed = [(line["a"], line["b"]) for line in BOARD_DATA["connections"] if line["kind"] == "dashed"]
    assert len(dashed) == 14
    for a, b in dashed:
        colour = PLACES[a]["colour"]
        other = next(one for one in FOUR if one != colour)
        for colours in ((colour, other), (other, colour)):
            for start, end in ((a, b), (b, a)):
                assert crosses(cast(*colours), colours.index(colour), start, end)
                assert not crosses(cast(*colours), colours.index(other), start, end)


def crosses(state: Captivade, seat: int, start: int, end: int) -> bool:
    """Tell whether a seat's escapee gets from one place to another with a single connection."""
    state.ends[seat] = [start - 1]
    state.terms[seat][-1] = type(state.terms[seat][-1])(1, 0, False, -1, -1, 0, 0)
    return state.parse_move({"move": "run", "to": end, "flights": 0}) in state.legal(seat)


@pytest.mark.rule("CV-47", "CV-79", "CV-93")
def test_the_own_colour_is_that_of_the_character() -> None:
    state = cast("yellow", "blue")
    act(state, 0, "run", to=37, flights=0)
    act(state, 1, "run", to=37, flights=0)
    roll(state, "yellow")
    assert told(roll(state, "yellow"), Spotted) == [Spotted(0, 1, LONDON)]
    roll(state, "blue")
    chase(state, LONDON, 37)  # Agent Silver finds Beatrice Bleu
    assert (phase(state), state.turn) == ("evading", 1)
    roll(state, "blue")
    assert state.is_free == [True, True]
    chase(state, LONDON, 37)  # and so does Agent Brown, the assistant
    roll(state, "green")
    assert state.is_free == [True, False]
    assert seen(state)["agents"][3] == {
        "agent": "silver",
        "seat": 0,
        "is_assistant": False,
        "place": 37,
        "has_news": False,
        "is_assassin": True,
    }
    assert seen(state)["agents"][0]["place"] is None  # the assassin's assistant has left (CV-97)


@pytest.mark.rule("CV-93", "CV-103")
def test_an_assassin_strikes_with_the_colour_of_its_escapee() -> None:
    state = cast("blue", "yellow", "green")
    for seat in range(3):
        act(state, seat, "run", to=LONDON, flights=0)
    for face in ("blue", "blue", "yellow", "green"):
        roll(state, face)
    chase(state, LONDON)
    roll(state, "red")
    roll(state, "red")
    assert (phase(state), state.free_seats()) == ("attacking", [0])
    act(state, 0, "attack", agent="silver")
    roll(state, "blue")
    assert seen(state)["agents"][-1]["place"] is None


@pytest.mark.rule("CV-88")
def test_envelopes_come_from_the_agent_who_believes_in_the_character() -> None:
    state = cast("yellow", "blue")
    stay(state)
    for face in ("blue", "blue", "yellow"):
        roll(state, face)
    while state.week == 1:
        chase(state, *({"silver": (LONDON,)}.get(on_move(state), (LONDON, 37))))
        while phase(state) == "evading":
            roll(state, state.seat_names()[state.turn])
    assert state.money == [900, 600]


@pytest.mark.rule("CV-05")
def test_whom_to_hunt_are_the_escapees_of_this_match() -> None:
    fills = find_saying(GAME.sayings(cast("yellow", "blue")), "hunt").fills
    assert [fill.words for fill in fills] == ["Yousef Yellow", "Beatrice Bleu"]


@pytest.mark.rule("CV-10", "CV-117")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_under_the_first_rules_the_seats_were_the_characters(seats: int) -> None:
    state = begun(seats, rules_version=1)
    assert (phase(state), state.seat_names()) == ("running", list(COLOURS[:seats]))
    assert [one["agent"] for one in seen(state)["agents"]] == list(AGENTS if seats == 2 else AGENTS[:seats])
    with pytest.raises(OptionError, match="new in rules version 2"):
        GAME.parse_options({"rules_version": 1, "characters": "blue,any"}, 2)


@pytest.mark.parametrize("colours", [("yellow", "blue"), ("blue", "yellow", "red")])
def test_bots_play_a_match_with_any_characters_to_its_end(colours: tuple[str, ...]) -> None:
    state = cast(*colours)
    dice = QuickDealer("cast")
    bots = [make_bot("greedy", GAME, QuickDealer(f"cast/{colour}")) for colour in colours]
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, dice.draw(state.chances()))
        else:
            state.apply(actor, bots[actor].choose(GAME.view(state, actor), state.legal(actor)))
    assert len(ended(state).places) == len(colours)


@pytest.mark.parametrize(("colour", "other"), PAIRS)
def test_bots_weigh_trips_by_the_character_and_not_by_the_seat(colour: str, other: str) -> None:
    tables = [(cast(colour, other), 0), (cast(other, colour), 1)]

    def weighed() -> list[object]:
        return [GAME.appraise(GAME.view(state, seat), state.legal(seat)) for state, seat in tables]

    runs = weighed()
    for state, seat in tables:
        act(state, seat, "run", to=37, flights=0)
        act(state, 1 - seat, "run", to=LONDON, flights=0)
        for face in (colour, colour, other):
            roll(state, face)
    chases = weighed()
    assert runs[0] == runs[1] is not None
    assert chases[0] == chases[1] is not None
