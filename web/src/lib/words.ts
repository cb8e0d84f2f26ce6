// A duel in plain sentences: the log, the prompts, and what screen readers say. The sentences are
// those of `banneret/yugioh/words.py`; here each names the seats and cards in it, so that the page
// can colour the ones and show the others.

import type {
  CardView,
  DuelEvent,
  LeaderView,
  LinkView,
  OptionView,
  Phase,
  PlaceView,
  Position,
  PromptView,
} from "../protocol";
import { playerName } from "./seats";

/**
 * A piece of a sentence: plain words; a player, with what the player does; a card, and whose it is;
 * another thing of a player, as "the hand".
 */
export type Part =
  | string
  | { seat: number; does?: string }
  | { card: string; of?: number }
  | { thing: string; of: number };

/** A piece as it is shown: its words, and the player or card that they stand for. */
export interface Piece {
  text: string;
  seat?: number;
  card?: string;
}

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

/** What players write where there is little room. */
export const PHASES_SHORTEST: Record<Phase, string> = {
  draw: "DP",
  standby: "SP",
  main1: "M1",
  battle: "BP",
  main2: "M2",
  end: "EP",
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
  effect_damage: "effect damage",
  cost: "cost",
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
      return line`${does(event.seat, `${titled(event.how)} Summons`)} ${card(event.name)}`;
    case "monster_set":
      return line`${does(event.seat, "Sets")} a monster`;
    case "spell_trap_set":
      return line`${does(event.seat, "Sets")} a Spell or Trap`;
    case "activated":
      return activated(event);
    case "resolved":
      return event.has_effect === false ? line`${card(event.name)} has no effect` : null;
    case "destroyed":
      return line`${card(event.name, event.seat)} is destroyed`;
    case "counters_changed":
      return line`${card(event.name)} has ${String(event.number)} ${event.counter}${event.number === 1 ? "" : "s"}`;
    case "equipped":
      return line`${card(event.name)} is equipped to ${placed(event.monster)}`;
    case "revealed":
      if (event.zone === "deck" && event.names.length > 1) return line`${does(event.seat, "reveals")} the Deck`;
      return line`${does(event.seat, "reveals")} ${event.names.join(", ")} (${zoneWords(event.zone)})`;
    case "position_changed":
      return line`${card(event.name, event.seat)} turns to ${POSITIONS[event.position]}`;
    case "attack_declared": {
      const again = event.is_replay === true ? "again, " : "";
      const attacker = card(event.name, event.seat);
      const place = event.target_place ?? -1;
      if (place < 0) return line`${attacker} attacks ${again}${{ seat: event.target_seat }} directly`;
      const seat = event.target_seat;
      const target = event.target_name
        ? card(event.target_name, seat)
        : thing(`the face-down monster in zone ${place + 1}`, seat);
      return line`${attacker} attacks ${again}${target}`;
    }
    case "attack_ended":
      return line`The attack of ${card(event.name)} ends`;
    case "destroyed_by_battle":
      return line`${card(event.name, event.seat)} is destroyed by battle`;
    case "life_points_changed": {
      const verb = event.amount < 0 ? "loses" : "gains";
      const why = REASONS[event.why] ?? event.why;
      return line`${does(event.seat, verb)} ${String(Math.abs(event.amount))} LP (${why}): ${String(event.now)} left`;
    }
    case "leader_returned":
      return line`${does(event.seat, "calls")} ${card(event.name)} back to its zone; its next departure costs ${String(event.next_cost)} LP`;
    case "leader_stays":
      return line`${does(event.seat, "leaves")} ${card(event.name)} where it is`;
    case "seat_left":
      return loud`${does(event.seat, "is")} out: ${LOSSES[event.why] ?? event.why}`;
    case "game_ended": {
      const winner = event.winners[0];
      return event.winners.length === 1 && winner !== undefined
        ? loud`${does(winner, "wins")}`
        : loud`The duel is a draw`;
    }
    case "moved":
      return moved(event);
  }
}

/** "Chain Link 2: Ada activates Raigeki against Bram, targeting ...". */
function activated(event: Extract<DuelEvent, { event: "activated" }>): Sentence {
  const sentence = line`${does(event.seat, "activates")} ${card(event.name)}`;
  if (event.link > 1) sentence.parts.unshift(`Chain Link ${event.link}: `);
  sentence.parts.push(...against(event.opponent));
  if (event.declared) sentence.parts.push(`, declaring ${event.declared}`);
  sentence.parts.push(...targeting(event.targets));
  return sentence;
}

function against(opponent = -1): Part[] {
  return opponent < 0 ? [] : [" against ", { seat: opponent }];
}

function targeting(targets: readonly PlaceView[] = []): Part[] {
  return targets.flatMap((target, index) => [index === 0 ? ", targeting " : ", ", placed(target)]);
}

/** A link of the chain: "Raigeki of Ada against Bram, targeting ...". */
export function linkSentence(link: LinkView): Sentence {
  return { tone: "line", parts: [card(link.name, link.seat), ...against(link.opponent), ...targeting(link.targets)] };
}

/** A card by name and whose it is; one that lies face-down by its zone. */
function placed(view: PlaceView): Part {
  if (view.name) return card(view.name, view.seat);
  return thing(`the face-down card in zone ${(view.place ?? -1) + 1}`, view.seat);
}

/** Only moves that no other sentence tells: draws, Tributes, discards, going home (D18). */
function moved(event: Extract<DuelEvent, { event: "moved" }>): Sentence | null {
  const { name, seat, source, zone, how } = event;
  const isFromField = source === "monster" || source === "extra_monster";
  if (how === "draw") return line`${does(seat, "draws")} ${name ? card(name) : "a card"}`;
  if (zone === "hand") return line`${name ? card(name) : "A card"} goes to ${thing("the hand", seat)}`;
  if (zone === "banished") return line`${name ? card(name, seat) : thing("a card", seat)} is banished`;
  if (zone === "graveyard" && source === "hand") return line`${does(seat, "discards")} ${card(name)}`;
  if (zone === "graveyard" && isFromField && how !== "destroy") return line`${card(name, seat)} goes to the GY`;
  if (zone === "monster" && isFromField && event.source_seat !== seat) {
    return line`${name ? card(name) : "A face-down monster"} goes to ${thing("the field", seat)}`;
  }
  return null;
}

/**
 * The pieces of a sentence as they are shown.
 *
 * `you` is the reader's seat, who is called "you"; -1 when nobody is.
 */
export function pieces(sentence: Sentence, players: readonly string[], you = -1): Piece[] {
  const shown = piecesOf(sentence.parts, players, you);
  return shown.map((piece, index) => (index === 0 ? { ...piece, text: capital(piece.text) } : piece));
}

function piecesOf(parts: readonly Part[], players: readonly string[], you: number): Piece[] {
  const all = parts.flatMap((part): Piece[] => {
    if (typeof part === "string") return [{ text: part }];
    if ("seat" in part) {
      const name = part.seat === you ? "you" : playerName(part.seat, players);
      const verb = part.does === undefined ? "" : ` ${part.seat === you ? toYou(part.does) : part.does}`;
      return [{ text: name, seat: part.seat }, { text: verb }];
    }
    const what: Piece = "card" in part ? { text: part.card, card: part.card } : { text: part.thing };
    const { of } = part;
    if (of === undefined) return [what];
    if (of !== you) return [what, { text: " of " }, { text: playerName(of, players), seat: of }];
    return [{ text: "your", seat: of }, { text: " " }, { ...what, text: what.text.replace(/^the /, "") }];
  });
  return all.filter((piece) => piece.text !== "");
}

/** A sentence as plain text. */
export function plain(sentence: Sentence, players: readonly string[], you = -1): string {
  return pieces(sentence, players, you)
    .map((piece) => piece.text)
    .join("");
}

/** "draws" as it is said to the one who draws. */
function toYou(verb: string): string {
  return verb === "is" ? "are" : verb.replace(/s$/, "");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
    spell_trap_zone: `Into which Spell & Trap Zone does ${subject} go?`,
    respond: subject ? `Do you respond to ${subject}?` : "Do you activate something?",
    trigger: "Do you use one of these effects?",
    trigger_order: "Which effect comes first?",
    opponent: `Which opponent does ${subject} mean?`,
    targets: `What does ${subject} target?`,
    cards: `Which cards for ${subject}?`,
    position: `In which position is ${subject} Summoned?`,
    monster_type: `Which Type do you declare for ${subject}?`,
    optional_part: `Do you use this part of ${subject}?`,
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
    discard: "At the end of your turn your hand has at most 6 cards, or an effect makes you discard.",
    respond:
      "After each activation everybody may respond, from the turn player on, until all pass in a row (D17).",
    opponent: "The effect does something to one opponent, who is named before anybody responds (D26).",
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
  const unknown = option.card?.zone.endsWith("monster") ? "monster" : "card";
  const name = option.card == null ? "" : option.card.name || `the face-down ${unknown} in zone ${where + 1}`;
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
    activate: `Activate ${name}`,
    use: "Yes",
    pass: "Pass",
    opponent: player,
    attack_position: "Attack Position",
    defense_position: "Defense Position",
    monster_type: `Declare ${option.word ?? ""}`,
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
  const position = positionWords(view);
  return position ? `${view.name}${values}, ${position}` : `${view.name}${values}`;
}

/** How a card lies; of a Spell or Trap only that it is Set. */
export function positionWords(view: CardView): string {
  return view.position === "set" && view.attack == null ? "Set" : POSITIONS[view.position ?? ""];
}

/** What else is to be said of a card on the field: counters, what it is equipped to, whom it means. */
export function cardNotes(view: CardView, players: readonly string[], you = -1): string[] {
  const said = (...parts: Part[]): string =>
    piecesOf(parts, players, you)
      .map((piece) => piece.text)
      .join("");
  const notes = Object.entries(view.counters ?? {})
    .filter(([, number]) => number > 0)
    .map(([counter, number]) => `${number} ${counter}${number === 1 ? "" : "s"}`);
  if (view.equipped_to != null) notes.push(said("equipped to ", placed(view.equipped_to)));
  const opponent = view.opponent ?? -1;
  if (opponent >= 0) notes.push(said("against ", { seat: opponent }));
  return notes;
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
    .map(capital)
    .join(" ");
}

function does(seat: number, verb: string): Part {
  return { seat, does: verb };
}

function card(name: string, of?: number): Part {
  return of === undefined ? { card: name } : { card: name, of };
}

function thing(words: string, of: number): Part {
  return { thing: words, of };
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
