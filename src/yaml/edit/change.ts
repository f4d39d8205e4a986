import type { Edit } from "../diagnostic.ts";
import type { surgeryWords } from "./words.pt-br.ts";

/** What a content file can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A new value of a place; of a place that is not there yet, a new field or item. */
export interface SetChange {
  kind: "set";
  /** JSON Pointer. */
  path: string;
  value: Json;
  /** The fields of the group in the order of its schema: where a new one goes. */
  order?: readonly string[];
}

/** A new field or item; its path is the place that it will have (`/-` is the end of a list). */
export interface InsertChange {
  kind: "insert";
  path: string;
  value: Json;
  /** The field above which a new field goes; without it `order` decides, or it goes last. */
  before?: string;
  order?: readonly string[];
}

/** A field or an item goes away. */
interface RemoveChange {
  kind: "remove";
  path: string;
}

/** An item goes to another place of its list. */
interface MoveChange {
  kind: "move";
  path: string;
  /** The place that it has afterwards, counted from 0. */
  to: number;
}

/** A copy of an item stands behind it; `changes` are values of the copy, by their JSON Pointer in it. */
interface DuplicateChange {
  kind: "duplicate";
  path: string;
  changes?: Readonly<Record<string, Json>>;
}

/** A field gets another name and stays where it is. */
interface RenameChange {
  kind: "rename-key";
  path: string;
  name: string;
}

/** One change of what a file says, as data. */
export type Change =
  | SetChange
  | InsertChange
  | RemoveChange
  | MoveChange
  | DuplicateChange
  | RenameChange;

/** Why a change cannot be made: a code, and the sentence of it is in the words of this room. */
export type EditFailureReason = keyof typeof surgeryWords.refused;

/** Nothing was changed. */
export interface EditFailure {
  refused: EditFailureReason;
  /** The place that cannot be changed. */
  path: string;
}

/** A text after its change, and the way back. */
export interface EditResult {
  /** Of the text before, in their order. */
  edits: Edit[];
  text: string;
  /** Of the text after: they restore the one before. */
  inverse: Edit[];
}
