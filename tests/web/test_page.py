"""The page itself: its size, its keys, what it says to screen readers, and that it fits."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPage

MOST_SCRIPT_BYTES = 200_000
"""Compressed scripts of the first load."""


def test_scripts_are_small(static: Path) -> None:
    scripts = list((static / "assets").glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST_SCRIPT_BYTES


def test_nothing_is_inline(static: Path) -> None:
    page = (static / "index.html").read_text()
    assert "style=" not in page
    assert "<style" not in page
    assert "<script type" in page
    assert "<script>" not in page


def table(server: str, page: Page, *, seats: int) -> None:
    """Create a table on the front page and start it against bots."""
    page.goto(server)
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("group", name="Players").get_by_text(str(seats), exact=True).click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.locator(".deck").first.click()
    page.get_by_role("button", name="Ready", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".option").first.wait_for()


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_all_fits_on_one_screen(server: str, new_page: NewPage, seats: int, width: int, height: int) -> None:
    page = new_page(width=width, height=height, theme="light")
    table(server, page, seats=seats)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        height,
    ]
    expect(page.locator(".rail li")).to_have_count(seats)
    expect(page.locator("section.board")).to_have_count(seats if width > 619 else 2)


def test_keys(server: str, new_page: NewPage) -> None:
    page = new_page(motion="any")
    table(server, page, seats=4)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.keyboard.press("2")
    expect(page.locator("[data-option='1'].marked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".option.marked")).to_have_count(0)

    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.dataset.key?.startsWith('hand:')")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("document.activeElement.dataset.key?.startsWith('hand:') === false")

    page.keyboard.press("Shift+Digit2")
    expect(page.locator(".rail li.focus")).to_have_count(1)
    page.keyboard.press("Shift+Digit0")
    expect(page.locator(".rail li.focus")).to_have_count(0)

    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("GY of Mia (0)")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("html[data-theme=light]")).to_have_count(1)


def test_keys_count_as_soon_as_a_box_is_closed(server: str, new_page: NewPage) -> None:
    """Until the next frame a browser leaves the focus within a box that has been closed."""
    page = new_page(motion="any")
    table(server, page, seats=4)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.evaluate(
        """() => {
            document.querySelector("dialog").close();
            const key = new KeyboardEvent("keydown", { key: "2", code: "Digit2", bubbles: true });
            document.activeElement.dispatchEvent(key);
        }"""
    )
    expect(page.locator("[data-option='1'].marked")).to_have_count(1)


def test_what_is_in_hand_stays_when_the_same_view_comes_again(server: str, new_page: NewPage) -> None:
    """A view is sent twice at times: when the game begins, and to a page that asks again."""
    page = new_page(motion="any")
    views: list[str] = []
    again: list[Callable[[], None]] = []

    def between(socket: WebSocketRoute) -> None:
        table_server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            if isinstance(message, str) and json.loads(message)["type"] == "view":
                views.append(message)
            socket.send(message)

        table_server.on_message(forward)
        again.append(lambda: socket.send(views[-1]))

    page.route_web_socket("**/*", between)
    table(server, page, seats=4)
    page.keyboard.press("2")
    expect(page.locator("[data-option='1'].marked")).to_have_count(1)
    again[-1]()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator("[data-option='1'].marked")).to_have_count(1)


def test_a_long_press_lifts_a_card(server: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    table(server, page, seats=2)
    card = page.locator(".hand button").first
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    lifted = page.get_by_role("dialog")
    expect(lifted).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(lifted).to_contain_text("ATK")
    lifted.get_by_role("button", name="Close").click()
    expect(page.locator(".option").first).to_be_visible()


def test_a_card_is_explained(server: str, new_page: NewPage) -> None:
    page = new_page()
    table(server, page, seats=2)
    page.locator(".hand button").first.hover()
    expect(page.get_by_role("region", name="What the table does")).to_contain_text("No effect.")


def test_screen_readers_are_told(server: str, new_page: NewPage) -> None:
    page = new_page()
    table(server, page, seats=2)
    expect(page.locator("p[role=status]")).to_contain_text("What do you do?")
    page.get_by_role("button", name="Your Deck Master Zone: ").wait_for()
    page.get_by_role("log", name="Log").wait_for()
    unnamed = page.locator("button").evaluate_all(
        "(all) => all.filter((one) => !one.ariaLabel && !one.textContent.trim()).length"
    )
    assert unnamed == 0


def test_a_deck_that_is_not_legal_says_why(server: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server)
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("tab", name="Paste a deck").click()
    page.locator("textarea").fill("Neo Bug\nBattle Ox")
    page.get_by_label("Its leader").fill("Axe Raider")
    page.get_by_role("button", name="Check and take it").click()
    expect(page.get_by_text("✕ Not legal")).to_be_visible()
    expect(page.locator(".report .rule").first).to_have_text("D1")
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_disabled()


def test_spectators_see_no_hands(server: str, new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    table(server, page, seats=2)
    other.goto(page.url)
    other.locator(".rail").wait_for()
    expect(other.get_by_text("You are watching. Hands are hidden.")).to_be_visible()
    expect(other.locator("[data-key^='hand:']")).to_have_count(0)
    expect(page.get_by_text("1 watching")).to_be_visible()


def test_a_link_to_no_table(server: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server}/t/nothing")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
