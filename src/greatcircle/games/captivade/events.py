"""This file is what can happen in Captivade, as it is told; an escapee's secrets are told to its seat alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import AGENTS, BOARD, CHARACTERS, COLOURS, UNDRAWN
from greatcircle.games.captivade.card import CARD_NUMBERS, CARDS
from greatcircle.kernel.event import Event
from greatcircle.kernel.words import listed, titled


def escapee_name(colour: str) -> str:
    """Name the escapee of a colour; before it is drawn it goes by what its seat is called."""
    return CHARACTERS[COLOURS.index(colour)] if colour in COLOURS else colour


def agent_name(agent: str) -> str:
    """Name an agent."""
    return f"Agent {agent.capitalize()}"


def place_name(number: int) -> str:
    """Name a place with its printed number: 53, Tripoli."""
    return f"{number}, {BOARD.places[number - 1].name}"


def face_name(face: payload.Face) -> str:
    """Name what a roll of the die shows; its sign alone would be read as the end of a sentence."""
    return "an exclamation mark" if face == "!" else face


@final
@dataclass(frozen=True)
class Became(Event):
    """A seat became an escapee, with the agent who believes in it (CV-06, CV-10)."""

    seat: int
    colour: payload.Colour

    def sentence(self, names: Sequence[str]) -> str:
        agent = agent_name(AGENTS[COLOURS.index(self.colour)])
        return f"{titled(UNDRAWN[self.seat])} is {escapee_name(self.colour)}, with {agent}."


@final
@dataclass(frozen=True)
class Assigned(Event):
    """An assistant was given to a seat (CV-11, CV-118)."""

    agent: payload.AgentName
    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{agent_name(self.agent)} assists {escapee_name(names[self.seat])}."


@final
@dataclass(frozen=True)
class Sealed(Event):
    """An escapee has travelled, or stayed; nobody else sees where (CV-19, CV-120)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} has gone into hiding."


@final
@dataclass(frozen=True)
class Ran(Event):
    """What an escapee's own seat knows of its trip (CV-37)."""

    seat: int
    path: list[int]
    by: str
    cost: int
    energy: int
    money: int
    place: int

    def audience(self) -> list[int] | None:
        return [self.seat]

    def sentence(self, names: Sequence[str]) -> str:
        if not self.path:
            return f"You stay in {place_name(self.place)}, with £{self.money}."
        return f"You hide in {place_name(self.place)}, with £{self.money} left."


@final
@dataclass(frozen=True)
class Ordered(Event):
    """The die was rolled for who rolls first; None: it has to be rolled again (CV-43, CV-44)."""

    face: payload.Face
    seat: int | None

    def sentence(self, names: Sequence[str]) -> str:
        if self.seat is None:
            return f"The die for the order shows {face_name(self.face)}: again."
        return f"The die shows {face_name(self.face)}: {escapee_name(names[self.seat])} rolls first, every week."


@final
@dataclass(frozen=True)
class Rolled(Event):
    """An escapee rolled the die of the week (CV-42)."""

    seat: int
    face: payload.Face

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} rolls {face_name(self.face)}."


@final
@dataclass(frozen=True)
class Spotted(Event):
    """An escapee rolled its own colour, and says where it was last week (CV-47, CV-48)."""

    seat: int
    week: int
    place: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} was spotted: last week in {place_name(self.place)}."


@final
@dataclass(frozen=True)
class Located(Event):
    """An escapee rolled the colour of its place, and says so, and its zone of last week (CV-49, CV-50)."""

    seat: int
    week: int
    colour: payload.Colour
    zone: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} is on a {self.colour}, and was in Zone {self.zone} last week."


@final
@dataclass(frozen=True)
class Elsewhere(Event):
    """An escapee rolled a colour that is not that of its place (CV-52)."""

    seat: int
    week: int
    colour: payload.Colour

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} is not on a {self.colour}."


@final
@dataclass(frozen=True)
class Drew(Event):
    """An event card was turned up and read out (CV-52, CV-53)."""

    seat: int
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        card = CARDS[CARD_NUMBERS[self.card]]
        return f"{escapee_name(names[self.seat])} turns up {card.name}: {card.sentence}"


@final
@dataclass(frozen=True)
class Lifted(Event):
    """A block is over: its time is up, or its counter is needed elsewhere (CV-59)."""

    connection: list[int] | None
    airport: int | None

    def sentence(self, names: Sequence[str]) -> str:
        if self.connection is not None:
            ends = listed([place_name(end) for end in self.connection])
            return f"The line between {ends} is open again."
        return f"The airport of {place_name(self.airport or 0)} is open again."


@final
@dataclass(frozen=True)
class ToldZone(Event):
    """An escapee had to say in which zone it hides now (CV-138)."""

    seat: int
    zone: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} hides in Zone {self.zone} now."


@final
@dataclass(frozen=True)
class ToldColour(Event):
    """An escapee had to say on which colour it hides now (CV-139)."""

    seat: int
    colour: payload.Colour

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} hides on a {self.colour} now."


@final
@dataclass(frozen=True)
class News(Event):
    """An agent back from London hears the zones of those it is looking for, and so does everyone (CV-86, CV-87)."""

    agent: payload.AgentName
    seats: list[int]
    zones: list[str]

    def sentence(self, names: Sequence[str]) -> str:
        told = [
            f"{escapee_name(names[seat])} in Zone {zone}" for seat, zone in zip(self.seats, self.zones, strict=True)
        ]
        return f"News for {agent_name(self.agent)}: {listed(told)}."


@final
@dataclass(frozen=True)
class Searched(Event):
    """An agent travelled, and called the last places of its trip; who hides there says so (CV-70, CV-76)."""

    agent: payload.AgentName
    seat: int
    start: int
    path: list[int]
    by: str
    calls: list[int]
    found: list[int]

    def sentence(self, names: Sequence[str]) -> str:
        called = listed([str(call) for call in self.calls])
        if not self.found:
            return f"{agent_name(self.agent)} calls {called}: nobody."
        found = [escapee_name(names[seat]) for seat in self.found]
        return f"{agent_name(self.agent)} calls {called}, and tracks down {listed(found)}."


@final
@dataclass(frozen=True)
class Evaded(Event):
    """An escapee rolled its own colour, and got away (CV-79, CV-80)."""

    seat: int
    face: payload.Face

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} rolls {face_name(self.face)} and slips away."


@final
@dataclass(frozen=True)
class Captured(Event):
    """An escapee rolled something else, and is taken back to prison (CV-79, CV-81)."""

    seat: int
    face: payload.Face
    agent: payload.AgentName
    place: int

    def sentence(self, names: Sequence[str]) -> str:
        way = f"from {place_name(self.place)}, with {agent_name(self.agent)}"
        return f"{escapee_name(names[self.seat])} rolls {face_name(self.face)}: back to prison {way}."


@final
@dataclass(frozen=True)
class LetGo(Event):
    """An escapee in the second place goes free, as the agent leaves with a prisoner from the first (CV-83, CV-84)."""

    seat: int
    place: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{escapee_name(names[self.seat])} in {place_name(self.place)} goes free: the agent has its hands full."


@final
@dataclass(frozen=True)
class Armed(Event):
    """Only one escapee is free, and its agent becomes an assassin (CV-92)."""

    agent: payload.AgentName
    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"Only {escapee_name(names[self.seat])} is free: {agent_name(self.agent)} becomes an assassin."


@final
@dataclass(frozen=True)
class Departed(Event):
    """An assistant leaves the match (CV-97, CV-98)."""

    agent: payload.AgentName

    def sentence(self, names: Sequence[str]) -> str:
        return f"{agent_name(self.agent)} goes on holiday for good."


@final
@dataclass(frozen=True)
class Spared(Event):
    """The assassin lets a chance go by (CV-115)."""

    agent: payload.AgentName

    def sentence(self, names: Sequence[str]) -> str:
        return f"{agent_name(self.agent)} does not attack."


@final
@dataclass(frozen=True)
class Attacked(Event):
    """The assassin attacks an agent (CV-92)."""

    agent: payload.AgentName
    target: payload.AgentName

    def sentence(self, names: Sequence[str]) -> str:
        return f"{agent_name(self.agent)} attacks {agent_name(self.target)}."


@final
@dataclass(frozen=True)
class Struck(Event):
    """The assassin rolled: with its escapee's colour the other agent is out (CV-93, CV-98)."""

    agent: payload.AgentName
    target: payload.AgentName
    face: payload.Face
    is_hit: bool

    def sentence(self, names: Sequence[str]) -> str:
        verdict = "is out of the match" if self.is_hit else "gets away"
        return f"The die shows {face_name(self.face)}: {agent_name(self.target)} {verdict}."


@final
@dataclass(frozen=True)
class Enveloped(Event):
    """An escapee's own agent ended the week in its place, and money changed hands; it alone knows (CV-88)."""

    seat: int
    money: int

    def audience(self) -> list[int] | None:
        return [self.seat]

    def sentence(self, names: Sequence[str]) -> str:
        return f"A brown envelope: you have £{self.money} now."


@final
@dataclass(frozen=True)
class WeekBegan(Event):
    """The calendar shows the next week (CV-91)."""

    week: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"Week {self.week} begins."


def agent_word(agent: int) -> payload.AgentName:
    """Give an agent's name on the wire."""
    return AGENTS[agent]


def colour_word(colour: int) -> payload.Colour:
    """Give a colour's name on the wire."""
    return COLOURS[colour]
