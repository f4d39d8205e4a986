import type { FieldName, Suggestion } from "./phrases.pt-br.ts";

/** The field at the beginning of a sentence. */
export function theField(field: FieldName): string {
  if (field.name === "") return field.item === undefined ? "The file" : `Item ${field.item}`;
  return field.item === undefined ? `The field ${named(field)}` : capital(named(field));
}

/** The field behind "of". */
export function ofField(field: FieldName): string {
  return `of ${named(field)}`;
}

/** The field inside a sentence. */
export function named(field: FieldName): string {
  if (field.name === "") return field.item === undefined ? "the file" : `item ${field.item}`;
  if (field.item !== undefined) return `item ${field.item} of "${excerpt(field.name)}"`;
  return field.title ? `"${excerpt(field.name)}" (${field.title})` : `"${excerpt(field.name)}"`;
}

/** The question that offers a suggestion; nothing without one. */
export function didYouMean(d: Suggestion, title?: string): string {
  if (d.suggestion === undefined) return "";
  return ` Did you mean "${d.suggestion}"${title ? ` (${title})` : ""}?`;
}

/** What a sentence says that offers other words, or tells how they are written. */
export const suggestionPattern = /Did you mean|should be "/;

/** A number of spaces. */
export function spaces(n: number): string {
  return count(n, "space");
}

/** A number with its noun: "1 mistake", "2 mistakes". */
export function count(n: number, one: string, other = `${one}s`): string {
  return `${n} ${n === 1 ? one : other}`;
}

/** A sentence lists no more words than these. */
const maximumListed = 12;

/** Words as a sentence lists them: `"a", "b"`; of very many the first, and how many more there are. */
export function quotedList(words: readonly string[]): string {
  const listed = words.slice(0, maximumListed).map((word) => `"${excerpt(word)}"`);
  const more = words.length - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`;
}

/** A number as the English write it: 4800000.5 → "4,800,000.5". */
export function formatNumber(n: number): string {
  return n.toLocaleString("en-GB");
}

/** What was written, as a message quotes it: on one line, and never a whole paragraph. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** A size as people write it, rounded up: 15500 → "15.2". */
export function kilobytes(bytes: number): string {
  return (Math.ceil((bytes / 1024) * 10) / 10).toFixed(1);
}

/** Words as they stand at the beginning of a sentence. */
export function capital(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Names to choose from: "line, column or table". */
export function joinWithOr(names: readonly string[]): string {
  // Made when there is something to say: it takes as long as reading several files.
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
}
