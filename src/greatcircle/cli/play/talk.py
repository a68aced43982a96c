"""This file is the talk at the table: what people type when they are asked, and what is done about it."""

from math import ceil
from pathlib import Path
from typing import Final, final

from greatcircle.cli.console import command
from greatcircle.cli.play import answer
from greatcircle.cli.play.saving import SaveFile
from greatcircle.cli.play.screen import Clock
from greatcircle.cli.play.table import Leave, TerminalTable
from greatcircle.cli.play.typed_name import are_numbers_names, chains_to
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.view import SPECTATOR

SHORT_WORDS: Final = {"?": "help", "h": "hint", "q": "quit", "exit": "quit", "u": "undo", "w": "why", "b": "board"}
DIGITS_MOST: Final = 9
LISTED_MOST: Final = 24
"""When more moves than these are chosen by name, they are listed only for whoever asks."""
MANY_MOVES: Final = "{count} moves are possible; the board shows where they lead. Type list to read them, or list WORD."
NOTHING_TO_CHOOSE: Final = "There is nothing to choose now; press Enter to let luck go on."
NOTHING_GIVEN_AWAY: Final = "That would give the answer away. Say what you think, or leave it."


def play_at(table: TerminalTable) -> None:
    """Play a match until it is over or the player leaves; either way nothing is lost."""
    try:
        table.welcome()
        while not table.match.is_over():
            seat = table.advance()
            if seat is not None:
                _let_decide(table, seat)
            elif not table.match.is_over():
                _wait_for_enter(table)
        _finish(table)
    except Leave:
        return
    except (EOFError, KeyboardInterrupt):
        table.screen.say()
        table.save()
        table.draw_curtain()
        table.tell_where_saved()


def _let_decide(table: TerminalTable, seat: int) -> None:
    """Show a person the board and the happenings, and ask until a move is made or taken back."""
    table.save()
    table.change_places(seat)
    question = table.match.question(seat)
    if question is not None:
        table.leave_out(question.sentence)
    if question is None or table.drawn is None:
        table.show()
    else:  # to know an answer nobody needs the board again
        table.tell_news()
    if question is not None and question.is_typed:
        _let_answer(table, seat, question)
    else:
        _let_choose(table, seat, question)


def _let_choose(table: TerminalTable, seat: int, question: Question | None) -> None:
    """List the moves, or what a question can be answered with, and ask which."""
    screen = table.screen
    offers = table.match.offers(seat)
    is_by_name = are_numbers_names(table.match, seat)
    screen.call_on(seat, table.seat_names, table.name(seat), "to move:" if question is None else question.sentence)
    if is_by_name and len(offers) > LISTED_MOST:
        screen.say(MANY_MOVES.format(count=len(offers)))
    else:
        screen.list_moves([offer.sentence for offer in offers], not is_by_name)
    words = [*(["legend"] if screen.is_low() else []), *(["undo"] if table.has_just_chosen() else [])]
    choice = ", a name or number from the board" if is_by_name else f" 1-{len(offers)}"
    rest = f", {', '.join(words)}{' ' if words else ''}or help: "
    timer = Timer(screen.clock, 0 if question is None else question.seconds)
    while not timer.is_up():
        line = screen.ask(f"{table.seat_names[seat]}{choice}{timer.words()}{rest}")
        if timer.is_late():
            break
        if _is_decided(table, seat, line):
            return
    assert question is not None, "only a question has a clock"
    _fall_silent(table, seat, question)


def _let_answer(table: TerminalTable, seat: int, question: Question) -> None:
    """Ask a question; the time runs on while a person types anything else, and what comes after it is no answer."""
    screen = table.screen
    screen.call_on(seat, table.seat_names, table.name(seat), question.sentence)
    timer = Timer(screen.clock, question.seconds)
    while not timer.is_up():
        line = screen.ask(f"{table.seat_names[seat]}, your answer{timer.words()}, or Enter for none: ")
        done = _obey(table, seat, line)
        if done:
            return
        if done is None:
            if timer.is_late():
                break
            if not line:
                table.make(seat, [question.silence])
                return
            move = _understood(table, seat, line)
            if move is not None:
                table.make(seat, [move], line)
                return
    _fall_silent(table, seat, question)


def _fall_silent(table: TerminalTable, seat: int, question: Question) -> None:
    """Take no answer for an answer, since the time is up."""
    table.screen.say(f"The time is up: there were {question.seconds} seconds.")
    table.make(seat, [question.silence])


@final
class Timer:
    """The time that there is for an answer; it runs on whatever is typed meanwhile."""

    def __init__(self, clock: Clock, seconds: int) -> None:
        self.clock = clock
        self.end = clock() + seconds if seconds else None

    def is_up(self) -> bool:
        """Tell whether it is no use to ask any more."""
        return self.end is not None and self.clock() >= self.end

    def is_late(self) -> bool:
        """Tell whether what was just typed came too late."""
        return self.end is not None and self.clock() > self.end

    def words(self) -> str:
        """Say how much is left, before a comma of the prompt."""
        if self.end is None:
            return ""
        left = max(1, ceil(self.end - self.clock()))
        return f" within {left} second{'s' if left > 1 else ''}"


def _understood(table: TerminalTable, seat: int, line: str) -> int | None:
    """Read an answer; None when it has to be asked for again."""
    try:
        return table.match.state.parse_answer(seat, line)
    except BadInput as fault:
        table.screen.say(str(fault))
        return None


def _wait_for_enter(table: TerminalTable) -> None:
    """Give the person who has just moved time to take it back, then let luck act."""
    table.save()
    if table.drawn is None:
        table.draw()
    table.tell_news()
    while True:
        line = table.screen.ask("Enter to go on, or undo: " if table.has_just_chosen() else "Enter to go on: ")
        if not line:
            table.deal()
            return
        done = _obey(table, None, line)
        if done:
            return
        if done is None:
            table.screen.say("Press Enter to let luck go on, or type undo, board, log, rules, save, help or quit.")


def _is_decided(table: TerminalTable, seat: int, line: str) -> bool:
    """Do what a person types who has a choice; tell whether a move was made or taken back."""
    legal = table.match.for_people(seat)
    if are_numbers_names(table.match, seat):
        return _is_decided_by_name(table, seat, line)
    if line.isascii() and line.isdigit():
        number = int(line) if len(line) <= DIGITS_MOST else 0
        if 1 <= number <= len(legal):
            table.make(seat, [legal[number - 1]])
            return True
        table.screen.say(f"There is no move {line[:DIGITS_MOST]} here; type a number from 1 to {len(legal)}.")
        return False
    if not line:
        table.screen.say(f"Type a number from 1 to {len(legal)}, or help.")
        return False
    done = _obey(table, seat, line)
    if done is not None:
        return done
    chains = chains_to(table.match, seat, line)
    if len(chains) == 1:
        table.make(seat, chains[0])
        return True
    _say_all(table, answer.why_name(table.match, seat, line))
    return False


def _is_decided_by_name(table: TerminalTable, seat: int, line: str) -> bool:
    """Do what a person types where numbers name things of the board; of several ways, one is chosen by its number."""
    if not line:
        table.screen.say("Type a name or a number from the board, list, or help.")
        return False
    done = _obey(table, seat, line)
    if done is not None:
        return done
    chains = chains_to(table.match, seat, line)
    if not chains:
        _say_all(table, answer.why_name(table.match, seat, line))
        return False
    if len(chains) == 1:
        table.make(seat, chains[0])
        return True
    screen = table.screen
    screen.list_moves([table.match.state.sentence(seat, chain[0]) for chain in chains])
    typed = screen.ask(f"{table.seat_names[seat]} 1-{len(chains)}, or something else: ")
    if typed.isascii() and typed.isdigit() and len(typed) <= DIGITS_MOST and 1 <= int(typed) <= len(chains):
        table.make(seat, chains[int(typed) - 1])
        return True
    return bool(typed) and _is_decided_by_name(table, seat, typed)


def _list(table: TerminalTable, seat: int, word: str) -> None:
    """List the moves whose sentences hold a word, or all of them."""
    sentences = [offer.sentence for offer in table.match.offers(seat)]
    is_numbered = not are_numbers_names(table.match, seat)
    found = [sentence for sentence in sentences if word.lower() in sentence.lower()]
    if not found:
        table.screen.say(f"No move speaks of {word!r}.")
    elif is_numbered and word:
        _say_all(table, [f"{sentences.index(sentence) + 1:3}  {sentence}" for sentence in found])
    else:
        table.screen.list_moves(found, is_numbered)


def _obey(table: TerminalTable, seat: int | None, line: str) -> bool | None:
    """Carry out a command; tell whether the asking is over, or None when the line is no command."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    question = None if seat is None else table.match.question(seat)
    match SHORT_WORDS.get(word.lower(), word.lower()):
        case "undo":
            if table.take_back():
                return True
            table.screen.say("There is no choice of yours to take back since the last throw or draw.")
        case "hint" | "why" if question is not None:
            table.screen.say(NOTHING_GIVEN_AWAY)
        case "list" if question is not None and question.is_typed:
            table.screen.say(NOTHING_GIVEN_AWAY)
        case "hint":
            _say_all(table, [NOTHING_TO_CHOOSE] if seat is None else answer.hint(table.match, seat))
        case "why":
            _say_all(table, [NOTHING_TO_CHOOSE] if seat is None else _why(table, seat, rest))
        case "list" if seat is not None:
            _list(table, seat, rest)
        case "list":
            table.screen.say(NOTHING_TO_CHOOSE)
        case "board":
            table.drawn = None
            table.informed.discard(table.looking)
            table.draw()
        case "legend":
            table.tell_legend()
        case "log":
            _say_all(table, [f"{number:4}  {told}" for number, told in answer.story(table.match, table.looking)])
        case "rules":
            _say_all(table, answer.find_rules(table.rulebook, rest))
        case "options":
            table.screen.say_pairs(answer.list_options(table.match.options))
        case "save":
            _save(table, rest)
        case "help":
            table.screen.say_pairs(answer.HELP)
        case "quit":
            _quit(table)
        case _:
            return None
    return False


def _why(table: TerminalTable, seat: int, text: str) -> list[str]:
    count = len(table.match.for_people(seat))
    if not text:
        return [f"Type why and {_number_words(table, seat, count)}, or why and a name."]
    is_number = text.isascii() and text.isdigit() and len(text) <= DIGITS_MOST
    if is_number and 1 <= int(text) <= count and not are_numbers_names(table.match, seat):
        return answer.why_offer(table.match, seat, int(text), table.rulebook)
    return answer.why_name(table.match, seat, text)


def _number_words(table: TerminalTable, seat: int, count: int) -> str:
    return "a number from the board" if are_numbers_names(table.match, seat) else f"a number from 1 to {count}"


def _save(table: TerminalTable, file: str) -> None:
    """Save the match now, or a copy of it; when it could not be saved so far, the file named takes over."""
    if not file:
        table.save()
        table.tell_where_saved()
        return
    path = Path(file).expanduser()
    if path.exists() and not path.is_dir() and not table.screen.confirm(f"{path} exists. Write over it?", False):
        return
    copy = SaveFile(path, is_own=False)
    copy.write(table.match, table.seats)
    if copy.problem is not None:
        table.screen.say(copy.problem)
        return
    if table.save_file.problem is not None:
        table.save_file = copy
        table.told_problem = None
    table.screen.say_whole(f"Saved. Go on from here later with: {command()} play --resume {copy.shown_path()}")


def _quit(table: TerminalTable) -> None:
    """Leave the table, and keep the match or not."""
    table.save()
    save_file = table.save_file
    if save_file.problem is not None:
        if table.screen.confirm("The match is not saved. Leave all the same?", False):
            raise Leave
        return
    is_kept = not save_file.is_own or table.screen.confirm("Keep the match, to go on later?", True)
    table.draw_curtain()
    if is_kept:
        table.tell_where_saved()
    else:
        save_file.remove()
        table.screen.say("The match is not kept.")
    raise Leave


def _finish(table: TerminalTable) -> None:
    """Tell the outcome, and keep the logbook if the player wants it."""
    outcome = table.match.outcome()
    assert outcome is not None
    table.save()
    table.draw_curtain()
    if len(table.people) != 1:
        table.looking = SPECTATOR
    table.tell_outcome(outcome)
    save_file = table.save_file
    if save_file.problem is not None:
        return
    try:
        if save_file.is_own and not table.screen.confirm("Keep the logbook, to check its luck with?", False):
            save_file.remove()
            return
    except (EOFError, KeyboardInterrupt):
        table.screen.say()
        save_file.remove()
        return
    table.screen.say_whole(f"Check every throw with: {command()} replay {save_file.shown_path()} --verify")


def _say_all(table: TerminalTable, sentences: list[str]) -> None:
    for sentence in sentences:
        table.screen.say(sentence)
