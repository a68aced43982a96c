"""This file is the talk at the table: what people type when they are asked, and what is done about it."""

from pathlib import Path
from typing import Final

from greatcircle.cli.console import command
from greatcircle.cli.play import answer
from greatcircle.cli.play.entry import show_entry
from greatcircle.cli.play.saving import SaveFile
from greatcircle.cli.play.screen import TimeUp
from greatcircle.cli.play.table import Leave, TerminalTable
from greatcircle.cli.play.timer import Timer
from greatcircle.cli.play.typed_name import are_numbers_names, chains_to
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.view import SPECTATOR
from greatcircle.kernel.words import titled

SHORT_WORDS: Final = {"?": "help", "h": "hint", "q": "quit", "exit": "quit", "u": "undo", "w": "why", "b": "board"}
DIGITS_MOST: Final = 9
LISTED_MOST: Final = 24
"""When more moves than these are chosen by name, they are listed only for whoever asks."""
MANY_MOVES: Final = "{count} moves are possible; the board shows where they lead. Type list to read them, or list WORD."
SAY_HELP: Final = ("say", "lists what you can say to the others; say and such a word with a name or number says it")
NOTHING_TO_CHOOSE: Final = "There is nothing to choose now; press Enter to let luck go on."
NO_SUMMARY: Final = "The rules of this game are not told in short; type rules for the chapters."
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
    timer = _timer(table, seat, question)
    while not timer.is_up():
        try:
            line = _ask_in_time(table, timer, f"{table.seat_names[seat]}{choice}{timer.words()}{rest}")
            if not _takes_more(table, timer, line) and _is_decided(table, seat, line, timer):
                return
        except TimeUp:
            screen.say()
            break
    _let_time_pass(table, seat, question)


def _let_answer(table: TerminalTable, seat: int, question: Question) -> None:
    """Ask a question; the time runs on while a person types anything else, and what comes after it is no answer."""
    screen = table.screen
    screen.call_on(seat, table.seat_names, table.name(seat), question.sentence)
    timer = _timer(table, seat, question)
    while not timer.is_up():
        try:
            line = screen.ask(
                f"{table.seat_names[seat]}, your answer{timer.words()}, or Enter for none: ", timer.limit()
            )
        except TimeUp:
            screen.say()
            break
        if _takes_more(table, timer, line):
            continue
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
    _let_time_pass(table, seat, question)


def _timer(table: TerminalTable, seat: int, question: Question | None) -> Timer:
    """Set the timer of a question that has a time of its own, or else that of the table's clock."""
    if question is not None and question.seconds:
        return Timer(table.screen.clock, question.seconds)
    return Timer(table.screen.clock, table.clock[seat], is_of_table=True)


def _ask_in_time(table: TerminalTable, timer: Timer, prompt: str) -> str:
    """Ask for a line; `TimeUp` when it comes too late, or typing is cut short."""
    line = table.screen.ask(prompt, timer.limit())
    if timer.is_late():
        raise TimeUp
    return line


def _takes_more(table: TerminalTable, timer: Timer, line: str) -> bool:
    """Give the whole time again to whoever asks for more, once for each move; tell whether that was asked."""
    if not timer.is_of_table or timer.end is None or line.lower() != "more":
        return False
    table.screen.say("You have the whole time again." if timer.extend() else "More time is given once for each move.")
    return True


def _let_time_pass(table: TerminalTable, seat: int, question: Question | None) -> None:
    """Do what is done when the time is up: a question with a time of its own is over, any other move is a bot's."""
    if question is not None and question.seconds:
        _fall_silent(table, seat, question)
        return
    table.proclaim(seat, f"{titled(table.seat_names[seat])}: the time has run out; a bot makes this move.")
    table.make(seat, [answer.stand_in(table.match, seat)])
    table.stood_in = len(table.match.log)


def _fall_silent(table: TerminalTable, seat: int, question: Question) -> None:
    """Take no answer for an answer, since the time is up."""
    table.screen.say(f"The time is up: there were {question.seconds} seconds.")
    table.make(seat, [question.silence])


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
    mover = table.last_person()
    timer = Timer(table.screen.clock, 0 if mover is None else table.clock[mover], is_of_table=True)
    while True:
        prompt = "Enter to go on, or undo: " if table.has_just_chosen() else "Enter to go on: "
        try:
            line = table.screen.ask(prompt, timer.limit())
        except TimeUp:
            table.screen.say()
            line = ""
        if not line:
            table.deal()
            return
        done = _obey(table, None, line)
        if done:
            return
        if done is None:
            table.screen.say("Press Enter to let luck go on, or type undo, board, log, rules, save, help or quit.")


def _is_decided(table: TerminalTable, seat: int, line: str, timer: Timer) -> bool:
    """Do what a person types who has a choice; tell whether a move was made or taken back."""
    legal = table.match.for_people(seat)
    if are_numbers_names(table.match, seat):
        return _is_decided_by_name(table, seat, line, timer)
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
    _say_all(table, answer.why_name(table.match, seat, line, table.rulebook))
    return False


def _is_decided_by_name(table: TerminalTable, seat: int, line: str, timer: Timer) -> bool:
    """Do what a person types where numbers name things of the board; of several ways, one is chosen by its number."""
    if not line:
        table.screen.say("Type a name or a number from the board, list, or help.")
        return False
    done = _obey(table, seat, line)
    if done is not None:
        return done
    chains = chains_to(table.match, seat, line)
    if not chains:
        _say_all(table, answer.why_name(table.match, seat, line, table.rulebook))
        return False
    if len(chains) == 1:
        table.make(seat, chains[0])
        return True
    screen = table.screen
    screen.list_moves([table.match.state.sentence(seat, chain[0]) for chain in chains])
    typed = _ask_in_time(table, timer, f"{table.seat_names[seat]} 1-{len(chains)}{timer.words()}, or something else: ")
    if _takes_more(table, timer, typed):
        return _is_decided_by_name(table, seat, line, timer)
    if typed.isascii() and typed.isdigit() and len(typed) <= DIGITS_MOST and 1 <= int(typed) <= len(chains):
        table.make(seat, chains[int(typed) - 1])
        return True
    return bool(typed) and _is_decided_by_name(table, seat, typed, timer)


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
        case "hint" | "why" | "look" if question is not None:
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
        case "look":
            _look(table, rest)
        case "board":
            table.drawn = None
            table.informed.discard(table.looking)
            table.draw()
        case "legend":
            table.tell_legend()
        case "log":
            _say_all(table, [f"{number:4}  {told}" for number, told in answer.story(table.match, table.looking)])
        case "summary":
            _say_all(table, answer.summary_lines(table.rulebook) or [NO_SUMMARY])
        case "rules":
            _say_all(table, answer.find_rules(table.rulebook, rest))
        case "options":
            table.screen.say_pairs(answer.list_options(table.match.options))
        case "say" if table.sayings:
            _speak(table, table.looking if seat is None else seat, rest)
        case "save":
            _save(table, rest)
        case "help":
            table.screen.say_pairs([*answer.HELP, *([SAY_HELP] if table.sayings else [])])
        case "quit":
            _quit(table)
        case _:
            return None
    return False


def _look(table: TerminalTable, name: str) -> None:
    """Tell what can be looked up under a name, as far as whoever looks at the screen may know."""
    if not name:
        table.screen.say("Type look and the name of something on the board.")
        return
    entries = table.match.game.look_up(table.match.view(table.looking), name)
    if not entries:
        table.screen.say(f"Nothing is to be found under {name!r}.")
    for entry in entries:
        show_entry(table.screen, entry)


def _speak(table: TerminalTable, seat: int, typed: str) -> None:
    """Let a person say something to the others, or list what can be said."""
    if seat == SPECTATOR or not table.match.state.can_speak(seat):
        table.screen.say("There is nothing that you can say to the table now.")
    elif not typed:
        table.screen.say_pairs(answer.list_sayings(table.sayings))
    else:
        try:
            words = answer.find_words(table.sayings, typed)
        except BadInput as fault:
            table.screen.say(str(fault))
            return
        table.proclaim(seat, f"{titled(table.seat_names[seat])}: “{words}”")


def _why(table: TerminalTable, seat: int, text: str) -> list[str]:
    count = len(table.match.for_people(seat))
    if not text:
        return [f"Type why and {_number_words(table, seat, count)}, or why and a name."]
    is_number = text.isascii() and text.isdigit() and len(text) <= DIGITS_MOST
    if is_number and 1 <= int(text) <= count and not are_numbers_names(table.match, seat):
        return answer.why_offer(table.match, seat, int(text), table.rulebook)
    return answer.why_name(table.match, seat, text, table.rulebook)


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
