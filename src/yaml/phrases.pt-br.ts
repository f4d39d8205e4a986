/** Sentence parts that several message catalogues share. */

/**
 * A field in the form in which messages name it: `"title" (Título)`, or `o item 2 de "features"`.
 */
export interface NamedField {
  name: string;
  title?: string;
  /** Number of the item, counted from 1, if the value is in a list. */
  item?: number;
}

/** A word that a message may suggest instead. */
export interface Suggestion {
  suggestion?: string;
}

/** Names a field at the beginning of a sentence. */
export function fieldAtSentenceStart(field: NamedField): string {
  if (field.name === "" || field.item !== undefined)
    return fieldInSentence(field).replace(/^o/, "O");
  return `O campo ${fieldInSentence(field)}`;
}

/** Names a field after "de". */
export function ofField(field: NamedField): string {
  return `de ${fieldInSentence(field)}`.replace(/^de o /, "do ");
}

/** Names a field inside a sentence. */
export function fieldInSentence(field: NamedField): string {
  if (field.name === "") return field.item === undefined ? "o arquivo" : `o item ${field.item}`;
  if (field.item !== undefined) return `o item ${field.item} de "${excerpt(field.name)}"`;
  return field.title ? `"${excerpt(field.name)}" (${field.title})` : `"${excerpt(field.name)}"`;
}

/** Returns a question that offers the suggestion; an empty string if there is none. */
export function didYouMean(d: Suggestion, title?: string): string {
  if (d.suggestion === undefined) return "";
  return ` Você quis dizer "${d.suggestion}"${title ? ` (${title})` : ""}?`;
}

/** Matches a message that suggests other words, or that says how they are written. */
export const suggestionPattern = /Você quis dizer|deve ser "/;

/** Formats a number of spaces: "1 espaço", "2 espaços". */
export function formatSpaceCount(n: number): string {
  return countWithNoun(n, "espaço");
}

/** Formats a number with its noun: "1 erro", "2 erros". */
export function countWithNoun(n: number, one: string, other = `${one}s`): string {
  return `${n} ${n === 1 ? one : other}`;
}

/** Maximum number of words that a message lists. */
const maximumListed = 12;

/** Quotes and lists words: `"a", "b"`. A long list ends with the number of words left out. */
export function quotedList(words: readonly string[]): string {
  const listed = words.slice(0, maximumListed).map((word) => `"${excerpt(word)}"`);
  const more = words.length - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` e mais ${formatNumber(more)}` : ""}`;
}

/** Formats a number in Brazilian notation: 4800000.5 → "4.800.000,5". */
export function formatNumber(n: number): string {
  return n.toLocaleString("pt-BR");
}

/** Formats a text for a quotation in a message: on one line, cut to 60 characters at most. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Formats a size in kilobytes (1024 bytes), rounded up to one decimal: 15500 → "15,2". */
export function formatKilobytes(bytes: number): string {
  return (Math.ceil((bytes / 1024) * 10) / 10).toFixed(1).replace(".", ",");
}

/** Joins names to choose from: "linha, coluna ou tabela". */
export function joinWithOr(names: readonly string[]): string {
  // The formatter is created on demand, since that takes as long as parsing several files.
  return new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(names);
}
