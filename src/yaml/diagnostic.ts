/** A stretch of a file in UTF-16 offsets; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** One replacement in a file: the text between `start` and `end` becomes `text`. */
export interface Edit extends Range {
  text: string;
}

/**
 * The sentences of a room: code → what an editor reads, made of what the sentence needs to know. Each says
 * what is wrong and how to repair it, in at most two lines, without the words of parsers; the line to copy
 * stands apart, in the hint of the diagnostic.
 */
export type Messages = Readonly<Record<string, (details: never) => string>>;

/** What the sentence of a code needs to know, such as the field's name; `{}` if nothing. */
export type DetailsIn<Catalogue extends Messages, Code extends keyof Catalogue> =
  Parameters<Catalogue[Code]> extends [infer Details] ? Details : Record<string, never>;

/** One mistake in content: where it is, what it is, and how to repair it. */
export interface Diagnostic {
  code: string;
  /** Of a mistake, of what may be one, and of what is none but good to know. */
  severity: "error" | "warning" | "note";
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
export type DiagnosticLocation = Pick<Diagnostic, "file" | "path" | "range"> &
  Partial<Pick<Diagnostic, "severity" | "hint" | "context" | "fix">>;

/**
 * Makes what makes diagnostics from a catalogue: the sentence comes from there, the rest from the place.
 * The severity is `error` unless the place says otherwise.
 */
export function createDiagnose<Catalogue extends Messages>(catalogue: Catalogue) {
  return <Code extends keyof Catalogue & string>(
    code: Code,
    details: DetailsIn<Catalogue, Code>,
    place: DiagnosticLocation,
  ): Diagnostic => {
    const sentence = catalogue[code] as (known: typeof details) => string;
    return { code, severity: "error", ...place, message: sentence(details) };
  };
}

/** True when the list holds a mistake that must stop a build. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
