"""This file is `greatcircle questions`: own packs of questions, checked, kept, listed and taken away."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Final

from greatcircle.cli.argument import add_json_argument
from greatcircle.cli.console import complain, open_console, write_json
from greatcircle.equipment.quiz.pack_file import CHARACTERS_MOST, read_pack
from greatcircle.equipment.quiz.question import Pack
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.data_folder import data_folder
from greatcircle.store.pack_folder import PackFolder

ACTIONS: Final = ("check", "add", "list", "remove", "example")
FORMATS: Final = ("csv", "tsv", "json", "jsonl")
EXAMPLE: Final[list[dict[str, str]]] = [
    {
        "question": "What is the name of our family's dog?",
        "answer": "Biscuit",
        "accept": "Bisky|Sir Biscuit",
        "wrong": "Waffle|Pepper|Rex",
        "level": "child",
        "field": "family",
        "continent": "",
        "note": "Nobody remembers who named him.",
    },
    {
        "question": "Which lake lies highest of all lakes with regular ships?",
        "answer": "Titicaca",
        "accept": "Lake Titicaca",
        "wrong": "Victoria|Geneva|Baikal",
        "level": "",
        "field": "geography",
        "continent": "americas",
        "note": "It lies 3,812 metres above the sea.",
    },
    {
        "question": "In which year did Grandma open her bakery?",
        "answer": "1974",
        "accept": "",
        "wrong": "1969|1971|1980",
        "level": "hard",
        "field": "family",
        "continent": "",
        "note": "",
    },
]
"""A few questions that show what a pack looks like."""


def add_questions_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle questions`."""
    parser.add_argument(
        "action",
        metavar="ACTION",
        choices=ACTIONS,
        help="check a FILE, add it, list the packs, remove a PACK, or print an example to begin with",
    )
    parser.add_argument(
        "what", metavar="FILE|PACK", nargs="?", help="the file of a pack, or the name of one that is kept"
    )
    parser.add_argument(
        "--format", metavar="FORMAT", choices=FORMATS, default=FORMATS[0], help=f"of the example: {', '.join(FORMATS)}"
    )
    add_json_argument(parser)


def run_questions(arguments: argparse.Namespace) -> int:
    """Do one of the things that can be done with packs."""
    needs_word = arguments.action in ("check", "add", "remove")
    if needs_word and arguments.what is None:
        missing = "the name of a pack" if arguments.action == "remove" else "a file"
        raise BadInput(f"`greatcircle questions {arguments.action}` wants {missing} behind it.")
    if not needs_word and arguments.what is not None:
        raise BadInput(f"`greatcircle questions {arguments.action}` takes nothing behind it.")
    folder = PackFolder(data_folder(os.environ, sys.platform))
    match arguments.action:
        case "check":
            return _check(Path(arguments.what), None, arguments.json)
        case "add":
            return _check(Path(arguments.what), folder, arguments.json)
        case "remove":
            return _remove(folder, arguments.what)
        case "list":
            _list(folder.packs(), arguments.json)
        case _:
            sys.stdout.write(example(arguments.format))
    return 0


def example(form: str) -> str:
    """Write a small pack as a template."""
    if form in ("csv", "tsv"):
        separator = "," if form == "csv" else "\t"
        lines = [list(EXAMPLE[0]), *(list(row.values()) for row in EXAMPLE)]
        return "".join(f"{separator.join(_cell(cell, separator) for cell in line)}\n" for line in lines)
    rows = [
        {name: text.split("|") if name in ("accept", "wrong") else text for name, text in row.items() if text}
        for row in EXAMPLE
    ]
    if form == "json":
        return f"{json.dumps(rows, ensure_ascii=False, indent=2)}\n"
    return "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)


def _cell(text: str, separator: str) -> str:
    return f'"{text}"' if separator in text else text


def _check(path: Path, folder: PackFolder | None, as_json: bool) -> int:
    """Read a pack; say what is wrong with it, or keep it if a folder is given."""
    found = read_pack(path.name, _read_text(path))
    console = open_console()
    if not isinstance(found, Pack):
        if as_json:
            write_json({"pack": None, "faults": [{"line": one.line, "sentence": one.sentence} for one in found]})
        else:
            for fault in found:
                console.print(str(fault), markup=False, soft_wrap=True)
            complain(f"{path} is no pack yet; mend what is said above and try again.")
        return 1
    if folder is not None:
        folder.keep(found)
    if as_json:
        write_json({"pack": _described(found), "faults": []})
        return 0
    console.print(f"{path} holds {_counted(found)}.", markup=False, soft_wrap=True)
    if folder is None:
        console.print(
            f"Every line is right. Add it with: greatcircle questions add {path}", markup=False, soft_wrap=True
        )
    else:
        console.print(
            f"It is kept as {found.id}. Play with it by --option boxes=both --option packs={found.id}; "
            "in the browser it is offered when a table is opened.",
            markup=False,
            soft_wrap=True,
        )
    return 0


def _remove(folder: PackFolder, pack_id: str) -> int:
    if not folder.remove(pack_id):
        raise BadInput(f"There is no question pack {pack_id!r} here; `greatcircle questions list` names all of them.")
    open_console().print(f"{pack_id} is taken away.", markup=False, soft_wrap=True)
    return 0


def _list(packs: list[Pack], as_json: bool) -> None:
    if as_json:
        write_json([_described(pack) for pack in packs])
        return
    console = open_console()
    if not packs:
        console.print(
            "There are no packs yet. `greatcircle questions example > mine.csv` writes one to begin with, "
            "`greatcircle questions add mine.csv` adds it.",
            soft_wrap=True,
            markup=False,
        )
    for pack in packs:
        console.print(f"{pack.id}: {pack.title}, {_counted(pack)}", markup=False, soft_wrap=True)


def _counted(pack: Pack) -> str:
    visas = pack.count_about_continents()
    count = len(pack.questions)
    rest = f", {visas} of them about a continent" if visas else ""
    return f"{count} question{'' if count == 1 else 's'}{rest}"


def _described(pack: Pack) -> dict[str, object]:
    return {
        "id": pack.id,
        "title": pack.title,
        "questions": len(pack.questions),
        "about_continents": pack.count_about_continents(),
    }


def _read_text(path: Path) -> str:
    """Read the text of a file; `BadInput` says why it cannot be read."""
    try:
        with open(path, "rb") as file:
            content = file.read(CHARACTERS_MOST * 4 + 1)
        return content.decode("utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}; check the path of the pack.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder; name a file in it.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is no text in UTF-8; save it as UTF-8, in a spreadsheet as “CSV UTF-8”.") from None
    except OSError as fault:
        cause = (fault.strerror or type(fault).__name__).lower()
        raise BadInput(f"{path} cannot be read ({cause}); check the path and its permissions.") from None
