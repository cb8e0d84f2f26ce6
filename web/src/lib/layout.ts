// Where the boards lie: your own at the bottom and largest, across the top the player who faces
// you, the others between in turn order (clockwise: up the left side, down the right).

import type { ExtraMonsterView } from "../protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedBoard extends Box {
  seat: number;
  /** The size of a zone. */
  cellWidth: number;
  cellHeight: number;
  /** Whether it is turned to face you: the back row on top, the columns mirrored. */
  isTurned: boolean;
}

export interface PlacedExtra extends Box {
  seats: number[];
  cellWidth: number;
  cellHeight: number;
}

export interface TableLayout {
  boards: PlacedBoard[];
  extras: PlacedExtra[];
}

export interface Seating {
  /** The seat at the bottom. */
  own: number;
  /** The seat that faces it, or null. */
  across: number | null;
  /** The others up the left side, nearest first. */
  left: number[];
  /** The others down the right side, farthest first. */
  right: number[];
}

export interface LayoutWish {
  width: number;
  height: number;
  seats: number;
  /** Your seat; -1 for a spectator, who sits behind seat 0. */
  you: number;
  groups: readonly Pick<ExtraMonsterView, "seats">[];
  /** The seat whose board is shown large, or null for the overview. */
  focus?: number | null;
}

const COLUMNS = 7;
const GAP = 4;
const PADDING = 8;
/** The head of a board with the border above it, as Board.svelte draws them. */
const HEAD = 28;
/** Below this width only one other board is shown at a time. */
const NARROW = 620;

const BETWEEN = 8;
/** Room between two shared zones, for the marks of those who share them. */
const SHARED = 24;
const ASPECT = 0.72;
const SMALLEST = 24;
const LARGEST = 124;

/** Who sits where, seen from a seat. */
export function seating(seats: number, you: number, groups: LayoutWish["groups"]): Seating {
  const own = Math.max(you, 0);
  const group = groups.find((one) => one.seats.includes(own));
  const across = group?.seats.find((seat) => seat !== own) ?? null;
  const others = Array.from({ length: seats - 1 }, (_, step) => (own + step + 1) % seats).filter(
    (seat) => seat !== across,
  );
  const half = Math.ceil(others.length / 2);
  return { own, across, left: others.slice(0, half), right: others.slice(half) };
}

/** The order in which boards are numbered for the keyboard: yours is 1, then clockwise. */
export function clockwise(seats: number, you: number): number[] {
  const own = Math.max(you, 0);
  return Array.from({ length: seats }, (_, step) => (own + step) % seats);
}

/** Place all boards and shared zones in a space; sizes in CSS pixels. */
export function layout(wish: LayoutWish): TableLayout {
  const places = seating(wish.seats, wish.you, wish.groups);
  if (wish.width < NARROW) return narrow(wish, places);
  return wish.seats === 2 ? faceToFace(wish, places) : round(wish, focused(places, wish.focus ?? null));
}

/** The focused board changes places with the one across, where there is most room. */
function focused(places: Seating, focus: number | null): Seating & { isFocused: boolean } {
  if (focus === null || focus === places.own || focus === places.across) {
    return { ...places, isFocused: focus !== null && focus === places.across };
  }
  const rest = places.across === null ? [] : [places.across];
  const swap = (side: number[]): number[] => side.flatMap((seat) => (seat === focus ? rest : [seat]));
  return { own: places.own, across: focus, left: swap(places.left), right: swap(places.right), isFocused: true };
}

function faceToFace(wish: LayoutWish, places: Seating): TableLayout {
  const cell = largest((size) => {
    const height = 2 * boardHeight(size) + size + 2 * BETWEEN;
    return height <= wish.height && boardWidth(size) <= wish.width;
  });
  const height = boardHeight(cell);
  const top = { y: 0, seat: places.across ?? places.own };
  const spare = Math.max(0, wish.height - (2 * height + cell + 2 * BETWEEN));
  const own = board(places.own, cell, wish.width, wish.height - height, false);
  const across = board(top.seat, cell, wish.width, 0, true);
  const extra = extraRow(wish.groups[0]?.seats ?? [], cell, wish.width, height + BETWEEN + spare / 2);
  return { boards: [across, own], extras: [extra] };
}

function round(wish: LayoutWish, places: Seating & { isFocused: boolean }): TableLayout {
  const rows = Math.max(places.left.length, places.right.length);
  const topShare = places.isFocused ? 1 : 0.78;
  const middleShare = places.isFocused ? 0.5 : 0.72;
  const fits = (size: number): boolean => heightOf(sizes(size)) <= wish.height;
  const sizes = (size: number): { own: number; top: number; middle: number } => {
    const bound = (share: number, room: number): number => Math.min(Math.floor(size * share), widest(room));
    return {
      own: bound(1, wish.width),
      top: bound(topShare, wish.width),
      middle: bound(middleShare, (wish.width - clusterWidth(size * middleShare) - 2 * BETWEEN) / 2),
    };
  };
  const heightOf = (size: { own: number; top: number; middle: number }): number => {
    const top = places.across === null ? 0 : boardHeight(size.top) + BETWEEN;
    return top + rows * (boardHeight(size.middle) + BETWEEN) + boardHeight(size.own);
  };
  const size = sizes(largest(fits));
  const spare = Math.max(0, wish.height - heightOf(size));
  const boards: PlacedBoard[] = [];
  let y = 0;
  if (places.across !== null) {
    boards.push(board(places.across, size.top, wish.width, 0, true));
    y = boardHeight(size.top) + BETWEEN;
  }
  y += spare / 2;
  const width = boardWidth(size.middle);
  const cluster = clusterWidth(size.middle);
  const inner = 2 * width + cluster + 2 * BETWEEN;
  const leftX = (wish.width - inner) / 2;
  const step = boardHeight(size.middle) + BETWEEN;
  const side = (seats: number[], x: number, fromBelow: boolean): void =>
    seats.forEach((seat, index) => {
      const row = fromBelow ? rows - 1 - index : index;
      boards.push({ ...board(seat, size.middle, width, y + row * step, false), x });
    });
  side(places.left, leftX, true);
  side(places.right, leftX + width + cluster + 2 * BETWEEN, false);
  const bandHeight = rows * step - BETWEEN;
  const extras = extrasIn(wish, { x: leftX + width + BETWEEN, y, width: cluster, height: bandHeight }, size.middle);
  boards.push(board(places.own, size.own, wish.width, wish.height - boardHeight(size.own), false));
  return { boards, extras };
}

/** A phone: your board and one other; the rail changes which. */
function narrow(wish: LayoutWish, places: Seating): TableLayout {
  const others = clockwise(wish.seats, wish.you).slice(1);
  const wanted = wish.focus ?? null;
  const shown = wanted !== null && wanted !== places.own ? wanted : (places.across ?? others[0] ?? places.own);
  const cell = largest(
    (size) => boardWidth(size) <= wish.width && 2 * boardHeight(size) + extraHeight(size) + 2 * BETWEEN <= wish.height,
  );
  const height = boardHeight(cell);
  const boards = [board(shown, cell, wish.width, 0, true), board(places.own, cell, wish.width, wish.height - height, false)];
  const small = Math.floor(cell * 0.62);
  const count = wish.groups.length;
  const between = wish.height - 2 * height;
  const rowWidth = 2 * cellWidth(small) + SHARED;
  const free = (wish.width - count * rowWidth) / (count + 1);
  const extras = wish.groups.map((group, index) => ({
    seats: [...group.seats],
    cellWidth: cellWidth(small),
    cellHeight: small,
    x: free + index * (rowWidth + free),
    y: height + (between - small) / 2,
    width: rowWidth,
    height: small,
  }));
  return { boards, extras };
}

/** The shared zones in the middle of the table, one pair of zones below the other. */
function extrasIn(wish: LayoutWish, box: Box, middle: number): PlacedExtra[] {
  const count = wish.groups.length;
  const room = Math.floor((box.height - (count - 1) * BETWEEN) / count);
  const cell = Math.min(room, middle);
  const width = 2 * cellWidth(cell) + SHARED;
  const total = count * cell + (count - 1) * BETWEEN;
  return wish.groups.map((group, index) => ({
    seats: [...group.seats],
    cellWidth: cellWidth(cell),
    cellHeight: cell,
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - total) / 2 + index * (cell + BETWEEN),
    width,
    height: cell,
  }));
}

function extraRow(seats: number[], cell: number, width: number, y: number): PlacedExtra {
  // above the second and the fourth Monster Zone, as the rulebook draws it
  const between = cellWidth(cell) + 2 * GAP;
  const total = 2 * cellWidth(cell) + between;
  return {
    seats: [...seats],
    cellWidth: cellWidth(cell),
    cellHeight: cell,
    x: (width - total) / 2,
    y,
    width: total,
    height: cell,
  };
}

function board(seat: number, cell: number, width: number, y: number, isTurned: boolean): PlacedBoard {
  return {
    seat,
    x: (width - boardWidth(cell)) / 2,
    y,
    width: boardWidth(cell),
    height: boardHeight(cell),
    cellWidth: cellWidth(cell),
    cellHeight: cell,
    isTurned,
  };
}

function cellWidth(cell: number): number {
  return Math.round(cell * ASPECT);
}

function boardWidth(cell: number): number {
  return COLUMNS * cellWidth(cell) + (COLUMNS - 1) * GAP + 2 * PADDING;
}

function boardHeight(cell: number): number {
  return HEAD + 2 * cell + GAP + PADDING;
}

function extraHeight(cell: number): number {
  return Math.floor(cell * 0.62);
}

function clusterWidth(cell: number): number {
  return 2 * cellWidth(cell) + SHARED + 16;
}

function widest(room: number): number {
  return largest((size) => boardWidth(size) <= room);
}

function largest(fits: (size: number) => boolean): number {
  let size = LARGEST;
  while (size > SMALLEST && !fits(size)) size -= 1;
  return size;
}
