import { describe, expect, it } from "vitest";
import type { OptionView, PromptView } from "../src/protocol";
import {
  isEnough,
  litThings,
  openPile,
  optionKey,
  pickAnswer,
  togglePicked,
  typedOn,
  typedOption,
} from "../src/lib/matching";

const GROUPS = [
  { seats: [0, 2], places: [null, null] },
  { seats: [1, 3], places: [null, null] },
];

function prompt(options: OptionView[], change: Partial<PromptView> = {}): PromptView {
  return { asks: "main_phase", options, ...change };
}

describe("what an option lights up", () => {
  const cases: [OptionView, string | null][] = [
    [{ verb: "normal_summon", card: { zone: "hand", seat: 1, place: 3, name: "Axe Raider" } }, "hand:1:3"],
    [{ verb: "set", card: { zone: "deck_master", seat: 1, place: 0, name: "Axe Raider" } }, "deck_master:1:0"],
    [{ verb: "attack", card: { zone: "monster", seat: 1, place: 2, name: "Neo Bug" } }, "monster:1:2"],
    [{ verb: "attack_monster", card: { zone: "monster", seat: 3, place: 0 }, seat: 3 }, "monster:3:0"],
    [{ verb: "attack", card: { zone: "extra_monster", seat: 3, place: 1 } }, "extra_monster:1:1"],
    [{ verb: "attack_directly", seat: 2 }, "player:2"],
    [{ verb: "place", place: 4 }, "monster:1:4"],
    [{ verb: "battle_phase" }, "phase:battle"],
    [{ verb: "main_phase_2" }, "phase:main2"],
    [{ verb: "end_turn" }, "phase:end"],
    [{ verb: "return", card: { zone: "graveyard", seat: 1, place: 5, name: "Axe Raider" } }, "deck_master:1:0"],
    [{ verb: "leave", card: { zone: "graveyard", seat: 1, place: 5, name: "Axe Raider" } }, "graveyard:1:5"],
    [{ verb: "cancel" }, null],
    [{ verb: "activate", card: { zone: "spell_trap", seat: 1, place: 2, name: "Axe Raider" } }, "spell_trap:1:2"],
    [{ verb: "card", card: { zone: "spell_trap", seat: 3, place: 2 } }, "spell_trap:3:2"],
    [{ verb: "card", card: { zone: "field", seat: 3, place: 0, name: "Axe Raider" } }, "field:3:0"],
    [{ verb: "card", card: { zone: "banished", seat: 3, place: 1, name: "Axe Raider" } }, "banished:3:1"],
    [{ verb: "card", card: { zone: "deck", seat: 1, name: "Axe Raider" } }, "deck:1:pile"],
    [{ verb: "card", card: { zone: "hand", seat: 3 } }, "player:3"],
    [{ verb: "opponent", seat: 3 }, "player:3"],
    [{ verb: "use" }, null],
    [{ verb: "pass" }, null],
    [{ verb: "monster_type", word: "Warrior" }, null],
  ];
  for (const [option, key] of cases) {
    it(`${option.verb}: ${key}`, () => expect(optionKey(option, "main_phase", 1, GROUPS)).toBe(key));
  }

  it("gives a thing all of its options, in order", () => {
    const card = { zone: "hand", seat: 1, place: 0, name: "Neo Bug" };
    const lit = litThings(prompt([{ verb: "normal_summon", card }, { verb: "end_turn" }, { verb: "set", card }]), 1, GROUPS);
    expect(lit.get("hand:1:0")).toEqual([0, 2]);
    expect(lit.size).toBe(2);
  });

  it("tells the rows apart by what is asked", () => {
    const place: OptionView = { verb: "place", seat: 1, place: 4 };
    expect(optionKey(place, "spell_trap_zone", 1, GROUPS)).toBe("spell_trap:1:4");
    expect(optionKey(place, "monster_zone", 1, GROUPS)).toBe("monster:1:4");
  });

  it("lights the pile that a card lies in, and the pile opens", () => {
    const cards = [2, 5].map((place) => ({ zone: "graveyard", seat: 3, place, name: "Neo Bug" }));
    const lit = litThings(prompt(cards.map((card) => ({ verb: "card", card }))), 1, GROUPS);
    expect(Object.fromEntries(lit)).toEqual({
      "graveyard:3:2": [0],
      "graveyard:3:5": [1],
      "graveyard:3:pile": [0, 1],
    });
    expect(openPile("graveyard:3:pile")).toEqual({ zone: "graveyard", seat: 3 });
    expect(openPile("graveyard:3:2")).toBeNull();
    expect(openPile("deck:3:pile")).toBeNull();
  });

  it("lights nothing without a prompt", () => expect(litThings(null, 1, GROUPS).size).toBe(0));
});

describe("picking several", () => {
  const two = prompt([{ verb: "card" }, { verb: "card" }, { verb: "card" }], { least: 2, most: 2 });

  it("is enough between least and most", () => {
    expect([0, 1, 2, 3].map((count) => isEnough(two, count))).toEqual([false, false, true, false]);
  });

  it("lets the oldest go when it is full", () => {
    expect(togglePicked(two, [0, 1], 2)).toEqual([1, 2]);
    expect(togglePicked(two, [1, 2], 1)).toEqual([2]);
  });

  it("sends ascending numbers, each once", () => expect(pickAnswer([2, 0, 2])).toEqual([0, 2]));
});

describe("typed digits", () => {
  it("name an option, counted from 1", () => {
    expect(typedOption("1", 12)).toBe(0);
    expect(typedOption("12", 12)).toBe(11);
    expect(typedOption("13", 12)).toBeNull();
    expect(typedOption("0", 12)).toBeNull();
  });

  it("go on with a number only where that names an option", () => {
    expect(typedOn("", "1", 12)).toBe("1");
    expect(typedOn("1", "2", 12)).toBe("12");
    expect(typedOn("12", "3", 12)).toBe("3");
    expect(typedOn("1", "2", 9)).toBe("2");
  });
});
