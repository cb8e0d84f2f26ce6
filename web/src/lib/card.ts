// How a card's face follows from its data.

import type { CardFacts } from "../protocol";

export type Frame =
  | "normal"
  | "effect"
  | "ritual"
  | "fusion"
  | "synchro"
  | "xyz"
  | "link"
  | "token"
  | "spell"
  | "trap"
  | "unknown";

const BY_KIND: readonly [string, Frame][] = [
  ["Link", "link"],
  ["Xyz", "xyz"],
  ["Synchro", "synchro"],
  ["Fusion", "fusion"],
  ["Ritual", "ritual"],
  ["Token", "token"],
  ["Normal", "normal"],
];

/** The words of a type line: "Dragon / Normal" is Dragon and Normal. */
export function typeWords(facts: CardFacts): string[] {
  return (facts.type_line ?? "")
    .split("/")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The frame that the game gives a card of this kind. */
export function frameOf(facts: CardFacts | undefined): Frame {
  if (facts === undefined) return "unknown";
  if (facts.card_type === "Spell") return "spell";
  if (facts.card_type === "Trap") return "trap";
  const words = new Set(typeWords(facts));
  return BY_KIND.find(([word]) => words.has(word))?.[1] ?? "effect";
}

/** Whether the lower half of the frame is a Spell's. */
export function isPendulum(facts: CardFacts | undefined): boolean {
  return facts !== undefined && typeWords(facts).includes("Pendulum");
}

/** Level, Rank or Link Rating in words and stars. */
export function levelOf(facts: CardFacts): { word: string; number: number; sign: string } | null {
  if (facts.level != null) return { word: "Level", number: facts.level, sign: "★" };
  if (facts.rank != null) return { word: "Rank", number: facts.rank, sign: "☆" };
  const arrows = facts.link_arrows?.length ?? 0;
  return arrows > 0 ? { word: "Link", number: arrows, sign: "◆" } : null;
}

/** A value as the card prints it. */
export function printed(value: number | null | undefined): string {
  return value == null ? "?" : String(value);
}

/** The label of a line of an explanation: "1." for a step, "When:" for all else. */
export function labelWords(label: string): string {
  return /^\d+$/.test(label) ? `${label}.` : `${label}:`;
}
