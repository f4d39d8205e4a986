import type { Range } from "../diagnostic.ts";

/** One value of a file: where it stands and how it is written. */
export interface YamlEntry {
  /** JSON Pointer. */
  path: string;
  /** Quotes included; of a block of text, its words only. */
  range: Range;
  key?: EntryKey;
  /** How a single value is written; absent for lists and groups of fields. */
  style?: "plain" | "quoted" | "block";
  /** Anchors, tags and aliases (`&x`, `!x`, `*x`) of the value and its key, sign included. */
  marks: readonly Range[];
}

export interface EntryKey {
  text: string;
  range: Range;
  plain: boolean;
  marks: readonly Range[];
}

/** A second field of the same name; the first one counts. */
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
