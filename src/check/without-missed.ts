import type { Diagnostic } from "../text/diagnostic.ts";
import type { CheckCode } from "./diagnose.ts";
import { isCopy } from "./folder.ts";

/** What is told where a file is missing. */
const missed: ReadonlySet<string> = new Set<CheckCode>([
  "dead-address",
  "moved-address",
  "empty-category",
  "empty-collection",
]);

/**
 * A file that lies in the wrong place, or has the wrong ending, is missed wherever it is named: that is
 * told once, at the file, and stops a build as what it causes would.
 */
export function withoutMissed(found: readonly Diagnostic[]): Diagnostic[] {
  const strays = found.filter(
    ({ code, file }) => code === "wrong-folder" || (code === "unused-file" && !isCopy(file)),
  );
  if (strays.length === 0) return [...found];
  const rest = found.filter(({ code }) => !missed.has(code));
  if (rest.length === found.length) return rest;
  return rest.map((each) => (strays.includes(each) ? { ...each, severity: "error" } : each));
}
