import { describe, expect, it } from "vitest";
import type { DuelEvent, OptionView, PromptView } from "../src/protocol";
import { countWords, eventSentence, optionWords, pieces, plain, questionWords } from "../src/lib/words";
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

  it("say which words stand for which player and card", () => {
    expect(pieces(eventSentence(attack)!, ["Ada", "Bram"], 1).filter((piece) => piece.card ?? piece.seat)).toEqual([
      { text: "Your", seat: 1 },
      { text: "Neo Bug", card: "Neo Bug" },
      { text: "Garvas", card: "Garvas" },
    ]);
  });
});
