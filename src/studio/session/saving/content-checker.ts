import type { Edit } from "../../../yaml/diagnostic.ts";
import { createSerialQueue } from "../../async/serial-queue.ts";

/** A diagnostic of the content check. */
export interface SessionDiagnostic {
  /** Path in the content folder. */
  file: string;
  /** JSON Pointer to the field. */
  path: string;
  code: string;
  severity: "error" | "warning" | "note";
  message: string;
  hint?: string;
  start: number;
  end: number;
  edits?: readonly Edit[];
}

/** Receives the diagnostics of single files before the files are compared with all others. */
export type EarlyDiagnosticsHandler = (
  files: ReadonlySet<string>,
  told: readonly SessionDiagnostic[],
) => void;

/** The content check. It remembers the texts that it was given. */
export interface ContentChecker {
  /**
   * Checks the content.
   *
   * @param texts all texts in the first call, later only texts that changed since the last call;
   *   `null` for a removed file
   * @param early receives partial results
   * @returns the diagnostics of all files
   */
  check(
    texts: ReadonlyMap<string, string | null>,
    early?: EarlyDiagnosticsHandler,
  ): Promise<readonly SessionDiagnostic[]>;
}

/** Checks all texts of a content folder. Rejects if the check fails. */
export type ContentCheckFunction = (
  texts: ContentTexts,
  early?: EarlyDiagnosticsHandler,
) => Promise<readonly SessionDiagnostic[]>;

/** All texts of a content folder at one time, by path. */
export type ContentTexts = ReadonlyMap<string, string>;

/**
 * Wraps a checker so that it receives only the texts that changed since the last check.
 *
 * @param kept pictures and documents of the session; the checker knows them from elsewhere, so
 *   removed ones are reported to it even if it never received them
 */
export function createIncrementalCheck(
  checking: ContentChecker,
  kept: () => Iterable<string> = () => [],
): ContentCheckFunction {
  const inTurn = createSerialQueue();
  let known: CheckedTexts = new Map();
  let answer: readonly SessionDiagnostic[] | undefined;
  return (texts, early) =>
    inTurn(async () => {
      const gone = [...kept()].filter((file) => !texts.has(file));
      const whole: CheckedTexts = new Map([...texts, ...gone.map((file) => [file, null] as const)]);
      const differing = findChangedTexts(known, whole, answer === undefined);
      if (answer && differing.size === 0) return answer;
      known = whole;
      // After a failed check the state of the checker is unknown, so send everything next time.
      const isFirst = answer === undefined;
      answer = undefined;
      answer = await checking.check(differing, isFirst ? undefined : early);
      return answer;
    });
}

/** Texts that were checked; `null` for files reported as removed. */
type CheckedTexts = ReadonlyMap<string, string | null>;

function findChangedTexts(
  known: CheckedTexts,
  whole: CheckedTexts,
  all: boolean,
): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [file, text] of whole) if (all || known.get(file) !== text) found.set(file, text);
  for (const [file, text] of known) if (text !== null && !whole.has(file)) found.set(file, null);
  return found;
}
