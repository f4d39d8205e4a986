import type { NamedField, Suggestion } from "./phrases.pt-br.ts";

export type { NamedField, Suggestion } from "./phrases.pt-br.ts";

/** Names a field at the beginning of a sentence. */
export function fieldAtSentenceStart(field: NamedField): string {
  if (field.name === "") return field.item === undefined ? "The file" : `Item ${field.item}`;
  return field.item === undefined
    ? `The field ${fieldInSentence(field)}`
    : capitalizeFirst(fieldInSentence(field));
}

/** Names a field after "of". */
export function ofField(field: NamedField): string {
  return `of ${fieldInSentence(field)}`;
}

/** Names a field inside a sentence. */
export function fieldInSentence(field: NamedField): string {
  if (field.name === "") return field.item === undefined ? "the file" : `item ${field.item}`;
  if (field.item !== undefined) return `item ${field.item} of "${excerpt(field.name)}"`;
  return field.title ? `"${excerpt(field.name)}" (${field.title})` : `"${excerpt(field.name)}"`;
}

/** Returns a question that offers the suggestion; an empty string if there is none. */
export function didYouMean(d: Suggestion, title?: string): string {
  if (d.suggestion === undefined) return "";
  return ` Did you mean "${d.suggestion}"${title ? ` (${title})` : ""}?`;
}

/** Matches a message that suggests other words, or that says how they are written. */
export const suggestionPattern = /Did you mean|should be "/;

/** Formats a number of spaces: "1 space", "2 spaces". */
export function formatSpaceCount(n: number): string {
  return countWithNoun(n, "space");
}

/** Formats a number with its noun: "1 mistake", "2 mistakes". */
export function countWithNoun(n: number, one: string, other = `${one}s`): string {
  return `${n} ${n === 1 ? one : other}`;
}

/** Maximum number of words that a message lists. */
const maximumListed = 12;

/** Quotes and lists words: `"a", "b"`. A long list ends with the number of words left out. */
export function quotedList(words: readonly string[]): string {
  const listed = words.slice(0, maximumListed).map((word) => `"${excerpt(word)}"`);
  const more = words.length - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`;
}

/** Formats a number in English notation: 4800000.5 → "4,800,000.5". */
export function formatNumber(n: number): string {
  return n.toLocaleString("en-GB");
}

/** Formats a text for a quotation in a message: on one line, cut to 60 characters at most. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Formats a size in kilobytes (1024 bytes), rounded up to one decimal: 15500 → "15.2". */
export function formatKilobytes(bytes: number): string {
  return (Math.ceil((bytes / 1024) * 10) / 10).toFixed(1);
}

/** Capitalizes the first letter, for the beginning of a sentence. */
export function capitalizeFirst(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Joins names to choose from: "line, column or table". */
export function joinWithOr(names: readonly string[]): string {
  // The formatter is created on demand, since that takes as long as parsing several files.
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
}
