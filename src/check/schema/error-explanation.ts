import type { DefinedError, ErrorObject } from "ajv";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { FileWithSchema } from "./file-with-schema.ts";

/** A mistake, and the other causes that it explains and that need not be told. */
export interface ErrorExplanation {
  diagnostic?: Diagnostic;
  /** A field that a group lacks: what one group lacks is told in one diagnostic. */
  missing?: { path: string; field: string; demandedBy?: string };
  explains?: string[];
}

/** An error of the validator: those of its own keywords, and those of ours. */
export type ValidatorError = DefinedError | ErrorObject<"matches">;

/** The errors of the validator that may have this keyword. */
type ErrorOf<Keyword> = ValidatorError extends infer Each
  ? Each extends { keyword: infer Own }
    ? [Keyword & Own] extends [never]
      ? never
      : Each
    : never
  : never;

/** Puts one kind of validator error into words; `undefined` when it says nothing by itself. */
export type Explainer<Keyword extends ValidatorError["keyword"]> = (
  subject: FileWithSchema,
  error: ErrorOf<Keyword>,
) => ErrorExplanation | undefined;

/** The cause of a mistake of a field that a group lacks or should not have. */
export function fieldCause(path: string, field: string): string {
  return `field ${pointer(path, field)}`;
}

/** The cause of a mistake of a value. */
export function valueCause(path: string): string {
  return `value ${path}`;
}
