"""Question packs: what is read from CSV, TSV, JSON and JSON Lines, and what is said of every line that is wrong."""

import json

import pytest

from greatcircle.equipment.quiz.pack import Fault, pack_from_json, pack_to_json
from greatcircle.equipment.quiz.pack_file import CHARACTERS_MOST, QUESTIONS_MOST, read_pack
from greatcircle.equipment.quiz.question import WORLD, Pack, find_pack, install_finder, pack_ids
from greatcircle.kernel.refusal import BadInput

HEADER = "question,answer,accept,wrong,level,field,continent,note"
ROW = "Who bakes?,Ann,Granny Ann|Gran,Bob|Cid|Dot,child,family,,She likes rye."


def read(text: str, name: str = "mine.csv") -> Pack:
    found = read_pack(name, text)
    assert isinstance(found, Pack), [str(fault) for fault in found]
    return found


def faults(text: str, name: str = "mine.csv") -> list[str]:
    found = read_pack(name, text)
    assert not isinstance(found, Pack)
    return [str(fault) for fault in found]


def test_a_table_is_read_with_all_its_columns() -> None:
    [one] = read(f"{HEADER}\n{ROW}\n").questions
    question = one.question
    assert (question.text, question.answer, question.note) == ("Who bakes?", "Ann", "She likes rye.")
    assert question.accept == ("Granny Ann", "Gran")
    assert question.wrong == ("Bob", "Cid", "Dot")
    assert one.levels == (0,)
    assert (question.field, question.region) == ("family", WORLD)


def test_all_forms_of_a_pack_are_the_same_pack() -> None:
    tabs = f"{HEADER}\n{ROW}\n".replace(",", "\t")
    semicolons = f"{HEADER}\n{ROW}\n".replace(",", ";")
    row = {
        "question": "Who bakes?",
        "answer": "Ann",
        "accept": ["Granny Ann", "Gran"],
        "wrong": ["Bob", "Cid", "Dot"],
        "level": "child",
        "field": "family",
        "note": "She likes rye.",
    }
    packs = [
        read(f"{HEADER}\n{ROW}\n"),
        read(f"\ufeff{HEADER}\r\n{ROW}\r\n"),
        read(tabs, "mine.tsv"),
        read(tabs, "mine.txt"),
        read(semicolons),
        read(json.dumps([row], indent=2), "mine.json"),
        read(json.dumps({"questions": [row]}), "mine.json"),
        read(f"{json.dumps(row)}\n\n", "mine.jsonl"),
    ]
    assert len({pack.id for pack in packs}) == 1
    assert packs[0].id.startswith("mine-")


def test_the_id_changes_with_what_is_in_the_pack() -> None:
    assert read(f"{HEADER}\n{ROW}\n").id != read(f"{HEADER}\n{ROW.replace('rye', 'oats')}\n").id


def test_a_pack_survives_json() -> None:
    pack = read(f"question,answer,wrong\n{'Who bakes?,Ann,Bob|Cid|Dot'}\n", "Über Oma.csv")
    assert pack.id.startswith("uber-oma-")
    assert pack_from_json(json.loads(json.dumps(pack_to_json(pack)))) == pack


def test_only_question_and_answer_are_needed_where_other_answers_can_be_wrong_ones() -> None:
    rows = ["Capital of France?,Paris", "Of Spain?,Madrid", "Of Italy?,Rome", "Of Austria?,Vienna", "Of Greece?,Athens"]
    pack = read("question,answer\n" + "\n".join(rows))
    answers = {one.question.answer for one in pack.questions}
    for one in pack.questions:
        assert len(one.question.wrong) == 3
        assert set(one.question.wrong) < answers - {one.question.answer}
        assert one.levels == (0, 1, 2)
        assert one.question.field == "mine"


def test_wrong_answers_are_taken_from_answers_of_the_same_kind_and_never_right_ones() -> None:
    rows = ["One?,1901", "Two?,1902", "Three?,1903", "Four?,1904", "A?,Ann", "B?,Bob", "C?,Cid", "D?,The Ann", "E?,Eve"]
    pack = read("question,answer\n" + "\n".join(rows))
    for one in pack.questions:
        question = one.question
        assert {wrong[0].isdigit() for wrong in question.wrong} == {question.answer[0].isdigit()}
    [ann] = [one.question for one in pack.questions if one.question.answer == "Ann"]
    assert "The Ann" not in ann.wrong


def test_continents_may_be_named_otherwise() -> None:
    pack = read("question,answer,wrong,continent\nA?,B,C|D|E,Oceania\nF?,G,H|I|J,South America\nK?,L,M|N|O,EUROPE\n")
    assert [one.question.region for one in pack.questions] == ["australasia", "americas", "europe"]
    assert pack.count_about_continents() == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("question,answer,wrong\n,Ann,B|C|D\n", "Line 2: The question is missing"),
        ("question,answer,wrong\nWho?,,B|C|D\n", "Line 2: The answer is missing"),
        ("question,answer,wrong\nWho?,Ann,B|C\n", "Line 2: There are 2 wrong answers; write 3 (| between"),
        ("question,answer,wrong\nWho?,Ann,B|C|D|E\n", "Line 2: There are 4 wrong answers"),
        ("question,answer,wrong\nWho?,Ann,B|the ann|D\n", "Line 2: 'the ann' is a right answer and a wrong one"),
        ("question,answer,wrong\nWho?,Ann,B|b!|D\n", "Line 2: The wrong answer 'b!' is there twice"),
        (
            "question,answer,wrong\nWho is it?,Anna Berg,Anna Borg|C|D\nWho is it,B,C|D|E",
            "Line 3: This question is asked",
        ),
        ("question,answer,wrong\nWho?,Ann,\n", "Line 2: There are no wrong answers, and the pack has not 3 other"),
        ("question,answer,wrong,level\nWho?,Ann,B|C|D,easy\n", "Line 2: There is no level 'easy'; write child"),
        (
            "question,answer,wrong,continent\nWho?,Ann,B|C|D,Mars\n",
            "Line 2: There is no continent 'Mars'; write europe",
        ),
        ("question,answr\nWho?,Ann\n", "Line 1: The first line names no column 'answer'"),
        ("question,answer,hint\nWho?,Ann,x\n", "Line 1: The column 'hint' does not exist"),
        ("question,answer,answer\nWho?,Ann,x\n", "Line 1: The column 'answer' is named twice"),
        ("question,answer,wrong\nWho, or what?,Ann,B|C|D\n", "Line 2: There are 4 columns where 3 are named"),
        ('question,answer,wrong\n"Who?,Ann,B|C|D\n', "look for a quotation mark"),
        (f"question,answer,wrong\n{'W' * 300}?,Ann,B|C|D\n", "Line 2: The question has 301 characters; shorten it"),
        ("question,answer,wrong\nWho?,!!,B|C|D\n", "Line 2: '!!' has no letter and no number"),
        ("", "The file is empty"),
        ("question,answer\n", "There is no question in the file"),
    ],
)
def test_every_fault_names_its_line_and_what_to_do(text: str, said: str) -> None:
    assert any(said in fault for fault in faults(text)), faults(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[{"question": "Who?", "answer": "Ann",}]', "Line 1: This is no JSON"),
        ('[\n {"question": "Who?",\n  "answer": 7.5, "wrong": ["B", "C"]}\n]', "Line 2: There are 2 wrong answers"),
        ('[\n"Who?"]', "A question is an object"),
        ('{"title": "x"}', "Line 1: A pack in JSON is a list of questions"),
        ('{"question": "A?", "answer": "B", "wrong": ["C","D","E"]}\n{"question": }', "Line 2: This line is no JSON"),
        ('[{"question": ["Who?"], "answer": "Ann", "wrong": ["B","C","D"]}]', "The question is no text"),
        ('[{"question": "Who?", "answer": "Ann", "wrong": {"B": 1}}]', "The column wrong is no list of texts"),
        ('[{"question": "Who?", "answer": "Ann", "wrong": ["B","C","D"], "by": "me"}]', "There is no column 'by'"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_faults_of_json(text: str, said: str) -> None:
    assert any(said in fault for fault in faults(text, "mine.json")), faults(text, "mine.json")


def test_a_fault_in_a_row_of_several_lines_names_the_first_of_them() -> None:
    text = 'question,answer,wrong,note\n"Who\nbakes?",Ann,B|C|D,"a\nb"\nWho?,,B|C|D,\n'
    assert faults(text) == ["Line 5: The answer is missing; write one, or take the line out."]


def test_too_much_is_refused() -> None:
    assert "at most" in faults("x" * (CHARACTERS_MOST + 1))[0]
    rows = "".join(f"Who is {n}?,Name{n},B|C|D\n" for n in range(QUESTIONS_MOST + 1))
    assert any("packs have at most" in fault for fault in faults(f"question,answer,wrong\n{rows}"))


def test_very_many_faults_are_not_all_told() -> None:
    told = faults("question,answer\n" + ",Ann\n" * 500)
    assert len(told) == 51
    assert told[-1].startswith("There are 450 faults more")


def test_a_fault_of_the_whole_file_has_no_line() -> None:
    assert str(Fault(0, "It is empty.")) == "It is empty."


def test_packs_are_found_once_by_who_knows_where_they_are() -> None:
    pack = read(f"{HEADER}\n{ROW}\n")
    asked: list[str] = []

    def find(pack_id: str) -> Pack | None:
        asked.append(pack_id)
        return pack if pack_id == pack.id else None

    install_finder(find)
    try:
        assert find_pack(pack.id) is find_pack(pack.id)
        assert asked == [pack.id]
        with pytest.raises(BadInput, match="There is no question pack 'other' here; add its file"):
            find_pack("other")
    finally:
        install_finder(None)
    with pytest.raises(BadInput, match="greatcircle questions add FILE"):
        find_pack(pack.id)


def test_ids_of_packs_in_an_option() -> None:
    assert pack_ids(" a-1, b-2,,a-1 ") == ["a-1", "b-2"]
    assert pack_ids(" , ") == []
