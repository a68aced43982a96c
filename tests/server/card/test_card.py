"""This file is the tests of flash cards over HTTP, against a real server with real files."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from greatcircle.server.card.form import AnswerForm, NextForm
from greatcircle.server.card.practice import CardPractice, flag_name
from greatcircle.server.http.error import HttpRefusal
from greatcircle.study.question import QuestionKind, all_decks, questions_of
from tests.server.client import PATIENCE
from tests.server.conftest import RunningServer, running, setting_for

DECK = all_decks()[0]
QUESTIONS = {
    (each.kind.value, each.sentence): each
    for each in questions_of(DECK, [QuestionKind.CAPITAL, QuestionKind.COUNTRY], {region.id for region in DECK.regions})
}
KINDS = ["capital", "country"]


class Pupil:
    """A browser that learns."""

    def __init__(self, browser: httpx.Client) -> None:
        self.browser = browser
        self.secret: str = browser.post("/api/cards/learners").json()["secret"]

    def send(self, path: str, **form: object) -> httpx.Response:
        body = {"deck": DECK.set_id, **form}
        return self.browser.post(f"/api/cards/{path}", json=body, headers={"X-Learner": self.secret})

    def next(self, **form: object) -> dict[str, Any]:
        answer = self.send("next", **({"kinds": KINDS} | form))
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def answer(self, ticket: str, text: str, **form: object) -> dict[str, Any]:
        answer = self.send("answer", ticket=ticket, text=text, **form)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def progress(self) -> dict[str, Any]:
        answer = self.browser.get(f"/api/cards/progress/{DECK.set_id}", headers={"X-Learner": self.secret})
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


def right_answer(question: dict[str, Any]) -> str:
    return QUESTIONS[question["kind"], question["sentence"]].answer


@pytest.fixture(scope="module")
def browser(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def pupil(browser: httpx.Client) -> Pupil:
    return Pupil(browser)


def learner_files(server: RunningServer) -> list[Path]:
    return sorted((server.site.setting.data / "learners" / "browser").glob("*"))


def test_the_catalogue_lists_decks_regions_and_kinds(browser: httpx.Client) -> None:
    catalogue = browser.get("/api/cards").json()
    deck = catalogue["decks"][0]
    assert deck["id"] == DECK.set_id
    assert sum(region["cards"] for region in deck["regions"]) == deck["cards"] == len(DECK.cards)
    assert [kind["id"] for kind in catalogue["kinds"]] == [kind.value for kind in QuestionKind]


def test_every_learner_has_a_secret_of_128_bits(browser: httpx.Client) -> None:
    secrets = {Pupil(browser).secret for _ in range(5)}
    assert len(secrets) == 5
    assert all(len(secret) == 22 for secret in secrets)


def test_a_right_answer_is_praised_kept_and_comes_again(pupil: Pupil) -> None:
    question = pupil.next()["question"]
    told = pupil.answer(question["ticket"], right_answer(question))
    assert (told["is_final"], told["is_right"]) == (True, True)
    assert told["answer"] == right_answer(question)
    assert told["again"] == "in 10 minutes"
    assert told["card"]["fact"]
    assert pupil.progress()["total"]["learning"] == 1
    assert pupil.progress()["days"][-1] == 1
    assert pupil.next()["answered_today"] == 1


def test_a_wrong_answer_tells_the_right_one(pupil: Pupil) -> None:
    question = pupil.next(kinds=["country"])["question"]
    wrong = next(choice["name"] for choice in question["choices"] if choice["name"] != right_answer(question))
    told = pupil.answer(question["ticket"], wrong)
    assert (told["is_final"], told["is_right"]) == (True, False)
    assert told["sentence"] == f"No, not {wrong}. It is {right_answer(question)}."


def test_not_knowing_is_an_answer(pupil: Pupil) -> None:
    question = pupil.next()["question"]
    told = pupil.answer(question["ticket"], " ")
    assert (told["is_final"], told["is_right"]) == (True, False)
    assert told["sentence"] == f"It is {right_answer(question)}."


def test_what_is_not_understood_may_be_tried_once_more_and_nothing_is_kept_or_told(pupil: Pupil) -> None:
    question = pupil.next()["question"]
    first = pupil.answer(question["ticket"], "Atlantis")
    assert (first["is_final"], first["answer"], first["card"], first["again"]) == (False, None, None, None)
    assert pupil.progress()["total"]["learning"] == 0
    second = pupil.answer(question["ticket"], "Atlantis", tries=1)
    assert (second["is_final"], second["is_right"]) == (True, False)


def test_an_answer_that_is_sent_twice_counts_once(pupil: Pupil) -> None:
    question = pupil.next()["question"]
    pupil.answer(question["ticket"], right_answer(question))
    again = pupil.send("answer", ticket=question["ticket"], text=right_answer(question))
    assert again.status_code == 409
    assert pupil.next()["answered_today"] == 1


def test_a_hint_makes_an_answer_a_hard_one(pupil: Pupil) -> None:
    question = pupil.next()["question"]
    hint = pupil.send("hint", ticket=question["ticket"], number=0).json()["sentence"]
    assert hint
    assert right_answer(question) not in hint
    told = pupil.answer(question["ticket"], right_answer(question), hints=1)
    assert told["again"] == "in 6 minutes"


def test_a_question_stays_until_it_is_answered(pupil: Pupil) -> None:
    first = pupil.next()["question"]
    assert pupil.next()["question"] == first
    pupil.answer(first["ticket"], "")
    assert pupil.next()["question"]["ticket"] != first["ticket"]


def test_a_question_gives_nothing_away(pupil: Pupil) -> None:
    question = pupil.next(kinds=["flag"])["question"]
    flags = {flag_name(card): card for card in DECK.cards}
    card = flags[question["flag"]]
    address = f"/api/cards/flags/{question['flag']}"
    assert not any(word.lower() in address for word in (card.country, card.capital, card.id))
    picture = pupil.browser.get(address)
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in picture.content
    assert pupil.next(kinds=["place"])["question"]["flag"] is None
    place = pupil.next(kinds=["place"])["question"]
    assert 0 <= place["place"]["across"] <= 1
    assert all(choice["place"] is None for choice in place["choices"])


def test_only_the_chosen_regions_are_asked_about(pupil: Pupil) -> None:
    for _ in range(4):
        question = pupil.next(regions=["oceania"])["question"]
        assert QUESTIONS[question["kind"], question["sentence"]].card.region == "oceania"
        pupil.answer(question["ticket"], "")
    assert [region["id"] for region in pupil.progress()["regions"] if region["total"]["learning"]] == ["oceania"]


def test_learners_do_not_meet(browser: httpx.Client) -> None:
    one, other = Pupil(browser), Pupil(browser)
    question = one.next()["question"]
    assert other.send("answer", ticket=question["ticket"], text="").status_code == 409
    one.answer(question["ticket"], "")
    assert other.progress()["total"]["learning"] == 0


def test_a_secret_is_kept_nowhere_and_is_no_path(server: RunningServer, pupil: Pupil) -> None:
    before = learner_files(server)
    question = pupil.next()["question"]
    assert learner_files(server) == before, "nothing is kept before the first answer"
    pupil.answer(question["ticket"], "")
    (made,) = set(learner_files(server)) - set(before)
    assert made.name.startswith("learner-")
    assert pupil.secret not in made.name
    assert pupil.secret.encode() not in made.read_bytes()


@pytest.mark.parametrize("secret", ["", "../../../../etc/passwd", "A" * 21, "A" * 23, "A" * 21 + "/", "A" * 21 + "%"])
def test_what_is_no_secret_is_refused(browser: httpx.Client, secret: str) -> None:
    answer = browser.get(f"/api/cards/progress/{DECK.set_id}", headers={"X-Learner": secret})
    assert answer.status_code == 400
    assert not secret or secret not in answer.text


def test_what_there_is_not_is_told_in_a_sentence(pupil: Pupil) -> None:
    assert pupil.send("next", regions=["atlantis"]).status_code == 400
    assert pupil.send("next", kinds=["smell"]).status_code == 400
    gone = pupil.browser.post("/api/cards/next", json={"deck": "1066"}, headers={"X-Learner": pupil.secret})
    assert (gone.status_code, gone.json()["detail"][:19]) == (404, "There is no set '10")
    assert pupil.browser.get(f"/api/cards/flags/{'0' * 32}").status_code == 404
    assert pupil.browser.get("/api/cards/flags/..%2f..%2fboard.json").status_code in (400, 404)


def test_a_damaged_file_is_told_without_its_path(server: RunningServer, pupil: Pupil) -> None:
    before = learner_files(server)
    pupil.answer(pupil.next()["question"]["ticket"], "")
    (made,) = set(learner_files(server)) - set(before)
    made.write_bytes(b"not a database at all" * 100)
    answer = pupil.send("next")
    assert answer.status_code == 503
    assert str(made) not in answer.text
    assert "learner-" not in answer.text
    assert made.read_bytes().startswith(b"not a database"), "it is never written over"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server, httpx.Client(base_url=server.base) as browser:
        statuses = {browser.post("/api/cards/learners").status_code for _ in range(400)}
    assert statuses == {201, 429}


def test_the_map_has_land_and_borders(browser: httpx.Client) -> None:
    world = browser.get("/api/cards/world").json()
    assert world["width"] / world["height"] > 2
    assert world["land"].startswith("M")
    assert world["borders"].startswith("M")


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 10, 22, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def test_a_day_is_the_learners_own_day(tmp_path: Path) -> None:
    clock = Clock()
    practice = CardPractice(tmp_path, clock)
    question = practice.next_card("s", NextForm(DECK.set_id)).question
    assert question is not None
    practice.answer("s", AnswerForm(DECK.set_id, question.ticket, ""))
    clock.now += timedelta(hours=1)
    assert practice.next_card("s", NextForm(DECK.set_id, minutes_east=0)).answered_today == 1
    assert practice.next_card("s", NextForm(DECK.set_id, minutes_east=60)).answered_today == 0
    assert practice.progress("s", DECK.set_id, 60).days[-2:] == [1, 0]


def test_cards_are_kept_apart_from_one_request_to_the_next(tmp_path: Path) -> None:
    practice = CardPractice(tmp_path, Clock())
    form = NextForm(DECK.set_id, regions=["northern-america"])
    for secret in "abcdefgh":
        cards: set[str] = set()
        for _ in range(3):
            question = practice.next_card(secret, form).question
            assert question is not None
            told = practice.answer(secret, AnswerForm(DECK.set_id, question.ticket, "")).card
            assert told is not None
            cards.add(told.country)
        assert len(cards) == 3, "the region has three countries, and each was asked about once"


def test_a_ticket_is_used_up_each_time_anew(tmp_path: Path) -> None:
    clock = Clock()
    practice = CardPractice(tmp_path, clock)
    form = NextForm(DECK.set_id, regions=["northern-america"], kinds=["flag"])
    tickets: list[str] = []
    for _ in range(9):
        question = practice.next_card("s", form).question
        assert question is not None
        assert question.ticket not in tickets
        tickets.append(question.ticket)
        practice.answer("s", AnswerForm(DECK.set_id, question.ticket, ""))
        clock.now += timedelta(minutes=1)
        with pytest.raises(HttpRefusal, match="answered already"):
            practice.answer("s", AnswerForm(DECK.set_id, question.ticket, ""))


def test_new_questions_end_for_the_day_unless_more_are_asked_for(tmp_path: Path) -> None:
    clock = Clock()
    clock.now -= timedelta(hours=12)
    practice = CardPractice(tmp_path, clock)
    for _ in range(20):
        question = practice.next_card("s", NextForm(DECK.set_id, kinds=["flag"])).question
        assert question is not None
        practice.answer("s", AnswerForm(DECK.set_id, question.ticket, _known(practice, question.ticket)))
    clock.now += timedelta(minutes=1)
    done = practice.next_card("s", NextForm(DECK.set_id, kinds=["place"]))
    assert (done.question, done.new_left, done.can_have_more) == (None, 0, True)
    assert done.sentence == "That is enough new ones for today."
    more = practice.next_card("s", NextForm(DECK.set_id, kinds=["place"], more_new=20))
    assert more.question is not None


def _known(practice: CardPractice, ticket: str) -> str:
    """The answer that a learner who knows everything gives: found by the flag."""
    question = practice.next_card("s", NextForm(DECK.set_id, kinds=["flag"])).question
    assert question is not None
    assert question.ticket == ticket
    return next(card.country for card in DECK.cards if flag_name(card) == question.flag)


def test_there_is_an_end_to_new_learners(tmp_path: Path) -> None:
    practice = CardPractice(tmp_path, Clock(), learners_most=1)
    for secret in ("one", "two"):
        question = practice.next_card(secret, NextForm(DECK.set_id)).question
        assert question is not None
        if secret == "one":
            practice.answer(secret, AnswerForm(DECK.set_id, question.ticket, ""))
        else:
            with pytest.raises(HttpRefusal) as fault:
                practice.answer(secret, AnswerForm(DECK.set_id, question.ticket, ""))
            assert fault.value.status == 503
    assert len(list(tmp_path.glob("*.sqlite"))) == 1
    assert sqlite3.connect(next(tmp_path.glob("*.sqlite"))).execute("SELECT count(*) FROM review").fetchone() == (1,)
