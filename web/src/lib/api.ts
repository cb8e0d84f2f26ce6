// The server's addresses and its answers over HTTP.

import type {
  CardFacts,
  FormatInfo,
  NewTable,
  PackagedDeck,
  Problem,
  Seated,
  SitDown,
} from "../protocol";

/** A request that was refused, with the server's one line for the player. */
export class RequestRefused extends Error {}

export const getFormats = (): Promise<FormatInfo[]> => get("/api/formats");

export const getDecks = (format: string): Promise<PackagedDeck[]> =>
  get(`/api/decks?format=${encodeURIComponent(format)}`);

export const createTable = (table: NewTable): Promise<Seated> => post("/api/tables", table);

export const sitDown = (table: string, guest: SitDown): Promise<Seated> =>
  post(`/api/tables/${encodeURIComponent(table)}/chairs`, guest);

export const getCards = (game: string, names: readonly string[]): Promise<CardFacts[]> =>
  get(`/api/cards?game=${encodeURIComponent(game)}&${names.map((name) => `name=${encodeURIComponent(name)}`).join("&")}`);

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** The page of a table, which is also its invite link. */
export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

/** The table that a page's path names, or null. */
export function tableOf(path: string): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  return found?.[1] === undefined ? null : decodeURIComponent(found[1]);
}

async function get<T>(path: string): Promise<T> {
  return read<T>(await reach(path, {}));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return read<T>(await reach(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new RequestRefused("The server cannot be reached.");
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new RequestRefused(problem?.reason ?? `The server answered ${response.status}.`);
}
