// Seat tokens stay in this browser. Whoever has one plays its seat, so it never stands in an
// address that is sent to a server: `banneret play` hands it over behind the #.

const PREFIX = "banneret.seat.";

/** The token for a table, taken from the address's fragment where it stands there. */
export function tokenFor(table: string): string {
  const handed = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (handed !== null && handed !== "") {
    keepToken(table, handed);
    history.replaceState(null, "", location.pathname);
  }
  return localStorage.getItem(PREFIX + table) ?? "";
}

export function keepToken(table: string, token: string): void {
  localStorage.setItem(PREFIX + table, token);
}

export function dropToken(table: string): void {
  localStorage.removeItem(PREFIX + table);
}
