import type { Diagnostic } from "../../../yaml/diagnostic.ts";

/** The fields that identify an error across two checks. */
type ErrorIdentity = Pick<Diagnostic, "code" | "severity" | "file" | "path" | "message">;

/**
 * Keys that match errors across checks, most reliable first. The later keys are less strict,
 * because lines and item indexes may have moved.
 */
const identityKeys: readonly ((told: ErrorIdentity) => string)[] = [
  ({ code, file, path, message }) => JSON.stringify([code, file, path, message]),
  ({ code, file, message }) => JSON.stringify([code, file, message]),
  ({ code, file, path }) => JSON.stringify([code, file, path]),
  ({ code, file, path, message }) =>
    JSON.stringify([code, file, path.replace(/\/\d+/g, "/#"), message.replace(/\d+/g, "#")]),
];

/** Separates errors that existed before from new ones. Each earlier error matches at most one. */
export function separateNewErrors<Told extends ErrorIdentity>(
  diagnostics: readonly Told[],
  before: readonly Told[],
): { old: Set<Told>; added: Told[] } {
  const old = new Set<Told>();
  let added = selectErrors(diagnostics);
  let left = selectErrors(before);
  for (const sign of identityKeys) {
    const bySign = new Map<string, Told[]>();
    for (const each of left) bySign.set(sign(each), [...(bySign.get(sign(each)) ?? []), each]);
    added = added.filter((each) => {
      if (!bySign.get(sign(each))?.pop()) return true;
      old.add(each);
      return false;
    });
    left = [...bySign.values()].flat();
  }
  return { old, added };
}

function selectErrors<Told extends ErrorIdentity>(diagnostics: readonly Told[]): Told[] {
  return diagnostics.filter(({ severity }) => severity === "error");
}
