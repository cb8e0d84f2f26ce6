// Dark or light: the system's wish, unless the player said otherwise.

export type Theme = "dark" | "light";

const KEY = "banneret.theme";

class ThemeChoice {
  #asked = $state<Theme | null>(read());
  #system = $state<Theme>("dark");

  constructor() {
    const light = matchMedia("(prefers-color-scheme: light)");
    this.#system = light.matches ? "light" : "dark";
    light.addEventListener("change", () => (this.#system = light.matches ? "light" : "dark"));
  }

  get now(): Theme {
    return this.#asked ?? this.#system;
  }

  toggle(): void {
    this.#asked = this.now === "dark" ? "light" : "dark";
    localStorage.setItem(KEY, this.#asked);
  }
}

function read(): Theme | null {
  const kept = localStorage.getItem(KEY);
  return kept === "dark" || kept === "light" ? kept : null;
}

export const theme = new ThemeChoice();
