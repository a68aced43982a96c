"""The questions: their form and number, no doubles, nothing given away, no wrong answer that is right, balance."""

import json
import re
from collections import Counter, defaultdict
from dataclasses import replace
from importlib import resources
from itertools import pairwise
from typing import Any

import jsonschema
import pytest

from greatcircle.equipment.quiz.question import LEVELS, OPTIONS, QuizQuestion
from greatcircle.equipment.quiz.reply import is_same_answer, plain_words
from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.quiz.question import (
    BEFORE,
    FIELDS,
    MENDED,
    VISA_FIELDS,
    all_questions,
    questions_of,
)
from tests.games.capital_adventure.comb import answer_key, doubles
from tests.games.capital_adventure.giveaway import RARE, giveaways

FOLDER = resources.files("greatcircle.games.capital_adventure")
SCHEMA: dict[str, Any] = json.loads(FOLDER.joinpath("questions.schema.json").read_text("utf-8"))
FILES = (*FIELDS, *VISA_FIELDS)
QUESTIONS = all_questions()
KNOWLEDGE_PER_LEVEL = 56
VISAS_PER_LEVEL = 36
AGEING = ("as of", "currently", "nowadays", "at present", "latest", "newest", "most recent")
"""Words that tell that an answer may change."""


ARTICLES = ("a", "an", "the")


def example(text: str, answer: str, *accept: str) -> QuizQuestion:
    return QuizQuestion(text, "arts", 0, "world", text, answer, accept, ("x", "y", "z"), "", 0)


KNOWN_DOUBLES = [
    (
        example("Which European language has been spoken in Argentina's Chubut valley since 1865?", "Welsh"),
        example("Which European language has been spoken in the Argentine province of Chubut since 1865?", "Welsh"),
    ),
    (
        example("What do children at Mexican parties hit with a stick until sweets fall out?", "A piñata", "piñata"),
        example("What do blindfolded children in Mexico hit with a stick until sweets fall out?", "Piñata"),
    ),
    (
        example("Which Korean dish of spicy fermented cabbage comes with nearly every meal?", "Kimchi"),
        example("Which spicy fermented cabbage stands on nearly every Korean table?", "Kimchi"),
    ),
    (
        example("Which boy king's treasure-filled tomb was found in Egypt in 1922?", "Tutankhamun"),
        example("Which boy king's tomb, full of gold, was found in Egypt in 1922?", "Tutankhamun"),
    ),
    (
        example('Which Dutch painter made the pictures "Sunflowers" and "The Starry Night"?', "Vincent van Gogh"),
        example("Which Dutch painter made bright pictures of sunflowers and a starry night?", "Vincent van Gogh"),
    ),
    (
        example("Who climbed Everest together with Edmund Hillary in 1953?", "Tenzing Norgay"),
        example("Which beekeeper climbed Mount Everest with Tenzing Norgay in 1953?", "Edmund Hillary"),
    ),
]
"""Pairs that people found by reading the questions; one of each was replaced."""


def entry(id_: str, text: str, answer: str, note: str, *accept: str, level: int = 0) -> QuizQuestion:
    return QuizQuestion(id_, "arts", level, "world", text, answer, accept, ("x", "y", "z"), note, 0)


SINGER = entry(
    "singer", "What did Cesária Évora of Cape Verde sing barefoot?", "Mornas", "They tell of longing.", "ballads"
)
ISLANDS = entry(
    "islands", "Which country lies west of Senegal?", "Cabo Verde", "Cesaria Evora's morna was heard at its Cape."
)


FOUND_BY_READING = """
arts-s-007/visa-europe-s-009 arts-s-048/visa-australasia-s-020 language-h-002/visa-europe-h-023
geography-s-017/nature-s-020 nature-s-022/visa-australasia-s-007 arts-h-034/geography-h-053
geography-c-008/visa-australasia-c-007 everyday-c-039/visa-americas-c-009/arts-c-052
arts-c-055/geography-c-052/visa-americas-c-002 geography-c-023/visa-asia-c-020 sport-c-004/visa-asia-c-032
science-c-022/visa-europe-c-008 arts-c-022/everyday-c-034 history-h-037/visa-australasia-h-029
geography-h-035/visa-australasia-h-030 geography-h-015/visa-asia-h-017 everyday-c-020/visa-asia-c-026
geography-c-031/history-c-001 food-c-028/visa-asia-c-024 language-c-052/visa-americas-c-014
arts-c-036/visa-africa-c-011 geography-c-003/visa-australasia-c-031 geography-c-013/visa-australasia-c-035
everyday-c-026/visa-asia-c-010 food-c-002/language-c-049 history-c-006/visa-europe-c-011 nature-c-043/geography-c-029
visa-americas-c-035/visa-australasia-c-032 history-s-006/visa-americas-s-010 geography-s-020/sport-s-050
food-s-030/visa-africa-s-020 language-s-029/arts-s-031/visa-africa-s-016 language-s-037/visa-africa-s-015
everyday-s-011/history-s-054 history-s-038/food-s-052 geography-s-018/history-s-010 arts-s-037/visa-americas-s-008
arts-s-045/visa-americas-s-018 arts-s-049/visa-australasia-s-004 geography-s-010/visa-asia-s-020
geography-h-041/nature-h-002 geography-h-033/language-h-052 geography-h-045/visa-asia-h-005
language-h-014/visa-europe-h-018 arts-h-045/visa-americas-h-008 geography-h-010/visa-africa-h-017
history-h-018/visa-africa-h-013 food-h-015/visa-asia-h-016 nature-h-025/geography-h-011
"""
"""Sets of the first questions that gave each other away. The reader found one more, which shares no word but gold."""


def lines_of(file: str) -> list[dict[str, Any]]:
    text = FOLDER.joinpath("questions", f"{file}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def bare_words(text: str) -> list[str]:
    return [word.removesuffix("s") for word in re.findall(r"\w+", text.casefold())]


def file_of(question: QuizQuestion) -> str:
    return question.id.rsplit("-", 2)[0]


@pytest.mark.parametrize("file", [*FILES, BEFORE])
def test_every_line_keeps_to_the_schema(file: str) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    faults = [f"{line['id']}: {fault.message}" for line in lines_of(file) for fault in validator.iter_errors(line)]
    assert not faults


def test_there_is_no_other_file() -> None:
    names = {path.name for path in FOLDER.joinpath("questions").iterdir() if path.name != "__pycache__"}
    assert names == {f"{file}.jsonl" for file in (*FILES, BEFORE)}


def test_there_are_as_many_questions_as_promised() -> None:
    knowledge = sum(len(of_level) for field in FIELDS for of_level in questions_of(field, MENDED))
    visas = [sum(len(of_level) for of_level in questions_of(field, MENDED)) for field in VISA_FIELDS]
    assert knowledge >= 1500
    assert sum(visas) >= 500
    assert min(visas) >= 100


@pytest.mark.parametrize("file", FILES)
def test_every_level_of_a_file_has_its_number_and_ids_in_order(file: str) -> None:
    count = VISAS_PER_LEVEL if file in VISA_FIELDS else KNOWLEDGE_PER_LEVEL
    expected = [(f"{file}-{level[0]}-{number:03}", level) for level in LEVELS for number in range(1, count + 1)]
    assert [(line["id"], line["level"]) for line in lines_of(file)] == expected


def test_visa_questions_are_about_their_continent() -> None:
    for continent, field in zip(BOARD.continent_ids, VISA_FIELDS, strict=True):
        assert {question.region for of_level in questions_of(field, MENDED) for question in of_level} == {continent}


def test_texts_are_plain_and_can_be_answered_without_seeing_options() -> None:
    for question in QUESTIONS:
        lower = question.text.lower()
        assert "which of these" not in lower, question.id
        assert "of the following" not in lower, question.id
        for text in (question.text, question.answer, *question.accept, *question.wrong, question.note):
            assert text.isprintable(), question.id
            assert "  " not in text, question.id


def test_nothing_is_asked_twice() -> None:
    seen: dict[str, str] = {}
    for question in QUESTIONS:
        key = " ".join(plain_words(question.text))
        assert key not in seen, f"{question.id} and {seen.get(key)} ask the same"
        seen[key] = question.id


def test_no_file_has_two_questions_with_the_same_answer() -> None:
    seen: dict[tuple[str, str], str] = {}
    for question in QUESTIONS:
        key = (file_of(question), question.answer.casefold().removeprefix("the ").removeprefix("a "))
        assert key not in seen, f"{question.id} and {seen.get(key)} have the same answer"
        seen[key] = question.id


def test_the_comb_finds_what_people_found_by_reading() -> None:
    found = list(doubles([*QUESTIONS, *(question for pair in KNOWN_DOUBLES for question in pair)]))
    for pair in KNOWN_DOUBLES:
        assert pair in found, pair[0].text


def test_no_two_questions_are_nearly_the_same_within_and_across_files() -> None:
    found = [f"{one.id} {one.text} / {other.id} {other.text}" for one, other in doubles(QUESTIONS)]
    assert not found


def test_an_answer_that_another_entry_tells_is_found_with_the_words_they_share() -> None:
    """Accents, plurals, genitives and other names of the answer do not hide it; and it is told in one direction."""
    found = [str(one) for one in giveaways([SINGER, ISLANDS])]
    assert found == ["singer is given away by islands: Mornas (shared: cape, cesaria, evora, verde)"]


def test_an_answer_is_told_by_a_question_a_note_or_the_same_answer() -> None:
    first = entry(
        "first", "Which sea do eels leave Europe for?", "Sargasso Sea", "Nobody has seen their eggs.", "Sargasso"
    )
    asks = entry("asks", "What do eels lay in the Sargasso Sea?", "Spawn", "They come from Europe.")
    notes = entry("notes", "Which fish leave Europe?", "Trout", "The eels among them seek the Sargasso.")
    answers = entry("answers", "Which sea has no coast?", "The Sargasso", "Eels of Europe lay eggs there.")
    told = {(one.question.id, one.teller.id) for one in giveaways([first, asks, notes, answers])}
    assert {("first", "asks"), ("first", "notes"), ("first", "answers"), ("answers", "first")} <= told


def test_what_only_looks_like_a_give_away_is_left_alone() -> None:
    one_word = entry("one-word", "Who sang morna?", "Ildo Lobo", "He came from the islands of the Cape.")
    untold = entry("untold", "Where was Cesária Évora born?", "Mindelo", "She sang barefoot at the Cape and elsewhere.")
    inside = entry("inside", "Where did Cesária Évora sing barefoot?", "In a bar", "It stood by the Lamorna bridge.")
    other_level = replace(ISLANDS, level=1)
    assert not list(giveaways([SINGER, one_word, untold, inside, other_level]))
    sea = entry("sea", "In which sea do divers look for coral reefs?", "Red Sea", "")
    weed = entry("weed", "What do divers cut from coral reefs?", "Dulse", "It is a red seaweed.")
    assert not list(giveaways([sea, weed]))


def test_a_longer_word_that_begins_with_the_answer_tells_it() -> None:
    cloth = entry("cloth", "Which fine cloth is spun from the cocoons of caterpillars?", "Silk", "")
    worm = entry("worm", "Which caterpillars hide in cocoons?", "Silkworms", "Two hundred of them make a cloth.")
    assert [one.teller.id for one in giveaways([cloth, worm])] == ["worm"]
    short = replace(cloth, answer="Tow")
    assert not list(giveaways([short, replace(worm, answer="Towels")]))


def test_one_word_is_enough_when_no_third_entry_has_it() -> None:
    island = entry("island", "On what island does Etna smoke?", "Sicily", "")
    volcano = entry("volcano", "Which mountain frightens Sicily?", "Etna", "")
    third = entry("third", "Who fell into Etna?", "Empedocles", "")
    assert {one.question.id for one in giveaways([island, volcano])} == {"island", "volcano"}
    assert not [one for one in giveaways([island, volcano, third]) if one.question.id == "island"]


def test_a_word_of_another_accepted_name_still_shows_what_both_are_about() -> None:
    landing = replace(entry("landing", "Where did the Anzacs land in 1915?", "Gallipoli", ""), accept=("Anzac Cove",))
    holiday = entry("holiday", "When is Anzac Day?", "April", "On that day in 1915 soldiers landed at Gallipoli.")
    third = entry("third", "Who are the Anzacs, and what was sunk in 1915?", "Lusitania", "")
    assert [one.teller.id for one in giveaways([landing, holiday, third]) if one.question is landing] == ["holiday"]


def test_a_word_of_the_answer_that_is_asked_shows_what_both_are_about() -> None:
    tales = entry("tales", "Which two brothers collected tales?", "Brothers Grimm", "")
    dwarfs = entry("dwarfs", "How many dwarfs are there?", "Seven", "In the Brothers Grimm's tale they have no names.")
    assert [one.question.id for one in giveaways([tales, dwarfs])] == ["tales"]


def test_a_wrong_answer_tells_when_it_ties_the_answer_to_a_word_of_the_question() -> None:
    captain = entry("captain", "Of which captain's name is Kiribati the local form?", "Gilbert", "")
    capital = replace(
        entry("capital", "Which island has no capital?", "Nauru", ""), wrong=("Kiribati (Gilbert)", "Fiji")
    )
    assert [one.teller.id for one in giveaways([captain, capital])] == ["capital"]
    for wrong in ("Gilbert", "Kiribati"):
        assert not list(giveaways([captain, replace(capital, wrong=(wrong,))]))
    assert not list(giveaways([captain, replace(capital, wrong=("Kiribati", "Gilbert"))]))


def test_words_that_many_entries_of_a_level_have_say_nothing() -> None:
    common = "Cesária Évora, Cape Verde"
    fillers = [entry(f"filler-{number}", f"{common}: who?", chr(ord("a") + number), "") for number in range(RARE - 1)]
    assert list(giveaways([SINGER, ISLANDS, *fillers[1:]]))
    assert not list(giveaways([SINGER, ISLANDS, *fillers]))
    elsewhere = [replace(one, level=1) for one in fillers]
    assert list(giveaways([SINGER, ISLANDS, *elsewhere]))


def test_the_search_finds_what_a_reader_found_in_the_first_questions() -> None:
    first = [question for file in FILES for of_level in questions_of(file, MENDED - 1) for question in of_level]
    found = [{one.question.id, one.teller.id} for one in giveaways(first)]
    missed = [ids for ids in FOUND_BY_READING.split() if not any(pair <= set(ids.split("/")) for pair in found)]
    assert not missed


def test_no_entry_gives_the_answer_of_another_of_its_level_away() -> None:
    found = [str(one) for one in giveaways(QUESTIONS)]
    assert not found, "\n".join(found)


def test_the_question_does_not_give_its_answer_away() -> None:
    """A word of the answer may stand in the question when every wrong answer has it as well: Which lake, Lake Tana."""
    for question in QUESTIONS:
        asked = question.text.casefold()
        for word in question.answer.casefold().replace("-", " ").split():
            stripped = word.strip(",.'\"()").removesuffix("s")
            if len(stripped) >= 4 and re.search(rf"\b{re.escape(stripped)}", asked):
                others = [wrong.casefold() for wrong in question.wrong]
                assert all(stripped in other for other in others), f"{question.id}: {word} is in the question"


def test_no_accepted_answer_stands_whole_in_the_question() -> None:
    """Not even written as one word, as long horns are longhorns; an article is no part of it."""
    for question in QUESTIONS:
        asked = bare_words(question.text)
        run_together = ["".join(pair) for pair in pairwise(asked)]
        for name in (question.answer, *question.accept):
            said = [word for word in bare_words(name) if word not in ARTICLES] or [name]
            is_told = set(said) <= set(asked) or "".join(said) in run_together
            assert not is_told, f"{question.id}: {name} is in the question"


def test_no_wrong_answer_is_right() -> None:
    for question in QUESTIONS:
        for wrong in question.wrong:
            right = [name for name in (question.answer, *question.accept) if is_same_answer(wrong, name)]
            assert not right, f"{question.id}: {wrong} is right"


def test_no_accepted_answer_repeats_the_answer() -> None:
    for question in QUESTIONS:
        names = [name.casefold() for name in (question.answer, *question.accept)]
        assert len(set(names)) == len(names), f"{question.id}: {names}"


def test_options_are_of_one_kind_numbers_or_words() -> None:
    for question in QUESTIONS:
        kinds = {all(sign.isdigit() or sign in " ,." for sign in option) for option in question.options()}
        assert len(kinds) == 1, f"{question.id}: {question.options()}"


def test_the_right_answer_stands_about_as_often_at_each_place() -> None:
    """Options stand by the alphabet, so that a habit of writers would show: a quarter each, give or take chance."""
    places = Counter(question.place() for question in QUESTIONS)
    for place in range(OPTIONS):
        assert 0.22 < places[place] / len(QUESTIONS) < 0.28
    for file in FILES:
        of_file = Counter(question.place() for question in QUESTIONS if file_of(question) == file)
        for place in range(OPTIONS):
            assert 0.12 < of_file[place] / of_file.total() < 0.38, file


def test_the_right_answer_is_not_mostly_the_longest_or_the_shortest() -> None:
    longest = shortest = 0
    for question in QUESTIONS:
        lengths = sorted(len(wrong) for wrong in question.wrong)
        longest += len(question.answer) > lengths[-1]
        shortest += len(question.answer) < lengths[0]
    assert longest / len(QUESTIONS) < 0.3
    assert shortest / len(QUESTIONS) < 0.3


def test_no_answer_is_far_longer_than_all_wrong_ones() -> None:
    for question in QUESTIONS:
        longest = max(len(wrong) for wrong in question.wrong)
        assert len(question.answer) <= 2 * longest + 6, f"{question.id}: {question.answer} / {question.wrong}"


@pytest.mark.parametrize("field", FIELDS)
def test_every_part_of_the_world_has_its_share_of_a_field(field: str) -> None:
    regions = Counter(question.region for of_level in questions_of(field, MENDED) for question in of_level)
    for continent in BOARD.continent_ids:
        assert regions[continent] / regions.total() >= 0.08, f"{continent} in {field}"
    assert max(regions.values()) / regions.total() < 0.45


def test_every_level_knows_the_whole_world() -> None:
    for level in range(len(LEVELS)):
        regions = Counter(question.region for field in FIELDS for question in questions_of(field, MENDED)[level])
        for continent in BOARD.continent_ids:
            assert regions[continent] / regions.total() >= 0.08, f"{continent} at level {LEVELS[level]}"


def test_hard_questions_are_longer_to_explain_but_never_too_long() -> None:
    lengths = [sum(len(one.text) for one in QUESTIONS if one.level == level) for level in range(len(LEVELS))]
    assert lengths[0] < lengths[2]


def test_answers_begin_with_many_letters() -> None:
    for file in FILES:
        letters = Counter(question.answer[0].upper() for question in QUESTIONS if file_of(question) == file)
        assert len(letters) >= 15, file
        assert letters.most_common(1)[0][1] / letters.total() < 0.2, file


def test_what_can_age_names_its_year() -> None:
    for question in QUESTIONS:
        is_ageing = any(f" {word} " in f" {question.text.lower()} " for word in AGEING)
        assert is_ageing == bool(question.as_of), question.id
        assert str(question.as_of) in question.text or not question.as_of, question.id


def test_capitals_are_not_asked_for_in_series() -> None:
    """What is the capital of …? At most four times in a file, or a quiz becomes a test at school."""
    series: dict[str, int] = defaultdict(int)
    for question in QUESTIONS:
        series[file_of(question)] += question.text.startswith("What is the capital of")
    assert max(series.values()) <= 4


def test_answer_keys_do_not_depend_on_manner() -> None:
    assert answer_key("The Rockies") == answer_key("rockies")
