"""Two people and two bots at a table of the lobby; sockets are cut and pages reloaded in between."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from banneret.yugioh.terms import Ask
from tests.web.conftest import NewPage
from tests.web.people import MousePerson, Sight, log_lines

SECONDS: Final = 180.0

KINDS: Final = {
    Ask.MAIN_PHASE,
    Ask.BATTLE_PHASE,
    Ask.MONSTER_ZONE,
    Ask.TRIBUTES,
    Ask.ATTACK_TARGET,
    Ask.DISCARD,
    Ask.LEADER_RETURN,
}
"""The prompts of a duel of Normal Monsters; a replay of an attack needs effects."""


LEADER: Final = "Axe Raider"
"""The Deck Master of the first packaged deck, which both take."""


class Wire:
    """A page's socket, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.opened += 1
        self._route = route
        route.connect_to_server()

    def cut(self) -> None:
        """End the connection in the middle of the game."""
        assert self._route is not None
        self._route.close()


def test_the_exact_prompt_comes_back_and_nothing_comes_twice(server: str, new_page: NewPage) -> None:
    pages = [new_page(), new_page()]
    wires = [Wire(page) for page in pages]
    people = [MousePerson(page, chance, first=LEADER) for chance, page in enumerate(pages)]
    seen: set[str] = set()
    deadline = time.monotonic() + SECONDS
    # whether a leader ever falls is up to chance, so there may be more than one game
    while seen < KINDS:
        _sit_down(server, pages)
        while seen < KINDS and not (sights := [person.see() for person in people])[0].is_over:
            assert time.monotonic() < deadline, f"never asked: {KINDS - seen}"
            for person, wire, sight in zip(people, wires, sights, strict=True):
                if sight.options and sight.asks not in seen:
                    seen.add(sight.asks)
                    _cut_and_reload(person, wire, sight)
                if sight.options:
                    _play(person, person.see(), seen)


def _cut_and_reload(person: MousePerson, wire: Wire, before: Sight) -> None:
    lines = log_lines(person.page)
    opened = wire.opened
    wire.cut()
    person.page.get_by_text("No connection").wait_for()
    person.page.locator(".option").first.wait_for()
    assert wire.opened == opened + 1
    for comes_back in ("by itself", "after a reload"):
        if comes_back == "after a reload":
            person.page.reload()
            person.page.locator(".option").first.wait_for()
        after = person.see()
        assert (after.step, after.asks, after.question) == (before.step, before.asks, before.question), (
            comes_back
        )
        assert [one.verb for one in after.options] == [one.verb for one in before.options], comes_back
        assert log_lines(person.page) == lines, comes_back


def _play(person: MousePerson, sight: Sight, seen: set[str]) -> None:
    """Choose what leads to prompts that were not seen yet: a full hand, then a Tribute of the leader."""
    verbs = ["return", "normal_summon", "battle_phase", "attack", "attack_monster"]
    if Ask.DISCARD not in seen:
        verbs.insert(0, "end_turn")
    options = [option for verb in verbs for option in sight.options if option.verb == verb]
    if sight.is_pick or not options:
        person.answer(sight)
    else:
        good = ("Tribute Summon", "your Deck Master")
        fitting = [option for word in good for option in options if word in option.words]
        person.take(fitting[0] if fitting and options[0].verb == "normal_summon" else options[0])
    person.page.wait_for_function(
        "(step) => document.querySelector('main.table').dataset.step !== step", arg=sight.step
    )


def _sit_down(server: str, pages: list[Page]) -> None:
    host, guest = pages
    host.goto(server)
    host.get_by_label("Your name").fill("Mia")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("Invite link").input_value()

    guest.goto(link)
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Noor", exact=True)).to_be_visible()

    host.get_by_role("button", name="Fill with bots").click()
    for page in pages:
        page.locator(".deck").first.click()
        expect(page.get_by_text("✓ Legal")).to_be_visible()
        page.get_by_role("button", name="Ready", exact=True).click()
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.locator("main.table").wait_for()
