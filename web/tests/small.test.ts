import { describe, expect, it } from "vitest";
import type { CardFacts, DuelEvent, GameView } from "../src/protocol";
import { tableOf, tablePath } from "../src/lib/api";
import { backoff } from "../src/lib/backoff";
import { frameOf, labelWords, levelOf } from "../src/lib/card";
import { emblem } from "../src/lib/emblem";
import { extended, NO_HISTORY } from "../src/lib/history";
import { optionWordsOf, settingWords } from "../src/lib/options";
import { initials, seatMark } from "../src/lib/seats";
import { nearest } from "../src/lib/spatial";
import { journeys } from "../src/lib/travel";

describe("seats", () => {
  it("have marks that differ in colour and in pattern", () => {
    const marks = [0, 1, 2, 3, 4, 5].map(seatMark);
    expect(new Set(marks.map((mark) => mark.colour)).size).toBe(6);
    expect(new Set(marks.map((mark) => mark.pattern)).size).toBe(6);
  });

  it("have initials that differ, whatever the names", () => {
    expect(initials(["Ada", "Bram", "Anna"])).toEqual(["A", "B", "AN"]);
    expect(new Set(initials(["x", "x", "x", "", "!", "x"])).size).toBe(6);
  });
});

describe("an explanation", () => {
  it("numbers its steps and names its other lines", () => {
    expect(["1", "12", "When", "Cost 2"].map(labelWords)).toEqual(["1.", "12.", "When:", "Cost 2:"]);
  });
});

describe("a card's face", () => {
  const facts = (type_line: string, change: Partial<CardFacts> = {}): CardFacts => ({
    name: "Neo Bug",
    card_type: "Monster",
    type_line,
    ...change,
  });

  it("has the frame of its kind", () => {
    expect(frameOf(facts("Insect / Normal"))).toBe("normal");
    expect(frameOf(facts("Insect / Normal / Tuner"))).toBe("normal");
    expect(frameOf(facts("Insect / Effect"))).toBe("effect");
    expect(frameOf(facts("Dragon / Synchro / Tuner / Effect"))).toBe("synchro");
    expect(frameOf(facts("Spellcaster / Pendulum / Normal"))).toBe("normal");
    expect(frameOf(facts("", { card_type: "Trap" }))).toBe("trap");
    expect(frameOf(undefined)).toBe("unknown");
  });

  it("has Level, Rank or Link Rating", () => {
    expect(levelOf(facts("", { level: 4 }))?.word).toBe("Level");
    expect(levelOf(facts("", { rank: 4 }))?.word).toBe("Rank");
    expect(levelOf(facts("", { link_arrows: ["⬆", "⬇"] }))?.number).toBe(2);
    expect(levelOf(facts("", { card_type: "Spell" }))).toBeNull();
  });

  it("has an emblem that follows from the card alone", () => {
    const one = facts("Insect / Normal", { attribute: "EARTH" });
    expect(emblem("Neo Bug", one)).toEqual(emblem("Neo Bug", { ...one }));
    expect(emblem("Neo Bug", one).chargePath).toMatch(/^M/);
  });
});

describe("history", () => {
  const event = (turn: number): DuelEvent => ({ event: "turn_began", turn, seat: 0 });
  const message = (since: number, step: number, turns: number[]): GameView => ({
    type: "view",
    step,
    since,
    events: turns.map(event),
    view: { you: 0, sides: [], living: [] } as unknown as GameView["view"],
  });
  const first = extended(NO_HISTORY, message(0, 2, [1, 2]))!.history;

  it("goes on where it was", () => {
    const next = extended(first, message(2, 3, [3]))!;
    expect(next.fresh).toEqual([event(3)]);
    expect(next.history).toEqual({ step: 3, events: [event(1), event(2), event(3)] });
  });

  it("has each event once when a socket was cut", () => {
    expect(extended(first, message(1, 2, [2]))).toEqual({ history: first, fresh: [] });
    expect(extended(first, message(0, 3, [1, 2, 3]))!.history.events).toHaveLength(3);
  });

  it("asks again when steps are missing", () => expect(extended(first, message(5, 6, [6]))).toBeNull());
});

describe("coming back", () => {
  it("waits longer each time, but never long", () => {
    expect([0, 1, 2, 20].map((tries) => backoff(tries, 0))).toEqual([250, 500, 1000, 8000]);
    expect(backoff(0, 1)).toBeLessThan(400);
  });
});

describe("arrow keys", () => {
  const spot = (left: number, top: number) => ({ left, top, width: 40, height: 60 });
  const row = [spot(0, 0), spot(50, 0), spot(100, 0), spot(50, 70)];

  it("go to the nearest thing in a direction", () => {
    expect(nearest(row[0]!, row, "right")).toBe(1);
    expect(nearest(row[1]!, row, "down")).toBe(3);
    expect(nearest(row[0]!, row, "left")).toBeNull();
  });
});

describe("travelling cards", () => {
  it("go from zone to zone, and to players whose hands are hidden", () => {
    const moved: DuelEvent = {
      event: "moved",
      name: "",
      source: "deck",
      source_seat: 1,
      source_place: -1,
      zone: "hand",
      seat: 1,
      place: -1,
      position: "",
    };
    expect(journeys([moved], 0, [])).toEqual([{ from: "deck:1:pile", to: "player:1" }]);
    expect(journeys([moved], 1, [])).toEqual([{ from: "deck:1:pile", to: "hand" }]);
  });
});

describe("options of a table", () => {
  it("are said in words, unknown ones too", () => {
    expect(settingWords("across", "half")).toBe("Who faces whom: Half the table away");
    expect(optionWordsOf({ name: "new_thing", default: true }).title).toBe("New thing");
  });
});

describe("addresses", () => {
  it("name a table", () => {
    expect(tableOf(tablePath("a_b-1"))).toBe("a_b-1");
    expect(tableOf("/")).toBeNull();
  });
});
