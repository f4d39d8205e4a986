import type { Diagnostic } from "../yaml/diagnostic.ts";
import { isCopyName } from "./check-folder.ts";
import type { CheckCode } from "./diagnose.ts";

/** What is told where a file is missing. */
const missingFileCodes: ReadonlySet<string> = new Set<CheckCode>([
  "dead-address",
  "moved-address",
  "empty-category",
  "empty-collection",
  "no-choices",
]);

/** What is told of entries where the whole file of a list is missing. */
const missingEntryCodes: ReadonlySet<string> = new Set<CheckCode>([
  "broken-anchor",
  "not-an-option",
  "unknown-filling",
]);

/**
 * A file that lies in the wrong place, or has the wrong ending, is missed wherever it is named: that is
 * told once, at the file, and stops a build as what it causes would. A list whose file is gone is told
 * where it is shown first.
 */
export function suppressMissingFileErrors(found: readonly Diagnostic[]): Diagnostic[] {
  const strays = found.filter(
    ({ code, file }) => code === "wrong-folder" || (code === "unused-file" && !isCopyName(file)),
  );
  const kept = suppressMissingEntryErrors(found);
  if (strays.length === 0) return kept;
  const rest = kept.filter(({ code }) => !missingFileCodes.has(code));
  if (rest.length === found.length) return rest;
  return rest.map((each) => (strays.includes(each) ? { ...each, severity: "error" } : each));
}

function suppressMissingEntryErrors(found: readonly Diagnostic[]): Diagnostic[] {
  const gone = found.filter(({ code }) => code === "empty-collection");
  if (gone.length === 0) return [...found];
  const firsts = new Map(gone.toReversed().map((each) => [each.message, each]));
  const isRepeated = (each: Diagnostic) =>
    each.code === "empty-collection" && firsts.get(each.message) !== each;
  return found.filter((each) => !missingEntryCodes.has(each.code) && !isRepeated(each));
}
