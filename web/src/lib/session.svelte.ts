// A seat at a table: the socket, what it told, and what the player sends.

import type {
  ClientMessage,
  DuelEvent,
  DuelView,
  Ended,
  ServerMessage,
  TableState,
} from "../protocol";
import { PROTOCOL } from "../protocol";
import { socketAddress } from "./api";
import { backoff } from "./backoff";
import { extended, NO_HISTORY, type History } from "./history";

export type Link = "connecting" | "open" | "waiting";

const ALIVE_EVERY = 20_000;

export class Session {
  link = $state<Link>("connecting");
  table = $state.raw<TableState | null>(null);
  view = $state.raw<DuelView | null>(null);
  step = $state(-1);
  /** The step whose prompt has been answered; its options stay dark until the server says more. */
  answered = $state(-1);
  history = $state.raw<History>(NO_HISTORY);
  /** What happened with the last message, for arrows and travelling cards. */
  fresh = $state.raw<DuelEvent[]>([]);
  ended = $state.raw<Ended | null>(null);
  /** One line for the player: why the server refused the last message. */
  refusal = $state("");
  /** The table does not exist, or not for this token. */
  isLost = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retry = 0;
  #alive = 0;
  #heard = true;
  #isClosed = false;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  /** The prompt to answer now, if any. */
  get prompt() {
    return this.link === "open" && this.step !== this.answered ? (this.view?.prompt ?? null) : null;
  }

  open(): void {
    if (this.#isClosed) return;
    this.link = this.#tries === 0 ? "connecting" : "waiting";
    const socket = new WebSocket(socketAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => this.send({ type: "hello", token: this.token, since: this.history.step });
    socket.onmessage = (message: MessageEvent<string>) => this.#read(socket, message.data);
    socket.onclose = () => this.#lost(socket);
    this.#heard = true;
    clearInterval(this.#alive);
    this.#alive = window.setInterval(() => this.#ping(socket), ALIVE_EVERY);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#alive);
    this.#socket?.close();
  }

  /** Try at once instead of waiting: the network or the page has come back. */
  hurry(): void {
    if (this.link !== "waiting") return;
    clearTimeout(this.#retry);
    this.open();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Answer the pending prompt; each at most once. */
  answer(answer: number | number[]): void {
    if (this.prompt === null) return;
    this.answered = this.step;
    this.refusal = "";
    this.send({ type: "answer", step: this.step, answer });
  }

  #read(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    this.#heard = true;
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) reloadOnce();
        this.link = "open";
        this.#tries = 0;
        this.answered = -1;
        break;
      case "table":
        this.table = message;
        break;
      case "view": {
        const next = extended(this.history, message);
        if (next === null) {
          this.send({ type: "resume", since: this.history.step });
          break;
        }
        this.history = next.history;
        this.fresh = next.fresh;
        this.view = message.view;
        this.step = message.step;
        break;
      }
      case "ended":
        this.ended = message;
        break;
      case "refused":
        this.#refused(message.why, message.reason);
        break;
      case "pong":
        break;
    }
  }

  #refused(why: string, reason: string): void {
    if (why === "not_found" && this.table === null) {
      this.isLost = true;
      this.close();
      return;
    }
    if (why === "stale") {
      this.send({ type: "resume", since: this.history.step });
      return;
    }
    this.refusal = reason;
    this.answered = -1;
  }

  #ping(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    // a socket that died silently answers nothing any more
    if (!this.#heard) socket.close();
    this.#heard = false;
    this.send({ type: "ping", number: 0 });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#isClosed) return;
    clearInterval(this.#alive);
    this.link = "waiting";
    this.#retry = window.setTimeout(() => this.open(), backoff(this.#tries));
    this.#tries += 1;
  }
}

/** A page of another version loads itself anew, but never again and again. */
function reloadOnce(): void {
  if (sessionStorage.getItem("banneret.reloaded") !== null) return;
  sessionStorage.setItem("banneret.reloaded", "yes");
  location.reload();
}
