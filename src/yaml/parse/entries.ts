import type { Range } from "../diagnostic.ts";

/** One value of a file: where it stands and how it is written. */
export interface Entry {
  /** JSON Pointer. */
  path: string;
  /** Quotes included; of a block of text, its words only. */
  range: Range;
  key?: Key;
  /** How a single value is written; absent for lists and groups of fields. */
  style?: "plain" | "quoted" | "block";
  /** Anchors, tags and aliases (`&x`, `!x`, `*x`) of the value and its key, sign included. */
  marks: readonly Range[];
}

export interface Key {
  text: string;
  range: Range;
  plain: boolean;
  marks: readonly Range[];
}

/** A second field of the same name; the first one counts. */
export interface Repeat {
  parent: string;
  field: string;
  first: Range;
  second: Range;
}

export interface Tree {
  /** Number of documents in the file; only the first is read. */
  documents: number;
  value: unknown;
  entries: Entry[];
  repeats: Repeat[];
}
