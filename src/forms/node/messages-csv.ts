import type { StoredMessage } from "../message-store/store-message.ts";

// Without a byte order mark Excel assumes a legacy encoding.
const byteOrderMark = "\uFEFF";

/** The headers of the columns that all messages have. */
export interface CsvStrings {
  columns: readonly [number: string, received: string, form: string, toCheck: string];
  yes: string;
  no: string;
  /** Excel expects a semicolon in languages with a decimal comma, else a comma. */
  separator: ";" | ",";
}

/**
 * Writes messages as CSV (RFC 4180), with one column for each field of all forms. User input never
 * becomes a formula.
 *
 * @param formatTime formats the time of receipt
 */
export function messagesCsv(
  messages: readonly StoredMessage[],
  strings: CsvStrings,
  formatTime: (at: number) => string,
): string {
  const labels = new Map(messages.flatMap((message) => Object.entries(message.labels)));
  const used = new Set(messages.flatMap(({ fields }) => Object.keys(fields)));
  const names = [...used].sort((a, b) => columnIndex(labels, a) - columnIndex(labels, b));
  const title = [...strings.columns, ...names.map((name) => labels.get(name) ?? name)];
  const rows = messages.map(({ number, receivedAt, form, verified, fields }) => [
    ...[String(number), formatTime(receivedAt), form, verified ? strings.no : strings.yes],
    ...names.map((name) => fields[name] ?? ""),
  ]);
  return `${byteOrderMark}${[title, ...rows].map((row) => csvLine(row, strings.separator)).join("\r\n")}\r\n`;
}

function columnIndex(labels: ReadonlyMap<string, string>, name: string): number {
  const place = [...labels.keys()].indexOf(name);
  return place < 0 ? labels.size : place;
}

function csvLine(cells: readonly string[], separator: string): string {
  return cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(separator);
}

/**
 * Puts an apostrophe before a text that a spreadsheet program would read as a formula, even after
 * spaces (OWASP, "CSV Injection").
 */
export function escapeFormula(cell: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
}
