"""This file is what the table answers to questions: hints, reasons, rules, options and the story so far."""

from dataclasses import fields

from greatcircle.bots import make_bot
from greatcircle.bots.bot import NEXT_STEP, Bot
from greatcircle.cli.play.typed_name import are_numbers_names, chains_to, refusals_of
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options, shown_value
from greatcircle.kernel.rulebook import Clause, Rulebook
from greatcircle.kernel.state import CHANCE

ADVISER = "greedy"
"""The bot that gives hints."""
CLAUSES_LISTED = 12

HELP = (
    ("a number", "makes that move, or means what has this number on the board"),
    ("a name", "such as a place: goes there, if only one way leads there"),
    ("list WORD", "lists the moves that speak of something; list alone all of them"),
    ("an answer", "in your own words, when something is asked; Enter gives none"),
    ("Enter", "lets luck go on after your move"),
    ("undo", "takes your moves back, up to the last throw or draw"),
    ("hint", f"tells what the {ADVISER} bot would do, and why"),
    ("why 2", "tells why move 2 is allowed, and what the bot thinks of it"),
    ("why NAME", "tells why something is not possible: why a place cannot be reached, for example"),
    ("board", "draws the board again"),
    ("legend", "tells what the marks of the board mean"),
    ("log", "tells everything that has happened"),
    ("rules WORD", "searches the rules; rules 19 shows clause 19, rules alone the chapters"),
    ("options", "shows what was agreed before this match"),
    ("save FILE", "writes a copy; the match itself is saved before every move"),
    ("quit", "leaves; the match can go on later"),
)
"""What can be typed at the table."""


def hint(match: Match, seat: int) -> list[str]:
    """Say what the adviser would do and why."""
    bot = _adviser(match.game)
    offers = match.offers(seat)
    chosen = bot.choose(match.view(seat), advisable(match, seat))
    is_by_name = are_numbers_names(match, seat)
    for number, offer in enumerate(offers, 1):
        if offer.move == chosen:
            taken = "do this" if is_by_name else f"take {number}"
            return [f"The {ADVISER} bot would {taken}: {offer.sentence}", _opinion(bot, match, seat, chosen)]
    raise AssertionError("the bot chose a move that was not offered")


def advisable(match: Match, seat: int) -> list[int]:
    """List the moves among which the adviser chooses for a person: those that it would make itself, if any."""
    moves = match.for_people(seat)
    own = match.for_bots(seat)
    return [move for move in moves if move in own] or moves


def why_offer(match: Match, seat: int, number: int, rulebook: Rulebook) -> list[str]:
    """Say why an offered move is allowed, by which clauses, and what the adviser thinks of it."""
    offer = match.offers(seat)[number - 1]
    reason = match.state.why(seat, offer.move)
    titles = [clause_title(rulebook, clause) for clause in reason.clauses]
    allowed = f"Allowed by {'; '.join(titles)}." if titles else "Allowed."
    return [f"{number}: {offer.sentence} {allowed}", _opinion(_adviser(match.game), match, seat, offer.move)]


def why_name(match: Match, seat: int, name: str) -> list[str]:
    """Say how to do what a name stands for, or why it cannot be done now."""
    moves = [offer.move for offer in match.offers(seat)]
    is_by_name = are_numbers_names(match, seat)
    firsts = dict.fromkeys(chain[0] for chain in chains_to(match, seat, name))
    ways = [
        f"It is possible: {'' if is_by_name else f'choose {moves.index(first) + 1}, '}"
        f"{match.state.sentence(seat, first)}"
        for first in firsts
    ]
    return ways or refusals_of(match, seat, name) or [f"Nothing that can be done now is called {name!r}."]


def clause_title(rulebook: Rulebook, clause_id: str) -> str:
    """Name a clause by number and title."""
    clause = rulebook.clauses.get(clause_id)
    return clause_id if clause is None else f"{clause_id} {clause.title}"


def find_rules(rulebook: Rulebook, words: str) -> list[str]:
    """Show a clause by its number, or the clauses that hold the words, or the chapters."""
    if not words:
        return _chapters(rulebook)
    for clause in rulebook.clauses.values():
        if words.upper() in (clause.id, clause.id.partition("-")[2]):
            return _whole_clause(clause)
    wanted = words.lower().split()
    found = [clause for clause in rulebook.clauses.values() if _holds(f"{clause.title} {clause.text}", wanted)]
    if not found:
        return [f"No clause speaks of {words!r}; type rules alone for the chapters."]
    found.sort(key=lambda clause: not _holds(clause.title, wanted))
    if len(found) == 1 or (_holds(found[0].title, wanted) and not _holds(found[1].title, wanted)):
        others = ", ".join(clause.id for clause in found[1 : CLAUSES_LISTED + 1])
        return [*_whole_clause(found[0]), *([f"See also {others}."] if others else [])]
    lines = [f"{clause.id}  {clause.title}" for clause in found[:CLAUSES_LISTED]]
    if len(found) > CLAUSES_LISTED:
        lines.append(f"and {len(found) - CLAUSES_LISTED} more; add a word to find fewer.")
    return [*lines, f"Type rules {found[0].id} to read one of them."]


def list_options(options: Options) -> list[tuple[str, str]]:
    """List the options with their values and what they mean."""
    return [
        (f"{field.name} = {shown_value(getattr(options, field.name))}", field.metadata["sentence"])
        for field in fields(options)
    ]


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
        told[-1] = (begun, f"{so_far} {tell(events, seat)}".strip())
    return [(number, sentences) for number, sentences in told if sentences]


def tell(events: list[Event], seat: int) -> str:
    """Tell events in a row of sentences, as far as a seat may know."""
    return " ".join(event.sentence() for event in events if event.is_for(seat))


def _adviser(game: Game) -> Bot:
    return make_bot(ADVISER, game, QuickDealer("advice"))


def _opinion(bot: Bot, match: Match, seat: int, move: int) -> str:
    """Tell what a bot means to do next, and what it weighs."""
    reasons = bot.reasons(match.view(seat), move)
    steps = [f"Then: {reason.removeprefix(NEXT_STEP)} " for reason in reasons if reason.startswith(NEXT_STEP)]
    weighed = [reason for reason in reasons if not reason.startswith(NEXT_STEP)]
    return f"{''.join(steps)}What the bot weighs: {'; '.join(weighed)}."


def _chapters(rulebook: Rulebook) -> list[str]:
    chapters: dict[str, list[str]] = {}
    for clause in rulebook.clauses.values():
        chapters.setdefault(clause.chapter, []).append(clause.id)
    lines = [f"{ids[0]}  {chapter}, {len(ids)} clauses from here" for chapter, ids in chapters.items()]
    return [*lines, "Type rules and a number, or rules and a word to search for."]


def _whole_clause(clause: Clause) -> list[str]:
    return [f"{clause.id} · {clause.kind} · {clause.title}", clause.text]


def _holds(text: str, words: list[str]) -> bool:
    return all(word in text.lower() for word in words)
