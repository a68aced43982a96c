"""This file is the tests of memory with an end."""

from greatcircle.equipment.memory import remember


def test_what_is_found_is_given_and_known() -> None:
    known: dict[str, int] = {}
    assert remember(known, "rome", 1, 2) == 1
    assert remember(known, "oslo", 2, 2) == 2
    assert known == {"rome": 1, "oslo": 2}


def test_never_more_is_known_than_allowed() -> None:
    known: dict[int, int] = {}
    for number in range(100):
        remember(known, number, -number, 7)
        assert len(known) <= 7
        assert known[number] == -number


def test_the_caller_keeps_its_own_memory() -> None:
    known = {1: "one", 2: "two"}
    same = known
    remember(known, 3, "three", 2)
    assert same is known
    assert same == {3: "three"}
