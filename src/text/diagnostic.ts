import { catalogue } from "../check/messages.ts";

/** A stretch of a file in UTF-16 offsets; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** One replacement in a file: the text between `start` and `end` becomes `text`. */
export interface Edit extends Range {
  text: string;
}

export type DiagnosticCode = keyof typeof catalogue;

/** What the sentence of a code needs to know, such as the field's name; `{}` if nothing. */
export type DetailsOf<Code extends DiagnosticCode> =
  Parameters<(typeof catalogue)[Code]> extends [infer Details] ? Details : Record<string, never>;

const sentences: {
  [Code in DiagnosticCode]: (details: DetailsOf<Code>) => string;
} = catalogue;

/** One mistake in content: where it is, what it is, and how to repair it. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: "error" | "warning";
  /** Path of the file, relative to the working directory, with `/`. */
  file: string;
  /** JSON Pointer to the value at fault; `""` is the whole file. */
  path: string;
  range: Range;
  message: string;
  /** A line to copy over the faulty one. */
  hint?: string;
  /** The place as editors know it: "bloco 3, Perguntas frequentes". */
  context?: string;
  fix?: { edits: Edit[] };
}

/** Everything of a diagnostic that its code and details do not give. */
export type Place = Pick<Diagnostic, "file" | "path" | "range"> &
  Partial<Pick<Diagnostic, "severity" | "hint" | "context" | "fix">>;

/**
 * Makes a diagnostic: the sentence comes from the catalogue, the rest from the place.
 * The severity is `error` unless the place says otherwise.
 */
export function createDiagnostic<Code extends DiagnosticCode>(
  code: Code,
  details: DetailsOf<Code>,
  place: Place,
): Diagnostic {
  return {
    code,
    severity: "error",
    ...place,
    message: sentences[code](details),
  };
}

/** True when the list holds a mistake that must stop a build. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
