import type { Diagnostic, Range } from "../diagnostic.ts";

/** A content file after parsing: its value, and where in the text every part of it stands. */
export interface ParsedFile {
  file: string;
  text: string;
  /** `undefined` when the text could not be read even after repairing its mistakes. */
  value: unknown;
  /** Range of a JSON Pointer; of an unknown one, the range of its nearest parent. */
  rangeAt(path: string, part?: "value" | "key"): Range;
  /** Mistakes of the text itself. When there is an error, `value` is only a best reading. */
  diagnostics: Diagnostic[];
  /** The text has a form of older content; the value has today's. */
  isOlder?: true;
}
