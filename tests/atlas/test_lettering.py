"""Letters stand side by side as a printer would set them."""

import pytest

from greatcircle.atlas.lettering import alphabet_of, set_line, text_width

STYLES = ("roman", "bold", "italic")


@pytest.mark.parametrize("style", STYLES)
def test_every_letter_of_europe_has_a_shape(style: str) -> None:
    alphabet = alphabet_of(style)
    for letter in "AZaz09ÁÉÍÓÚáéíóúñçãőşţžŽłŁđțșāū’'!&,.-–°":
        assert alphabet.outlines[letter].startswith("m"), letter
        assert alphabet.widths[letter] > 0


def test_words_are_as_wide_as_their_letters() -> None:
    alphabet = alphabet_of("roman")
    plain = sum(alphabet.widths[letter] for letter in "Roma") / 1000 * 20
    assert text_width("Roma", "roman", 20) == pytest.approx(plain, rel=0.06)
    assert text_width("Roma", "roman", 40) == pytest.approx(2 * text_width("Roma", "roman", 20))


def test_a_pair_of_letters_is_kerned_also_with_accents() -> None:
    alphabet = alphabet_of("roman")
    assert alphabet.kern("T", "o") < 0
    assert alphabet.kern("T", "ó") == alphabet.kern("T", "o")
    apart = alphabet.widths["T"] + alphabet.widths["o"]
    assert text_width("To", "roman", 1000) == apart + alphabet.kern("T", "o")


def test_spacing_parts_the_letters_but_not_the_end() -> None:
    assert text_width("abc", "italic", 10, 0.5) == pytest.approx(text_width("abc", "italic", 10) + 2 * 5)


def test_a_letter_that_is_unknown_becomes_its_base_or_a_question_mark() -> None:
    assert [letter for letter, _ in set_line("ạ好", "roman", 10).letters] == ["a", "?"]


def test_an_outline_begins_every_letter_at_its_place() -> None:
    setting = set_line("il l", "roman", 10)
    outline = setting.outline(5, 7)
    assert outline.count("M") == 3, "a blank has no outline"
    assert outline.startswith("M500 700m")
