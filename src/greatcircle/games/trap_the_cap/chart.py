"""This file is the board of Trap the Cap as a chart: for the terminal, and wherever it is drawn with signs."""

from typing import Final, final

from greatcircle.games.trap_the_cap.board import COLOURS, KINDS, PLAIN
from greatcircle.games.trap_the_cap.position import HELD, NOBODY, Setup
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.chart import Chart, Mark

CHART_WIDTH: Final = 100
HALF_WIDTH: Final = 46
"""The columns from the centre to the left or right end of the rim."""
HALF_WIDTH_BESIDE_BASES: Final = 42
"""The columns from the centre to the end of the rim where bases lie beside it."""
ROWS_PER_STEP: Final = 2
HELD_COLOURS_PER_ROW: Final = 3
"""Of the caps brought home to a base beside the rim."""
LETTERS: Final = dict(zip(COLOURS, "RBGKWO", strict=True))
"""What a cap of each colour is on the chart."""
GOLDEN_LETTER: Final = "$"
CAP_SIGN: Final = "▲"
BESIDE: Final = ":"
"""What stands between the label of a space and the caps on it."""
LEGEND_CAPS: Final = 3
"""How many caps are at home in the base that the legend shows."""
SIGNS: Final = {"yellow": "□", "grey": "■"}


def chart(state: TrapTheCap) -> Chart:
    """Lay out the board: a space shows the sign of its kind, its label, and beside it the caps that stand there."""
    setup = state.setup
    board = setup.board
    sheet = _Sheet(setup)
    marks = sheet.paths()
    for space in range(board.space_count):
        x, y = sheet.spot(space)
        style = KINDS[board.kinds[space]]
        if board.kinds[space] != PLAIN:
            marks.append(Mark(x, y, SIGNS[style], style))
        marks.append(Mark(x, y, "*" if space == board.centre else board.labels[space], style))
        sign = BESIDE
        for cap in _caps_shown_on(state, space):
            marks.append(Mark(x, y, sign, "label"))
            marks.append(Mark(x, y, _cap_text(state, cap), "piece", state.player[cap]))
            sign = "/"
    for seat in range(setup.seats):
        marks.extend(_base_marks(state, seat, sheet))
    return Chart(CHART_WIDTH, sheet.height, marks, _legend(setup))


@final
class _Sheet:
    """Where the places of a board lie on the sheet: a space on every second row, the paths between them."""

    def __init__(self, setup: Setup) -> None:
        board = setup.board
        self.board = board
        self.steps = board.distances[board.centre][board.neighbours[setup.base[0]][0]]
        """How many steps it is from the centre to a corner of the rim."""
        self.reach = max(board.positions[space][0] for space in range(board.space_count))
        self.depth = max(board.positions[space][1] for space in range(board.space_count))
        self.height = 2 * ROWS_PER_STEP * self.steps + 3
        has_side_bases = any(self.lies_beside(base) for base in setup.base)
        self.half_width = HALF_WIDTH_BESIDE_BASES if has_side_bases else HALF_WIDTH

    def spot(self, space: int) -> tuple[float, float]:
        """Give the column and the row of a space."""
        x, y = self.board.positions[space]
        row = ROWS_PER_STEP * (self.steps + round(y / self.depth * self.steps)) + 1
        return CHART_WIDTH / 2 + x / self.reach * self.half_width, row

    def lies_beside(self, base: int) -> bool:
        """Tell whether a base lies left or right of its corner, and not above or below."""
        return self.board.positions[base][1] == 0

    def base_spot(self, base: int) -> tuple[float, float]:
        """Give the column and the row of a base: above or below the corner of its colour.

        One beside the rim lies at the edge of the sheet, below its corner: the row of that corner is the fullest.
        """
        x, y = self.spot(self.board.neighbours[base][0])
        if self.lies_beside(base):
            return CHART_WIDTH / 2 + (HALF_WIDTH if x > CHART_WIDTH / 2 else -HALF_WIDTH), y + ROWS_PER_STEP
        return x, (0 if self.board.positions[base][1] < 0 else self.height - 1)

    def paths(self) -> list[Mark]:
        """Draw the lines between neighbouring spaces."""
        marks: list[Mark] = []
        for space in range(self.board.space_count):
            for neighbour in self.board.neighbours[space]:
                if space < neighbour < self.board.space_count:
                    self._add_path(self.spot(space), self.spot(neighbour), marks)
        return marks

    def _add_path(self, one: tuple[float, float], other: tuple[float, float], marks: list[Mark]) -> None:
        left, right = min(one, other), max(one, other)
        if left[1] == right[1]:
            for column in range(int(left[0]), int(right[0]) + 1):
                marks.append(Mark(column, left[1], "─", "path"))
            return
        sign = "│" if left[0] == right[0] else "╲" if left[1] < right[1] else "╱"
        middle = (left[0] + right[0]) / 2
        for row in range(int(min(left[1], right[1])) + 1, int(max(left[1], right[1]))):
            marks.append(Mark(middle, row, sign, "path"))


def _caps_shown_on(state: TrapTheCap, space: int) -> list[int]:
    """List the caps to be seen on a space: those that stand there, and the Golden Cap on its way."""
    caps = state.standing_on(space)
    golden = state.setup.golden
    if golden != NOBODY and state.picked == golden and state.place[golden] == space and golden not in caps:
        caps.append(golden)
    return caps


def _cap_text(state: TrapTheCap, cap: int) -> str:
    letter = GOLDEN_LETTER if cap == state.setup.golden else LETTERS[state.setup.names[state.setup.colour[cap]]]
    golden = GOLDEN_LETTER if state.setup.golden in state.carried_by(cap) else ""
    others = state.load[cap] - len(golden)
    return f"{letter}+{golden}{others or ''}" if state.load[cap] else letter


def _base_marks(state: TrapTheCap, seat: int, sheet: _Sheet) -> list[Mark]:
    """Show a base: a cap for each cap at home, a dot for each other one of the colour, and what was brought home."""
    setup = state.setup
    base = setup.base[seat]
    x, y = sheet.base_spot(base)
    at_home = [cap for cap in state.playable_caps(seat) if state.place[cap] == base]
    own = sum(1 for cap in at_home if cap != setup.golden)
    text = LETTERS[setup.names[seat]] + CAP_SIGN * own + "·" * (setup.caps - own) + GOLDEN_LETTER * (len(at_home) - own)
    marks = [Mark(x, y, text, "base", seat)]
    shown = 0
    for colour in range(setup.seats):
        count = sum(1 for cap in range(colour * setup.caps, (colour + 1) * setup.caps) if _is_held(state, cap, base))
        if count == 0:
            continue
        if not sheet.lies_beside(base):
            marks.append(Mark(x, y, " ", "label"))
        elif shown % HELD_COLOURS_PER_ROW == 0:
            y += ROWS_PER_STEP
        marks.append(Mark(x, y, f"+{count}{LETTERS[setup.names[colour]]}", "piece", colour))
        shown += 1
    return marks


def _is_held(state: TrapTheCap, cap: int, base: int) -> bool:
    return state.carrier[cap] == HELD and state.place[cap] == base


def _legend(setup: Setup) -> list[str]:
    letters = [f"{LETTERS[name]} {name}" for name in setup.names]
    if setup.is_golden:
        letters.append(f"{GOLDEN_LETTER} the Golden Cap")
    own, other = setup.names[0], setup.names[1]
    base = LETTERS[own] + CAP_SIGN * LEGEND_CAPS + "·" * (setup.caps - LEGEND_CAPS)
    return [
        ", ".join(letters),
        f"{SIGNS['grey']}A4 is grey: caps rest there in safety, up to three colours",
        f"{SIGNS['yellow']}A3 is yellow: caps of one colour may share it; {SIGNS['yellow']}* is the centre",
        f"A2{BESIDE}{LETTERS[own]} is one {own} cap on A2; {LETTERS[own]}+2 carries two others"
        + (f", {LETTERS[own]}+$ the Golden Cap" if setup.is_golden else ""),
        f"{base} +2{LETTERS[other]} is a base: three {own} caps at home, two {other} ones brought there",
    ]
