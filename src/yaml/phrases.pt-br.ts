/** Pieces of sentences that more than one subject needs. */

/** A field as its mistakes name it: `"title" (Título)`, or `o item 2 de "features"`. */
export interface FieldName {
  name: string;
  title?: string;
  /** Number of the entry, counted from 1, when the value stands in a list. */
  item?: number;
}

/** What a message may offer instead. */
export interface Suggestion {
  suggestion?: string;
}

/** The field at the beginning of a sentence. */
export function theField(field: FieldName): string {
  if (field.name === "" || field.item !== undefined) return named(field).replace(/^o/, "O");
  return `O campo ${named(field)}`;
}

/** The field behind "de". */
export function ofField(field: FieldName): string {
  return `de ${named(field)}`.replace(/^de o /, "do ");
}

/** The field inside a sentence. */
export function named(field: FieldName): string {
  if (field.name === "") return field.item === undefined ? "o arquivo" : `o item ${field.item}`;
  if (field.item !== undefined) return `o item ${field.item} de "${excerpt(field.name)}"`;
  return field.title ? `"${excerpt(field.name)}" (${field.title})` : `"${excerpt(field.name)}"`;
}

/** The question that offers a suggestion; nothing without one. */
export function didYouMean(d: Suggestion, title?: string): string {
  if (d.suggestion === undefined) return "";
  return ` Você quis dizer "${d.suggestion}"${title ? ` (${title})` : ""}?`;
}

/** What a sentence says that offers other words, or tells how they are written. */
export const suggestionPattern = /Você quis dizer|deve ser "/;

/** A number of spaces. */
export function spaces(n: number): string {
  return count(n, "espaço");
}

/** A number with its noun: "1 erro", "2 erros". */
export function count(n: number, one: string, other = `${one}s`): string {
  return `${n} ${n === 1 ? one : other}`;
}

/** A sentence lists no more words than these. */
const maximumListed = 12;

/** Words as a sentence lists them: `"a", "b"`; of very many the first, and how many more there are. */
export function quotedList(words: readonly string[]): string {
  const listed = words.slice(0, maximumListed).map((word) => `"${excerpt(word)}"`);
  const more = words.length - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` e mais ${formatNumber(more)}` : ""}`;
}

/** A number as Brazilians write it: 4800000.5 → "4.800.000,5". */
export function formatNumber(n: number): string {
  return n.toLocaleString("pt-BR");
}

/** What was written, as a message quotes it: on one line, and never a whole paragraph. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** A size as people write it, rounded up: 15500 → "15,2". */
export function kilobytes(bytes: number): string {
  return (Math.ceil((bytes / 1024) * 10) / 10).toFixed(1).replace(".", ",");
}

/** Names to choose from: "linha, coluna ou tabela". */
export function joinWithOr(names: readonly string[]): string {
  // Made when there is something to say: it takes as long as reading several files.
  return new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(names);
}
