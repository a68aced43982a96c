"""The boxes with people's own packs: beside our questions or instead of them, in every level, for Visas too."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from greatcircle.equipment.quiz.pack_file import read_pack
from greatcircle.equipment.quiz.question import LEVELS, Pack, install_finder
from greatcircle.games.capital_adventure.board import CONTINENTS, DIE
from greatcircle.games.capital_adventure.game import GAME
from greatcircle.games.capital_adventure.quiz.box import (
    HAZARD,
    KNOWLEDGE_BOXES,
    QUESTION,
    TELEX,
    VISA_BOX,
    Boxes,
    boxes_of,
    built_in,
)
from greatcircle.games.capital_adventure.quiz.question import MENDED
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.logbook import LogbookError, Seat, format_logbook, parse_logbook, record, replay
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE


def pack(name: str, rows: list[str]) -> Pack:
    text = "question,answer,wrong,level,field,continent\n" + "\n".join(rows)
    found = read_pack(f"{name}.csv", text)
    assert isinstance(found, Pack), [str(fault) for fault in found]
    return found


FAMILY = pack("family", [f"Who is number {n}?,Name{n},A|B|C,,family," for n in range(100)])
LEVELLED = pack(
    "levelled",
    [
        *[f"Child {n}?,Anna{n},A|B|C,child,," for n in range(60)],
        *[f"Hard {n}?,Hugo{n},A|B|C,hard,," for n in range(10)],
    ],
)
RIVERS = pack("rivers", [f"River {n}?,River{n},A|B|C,,,africa" for n in range(8)])
PACKS = {one.id: one for one in (FAMILY, LEVELLED, RIVERS)}


@pytest.fixture(autouse=True)
def _packs() -> Iterator[None]:
    install_finder(PACKS.get)
    boxes_of.cache_clear()
    yield
    install_finder(None)
    boxes_of.cache_clear()


def ids(boxes: Boxes, level: int = 1) -> list[str]:
    """List the questions of General Knowledge at a level, box after box."""
    return [
        entry.questions[level].id
        for box in boxes.boxes[:KNOWLEDGE_BOXES]
        for card in box.cards
        for entry in card
        if entry.kind == QUESTION
    ]


def visa_ids(boxes: Boxes, continent: int) -> set[str]:
    box = boxes.boxes[VISA_BOX]
    return {
        boxes.entry(VISA_BOX, card, continent, number).questions[1].id
        for card in range(box.count)
        for number in range(DIE)
    }


@pytest.mark.rule("CA-165")
def test_packs_alone_replace_general_knowledge() -> None:
    boxes = boxes_of("packs", FAMILY.id, MENDED)
    asked = ids(boxes)
    assert set(asked) == {one.question.id for one in FAMILY.questions}
    assert all(asked.count(one) <= 2 for one in asked)


@pytest.mark.rule("CA-165")
def test_both_hold_everything_once_before_anything_twice() -> None:
    asked = ids(boxes_of("both", FAMILY.id, MENDED))
    own = ids(built_in(MENDED))
    assert set(asked) == set(own) | {one.question.id for one in FAMILY.questions}
    assert max(asked.count(one) for one in asked) <= 2


def test_own_questions_are_spread_among_ours() -> None:
    asked = ids(boxes_of("both", FAMILY.id, MENDED))
    places = [place for place, one in enumerate(asked[: len(asked) // 2]) if one.startswith("family")]
    assert max(after - before for before, after in pairwise(places)) < 20


@pytest.mark.rule("CA-68")
def test_hazards_and_telexes_are_as_frequent_with_packs() -> None:
    for choice in ("both", "packs"):
        for box in boxes_of(choice, FAMILY.id, MENDED).boxes[:KNOWLEDGE_BOXES]:
            kinds = [entry.kind for card in box.cards for entry in card]
            assert 1 / 14 <= kinds.count(HAZARD) / len(kinds) <= 1 / 10
            assert 1 / 28 <= kinds.count(TELEX) / len(kinds) <= 1 / 20


def test_a_level_with_few_questions_takes_the_nearest_and_none_twice() -> None:
    boxes = boxes_of("packs", LEVELLED.id, MENDED)
    for level in range(len(LEVELS)):
        asked = ids(boxes, level)
        assert len(set(asked)) == 60
    hard = ids(boxes, 2)
    texts = {one.question.id: one.question.text for one in LEVELLED.questions}
    assert {texts[one] for one in hard if texts[one].startswith("Hard")} == {f"Hard {n}?" for n in range(10)}
    assert not any(texts[one].startswith("Hard") for one in ids(boxes, 0))


@pytest.mark.rule("CA-165")
def test_a_question_with_a_continent_is_a_visa_question_and_other_continents_keep_ours() -> None:
    boxes = boxes_of("packs", RIVERS.id, MENDED)
    assert visa_ids(boxes, 1) == {one.question.id for one in RIVERS.questions}
    for continent in range(CONTINENTS):
        if continent != 1:
            assert visa_ids(boxes, continent) == visa_ids(built_in(MENDED), continent)
    assert ids(boxes) == ids(built_in(MENDED))


def test_several_packs_make_one_box() -> None:
    boxes = boxes_of("packs", f"{FAMILY.id}, {RIVERS.id}", MENDED)
    assert set(ids(boxes)) == {one.question.id for one in FAMILY.questions}
    assert visa_ids(boxes, 1) == {one.question.id for one in RIVERS.questions}


def test_the_entry_tells_the_level_it_is_asked_at() -> None:
    for card in boxes_of("packs", FAMILY.id, MENDED).boxes[0].cards:
        for entry in card:
            assert [question.level for question in entry.questions] in ([], [0, 1, 2])


@pytest.mark.rule("CA-165")
def test_a_pack_that_is_not_here_is_told_before_the_match() -> None:
    with pytest.raises(BadInput, match="There is no question pack 'nowhere' here"):
        GAME.parse_options({"boxes": "both", "packs": f"{FAMILY.id},nowhere"}, 2)


@pytest.mark.rule("CA-165")
def test_packs_that_would_not_be_used_are_told() -> None:
    with pytest.raises(BadInput, match="Packs are named but not used"):
        GAME.parse_options({"packs": FAMILY.id}, 2)


def test_too_many_questions_are_refused() -> None:
    many = pack("many", [f"Q{n}?,N{n},A|B|C,,," for n in range(2000)])
    install_finder(lambda _: many)
    with pytest.raises(BadInput, match="too many questions for the boxes"):
        boxes_of("packs", ",".join(f"many{number}" for number in range(6)), MENDED)


def test_a_logbook_with_a_pack_replays_only_where_the_pack_is() -> None:
    options = GAME.parse_options({"boxes": "packs", "packs": FAMILY.id, "round_limit": 1}, 2)
    match = Match(GAME, options, 2, QuickDealer("pack"))
    while actors := match.state.actors():
        actor = actors[0]
        if actor == CHANCE:
            match.deal()
        else:
            match.play(actor, match.for_bots(actor)[-1])
    logbook = parse_logbook(format_logbook(record(match, (Seat("red", "random"), Seat("blue", "random")))))
    *_, again = replay(logbook, GAME, verify=True)
    assert again.state.to_json() == match.state.to_json()
    install_finder(None)
    with pytest.raises(LogbookError, match=f"There is no question pack '{FAMILY.id}' here"):
        list(replay(logbook, GAME, verify=True))
