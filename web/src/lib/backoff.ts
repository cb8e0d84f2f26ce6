// How long to wait before the next try to reach the server.

const FIRST = 250;
const LONGEST = 8000;

/**
 * The wait in milliseconds before a try, counted from 0: doubled each time, with up to a quarter
 * more by chance, so that the players of a table do not all come back at the same moment.
 */
export function backoff(tries: number, chance: number = Math.random()): number {
  const wait = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return Math.round(wait * (1 + chance / 4));
}
