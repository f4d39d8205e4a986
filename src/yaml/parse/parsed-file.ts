import type { Diagnostic, Range } from "../diagnostic.ts";

/** A parsed content file: its value, and the range of each of its parts. */
export interface ParsedFile {
  file: string;
  text: string;
  /** `undefined` when the text could not be read even after repairing its mistakes. */
  value: unknown;
  /**
   * Range of the value or key at a JSON Pointer; for an unknown one, that of its nearest parent.
   */
  rangeAt(path: string, part?: "value" | "key"): Range;
  /** Mistakes in the text itself. If one is an error, `value` is only a best guess. */
  diagnostics: Diagnostic[];
  /** The text is in an older content format; `value` is migrated to the current one. */
  isOlder?: true;
}
