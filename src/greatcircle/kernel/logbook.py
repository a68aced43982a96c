"""This file is the logbook: a recorded match as JSON Lines, written from a match, read strictly, replayed move by move.

Line 1 is the header, then comes one line per move, and the last line is the footer: "footer" for a finished match,
"pause" for one that was saved to go on later. Every line ends with a check: the first eight hexadecimal digits of the
SHA-256 of the check before it and of the line without its own. `logbook.schema.json` beside this file describes it.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, final

from greatcircle.kernel.dealer import Dealer, ProvableDealer, QuickDealer, commitment_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options, recorded_options
from greatcircle.kernel.question import WORDS_MOST, clean_words
from greatcircle.kernel.refusal import BadInput, Refused
from greatcircle.kernel.state import CHANCE, Wire

FORMAT: Final = "great-circle-logbook"
VERSION: Final = 1
CHECK_DIGITS: Final = 8
COMMITMENT: Final = re.compile("[0-9a-f]{64}")
HEADER_KEYS: Final = "line format version game rules_version options seats dealer commitment salts check"
DEEPEST: Final = 8
"""How many levels of lists and objects a line may have."""


class LogbookError(BadInput):
    """A logbook that cannot be read or does not hold; names the line, and the move where there is one."""

    def __init__(self, line: int, fault: str, is_footer: bool = False) -> None:
        super().__init__(f"Line {line}{'' if line == 1 or is_footer else f' (move {line - 1})'}: {fault}")
        self.line = line
        self.fault = fault


@final
@dataclass(frozen=True)
class Seat:
    """Who sits where: a name for people, and what plays: "person" or a bot's name."""

    name: str
    player: str


class RecordedMove(NamedTuple):
    """A recorded move: who made it, its wire form, and what was typed with it."""

    actor: int
    wire: Wire
    words: str = ""


@final
@dataclass(frozen=True)
class Logbook:
    """A recorded match that has been read and checked line by line, but not yet replayed."""

    game: str
    rules_version: int
    options: dict[str, object]
    seats: tuple[Seat, ...]
    dealer: str
    commitment: str | None
    salts: tuple[str, ...]
    moves: tuple[RecordedMove, ...]
    outcome: dict[str, object] | None
    """The outcome as recorded; None while the match is paused."""
    seed: str | None
    """The seed; None when it was not revealed, so that the draws cannot be recomputed."""
    taken_over: int = 0
    """How many of the first moves come from another match; the seed gives the draws after them."""


def record(match: Match, seats: tuple[Seat, ...], taken_over: int = 0) -> Logbook:
    """Record a match as it stands, of which so many moves were taken over from another one."""
    dealer = match.dealer
    commitment: str | None = None
    salts: tuple[str, ...] = ()
    seed: str | None = None
    if isinstance(dealer, ProvableDealer):
        commitment = dealer.commitment
        salts = tuple(dealer.salts)
        seed = dealer.seed.hex()
    elif isinstance(dealer, QuickDealer):
        seed = dealer.seed
    outcome = match.outcome()
    return Logbook(
        game=match.game.identity.id,
        rules_version=match.options.rules_version,
        options=recorded_options(match.options),
        seats=seats,
        dealer=dealer.kind,
        commitment=commitment,
        salts=salts,
        moves=recorded_moves(match),
        outcome=None if outcome is None else outcome.to_json(),
        seed=seed,
        taken_over=taken_over,
    )


def recorded_moves(match: Match) -> tuple[RecordedMove, ...]:
    """List the moves of a match as they are recorded."""
    return tuple([RecordedMove(entry.actor, match.state.wire(entry.move), entry.words) for entry in match.log])


def format_logbook(logbook: Logbook) -> str:
    """Write a logbook as JSON Lines."""
    header: dict[str, object] = {
        "line": "header",
        "format": FORMAT,
        "version": VERSION,
        "game": logbook.game,
        "rules_version": logbook.rules_version,
        "options": logbook.options,
        "seats": [{"name": seat.name, "player": seat.player} for seat in logbook.seats],
        "dealer": logbook.dealer,
        "commitment": logbook.commitment,
        "salts": list(logbook.salts),
    }
    if logbook.taken_over:
        header["taken_over"] = logbook.taken_over
    lines = [header]
    for number, recorded in enumerate(logbook.moves, 1):
        who: object = "chance" if recorded.actor == CHANCE else recorded.actor
        line: dict[str, object] = {"line": "move", "number": number, "actor": who, "move": recorded.wire}
        if recorded.words:
            line["words"] = recorded.words
        lines.append(line)
    if logbook.outcome is None:
        lines.append({"line": "pause", "seed": logbook.seed})
    else:
        lines.append({"line": "footer", "outcome": logbook.outcome, "seed": logbook.seed})
    texts: list[str] = []
    check = ""
    for fields in lines:
        check = _check_of(check, fields)
        texts.append(_format_line({**fields, "check": check}))
    return "\n".join(texts) + "\n"


def parse_logbook(text: str) -> Logbook:
    """Read a logbook strictly; `LogbookError` names the first line that is not right."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise LogbookError(len(lines), "the file breaks off in the middle of this line; part of it is missing.")
    lines.pop()
    if not lines:
        raise LogbookError(1, "the file is empty; a logbook begins with a header line.")
    header = _Header(_parse_line(1, lines[0]))
    check = _verify_check(1, "", header.fields)
    moves: list[RecordedMove] = []
    for number in range(2, len(lines) + 1):
        fields = _parse_line(number, lines[number - 1])
        if number == len(lines):
            return _parse_end(number, fields, check, header, tuple(moves))
        moves.append(_parse_move(number, fields, len(header.seats)))
        check = _verify_check(number, check, fields)
    raise LogbookError(1, "after the header nothing follows; the moves and the footer are missing.")


def dealer_of(logbook: Logbook) -> Dealer:
    """Make the dealer of a logbook again, from its revealed seed."""
    if logbook.seed is None:
        raise BadInput("This logbook does not tell its seed, so its draws cannot be recomputed.")
    if logbook.dealer == "quick":
        return QuickDealer(logbook.seed)
    seed = _parse_seed(logbook.seed)
    if commitment_of(seed) != logbook.commitment:
        raise BadInput("The revealed seed is not the one that the header committed to.")
    return ProvableDealer(seed, list(logbook.salts))


def replay(logbook: Logbook, game: Game, verify: bool = False) -> Iterator[Match]:
    """Play a logbook again: the match at its start, then after every move. It is one and the same match object.

    Every move is checked for legality, and the outcome at the end; with `verify`, every draw is recomputed too.
    """
    match, dealer = _open(logbook, game, verify)
    yield match
    for number, recorded in enumerate(logbook.moves, 1):
        _replay_move(match, number + 1, recorded, dealer if number > logbook.taken_over else None)
        yield match
    outcome = match.outcome()
    expected = None if outcome is None else outcome.to_json()
    if logbook.rules_version != game.identity.rules_version and expected and logbook.outcome:
        # What was played under older rules may be told in better words by now.
        expected["sentence"] = logbook.outcome.get("sentence")
    if json.dumps(logbook.outcome, sort_keys=True) != json.dumps(expected, sort_keys=True):
        raise LogbookError(
            len(logbook.moves) + 2, "the recorded outcome is not the one that the moves lead to.", is_footer=True
        )


def resume(logbook: Logbook, game: Game) -> Match:
    """Replay a paused match to where it was left; its dealer goes on as if never interrupted."""
    *_, match = replay(logbook, game, verify=True)
    return match


def _open(logbook: Logbook, game: Game, verify: bool) -> tuple[Match, Dealer | None]:
    if logbook.game != game.identity.id:
        raise LogbookError(1, f"this is a logbook of {logbook.game}, not of {game.identity.id}.")
    options = _options(logbook, game)
    last_line = len(logbook.moves) + 2
    try:
        dealer = dealer_of(logbook) if verify else None
    except BadInput as fault:
        raise LogbookError(last_line, str(fault), is_footer=True) from None
    match = Match(game, options, len(logbook.seats), QuickDealer("") if dealer is None else dealer)
    return match, dealer


def _options(logbook: Logbook, game: Game) -> Options:
    try:
        options = game.parse_recorded_options(logbook.options, logbook.rules_version, len(logbook.seats))
    except BadInput as fault:
        raise LogbookError(1, str(fault)) from None
    if recorded_options(options) != logbook.options:
        raise LogbookError(1, "the options are not complete; every option has to be recorded with its value.")
    return options


def _replay_move(match: Match, line: int, recorded: RecordedMove, dealer: Dealer | None) -> None:
    state = match.state
    try:
        move = state.parse_move(recorded.wire)
        if dealer is not None and recorded.actor == CHANCE and match.waits_for_chance():
            drawn = dealer.draw(state.chances())
            if drawn != move:
                given, told = _format_line(state.wire(drawn)), _format_line(recorded.wire)
                raise LogbookError(line, f"the seed gives {given}, but the logbook says {told}.")
        match.replay_move(recorded.actor, move, recorded.words)
    except LogbookError:
        raise
    except (Refused, BadInput) as fault:
        raise LogbookError(line, str(fault)) from None


@final
class _Header:
    """The first line, checked."""

    def __init__(self, fields: dict[str, object]) -> None:
        if fields.get("line") != "header" or fields.get("format") != FORMAT:
            raise LogbookError(1, f'this is no header; a logbook begins with {{"line":"header","format":"{FORMAT}"}}.')
        version = fields.get("version")
        if version != VERSION or isinstance(version, bool):
            raise LogbookError(1, f"the logbook has format version {version}; this program reads version {VERSION}.")
        self.fields = fields
        self.game = _text(1, fields, "game")
        self.rules_version = _whole(1, fields, "rules_version")
        options = fields.get("options")
        if not isinstance(options, dict):
            raise LogbookError(1, '"options" has to be an object.')
        self.options: dict[str, object] = options
        self.seats = _parse_seats(fields.get("seats"))
        self.dealer = _text(1, fields, "dealer")
        if self.dealer not in ("quick", "provable"):
            raise LogbookError(1, '"dealer" has to be "quick" or "provable".')
        commitment = fields.get("commitment")
        if not _is_commitment(commitment) if self.dealer == "provable" else commitment is not None:
            raise LogbookError(1, "a provable dealer has a commitment of 64 hexadecimal digits, and only it.")
        self.commitment: str | None = commitment if isinstance(commitment, str) else None
        salts = fields.get("salts")
        if not isinstance(salts, list) or not all(isinstance(salt, str) for salt in salts):
            raise LogbookError(1, '"salts" has to be a list of texts.')
        self.salts: tuple[str, ...] = tuple(salts)
        if salts and self.dealer == "quick":
            raise LogbookError(1, "only a provable dealer has salts.")
        self.taken_over = _parse_taken_over(fields)
        _expect_keys(1, fields, f"{HEADER_KEYS} taken_over" if self.taken_over else HEADER_KEYS)


def _parse_taken_over(fields: dict[str, object]) -> int:
    if "taken_over" not in fields:
        return 0
    taken_over = _whole(1, fields, "taken_over")
    if taken_over < 1:
        raise LogbookError(1, '"taken_over" is a number from 1 up; a match of its own does not have it.')
    return taken_over


def _is_commitment(value: object) -> bool:
    return isinstance(value, str) and COMMITMENT.fullmatch(value) is not None


def _parse_seats(seats: object) -> tuple[Seat, ...]:
    if not isinstance(seats, list) or not seats:
        raise LogbookError(1, '"seats" has to be a list of seats.')
    parsed: list[Seat] = []
    for seat in seats:
        if not isinstance(seat, dict) or seat.keys() != {"name", "player"}:
            raise LogbookError(1, 'each seat has a "name" and a "player".')
        parsed.append(Seat(_text(1, seat, "name"), _text(1, seat, "player")))
    return tuple(parsed)


def _parse_move(number: int, fields: dict[str, object], seats: int) -> RecordedMove:
    if fields.get("line") in ("footer", "pause"):
        raise LogbookError(number, "the footer stands before the end of the file.")
    if fields.get("line") != "move":
        raise LogbookError(number, "a move line was expected here.")
    if fields.get("number") != number - 1 or isinstance(fields.get("number"), bool):
        raise LogbookError(
            number,
            f"move {number - 1} was expected here, but this is number {fields.get('number')}; "
            "lines are missing, repeated or out of order.",
        )
    actor = fields.get("actor")
    wire = fields.get("move")
    if not isinstance(wire, dict):
        raise LogbookError(number, '"move" has to be an object.')
    if actor == "chance":
        _expect_keys(number, fields, "line number actor move check")
        return RecordedMove(CHANCE, wire)
    _expect_keys(number, fields, f"line number actor move check{' words' if 'words' in fields else ''}")
    if not isinstance(actor, int) or isinstance(actor, bool) or not 0 <= actor < seats:
        raise LogbookError(number, f'"actor" has to be "chance" or a seat from 0 to {seats - 1}.')
    return RecordedMove(actor, wire, _parse_words(number, fields))


def _parse_words(number: int, fields: dict[str, object]) -> str:
    """Read what was typed with a move: as it is kept, and not at all when nothing was."""
    if "words" not in fields:
        return ""
    words = _text(number, fields, "words")
    if not words or clean_words(words) != words:
        raise LogbookError(number, f'"words" is one line of 1 to {WORDS_MOST} characters that can be printed.')
    return words


def _parse_end(
    number: int, fields: dict[str, object], check: str, header: _Header, moves: tuple[RecordedMove, ...]
) -> Logbook:
    outcome = fields.get("outcome")
    if fields.get("line") == "footer":
        if not isinstance(outcome, dict):
            raise LogbookError(number, '"outcome" has to be an object.', is_footer=True)
        _expect_keys(number, fields, "line outcome seed check")
    elif fields.get("line") == "pause":
        _expect_keys(number, fields, "line seed check")
    else:
        raise LogbookError(number, "the file ends here without a footer; the rest of the match is missing.")
    seed = fields.get("seed")
    if seed is not None and not isinstance(seed, str):
        raise LogbookError(number, '"seed" has to be a text.', is_footer=True)
    if header.taken_over > len(moves):
        raise LogbookError(1, f"{header.taken_over} moves are taken over, but there are only {len(moves)}.")
    _verify_check(number, check, fields)
    return Logbook(
        game=header.game,
        rules_version=header.rules_version,
        options=header.options,
        seats=header.seats,
        dealer=header.dealer,
        commitment=header.commitment,
        salts=header.salts,
        moves=moves,
        outcome=outcome if isinstance(outcome, dict) else None,
        seed=seed,
        taken_over=header.taken_over,
    )


def _parse_line(number: int, text: str) -> dict[str, object]:
    """Read one line: a JSON object without repeated keys, of Unicode text, not nested beyond reason."""
    if "\r" in text:
        raise LogbookError(number, "this line ends as on Windows; a logbook has plain line feeds.")
    try:
        fields = json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_refuse_constant)
        if not isinstance(fields, dict):
            raise LogbookError(number, "this line is not a JSON object.")
        if _is_deeper(fields, DEEPEST):
            raise LogbookError(number, "this line is nested too deeply.")
        _format_line(fields).encode()
    except LogbookError:
        raise
    except (ValueError, RecursionError):
        raise LogbookError(number, "this line is not strict JSON.") from None
    return fields


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a key stands twice")
    return fields


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


def _is_deeper(value: object, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = list(value.values()) if isinstance(value, dict) else value
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in inner)


def _parse_seed(seed: str) -> bytes:
    try:
        parsed = bytes.fromhex(seed)
        if parsed.hex() != seed:
            raise ValueError
        return parsed
    except ValueError:
        raise BadInput("The seed of a provable dealer is written in hexadecimal digits.") from None


def _format_line(fields: Mapping[str, object]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def _check_of(before: str, fields: dict[str, object]) -> str:
    text = before + _format_line(fields)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:CHECK_DIGITS]


def _verify_check(number: int, before: str, fields: dict[str, object]) -> str:
    rest = {key: value for key, value in fields.items() if key != "check"}
    check = _check_of(before, rest)
    if fields.get("check") != check:
        raise LogbookError(number, "this line was edited: its check does not fit its content and the lines before it.")
    return check


def _expect_keys(number: int, fields: dict[str, object], keys: str) -> None:
    expected = set(keys.split())
    for key in fields.keys() - expected:
        raise LogbookError(number, f'"{key}" does not belong on this line.')
    for key in expected - fields.keys():
        raise LogbookError(number, f'"{key}" is missing on this line.')


def _text(number: int, fields: dict[str, object], key: str) -> str:
    value = fields.get(key)
    if not isinstance(value, str):
        raise LogbookError(number, f'"{key}" has to be a text.')
    return value


def _whole(number: int, fields: dict[str, object], key: str) -> int:
    value = fields.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise LogbookError(number, f'"{key}" has to be a whole number.')
    return value
