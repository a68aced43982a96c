"""This file is the contract of a game as a check that anybody can run: `check_match` plays and looks everywhere.

It needs no test framework. A promise that is not kept is raised as a `Breach`, with what was seen.
"""

import json
from collections.abc import Collection, Mapping
from typing import final

from greatcircle.kernel.dealer import Dealer, ProvableDealer, QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import STAGES, Appraisal, Game
from greatcircle.kernel.logbook import Seat, format_logbook, parse_logbook, record, replay
from greatcircle.kernel.match import Match, told_move
from greatcircle.kernel.option import Options
from greatcircle.kernel.refusal import BadInput, Reason, Refused
from greatcircle.kernel.saying import BLANK
from greatcircle.kernel.state import CHANCE, SEATS_MOST, State
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR, View

SAMPLES = 2
"""How many hidden states are drawn for each view."""
INTERRUPTED = 3
"""One in so many moves is an interrupt, where there can be one."""
WORDS = "What?"
"""What is typed where a question is answered by typing."""
LOOKS = 12
"""Of a longer list of moves so many, drawn by lot, are looked at closely."""


class Breach(Exception):
    """A promise of the kernel contract that a game does not keep."""


def check_match(
    game: Game,
    options: Options,
    seats: int,
    seed: str,
    clauses: Collection[str] | None = None,
    stride: int = 1,
    patience: int = 100_000,
) -> Match:
    """Play a match, check every promise at every state (at every so many with `stride`), and give the match.

    Half of the moves are drawn by lot, half are the best in the game's own eyes, so that the match gets on. `clauses`
    are the ids of the rulebook; with them every cited clause has to exist. A match is left unfinished after `patience`
    moves.
    """
    return _Inspection(game, options, seats, seed, clauses, stride).run(patience)


@final
class _Inspection:
    """One match under inspection."""

    def __init__(
        self, game: Game, options: Options, seats: int, seed: str, clauses: Collection[str] | None, stride: int
    ) -> None:
        self.game = game
        self.seed = seed
        self.clauses = clauses
        self.stride = stride
        self.dice = QuickDealer(f"{seed}/dice")
        self.choices = QuickDealer(f"{seed}/choices")
        self.looks = QuickDealer(f"{seed}/looks")
        self.match = Match(game, options, seats, self._dealer())
        self.conserved = game.conserved(self.match.state)
        self.bound = game.bound(options, seats)

    def run(self, patience: int) -> Match:
        match = self.match
        most = self.game.identity.seats_max
        _expect(most <= SEATS_MOST, f"the game is for up to {most} seats, and {SEATS_MOST} are the most that any has")
        _expect(self.game.identity.stage in STAGES, f"the stage {self.game.identity.stage!r} is none of {STAGES}")
        self.check_sayings()
        self.check_teams()
        states = [_text(match.state.to_json())]
        while not match.is_over():
            if len(match.log) % self.stride == 0:
                self.check_state()
            self.act()
            states.append(_text(match.state.to_json()))
            _expect(
                self.bound is None or len(match.log) <= self.bound,
                f"the match has gone beyond its bound of {self.bound} moves",
            )
            if len(match.log) >= patience:
                return match
        self.check_state()
        self.check_logbook(states)
        return match

    def act(self) -> None:
        """Make one move as chance and the seats would, and see that what is conserved stays."""
        match = self.match
        actors = match.state.actors()
        actor = actors[self.choices.below(len(actors))]
        interrupts = self.interrupts(match.state)
        if interrupts and self.choices.below(INTERRUPTED) == 0:
            self.check_play(*interrupts[self.choices.below(len(interrupts))])
        elif actor == CHANCE:
            self.check_events(match.deal())
        else:
            self.check_play(actor, self.pick(match.state, actor))
        _expect(
            self.game.conserved(match.state) == self.conserved,
            f"{self.game.conserved(match.state)} is left of {self.conserved}",
        )

    def check_sayings(self) -> None:
        """What can be said is told apart by its ids and values, and a blank stands just where something fills it."""
        sayings = self.game.sayings(self.match.state)
        _expect(len({saying.id for saying in sayings}) == len(sayings), "two sayings have the same id")
        for saying in sayings:
            values = {fill.value for fill in saying.fills}
            _expect(len(values) == len(saying.fills), f"the saying {saying.id!r} offers something twice")
            blanks = saying.sentence.count(BLANK)
            _expect(blanks == (1 if values else 0), f"the blank of the saying {saying.id!r} cannot be filled")

    def check_teams(self) -> None:
        """Partners are other seats of the match, and all of a team know each other."""
        state = self.match.state
        teams = [sorted([seat, *state.partners(seat)]) for seat in range(state.seats)]
        for seat, team in enumerate(teams):
            _expect(len(set(team)) == len(team), f"seat {seat} is its own partner, or somebody's twice")
            _expect(
                all(0 <= other < state.seats and teams[other] == team for other in team),
                f"the team {team} of seat {seat} is not that of all its seats",
            )

    def interrupts(self, state: State) -> list[tuple[int, int]]:
        """List the seats that could interrupt, each with every move that would."""
        return [(seat, move) for seat in range(state.seats) for move in state.interrupts(seat)]

    def pick(self, state: State, seat: int) -> int:
        """Pick a legal move by lot, or the one that the game thinks best."""
        legal = state.legal(seat)
        if self.choices.below(2) == 0:
            return legal[self.choices.below(len(legal))]
        values: dict[int, int] = {}
        for move in self.some(legal):
            after = state.copy()
            after.apply(seat, move)
            values[move] = self.game.evaluate(after, seat)
        return max(values, key=lambda move: values[move])

    def some(self, moves: list[int]) -> list[int]:
        """List all of a few moves, or some of many."""
        if len(moves) <= LOOKS:
            return moves
        drawn = {moves[self.looks.below(len(moves))] for _ in range(LOOKS)}
        return [move for move in moves if move in drawn]

    def check_play(self, seat: int, move: int) -> None:
        """A legal move is accepted; unless it reveals something it can be undone, which restores the state."""
        match = self.match
        before = _text(match.state.to_json())
        reveals = match.state.reveals(seat, move)
        question = match.question(seat)
        words = WORDS if question is not None and question.is_typed else ""
        events = match.play(seat, move, words)
        _expect(match.state.words == "", "what was typed is still known after the move")
        is_final = reveals or match.is_over()
        _expect(match.can_undo(seat) != is_final, f"whether {move} can be undone is not what `reveals` says")
        if not is_final:
            after = _text(match.state.to_json())
            match.undo(seat)
            _expect(_text(match.state.to_json()) == before, f"undoing {move} does not restore the state")
            match.play(seat, move, words)
            _expect(_text(match.state.to_json()) == after, f"playing {move} again gives another state")
        self.check_events(events)

    def check_state(self) -> None:
        """Check everything that holds of any state."""
        state = self.match.state
        before = _text(state.to_json())
        self.check_actors(state)
        self.check_copies(state)
        for seat in range(state.seats + 1):
            self.check_moves(state, seat)
        for seat in [SPECTATOR, *range(state.seats)]:
            self.check_view(state, seat)
            self.check_hiding(state, seat)
        self.check_hindsight(state)
        _expect(_text(state.to_json()) == before, "looking at a state, or playing on a copy, has changed it")

    def check_actors(self, state: State) -> None:
        """Somebody acts until there is an outcome and nobody after it; chance acts alone, with odds that sum to one."""
        actors = state.actors()
        outcome = state.outcome()
        _expect(len(set(actors)) == len(actors), f"{actors} names an actor twice")
        _expect((outcome is None) == bool(actors), f"{actors} may act while the outcome is {outcome}")
        if outcome is not None:
            ranking = outcome.ranking()
            _expect(
                sorted(seat for group in ranking for seat in group) == list(range(state.seats)),
                f"the ranking {ranking} does not hold every seat once",
            )
            _expect(len(outcome.scores) == state.seats, f"{outcome.scores} are not the scores of all seats")
            _expect(bool(outcome.winners()) and outcome.sentence != "", "an outcome has a winner and a sentence")
            _plain(outcome.to_json())
        if CHANCE not in actors:
            _expect(not state.legal(CHANCE), "chance has legal moves though it does not act")
            _expect(all(0 <= actor < state.seats for actor in actors), f"{actors} are not all seats")
            return
        _expect(actors == [CHANCE], f"chance has to act alone, not as {actors}")
        chances = state.chances()
        self.check_codes(chances.moves)
        _expect(state.legal(CHANCE) == chances.moves, "the legal moves of chance are not those that have odds")
        _expect(all(weight > 0 for weight in chances.weights), f"{chances.weights} are no weights")
        _expect(sum(odds for _, odds in chances.odds()) == 1, "the odds of chance do not sum to one")
        for move in self.some(chances.moves):
            self.check_wire(state, CHANCE, move)
            self.check_apply(state, CHANCE, move)

    def check_moves(self, state: State, seat: int) -> None:
        """A seat that may act has moves, and nobody else has; every move can be made, and every other is refused."""
        legal = state.legal(seat)
        interrupts = state.interrupts(seat)
        is_asked = seat in state.actors()
        _expect(is_asked == bool(legal), f"seat {seat} has the moves {legal}")
        _expect(not interrupts or (0 <= seat < state.seats and not is_asked), f"seat {seat} has nothing to interrupt")
        _expect(not interrupts or bool(state.actors()), "the match is over, and somebody may still interrupt")
        self.check_choice(state, seat)
        self.check_codes(legal + interrupts)
        for move in self.some(legal + interrupts):
            self.check_wire(state, seat, move)
            self.check_apply(state, seat, move)
            self.check_reason(state.why(seat, move), True)
        for _ in range(SAMPLES):
            move = self.choices.below(self.game.move_count)
            if move not in legal and move not in interrupts:
                self.check_refusal(state, seat, move)
        self.check_question(state, seat)

    def check_choice(self, state: State, seat: int) -> None:
        """People and bots pick from legal moves, and whoever may act has something to pick."""
        legal = state.legal(seat)
        for who, moves in (("person", state.for_people(seat)), ("bot", state.for_bots(seat))):
            self.check_codes(moves)
            _expect(set(moves) <= set(legal), f"a {who} on seat {seat} picks from {moves}, but legal are {legal}")
            _expect(bool(moves) == bool(legal), f"a {who} on seat {seat} has nothing to pick from")

    def check_question(self, state: State, seat: int) -> None:
        """A question is for a seat that may act, silence is one of its moves, and any text is read or refused."""
        question = state.question(seat)
        if question is not None:
            _expect(question.silence in state.for_people(seat), f"seat {seat} is asked, but may not stay silent")
            _expect(question.sentence.endswith("?"), f"{question.sentence!r} is no question")
        try:
            move = state.parse_answer(seat, WORDS)
        except BadInput:
            return
        is_typed = question is not None and question.is_typed
        _expect(is_typed and move in state.for_people(seat), f"an answer of seat {seat} is no move for a person")
        self.check_apply(state, seat, move, WORDS)

    def check_codes(self, moves: list[int]) -> None:
        """Moves are numbers within the game's range, none of them twice."""
        _expect(len(set(moves)) == len(moves), f"{moves} holds a move twice")
        _expect(all(0 <= move < self.game.move_count for move in moves), f"{moves} holds a move out of range")

    def check_wire(self, state: State, actor: int, move: int) -> None:
        """A move has a sentence, and its wire form survives JSON."""
        wire = state.wire(move)
        _expect(isinstance(wire.get("move"), str), f'the wire form {wire} does not tell its kind under "move"')
        _expect(state.parse_move(_plain(wire)) == move, f"the wire form {wire} does not lead back to {move}")
        _expect(state.sentence(actor, move).endswith("."), f"{wire} is not told in a sentence")

    def check_apply(self, state: State, actor: int, move: int, words: str = "") -> None:
        """A move can be made on a copy, the same way every time, and conserves what is conserved."""
        one = state.copy()
        one.words = words
        other = state.copy()
        other.words = words
        other.events = []
        one.apply(actor, move)
        other.apply(actor, move)
        _expect(one.to_json() == other.to_json(), f"{state.wire(move)} gives another state when events are told")
        _expect(self.game.conserved(one) == self.conserved, f"{state.wire(move)} loses or makes something")
        self.check_events(other.events)

    def check_refusal(self, state: State, seat: int, move: int) -> None:
        """An illegal move is refused with a reason, and nothing changes."""
        self.check_reason(state.why(seat, move), False)
        moves_before = len(self.match.log)
        try:
            self.match.play(seat, move)
        except Refused as refused:
            self.check_reason(refused.reason, False)
        else:
            raise Breach(f"the illegal move {move} of seat {seat} was accepted")
        _expect(len(self.match.log) == moves_before, "a refused move stands in the log")

    def check_reason(self, reason: Reason, legal: bool) -> None:
        """A reason says the right thing in a sentence, and cites clauses that exist."""
        _expect(reason.legal == legal, f"the reason {reason.sentence!r} says legal={reason.legal}")
        _expect(reason.sentence.endswith("."), f"{reason.sentence!r} is no sentence")
        if self.clauses is not None:
            unknown = [clause for clause in reason.clauses if clause not in self.clauses]
            _expect(not unknown, f"{reason.sentence!r} cites {unknown}, which the rulebook does not have")

    def check_events(self, events: list[Event]) -> None:
        """Events are plain data with a sentence, for everyone or for seats of this match."""
        for event in events:
            fields = _plain(event.to_json())
            _expect(fields["event"] == event.kind(), f"{fields} is not of kind {event.kind()}")
            _expect(event.sentence(self.match.state.seat_names()) != "", f"{event.kind()} is not told in words")
            audience = event.audience()
            if audience is not None:
                _expect(all(0 <= seat < self.match.seats for seat in audience), f"{audience} is no audience")

    def check_copies(self, state: State) -> None:
        """A copy is equal and independent, and so is a state that went through JSON."""
        facts = state.to_json()
        _expect(state.copy().to_json() == facts, "a copy is not equal to its state")
        again = self.game.state_from_json(_plain(facts))
        _expect(again.to_json() == facts, "a state does not survive JSON")
        _expect(self.game.conserved(again) == self.conserved, "something is lost or made by going through JSON")
        _expect(again.actors() == state.actors(), "after JSON somebody else is to act")
        for seat in range(state.seats):
            _expect(again.legal(seat) == state.legal(seat), "after JSON other moves are legal")
            _expect(again.interrupts(seat) == state.interrupts(seat), "after JSON others may interrupt")
            _expect(
                self.game.evaluate(state, seat) == sum(term.value for term in self.game.terms(state, seat)),
                "the evaluation is not the sum of its terms",
            )

    def check_view(self, state: State, seat: int) -> None:
        """A view survives JSON and shows nothing hidden: other truths behind it give the same view and moves."""
        view = self.game.view(state, seat)
        seen = _text(view.to_json())
        again = self.game.view_from_json(json.loads(seen))
        _expect(_text(again.to_json()) == seen, "a view does not survive JSON")
        chart = self.game.chart(view)
        self.game.chart(again)
        legal = self.some(state.legal(seat))
        makeable = legal + (state.interrupts(seat) if seat != SPECTATOR else [])
        worth = self.appraised(view, legal)
        _expect(self.appraised(again, legal) == worth, f"what moves are worth to seat {seat} does not survive JSON")
        heard = self.heard_moves(state, seat)
        tried = [*makeable, *[self.choices.below(self.game.move_count) for _ in range(SAMPLES)]]
        for number in range(SAMPLES):
            sample = self.game.sample(again, QuickDealer(f"{self.seed}/{len(self.match.log)}/{seat}/{number}"))
            _expect(
                _text(self.game.view(sample, seat).to_json()) == seen,
                f"the view of seat {seat} changes when hidden facts do",
            )
            _expect(
                self.choice(sample, seat) == self.choice(state, seat), f"the moves of seat {seat} betray hidden facts"
            )
            _expect(
                self.appraised(self.game.view(sample, seat), legal) == worth,
                f"what moves are worth to seat {seat} betrays hidden facts",
            )
            _expect(
                self.game.chart(self.game.view(sample, seat)) == chart, f"the chart of seat {seat} betrays hidden facts"
            )
            _expect(
                [sample.can_speak(other) for other in range(state.seats)]
                == [state.can_speak(other) for other in range(state.seats)],
                "who may speak betrays hidden facts",
            )
            for actor, move in heard:
                _expect(
                    move not in sample.legal(actor) or sample.sentence(actor, move) == state.sentence(actor, move),
                    f"the sentence of {state.wire(move)}, which seat {seat} hears, betrays hidden facts",
                )
            for move in tried if seat != SPECTATOR else []:
                _expect(
                    sample.why(seat, move) == state.why(seat, move), f"the reasons of seat {seat} betray hidden facts"
                )
            for move in makeable:
                _expect(
                    sample.sentence(seat, move) == state.sentence(seat, move),
                    f"the sentences of seat {seat} betray hidden facts",
                )
                _expect(
                    state.reveals(seat, move)
                    or self.known_after(sample, seat, move) == self.known_after(state, seat, move),
                    f"seat {seat} could undo {state.wire(move)} after it has learnt something",
                )

    def heard_moves(self, state: State, seat: int) -> list[tuple[int, int]]:
        """List the moves of others that a seat would be told in their own words: those that tell nothing else."""
        heard: list[tuple[int, int]] = []
        if not self.game.tells_quiet_moves():
            return heard
        for actor in state.actors():
            for move in self.some(state.legal(actor)) if actor != seat else []:
                after = state.copy()
                after.events = []
                after.apply(actor, move)
                if not after.events and told_move(self.game, state, actor, move).is_for(seat):
                    heard.append((actor, move))
        return heard

    def choice(self, state: State, seat: int) -> list[list[int]]:
        """List what a seat may do: its legal moves, those that people and bots pick from, and its interrupts."""
        if seat == SPECTATOR:
            return []
        return [state.legal(seat), state.for_people(seat), state.for_bots(seat), state.interrupts(seat)]

    def check_hindsight(self, state: State) -> None:
        """Who looks back sees the secrets of all seats: whatever any of them can tell apart looks different."""
        hindsight = self.game.view(state, OMNISCIENT)
        truth = _text(hindsight.to_json())
        again = self.game.view_from_json(json.loads(truth))
        _expect(_text(again.to_json()) == truth, "the view of who looks back does not survive JSON")
        self.game.chart(again)
        public = self.game.view(state, SPECTATOR)
        for number in range(SAMPLES):
            other = self.game.sample(public, QuickDealer(f"{self.seed}/{len(self.match.log)}/back/{number}"))
            if any(self.seen(other, seat) != self.seen(state, seat) for seat in range(state.seats)):
                _expect(self.seen(other, OMNISCIENT) != truth, "who looks back does not see the secrets of all seats")

    def seen(self, state: State, seat: int) -> str:
        """Write down what a seat sees."""
        return _text(self.game.view(state, seat).to_json())

    def appraised(self, view: View, moves: list[int]) -> list[Appraisal] | None:
        """Let the game weigh moves by a view, if it does; every move is weighed, all by the same things."""
        if not moves:
            return None
        appraisals = self.game.appraise(view, moves)
        if appraisals is not None:
            _expect(len(appraisals) == len(moves), f"{len(appraisals)} appraisals are given of {len(moves)} moves")
            sentences = [[term.sentence for term in appraisal.terms] for appraisal in appraisals]
            _expect(all(each == sentences[0] for each in sentences), "moves of one choice are weighed by other things")
        return appraisals

    def check_hiding(self, state: State, seat: int) -> None:
        """Moves look alike to a seat if, and only if, they tell it the same and leave it the same view."""
        told: dict[str, str] = {}
        looks: dict[str, str] = {}
        made = [(actor, move) for actor in state.actors() for move in self.some(state.legal(actor))]
        for actor, move in made + self.interrupts(state):
            seen = self.game.redact(state, actor, move, seat)
            _expect(actor != seat or seen == state.wire(move), f"seat {seat} does not see its own move {seen}")
            look = f"{actor} {_text(seen)}"
            known = self.known_after(state, seat, move, actor)
            _expect(told.setdefault(look, known) == known, f"seat {seat} learns more of {state.wire(move)} than {seen}")
            _expect(looks.setdefault(known, look) == look, f"{seen} tells seat {seat} what its view does not")

    def known_after(self, state: State, seat: int, move: int, actor: int | None = None) -> str:
        """Write down what a seat is told by a move, its own or another's, and sees after it."""
        after = state.copy()
        after.events = []
        after.apply(seat if actor is None else actor, move)
        told = [event.to_json() for event in after.events if event.is_for(seat)]
        return _text({"events": told, "view": self.game.view(after, seat).to_json()})

    def check_logbook(self, states: list[str]) -> None:
        """The logbook of the match replays to the same state at every step, and every draw can be recomputed."""
        names = self.match.state.seat_names()
        logbook = record(self.match, tuple(Seat(name, "random") for name in names))
        parsed = parse_logbook(format_logbook(logbook))
        _expect(parsed == logbook, "the logbook does not survive being written and read")
        for number, replayed in enumerate(replay(parsed, self.game, verify=True)):
            _expect(_text(replayed.state.to_json()) == states[number], f"replaying differs after move {number}")

    def _dealer(self) -> Dealer:
        """Deal provably in some matches and quickly in others."""
        if self.dice.below(2):
            return QuickDealer(self.seed)
        return ProvableDealer(bytes(self.dice.below(256) for _ in range(32)), ["salt", self.seed])


def _expect(kept: bool, fault: str) -> None:
    if not kept:
        raise Breach(fault[0].upper() + fault[1:] + ".")


def _text(facts: Mapping[str, object]) -> str:
    """Write plain data; what is no plain data is a breach."""
    try:
        return json.dumps(facts, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError) as fault:
        raise Breach(f"Something is not plain data: {fault}.") from None


def _plain(facts: Mapping[str, object]) -> dict[str, object]:
    """Send plain data through JSON."""
    read: dict[str, object] = json.loads(_text(facts))
    return read
