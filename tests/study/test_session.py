"""This file is the tests of a session: what comes next, and that every answer is kept at once."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from greatcircle.study.learner import Learner
from greatcircle.study.question import QuestionKind, StudyQuestion, questions_of
from greatcircle.study.schedule import Grade, LearningStage
from greatcircle.study.session import CARDS_APART, Session
from tests.study.sample_deck import DECK

NOW = datetime(2026, 11, 10, 14, 0, tzinfo=UTC)
QUESTIONS = questions_of(DECK, list(QuestionKind), {"andes", "river", "isles"})


def asked(session: Session, question: StudyQuestion | None) -> StudyQuestion:
    assert question is not None
    assert session.questions[question.id] is question
    return question


def test_an_answer_is_kept_before_the_next_question(tmp_path: Path) -> None:
    session = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW)
    question = asked(session, session.next_question(NOW))
    memory = session.answer(question, Grade.GOOD, NOW)
    learner = Learner(tmp_path, "Ada")
    assert learner.memories() == {question.id: memory}
    assert [(each.question, each.stage) for each in learner.reviews()] == [(question.id, LearningStage.NEW)]


def test_a_later_session_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    first = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW)
    question = asked(first, first.next_question(NOW))
    memory = first.answer(question, Grade.AGAIN, NOW)
    second = Session(Learner(tmp_path, "Ada"), QUESTIONS, memory.due)
    assert asked(second, second.next_question(memory.due)) == question
    assert second.next_due() == memory.due


def test_cards_are_kept_apart_because_every_answer_shows_the_whole_card(tmp_path: Path) -> None:
    session = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW, new_per_day=100)
    cards: list[str] = []
    for _ in QUESTIONS:
        question = asked(session, session.next_question(NOW))
        session.answer(question, Grade.EASY, NOW)
        cards.append(question.card.id)
    for place in range(len(cards) - 3 * CARDS_APART):
        assert len(set(cards[place : place + CARDS_APART + 1])) == CARDS_APART + 1


def test_new_questions_end_with_the_limit_of_the_day_and_go_on_the_next(tmp_path: Path) -> None:
    session = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW, new_per_day=2)
    for _ in range(2):
        session.answer(asked(session, session.next_question(NOW)), Grade.EASY, NOW)
    assert session.next_question(NOW) is None
    assert session.is_limited()
    later_that_day = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW + timedelta(hours=5), new_per_day=2)
    assert later_that_day.next_question(NOW + timedelta(hours=5)) is None
    tomorrow = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW + timedelta(days=1), new_per_day=2)
    assert tomorrow.next_question(NOW + timedelta(days=1)) is not None
    more = Session(Learner(tmp_path, "Ada"), QUESTIONS, NOW, new_per_day=3)
    assert more.next_question(NOW) is not None


def test_the_limit_counts_the_new_ones_of_every_set(tmp_path: Path) -> None:
    flags = [question for question in QUESTIONS if question.kind is QuestionKind.FLAG]
    places = [question for question in QUESTIONS if question.kind is QuestionKind.PLACE]
    session = Session(Learner(tmp_path, "Ada"), flags, NOW, new_per_day=1)
    session.answer(asked(session, session.next_question(NOW)), Grade.EASY, NOW)
    assert Session(Learner(tmp_path, "Ada"), places, NOW, new_per_day=1).next_question(NOW) is None


def test_a_forgotten_question_comes_again_in_the_same_session(tmp_path: Path) -> None:
    session = Session(Learner(tmp_path, "Ada"), QUESTIONS[:1], NOW)
    question = asked(session, session.next_question(NOW))
    session.answer(question, Grade.AGAIN, NOW)
    assert session.next_question(NOW) is question
    session.answer(question, Grade.GOOD, NOW)
    session.answer(question, Grade.GOOD, NOW)
    assert session.next_question(NOW) is None
    assert not session.is_limited()


def test_the_order_of_new_questions_is_a_learners_own_and_stays(tmp_path: Path) -> None:
    def first_questions(name: str) -> list[str]:
        session = Session(Learner(tmp_path / name, name), QUESTIONS, NOW)
        questions = [asked(session, session.next_question(NOW))]
        for _ in range(5):
            session.answer(questions[-1], Grade.EASY, NOW)
            questions.append(asked(session, session.next_question(NOW)))
        return [question.id for question in questions]

    assert first_questions("Ada") == first_questions("ADA")
    assert first_questions("Ada") != first_questions("Grace")


def test_a_session_that_goes_on_keeps_apart_from_the_cards_that_were_answered_last(tmp_path: Path) -> None:
    learner = Learner(tmp_path, "Ada")
    first = Session(learner, QUESTIONS, NOW, new_per_day=100)
    cards: list[str] = []
    for _ in range(CARDS_APART):
        question = asked(first, first.next_question(NOW))
        first.answer(question, Grade.EASY, NOW)
        cards.append(question.card.id)
    later = Session(learner, QUESTIONS, NOW, new_per_day=100, goes_on=True)
    assert asked(later, later.next_question(NOW)).card.id not in cards
    assert later.new_left() == len(QUESTIONS) - CARDS_APART
