import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { CheckDiagnosticCode } from "../diagnostics/create-diagnostic.ts";
import { isCopyFileName } from "./check-folder-structure.ts";

/** Codes of diagnostics in other files that a missing file causes. */
const missingFileCodes: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
  "dead-address",
  "moved-address",
  "empty-category",
  "empty-collection",
  "no-choices",
]);

/** Codes of diagnostics that missing entries cause if their list file is missing. */
const missingEntryCodes: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
  "broken-anchor",
  "not-an-option",
  "unknown-filling",
]);

/**
 * Removes diagnostics that are consequences of files that are not loaded. A file in the wrong
 * folder or with the wrong extension seems to be missing wherever it is named. Only the file itself
 * is reported, as an error, so that the build still stops. A missing list file is reported once, at
 * its first use.
 */
export function suppressMissingFileCascades(found: readonly Diagnostic[]): Diagnostic[] {
  const strays = found.filter(
    ({ code, file }) =>
      code === "wrong-folder" || (code === "unused-file" && !isCopyFileName(file)),
  );
  const kept = suppressMissingEntryCascades(found);
  if (strays.length === 0) return kept;
  const rest = kept.filter(({ code }) => !missingFileCodes.has(code));
  if (rest.length === found.length) return rest;
  return rest.map((each) => (strays.includes(each) ? { ...each, severity: "error" } : each));
}

function suppressMissingEntryCascades(found: readonly Diagnostic[]): Diagnostic[] {
  const gone = found.filter(({ code }) => code === "empty-collection");
  if (gone.length === 0) return [...found];
  const firsts = new Map(gone.toReversed().map((each) => [each.message, each]));
  const isRepeated = (each: Diagnostic) =>
    each.code === "empty-collection" && firsts.get(each.message) !== each;
  return found.filter((each) => !missingEntryCodes.has(each.code) && !isRepeated(each));
}
