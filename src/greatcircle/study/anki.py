"""This file is a deck of flash cards for Anki: one note for a card, up to four questions for a note."""

import contextlib
import hashlib
import io
import json
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterable
from datetime import datetime
from html import escape
from itertools import count
from pathlib import Path
from typing import Any, Final

from greatcircle.equipment.flashcard import Deck, FlashCard, Region
from greatcircle.store.whole_file import write_whole
from greatcircle.study.flag import flag_svg
from greatcircle.study.question import QuestionKind, StudyQuestion
from greatcircle.study.world import place_on_world, world_svg

SUFFIX: Final = ".apkg"
NOTE_TYPE: Final = 1_734_905_218
"""The id of the note type; another one is drawn when its fields change, so that old collections stay whole."""
NOTE_TYPE_NAME: Final = "Great Circle: country and capital"
DECK_IDS_FROM: Final = 1 << 30
WORLD: Final = {True: "_greatcircle-world.svg", False: "_greatcircle-land.svg"}
"""The one picture that the maps of all notes share, with borders or without; Anki keeps files of such names."""
WORLD_SIZE: Final = (340, 168)
NEAR: Final = 6
"""How many times larger the second map is, which shows the surroundings of a place."""
NEAR_SIZE: Final = 168
COLLECTION: Final = "collection.anki2"

ASK: Final = {kind: f"Ask {kind.value}" for kind in QuestionKind}
"""The fields that hold the sentences of the questions; one that is empty is not asked."""
FIELDS: Final = (
    "Id",
    "Country",
    "Capital",
    "Flag",
    "Map",
    "Region",
    "Say country",
    "Say capital",
    "Fact",
    "Note",
    "Same flag",
    *ASK.values(),
)
FRONTS: Final = {
    QuestionKind.FLAG: "{{Flag}}",
    QuestionKind.CAPITAL: "",
    QuestionKind.COUNTRY: "",
    QuestionKind.PLACE: "{{Map}}",
}
BACK: Final = """
<div class="answer">{{%(answer)s}}</div>
<div class="card-face">{{Flag}}
<div><b>{{Country}}</b> <span class="say">{{Say country}}</span></div>
<div>{{Capital}} <span class="say">{{Say capital}}</span></div>
<div class="region">{{Region}}</div>
<div class="fact">{{Fact}}</div>
{{#Same flag}}<div class="note">The same flag, or nearly: {{Same flag}}.</div>{{/Same flag}}
{{#Note}}<div class="note">{{Note}}</div>{{/Note}}
{{Map}}</div>
"""
STYLE: Final = f"""
.card {{ font-family: Georgia, serif; font-size: 20px; text-align: center; color: #2b2a27; background: #fbf7ec; }}
.nightMode.card {{ color: #e9e4d6; background: #23262b; }}
.ask {{ margin: 0.6em; font-size: 24px; }}
.answer {{ margin: 0.6em; font-size: 28px; font-weight: bold; }}
.say, .region, .note {{ font-size: 16px; opacity: 0.8; }}
.fact {{ margin: 0.5em auto; max-width: 32em; font-style: italic; }}
.flag {{ max-width: 240px; max-height: 160px; border: 1px solid #888; }}
.map {{ position: relative; display: inline-block; vertical-align: top; margin: 4px; overflow: hidden;
  width: {WORLD_SIZE[0]}px; height: {WORLD_SIZE[1]}px; border: 1px solid #7a6a4f; background: #dfe9ee; }}
.near {{ width: {NEAR_SIZE}px; }}
.map img {{ position: absolute; max-width: none; max-height: none; }}
.dot {{ position: absolute; width: 9px; height: 9px; margin: -6px 0 0 -6px; border-radius: 50%;
  background: #c8202f; border: 2px solid #fff; }}
"""


def export_anki(deck: Deck, questions: Iterable[StudyQuestion], path: Path, at: datetime) -> int:
    """Write the questions as a package that Anki imports, and give the number of its notes.

    Ids are derived from those of the cards, so importing a later package renews the notes and keeps what was learned.
    """
    import genanki  # type: ignore[import-untyped]  # noqa: PLC0415  it has no types, and takes long to load

    asked: dict[str, dict[QuestionKind, StudyQuestion]] = {}
    for question in questions:
        asked.setdefault(question.card.id, {})[question.kind] = question
    regions = {region.id: region for region in deck.regions}
    note_type = genanki.Model(NOTE_TYPE, NOTE_TYPE_NAME, [{"name": name} for name in FIELDS], _templates(), STYLE)
    name = f"Great Circle::{deck.title}"
    anki_deck = genanki.Deck(_deck_id(deck), name, f"{escape(deck.sentence)} Made by Great Circle.")
    cards = [card for card in deck.cards if card.id in asked]
    for card in cards:
        note = genanki.Note(
            note_type,
            _fields(card, regions[card.region], WORLD[deck.has_borders_of_today], asked[card.id]),
            tags=[f"greatcircle::{card.set_id}", f"continent::{card.continent}", f"region::{card.region}"],
            guid=genanki.guid_for("greatcircle", card.set_id, card.id),
        )
        anki_deck.add_note(note)
    pictures = {WORLD[deck.has_borders_of_today]: world_svg(deck.has_borders_of_today)}
    pictures |= {_flag_name(card): flag_svg(card) for card in cards}
    write_whole(path, _package(_collection(genanki.Package(anki_deck), at), pictures))
    return len(cards)


def _templates() -> list[dict[str, str]]:
    return [
        {
            "name": kind.title,
            "qfmt": f'{{{{#{ASK[kind]}}}}}<div class="ask">{{{{{ASK[kind]}}}}}</div>{FRONTS[kind]}{{{{/{ASK[kind]}}}}}',
            "afmt": f'<div class="ask">{{{{{ASK[kind]}}}}}</div>{BACK % {"answer": kind.asked_for.capitalize()}}',
        }
        for kind in QuestionKind
    ]


def _fields(card: FlashCard, region: Region, world: str, asked: dict[QuestionKind, StudyQuestion]) -> list[str]:
    values = {
        "Id": f"{card.set_id}:{card.id}",
        "Country": escape(card.country),
        "Capital": escape(card.capital),
        "Flag": f'<img class="flag" src="{_flag_name(card)}" alt="">',
        "Map": _map(card, world),
        "Region": escape(region.title),
        "Say country": escape(card.say_country),
        "Say capital": escape(card.say_capital),
        "Fact": escape(card.fact),
        "Note": escape(card.note or ""),
        "Same flag": escape(", ".join(card.flag_shared_with)),
    }
    values |= {ASK[kind]: escape(asked[kind].sentence) if kind in asked else "" for kind in QuestionKind}
    return [values[name] for name in FIELDS]


def _map(card: FlashCard, world: str) -> str:
    """Show the whole world with a dot, and beside it the surroundings of the dot, from one picture."""
    across, down = place_on_world(card.latitude, card.longitude)
    width, height = WORLD_SIZE
    left, top = NEAR_SIZE / 2 - across * width * NEAR, NEAR_SIZE / 2 - down * height * NEAR
    return (
        f'<div class="map"><img src="{world}" alt="" style="left:0;top:0;width:{width}px;height:{height}px">'
        f'<span class="dot" style="left:{across:.2%};top:{down:.2%}"></span></div>'
        f'<div class="map near"><img src="{world}" alt="" style="left:{left:.0f}px;top:{top:.0f}px;'
        f'width:{width * NEAR}px;height:{height * NEAR}px"><span class="dot" style="left:50%;top:50%"></span></div>'
    )


def _flag_name(card: FlashCard) -> str:
    return f"greatcircle-flag-{card.flag}.svg"


def _deck_id(deck: Deck) -> int:
    """Give a deck an id of its own that never changes."""
    digest = hashlib.sha256(f"greatcircle deck {deck.set_id}".encode()).digest()
    return DECK_IDS_FROM + int.from_bytes(digest[:3], "big")


def _collection(package: Any, at: datetime) -> bytes:
    """Give the notes as the SQLite file that lies in a package."""
    with tempfile.TemporaryDirectory(prefix="greatcircle-") as folder:
        file = Path(folder, COLLECTION)
        with contextlib.closing(sqlite3.connect(file)) as connection, connection:
            package.write_to_db(connection.cursor(), at.timestamp(), count(int(at.timestamp() * 1000)))
        return file.read_bytes()


def _package(collection: bytes, pictures: dict[str, str]) -> bytes:
    """Give the notes and their pictures as the archive that Anki imports."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr(COLLECTION, collection)
        package.writestr("media", json.dumps({str(number): name for number, name in enumerate(pictures)}))
        for number, picture in enumerate(pictures.values()):
            package.writestr(str(number), picture)
    return archive.getvalue()
