/** A range of a file in UTF-16 offsets; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** One replacement in a file: the text between `start` and `end` becomes `text`. */
export interface Edit extends Range {
  text: string;
}

/**
 * A message catalogue. Each code has a function that builds a message from its details. A message
 * tells the person who writes the content what is wrong and how to repair it, in at most two lines
 * and without parser jargon. It leaves out the line to copy, which is the `hint` of the diagnostic.
 */
export type Messages = Readonly<Record<string, (details: never) => string>>;

/** The details for the message of a code, such as the field's name; `{}` if it needs none. */
export type DiagnosticDetails<Catalogue extends Messages, Code extends keyof Catalogue> =
  Parameters<Catalogue[Code]> extends [infer Details] ? Details : Record<string, never>;

/** One mistake in content: where it is, what it is, and how to repair it. */
export interface Diagnostic {
  code: string;
  /** Error: a mistake. Warning: a possible mistake. Note: no mistake, but good to know. */
  severity: "error" | "warning" | "note";
  /** Path of the file, relative to the working directory, with `/`. */
  file: string;
  /** JSON Pointer to the value with the mistake; `""` is the whole file. */
  path: string;
  range: Range;
  message: string;
  /** The corrected line or lines, to copy over those with the mistake. */
  hint?: string;
  /** The location in words for people: "bloco 3, Perguntas frequentes". */
  context?: string;
  fix?: { edits: Edit[] };
}

/** The parts of a diagnostic that do not follow from its code and details. */
export type DiagnosticAttributes = Pick<Diagnostic, "file" | "path" | "range"> &
  Partial<Pick<Diagnostic, "severity" | "hint" | "context" | "fix">>;

/**
 * Returns a function that creates diagnostics from a catalogue. The message comes from the
 * catalogue, the rest from `place`. The severity is `error` unless `place` sets another one.
 */
export function createDiagnosticFactory<Catalogue extends Messages>(catalogue: Catalogue) {
  return <Code extends keyof Catalogue & string>(
    code: Code,
    details: DiagnosticDetails<Catalogue, Code>,
    place: DiagnosticAttributes,
  ): Diagnostic => {
    const sentence = catalogue[code] as (known: typeof details) => string;
    return { code, severity: "error", ...place, message: sentence(details) };
  };
}

/** Whether a list of diagnostics has an error, which must stop a build. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
