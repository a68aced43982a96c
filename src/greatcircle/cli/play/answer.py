"""This file is what the table answers to questions: hints, reasons, rules, options and the story so far."""

from collections.abc import Sequence

from greatcircle.bots import make_bot
from greatcircle.bots.bot import NEXT_STEP, Bot
from greatcircle.bots.thought import Choice
from greatcircle.cli.play.typed_name import are_numbers_names, chains_to, refusals_of
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_SENTENCES, SKILLED
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options, option_fields, recorded_options, shown_value
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.rulebook import Clause, Rulebook
from greatcircle.kernel.saying import Saying
from greatcircle.kernel.state import CHANCE
from greatcircle.lab.ladder import strength_of

STAND_IN = SKILLED
"""The bot that moves for a person whose time has run out."""
HINT_SECONDS = 0.5
"""So long the strongest bot thinks about a hint."""
CLAUSES_LISTED = 12
FILLS_LISTED = 8

HELP = (
    ("a number", "makes that move, or means what has this number on the board"),
    ("a name", "such as a place: goes there, if only one way leads there"),
    ("list WORD", "lists the moves that speak of something; list alone all of them"),
    ("an answer", "in your own words, when something is asked; Enter gives none"),
    ("Enter", "lets luck go on after your move"),
    ("undo", "takes your moves back, up to the last throw or draw"),
    ("hint", "tells what the strongest bot would do, and why"),
    ("why 2", "tells why move 2 is allowed, and what the bot thinks of it"),
    ("why NAME", "tells why something is not possible: why a place cannot be reached, for example"),
    ("look NAME", "looks something up: the routes, fares or lines of a place, who is there, or a card"),
    ("board", "draws the board again"),
    ("legend", "tells what the marks of the board mean"),
    ("log", "tells everything that has happened"),
    ("summary", "tells the rules in short"),
    ("rules WORD", "searches the rules; rules 4.3 shows that clause, rules alone the rules in short and the chapters"),
    ("options", "shows what was agreed before this match"),
    ("save FILE", "writes a copy; the match itself is saved before every move"),
    ("more", "gives you the whole time again, once for each move, at a table with a clock"),
    ("quit", "leaves; the match can go on later"),
)
"""What can be typed at the table."""


BESIDES = 2
"""So many other moves a hint tells."""


def hint(match: Match, seat: int) -> list[str]:
    """Say what the adviser would do and why, and what else is good."""
    moves = advisable(match, seat)
    bot = _adviser(match.game)
    thought = bot.think(match.view(seat), moves)
    said = _named(match, seat, thought.move, thought.choices)
    others = [choice.moves[0] for choice in thought.choices if choice.moves[0] != thought.move]
    besides = [f"Next best: {_named(match, seat, move, thought.choices)}" for move in others if move in moves]
    does = "do this:" if are_numbers_names(match, seat) else "take"
    return [f"The {bot_name(match.game)} bot would {does} {said}", _told(thought.reasons), *besides[:BESIDES]]


def bot_name(game: Game) -> str:
    """Name the strongest bot of a game, which gives hints."""
    return game.levels()[-1].name


def _named(match: Match, seat: int, move: int, choices: Sequence[Choice]) -> str:
    """Say which of the offered moves one is, and the chance to win with it, where a bot knows that."""
    numbers = [number for number, offer in enumerate(match.offers(seat), 1) if offer.move == move]
    number = "" if are_numbers_names(match, seat) else f"{numbers[0]}: "
    chance = next((choice.chance for choice in choices if choice.moves[0] == move), None)
    wins = "" if chance is None else f" Chance to win: {chance:.0%}."
    return f"{number}{match.state.sentence(seat, move)}{wins}"


def stand_in(match: Match, seat: int) -> int:
    """Choose a move for a person whose time has run out, from what the seat may know."""
    return make_bot(STAND_IN, match.game, QuickDealer("late")).choose(match.view(seat), match.for_bots(seat))


def advisable(match: Match, seat: int) -> list[int]:
    """List the moves among which the adviser chooses for a person: those that it would make itself, if any."""
    moves = match.for_people(seat)
    own = match.for_bots(seat)
    return [move for move in moves if move in own] or moves


def why_offer(match: Match, seat: int, number: int, rulebook: Rulebook) -> list[str]:
    """Say why an offered move is allowed, by which clauses, and what the adviser thinks of it."""
    offer = match.offers(seat)[number - 1]
    reason = match.state.why(seat, offer.move)
    allowed = f"Allowed by {clause_titles(rulebook, reason)}." if reason.clauses else "Allowed."
    return [f"{number}: {offer.sentence} {allowed}", _opinion(_adviser(match.game), match, seat, offer.move)]


def why_name(match: Match, seat: int, name: str, rulebook: Rulebook) -> list[str]:
    """Say how to do what a name stands for, or why it cannot be done now."""
    moves = [offer.move for offer in match.offers(seat)]
    is_by_name = are_numbers_names(match, seat)
    firsts = dict.fromkeys(chain[0] for chain in chains_to(match, seat, name))
    ways = [
        f"It is possible: {'' if is_by_name else f'choose {moves.index(first) + 1}, '}"
        f"{match.state.sentence(seat, first)}"
        for first in firsts
    ]
    refusals = [refusal(rulebook, reason) for reason in refusals_of(match, seat, name)]
    return ways or refusals or [f"Nothing that can be done now is called {name!r}."]


def refusal(rulebook: Rulebook, reason: Reason) -> str:
    """Say why something is not possible, with the clauses that forbid it."""
    return f"{reason.sentence} ({clause_titles(rulebook, reason)})" if reason.clauses else reason.sentence


def clause_titles(rulebook: Rulebook, reason: Reason) -> str:
    """Name the clauses of a reason by number and title; by its id one that stands in no rulebook."""
    found = [(clause_id, rulebook.clauses.get(clause_id)) for clause_id in reason.clauses]
    return "; ".join(clause_id if clause is None else f"{clause.number} {clause.title}" for clause_id, clause in found)


def find_rules(rulebook: Rulebook, words: str) -> list[str]:
    """Show a clause or a chapter by its number, or the clauses that hold the words, or all chapters."""
    if not words:
        return [*summary_lines(rulebook), *_chapters(rulebook)]
    named = rulebook.find(words)
    chapter = [clause for clause in rulebook.clauses.values() if clause.chapter_number == words]
    if named is not None or chapter:
        return [*(_whole_clause(rulebook, named) if named is not None else []), *_whole_chapter(chapter)]
    wanted = words.lower().split()
    found = [clause for clause in rulebook.clauses.values() if _holds(f"{clause.title} {clause.text}", wanted)]
    if not found:
        return [f"No clause speaks of {words!r}; type rules alone for the chapters."]
    found.sort(key=lambda clause: not _holds(clause.title, wanted))
    if len(found) == 1 or (_holds(found[0].title, wanted) and not _holds(found[1].title, wanted)):
        others = ", ".join(clause.number for clause in found[1 : CLAUSES_LISTED + 1])
        return [*_whole_clause(rulebook, found[0]), *([f"See also {others}."] if others else [])]
    lines = [_line_of(clause) for clause in found[:CLAUSES_LISTED]]
    if len(found) > CLAUSES_LISTED:
        lines.append(f"and {len(found) - CLAUSES_LISTED} more; add a word to find fewer.")
    return [*lines, f"Type rules {found[0].number} to read one of them."]


def summary_lines(rulebook: Rulebook) -> list[str]:
    """Give the rules in short, a line for each paragraph and step; none when the rulebook has no summary."""
    return [line.replace("**", "") for line in rulebook.summary.splitlines() if line]


def list_options(options: Options) -> list[tuple[str, str]]:
    """List the options that the rules of a match have, with their values and what they mean."""
    recorded = recorded_options(options)
    return [
        (f"{field.name} = {shown_value(recorded[field.name])}", field.metadata["sentence"])
        for field in option_fields(options)
        if field.name in recorded
    ]


def list_bots(game: Game) -> list[tuple[str, str]]:
    """List the levels of a game's bots, with what may be expected of each and how strong it is."""
    told = {level.name: LEVEL_SENTENCES[level.name] for level in game.levels()}
    return [(f"  {name}", f"{words} {strength_of(game.identity.id, name)}".strip()) for name, words in told.items()]


def list_sayings(sayings: list[Saying]) -> list[tuple[str, str]]:
    """List what can be said, each with what is typed for it."""
    return [(f"say {one.id}{' …' if one.fills else ''}", one.dotted()) for one in sayings]


def find_words(sayings: list[Saying], typed: str) -> str:
    """Read what somebody wants to say, such as "search 39"; `BadInput` says what is wrong with it."""
    word, _, rest = typed.partition(" ")
    saying = next((one for one in sayings if one.id == word.lower()), None)
    if saying is None:
        raise BadInput(f"Nothing to say begins with {word!r}; type say for all that can be said.")
    if not saying.fills:
        return saying.words(rest.strip())
    if not rest.strip():
        raise BadInput(f"Type a name or a number after it: say {saying.id} …")
    found = saying.find(rest)
    if len(found) == 1:
        return saying.words(found[0].value)
    if not found:
        raise BadInput(f"{rest.strip()!r} does not fit there; a name or a number of the board does.")
    listed = ", ".join(fill.words for fill in found[:FILLS_LISTED])
    raise BadInput(f"That may mean several: {listed}{', …' if len(found) > FILLS_LISTED else ''}.")


def story(match: Match, seat: int, since: int = 0) -> list[tuple[int, str]]:
    """Tell what has happened since a number of moves, as far as a seat may know.

    Told are each act of chance with all that one seat did then, and what the next seat did, with their numbers.
    """
    again = Match(match.game, match.options, match.seats, QuickDealer(""))
    told: list[tuple[int, str]] = []
    mover = CHANCE
    for number, entry in enumerate(match.log, 1):
        events = again.replay_move(entry.actor, entry.move, entry.words)
        if number <= since:
            continue
        if not told or entry.actor == CHANCE or mover not in (CHANCE, entry.actor):
            told.append((number, ""))
        mover = entry.actor
        begun, so_far = told[-1]
        told[-1] = (begun, f"{so_far} {tell(events, seat, again.state.seat_names())}".strip())
    return [(number, sentences) for number, sentences in told if sentences]


def tell(events: list[Event], seat: int, names: Sequence[str]) -> str:
    """Tell events in a row of sentences, as far as a seat may know."""
    return " ".join(event.sentence(names) for event in events if event.is_for(seat))


def _adviser(game: Game) -> Bot:
    return make_bot(bot_name(game), game, QuickDealer("advice"), is_timed=True, seconds_most=HINT_SECONDS)


def _opinion(bot: Bot, match: Match, seat: int, move: int) -> str:
    """Tell what a bot thinks of a move."""
    return _told(bot.reasons(match.view(seat), move))


def _told(reasons: Sequence[str]) -> str:
    """Tell what a bot means to do next, and what it weighs."""
    steps = [f"Then: {reason.removeprefix(NEXT_STEP)} " for reason in reasons if reason.startswith(NEXT_STEP)]
    weighed = [reason for reason in reasons if not reason.startswith(NEXT_STEP)]
    return f"{''.join(steps)}What the bot weighs: {'; '.join(weighed)}."


def _chapters(rulebook: Rulebook) -> list[str]:
    chapters: dict[str, list[Clause]] = {}
    for clause in rulebook.clauses.values():
        chapters.setdefault(clause.chapter, []).append(clause)
    lines = [
        f"{clauses[0].chapter_number}  {chapter}, {clauses[0].number} to {clauses[-1].number}"
        for chapter, clauses in chapters.items()
    ]
    return [*lines, "Type rules and a number, such as rules 4 or rules 4.3, or rules and a word to search for."]


def _whole_chapter(clauses: list[Clause]) -> list[str]:
    if not clauses:
        return []
    return [f"Chapter {clauses[0].chapter_number}, {clauses[0].chapter}:", *(_line_of(clause) for clause in clauses)]


def _whole_clause(rulebook: Rulebook, clause: Clause) -> list[str]:
    return [f"{clause.number} {clause.title} · {clause.kind} · {clause.id}", rulebook.with_numbers(clause.text)]


def _line_of(clause: Clause) -> str:
    return f"{clause.number}  {clause.title} ({clause.id})"


def _holds(text: str, words: list[str]) -> bool:
    return all(word in text.lower() for word in words)
