"""This file is a match at one terminal: it asks the people, lets bots and luck act, and tells what happens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from greatcircle.bots.bot import Bot
from greatcircle.cli.console import command
from greatcircle.cli.play.answer import story, summary_lines
from greatcircle.cli.play.saving import SaveFile
from greatcircle.cli.play.screen import Screen
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.logbook import Seat
from greatcircle.kernel.match import LoggedMove, Match
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.rulebook import Rulebook
from greatcircle.kernel.saying import Saying
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR
from greatcircle.kernel.words import in_words, listed

PERSON: Final = "person"
"""What plays a seat that no bot plays."""
LATELY: Final = 3
"""How many acts of chance, with what followed, the players of a resumed match are reminded of."""
LATEST: Final = 2
"""How many acts of chance, with what followed, are told below the board; what was before is told above it."""
OLDER_RULES: Final = "This match goes on under the rules it was opened with; some clauses have changed since."


class Leave(Exception):
    """The player leaves the table."""


@final
@dataclass(frozen=True)
class Remark(Event):
    """Something that the table tells one seat, or everyone who looks at the screen."""

    seat: int | None
    words: str

    def audience(self) -> list[int] | None:
        return None if self.seat is None else [self.seat]

    def sentence(self, names: Sequence[str]) -> str:
        return self.words


class TerminalTable:
    """A match with the people and bots who play it, shown on a screen."""

    def __init__(
        self,
        match: Match,
        seats: tuple[Seat, ...],
        bots: dict[int, Bot],
        rulebook: Rulebook,
        screen: Screen,
        save_file: SaveFile,
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.rulebook = rulebook
        self.screen = screen
        self.save_file = save_file
        self.clock = [0] * match.seats
        """How many seconds each seat has for a move; 0 for as long as one likes."""
        self.names_before = match.game.seat_names(match.options, match.seats)
        """How the seats were called before the first move, which are no names of people."""
        self.unheard: dict[int, list[str]] = {}
        """What was said while others looked away, by who has not heard it yet."""
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.looking: int = self.people[0] if len(self.people) == 1 else SPECTATOR
        """Who looks at the screen."""
        self.news: list[list[Event]] = []
        """What has not been told yet: a list for each act of chance and what followed, and for each further seat."""
        self.mover = CHANCE
        """Who acted in the latest news."""
        self.told: dict[int, int] = {}
        """Of how many moves each person knows who has to look away while others play."""
        self.drawn: Chart | None = None
        """The board as it was drawn last."""
        self.informed: set[int] = set()
        """Who has been told what the marks of the board mean."""
        self.forced = 0
        """How long the log was after the last move without a choice."""
        self.stood_in = 0
        """How long the log was after the last move that a bot made for a person; nobody takes that back."""
        self.told_problem: str | None = None
        """The problem with saving that the player knows of."""

    @property
    def seat_names(self) -> list[str]:
        """Give how the seats are called now."""
        return self.match.state.seat_names()

    @property
    def sayings(self) -> list[Saying]:
        """Give what people can say to each other in sentences of the game now."""
        return self.match.game.sayings(self.match.state)

    def name(self, seat: int) -> str:
        """Name a seat with who plays it, and with its partners."""
        colour, taken = self.seat_names[seat], self.seats[seat]
        who = taken.player if taken.player != PERSON else "you" if len(self.people) == 1 else ""
        partners = [self.seat_names[partner] for partner in self.match.state.partners(seat)]
        own = "" if taken.name.lower() in (colour.lower(), self.names_before[seat].lower()) else taken.name
        words = ", ".join([word for word in (own, who, f"with {listed(partners)}" if partners else "") if word])
        return f"{colour.capitalize()} ({words})" if words else colour.capitalize()

    def welcome(self) -> None:
        """Say who plays, how all luck can be checked, where the match is saved, and what happened before a break."""
        self.screen.say(
            f"{self.match.game.identity.title}: {', '.join(map(self.name, range(self.match.seats)))}", "bold"
        )
        dealer = self.match.dealer
        if isinstance(dealer, ProvableDealer):
            self.screen.say("All luck is fixed by a secret seed that is shown at the end. Its SHA-256 is")
            self.screen.say(f"  {dealer.commitment}")
        self.save()
        if self.save_file.problem is None:
            self.screen.say_whole(f"The match is saved by itself in {self.save_file.path}")
        if self.match.options.rules_version != self.match.game.identity.rules_version:
            self.screen.say(OLDER_RULES)
        if any(self.clock[seat] for seat in self.people):
            times = [f"{_time(self.clock[seat])} for {self.seat_names[seat]}" for seat in self.people]
            self.screen.say(f"Time for a move: {', '.join(times)}; then a bot makes it.")
        if self.people:
            if not self.match.log:
                self.tell_summary()
            self.screen.say("Type the number of a move; help tells what else you can type.")
        lately = story(self.match, self.looking)[-LATELY:]
        self.news = [[Remark(None, told)] for _, told in lately]
        if lately:
            self.told = dict.fromkeys(self.people, lately[0][0] - 1)

    def tell_summary(self) -> None:
        """Tell the rules in short to people who sit down; where rows are few, they wait to be asked for."""
        lines = summary_lines(self.rulebook)
        if lines and self.screen.is_low():
            self.screen.say("Type summary to read the rules in short.")
            return
        for line in lines:
            self.screen.say(line)
        if lines:
            self.screen.say("Type summary to read this again.")

    def advance(self) -> int | None:
        """Let luck, bots and people without a choice act until a person has to decide or has just moved.

        Behind a curtain everyone is asked: who sees that somebody has no choice may guess a secret.
        Gives the person's seat, or None when luck waits for Enter or the match is over.
        """
        match = self.match
        while not match.is_over():
            if match.waits_for_chance():
                if self.last_person() is not None:
                    return None
                self.deal()
                continue
            seat = min(match.state.actors(), key=lambda actor: (actor not in self.bots, actor))
            if seat in self.bots:
                self.note(match.play(seat, self.bots[seat].choose(match.view(seat), match.for_bots(seat))))
                continue
            moves = match.for_people(seat)
            if len(moves) == 1 and match.question(seat) is None and not self.has_curtain():
                self.make_only_move(seat, moves[0])
            else:
                return seat
        return None

    def deal(self) -> None:
        """Let luck act."""
        self.news.append([])
        self.note(self.match.deal())
        if not self.people:
            self.tell_news()

    def make(self, seat: int, moves: list[int], words: str = "") -> None:
        """Make a person's moves, one after the other; a move that shows nothing on the board is told at once."""
        for move in moves:
            sentence = self.match.state.sentence(seat, move)
            events = self.match.play(seat, move, words)
            self.note(events or [Remark(seat, sentence)])

    def make_only_move(self, seat: int, move: int) -> None:
        """Make the move of a person who has no other, and tell it once: as what happened, or in its own words."""
        sentence = self.match.state.sentence(seat, move)
        events = self.match.play(seat, move)
        self.forced = len(self.match.log)
        if not any(event.is_for(seat) for event in events):
            self.note([Remark(seat, f"Only one move is possible: {sentence}")])
        elif self.looking == seat:
            self.note([Remark(seat, "Only one move is possible.")])
        self.note(events)

    def take_back(self) -> bool:
        """Take back the last person's moves up to the last one with a choice; tell whether there was any."""
        seat = self.last_person()
        if seat is None:
            return False
        taken: list[LoggedMove] = []
        while self.match.can_undo(seat):
            taken.append(self.match.log[-1])
            self.match.undo(seat)
            if len(self.match.for_people(seat)) > 1:
                self.news.append([Remark(seat, f"Taken back: {self.match.state.sentence(seat, taken[-1].move)}")])
                return True
        for entry in reversed(taken):
            self.match.play(seat, entry.move, entry.words)
        return False

    def has_just_chosen(self) -> bool:
        """Tell whether the last move was a person's choice that can still be taken back."""
        return self.last_person() is not None and self.forced != len(self.match.log)

    def last_person(self) -> int | None:
        """Give the person who moved last, if that move can still be taken back; behind a curtain, only one's own."""
        log = self.match.log
        if not log or log[-1].actor == CHANCE or log[-1].actor in self.bots or self.stood_in == len(log):
            return None
        if self.has_curtain() and log[-1].actor != self.looking:
            return None
        return log[-1].actor if self.match.can_undo(log[-1].actor) else None

    def change_places(self, seat: int) -> None:
        """Let another person look at the screen; where there are secrets, the one before has to look away."""
        if self.looking == seat:
            return
        if self.draw_curtain():
            self.screen.ask(f"{self.name(seat)}, press Enter when nobody else sees the screen: ")
            missed = story(self.match, seat, self.told.get(seat, 0))
            self.news = [[Remark(None, told)] for _, told in missed]
        self.looking = seat
        self.news += [[Remark(None, line)] for line in self.unheard.pop(seat, [])]

    def proclaim(self, seat: int, line: str) -> None:
        """Say something at once, and to everyone else who plays here as soon as they look at the screen."""
        self.screen.say(line)
        for person in self.people:
            if person != seat:
                self.unheard.setdefault(person, []).append(line)

    def has_curtain(self) -> bool:
        """Tell whether people have to look away while others play."""
        return len(self.people) > 1 and self.match.game.has_secrets()

    def draw_curtain(self) -> bool:
        """Hide what one person saw from the others, if there are others and secrets; tell whether that was needed."""
        if not self.has_curtain():
            return False
        self.screen.hide()
        self.looking = SPECTATOR
        self.drawn = None
        return True

    def draw(self) -> None:
        """Draw the board, unless it looks as it did last; where rows are few, its legend waits to be asked for."""
        chart = self.match.game.chart(self.match.view(self.looking))
        if chart == self.drawn:
            return
        if self.looking not in self.informed and not self.screen.is_low():
            self.tell_legend()
        self.screen.draw(chart, self.seat_names)
        if chart.standing:
            self.screen.tell_standing(chart.standing, self.seat_names, [*map(self.name, range(self.match.seats))])
        self.drawn = chart

    def tell_legend(self) -> None:
        """Say what the marks of the board mean."""
        self.informed.update([self.looking] if self.has_curtain() else [SPECTATOR, *self.people])
        for line in self.match.game.chart(self.match.view(self.looking)).legend:
            self.screen.say(line)

    def note(self, events: list[Event]) -> None:
        """Keep what happened, to tell it; what another seat does than before begins anew."""
        actor = self.match.log[-1].actor if self.match.log else CHANCE
        if not self.news or (actor != CHANCE and self.mover not in (CHANCE, actor)):
            self.news.append([])
        self.mover = actor
        self.news[-1].extend(events)

    def leave_out(self, question: str) -> None:
        """Do not tell what is asked, since it will be asked in a moment."""
        names = self.seat_names
        self.news = [[event for event in told if not event.sentence(names).endswith(question)] for told in self.news]

    def show(self) -> None:
        """Tell the news and draw the board: the latest news below it, beside the moves that they lead to."""
        self.tell_news(but=LATEST)
        self.draw()
        self.tell_news()

    def tell_news(self, but: int = 0) -> None:
        """Tell whoever looks at the screen what has happened, but for the latest acts of chance and what followed.

        What only others may know is kept for them.
        """
        count = max(0, len(self.news) - but)
        others = [person for person in self.people if person != self.looking]
        kept: list[list[Event]] = []
        names = self.seat_names
        for happenings in self.news[:count]:
            told = " ".join(event.sentence(names) for event in happenings if event.is_for(self.looking))
            if told:
                self.screen.say(told)
            for_others = [
                event for event in happenings if not event.is_for(self.looking) and any(map(event.is_for, others))
            ]
            if for_others:
                kept.append(for_others)
        self.news = [*kept, *self.news[count:]]
        if not but:
            self.told[self.looking] = len(self.match.log)

    def save(self) -> None:
        """Write the match to its file; a problem is told once."""
        self.save_file.write(self.match, self.seats)
        problem = self.save_file.problem
        if problem is not None and problem != self.told_problem:
            self.screen.say(f"The match is not saved: {problem} You can go on, and type save FILE.", "bold")
        self.told_problem = problem

    def tell_where_saved(self) -> None:
        """Say where the match is kept and how to go on with it."""
        if self.save_file.problem is None:
            self.screen.say_whole(
                f"The match is saved. Go on with: {command()} play --resume {self.save_file.shown_path()}"
            )

    def tell_outcome(self, outcome: Outcome) -> None:
        """Tell the last happenings, show the last board, the ranking, and the seed of all luck."""
        self.tell_news()
        self.draw()
        self.screen.say(f"The match is over. {outcome.sentence}", "bold")
        for seats in outcome.ranking():
            for seat in seats:
                self.screen.say(f"{outcome.places[seat]:3}. {self.name(seat)}, score {outcome.scores[seat]}")
        dealer = self.match.dealer
        if isinstance(dealer, ProvableDealer):
            self.screen.say("The seed of all luck was")
            self.screen.say(f"  {dealer.seed.hex()}")
            self.screen.say("and its SHA-256, as announced at the start, is")
            self.screen.say(f"  {dealer.commitment}")


def _time(seconds: int) -> str:
    return in_words(seconds) if seconds else "as long as you like"
