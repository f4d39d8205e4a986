import type { DefinedError, ErrorObject } from "ajv";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";

/** The explanation of validator errors: a diagnostic, and the causes that it makes redundant. */
export interface ErrorExplanation {
  diagnostic?: Diagnostic;
  /** A missing field. All missing fields of a group are reported in one diagnostic. */
  missing?: { path: string; field: string; demandedBy?: string };
  explains?: string[];
}

/** A validator error, of a standard keyword or of our keyword `matches`. */
export type ValidatorError = DefinedError | ErrorObject<"matches">;

/** The validator errors with this keyword. */
type ErrorWithKeyword<Keyword> = ValidatorError extends infer Each
  ? Each extends { keyword: infer Own }
    ? [Keyword & Own] extends [never]
      ? never
      : Each
    : never
  : never;

/** Explains one kind of validator error. Returns `undefined` if the error adds no information. */
export type Explainer<Keyword extends ValidatorError["keyword"]> = (
  subject: FileWithSchema,
  error: ErrorWithKeyword<Keyword>,
) => ErrorExplanation | undefined;

/** Returns the key of errors about a missing or unknown field of the group at `path`. */
export function fieldCauseKey(path: string, field: string): string {
  return `field ${pointer(path, field)}`;
}

/** Returns the key of errors about the value at `path`. */
export function valueCauseKey(path: string): string {
  return `value ${path}`;
}
