// Which things on the table an option lights up. Everything that can be clicked has a key; the
// server's options are the only source of what is legal.

import type { ExtraMonsterView, OptionView, PlaceView, PromptView } from "../protocol";

/** The key of a zone, or of a card in a hand or a pile; below 0 the place is the pile itself. */
export function placeKey(zone: string, seat: number, place: number): string {
  return place < 0 ? pileKey(zone, seat) : `${zone}:${seat}:${place}`;
}

/** The key of a pile as it lies on the board. */
export function pileKey(zone: string, seat: number): string {
  return `${zone}:${seat}:pile`;
}

/** A pile whose cards are shown to choose among them. */
export interface OpenPile {
  zone: "graveyard" | "banished" | "extra_deck";
  seat: number;
}

/** The pile that a key stands for, if its cards can be shown. */
export function openPile(key: string): OpenPile | null {
  const [, zone, seat] = /^(graveyard|banished|extra_deck):(\d+):pile$/.exec(key) ?? [];
  return zone === undefined ? null : { zone: zone as OpenPile["zone"], seat: Number(seat) };
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

/** The key of the place where a card lies; cards in the hands of others lie with their player. */
export function cardKey(card: PlaceView, you: number, groups: readonly ExtraMonsterView[]): string {
  if (card.zone === "hand" && card.seat !== you) return playerKey(card.seat);
  const shared = card.zone === "extra_monster";
  return placeKey(card.zone, shared ? extraGroup(card.seat, groups) : card.seat, card.place ?? -1);
}

const PHASE_VERBS: Record<string, string> = {
  battle_phase: "battle",
  main_phase_2: "main2",
  end_turn: "end",
};

/** What lights up for an option of a question, or null when it stands in the list only. */
export function optionKey(
  option: OptionView,
  asks: string,
  you: number,
  groups: readonly ExtraMonsterView[],
): string | null {
  const phase = PHASE_VERBS[option.verb];
  if (phase !== undefined) return phaseKey(phase);
  if (option.verb === "place") {
    const seat = option.seat ?? -1;
    const row = asks === "spell_trap_zone" ? "spell_trap" : "monster";
    return placeKey(row, seat < 0 ? you : seat, option.place ?? 0);
  }
  if (option.verb === "return") return placeKey("deck_master", you, 0);
  if (option.card != null) return cardKey(option.card, you, groups);
  const seat = option.seat ?? -1;
  return seat >= 0 ? playerKey(seat) : null;
}

/** The numbers of the options by what they light up; a card in a pile lights the pile too. */
export function litThings(
  prompt: PromptView | null | undefined,
  you: number,
  groups: readonly ExtraMonsterView[],
): Map<string, number[]> {
  const lit = new Map<string, number[]>();
  prompt?.options.forEach((option, number) => {
    const key = optionKey(option, prompt.asks, you, groups);
    if (key === null) return;
    const pile = key.replace(/:\d+$/, ":pile");
    for (const one of openPile(pile) !== null && pile !== key ? [key, pile] : [key]) {
      lit.set(one, [...(lit.get(one) ?? []), number]);
    }
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
