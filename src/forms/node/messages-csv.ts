import type { KeptMessage } from "../messages/keep-message.ts";

// Without this mark Excel takes the file for one of the system's old encoding.
const byteOrderMark = "\uFEFF";

/** What the columns are called that each message has. */
export interface CsvWords {
  columns: readonly [number: string, received: string, form: string, toCheck: string];
  yes: string;
  no: string;
  /** What stands between cells: Excel expects a semicolon where figures have a decimal comma, else a comma. */
  separator: ";" | ",";
}

/**
 * Messages as a table (RFC 4180): a column for each field of any form. No cell is a formula, whatever somebody typed.
 *
 * @param shown how a moment is written
 */
export function messagesCsv(
  messages: readonly KeptMessage[],
  words: CsvWords,
  shown: (at: number) => string,
): string {
  const labels = new Map(messages.flatMap((message) => Object.entries(message.labels)));
  const used = new Set(messages.flatMap(({ fields }) => Object.keys(fields)));
  const names = [...used].sort((a, b) => order(labels, a) - order(labels, b));
  const title = [...words.columns, ...names.map((name) => labels.get(name) ?? name)];
  const rows = messages.map(({ number, receivedAt, form, verified, fields }) => [
    ...[String(number), shown(receivedAt), form, verified ? words.no : words.yes],
    ...names.map((name) => fields[name] ?? ""),
  ]);
  return `${byteOrderMark}${[title, ...rows].map((row) => csvLine(row, words.separator)).join("\r\n")}\r\n`;
}

function order(labels: ReadonlyMap<string, string>, name: string): number {
  const place = [...labels.keys()].indexOf(name);
  return place < 0 ? labels.size : place;
}

function csvLine(cells: readonly string[], separator: string): string {
  return cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(separator);
}

/**
 * A text that no program takes for a formula (OWASP, "CSV Injection"): what begins like one, also after spaces, gets an
 * apostrophe before it.
 */
export function harmless(cell: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
}
