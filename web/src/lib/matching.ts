// Which things on the table an option lights up. Everything that can be clicked has a key; the
// server's options are the only source of what is legal.

import type { ExtraMonsterView, OptionView, PlaceView, PromptView } from "../protocol";

/** The key of a zone, or of a card in a hand or a pile. */
export function placeKey(zone: string, seat: number, place: number): string {
  return `${zone}:${seat}:${Math.max(place, 0)}`;
}

/** The key of a player: the entry on the rail, the head of the board. */
export function playerKey(seat: number): string {
  return `player:${seat}`;
}

/** The key of a step of the phase bar. */
export function phaseKey(phase: string): string {
  return `phase:${phase}`;
}

/** The first seat of the group that shares a seat's Extra Monster Zones: their keys carry it. */
export function extraGroup(seat: number, groups: readonly ExtraMonsterView[]): number {
  return groups.find((group) => group.seats.includes(seat))?.seats[0] ?? seat;
}

/** The key of the place where a card lies. */
export function cardKey(card: PlaceView, groups: readonly ExtraMonsterView[]): string {
  const shared = card.zone === "extra_monster";
  return placeKey(card.zone, shared ? extraGroup(card.seat, groups) : card.seat, card.place ?? 0);
}

const PHASE_VERBS: Record<string, string> = {
  battle_phase: "battle",
  main_phase_2: "main2",
  end_turn: "end",
};

/** What lights up for an option, or null when it stands in the list only. */
export function optionKey(
  option: OptionView,
  you: number,
  groups: readonly ExtraMonsterView[],
): string | null {
  const phase = PHASE_VERBS[option.verb];
  if (phase !== undefined) return phaseKey(phase);
  if (option.verb === "place") {
    const seat = option.seat ?? -1;
    return placeKey("monster", seat < 0 ? you : seat, option.place ?? 0);
  }
  if (option.verb === "return") return placeKey("deck_master", you, 0);
  if (option.card != null) return cardKey(option.card, groups);
  const seat = option.seat ?? -1;
  return seat >= 0 ? playerKey(seat) : null;
}

/** The numbers of the options by what they light up. */
export function litThings(
  prompt: PromptView | null | undefined,
  you: number,
  groups: readonly ExtraMonsterView[],
): Map<string, number[]> {
  const lit = new Map<string, number[]>();
  prompt?.options.forEach((option, number) => {
    const key = optionKey(option, you, groups);
    if (key === null) return;
    lit.set(key, [...(lit.get(key) ?? []), number]);
  });
  return lit;
}

/** Whether a prompt takes several options. */
export function isPick(prompt: PromptView): boolean {
  return prompt.least != null && prompt.most != null;
}

/** Whether as many options are picked as the prompt asks for. */
export function isEnough(prompt: PromptView, picked: number): boolean {
  return picked >= (prompt.least ?? 1) && picked <= (prompt.most ?? 1);
}

/**
 * The picked numbers after one was clicked. A pick that is full lets its oldest go.
 *
 * `picked` is in the order of the clicks.
 */
export function togglePicked(prompt: PromptView, picked: readonly number[], number: number): number[] {
  if (picked.includes(number)) return picked.filter((one) => one !== number);
  const most = prompt.most ?? 1;
  return [...picked, number].slice(-most);
}

/** The answer to send for a pick: ascending, each number once. */
export function pickAnswer(picked: readonly number[]): number[] {
  return [...new Set(picked)].sort((one, other) => one - other);
}

/**
 * The option that typed digits mean (counted from 1), or null.
 *
 * Digits follow each other: with 12 options "1" is the first and "12" the last.
 */
export function typedOption(typed: string, options: number): number | null {
  const number = Number.parseInt(typed, 10);
  return Number.isInteger(number) && number >= 1 && number <= options ? number - 1 : null;
}

/** The digits to keep after another was typed: the old ones too, where that still names an option. */
export function typedOn(typed: string, digit: string, options: number): string {
  return typedOption(typed + digit, options) === null ? digit : typed + digit;
}
