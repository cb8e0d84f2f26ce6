// Motion that follows cause and effect: a card travels from zone to zone. Nothing waits for it.

import type { DuelEvent, ExtraMonsterView } from "../protocol";
import { extraGroup, placeKey, playerKey } from "./matching";

const MOTION = 150;
const MOST = 8;

export interface Journey {
  from: string;
  to: string;
}

/** Where the cards of some events went, as keys on the table; yours go by the hand that you see. */
export function journeys(events: readonly DuelEvent[], you: number, groups: readonly ExtraMonsterView[]): Journey[] {
  const key = (zone: string, seat: number, place: number): string => {
    if (zone === "extra_monster") return placeKey(zone, extraGroup(seat, groups), place);
    if (zone === "hand") return seat === you ? "hand" : playerKey(seat);
    return placeKey(zone, seat, place);
  };
  const all = events.flatMap((event) =>
    event.event === "moved" && event.zone !== "out_of_game"
      ? [
          {
            from: key(event.source, event.source_seat, event.source_place),
            to: key(event.zone, event.seat, event.place),
          },
        ]
      : [],
  );
  return all.slice(-MOST);
}

/** Let cards travel over the table; with reduced motion nothing moves. */
export function travel(root: HTMLElement, ways: readonly Journey[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const way of ways) {
    const from = root.querySelector(`[data-key="${way.from}"]`)?.getBoundingClientRect();
    const to = root.querySelector(`[data-key="${way.to}"]`)?.getBoundingClientRect();
    if (from === undefined || to === undefined || from.width === 0 || to.width === 0) continue;
    const height = Math.min(from.height, to.height, 96);
    const ghost = document.createElement("div");
    ghost.className = "traveller";
    ghost.style.width = `${height * 0.7}px`;
    ghost.style.height = `${height}px`;
    ghost.style.left = `${from.left + (from.width - height * 0.7) / 2}px`;
    ghost.style.top = `${from.top + (from.height - height) / 2}px`;
    document.body.append(ghost);
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    const move = ghost.animate(
      [
        { transform: "none", opacity: 0.9 },
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.5 },
      ],
      { duration: MOTION, easing: "ease-out" },
    );
    const end = (): void => ghost.remove();
    move.onfinish = end;
    move.oncancel = end;
  }
}
