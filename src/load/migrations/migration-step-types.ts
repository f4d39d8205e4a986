import type { Change, Json } from "../../yaml/edit/change.ts";

/**
 * The values that a step changes. With `schema`, the values that match a path pattern in all files
 * of that schema ("/firm", "/*" for each item of a list, "" for the whole file). With `block`, each
 * block of that type on all pages.
 */
type MigrationTarget = { schema: string; at?: string } | { block: string };

/** A JSON Pointer to a field, relative to the value. */
type FieldPointer = string;

/**
 * The change that a step makes. Each action is idempotent, so it can run again on partly migrated
 * content.
 */
export type MigrationAction =
  /** Renames a field in place. If the new name already exists, the old field is removed. */
  | { rename: FieldPointer; to: string }
  /**
   * Moves a field to another path of the same value. If that path already has a value, the old
   * field is removed.
   */
  | { move: FieldPointer; to: FieldPointer }
  /** Sets a field if it is missing. */
  | { set: FieldPointer; value: Json }
  /** Removes a field: always, or only if it has this (default) value. */
  | { remove: FieldPointer; value?: Json }
  /** Replaces some texts of a field with other values. No new value may be a key of the map. */
  | { map: FieldPointer; values: Readonly<Record<string, Json>> }
  /**
   * Makes any other change.
   *
   * @param path the path of the value
   * @param whole the value of its file
   */
  | { work(value: unknown, path: string, whole: unknown): StepChanges[] };

/** One step of the migration of content to a version. */
export interface Step {
  /** The content version after this step. */
  version: number;
  in: MigrationTarget;
  act: MigrationAction;
}

/** Changes, and the sentence that describes them. */
export interface StepChanges {
  changes: readonly Change[];
  said: string;
}
