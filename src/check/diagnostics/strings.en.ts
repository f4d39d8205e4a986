import { countWithNoun, excerpt } from "../../yaml/phrases.en.ts";
import type {
  commandStrings as portugueseCommands,
  locationStrings as portuguesePlaces,
  previewStrings as portuguesePreview,
  repairStrings as portugueseRepairs,
  reportStrings as portugueseReport,
  watchStrings as portugueseWatch,
} from "./strings.pt-br.ts";

/** The words around the diagnostics of a report. */
export const reportStrings: typeof portugueseReport = {
  copy: "Write it like this:  ",
  example: "For example:  ",
  warning: "Warning: ",
  note: "Note: ",
  alsoAt: (d) =>
    `The same in ${d.places.join(", ")} and ${d.more} more. For the whole list, use --json.`,
  allRight: (files) =>
    `All is well: ${countWithNoun(files, "file checked", "files checked")}, no mistakes.`,
  summary: (d) =>
    `${formatTally(d)} in ${countWithNoun(d.faulty, "file")} (${countWithNoun(d.files, "file checked", "files checked")}).`,
  next: (d) =>
    d.errors > 0
      ? `Correct, save and check again${d.again ? `: ${d.again}` : "."}`
      : "The site can be published like this, but it is worth putting these right.",
  older: (d) => `To bring the content up to date: ${d.migrate}`,
};

function formatTally(d: { errors: number; warnings: number; notices: number }): string {
  const parts = [
    d.errors && countWithNoun(d.errors, "mistake"),
    d.warnings && countWithNoun(d.warnings, "warning"),
    d.notices && countWithNoun(d.notices, "note"),
  ].filter(Boolean);
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
}

/** The output of `--fix`. */
export const repairStrings: typeof portugueseRepairs = {
  done: (d) =>
    `${countWithNoun(d.repairs, "correction")} made in ${countWithNoun(d.files, "file")}:`,
  nothing: "There is nothing to correct automatically.",
  kinds: {
    "colon-in-text": "text put in quotes",
    "comment-in-text": "text put in quotes",
    "reserved-character": "text put in quotes",
    "leading-zero": "number with a zero at the start",
    "lost-number": "long number put in quotes",
    "text-expected": "text put in quotes",
    "number-expected": "just the number",
    "pasted-fence": "pasted lines of symbols removed",
    "yes-no": "true or false",
    "missing-space": "missing space added",
    tab: "spaces instead of tabs",
    "invisible-space": "ordinary space instead of an invisible one",
    "schema-line": "line that gives you help as you type",
  },
};

/** The messages of `--watch`. */
export const watchStrings: typeof portugueseWatch = {
  checking: (d) => `${d.time} · Checking…`,
  waiting: (d) => `${d.time} · Save a file to check again. To stop: Ctrl+C.`,
  noSiteCode:
    "This site’s own code was not run: its blocks were checked by their schemas, and its other checks were left out.",
  notWithJson: "The options --watch and --json cannot be used together: choose one.",
};

/** Names of locations in a file. Numbers count from 1, as in text editors. */
export const locationStrings: typeof portuguesePlaces = {
  line: (number) => `line ${number}`,
  block: (number) => `block ${number}`,
  item: (number) => `item ${number}`,
  more: (others) => `This text has ${countWithNoun(others, "more case", "more cases")} like this.`,
  also: (d) => `Also in ${formatLocations(d)}.`,
  /** Says which other values have the same mistake, and on which lines. */
  likewise: (d) =>
    d.quoted.length === 0
      ? `The same goes for ${d.numbers.length === 0 ? "another one on this line" : formatLineNumbers(d.numbers)}.`
      : `The same goes for ${quoteSimilar(d.quoted)}${formatLinesInParentheses(d.numbers)}.`,
  /** Formats a list of locations. */
  at: (d) => formatLocations(d),
};

/** A message names at most this many locations. */
export const maximumLocationsShown = 4;

function quoteSimilar(quoted: readonly string[]): string {
  const shown = quoted.slice(0, maximumLocationsShown).map((words) => `"${excerpt(words)}"`);
  return `${shown.join(", ")}${quoted.length > maximumLocationsShown ? " and others" : ""}`;
}

function formatLinesInParentheses(numbers: readonly number[]): string {
  return numbers.length === 0 ? "" : ` (${formatLineNumbers(numbers)})`;
}

function formatLineNumbers(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? "line" : "lines"} ${numbers.slice(0, maximumLocationsShown).join(", ")}`;
}

function formatLocations({ places, all }: { places: readonly string[]; all: number }): string {
  const shown = places.slice(0, maximumLocationsShown);
  const more = all - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/** The texts of the live preview. */
export const previewStrings: typeof portuguesePreview = {
  lastGood: "Below is the last version of the site that had no mistakes.",
};

/** Messages of the commands themselves. */
export const commandStrings: typeof portugueseCommands = {
  unknownFlag: (d) =>
    `There is no option ${d.flag}.${d.suggestion ? ` Did you mean ${d.suggestion}?` : ` Options of this command: ${d.known.join(", ")}.`}`,
  missingValue: (d) =>
    `The option ${d.flag} needs a value. Write, for example: ${d.flag} ${d.example}`,
  needlessValue: (d) => `The option ${d.flag} takes no value.`,
  wrongValue: (d) =>
    `"${excerpt(d.value)}" is not right for ${d.flag}. Write, for example: ${d.flag} ${d.example}`,
  strayWord: (d) =>
    `"${excerpt(d.word)}" is not part of this command. Its options are: ${d.known.join(", ")}.`,
  fault: (d) =>
    `The program stopped because of an error in Prelo, not in your content: ${d.reason}`,
};
