"""This file is practice with flash cards: it asks, judges and keeps, for learners known by a secret.

It remembers nothing between two calls. A question's ticket is computed from the secret, the question and when
it was last answered, so any process finds the question again, and an answer that is sent twice counts once.
"""

import hashlib
import hmac
import logging
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta, timezone
from functools import cache
from pathlib import Path
from random import Random
from threading import Lock
from typing import Final

from greatcircle.equipment.flashcard import Deck, FlashCard, Region
from greatcircle.kernel.refusal import BadInput
from greatcircle.server.card.form import (
    TICKET_LENGTH,
    TRIES,
    AnswerForm,
    CardCatalogue,
    CardChoice,
    CardCounts,
    CardFace,
    CardHint,
    CardPin,
    CardPlace,
    CardProgress,
    CardQuestion,
    CardVerdict,
    DeckCard,
    HintForm,
    KindCard,
    NextCard,
    NextForm,
    RegionCard,
    RegionProgress,
)
from greatcircle.server.http.error import HttpRefusal
from greatcircle.study.judge import Judge, Verdict
from greatcircle.study.learner import SUFFIX, Learner, Review
from greatcircle.study.progress import QuestionCounts, progress_of, start_of_day, tally
from greatcircle.study.question import (
    QuestionKind,
    StudyQuestion,
    all_decks,
    choices,
    find_deck,
    find_regions,
    hints,
    name_asked_for,
    questions_of,
)
from greatcircle.study.remark import praise, remark, wait_in_words
from greatcircle.study.schedule import NEW_PER_DAY, Grade, Memory
from greatcircle.study.session import Session
from greatcircle.study.world import place_on_world

LEARNERS_MOST: Final = 20_000
LOCKS: Final = 64
DAYS_SHOWN: Final = 14
NAME_DIGITS: Final = 32

log = logging.getLogger(__name__)


class CardPractice:
    """Serves every learner of this server; all of it may block, so it belongs in a thread."""

    def __init__(self, folder: Path, clock: Callable[[], datetime], learners_most: int = LEARNERS_MOST) -> None:
        self._folder = folder
        self._clock = clock
        self._learners_most = learners_most
        self._locks = [Lock() for _ in range(LOCKS)]

    def next_card(self, secret: str, form: NextForm) -> NextCard:
        """Choose the question that the schedule wants now."""
        deck = deck_of(form.deck)
        asked = _chosen_questions(deck, form)
        now = self._now(form.minutes_east)
        with self._learner(secret) as learner:
            session = Session(learner, asked, now, NEW_PER_DAY + form.more_new, goes_on=True)
            reviews = learner.reviews()
        question = session.next_question(now)
        return NextCard(
            question=None if question is None else _shown(deck, question, secret, session.memories),
            sentence="" if question is not None else _why_nothing(session, now),
            due=tally(asked, session.memories, now).due,
            new_left=session.new_left(),
            can_have_more=session.is_limited(),
            answered_today=sum(1 for each in reviews if each.at >= start_of_day(now)),
        )

    def hint(self, secret: str, form: HintForm) -> CardHint:
        """Help with a question."""
        deck = deck_of(form.deck)
        with self._learner(secret) as learner:
            question = _find_question(deck, form.ticket, secret, learner.memories())
        told = hints(deck, question)
        return CardHint(told[form.number] if form.number < len(told) else "There is no more to tell.")

    def answer(self, secret: str, form: AnswerForm) -> CardVerdict:
        """Judge an answer and keep it, if it counts."""
        deck = deck_of(form.deck)
        now = self._now(form.minutes_east)
        with self._learner(secret) as learner:
            if not learner.is_known():
                self._refuse_when_full()
            question = _find_question(deck, form.ticket, secret, learner.memories())
            verdict, grade = _judged(deck, question, form)
            if grade is None:
                return verdict
            memory = Session(learner, [question], now).answer(question, grade, now)
        return CardVerdict(
            is_final=True,
            is_right=grade is not Grade.AGAIN,
            sentence=verdict.sentence,
            answer=question.answer,
            card=_face(deck, question.card),
            again=wait_in_words(memory.due, now),
        )

    def progress(self, secret: str, deck_id: str, minutes_east: int) -> CardProgress:
        """Sum up what a learner knows of a deck."""
        deck = deck_of(deck_id)
        now = self._now(minutes_east)
        asked = _all_questions(deck.set_id)
        with self._learner(secret) as learner:
            memories, reviews = learner.memories(), learner.reviews()
        summed = progress_of(deck, asked, memories, reviews, now)
        regions = {region.id: region for region in deck.regions}
        asked_about: dict[str, list[StudyQuestion]] = {}
        for question in asked:
            asked_about.setdefault(question.card.id, []).append(question)
        return CardProgress(
            deck=deck.set_id,
            total=_card_counts(summed.total),
            kinds={kind.value: _card_counts(counts) for kind, counts in summed.by_kind.items()},
            regions=[_region_progress(regions[region], counts) for region, counts in summed.by_region.items()],
            pins=[_pin(card, asked_about[card.id], memories, now) for card in deck.cards],
            answered_today=summed.answered_today,
            days=_answers_by_day(reviews, now),
            retention=summed.retention,
            next_due=None if summed.next_due is None else wait_in_words(summed.next_due, now),
        )

    def _now(self, minutes_east: int) -> datetime:
        return self._clock().astimezone(timezone(timedelta(minutes=minutes_east)))

    @contextmanager
    def _learner(self, secret: str) -> Iterator[Learner]:
        """Open what a learner knows, one call at a time; whatever is wrong with the file is told without its path."""
        name = hashlib.sha256(f"great-circle learner {secret}".encode()).hexdigest()[:NAME_DIGITS]
        with self._locks[int(name, 16) % LOCKS]:
            try:
                yield Learner(self._folder, name)
            except BadInput as fault:
                log.error("%s", fault)
                raise HttpRefusal(
                    503, "What you have learned cannot be read or written on this server just now; try again later."
                ) from None

    def _refuse_when_full(self) -> None:
        """Refuse new learners when there are very many already."""
        if self._folder.is_dir() and sum(1 for _ in self._folder.glob(f"*{SUFFIX}")) >= self._learners_most:
            raise HttpRefusal(503, "This server keeps as many learners as it can; nobody new can begin here.")


def deck_of(deck_id: str) -> Deck:
    """Find a deck by its id."""
    try:
        return find_deck(_decks(), deck_id)
    except BadInput as fault:
        raise HttpRefusal(404, str(fault)) from None


@cache
def make_catalogue() -> CardCatalogue:
    """List everything that can be learned."""
    return CardCatalogue(
        decks=[_deck_card(deck) for deck in _decks()],
        kinds=[KindCard(kind.value, kind.title, kind.asked_for) for kind in QuestionKind],
    )


def _deck_card(deck: Deck) -> DeckCard:
    counts = Counter(card.region for card in deck.cards)
    return DeckCard(
        id=deck.set_id,
        title=deck.title,
        sentence=deck.sentence,
        has_borders=deck.has_borders_of_today,
        cards=len(deck.cards),
        regions=[
            RegionCard(region.id, region.title, region.continent_title, counts[region.id])
            for region in deck.regions
            if counts[region.id]
        ],
    )


def flag_name(card: FlashCard) -> str:
    """Give the name under which a flag's picture is found, which does not tell whose it is."""
    return hashlib.sha256(f"great-circle flag {card.flag_file}".encode()).hexdigest()[:NAME_DIGITS]


@cache
def flag_cards() -> dict[str, FlashCard]:
    """List a card for every flag, by the name of the flag's picture."""
    return {flag_name(card): card for deck in _decks() for card in deck.cards}


@cache
def _decks() -> list[Deck]:
    return all_decks()


@cache
def _judge(deck_id: str) -> Judge:
    return Judge(deck_of(deck_id))


@cache
def _all_questions(deck_id: str) -> list[StudyQuestion]:
    deck = deck_of(deck_id)
    return questions_of(deck, list(QuestionKind), {region.id for region in deck.regions})


def _chosen_questions(deck: Deck, form: NextForm) -> list[StudyQuestion]:
    kinds = {kind.value for kind in QuestionKind}
    for name in form.kinds:
        if name not in kinds:
            raise HttpRefusal(400, f"There is no such kind of question; the kinds are {', '.join(sorted(kinds))}.")
    try:
        regions = find_regions(deck, form.regions)
    except BadInput as fault:
        raise HttpRefusal(400, str(fault)) from None
    wanted = form.kinds or kinds
    return [each for each in _all_questions(deck.set_id) if each.kind.value in wanted and each.card.region in regions]


def _ticket(question: StudyQuestion, secret: str, memories: dict[str, Memory]) -> str:
    memory = memories.get(question.id)
    last = "never" if memory is None else memory.last_review.isoformat()
    digest = hmac.digest(secret.encode(), f"great-circle question {question.id} {last}".encode(), "sha256")
    return urlsafe_b64encode(digest)[:TICKET_LENGTH].decode()


def _find_question(deck: Deck, ticket: str, secret: str, memories: dict[str, Memory]) -> StudyQuestion:
    for question in _all_questions(deck.set_id):
        if hmac.compare_digest(_ticket(question, secret, memories).encode(), ticket.encode()):
            return question
    raise HttpRefusal(409, "That question was answered already; here is the next one.")


def _shown(deck: Deck, question: StudyQuestion, secret: str, memories: dict[str, Memory]) -> CardQuestion:
    ticket = _ticket(question, secret, memories)
    return CardQuestion(
        ticket=ticket,
        kind=question.kind.value,
        sentence=question.sentence,
        asked_for=question.kind.asked_for,
        flag=flag_name(question.card) if question.kind is QuestionKind.FLAG else None,
        place=_place(question.card) if question.kind is QuestionKind.PLACE else None,
        choices=_choices(deck, question, Random(ticket)),
        hints=len(hints(deck, question)),
    )


def _choices(deck: Deck, question: StudyQuestion, rng: Random) -> list[CardChoice]:
    places = {name_asked_for(question.kind, card): _place(card) for card in reversed(deck.cards)}
    places[question.answer] = _place(question.card)
    return [
        CardChoice(name, None if question.kind is QuestionKind.PLACE else places[name])
        for name in choices(deck, question, rng)
    ]


def _judged(deck: Deck, question: StudyQuestion, form: AnswerForm) -> tuple[CardVerdict, Grade | None]:
    """Judge an answer; None for the grade when it may be given once more."""
    is_first = not form.hints and not form.tries
    if not form.text.strip():
        return _verdict(f"It is {question.answer}."), Grade.AGAIN
    judgement = _judge(deck.set_id).judge(question, form.text)
    if judgement.verdict is Verdict.RIGHT:
        return _verdict(praise(question, judgement)), Grade.GOOD if is_first else Grade.HARD
    said = remark(question, judgement)
    if judgement.is_final or form.tries + 1 == TRIES:
        return _verdict(f"{said} It is {question.answer}."), Grade.AGAIN
    return _verdict(f"{said} Try once more."), None


def _verdict(sentence: str) -> CardVerdict:
    return CardVerdict(is_final=False, is_right=False, sentence=sentence, answer=None, card=None, again=None)


def _why_nothing(session: Session, now: datetime) -> str:
    due = session.next_due()
    rest = "That is enough new ones for today." if session.is_limited() else "You are through for now."
    return rest if due is None else f"{rest} The next question comes {wait_in_words(due, now)}."


def _face(deck: Deck, card: FlashCard) -> CardFace:
    return CardFace(
        country=card.country,
        say_country=card.say_country,
        capital=card.capital,
        say_capital=card.say_capital,
        region=next(region.title for region in deck.regions if region.id == card.region),
        fact=card.fact,
        note=card.note,
        same_flag=list(card.flag_shared_with),
        flag=flag_name(card),
        place=_place(card),
    )


def _place(card: FlashCard) -> CardPlace:
    across, down = place_on_world(card.latitude, card.longitude)
    north = f"{abs(card.latitude):.0f}° {'north' if card.latitude >= 0 else 'south'}"
    east = f"{abs(card.longitude):.0f}° {'east' if card.longitude >= 0 else 'west'}"
    return CardPlace(round(across, 4), round(down, 4), f"{north}, {east}")


def _card_counts(counts: QuestionCounts) -> CardCounts:
    return CardCounts(new=counts.new, learning=counts.learning, known=counts.known, due=counts.due)


def _region_progress(region: Region, counts: dict[QuestionKind, QuestionCounts]) -> RegionProgress:
    total = QuestionCounts(
        new=sum(each.new for each in counts.values()),
        learning=sum(each.learning for each in counts.values()),
        known=sum(each.known for each in counts.values()),
        due=sum(each.due for each in counts.values()),
    )
    by_kind = {kind.value: _card_counts(each) for kind, each in counts.items()}
    return RegionProgress(region.id, region.title, region.continent_title, by_kind, _card_counts(total))


def _pin(card: FlashCard, asked: list[StudyQuestion], memories: dict[str, Memory], now: datetime) -> CardPin:
    counts = tally(asked, memories, now)
    return CardPin(place=_place(card), known=counts.known, learning=counts.learning, total=counts.total)


def _answers_by_day(reviews: list[Review], now: datetime) -> list[int]:
    counts = [0] * DAYS_SHOWN
    for review in reviews:
        days_ago = (now.date() - review.at.astimezone(now.tzinfo).date()).days
        if 0 <= days_ago < DAYS_SHOWN:
            counts[DAYS_SHOWN - 1 - days_ago] += 1
    return counts
