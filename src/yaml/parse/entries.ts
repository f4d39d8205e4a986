import type { Range } from "../diagnostic.ts";

/** One value of a file, with its range and its notation. */
export interface YamlEntry {
  /** JSON Pointer. */
  path: string;
  /**
   * The range, with quotes. For a block scalar, that of its text or, if it is empty, of its
   * indicator.
   */
  range: Range;
  key?: EntryKey;
  /** The style of a scalar; absent for lists, groups of fields and aliases. */
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

/** A repeated field of a group. The first one counts. */
export interface DuplicateKey {
  parent: string;
  field: string;
  first: Range;
  second: Range;
}

export interface YamlTree {
  /** The number of documents in the file. Only the first one is read. */
  documents: number;
  value: unknown;
  entries: YamlEntry[];
  repeats: DuplicateKey[];
}
