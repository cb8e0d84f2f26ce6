// What tells seats apart: a colour of the Okabe-Ito palette, a pattern and an initial, so that
// nothing is said by colour alone.

export interface SeatMark {
  colour: string;
  pattern: Pattern;
}

export type Pattern = "plain" | "stripes" | "dots" | "cross" | "bars" | "ring";

const MARKS: readonly SeatMark[] = [
  { colour: "#e69f00", pattern: "plain" },
  { colour: "#56b4e9", pattern: "stripes" },
  { colour: "#009e73", pattern: "dots" },
  { colour: "#cc79a7", pattern: "cross" },
  { colour: "#f0e442", pattern: "bars" },
  { colour: "#d55e00", pattern: "ring" },
];

/** The mark of a seat. */
export function seatMark(seat: number): SeatMark {
  const mark = MARKS[seat % MARKS.length];
  if (seat < 0 || mark === undefined) throw new RangeError(`expected a seat from 0, not ${seat}`);
  return mark;
}

/** Initials of the players, one or two characters, different for each. */
export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.trim().toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const first = letters[0] ?? "?";
    const choices = [first, ...letters.slice(1).map((letter) => first + letter), `${first}${seat + 1}`];
    const free = choices.find((choice) => !taken.has(choice)) ?? `${seat + 1}`;
    taken.add(free);
    return free;
  });
}

/** What to call a seat. */
export function playerName(seat: number, players: readonly string[]): string {
  return players[seat] ?? `Seat ${seat + 1}`;
}

/** A player's name where it is said which one the reader is. */
export function ownName(name: string, isYou: boolean): string {
  return isYou && name !== "You" ? `${name} (you)` : name;
}
