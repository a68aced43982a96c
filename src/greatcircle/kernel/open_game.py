"""This file is a game in which nothing is hidden: every seat and every onlooker sees the whole state."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import cast, final

from mypy_extensions import mypyc_attr

from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View


@final
class OpenView(View):
    """The whole state, as a copy, and who looks at it."""

    def __init__(self, seat: int, state: State) -> None:
        super().__init__(seat)
        self.state = state

    def to_json(self) -> Mapping[str, object]:
        return {"seat": self.seat, **self.state.to_json()}


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game):
    """A game whose views are its states."""

    def view(self, state: State, seat: int) -> View:
        return OpenView(seat, state.copy())

    def view_from_json(self, data: Mapping[str, object]) -> View:
        seat = data["seat"]
        assert isinstance(seat, int)
        return OpenView(seat, self.state_from_json(data))

    def sample(self, view: View, dealer: Dealer) -> State:
        return cast(OpenView, view).state.copy()

    def has_secrets(self) -> bool:
        return False

    def chart(self, view: View) -> Chart:
        return self.open_chart(cast(OpenView, view).state)

    @abstractmethod
    def open_chart(self, state: State) -> Chart:
        """Lay out the board as everyone sees it."""
        raise NotImplementedError
