import { positionAt, splitLines } from "../../yaml/lines.ts";
import type { AnyCode } from "./codes.ts";

/** A content file with one mistake in it, and what the check should say. */
export interface Planted {
  kind: string;
  file: string;
  /** The whole file with the mistake in it. */
  text: string | Uint8Array;
  /** What was done, for whoever reads of a deviation. */
  note: string;
  expected: Expected;
}

interface Expected {
  /** Any of these says what is wrong. */
  codes: readonly AnyCode[];
  /** Where it is told, if not in the file with the mistake. */
  file?: string;
  line: number;
  column: number;
  /** What the message or the line to copy proposes. */
  suggestion?: string;
}

/** A replacement in a text; the sign ¦ tells where the mistake should be shown. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** The place of a mistake in the text of a planting; it does not stand in the file. */
export const mark = "¦";

interface Told {
  kind: string;
  codes: readonly AnyCode[];
  suggestion?: string;
}

/** Plants a mistake by a replacement, whose mark tells the expected place. */
export function plant(told: Told, file: string, source: string, change: Change): Planted {
  const marked = source.slice(0, change.start) + change.text + source.slice(change.end);
  const at = marked.indexOf(mark);
  if (at < 0) throw new Error(`no ${mark} in the mistake "${change.text}" of ${file}`);
  const text = marked.replace(mark, "");
  const { line, column } = positionAt(splitLines(text), at);
  const { kind, codes, suggestion } = told;
  const note = `${kind}: ${file}: ${JSON.stringify(change.text)}`;
  return { kind, file, text, note, expected: { codes, line, column, suggestion } };
}

/** The change that replaces a part of a text, which must stand in it once. */
export function changeOf(source: string, part: string, text: string): Change {
  const start = source.indexOf(part);
  if (start < 0 || source.includes(part, start + 1))
    throw new Error(`"${part}" does not stand once in the file`);
  return { start, end: start + part.length, text };
}
