"""This file is the tests of decks for Anki, opened as what they are: a ZIP file with an SQLite file and pictures."""

import json
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from greatcircle.equipment.flashcard import Deck
from greatcircle.kernel.refusal import BadInput
from greatcircle.study.anki import FIELDS, NOTE_TYPE, export_anki
from greatcircle.study.question import QuestionKind, questions_of
from tests.study.sample_deck import DECK, card_of

AT = datetime(2026, 11, 10, 14, 0, tzinfo=UTC)
REGIONS = {"andes", "river", "isles"}


@dataclass(frozen=True)
class Package:
    """What lies in a package."""

    notes: dict[str, dict[str, str]]
    """The fields of each note, by its id."""
    guids: dict[str, str]
    tags: dict[str, list[str]]
    questions: dict[str, list[int]]
    """The numbers of the templates that each note fills."""
    pictures: dict[str, bytes]
    note_type: Any
    deck: Any


def opened(path: Path, folder: Path) -> Package:
    with zipfile.ZipFile(path) as file:
        assert file.testzip() is None
        collection = folder / "collection.sqlite"
        collection.write_bytes(file.read("collection.anki2"))
        media = json.loads(file.read("media"))
        assert set(file.namelist()) == {"collection.anki2", "media", *media}
        pictures = {name: file.read(number) for number, name in media.items()}
    with closing(sqlite3.connect(collection)) as connection:
        (models, decks) = connection.execute("SELECT models, decks FROM col").fetchone()
        rows = connection.execute("SELECT id, guid, mid, tags, flds FROM notes").fetchall()
        cards = connection.execute("SELECT nid, ord, did FROM cards ORDER BY ord").fetchall()
    collection.unlink()
    assert {row[2] for row in rows} == {NOTE_TYPE}
    fields = {row[0]: dict(zip(FIELDS, row[4].split("\x1f"), strict=True)) for row in rows}
    names = {number: field["Id"] for number, field in fields.items()}
    (deck,) = [deck for deck in json.loads(decks).values() if deck["name"] != "Default"]
    assert {card[2] for card in cards} == {deck["id"]}
    return Package(
        notes={names[number]: field for number, field in fields.items()},
        guids={names[row[0]]: row[1] for row in rows},
        tags={names[row[0]]: row[3].split() for row in rows},
        questions={name: [card[1] for card in cards if card[0] == number] for number, name in names.items()},
        pictures=pictures,
        note_type=json.loads(models)[str(NOTE_TYPE)],
        deck=deck,
    )


def export(folder: Path, deck: Deck = DECK, kinds: list[QuestionKind] | None = None, at: datetime = AT) -> Package:
    path = folder / "deck.apkg"
    questions = questions_of(deck, kinds or list(QuestionKind), REGIONS)
    assert export_anki(deck, questions, path, at) == len({question.card.id for question in questions})
    return opened(path, folder)


@pytest.mark.rule("TO-70")
def test_every_card_is_a_note_with_all_that_is_known_of_it(tmp_path: Path) -> None:
    notes = export(tmp_path).notes
    assert list(notes) == [f"sample:{card.id}" for card in DECK.cards]
    note = notes["sample:kinshasa"]
    assert (note["Country"], note["Capital"], note["Region"]) == ("Zaire", "Kinshasa", "River Land")
    assert (note["Say country"], note["Say capital"]) == ("ZAIRE", "KINSHASA")
    assert note["Fact"] == "Zaire is &lt;b&gt;green&lt;/b&gt; &amp; pleasant."
    assert note["Note"] == "Across the river from Brazzaville."
    assert note["Flag"] == '<img class="flag" src="greatcircle-flag-zaire-1987.svg" alt="">'
    assert note["Ask country"] == "Zaire: what is the capital?"
    assert notes["sample:monaco"]["Same flag"] == "Indonesia"


def test_a_note_asks_four_questions_but_one_flag_is_asked_about_once(tmp_path: Path) -> None:
    questions = export(tmp_path).questions
    assert questions.pop("sample:sucre") == [1, 2, 3]
    assert set(map(tuple, questions.values())) == {(0, 1, 2, 3)}


def test_only_the_kinds_asked_for_are_asked(tmp_path: Path) -> None:
    package = export(tmp_path, kinds=[QuestionKind.COUNTRY])
    assert set(map(tuple, package.questions.values())) == {(2,)}
    assert package.notes["sample:lima"]["Ask flag"] == ""


def test_the_note_type_has_a_template_for_every_kind(tmp_path: Path) -> None:
    note_type = export(tmp_path).note_type
    assert [field["name"] for field in note_type["flds"]] == list(FIELDS)
    assert [template["name"] for template in note_type["tmpls"]] == [kind.title for kind in QuestionKind]
    for kind, template in zip(QuestionKind, note_type["tmpls"], strict=True):
        assert template["qfmt"].startswith(f"{{{{#Ask {kind.value}}}}}")
        assert f'<div class="answer">{{{{{kind.asked_for.capitalize()}}}}}</div>' in template["afmt"]
        for name in ("Country", "Capital", "Say country", "Say capital", "Fact", "Flag", "Map"):
            assert f"{{{{{name}}}}}" in template["afmt"]
    assert "{{Flag}}" in note_type["tmpls"][0]["qfmt"]
    assert "{{Map}}" in note_type["tmpls"][3]["qfmt"]


def test_the_front_does_not_tell_the_answer(tmp_path: Path) -> None:
    fronts = [template["qfmt"] for template in export(tmp_path).note_type["tmpls"]]
    for front in fronts:
        assert "{{Country}}" not in front
        assert "{{Capital}}" not in front


def test_every_picture_that_a_note_shows_lies_in_the_package(tmp_path: Path) -> None:
    package = export(tmp_path)
    shown = {
        source.split('"')[0]
        for note in package.notes.values()
        for field in (note["Flag"], note["Map"])
        for source in field.split('src="')[1:]
    }
    assert shown == set(package.pictures)
    assert all(b"<svg" in picture for picture in package.pictures.values())


def test_the_map_marks_the_place(tmp_path: Path) -> None:
    assert '<span class="dot" style="left:25.56%;top:67.61%"></span>' in export(tmp_path).notes["sample:lima"]["Map"]


def test_a_world_of_the_past_has_no_borders_of_today(tmp_path: Path) -> None:
    today = export(tmp_path).pictures
    then = export(tmp_path, replace(DECK, has_borders_of_today=False)).pictures
    assert len(today["_greatcircle-world.svg"]) > len(then["_greatcircle-land.svg"])
    assert "_greatcircle-world.svg" not in then


def test_notes_are_tagged_by_set_continent_and_region(tmp_path: Path) -> None:
    tags = export(tmp_path).tags
    assert tags["sample:lima"] == ["greatcircle::sample", "continent::americas", "region::andes"]


def test_a_later_package_renews_the_notes_of_an_earlier_one(tmp_path: Path) -> None:
    before = export(tmp_path)
    changed = replace(card_of("lima"), country="Perú", fact="Another fact.")
    deck = replace(DECK, cards=tuple(changed if card.id == "lima" else card for card in DECK.cards))
    after = export(tmp_path, deck, at=AT + timedelta(days=30))
    assert after.notes["sample:lima"]["Country"] == "Perú"
    assert after.guids == before.guids
    assert after.deck["id"] == before.deck["id"]
    assert len(set(before.guids.values())) == len(DECK.cards)


def test_another_set_is_another_deck_with_other_notes(tmp_path: Path) -> None:
    cards = tuple(replace(card, set_id="other") for card in DECK.cards)
    other = export(tmp_path, replace(DECK, set_id="other", title="Another world", cards=cards))
    same = export(tmp_path)
    assert other.deck["id"] != same.deck["id"]
    assert other.deck["name"] == "Great Circle::Another world"
    assert not set(other.guids.values()) & set(same.guids.values())


def test_a_package_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "deck.apkg"
    path.write_bytes(b"what stood here before")
    card = replace(card_of("lima"), flag_file="take_off/flags/1987/none.svg")
    deck = replace(DECK, cards=(card,))
    with pytest.raises(BadInput, match="is missing"):
        export_anki(deck, questions_of(deck, list(QuestionKind), REGIONS), path, AT)
    assert path.read_bytes() == b"what stood here before"
    assert [file.name for file in tmp_path.iterdir()] == ["deck.apkg"]


def test_a_place_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    questions = questions_of(DECK, [QuestionKind.FLAG], {"river"})
    with pytest.raises(BadInput, match="is a folder"):
        export_anki(DECK, questions, tmp_path, AT)
    with pytest.raises(BadInput, match=r"cannot be written \(no such file or directory\)"):
        export_anki(DECK, questions, tmp_path / "nowhere" / "deck.apkg", AT)
    assert list(tmp_path.iterdir()) == []
