"""This file is a world map laid out on a sheet: where places, names and letters stand, in units of the map."""

from dataclasses import dataclass
from math import hypot, radians
from typing import Final, final

from greatcircle.atlas.lettering import EM, TypeSetting, alphabet_of, set_line
from greatcircle.atlas.projection import project, unproject
from greatcircle.equipment.map.world import Label, Line, Place, WorldMap

LABEL_SIZE: Final = {"capital": 19.0, "city": 17.5, "end": 30.0, "marked": 17.5, "chief": 18.5}
LABEL_STYLE: Final = {"capital": "roman", "city": "italic", "end": "bold", "marked": "roman", "chief": "bold"}
NOTE_SHARE: Final = 22 / 30
NOTE_RISE: Final = 1.0
"""The size of a note, and how far its base line stands above that of the name, in parts of the name's size."""
DOT_RADIUS: Final = {"capital": 5.5, "city": 4.5, "end": 13.0, "marked": 15.5, "chief": 15.5}
AIRPORT_GROWTH: Final = 1.45
"""How many times as far a mark reaches with the jet of an airport at its shoulder."""
NEAR: Final = 60.0
"""Units beyond the frame that can still be seen in it, as part of a water line."""
DISC_RADIUS: Final = 7.2
"""Of the disc with the letter of a line."""


@final
@dataclass(frozen=True)
class Rectangle:
    """A rectangle of the sheet."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Rectangle") -> bool:
        """Tell whether two boxes share more than an edge."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def grown(self, by: float) -> "Rectangle":
        """Give the box with a margin round it."""
        return Rectangle(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def distance(self, x: float, y: float) -> float:
        """Measure how far a point lies outside of the box; 0 within."""
        return hypot(max(self.left - x, 0.0, x - self.right), max(self.top - y, 0.0, y - self.bottom))


@final
class MapSheet:
    """A world map with its scale; x grows to the right and y downward from the map's upper left corner."""

    def __init__(self, world: WorldMap) -> None:
        self.world = world
        self.width = world.width
        self.scale = world.width / (2 * radians(world.reach))
        """Units for each globe radius."""
        self.top = project(0, world.north)[1]
        self.height = self.scale * (self.top - project(0, world.south)[1])
        self.frame = Rectangle(0, 0, self.width, self.height)
        self.places = {place.id: place for place in world.places}
        self.mark_sizes = {style.id: style.size for style in world.mark_styles}
        self.points = {place.id: self._drawn_at(place) for place in world.places}
        corners = [self.degrees(0, 0), self.degrees(0, self.height)]
        self.reach = max(abs(offset) for offset, _ in corners)
        """The largest number of degrees from the middle that is seen, in a corner."""

    def point(self, offset: float, latitude: float) -> tuple[float, float]:
        """Give where a place stands."""
        x, y = project(offset, latitude)
        return self.width / 2 + self.scale * x, self.scale * (self.top - y)

    def _drawn_at(self, place: Place) -> tuple[float, float]:
        x, y = self.point(place.offset, place.latitude)
        return x + place.shift_x, y + place.shift_y

    def shows(self, points: list[tuple[float, float]]) -> bool:
        """Tell whether any of a shape lies within the frame or near it."""
        return any(-NEAR < x < self.width + NEAR and -NEAR < y < self.height + NEAR for x, y in points)

    def degrees(self, x: float, y: float) -> tuple[float, float]:
        """Give the degrees from the middle and the latitude of a point."""
        return unproject((x - self.width / 2) / self.scale, self.top - y / self.scale)

    def dot(self, place: Place) -> float:
        """Measure the dot or mark of a place, from its middle: up to there lines lead."""
        size = 1 if place.mark is None else self.mark_sizes[place.mark.style]
        return DOT_RADIUS[place.style] * size * self.world.weight

    def radius(self, place: Place) -> float:
        """Measure the room of a dot or mark with all that belongs to it."""
        has_jet = place.mark is not None and place.mark.has_airport
        return self.dot(place) * (AIRPORT_GROWTH if has_jet else 1)

    @property
    def disc_radius(self) -> float:
        """Measure the disc with the letter of a line."""
        return DISC_RADIUS * self.world.weight

    def label_size(self, place: Place) -> float:
        """Give the size of letters in the name of a place."""
        return LABEL_SIZE[place.style] * self.world.weight

    def label_setting(self, place: Place) -> TypeSetting:
        """Set the name of a place."""
        return set_line(place.name, LABEL_STYLE[place.style], self.label_size(place))

    def note_setting(self, place: Place) -> TypeSetting:
        """Set the word above the name of a place."""
        return set_line(place.note, "bold", self.label_size(place) * NOTE_SHARE, 0.15)

    def note_rise(self, place: Place) -> float:
        """Give how far the base line of the word above a name stands above that of the name."""
        return self.label_size(place) * NOTE_RISE

    def label_width(self, place: Place) -> float:
        """Measure the name of a place and the word above it."""
        width = self.label_setting(place).width
        return max(width, self.note_setting(place).width) if place.note else width

    def label_start(self, place: Place, label: Label) -> tuple[float, float]:
        """Give where the base line of a name begins."""
        x, y = self.points[place.id]
        width = self.label_width(place)
        back = {"start": 0.0, "middle": width / 2, "end": width}[label.anchor]
        return x + label.dx - back, y + label.dy

    def label_box(self, place: Place, label: Label) -> Rectangle:
        """Give the box that a name fills, from its capital letters, or the word above it, to its descenders."""
        x, y = self.label_start(place, label)
        size, alphabet = self.label_size(place), alphabet_of(LABEL_STYLE[place.style])
        rise, fall = alphabet.cap_height * size / EM, alphabet.descent * size / EM
        if place.note:
            rise = self.note_rise(place) + alphabet.cap_height * size * NOTE_SHARE / EM
        return Rectangle(x, y - rise, x + self.label_width(place), y + fall)

    def leader_end(self, place: Place, label: Label) -> tuple[float, float]:
        """Give the point of a name's box at which its leader ends: the one nearest to the place."""
        x, y = self.points[place.id]
        box = self.label_box(place, label)
        return min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)

    def disc(self, line: Line) -> tuple[float, float]:
        """Give where the letter of a line stands."""
        (ax, ay), (bx, by) = self.points[line.a], self.points[line.b]
        return ax + (bx - ax) * line.letter_at, ay + (by - ay) * line.letter_at
