import type { Change, Json } from "../../yaml/edit/change.ts";

/**
 * Where a step does its work: in each value that a pattern finds in all files of a schema ("/firm", "/*" for
 * each item of a list, "" for the whole file), or in each block of a type, on all pages.
 */
type Site = { schema: string; at?: string } | { block: string };

/** A field of a value, by its JSON Pointer in it. */
type Field = string;

/**
 * The change to make. Each action is idempotent, so that content of which only some files were
 * brought up says the same.
 */
export type Act =
  /** Renames a field in place. If the new name already exists, the old field is removed. */
  | { rename: Field; to: string }
  /** Moves a field to another path of the same value. */
  | { move: Field; to: Field }
  /** Sets a field if it is missing. */
  | { set: Field; value: Json }
  /** Removes a field: always, or only if it has this (default) value. */
  | { remove: Field; value?: Json }
  /** Some texts of a field give way to other values; none of these is such a text again. */
  | { map: Field; values: Readonly<Record<string, Json>> }
  /** What no other act can say. @param path where the value stands @param whole that of its file */
  | { work(value: unknown, path: string, whole: unknown): Made[] };

/** The migration of content to one version. */
export interface Step {
  /** The content version after this step. */
  version: number;
  in: Site;
  act: Act;
}

/** Changes, with a sentence that describes them. */
export interface Made {
  changes: readonly Change[];
  said: string;
}
