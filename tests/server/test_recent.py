"""This file is the tests of what was asked for last."""

from greatcircle.server.recent import Recent


def kept(most: int, *names: str) -> Recent[str, int]:
    """Keep these names, numbered from 1."""
    recent: Recent[str, int] = Recent(most)
    for number, name in enumerate(names, 1):
        recent.keep(name, number)
    return recent


def test_what_is_kept_is_found() -> None:
    recent = kept(2, "rome", "oslo")
    assert [recent.find(name) for name in ("rome", "oslo", "lima")] == [1, 2, None]


def test_the_oldest_makes_room() -> None:
    recent = kept(2, "rome", "oslo", "lima")
    assert [recent.find(name) for name in ("rome", "oslo", "lima")] == [None, 2, 3]


def test_what_was_asked_for_stays_longer() -> None:
    recent = kept(2, "rome", "oslo")
    recent.find("rome")
    recent.keep("lima", 3)
    assert [recent.find(name) for name in ("rome", "oslo", "lima")] == [1, None, 3]


def test_a_thing_kept_again_is_the_latest_and_takes_no_more_room() -> None:
    recent = kept(2, "rome", "oslo", "rome")
    recent.keep("lima", 4)
    assert [recent.find(name) for name in ("rome", "oslo", "lima")] == [3, None, 4]
