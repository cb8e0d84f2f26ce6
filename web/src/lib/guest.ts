// The name that a guest gave last, kept in this browser.

const KEY = "banneret.name";

export const guestName = {
  kept: (): string => localStorage.getItem(KEY) ?? "",
  keep: (name: string): void => localStorage.setItem(KEY, name),
};
