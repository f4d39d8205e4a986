import type { Diagnostic, Range } from "../diagnostic.ts";

/** A parsed content file: its value, and the range of each of its parts. */
export interface ParsedFile {
  file: string;
  text: string;
  /**
   * The value; `undefined` if the text could not be parsed even after repairs, or only without some
   * of its lines.
   */
  value: unknown;
  /**
   * Returns the range of the value or key at a JSON Pointer. For an unknown one, returns that of
   * its nearest parent.
   */
  rangeAt(path: string, part?: "value" | "key"): Range;
  /** The mistakes in the text itself. If one is an error, `value` is only a best guess. */
  diagnostics: Diagnostic[];
  /** Set if the text has an older content format. `value` is migrated to the current one. */
  isOlder?: true;
}
