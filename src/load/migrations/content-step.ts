import type { Change, Json } from "../../yaml/edit/change.ts";

/**
 * Where a step does its work: in each value that a pattern finds in all files of a schema ("/firm", "/*" for
 * each item of a list, "" for the whole file), or in each block of a type, on all pages.
 */
type Site = { schema: string; at?: string } | { block: string };

/** A field of a value, by its JSON Pointer in it. */
type Field = string;

/**
 * What is done there. Each does nothing where it was done before, so that content of which only some files were
 * brought up says the same.
 */
export type Act =
  /** A field gets another name and stays where it is; where that name stands already, the old field goes. */
  | { rename: Field; to: string }
  /** What a field says stands in another place of the same value from now on. */
  | { move: Field; to: Field }
  /** A field that is missing is written. */
  | { set: Field; value: Json }
  /** A field goes: always, or where it says only what stands there without it. */
  | { remove: Field; value?: Json }
  /** Some texts of a field give way to other values; none of these is such a text again. */
  | { map: Field; values: Readonly<Record<string, Json>> }
  /** What no other act can say. @param path where the value stands @param whole that of its file */
  | { work(value: unknown, path: string, whole: unknown): Made[] };

/** What content has to become to be that of a version. */
export interface Step {
  /** The version that content has after it. */
  version: number;
  in: Site;
  act: Act;
}

/** Changes together with the sentence about them. */
export interface Made {
  changes: readonly Change[];
  said: string;
}
