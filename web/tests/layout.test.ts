import { describe, expect, it } from "vitest";
import { clockwise, layout, seating, type Box, type LayoutWish } from "../src/lib/layout";

/** The groups that share Extra Monster Zones, as the server sends them: i and i + n/2 (D13). */
function groups(seats: number): { seats: number[] }[] {
  const paired = seats - (seats % 2);
  const pairs = Array.from({ length: paired / 2 }, (_, seat) => ({ seats: [seat, seat + paired / 2] }));
  return paired < seats ? [...pairs, { seats: [seats - 1] }] : pairs;
}

function wish(seats: number, you: number, change: Partial<LayoutWish> = {}): LayoutWish {
  return { width: 912, height: 700, seats, you, groups: groups(seats), ...change };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const SEATS = [2, 3, 4, 5, 6];
const SPACES = [
  [912, 700],
  [820, 560],
  [1392, 900],
  [640, 620],
] as const;

describe("seating", () => {
  it("has the others clockwise between you and the player across", () => {
    expect(seating(4, 0, groups(4))).toEqual({ own: 0, across: 2, left: [1], right: [3] });
    expect(seating(6, 4, groups(6))).toEqual({ own: 4, across: 1, left: [5, 0], right: [2, 3] });
  });

  it("has nobody across where the number is odd and you face nobody", () => {
    expect(seating(5, 4, groups(5))).toEqual({ own: 4, across: null, left: [0, 1], right: [2, 3] });
  });

  it("numbers the boards from you, clockwise", () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
  });
});

describe("layout", () => {
  for (const seats of SEATS) {
    for (let you = -1; you < seats; you += 1) {
      for (const [width, height] of SPACES) {
        for (const focus of [null, (Math.max(you, 0) + 1) % seats]) {
          it(`${seats} seats from ${you}, ${width}x${height}, focus ${focus}`, () => {
            const { boards, extras } = layout(wish(seats, you, { width, height, focus }));
            expect(boards.map((board) => board.seat).sort()).toEqual(clockwise(seats, 0));
            const own = boards.find((board) => board.seat === Math.max(you, 0));
            for (const board of boards) {
              expect(board.x).toBeGreaterThanOrEqual(0);
              expect(board.y).toBeGreaterThanOrEqual(0);
              expect(board.x + board.width).toBeLessThanOrEqual(width);
              expect(board.y + board.height).toBeLessThanOrEqual(height);
              expect(own!.cellHeight).toBeGreaterThanOrEqual(board.cellHeight);
              expect(own!.y).toBeGreaterThanOrEqual(board.y);
            }
            const boxes: Box[] = [...boards, ...extras];
            boxes.forEach((one, index) =>
              boxes.slice(index + 1).forEach((other) => expect(overlap(one, other)).toBe(false)),
            );
          });
        }
      }
    }
  }

  it("shows the board in focus larger than in the overview, where the one across was", () => {
    const overview = layout(wish(4, 0)).boards.find((board) => board.seat === 1)!;
    const focused = layout(wish(4, 0, { focus: 1 })).boards.find((board) => board.seat === 1)!;
    expect(focused.cellHeight).toBeGreaterThan(overview.cellHeight);
    expect(focused.y).toBe(0);
  });

  it("shows your board and one other on a phone", () => {
    for (const seats of SEATS) {
      const { boards } = layout(wish(seats, 0, { width: 390, height: 400, focus: 1 }));
      expect(boards.map((board) => board.seat)).toEqual([1, 0]);
      for (const board of boards) expect(board.width).toBeLessThanOrEqual(390);
    }
  });
});
