// The events of a game, put together from what the server sends: each once, however often a socket
// was cut.

import type { DuelEvent, GameView } from "../protocol";

export interface History {
  /** The step up to which events are known. */
  step: number;
  events: DuelEvent[];
}

export const NO_HISTORY: History = { step: 0, events: [] };

/**
 * The history after a message, and which of its events are new. Null when steps are missing in
 * between: then the server is asked again.
 */
export function extended(history: History, message: GameView): { history: History; fresh: DuelEvent[] } | null {
  if (message.since === 0) {
    const fresh = history.events.length === 0 ? [] : message.events.slice(history.events.length);
    return { history: { step: message.step, events: message.events }, fresh };
  }
  if (message.step <= history.step && message.since < history.step) return { history, fresh: [] };
  if (message.since !== history.step) return null;
  return {
    history: { step: message.step, events: [...history.events, ...message.events] },
    fresh: message.events,
  };
}
