import type { Diagnostic } from "../../yaml/diagnostic.ts";

/**
 * Whether a diagnostic must be fixed before publishing: an error, or values that visibly contradict
 * each other, such as a price and its words.
 */
export function preventsPublication(found: Pick<Diagnostic, "code" | "severity">): boolean {
  return found.severity === "error" || contradictionCodes.has(found.code);
}

const contradictionCodes: ReadonlySet<Diagnostic["code"]> = new Set(["price-in-words"]);
