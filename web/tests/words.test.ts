import { describe, expect, it } from "vitest";
import type { DuelEvent, OptionView, PromptView } from "../src/protocol";
import {
  cardNotes,
  cardWords,
  countWords,
  eventSentence,
  linkSentence,
  optionWords,
  pieces,
  plain,
  questionWords,
} from "../src/lib/words";
import sentences from "./sentences.json";

// `sentences.json` holds what `banneret/yugioh/words.py` says; tests/web/test_words.py keeps it so
const players = sentences.players;

describe("sentences are those of the terminal", () => {
  for (const { event, words } of sentences.events) {
    it(`${event.event}: ${words ?? "nothing"}`, () => {
      const sentence = eventSentence(event as DuelEvent);
      expect(sentence === null ? null : plain(sentence, players)).toBe(words);
    });
  }

  for (const { prompt, words } of sentences.questions) {
    it(words, () => {
      const asked = prompt as PromptView;
      const count = countWords(asked);
      expect(count === null ? questionWords(asked) : `${questionWords(asked)} (${count})`).toBe(words);
    });
  }

  for (const { option, words } of sentences.options) {
    it(words, () => expect(optionWords(option as OptionView, players)).toBe(words));
  }
});

describe("sentences to you", () => {
  const said = (event: DuelEvent, you: number): string => plain(eventSentence(event)!, ["Ada", "Bram"], you);
  const loss: DuelEvent = { event: "life_points_changed", seat: 0, amount: -500, now: 7500, why: "leader_cost" };
  const attack: DuelEvent = {
    event: "attack_declared",
    seat: 1,
    zone: "monster",
    place: 0,
    name: "Neo Bug",
    target_seat: 0,
    target_zone: "monster",
    target_place: 2,
    target_name: "Garvas",
  };

  it("call you you", () => {
    expect(said(loss, 0)).toBe("You lose 500 LP (Cost to Summon): 7500 left");
    expect(said(loss, 1)).toBe("Ada loses 500 LP (Cost to Summon): 7500 left");
    expect(said({ event: "seat_left", seat: 0, why: "surrender" }, 0)).toBe("You are out: surrenders");
    expect(said({ event: "game_ended", winners: [1], why: "last_standing" }, 1)).toBe("You win");
  });

  it("call your cards yours", () => {
    expect(said(attack, 0)).toBe("Neo Bug of Bram attacks your Garvas");
    expect(said(attack, 1)).toBe("Your Neo Bug attacks Garvas of Ada");
    const hidden = { ...attack, target_name: "" };
    expect(said(hidden, 0)).toBe("Neo Bug of Bram attacks your face-down monster in zone 3");
    expect(said({ ...attack, target_place: -1 }, 0)).toBe("Neo Bug of Bram attacks you directly");
  });

  it("call your hand yours", () => {
    const move: DuelEvent = {
      event: "moved",
      name: "",
      source: "deck",
      source_seat: 0,
      source_place: -1,
      zone: "hand",
      seat: 0,
      place: -1,
      position: "",
    };
    expect(said(move, 0)).toBe("A card goes to your hand");
    expect(said(move, 1)).toBe("A card goes to the hand of Ada");
  });

  it("say which words stand for which player and card", () => {
    expect(pieces(eventSentence(attack)!, ["Ada", "Bram"], 1).filter((piece) => piece.card ?? piece.seat)).toEqual([
      { text: "Your", seat: 1 },
      { text: "Neo Bug", card: "Neo Bug" },
      { text: "Garvas", card: "Garvas" },
    ]);
  });
});

describe("cards on the field", () => {
  const players = ["Ada", "Bram"];

  it("are Set, if Spells or Traps", () => {
    expect(cardWords({ name: "Axe Raider", position: "set" })).toBe("Axe Raider, Set");
    const monster = { name: "Neo Bug", position: "set" as const, attack: 1800, defense: 1700 };
    expect(cardWords(monster)).toBe("Neo Bug 1800/1700, face-down Defense Position");
  });

  it("tell their counters, what they are equipped to, and whom they mean", () => {
    const equip = { name: "Axe Raider", equipped_to: { zone: "monster", seat: 1, place: 0, name: "Neo Bug" } };
    expect(cardNotes(equip, players)).toEqual(["equipped to Neo Bug of Bram"]);
    expect(cardNotes({ name: "Axe Raider", counters: { "Spell Counter": 2 }, opponent: 1 }, players, 1)).toEqual([
      "2 Spell Counters",
      "against you",
    ]);
  });

  it("are told as links of the chain", () => {
    const target = { zone: "spell_trap", seat: 0, place: 2 };
    const link = { name: "Axe Raider", seat: 1, targets: [target], opponent: 0 };
    expect(plain(linkSentence(link), players)).toBe(
      "Axe Raider of Bram against Ada, targeting the face-down card in zone 3 of Ada",
    );
  });
});
