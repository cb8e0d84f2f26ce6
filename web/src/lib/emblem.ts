// The emblem where a picture would be: a coat of arms that follows from a card's name, Attribute
// and Type, the same on every machine.

import type { CardFacts } from "../protocol";
import { typeWords } from "./card";

export interface Emblem {
  /** The colours of the field, of its division and of the charge. */
  field: string;
  division: string;
  charge: string;
  /** Paths in a square of 100 by 100. */
  divisionPath: string;
  chargePath: string;
}

const TINCTURES: Record<string, [string, string]> = {
  DARK: ["#3d2f57", "#6d558f"],
  DIVINE: ["#7a6224", "#c2a14a"],
  EARTH: ["#5a4630", "#94744b"],
  FIRE: ["#7a2e22", "#bb5a3c"],
  LIGHT: ["#8a7a45", "#cdbd83"],
  WATER: ["#25506f", "#4f8fb3"],
  WIND: ["#2c5b41", "#5c9a74"],
  Spell: ["#14584f", "#2f8f80"],
  Trap: ["#6a2450", "#a84d84"],
};

const DIVISIONS: readonly string[] = [
  "M50 0H100V100H50Z",
  "M0 50H100V100H0Z",
  "M0 0L100 100H0Z",
  "M0 0H100L0 100Z",
  "M0 100L50 40L100 100Z",
  "M0 0L50 60L100 0Z",
  "M35 0H65V100H35Z",
  "M0 35H100V65H0Z",
  "M0 0H50V50H100V100H50V50H0Z",
  "M0 12L88 100H100V88L12 0H0Z",
];

const CHARGES: readonly string[] = [
  "M50 18L59 40L82 41L64 56L70 79L50 66L30 79L36 56L18 41L41 40Z",
  "M50 16L78 50L50 84L22 50Z",
  "M50 20A30 30 0 1 0 50.1 20ZM50 34A16 16 0 1 1 49.9 34Z",
  "M58 18A33 33 0 1 0 82 66A26 26 0 1 1 58 18Z",
  "M44 16H56V44H84V56H56V84H44V56H16V44H44Z",
  "M22 26H78V50Q78 72 50 84Q22 72 22 50Z",
  "M50 16Q62 36 74 50A24 24 0 1 1 26 50Q38 36 50 16Z",
  "M18 68L26 32L40 52L50 24L60 52L74 32L82 68ZM18 74H82V82H18Z",
  "M46 14H54V60H68V68H54V84H46V68H32V60H46Z",
  "M50 22Q88 30 84 74Q66 58 50 66Q34 58 16 74Q12 30 50 22Z",
  "M20 50Q50 14 80 50Q50 86 20 50ZM50 40A10 10 0 1 0 50.1 40Z",
  "M54 14L28 56H46L40 86L72 42H54Z",
];

/** The emblem of a card, with or without its data. */
export function emblem(name: string, facts?: CardFacts): Emblem {
  const number = hash(name);
  const [dark, light] = TINCTURES[facts?.attribute ?? facts?.card_type ?? ""] ?? ["#3a4048", "#5c6570"];
  const kind = facts === undefined ? name : (typeWords(facts)[0] ?? facts.property ?? facts.card_type);
  return {
    field: dark,
    division: light,
    charge: "#f3ead6",
    divisionPath: chosen(DIVISIONS, number),
    chargePath: chosen(CHARGES, hash(kind) + (number >>> 8)),
  };
}

function chosen(paths: readonly string[], number: number): string {
  return paths[number % paths.length] ?? "";
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}
