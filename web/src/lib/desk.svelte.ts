// What the player does at the table: the option in hand, the card looked at, the board in focus.

import type { CardView } from "../protocol";
import { getContext, setContext } from "svelte";
import {
  isEnough,
  isPick,
  litThings,
  openPile,
  pickAnswer,
  togglePicked,
  typedOn,
  typedOption,
  type OpenPile,
} from "./matching";
import type { Session } from "./session.svelte";

/** A card to show large. */
export interface Looked {
  name: string;
  view: CardView | null;
}

export type Overlay = "help" | "log" | "concede" | null;

export class Desk {
  looked = $state.raw<Looked | null>(null);
  /** On a narrow screen: whether the large card lies over the table. */
  isLifted = $state(false);
  focus = $state<number | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  overlay = $state<Overlay>(null);

  /** The option that Enter takes. */
  marked = $state<number | null>(null);
  /** The picked options, in the order of the clicks. */
  picked = $state.raw<number[]>([]);
  /** The thing whose options alone are listed. */
  narrowed = $state<string | null>(null);
  #typed = "";

  readonly lit = $derived.by(() => {
    const view = this.session.view;
    return litThings(this.session.prompt, view?.you ?? -1, view?.table.extra_monsters ?? []);
  });

  constructor(readonly session: Session) {}

  get players(): string[] {
    return this.session.table?.chairs.map((chair) => chair.name) ?? [];
  }

  /** Forget what was in hand: another prompt has come. */
  reset(): void {
    this.marked = null;
    this.picked = [];
    this.narrowed = null;
    this.#typed = "";
  }

  look(name: string, view: CardView | null = null): void {
    if (name) this.looked = { name, view };
  }

  /** Whether a thing is picked, or belongs to the option in hand. */
  isChosen(key: string): boolean {
    const numbers = this.lit.get(key) ?? [];
    return numbers.some((number) => number === this.marked || this.picked.includes(number));
  }

  /** A lit thing was clicked: a pile opens; else its only option is taken, several are listed. */
  click(key: string): boolean {
    const numbers = this.lit.get(key);
    const first = numbers?.[0];
    if (numbers === undefined || first === undefined) return false;
    const pile = openPile(key);
    if (pile !== null) this.pile = pile;
    else if (numbers.length === 1) this.choose(first);
    else {
      this.pile = null;
      this.narrowed = key;
      this.marked = first;
    }
    return true;
  }

  /** Take an option, or pick it. */
  choose(number: number): void {
    const prompt = this.session.prompt;
    if (prompt === null || prompt.options[number] === undefined) return;
    if (isPick(prompt)) {
      this.picked = togglePicked(prompt, this.picked, number);
      this.#typed = "";
    } else {
      this.pile = null;
      this.session.answer(number);
    }
  }

  /** Enter: take the option in hand, or send what is picked. */
  confirm(): void {
    const prompt = this.session.prompt;
    if (prompt === null) return;
    if (isPick(prompt)) {
      if (this.marked !== null && !this.picked.includes(this.marked) && !isEnough(prompt, this.picked.length)) {
        this.choose(this.marked);
      } else this.send();
    } else if (this.marked !== null) this.choose(this.marked);
  }

  /** Send what is picked, if it is enough. */
  send(): void {
    const prompt = this.session.prompt;
    if (prompt !== null && isPick(prompt) && isEnough(prompt, this.picked.length)) {
      this.pile = null;
      this.session.answer(pickAnswer(this.picked));
    }
  }

  /** A digit names an option; further digits go on with its number. */
  digit(digit: string): void {
    const prompt = this.session.prompt;
    if (prompt === null) return;
    this.#typed = typedOn(this.#typed, digit, prompt.options.length);
    const number = typedOption(this.#typed, prompt.options.length);
    if (number === null) {
      this.#typed = "";
      return;
    }
    this.narrowed = null;
    this.marked = number;
  }

  /** Take "Pass" in hand, where it is an option. */
  pass(): void {
    const number = this.session.prompt?.options.findIndex((option) => option.verb === "pass") ?? -1;
    if (number < 0) return;
    this.narrowed = null;
    this.marked = number;
    this.#typed = "";
  }

  /** Up and down in the list. */
  step(by: 1 | -1): void {
    const prompt = this.session.prompt;
    if (prompt === null) return;
    const all = prompt.options.map((_, number) => number);
    const listed = this.narrowed === null ? all : (this.lit.get(this.narrowed) ?? all);
    const at = this.marked === null ? -1 : listed.indexOf(this.marked);
    const next = at < 0 ? (by > 0 ? 0 : listed.length - 1) : (at + by + listed.length) % listed.length;
    this.marked = listed[next] ?? null;
    this.#typed = "";
  }
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

/** The desk of the game around a component. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
