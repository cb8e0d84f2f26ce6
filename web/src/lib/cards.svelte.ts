// What the server's catalogue knows of the cards on the table, asked for in batches.

import type { CardFacts } from "../protocol";
import { SvelteMap } from "svelte/reactivity";
import { getCards } from "./api";

const MOST_AT_ONCE = 40;

class CardBook {
  #facts = new SvelteMap<string, CardFacts>();
  #asked = new Set<string>();
  #wanted: string[] = [];

  /** The facts of a card as far as they have come. */
  facts(name: string): CardFacts | undefined {
    return this.#facts.get(name);
  }

  /** Ask for cards that were not asked for yet; an effect calls it with what it shows. */
  want(names: Iterable<string>): void {
    for (const name of names) {
      if (name === "" || this.#asked.has(name)) continue;
      this.#asked.add(name);
      this.#wanted.push(name);
    }
    if (this.#wanted.length > 0) queueMicrotask(() => void this.#fetch());
  }

  async #fetch(): Promise<void> {
    while (this.#wanted.length > 0) {
      const names = this.#wanted.splice(0, MOST_AT_ONCE);
      try {
        for (const facts of await getCards("yugioh", names)) this.#facts.set(facts.name, facts);
      } catch {
        // the faces stay plain; the names are asked for again with the next card
        for (const name of names) this.#asked.delete(name);
        return;
      }
    }
  }
}

export const cards = new CardBook();
