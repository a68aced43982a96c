"""This file tests what a game lets people say."""

import pytest

from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.saying import Fill, Saying, find_saying

SEARCH = Saying("search", "Let us search {}.", (Fill("4", "Old Town (4)"), Fill("40", "Lapland (40)")))
YES = Saying("yes", "Agreed.")


def test_the_blank_is_filled_with_the_words_of_a_value() -> None:
    assert SEARCH.words("40") == "Let us search Lapland (40)."
    assert YES.words("") == "Agreed."


def test_a_sentence_is_offered_with_dots_for_its_blank() -> None:
    assert SEARCH.dotted() == "Let us search …"
    assert Saying("mine", "{} is mine.", SEARCH.fills).dotted() == "… is mine."
    assert YES.dotted() == "Agreed."


@pytest.mark.parametrize(
    ("saying", "value", "sentence"),
    [
        (SEARCH, "41", "That does not fit there."),
        (SEARCH, "", "Say what stands in the blank."),
        (YES, "40", "Nothing is filled in there."),
    ],
)
def test_what_does_not_belong_there_is_refused(saying: Saying, value: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        saying.words(value)


def test_typed_words_find_what_is_called_just_so_before_all_that_holds_them() -> None:
    assert [fill.value for fill in SEARCH.find("4")] == ["4"]
    assert [fill.value for fill in SEARCH.find(" lapland ")] == ["40"]
    assert [fill.value for fill in SEARCH.find("l")] == ["4", "40"]
    assert SEARCH.find("") == []


def test_a_saying_is_found_by_its_id() -> None:
    assert find_saying([SEARCH, YES], "yes") is YES
    with pytest.raises(BadInput, match="Nothing of the kind"):
        find_saying([SEARCH, YES], "shout")
