import type { editFailureStrings } from "#lang/yaml/edit/strings";
import type { Edit } from "../diagnostic.ts";

/** A value that a content file can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** Sets the value at a path. If there is none yet, inserts a field or an item. */
export interface SetChange {
  kind: "set";
  /** JSON Pointer. */
  path: string;
  value: Json;
  /**
   * The fields of the group in the order of its schema. They determine the position of a new field.
   */
  order?: readonly string[];
}

/**
 * Inserts a field or an item. `path` is its path after the insertion; `/-` is the end of a list.
 */
export interface InsertChange {
  kind: "insert";
  path: string;
  value: Json;
  /**
   * The field before which the new one is inserted. Without it, `order` decides. Without both, the
   * new field is last.
   */
  before?: string;
  order?: readonly string[];
}

/** Removes a field or an item. */
interface RemoveChange {
  kind: "remove";
  path: string;
}

/** Moves an item to another index of its list. */
interface MoveChange {
  kind: "move";
  path: string;
  /** Its index after the move, counted from 0. */
  to: number;
}

/**
 * Inserts a copy of an item after it. `changes` are values to set in the copy, by JSON Pointer
 * relative to the copy.
 */
interface DuplicateChange {
  kind: "duplicate";
  path: string;
  changes?: Readonly<Record<string, Json>>;
}

/** Renames a field without moving it. */
interface RenameChange {
  kind: "rename-key";
  path: string;
  name: string;
}

/** One change to the content of a file, as data. */
export type Change =
  | SetChange
  | InsertChange
  | RemoveChange
  | MoveChange
  | DuplicateChange
  | RenameChange;

/** The reason why a change cannot be made, as a code. `editFailureStrings` has the messages. */
export type EditFailureReason = keyof typeof editFailureStrings.refused;

/** The result of a refused change. The text is unchanged. */
export interface EditFailure {
  refused: EditFailureReason;
  /** JSON Pointer to the value that cannot be changed. */
  path: string;
}

/** The changed text, with edits in both directions. */
export interface EditResult {
  /** Edits to the old text, in order. */
  edits: Edit[];
  text: string;
  /** Edits to the new text that restore the old one. */
  inverse: Edit[];
}
