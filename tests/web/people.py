"""People at the page: they see what is visible, and use a mouse or a keyboard, nothing else."""

from __future__ import annotations

import random
import time
from typing import Final

import msgspec
from playwright.sync_api import Locator, Page

WAIT_MS: Final = 20_000


class Spot(msgspec.Struct, frozen=True):
    """Something visible, with the middle of it in CSS pixels."""

    x: float
    y: float
    number: int = -1
    """The option's number in the list, from 0; -1 for what is not in the list."""
    verb: str = ""
    words: str = ""
    is_picked: bool = False


class Sight(msgspec.Struct, frozen=True):
    """What a person sees of a prompt at one moment."""

    step: str
    asks: str
    question: str
    is_over: bool
    options: list[Spot]
    lit: list[Spot]
    """Cards, zones, players and phases that can be clicked."""
    confirm: Spot | None
    """The button that ends a pick, once enough is picked."""
    is_pick: bool


_LOOK: Final = """() => {
  const spot = (node) => {
    const box = node.getBoundingClientRect();
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const top = document.elementFromPoint(spot.x, spot.y);
    // neither covered nor scrolled out of sight
    return box.width > 0 && top !== null && node.contains(top) ? spot : null;
  };
  const spots = (selector, more) => [...document.querySelectorAll(selector)]
    .map((node) => { const at = spot(node); return at && { ...at, ...more(node) }; })
    .filter((one) => one !== null);
  const prompt = document.querySelector('section.prompt');
  const button = prompt?.querySelector('.buttons button.first');
  return {
    step: prompt?.dataset.step ?? '',
    asks: prompt?.dataset.asks ?? '',
    question: prompt?.querySelector('h2')?.textContent ?? '',
    is_over: document.querySelector('.result') !== null,
    options: spots('.option', (node) => ({
      number: Number(node.dataset.option),
      verb: node.dataset.verb,
      words: node.textContent.trim(),
      is_picked: node.classList.contains('picked'),
    })),
    lit: spots('button.lit[data-key]:not([data-key^="rail:"])', () => ({})),
    confirm: button && !button.disabled ? spot(button) : null,
    is_pick: Boolean(button),
  };
}"""

_ASKED: Final = (
    "(step) => document.querySelector('.result') !== null"
    " || (document.querySelector('.option') !== null"
    " && document.querySelector('section.prompt').dataset.step !== step)"
)


class Person:
    """Plays what is asked, quickly and without much thought.

    Args:
        chance: seeds the choices.
        eager: verbs to choose when they are there, best first.
        first: what to pick first where several are picked: a card's name.
    """

    def __init__(
        self,
        page: Page,
        chance: int,
        *,
        eager: tuple[str, ...] = ("attack_directly", "attack"),
        first: str = "?",
    ) -> None:
        self.page = page
        self.answers = 0
        self._chance = random.Random(chance)
        self._eager = eager
        self._first = first

    def see(self) -> Sight:
        """What is visible now."""
        return msgspec.convert(self.page.evaluate(_LOOK), Sight)

    def wait_for_prompt(self, answered: str = "") -> Sight:
        """Wait until another prompt than that of a step comes, or the end of the game."""
        self.page.wait_for_function(_ASKED, arg=answered, timeout=WAIT_MS)
        return self.see()

    def play_on(self, seconds: float) -> None:
        """Answer until the game is over.

        Args:
            seconds: how long it may take.
        """
        deadline = time.monotonic() + seconds
        sight = self.wait_for_prompt()
        while not sight.is_over:
            assert time.monotonic() < deadline, f"not over after {self.answers} answers: {sight.question}"
            self.answer(sight)
            sight = self.wait_for_prompt(sight.step)

    def answer(self, sight: Sight) -> None:
        """Answer a prompt."""
        if sight.is_pick:
            while sight.confirm is None:
                unpicked = [option for option in sight.options if not option.is_picked]
                self.take(min(unpicked, key=lambda option: self._first not in option.words))
                sight = self.see()
            self.confirm(sight.confirm)
        else:
            self.take(self._choice(sight))
        self.answers += 1

    def take(self, option: Spot) -> None:
        """Choose an option of the list, or pick it."""
        raise NotImplementedError

    def confirm(self, button: Spot) -> None:
        """End a pick."""
        raise NotImplementedError

    def _choice(self, sight: Sight) -> Spot:
        for verb in self._eager:
            for option in sight.options:
                if option.verb == verb:
                    return option
        return self._chance.choice(sight.options)


class MousePerson(Person):
    """Uses only the mouse: the list, and as often the lit things on the table."""

    def answer(self, sight: Sight) -> None:
        """Click a lit thing, or an option of the list."""
        if not sight.is_pick and sight.lit and self._chance.random() < 0.5:
            thing = self._chance.choice(sight.lit)
            self.page.mouse.click(thing.x, thing.y)
            # a pile opens over the table; a thing with several options lists them alone
            sight = self.see()
            while not sight.options and sight.lit:
                thing = self._chance.choice(sight.lit)
                self.page.mouse.click(thing.x, thing.y)
                sight = self.see()
            if not sight.options:
                self.answers += 1
                return
        super().answer(sight)

    def take(self, option: Spot) -> None:
        """Click it."""
        self.page.mouse.click(option.x, option.y)

    def confirm(self, button: Spot) -> None:
        """Click the button."""
        self.page.mouse.click(button.x, button.y)


class KeyboardPerson(Person):
    """Uses only the keyboard: numbers, arrows, Enter."""

    def take(self, option: Spot) -> None:
        """Type its number, or go there with the arrows, and press Enter."""
        if self._chance.random() < 0.5:
            self.page.keyboard.type(str(option.number + 1))
        else:
            for _ in range(option.number + 1):
                self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def confirm(self, button: Spot) -> None:
        """Press Enter."""
        self.page.keyboard.press("Enter")

    def answer(self, sight: Sight) -> None:
        """Take one option; let go of what was in hand before."""
        self.page.keyboard.press("Escape")
        super().answer(sight)


def log_lines(page: Page) -> list[str]:
    """The log as it stands on the page, from the first line on."""
    earlier: Locator = page.get_by_role("button", name="Earlier")
    while earlier.count() > 0:
        earlier.first.click()
    return [line.strip() for line in page.locator(".log li").all_inner_texts()]
