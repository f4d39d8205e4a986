import type { Diagnostic } from "../../../yaml/diagnostic.ts";

/** What an error is known by. */
type Known = Pick<Diagnostic, "code" | "severity" | "file" | "path" | "message">;

/** How one knows an error again, from the surest sign on: lines and numbers of items may have moved. */
const signs: readonly ((told: Known) => string)[] = [
  ({ code, file, path, message }) => JSON.stringify([code, file, path, message]),
  ({ code, file, message }) => JSON.stringify([code, file, message]),
  ({ code, file, path }) => JSON.stringify([code, file, path]),
  ({ code, file, path, message }) =>
    JSON.stringify([code, file, path.replace(/\/\d+/g, "/#"), message.replace(/\d+/g, "#")]),
];

/** Which errors were there before, and which are new. Each earlier one stands for one. */
export function sortErrors<Told extends Known>(
  told: readonly Told[],
  before: readonly Told[],
): { old: Set<Told>; added: Told[] } {
  const old = new Set<Told>();
  let added = errorsOf(told);
  let left = errorsOf(before);
  for (const sign of signs) {
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

function errorsOf<Told extends Known>(told: readonly Told[]): Told[] {
  return told.filter(({ severity }) => severity === "error");
}
