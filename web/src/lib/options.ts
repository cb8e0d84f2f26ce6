// The options of a table in words.

import type { OptionInfo, OptionValue } from "../protocol";

export interface Choice {
  value: OptionValue;
  words: string;
}

export interface OptionWords {
  title: string;
  help: string;
  /** The values to choose from; empty for a number. */
  choices: Choice[];
}

const WORDS: Record<string, OptionWords> = {
  life_points: { title: "Life Points", help: "What every player starts with.", choices: [] },
  across: {
    title: "Who faces whom",
    help: "Players who face each other share Extra Monster Zones (D13).",
    choices: [
      { value: "half", words: "Half the table away" },
      { value: "next", words: "Neighbours in turn order" },
    ],
  },
  recall: {
    title: "When a Deck Master may return",
    help: "What asks its owner whether it goes back to its zone (D23).",
    choices: [
      { value: "departures", words: "When it goes to the hand, Deck, Extra Deck, GY or banishment" },
      { value: "literal", words: "At every change of zone" },
    ],
  },
  profile: {
    title: "Rules of the Domain",
    help: "Which reading of the rules says what is in a Domain (D4).",
    choices: [
      { value: "seed", words: "Banneret's own reading" },
      { value: "public-2024", words: "The public tool of 2024" },
    ],
  },
  own_type: {
    title: "The Deck Master's own Type",
    help: "Whether monsters of its Type are in its Domain (D9).",
    choices: [
      { value: true, words: "Belongs to its Domain" },
      { value: false, words: "Only if its text mentions it" },
    ],
  },
};

/** An option in words; one that this page does not know keeps its name. */
export function optionWordsOf(option: OptionInfo): OptionWords {
  const known = WORDS[option.name];
  if (known !== undefined) return known;
  const title = option.name.replaceAll("_", " ");
  const choices: Choice[] =
    typeof option.default === "boolean"
      ? [
          { value: true, words: "Yes" },
          { value: false, words: "No" },
        ]
      : [];
  return { title: title.charAt(0).toUpperCase() + title.slice(1), help: "", choices };
}

/** An option of a running table in a few words. */
export function settingWords(name: string, value: OptionValue): string {
  const words = optionWordsOf({ name, default: value });
  const choice = words.choices.find((one) => one.value === value);
  return `${words.title}: ${choice?.words ?? String(value)}`;
}
