"""The questions of older rules: what was changed since is asked as it was, and everything else as it is today."""

import json
from importlib import resources
from pathlib import Path
from typing import Any, cast

import pytest

from greatcircle.equipment.quiz.pack_file import read_pack
from greatcircle.equipment.quiz.question import Pack, QuizQuestion, install_finder
from greatcircle.games.capital_adventure.game import GAME
from greatcircle.games.capital_adventure.options import CapitalAdventureOptions
from greatcircle.games.capital_adventure.position import Setup
from greatcircle.games.capital_adventure.quiz.box import Boxes, boxes_of
from greatcircle.games.capital_adventure.quiz.question import BEFORE, FIELDS, MENDED, VISA_FIELDS, questions_of
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.logbook import replay
from greatcircle.kernel.option import oldest_version
from greatcircle.store.logbook_file import read_logbook_file

FOLDER = resources.files("greatcircle.games.capital_adventure").joinpath("questions")
FILES = (*FIELDS, *VISA_FIELDS)
FIRST = 1
OLD_MATCHES = Path(__file__).resolve().parents[3] / "logbooks" / GAME.identity.id / f"version-{FIRST}"


def lines_of(file: str) -> dict[str, dict[str, Any]]:
    lines = [json.loads(line) for line in FOLDER.joinpath(f"{file}.jsonl").read_text("utf-8").splitlines()]
    return {line["id"]: line for line in lines}


KEPT = lines_of(BEFORE)
TODAY = {id_: line for file in FILES for id_, line in lines_of(file).items()}


def asked(rules_version: int) -> dict[str, QuizQuestion]:
    return {one.id: one for file in FILES for of_level in questions_of(file, rules_version) for one in of_level}


def in_boxes(boxes: Boxes) -> dict[str, QuizQuestion]:
    return {one.id: one for box in boxes.boxes for card in box.cards for entry in card for one in entry.questions}


def says(question: QuizQuestion, line: dict[str, Any]) -> bool:
    return (question.text, question.answer, question.accept, question.wrong, question.note, question.region) == (
        line["question"],
        line["answer"],
        tuple(line["accept"]),
        tuple(line["wrong"]),
        line["note"],
        line["region"],
    )


def test_what_is_kept_stands_in_order_and_once() -> None:
    lines = FOLDER.joinpath(f"{BEFORE}.jsonl").read_text("utf-8").splitlines()
    ids = [json.loads(line)["id"] for line in lines]
    assert ids == sorted(set(ids))


def test_every_question_that_is_kept_is_asked_otherwise_today_under_its_id_and_level() -> None:
    assert KEPT
    for id_, line in KEPT.items():
        assert id_ in TODAY, id_
        assert line != TODAY[id_], id_
        assert line["level"] == TODAY[id_]["level"], id_


@pytest.mark.rule("CA-17")
def test_the_first_rules_ask_the_old_question_and_the_newest_ask_the_new_one() -> None:
    old, new = asked(FIRST), asked(MENDED)
    assert old["history-c-040"].text == "What yellow metal started a rush of people to Victoria in Australia in 1851?"
    assert new["history-c-040"].text != old["history-c-040"].text
    assert list(old) == list(new) == list(TODAY)
    for id_, line in TODAY.items():
        assert says(new[id_], line), id_
        assert says(old[id_], KEPT.get(id_, line)), id_


@pytest.mark.parametrize("rules_version", range(FIRST, GAME.identity.rules_version + 1))
def test_the_boxes_of_a_match_hold_the_questions_of_its_rules(rules_version: int) -> None:
    found = in_boxes(Setup(CapitalAdventureOptions(rules_version=rules_version), 2).boxes)
    assert found == asked(rules_version)
    assert [says(found[id_], line) for id_, line in KEPT.items()] == [rules_version < MENDED] * len(KEPT)


def test_a_recorded_match_of_the_first_rules_is_replayed_with_the_questions_it_had() -> None:
    questions: dict[str, QuizQuestion] = {}
    for match in replay(read_logbook_file(OLD_MATCHES / "two-seats.jsonl"), GAME):
        state = cast(CapitalAdventure, match.state)
        if state.asked is not None:
            question = state.question_of(state.asked)
            questions[question.id] = question
    changed = questions.keys() & KEPT.keys()
    assert changed >= {"history-s-028", "nature-s-025", "visa-americas-s-035", "visa-europe-s-035"}
    assert all(says(questions[id_], KEPT[id_]) for id_ in changed)


def test_packs_lie_among_the_questions_of_the_rules_too() -> None:
    pack = read_pack("family.csv", "question,answer,wrong\nWho is it?,Anna,A|B|C\n")
    assert isinstance(pack, Pack)
    install_finder({pack.id: pack}.get)
    try:
        old, new = [in_boxes(boxes_of("both", pack.id, version)) for version in (FIRST, MENDED)]
    finally:
        install_finder(None)
    kept = next(iter(KEPT))
    assert says(old[kept], KEPT[kept])
    assert says(new[kept], TODAY[kept])


def test_a_match_of_the_first_rules_is_played_on_and_a_new_one_has_the_newest() -> None:
    assert oldest_version(CapitalAdventureOptions) == FIRST
    assert CapitalAdventureOptions().rules_version == GAME.identity.rules_version >= MENDED
