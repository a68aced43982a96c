"""This file is the tests of the pages around the table: set-up, rules, my tables, settings, the big screen, cards."""

import re

import pytest
from playwright.sync_api import Page, expect

from greatcircle.games import own_games, rulebook_of
from greatcircle.kernel.level import FIRST_STEPS, LEVEL_SENTENCES, MASTER
from tests.browser.conftest import WALL, Opening
from tests.browser.person import Person, api_of, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow

INK = "getComputedStyle(document.querySelector('h1')).color"


def test_options_that_clash_are_explained_and_keep_the_table_closed(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/new/trap-the-cap")
    page.get_by_role("group", name="How many seats").get_by_text("6", exact=True).click()
    opening = page.get_by_role("button", name="Open the table")
    expect(opening).to_be_enabled()
    page.get_by_role("group", name="Board").get_by_text("Four spoke").click()
    expect(page.get_by_role("status").filter(has_text="four")).to_be_visible()
    expect(opening).to_be_disabled()
    page.get_by_role("group", name="How many seats").get_by_text("4", exact=True).click()
    expect(opening).to_be_enabled()


def test_the_bots_of_a_table_are_chosen_one_by_one_with_words(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/new/trap-the-cap")
    blue, green = (page.get_by_role("combobox", name=f"Who plays {colour}") for colour in ("blue", "green"))
    expect(blue).to_have_value("skilled")
    assert blue.locator("optgroup").last.get_attribute("label") == "For research"
    blue.select_option(label="Bot: Master")
    green.select_option(label="Bot: First steps")
    expect(page.get_by_text(LEVEL_SENTENCES[MASTER])).to_be_visible()
    expect(page.get_by_text(LEVEL_SENTENCES[FIRST_STEPS])).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    card = api_of(server).get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [seat["player"] for seat in card["seats"]] == ["person", "master", "first-steps", "skilled"]


def test_the_rules_are_searched_and_linked(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/rules/take-off")
    clauses = page.get_by_role("article")
    expect(clauses.first).to_be_visible()
    whole = clauses.count()
    page.get_by_role("searchbox", name="Search the rules").fill("bump")
    expect(page.get_by_text(re.compile(r"^\d+ clauses? found$"))).to_be_visible()
    assert 0 < clauses.count() < whole
    expect(clauses.locator("mark").first).to_have_text(re.compile("bump", re.IGNORECASE))
    page.get_by_role("searchbox").fill("spare anybody")
    expect(clauses).to_have_count(1)
    expect(clauses).to_contain_text("TO-54")
    bumping = rulebook_of("take-off").clauses["TO-53"]
    for name in (bumping.number, "to-53"):
        page.get_by_role("searchbox").fill(name)
        expect(clauses).to_have_count(1)
        expect(clauses.get_by_role("heading").get_by_role("link", name=bumping.number, exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("nothing has this word")
    expect(page.get_by_text("Nothing in the rules has that.")).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{server.address}/rules/take-off#TO-53")
    marked = page.locator("article[aria-current=true]")
    expect(marked.get_by_role("heading")).to_contain_text(bumping.title)
    expect(marked.get_by_role("link", name=bumping.number, exact=True)).to_be_visible()
    expect(marked).to_be_in_viewport()


@pytest.mark.parametrize("game", [game.identity.id for game in own_games()])
def test_the_rules_are_numbered_in_reading_order(server: ServerProcess, open_page: Opening, game: str) -> None:
    page = open_page(f"{server.address}/rules/{game}")
    clauses = rulebook_of(game).clauses.values()
    expect(page.get_by_role("article")).to_have_count(len(clauses))
    assert page.locator("article h3 .number").all_inner_texts() == [clause.number for clause in clauses]
    assert page.locator("article h3 .id").all_inner_texts() == [clause.id for clause in clauses]
    chapters = dict.fromkeys(f"{clause.chapter_number} {clause.chapter}" for clause in clauses)
    assert [" ".join(words.split()) for words in page.locator("section > h2").all_inner_texts()] == list(chapters)
    cited = page.locator("article .prose a").all_inner_texts()
    assert cited
    assert [words for words in cited if not re.fullmatch(r"\d+\.\d+", words)] == []
    page.locator("article .prose a").first.click()
    marked = page.locator("article[aria-current=true]")
    expect(marked.get_by_role("heading").get_by_role("link", name=cited[0], exact=True)).to_be_in_viewport()


def test_the_rules_in_short_stand_first_and_print_on_one_page(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/rules/take-off")
    card = page.locator(".summary")
    expect(card.get_by_role("heading", name="Take Off! in short")).to_be_visible()
    expect(card.get_by_role("listitem").first).to_have_text("Roll the two dice.")
    expect(card.get_by_role("list").first).to_have_css("list-style-type", "decimal")
    for after in (".introduction", "article"):
        assert page.evaluate(
            f"!!(document.querySelector('.summary').compareDocumentPosition(document.querySelector('{after}')) & 4)"
        )
    page.emulate_media(media="print")
    whole = pages_of(page)
    page.evaluate(
        "window.print = () => { window.printed = document.querySelector('.book').className;"
        " window.dispatchEvent(new Event('afterprint')) }"
    )
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed?.includes('card-alone')")
    expect(page.locator(".book")).not_to_have_class(re.compile("card-alone"))
    page.evaluate("document.querySelector('.book').classList.add('card-alone')")
    page.emulate_media(media="print")
    assert pages_of(page) == 1 < whole
    expect(card).to_be_visible()
    expect(page.get_by_role("article").first).to_be_hidden()
    expect(page.get_by_role("banner").first).to_be_hidden()


@pytest.mark.parametrize("game", [game.identity.id for game in own_games()])
def test_the_card_of_every_game_is_one_page(server: ServerProcess, open_page: Opening, game: str) -> None:
    page = open_page(f"{server.address}/rules/{game}")
    expect(page.locator(".summary")).to_be_visible()
    page.evaluate("document.querySelector('.book').classList.add('card-alone')")
    page.emulate_media(media="print")
    assert pages_of(page) == 1


def pages_of(page: Page) -> int:
    """Count the pages on which the browser prints a page."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A5")))


def test_my_tables_are_there_after_a_reload_and_can_be_forgotten(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(server.address)
    page.get_by_role("button", name="Play now Trap the Cap against bots").click()
    person = Person(page)
    person.wait_for_turn()
    page.goto(f"{server.address}/tables")
    page.reload()
    expect(page.get_by_text("Being played")).to_be_visible()
    page.get_by_role("link", name="Continue Trap the Cap").click()
    person.wait_for_turn()
    page.goto(f"{server.address}/tables")
    page.get_by_role("button", name="Forget Trap the Cap").click()
    page.get_by_role("dialog", name="Forget this table?").get_by_role("button", name="Forget it").click()
    expect(page.get_by_text("This browser has not sat at a table yet.")).to_be_visible()


def test_settings_hold_after_a_reload(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/settings", moving=True)
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    light = page.evaluate(INK)
    page.get_by_role("group", name="Light and dark").get_by_text("Dark", exact=True).click()
    page.get_by_role("group", name="Motion").get_by_text("Off").click()
    page.get_by_role("switch", name="Sound").click()
    page.get_by_role("textbox", name="My name at new tables").fill("Zoë")
    page.get_by_role("textbox", name="My name at new tables").blur()
    page.reload()
    expect(page.get_by_role("group", name="Light and dark").get_by_label("Dark", exact=True)).to_be_checked()
    expect(page.get_by_role("group", name="Motion").get_by_label("Off")).to_be_checked()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    assert page.evaluate(INK) != light
    page.get_by_role("link", name="Great Circle").click()
    page.get_by_role("button", name="Play now Trap the Cap against bots").click()
    expect(Person(page).seats).to_contain_text("Zoë")


def test_the_big_screen_shows_the_match_and_how_to_join(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], first=1)
    player = Person(open_page(seat_link(server, opened, 0)))
    player.wait_for_turn()
    code = opened["table"]["code"]
    wall = open_page(f"{server.address}/tv/{code}", WALL)
    expect(wall.get_by_text(code, exact=True)).to_be_visible()
    expect(wall.get_by_role("img", name="QR code to join this table")).to_be_visible()
    expect(wall.get_by_text("P0").first).to_be_visible()
    board = wall.get_by_role("img", name=re.compile("^Board of Trap the Cap"))
    before = board.get_attribute("aria-label")
    assert before
    for _ in range(2):
        player.wait_for_turn()
        player.play()
    expect(board).not_to_have_accessible_name(before)
    expect(wall.get_by_role("button")).to_have_count(0)


def test_a_code_that_leads_nowhere_is_told(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/join")
    page.get_by_role("textbox", name="Four letters of a table").fill("zz")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("A code has four letters, this one 2.").first).to_be_visible()


def test_flash_cards_are_answered_and_progress_is_kept(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/cards")
    page.get_by_label("Choose one of four").check()
    page.get_by_role("button", name="Practise").click()
    for number in range(3):
        choices = page.get_by_role("list").get_by_role("button")
        expect(choices).to_have_count(4)
        choices.nth(number).click()
        expect(page.get_by_text(re.compile(f"of {number + 1} right"))).to_be_visible()
        page.get_by_role("button", name="Next question").click()
    page.get_by_role("button", name="I don't know").click()
    expect(page.get_by_text("of 4 right")).to_be_visible()
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("button", name="Practise")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Choose one of four")).to_be_checked()
    expect(page.get_by_text("4 being learned")).to_be_visible()


def test_flash_cards_are_answered_by_typing(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/cards")
    page.get_by_label("Type it").check()
    page.get_by_role("button", name="Practise").click()
    page.get_by_role("textbox").fill("Atlantis")
    page.get_by_role("button", name="Answer").click()
    expect(page.get_by_role("button", name="Next question").or_(page.locator("#card-remark"))).to_be_visible()
