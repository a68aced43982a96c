"""Typed replies to quiz questions: manner, order, numbers, units, slips, and what is nearer to a wrong answer."""

import pytest

from greatcircle.equipment.quiz.numeral import read_numbers
from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.equipment.quiz.reply import NO_OPTION, Lexicon, is_same_answer, meant_option, plain_words


def question(text: str, answer: str, wrong: str, accept: str = "") -> QuizQuestion:
    others = tuple(accept.split("|")) if accept else ()
    return QuizQuestion("x", "arts", 1, "world", text, answer, others, tuple(wrong.split("|")), "", 0)


def meant(asked: QuizQuestion, text: str) -> str | None:
    place = meant_option(asked, text)
    return None if place == NO_OPTION else asked.options()[place]


RIVER = question("Which river flows through Cairo?", "Nile", "Niger|Congo|Zambezi")
PAINTER = question("Who painted Sunflowers?", "Vincent van Gogh", "Paul Gauguin|Edvard Munch|Claude Monet", "van Gogh")
LETTERS = question("Which two letters score ten points?", "Q and Z", "J and X|K and V|W and Y")
MINUTES = question("How many minutes does a football match last?", "90", "80|100|120")
LENGTH = question("How long is a marathon?", "42 km", "21 km|35 km|60 km")
YEAR = question("In which year did people first walk on the Moon?", "1969", "1959|1968|1972")
COAST = question("In which country is the city of Melbourne?", "Australia", "New Zealand|Fiji|Samoa")
KOREA = question("Which country has the capital Pyongyang?", "North Korea", "Mongolia|Vietnam|Laos")


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        (RIVER, "nile"),
        (RIVER, "  The NILE! "),
        (RIVER, "the river Nile"),
        (RIVER, "Nile River"),
        (RIVER, "it's the Nile"),
        (PAINTER, "VAN GOGH"),
        (PAINTER, "Vincent Van Gogh"),
        (PAINTER, "vincent van gohg"),
        (PAINTER, "Vincent van Goch"),
        (LETTERS, "Z and Q"),
        (LETTERS, "q, z"),
        (LETTERS, "Z & Q"),
        (MINUTES, "ninety"),
        (MINUTES, "90 minutes"),
        (MINUTES, "90 min"),
        (LENGTH, "42"),
        (LENGTH, "42 kilometres"),
        (LENGTH, "forty-two kilometers"),
        (LENGTH, "42km"),
        (YEAR, "nineteen sixty-nine"),
        (YEAR, "in 1969"),
        (COAST, "Austrailia"),
        (COAST, "Ausralia"),
        (KOREA, "north korea"),
        (KOREA, "Nroth Korea"),
    ],
)
def test_forgiven(asked: QuizQuestion, text: str) -> None:
    assert meant(asked, text) == asked.answer


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        (RIVER, ""),
        (RIVER, "?!"),
        (RIVER, "Nil"),
        (RIVER, "Nile or Niger"),
        (RIVER, "Rhine"),
        (PAINTER, "Vincent"),
        (MINUTES, "91"),
        (MINUTES, "90 seconds"),
        (MINUTES, "9"),
        (LENGTH, "42 miles"),
        (LENGTH, "24 km"),
        (YEAR, "1996"),
        (YEAR, "69"),
        (KOREA, "South Korea"),
        (KOREA, "x" * 300),
    ],
)
def test_not_understood(asked: QuizQuestion, text: str) -> None:
    assert meant(asked, text) is None


def test_what_is_nearer_to_a_wrong_answer_is_wrong() -> None:
    asked = question("Which country has Bratislava as its capital?", "Slovakia", "Slovenia|Slavonia|Serbia")
    assert meant(asked, "Slovenia") == "Slovenia"
    assert meant(asked, "Slovvenia") == "Slovenia"
    assert meant(asked, "Slovakai") == "Slovakia"


def test_what_is_equally_near_to_two_answers_is_neither() -> None:
    asked = question("Which word?", "Marten", "Martin|Lizard|Falcon")
    assert meant(asked, "Martn") is None


def test_one_and_many_are_the_same() -> None:
    asked = question("Which animals did Hannibal lead over the Alps?", "Elephants", "Camels|Horses|Oxen")
    assert meant(asked, "an elephant") == "Elephants"
    assert meant(asked, "ox") != "Elephants"


def test_numbers_are_read_however_they_are_written() -> None:
    for text in ("1,500", "1 500", "1500", "one thousand five hundred", "fifteen hundred", "1'500"):
        assert plain_words(text) == ["#1500"], text
    assert plain_words("1.5 million") == ["#1500000"]
    assert plain_words("3,14") == plain_words("3.14") == ["#3.14"]
    assert plain_words("the 19th") == plain_words("the nineteenth") == ["the", "#19"]
    assert plain_words("Elizabeth II") == plain_words("elizabeth 2")
    assert plain_words("twenty-first") == ["#21"]
    assert plain_words("one hundred and eighty") == ["#180"]
    assert plain_words("Henry V") == ["henry", "#5"]
    assert plain_words("a dozen") == ["a", "#12"]


def test_words_that_only_sound_like_numbers_stay_apart() -> None:
    assert read_numbers(["seven", "eleven"]) == ["#7", "#11"]
    assert read_numbers(["two", "and", "three"]) == ["#2", "and", "#3"]
    assert read_numbers(["i", "claudius"]) == ["i", "claudius"]
    assert read_numbers(["hundred", "and"]) == ["#100", "and"]


def test_a_number_word_may_have_a_slip_but_no_other_number() -> None:
    asked = question("How many legs has a spider?", "Eight", "Six|Ten|Twelve")
    assert meant(asked, "eigth") == "Eight"
    assert meant(asked, "eigt") == "Eight"
    assert meant(asked, "eighty") is None
    assert meant(asked, "8") == "Eight"


def test_accents_signs_and_spaces_do_not_count() -> None:
    asked = question("Which capital lies on a plateau in Brazil?", "Brasília", "São Paulo|Belém|Recife")
    assert meant(asked, "brasilia") == "Brasília"
    assert meant(asked, "sao-paulo") == "São Paulo"
    assert meant(asked, "SaoPaulo") == "São Paulo"


def test_a_lexicon_knows_what_is_something_else() -> None:
    other = question("Which country has Vienna as its capital?", "Austria", "Hungary|Poland|Italy")
    words = Lexicon([COAST, other])
    assert meant_option(COAST, "Austria", words) == NO_OPTION
    assert meant_option(COAST, "Austrlia", words) == COAST.place()


def test_other_names_of_the_same_thing_are_no_other_thing() -> None:
    asked = question("Whose tomb?", "Tutankhamun", "Cheops|Ramses|Akhenaten")
    elsewhere = question("Which boy king?", "Tutankhamun", "Cheops|Ramses|Akhenaten", "Tutankhamen")
    assert meant_option(asked, "Tutankhamen", Lexicon([asked, elsewhere])) == asked.place()


def test_same_answers() -> None:
    assert is_same_answer("The Nile", "nile")
    assert is_same_answer("Seven", "7")
    assert not is_same_answer("Niger", "Nigeria")
