"""This file is the tests of what is kept of a learner: nothing is lost, nothing damaged is written over."""

import multiprocessing
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatcircle.kernel.refusal import BadInput
from greatcircle.study.learner import APPLICATION, Learner, Review, parse_learner_name
from greatcircle.study.schedule import Grade, LearningStage, review

AT = datetime(2026, 11, 1, 9, 30, 15, 123456, tzinfo=UTC)


def answer(learner: Learner, question: str, grade: Grade, at: datetime = AT) -> None:
    before = learner.memories().get(question)
    stage = LearningStage.NEW if before is None else before.stage
    learner.record(Review(question, at, grade, stage), review(before, grade, at))


def test_a_learner_who_has_answered_nothing_leaves_no_file(tmp_path: Path) -> None:
    learner = Learner(tmp_path / "learners", "Ada")
    assert learner.memories() == {}
    assert learner.reviews() == []
    assert not learner.is_known()
    assert list(tmp_path.iterdir()) == []


def test_answers_are_kept_to_the_microsecond(tmp_path: Path) -> None:
    answer(Learner(tmp_path / "new" / "folder", "Ada"), "a:b:flag", Grade.GOOD)
    learner = Learner(tmp_path / "new" / "folder", "Ada")
    assert learner.memories() == {"a:b:flag": review(None, Grade.GOOD, AT)}
    assert learner.reviews() == [Review("a:b:flag", AT, Grade.GOOD, LearningStage.NEW)]


def test_a_later_answer_replaces_the_memory_and_adds_to_the_log(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    first = review(None, Grade.GOOD, AT)
    answer(learner, "q", Grade.GOOD)
    answer(learner, "q", Grade.AGAIN, first.due)
    assert learner.memories() == {"q": review(first, Grade.AGAIN, first.due)}
    assert [(each.grade, each.stage) for each in learner.reviews()] == [
        (Grade.GOOD, LearningStage.NEW),
        (Grade.AGAIN, LearningStage.LEARNING),
    ]


def test_learners_do_not_see_each_other(tmp_path: Path) -> None:
    answer(Learner(tmp_path, "Ada"), "q", Grade.GOOD)
    assert Learner(tmp_path, "Grace").memories() == {}
    answer(Learner(tmp_path, "Grace"), "p", Grade.GOOD)
    assert list(Learner(tmp_path, "Ada").memories()) == ["q"]


def test_a_name_is_one_learner_however_it_is_written(tmp_path: Path) -> None:
    answer(Learner(tmp_path, "Zoë  Ann"), "q", Grade.GOOD)
    assert list(Learner(tmp_path, " ZOE\u0308 ann ").memories()) == ["q"]
    assert [path.name for path in tmp_path.iterdir()] == ["learner-zo%C3%AB%20ann.sqlite"]


@pytest.mark.parametrize(
    "name",
    ["", " ", "-", "..", "../ada", "a/b", "a\\b", "a.b", "a:b", "~", "C:", "a\0b", "a\nb;", "%2e", "x" * 41, "語" * 40],
)
def test_a_name_that_might_be_a_path_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="A learner cannot be called"):
        parse_learner_name(name)


@given(st.text(st.characters(exclude_categories=()), max_size=50))
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    folder = Path("some", "folder")
    try:
        path = Learner(folder, name).path
    except BadInput:
        return
    assert path.parent == folder
    assert path.name.isascii()
    assert len(path.name) < 200


def test_a_damaged_file_is_told_of_and_left_as_it_is(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    answer(learner, "q", Grade.GOOD)
    whole = learner.path.read_bytes()
    for damaged in (b"no database at all" * 100, whole[:100] + b"x" * (len(whole) - 100), whole[: len(whole) // 2]):
        learner.path.write_bytes(damaged)
        for attempt in (learner.memories, learner.reviews, lambda: answer(learner, "q", Grade.GOOD)):
            with pytest.raises(BadInput, match=r"learner-ada.sqlite.* (is damaged|cannot be used)"):
                attempt()
        assert learner.path.read_bytes() == damaged


def test_a_value_that_makes_no_sense_is_damage(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    answer(learner, "q", Grade.GOOD)
    for change in ("stage = 9", "due = 'soon'", "stability = 'firm'"):
        with closing(sqlite3.connect(learner.path)) as connection, connection:
            kept = connection.execute("SELECT stage, due, stability FROM memory").fetchone()
            connection.execute(f"UPDATE memory SET {change}")
        with pytest.raises(BadInput, match="is damaged"):
            learner.memories()
        with closing(sqlite3.connect(learner.path)) as connection, connection:
            connection.execute("UPDATE memory SET stage = ?, due = ?, stability = ?", kept)
    assert list(learner.memories()) == ["q"]


def test_the_file_of_another_program_is_not_touched(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    with closing(sqlite3.connect(learner.path)) as connection, connection:
        connection.execute("CREATE TABLE precious (thing TEXT)")
    before = learner.path.read_bytes()
    with pytest.raises(BadInput, match="is damaged"):
        answer(learner, "q", Grade.GOOD)
    assert learner.path.read_bytes() == before


def test_a_file_of_another_version_is_not_touched(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    answer(learner, "q", Grade.GOOD)
    with closing(sqlite3.connect(learner.path)) as connection, connection:
        connection.execute("PRAGMA user_version = 2")
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    with pytest.raises(BadInput, match="another version of Great Circle"):
        answer(learner, "q", Grade.GOOD)


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadInput, match="cannot be made"):
        answer(Learner(tmp_path / "file" / "learners", "Ada"), "q", Grade.GOOD)


def test_a_folder_in_the_place_of_the_file_is_told_of(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    learner.path.mkdir()
    with pytest.raises(BadInput, match="cannot be used"):
        learner.memories()


def _answer_many(folder: Path, word: str) -> None:
    learner = Learner(folder, "Ada")
    for number in range(20):
        answer(learner, f"{word}{number}", Grade.GOOD, AT + timedelta(seconds=number))


def test_two_programs_may_write_at_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_answer_many, args=(tmp_path, word)) for word in "ab"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0, 0]
    learner = Learner(tmp_path, "Ada")
    assert len(learner.memories()) == len(learner.reviews()) == 40
