// Arrow keys among things on the table: the nearest one in a direction.

export type Direction = "up" | "down" | "left" | "right";

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the nearest spot in a direction, or null when there is none. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number | null {
  const start = centre(from);
  let best: number | null = null;
  let bestCost = Infinity;
  spots.forEach((spot, index) => {
    const end = centre(spot);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const [ahead, aside] = {
      up: [-dy, dx],
      down: [dy, dx],
      left: [-dx, dy],
      right: [dx, dy],
    }[direction] as [number, number];
    if (ahead < 2) return;
    // what lies straight ahead is nearer than what lies aside
    const cost = ahead + 2.5 * Math.abs(aside);
    if (cost < bestCost) {
      bestCost = cost;
      best = index;
    }
  });
  return best;
}

function centre(spot: Spot): { x: number; y: number } {
  return { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
}
