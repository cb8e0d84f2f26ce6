// Made by tools/make_client_types.py from the server's structs. Do not edit: run `make types`.

export const PROTOCOL = 1;

export const MAX_MESSAGE_BYTES = 16384;

export const MAX_NAME = 24;

export const MAX_DECK_TEXT = 12000;

/** The phases of a turn. */
export type Phase = "draw" | "standby" | "main1" | "battle" | "main2" | "end";

/** The steps of a Battle Phase; `NONE` outside of it. */
export type BattleStep = "" | "start" | "battle" | "damage" | "end";

/** The zones of a duel. Formats add the leader's. */
export type ZoneKind = "deck" | "hand" | "extra_deck" | "monster" | "spell_trap" | "field" | "graveyard" | "banished" | "extra_monster" | "deck_master" | "out_of_game";

/** How a monster lies on the field; `NONE` elsewhere. */
export type Position = "" | "attack" | "defense" | "set";

/** What an option does. */
export type Verb = "normal_summon" | "set" | "flip_summon" | "change_position" | "battle_phase" | "main_phase_2" | "end_turn" | "attack" | "attack_monster" | "attack_directly" | "place" | "card" | "cancel" | "return" | "leave" | "activate" | "use" | "pass" | "opponent" | "attack_position" | "defense_position" | "monster_type";

/** What a seat is asked. */
export type Ask = "main_phase" | "battle_phase" | "monster_zone" | "tributes" | "attack_target" | "replay" | "discard" | "leader_return" | "spell_trap_zone" | "respond" | "trigger" | "trigger_order" | "opponent" | "targets" | "cards" | "position" | "monster_type" | "optional_part";

/** Why a player is out (D18). */
export type Loss = "life_points" | "empty_deck" | "surrender";

/** How far a table is. */
export type Stage = "lobby" | "running" | "ended";

/** Who sits on a chair. */
export type Sitter = "nobody" | "person" | "bot";

/** Why a message was refused. Nothing has happened then. */
export type Refusal = "malformed" | "too_large" | "too_fast" | "not_found" | "not_allowed" | "stale" | "illegal" | "unusable";

/** A base game, spelled as ``--game`` takes it. */
export type Game = "yugioh" | "duelmasters";

/** What an option is set to. */
export type OptionValue = boolean | number | string;

/** Where a card lies, and its name if the viewer knows it. ``place`` counts from 0 in hands and rows. */
export interface PlaceView {
  zone: string;
  seat: number;
  place?: number;
  name?: string;
}

/** A card as the viewer knows it; ``name`` is empty for one that lies face-down. */
export interface CardView {
  name?: string;
  position?: Position;
  attack?: number | null;
  defense?: number | null;
  level?: number | null;
  owner?: number;
  controller?: number;
  counters?: Record<string, number>;
  equipped_to?: PlaceView | null;
  opponent?: number;
}

/** One side. ``hand`` and ``extra_deck`` hold cards only for their owner; everybody gets the counts. */
export interface SideView {
  seat: number;
  is_living: boolean;
  life_points: number;
  deck_count: number;
  hand_count: number;
  extra_deck_count: number;
  monsters: (CardView | null)[];
  spells_traps: (CardView | null)[];
  field: CardView | null;
  graveyard: string[];
  banished: CardView[];
  hand?: string[];
  extra_deck?: string[];
  leader_zone?: CardView | null;
  leader?: LeaderView | null;
}

/** The Extra Monster Zones that a pair of seats shares. */
export interface ExtraMonsterView {
  seats: number[];
  places: (CardView | null)[];
}

/** An activated card or effect that has not resolved yet. */
export interface LinkView {
  name: string;
  seat: number;
  targets?: PlaceView[];
  opponent?: number;
}

/** What belongs to nobody: whose turn it is, where it stands, the shared zones, the chain. */
export interface TableView {
  turn: number;
  turn_seat: number;
  phase: Phase;
  step: BattleStep;
  battle_is_open: boolean;
  extra_monsters: ExtraMonsterView[];
  chain?: LinkView[];
}

/** One legal answer. Its number in the list is the answer to send. */
export interface OptionView {
  verb: string;
  card?: PlaceView | null;
  seat?: number;
  place?: number;
  tributes?: number;
  word?: string;
  cost?: number;
}

/** What the viewer is asked. Without ``least`` and ``most`` exactly one option is chosen. */
export interface PromptView {
  asks: string;
  options: OptionView[];
  subject?: PlaceView | null;
  least?: number | null;
  most?: number | null;
}

/** A leader on the rail: where it is, and what its next departure from its zone costs. */
export interface LeaderView {
  name: string;
  zone: string;
  seat: number;
  next_cost: number;
}

/** How a game ended. Several winners, or none, are a draw. */
export interface Result {
  winners: number[];
  why: string;
}

/** A duel as a client receives it (`core.view`). */
export interface DuelView {
  you: number;
  table: TableView;
  sides: SideView[];
  living: number[];
  deciding?: number;
  prompt?: PromptView | null;
  result?: Result | null;
}

/** A player is out. */
export interface SeatLeft {
  event: "seat_left";
  seat: number;
  why: string;
}

/** The game is over; without a winner it is a draw. */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  why: string;
}

/** A turn begins; turns are counted from 1 over all seats. */
export interface TurnBegan {
  event: "turn_began";
  turn: number;
  seat: number;
}

/** The turn player enters a phase. */
export interface PhaseBegan {
  event: "phase_began";
  seat: number;
  phase: Phase;
}

/** A card changed zone. Places are told only in rows: an index in a hand would tell cards apart. */
export interface Moved {
  event: "moved";
  name: string;
  source: string;
  source_seat: number;
  source_place: number;
  zone: string;
  seat: number;
  place: number;
  position: Position;
  seats?: number;
  how?: string;
}

/** A monster was Summoned face-up. */
export interface Summoned {
  event: "summoned";
  how: string;
  name: string;
  seat: number;
  zone: string;
  place: number;
  tributes?: number;
}

/** A monster was Set face-down. */
export interface MonsterSet {
  event: "monster_set";
  seat: number;
  zone: string;
  place: number;
  tributes?: number;
}

/** A monster on the field turned; a face-down one that turns face-up is known from here on. */
export interface PositionChanged {
  event: "position_changed";
  name: string;
  seat: number;
  zone: string;
  place: number;
  position: Position;
}

/** A monster attacks a monster, or a player directly (``target_place`` -1). */
export interface AttackDeclared {
  event: "attack_declared";
  seat: number;
  zone: string;
  place: number;
  name: string;
  target_seat: number;
  target_zone?: string;
  target_place?: number;
  target_name?: string;
  is_replay?: boolean;
}

/** An attack came to nothing before the Damage Step. */
export interface AttackEnded {
  event: "attack_ended";
  seat: number;
  name: string;
}

/** A monster was destroyed by battle. */
export interface DestroyedByBattle {
  event: "destroyed_by_battle";
  name: string;
  seat: number;
}

/** A card on the field was destroyed by an effect or by a rule. */
export interface Destroyed {
  event: "destroyed";
  name: string;
  seat: number;
  zone: string;
  place: number;
}

/** A Spell or Trap was Set face-down. */
export interface SpellTrapSet {
  event: "spell_trap_set";
  seat: number;
  zone: string;
  place: number;
}

/** A card or effect was activated: a new link of the chain, counted from 1. */
export interface Activated {
  event: "activated";
  link: number;
  name: string;
  seat: number;
  zone: string;
  place: number;
  targets?: PlaceView[];
  opponent?: number;
  declared?: string;
}

/** A link of the chain has resolved. */
export interface Resolved {
  event: "resolved";
  link: number;
  name: string;
  seat: number;
  has_effect?: boolean;
}

/** Counters were placed on a card or removed from it. */
export interface CountersChanged {
  event: "counters_changed";
  name: string;
  seat: number;
  zone: string;
  place: number;
  counter: string;
  number: number;
}

/** A card was equipped to a monster. */
export interface Equipped {
  event: "equipped";
  name: string;
  seat: number;
  monster: PlaceView;
}

/** Cards of a player were shown to everybody. */
export interface Revealed {
  event: "revealed";
  seat: number;
  zone: string;
  names: string[];
}

/** Battle damage, a cost, or a gain. */
export interface LifePointsChanged {
  event: "life_points_changed";
  seat: number;
  amount: number;
  now: number;
  why: string;
}

/** A leader went back to its own zone; its next departure costs this much (D24). */
export interface LeaderReturned {
  event: "leader_returned";
  name: string;
  seat: number;
  next_cost: number;
}

/** An owner left the leader where it is (D23). */
export interface LeaderStays {
  event: "leader_stays";
  name: string;
  seat: number;
}

export type DuelEvent =
  | SeatLeft
  | GameEnded
  | TurnBegan
  | PhaseBegan
  | Moved
  | Summoned
  | MonsterSet
  | PositionChanged
  | AttackDeclared
  | AttackEnded
  | DestroyedByBattle
  | Destroyed
  | SpellTrapSet
  | Activated
  | Resolved
  | CountersChanged
  | Equipped
  | Revealed
  | LifePointsChanged
  | LeaderReturned
  | LeaderStays;

/** The first message on every socket: who is there, and from which step on it wants the events. */
export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
}

/** Ask for the table's state again, with the events since a step. */
export interface Resume {
  type: "resume";
  since: number;
}

/** Answer the prompt of the view with this step. */
export interface AnswerPrompt {
  type: "answer";
  step: number;
  answer: number | number[];
}

/** Give up; the others play on. */
export interface ConcedeGame {
  type: "concede";
}

/** Take a packaged deck. */
export interface ChooseDeck {
  type: "choose_deck";
  deck: string;
}

/** Bring a deck of one's own. */
export interface PasteDeck {
  type: "paste_deck";
  text: string;
  leader?: string;
}

/** Say that one is ready, or not; only a legal deck can be ready. */
export interface SetReady {
  type: "ready";
  is_ready: boolean;
}

/** Seat a bot on a free chair (host only). */
export interface AddBot {
  type: "add_bot";
  bot?: string;
  deck?: string;
}

/** Take a bot, or a guest, off a chair (host only). */
export interface ClearChair {
  type: "clear_chair";
  chair: number;
}

/** Start the game (host only, when every chair is taken and ready). */
export interface StartGame {
  type: "start";
}

/** Give the chair back; only before the start. Later a player concedes, or just comes back. */
export interface LeaveTable {
  type: "leave";
}

/** Answered by a `Pong` with the same number. */
export interface Ping {
  type: "ping";
  number?: number;
}

/** The answer to a `Hello`; the table's state follows. */
export interface Welcome {
  type: "welcome";
  engine: string;
  protocol: number;
}

/** One rule that a deck breaks. */
export interface DeckViolation {
  rule: string;
  section: string;
  card: string | null;
  count: number;
  message: string;
}

/** A deck as its owner sees it before the game. Only a legal one can be ready. */
export interface DeckReport {
  name: string;
  legal: boolean;
  leader: string | null;
  main: number;
  extra: number;
  violations: DeckViolation[];
  unknown: string[];
}

/** A chair as everybody sees it. */
export interface Chair {
  sitter: Sitter;
  name: string;
  is_ready: boolean;
  is_connected: boolean;
}

/** Who sits where, and how far the table is. Sent whenever any of it changes. */
export interface TableState {
  type: "table";
  table: string;
  stage: Stage;
  format: string;
  format_title: string;
  options: Record<string, OptionValue>;
  chairs: Chair[];
  you: number;
  host: number;
  spectators: number;
  your_deck: DeckReport | null;
  waiting_for: string[];
}

/** The game as this seat may know it, and what happened since an earlier step. */
export interface GameView {
  type: "view";
  step: number;
  since: number;
  events: DuelEvent[];
  view: DuelView;
}

/** The game is over: its record can be had from now on. */
export interface Ended {
  type: "ended";
  result: Result;
  record: string;
}

/** A message was refused; nothing has happened. */
export interface Refused {
  type: "refused";
  why: Refusal;
  reason: string;
}

/** The answer to a `Ping`. */
export interface Pong {
  type: "pong";
  number: number;
}

/** The body of every response that is an error. */
export interface Problem {
  why: Refusal;
  reason: string;
}

/** An option of a format and what it is unless a table says otherwise. */
export interface OptionInfo {
  name: string;
  default: OptionValue;
}

/** A format that tables can be created with. ``GET /api/formats``. */
export interface FormatInfo {
  name: string;
  title: string;
  game: Game;
  summary: string;
  seats: number;
  fewest_seats: number;
  most_seats: number;
  has_leader: boolean;
  options: OptionInfo[];
}

/** A deck that everybody has. ``GET /api/decks?format=F``. */
export interface PackagedDeck {
  name: string;
  title: string;
  leader: string | null;
  main: number;
  extra: number;
}

/** ``POST /api/decks/check``; answered by a `DeckReport`. */
export interface CheckDeck {
  format: string;
  text: string;
  leader?: string;
  options?: Record<string, OptionValue>;
}

/** ``POST /api/tables``; answered by `Seated`, on the host's chair. */
export interface NewTable {
  name: string;
  format?: string;
  seats?: number | null;
  options?: Record<string, OptionValue>;
}

/** ``POST /api/tables/{table}/chairs``; answered by `Seated`. */
export interface SitDown {
  name: string;
}

/** A chair at a table. */
export interface Seated {
  table: string;
  chair: number;
  token: string;
}

/** One line of a plain explanation. */
export interface ExplanationLine {
  text: string;
  label?: string;
}

/** One effect of a card, or something else that it says, as the table plays it. */
export interface CardEffect {
  heading: string;
  lines?: ExplanationLine[];
}

/** What the catalogue knows of a card. ``GET /api/cards?game=G&name=N``, ``name`` repeats. */
export interface CardFacts {
  name: string;
  card_type: string;
  type_line?: string;
  property?: string | null;
  attribute?: string | null;
  level?: number | null;
  rank?: number | null;
  link_arrows?: string[];
  scale?: number | null;
  attack?: number | null;
  defense?: number | null;
  text?: string;
  pendulum_text?: string;
  explanation?: CardEffect[];
  is_manual?: boolean;
}

export type ClientMessage =
  | Hello
  | Resume
  | AnswerPrompt
  | ConcedeGame
  | ChooseDeck
  | PasteDeck
  | SetReady
  | AddBot
  | ClearChair
  | StartGame
  | LeaveTable
  | Ping;

export type ServerMessage =
  | Welcome
  | TableState
  | GameView
  | Ended
  | Refused
  | Pong;
