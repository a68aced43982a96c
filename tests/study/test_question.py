"""This file is the tests of questions: what is shown, what is right, what sounds plausible, what helps."""

from random import Random

import pytest

from greatcircle.equipment.flashcard import Deck
from greatcircle.kernel.refusal import BadInput
from greatcircle.study.question import (
    CHOICES,
    QuestionKind,
    all_decks,
    ask,
    choices,
    find_deck,
    find_regions,
    hints,
    question_id,
    questions_of,
)
from tests.study.sample_deck import DECK, card_of

ALL = {"andes", "river", "isles"}


@pytest.mark.parametrize(
    ("kind", "sentence", "answer"),
    [
        (QuestionKind.FLAG, "Which country has this flag?", "Peru"),
        (QuestionKind.CAPITAL, "Lima is the capital of which country?", "Peru"),
        (QuestionKind.COUNTRY, "Peru: what is the capital?", "Lima"),
        (QuestionKind.PLACE, "Which country has its capital at the mark?", "Peru"),
    ],
)
def test_a_card_asks_four_questions(kind: QuestionKind, sentence: str, answer: str) -> None:
    question = ask(DECK, card_of("lima"), kind)
    assert (question.sentence, question.answer, question.right) == (sentence, answer, (answer,))
    assert question.true_but_not_asked == ()
    assert question.id == f"sample:lima:{kind.value}" == question_id(card_of("lima"), kind)


def test_a_kind_says_what_it_shows_and_asks_for() -> None:
    titles = ["flag → country", "capital → country", "country → capital", "place → country"]
    assert [kind.title for kind in QuestionKind] == titles


def test_of_two_capitals_each_card_asks_for_its_own() -> None:
    question = ask(DECK, card_of("sucre"), QuestionKind.COUNTRY)
    assert question.sentence == "Bolivia: what is the capital, beside La Paz?"
    assert question.right == ("Sucre",)
    assert question.true_but_not_asked == ("La Paz",)


def test_flags_that_look_alike_are_both_right() -> None:
    assert ask(DECK, card_of("monaco"), QuestionKind.FLAG).right == ("Monaco", "Indonesia")
    assert ask(DECK, card_of("monaco"), QuestionKind.CAPITAL).right == ("Monaco",)


def test_capitals_across_a_river_are_one_place() -> None:
    assert ask(DECK, card_of("kinshasa"), QuestionKind.PLACE).right == ("Zaire", "Congo")
    assert ask(DECK, card_of("kinshasa"), QuestionKind.CAPITAL).right == ("Zaire",)


def test_the_flag_of_a_country_with_two_capitals_is_asked_about_once() -> None:
    ids = [question.id for question in questions_of(DECK, list(QuestionKind), ALL)]
    assert len(ids) == len(set(ids)) == 4 * len(DECK.cards) - 1
    assert "sample:la-paz:flag" in ids
    assert "sample:sucre:flag" not in ids


def test_questions_are_of_the_kinds_and_regions_asked_for() -> None:
    questions = questions_of(DECK, [QuestionKind.PLACE, QuestionKind.FLAG], {"river"})
    assert [question.id for question in questions] == [
        "sample:brazzaville:flag",
        "sample:brazzaville:place",
        "sample:kinshasa:flag",
        "sample:kinshasa:place",
    ]


def test_regions_are_found_by_their_ids_and_by_continents() -> None:
    assert find_regions(DECK, []) == ALL
    assert find_regions(DECK, ["river", "americas"]) == {"river", "andes"}
    assert find_regions(DECK, [" The Americas "]) == {"andes"}


def test_a_region_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadInput, match=r"no region 'mars'.*americas, africa, isles, andes, river\.$"):
        find_regions(DECK, ["mars"])


def test_a_set_that_does_not_exist_is_refused_with_those_that_do() -> None:
    assert find_deck([DECK], "sample") is DECK
    with pytest.raises(BadInput, match=r"no set '1986'; the sets are sample\."):
        find_deck([DECK], "1986")


@pytest.mark.parametrize("kind", list(QuestionKind))
@pytest.mark.parametrize("seed", range(20))
def test_choices_hold_the_answer_once_and_three_wrong_ones(kind: QuestionKind, seed: int) -> None:
    for card in DECK.cards:
        question = ask(DECK, card, kind)
        offered = choices(DECK, question, Random(seed))
        assert len(set(offered)) == len(offered) == CHOICES
        assert [name for name in offered if name in question.right] == [question.answer]
        assert not set(offered) & set(question.true_but_not_asked)


def test_wrong_choices_come_from_the_region_while_it_has_any() -> None:
    offered = choices(DECK, ask(DECK, card_of("lima"), QuestionKind.FLAG), Random(1))
    assert set(offered) == {"Bolivia", "Chile", "Ecuador", "Peru"}


def test_the_answer_stands_at_every_place_of_the_choices() -> None:
    question = ask(DECK, card_of("lima"), QuestionKind.FLAG)
    places = {choices(DECK, question, Random(seed)).index("Peru") for seed in range(50)}
    assert places == set(range(CHOICES))


def test_hints_tell_more_and_more() -> None:
    assert hints(DECK, ask(DECK, card_of("lima"), QuestionKind.FLAG)) == [
        "Look in the Andes.",
        "It begins with P and has 4 letters.",
        "It is one of these: Bolivia, Chile, Ecuador, Peru.",
    ]


def test_the_hints_for_a_capital_do_not_tell_where_its_country_is() -> None:
    assert hints(DECK, ask(DECK, card_of("la-paz"), QuestionKind.COUNTRY)) == [
        "It begins with L and has 5 letters.",
        "It is one of these: La Paz, Lima, Quito, Santiago, Sucre.",
    ]


def test_no_two_decks_of_all_games_share_an_id() -> None:
    ids = [deck.set_id for deck in all_decks()]
    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("deck", all_decks(), ids=lambda deck: deck.set_id)
def test_every_question_of_every_deck_has_choices_and_hints(deck: Deck) -> None:
    questions = questions_of(deck, list(QuestionKind), find_regions(deck, []))
    assert len({question.id for question in questions}) == len(questions)
    for question in questions:
        assert question.answer == question.right[0]
        assert question.answer in choices(deck, question, Random(7))
        assert hints(deck, question)
