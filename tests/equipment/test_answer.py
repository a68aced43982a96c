"""This file is the tests of typed answers: what is forgiven, what stays exact, and that nothing typed does harm."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatcircle.equipment.answer import LONGEST, NameBook, slip_limit

COUNTRIES = NameBook(
    {
        "australia": ["Australia", "Commonwealth of Australia"],
        "austria": ["Austria", "Republic of Austria"],
        "bosnia": ["Bosnia and Herzegovina"],
        "central-african-republic": ["Central African Republic"],
        "congo": ["Republic of the Congo", "Congo", "Congo-Brazzaville"],
        "cote-divoire": ["Côte d'Ivoire", "Ivory Coast"],
        "czechia": ["Czechia", "Czech Republic"],
        "denmark": ["Denmark"],
        "dominica": ["Dominica", "Commonwealth of Dominica"],
        "dominican-republic": ["Dominican Republic"],
        "dr-congo": ["Democratic Republic of the Congo", "DR Congo", "DRC", "Zaire"],
        "egypt": ["Egypt", "Arab Republic of Egypt"],
        "el-salvador": ["El Salvador"],
        "equatorial-guinea": ["Equatorial Guinea"],
        "gambia": ["The Gambia", "Islamic Republic of the Gambia"],
        "grenada": ["Grenada"],
        "guinea": ["Guinea", "Republic of Guinea"],
        "guinea-bissau": ["Guinea-Bissau"],
        "iran": ["Iran", "Persia"],
        "iraq": ["Iraq"],
        "iceland": ["Iceland"],
        "ireland": ["Ireland", "Eire"],
        "laos": ["Laos", "Lao People's Democratic Republic"],
        "latvia": ["Latvia"],
        "lesotho": ["Lesotho"],
        "lithuania": ["Lithuania"],
        "malawi": ["Malawi", "Republic of Malawi"],
        "mali": ["Mali"],
        "malta": ["Malta"],
        "mauritania": ["Mauritania"],
        "mauritius": ["Mauritius"],
        "netherlands": ["Netherlands", "Holland"],
        "niger": ["Niger"],
        "nigeria": ["Nigeria"],
        "north-korea": ["North Korea", "Democratic People's Republic of Korea"],
        "oman": ["Oman"],
        "papua-new-guinea": ["Papua New Guinea"],
        "peru": ["Peru"],
        "romania": ["Romania"],
        "st-lucia": ["Saint Lucia"],
        "st-vincent": ["Saint Vincent and the Grenadines"],
        "sao-tome": ["São Tomé and Príncipe"],
        "slovakia": ["Slovakia"],
        "slovenia": ["Slovenia"],
        "solomon-islands": ["Solomon Islands"],
        "south-korea": ["South Korea", "Republic of Korea"],
        "sweden": ["Sweden"],
        "switzerland": ["Switzerland"],
        "trinidad": ["Trinidad and Tobago"],
        "uk": ["United Kingdom", "UK", "Great Britain"],
        "usa": ["United States", "USA", "US", "United States of America"],
        "zambia": ["Zambia", "Republic of Zambia"],
    }
)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Denmark", "denmark"),
        ("  dEnMaRk \t", "denmark"),
        ("cote d’ivoire", "cote-divoire"),
        ("COTE DIVOIRE", "cote-divoire"),
        ("Sao Tome & Principe", "sao-tome"),
        ("são tomé e príncipe", "sao-tome"),
        ("guinea bissau", "guinea-bissau"),
        ("Guineabissau", "guinea-bissau"),
        ("U.S.A.", "usa"),
        ("u. s. a.", "usa"),
        ("The United States", "usa"),
        ("the netherlands", "netherlands"),
        ("Gambia", "gambia"),
        ("Salvador", "el-salvador"),
        ("La Switzerland", "switzerland"),
        ("el peru", "peru"),
        ("St Lucia", "st-lucia"),
        ("st. vincent + the grenadines", "st-vincent"),
        ("Ste-Lucia", "st-lucia"),
        ("Solomon Is.", "solomon-islands"),
        ("Dominican Rep.", "dominican-republic"),
        ("N. Korea", "north-korea"),
        ("S Korea", "south-korea"),
        ("Korea, South", "south-korea"),
        ("Congo, Democratic Republic of the", "dr-congo"),
        ("Congo (Brazzaville)", "congo"),
        ("Trinidad Tobago", "trinidad"),
        ("Republic of Gambia", "gambia"),
        ("Republic of Mali", "mali"),
        ("Republic of Dominica", "dominica"),
        ("Republic of Dominican", "dominican-republic"),
        ("Grand Duchy of Denmark", "denmark"),
        ("Kingdom of Denmark", "denmark"),
        ("\u200bPe\u00adru\u0007", "peru"),
        ("ＰＥＲＵ", "peru"),
        ("Le Sotho", "lesotho"),
    ],
)
def test_manner_is_forgiven(text: str, meant: str) -> None:
    assert COUNTRIES.recognise(text) == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Denmrak", "denmark"),
        ("Switzerlnad", "switzerland"),
        ("Swizerlannd", "switzerland"),
        ("Trinidad end Tobago", "trinidad"),
        ("Bosnia and Hercegovina", "bosnia"),
        ("Mauritana", "mauritania"),
        ("Lituania", "lithuania"),
        ("Papua New Ginea", "papua-new-guinea"),
        ("Kingdom of Denmarck", "denmark"),
        ("Republic of Gambiya", "gambia"),
        ("Czech", "czechia"),
        ("Central Africa Republic", "central-african-republic"),
        ("Dominica Republic", "dominican-republic"),
    ],
)
def test_small_slips_are_forgiven(text: str, meant: str) -> None:
    assert COUNTRIES.recognise(text) == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Nigera", ["niger", "nigeria"]),
        ("Dambia", ["gambia", "zambia"]),
        ("Republic of Dambia", ["gambia", "zambia"]),
        ("Icreland", ["iceland", "ireland"]),
        ("Austrlia", ["australia", "austria"]),
        ("Slovekia", ["slovakia", "slovenia"]),
        ("Sorth Korea", ["north-korea", "south-korea"]),
        ("Dominican", ["dominica", "dominican-republic"]),
        ("People's Republic of the Congo", ["congo", "dr-congo"]),
    ],
)
def test_what_is_equally_near_is_ambiguous(text: str, meant: list[str]) -> None:
    assert COUNTRIES.recognise(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Peruu",
        "Omann",
        "Irak",
        "Atlantis",
        "Den",
        "Kingdom",
        "Republic of",
        "Republic fo Mali",
        "Democratic Congo",
        "Republic of Nalowi",
        "the",
        "&",
        "...",
        "n",
        "la",
        "中国",
    ],
)
def test_what_is_no_name_is_not_understood(text: str) -> None:
    assert COUNTRIES.recognise(text) == []


@pytest.mark.parametrize("one", ["Niger", "Mali", "Malta", "Zambia", "Guinea", "Dominica", "Congo", "Iran", "Eire"])
def test_an_exact_name_beats_every_slip(one: str) -> None:
    assert len(COUNTRIES.recognise(one)) == 1
    assert COUNTRIES.recognise(one) == COUNTRIES.recognise(f"the {one.upper()}")


def test_an_exact_name_that_two_bear_is_ambiguous() -> None:
    book = NameBook({"first": ["Sparta", "Lakonia"], "second": ["SPARTA"], "third": ["Spartan"]})
    assert book.recognise("sparta") == ["first", "second"]
    assert book.recognise("lakonia") == ["first"]


def test_ids_come_in_the_order_of_the_book() -> None:
    assert NameBook({"z": ["Samoa"], "a": ["Samoa"]}).recognise("samoa") == ["z", "a"]


def test_a_name_without_letters_is_refused() -> None:
    with pytest.raises(ValueError, match="'nowhere' has no letters"):
        NameBook({"nowhere": ["…"]})


@pytest.mark.parametrize(("letters", "slips"), [(0, 0), (4, 0), (5, 1), (7, 1), (8, 2), (40, 2)])
def test_longer_names_forgive_more(letters: int, slips: int) -> None:
    assert slip_limit(letters) == slips


def test_more_slips_than_allowed_are_too_many() -> None:
    assert COUNTRIES.recognise("Denmrka") == []
    assert COUNTRIES.recognise("Swotzerlond") == ["switzerland"]
    assert COUNTRIES.recognise("Swotzorlond") == []


def test_a_text_of_any_length_is_answered() -> None:
    assert COUNTRIES.recognise("x" * 10_000_000) == []
    assert NameBook({"endless": ["x" * (LONGEST + 1)]}).recognise("x" * (LONGEST + 1)) == []
    assert COUNTRIES.recognise(f"{' ' * 10_000}Peru{' ' * 10_000}") == ["peru"]
    assert COUNTRIES.recognise("\ufdfa" * LONGEST) == []


@given(st.text(st.characters(exclude_categories=()), max_size=LONGEST + 10))
def test_no_text_does_harm(text: str) -> None:
    assert set(COUNTRIES.recognise(text)) <= set(COUNTRIES.ids)


@given(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=40))
def test_a_name_in_any_script_is_recognised_however_it_is_composed(name: str) -> None:
    try:
        book = NameBook({"one": [name]})
    except ValueError:
        return
    for form in (name, unicodedata.normalize("NFC", name), unicodedata.normalize("NFD", name)):
        assert book.recognise(form) == ["one"]
