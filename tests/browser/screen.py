"""This file is every screen of the client, in short walks over one page, for tests that judge how screens are."""

import re
from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person, api_of, finished_match, seat_link
from tests.browser.test_quiz import NEVER_RIGHT, RIVALS, card, is_asked
from tests.server.client import Message
from tests.server.server_process import ServerProcess

GAMES = ("trap-the-cap", "take-off", "worldbeater", "captivade", "capital-adventure")
SHORT: dict[str, dict[str, object]] = {
    "trap-the-cap": {"first": 1, "throw_limit": 6},
    "take-off": {"first": 1, "round_limit": 2},
    "worldbeater": {"first": 1, "round_limit": 10},
    "captivade": {"weeks": 6},
    "capital-adventure": {"first": 1, "round_limit": 10},
}
"""Options with which the first seat is to act first, and matches are short."""
PANELS = ("Moves", "Log", "Talk", "Rules", "Table")


def _heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", level=1, name=name)).to_be_attached()


def _home(server: ServerProcess, page: Page) -> Iterator[str]:
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    yield "home"


def _set_up(server: ServerProcess, page: Page, game: str) -> Iterator[str]:
    page.goto(f"{server.address}/new/{game}")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    more = page.get_by_text("All options")
    if more.is_visible():  # where there are few, all are shown at once
        more.click()
        expect(page.get_by_role("spinbutton").last).to_be_visible()
    yield "set-up"
    page.get_by_role("button", name="Invite friends").click()
    yield "set-up for friends"


def _rules(server: ServerProcess, page: Page) -> Iterator[str]:
    page.goto(f"{server.address}/rules/take-off")
    expect(page.get_by_role("article").first).to_be_visible()
    yield "rules"
    page.get_by_role("searchbox").fill("card")
    expect(page.get_by_text("clauses found")).to_be_visible()
    yield "rules, searched"


def _side_pages(server: ServerProcess, page: Page) -> Iterator[str]:
    page.goto(f"{server.address}/join")
    _heading(page, "Join a table")
    yield "join"
    page.goto(f"{server.address}/tables")
    _heading(page, "My tables")
    yield "my tables, none"
    page.goto(f"{server.address}/settings")
    page.get_by_role("button", name="Forget everything").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings, asked whether to forget"
    page.goto(f"{server.address}/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "no such page"


def _cards(server: ServerProcess, page: Page) -> Iterator[str]:
    page.goto(f"{server.address}/cards")
    for way in ("Tap it on the map", "Type it", "Choose one of four"):
        page.get_by_label(way).check()
        page.get_by_role("button", name="Practise").click()
        expect(page.get_by_role("button", name="I don't know")).to_be_visible()
        yield f"cards: {way}"
        page.get_by_role("button", name="Finish").click()
        expect(page.get_by_role("button", name="Practise")).to_be_visible()
    yield "cards: plan and atlas"
    page.get_by_role("button", name="Practise").click()
    page.get_by_role("button", name="I don't know").click()
    expect(page.get_by_role("button", name="Next question")).to_be_visible()
    yield "cards: told"


def _table(server: ServerProcess, page: Page, game: str) -> Iterator[str]:
    opened = api_of(server).open(game, ["here", "elsewhere", "greedy"], **SHORT[game])
    code = opened["table"]["code"]
    page.goto(f"{server.address}/join/{code}")
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()
    yield f"join {game}"
    page.goto(seat_link(server, opened, 0))
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()
    yield f"{game}, gathering"
    page.get_by_role("button", name="Begin now").click()
    person = Person(page)
    person.wait_for_turn()
    yield f"{game}, my move"
    for panel in PANELS:
        tab = person.panels.get_by_role("button", name=panel)
        if tab.count():
            person.open_panel(panel)
            if panel == "Rules":
                expect(page.get_by_role("article").first).to_be_visible()
            yield f"{game}, panel {panel}"
    close = page.get_by_role("button", name="Close", exact=True)
    if close.is_visible():
        close.click()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("heading", name="Hint")).to_be_visible()
    yield f"{game}, hint"
    person.seats.get_by_role("button").first.click()
    page.get_by_text("Play this seat on another device").click()
    expect(page.get_by_role("img", name="QR code of this seat’s link")).to_be_visible()
    yield f"{game}, my seat"
    page.goto(f"{server.address}/tables")
    expect(page.get_by_text("Being played").first).to_be_visible()
    yield "my tables"
    page.goto(f"{server.address}/tv/{code}")
    expect(page.get_by_role("img", name="QR code to join this table")).to_be_visible()
    yield f"{game}, big screen"


def _question(server: ServerProcess, page: Page) -> Iterator[str]:
    opened = api_of(server).open(
        "take-off", ["here", "greedy"], first=1, naming="extra-roll", naming_seconds=120, card_each_turn=True
    )
    page.goto(seat_link(server, opened, 0))
    expect(page.get_by_role("timer")).to_be_visible()
    yield "a question"


def _curtain(server: ServerProcess, page: Page) -> Iterator[str]:
    page.goto(f"{server.address}/new/sealed-bid")
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_role("button", name="Open the table").click()
    curtain = page.get_by_role("dialog", name=re.compile("^Pass the device"))
    expect(curtain).to_be_visible()
    yield "the curtain"
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    expect(page.get_by_role("figure", name="Board")).to_be_visible()
    yield "a plain board"


def _hand(server: ServerProcess, page: Page) -> Iterator[str]:
    opened = api_of(server).open("worldbeater", ["here", "greedy", "greedy"], first=1)
    page.goto(seat_link(server, opened, 0))
    Person(page).wait_for_turn()
    page.get_by_role("region", name="Your cards").get_by_role("button").first.click()
    back = page.get_by_role("button", name="Back to the hand")
    expect(back).to_be_visible()
    yield "a card of the hand"
    back.click()
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    yield "a score sheet"


def _quiz(server: ServerProcess, page: Page, answering: str) -> Iterator[str]:
    question = _asked(server, page, answering)
    yield "a quiz question"
    if answering == "choice":
        question.locator("ol").get_by_role("button").first.click()
        expect(page.get_by_role("region", name="Your last answer")).to_be_visible()
    else:
        field = question.get_by_role("textbox", name="Your answer")
        field.fill(NEVER_RIGHT)
        field.press("Enter")
        expect(question.get_by_text("Wrong", exact=True)).to_be_visible()
    yield "a quiz question, answered"
    page.get_by_role("button", name=re.compile("^Purse")).click()
    expect(page.get_by_role("list", name="Insurance Tokens")).to_be_visible()
    yield "a purse"
    page.get_by_role("button", name=re.compile("^Cities")).click()
    expect(page.get_by_role("region", name="Africa")).to_be_visible()
    yield "a destination board"


def _asked(server: ServerProcess, page: Page, answering: str) -> Locator:
    """Bring a page to a question of the quiz, at the first table where one comes up."""
    for rival in RIVALS:
        players = {"P0": "here", rival: "greedy"}
        opened = api_of(server).open("capital-adventure", players, first=1, answering=answering)
        page.goto(seat_link(server, opened, 0))
        if is_asked(page):
            return card(page)
    raise AssertionError("no question comes up")


def _afterwards(server: ServerProcess, page: Page, game: str) -> Iterator[str]:
    opened = _finished(server, game)
    page.goto(seat_link(server, opened, 0))
    expect(page.get_by_text("draws of chance in")).to_be_visible()
    yield f"{game}, ending"
    page.goto(f"{server.address}/replay/{opened['table']['id']}")
    slider = page.get_by_role("slider", name="Moment of the match")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill("5")
    yield f"{game}, replay"
    for panel in ("Result", "Fork", "Luck"):
        page.get_by_role("group", name="What to see").get_by_text(panel).click()
        if panel == "Luck":
            page.get_by_role("button", name="Check the luck").click()
            expect(page.get_by_role("columnheader", name="Odds")).to_be_visible()
        yield f"{game}, replay: {panel}"


def _finished(server: ServerProcess, game: str) -> Message:
    return finished_match(server, game, ["here", "greedy", "greedy"], **SHORT[game])


WALKS: dict[str, Callable[[ServerProcess, Page], Iterator[str]]] = {
    "home": _home,
    **{f"set-up-{game}": partial(_set_up, game=game) for game in GAMES},
    "rules": _rules,
    "side-pages": _side_pages,
    "cards": _cards,
    **{f"table-{game}": partial(_table, game=game) for game in GAMES},
    "question": _question,
    "curtain": _curtain,
    "hand": _hand,
    **{f"quiz-{answering}": partial(_quiz, answering=answering) for answering in ("choice", "typed")},
    **{f"afterwards-{game}": partial(_afterwards, game=game) for game in GAMES},
}
"""Every walk over screens: it brings a page to each of them, and names it as soon as it is there."""
