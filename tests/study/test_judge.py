"""This file is the tests of the judge: what counts, and what is worth a second try."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatcircle.study.judge import Judge, Judgement, Verdict
from greatcircle.study.question import QuestionKind, ask
from tests.study.sample_deck import DECK, card_of

JUDGE = Judge(DECK)


def judged(card: str, kind: QuestionKind, text: str) -> Judgement:
    return JUDGE.judge(ask(DECK, card_of(card), kind), text)


@pytest.mark.parametrize("text", ["Ecuador", "ecuador", "Equador", "the republic of Ecuador"])
def test_a_right_answer_is_right_in_any_manner(text: str) -> None:
    assert judged("quito", QuestionKind.FLAG, text) == Judgement(Verdict.RIGHT, ("Ecuador",))


def test_another_country_is_wrong_and_named() -> None:
    assert judged("quito", QuestionKind.FLAG, "Bolivja") == Judgement(Verdict.WRONG, ("Bolivia",))


def test_what_is_unknown_may_be_tried_again() -> None:
    judgement = judged("quito", QuestionKind.FLAG, "Atlantis")
    assert judgement == Judgement(Verdict.UNKNOWN, ())
    assert not judgement.is_final


def test_right_and_wrong_are_final() -> None:
    assert judged("quito", QuestionKind.FLAG, "Ecuador").is_final
    assert judged("quito", QuestionKind.FLAG, "Peru").is_final


def test_a_country_for_a_capital_is_the_wrong_sort() -> None:
    assert judged("quito", QuestionKind.COUNTRY, "Chile") == Judgement(Verdict.WRONG_SORT, ("Chile",))
    assert judged("quito", QuestionKind.CAPITAL, "Quito") == Judgement(Verdict.WRONG_SORT, ("Quito",))


def test_the_other_capital_is_true_but_not_asked() -> None:
    assert judged("sucre", QuestionKind.COUNTRY, "la paz") == Judgement(Verdict.TRUE_BUT_NOT_ASKED, ("La Paz",))
    assert judged("sucre", QuestionKind.COUNTRY, "sucre").verdict is Verdict.RIGHT


def test_a_look_alike_is_right() -> None:
    assert judged("monaco", QuestionKind.FLAG, "Indonesia") == Judgement(Verdict.RIGHT, ("Indonesia",))
    assert judged("monaco", QuestionKind.PLACE, "Indonesia").verdict is Verdict.WRONG


def test_what_may_mean_several_is_asked_back_only_if_one_of_them_is_right() -> None:
    niger = replace(card_of("lima"), id="niamey", country="Niger", country_names=("Niger",))
    nigeria = replace(card_of("quito"), id="abuja", country="Nigeria", country_names=("Nigeria",))
    deck = replace(DECK, cards=(*DECK.cards, niger, nigeria))
    judge = Judge(deck)
    assert judge.judge(ask(deck, niger, QuestionKind.FLAG), "Nigera") == Judgement(
        Verdict.SEVERAL, ("Niger", "Nigeria")
    )
    assert judge.judge(ask(deck, card_of("sucre"), QuestionKind.FLAG), "Nigera").verdict is Verdict.WRONG


@given(st.text(max_size=60), st.sampled_from(list(QuestionKind)))
def test_any_text_gets_a_verdict(text: str, kind: QuestionKind) -> None:
    assert judged("quito", kind, text).verdict in Verdict
