import type { Range } from "../diagnostic.ts";

/** One value of a file: its range and how it is written. */
export interface YamlEntry {
  /** JSON Pointer. */
  path: string;
  /** Includes the quotes. For a block scalar, only its text; if that is empty, its indicator. */
  range: Range;
  key?: EntryKey;
  /** How a scalar is written; absent for lists, groups of fields and aliases. */
  style?: "plain" | "quoted" | "block";
  /**
   * Anchors, tags and aliases (`&x`, `!x`, `*x`) of the value and its key, with their indicator.
   */
  marks: readonly Range[];
}

export interface EntryKey {
  text: string;
  range: Range;
  plain: boolean;
  marks: readonly Range[];
}

/** A repeated field of a group; the first one counts. */
export interface DuplicateKey {
  parent: string;
  field: string;
  first: Range;
  second: Range;
}

export interface YamlTree {
  /** Number of documents in the file; only the first is read. */
  documents: number;
  value: unknown;
  entries: YamlEntry[];
  repeats: DuplicateKey[];
}
