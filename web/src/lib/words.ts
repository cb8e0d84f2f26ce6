// A duel in plain sentences: the log, the prompts, and what screen readers say. The sentences are
// those of `banneret/yugioh/words.py`; here each names the seats and cards in it, so that the page
// can colour the ones and show the others.

import type {
  CardView,
  DuelEvent,
  LeaderView,
  OptionView,
  Phase,
  Position,
  PromptView,
} from "../protocol";
import { playerName } from "./seats";

/** A piece of a sentence: plain words, a player or a card. */
export type Part = string | { seat: number } | { card: string };

export type Tone = "turn" | "phase" | "line" | "loud";

export interface Sentence {
  tone: Tone;
  parts: Part[];
}

export const PHASES: Record<Phase, string> = {
  draw: "Draw Phase",
  standby: "Standby Phase",
  main1: "Main Phase 1",
  battle: "Battle Phase",
  main2: "Main Phase 2",
  end: "End Phase",
};

export const PHASES_SHORT: Record<Phase, string> = {
  draw: "Draw",
  standby: "Standby",
  main1: "Main 1",
  battle: "Battle",
  main2: "Main 2",
  end: "End",
};

const ZONES: Record<string, string> = {
  deck: "Deck",
  hand: "hand",
  extra_deck: "Extra Deck",
  monster: "Monster Zone",
  spell_trap: "Spell & Trap Zone",
  field: "Field Zone",
  graveyard: "GY",
  banished: "banishment",
  extra_monster: "Extra Monster Zone",
  deck_master: "Deck Master Zone",
  out_of_game: "no zone",
};

export const POSITIONS: Record<Position, string> = {
  attack: "Attack Position",
  defense: "Defense Position",
  set: "face-down Defense Position",
  "": "",
};

const LOSSES: Record<string, string> = {
  life_points: "has no LP left",
  empty_deck: "cannot draw",
  surrender: "surrenders",
};

const REASONS: Record<string, string> = {
  battle_damage: "battle damage",
  leader_cost: "Cost to Summon",
};

/** The name of a zone, or its word as it came. */
export function zoneWords(zone: string): string {
  return ZONES[zone] ?? zone;
}

/** A sentence for the log, or null for an event that needs none. */
export function eventSentence(event: DuelEvent): Sentence | null {
  switch (event.event) {
    case "turn_began":
      return { tone: "turn", parts: [`Turn ${event.turn}: `, { seat: event.seat }] };
    case "phase_began":
      if (event.phase === "draw" || event.phase === "standby") return null;
      return { tone: "phase", parts: [PHASES[event.phase]] };
    case "summoned":
      return line`${seat(event.seat)} ${titled(event.how)} Summons ${card(event.name)}`;
    case "monster_set":
      return line`${seat(event.seat)} Sets a monster`;
    case "position_changed":
      return line`${card(event.name)} of ${seat(event.seat)} turns to ${POSITIONS[event.position]}`;
    case "attack_declared": {
      const again = event.is_replay === true ? "again, " : "";
      const start = line`${card(event.name)} of ${seat(event.seat)} attacks ${again}`;
      const place = event.target_place ?? -1;
      if (place < 0) return joined(start, line`${seat(event.target_seat)} directly`);
      const target: Part = event.target_name
        ? { card: event.target_name }
        : `the face-down monster in zone ${place + 1}`;
      return joined(start, line`${target} of ${seat(event.target_seat)}`);
    }
    case "attack_ended":
      return line`The attack of ${card(event.name)} ends`;
    case "destroyed_by_battle":
      return line`${card(event.name)} of ${seat(event.seat)} is destroyed by battle`;
    case "life_points_changed": {
      const verb = event.amount < 0 ? "loses" : "gains";
      const why = REASONS[event.why] ?? event.why;
      return line`${seat(event.seat)} ${verb} ${String(Math.abs(event.amount))} LP (${why}): ${String(event.now)} left`;
    }
    case "leader_returned":
      return line`${seat(event.seat)} calls ${card(event.name)} back to its zone; its next departure costs ${String(event.next_cost)} LP`;
    case "leader_stays":
      return line`${seat(event.seat)} leaves ${card(event.name)} where it is`;
    case "seat_left":
      return loud`${seat(event.seat)} is out: ${LOSSES[event.why] ?? event.why}`;
    case "game_ended": {
      const winner = event.winners[0];
      return event.winners.length === 1 && winner !== undefined
        ? loud`${seat(winner)} wins`
        : loud`The duel is a draw`;
    }
    case "moved":
      return moved(event);
  }
}

/** Only moves that no other sentence tells: draws, Tributes, discards. */
function moved(event: Extract<DuelEvent, { event: "moved" }>): Sentence | null {
  const who = seat(event.source_seat);
  if (event.zone === "hand" && event.source === "deck") {
    return event.name ? line`${who} draws ${card(event.name)}` : line`${who} draws a card`;
  }
  if (event.zone === "graveyard" && event.source === "hand") {
    return line`${who} discards ${card(event.name)}`;
  }
  if (event.zone === "graveyard" && event.source === "monster") {
    return line`${card(event.name)} of ${who} goes to the GY`;
  }
  return null;
}

/** A sentence as plain text. */
export function plain(sentence: Sentence, players: readonly string[]): string {
  return sentence.parts.map((part) => partText(part, players)).join("");
}

/** A piece of a sentence as plain text. */
export function partText(part: Part, players: readonly string[]): string {
  if (typeof part === "string") return part;
  return "seat" in part ? playerName(part.seat, players) : part.card;
}

/** The question of a prompt, as a player would say it. */
export function questionWords(prompt: PromptView): string {
  const subject = prompt.subject?.name ?? "";
  const questions: Record<string, string> = {
    main_phase: "What do you do?",
    battle_phase: "Battle Phase: who attacks?",
    monster_zone: `Into which Monster Zone does ${subject} go?`,
    tributes: `Which monsters do you Tribute for ${subject}?`,
    attack_target: `What does ${subject} attack?`,
    replay: `The monsters there have changed. What does ${subject} attack now?`,
    discard: "Which cards do you discard?",
    leader_return: `Does ${subject} return to its zone?`,
  };
  return questions[prompt.asks] ?? prompt.asks;
}

/** The rule behind a question, for the small "why". */
export function whyWords(prompt: PromptView): string | null {
  const reasons: Record<string, string> = {
    monster_zone: "A Summoned or Set monster takes any free Main Monster Zone.",
    tributes: "Level 5 and 6 monsters need one Tribute, Level 7 and higher need two.",
    attack_target:
      "In a free-for-all you attack any opponent. One who controls a monster is not attacked directly.",
    replay: "When the monsters on the attacked side change, the attacker chooses anew or stops.",
    discard: "At the end of your turn your hand has at most 6 cards.",
    leader_return:
      "When your Deck Master goes to the GY, banishment, hand, Deck or Extra Deck you may call it back (D23). Each return makes its next departure cost 500 LP more (D24).",
  };
  return reasons[prompt.asks] ?? null;
}

/** How many to pick, or null for a prompt that takes one option. */
export function countWords(prompt: PromptView): string | null {
  const { least, most } = prompt;
  if (least == null || most == null) return null;
  return least === most ? `pick ${least}` : `pick ${least} to ${most}`;
}

/** An option, as a player would say it. */
export function optionWords(option: OptionView, players: readonly string[]): string {
  const notes = optionNotes(option);
  const words = bareOptionWords(option, players);
  return notes.length > 0 ? `${words} (${notes.join(", ")})` : words;
}

/** What an option does, without its costs. */
export function bareOptionWords(option: OptionView, players: readonly string[]): string {
  const where = option.card?.place ?? -1;
  const name = option.card == null ? "" : option.card.name || `the face-down monster in zone ${where + 1}`;
  const player = playerName(option.seat ?? -1, players);
  const words: Record<string, string> = {
    normal_summon: `${option.tributes ? "Tribute" : "Normal"} Summon ${name}`,
    set: `Set ${name}`,
    flip_summon: `Flip Summon ${name}`,
    change_position: `Change the position of ${name}`,
    battle_phase: "Go to the Battle Phase",
    main_phase_2: "Go to Main Phase 2",
    end_turn: "End the turn",
    attack: `Attack with ${name}`,
    attack_monster: `${name} of ${player}`,
    attack_directly: `${player} directly`,
    place: `Zone ${(option.place ?? -1) + 1}`,
    card: name,
    cancel: "No attack",
    return: "Return it to the Deck Master Zone",
    leave: "Leave it where it is",
  };
  return words[option.verb] ?? `${option.verb} ${name}`.trim();
}

/** What an option costs, in a few words. */
export function optionNotes(option: OptionView): string[] {
  const notes: string[] = [];
  if (option.card?.zone === "deck_master") notes.push("your Deck Master");
  if (option.tributes) notes.push(`${option.tributes} Tribute${option.tributes > 1 ? "s" : ""}`);
  if (option.cost) notes.push(`costs ${option.cost} LP`);
  return notes;
}

/** A card on the field in a few words. */
export function cardWords(view: CardView): string {
  if (!view.name) return "face-down";
  const values = view.attack == null ? "" : ` ${view.attack}/${view.defense ?? "-"}`;
  const position = POSITIONS[view.position ?? ""];
  return position ? `${view.name}${values}, ${position}` : `${view.name}${values}`;
}

/** A zone and what lies in it, for screen readers. */
export function placeWords(zone: string, place: number, view: CardView | null): string {
  const named = zone === "monster" || zone === "spell_trap" || zone === "extra_monster";
  const where = named ? `${zoneWords(zone)} ${place + 1}` : zoneWords(zone);
  return `${where}: ${view === null ? "empty" : cardWords(view)}`;
}

/** Where a leader is, for the rail. */
export function leaderWords(leader: LeaderView): string {
  if (leader.zone === "deck_master") return "in its zone";
  if (leader.zone === "") return "out of sight";
  if (leader.zone === "monster" || leader.zone === "extra_monster") return "on the field";
  if (leader.zone === "graveyard") return "in the GY";
  if (leader.zone === "banished") return "banished";
  return `in the ${zoneWords(leader.zone)}`;
}

function titled(word: string): string {
  return word
    .split(/[\s_]+/)
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1))
    .join(" ");
}

function seat(number: number): Part {
  return { seat: number };
}

function card(name: string): Part {
  return name ? { card: name } : "a card";
}

function line(texts: TemplateStringsArray, ...parts: Part[]): Sentence {
  return { tone: "line", parts: woven(texts, parts) };
}

function loud(texts: TemplateStringsArray, ...parts: Part[]): Sentence {
  return { tone: "loud", parts: woven(texts, parts) };
}

function woven(texts: TemplateStringsArray, parts: Part[]): Part[] {
  const all: Part[] = [];
  texts.forEach((text, index) => {
    if (text) all.push(text);
    const part = parts[index];
    if (part !== undefined && part !== "") all.push(part);
  });
  return all;
}

function joined(one: Sentence, other: Sentence): Sentence {
  return { tone: one.tone, parts: [...one.parts, ...other.parts] };
}
