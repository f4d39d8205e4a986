import type { Change, Json } from "../../yaml/edit/change.ts";

/**
 * Where a step does its work: in each value that a pattern finds in all files of a schema ("/firm", "/*" for
 * each item of a list, "" for the whole file), or in each block of a type, on all pages.
 */
type StepTarget = { schema: string; at?: string } | { block: string };

/** A field of a value, by its JSON Pointer in it. */
type FieldPointer = string;

/**
 * The change to make. Each action is idempotent, so that content of which only some files were
 * brought up says the same.
 */
export type StepAction =
  /** Renames a field in place. If the new name already exists, the old field is removed. */
  | { rename: FieldPointer; to: string }
  /** Moves a field to another path of the same value. */
  | { move: FieldPointer; to: FieldPointer }
  /** Sets a field if it is missing. */
  | { set: FieldPointer; value: Json }
  /** Removes a field: always, or only if it has this (default) value. */
  | { remove: FieldPointer; value?: Json }
  /** Some texts of a field give way to other values; none of these is such a text again. */
  | { map: FieldPointer; values: Readonly<Record<string, Json>> }
  /** What no other act can say. @param path where the value stands @param whole that of its file */
  | { work(value: unknown, path: string, whole: unknown): StepChanges[] };

/** The migration of content to one version. */
export interface Step {
  /** The content version after this step. */
  version: number;
  in: StepTarget;
  act: StepAction;
}

/** Changes, with a sentence that describes them. */
export interface StepChanges {
  changes: readonly Change[];
  said: string;
}
