import type { Diagnostic } from "../../yaml/diagnostic.ts";

/**
 * Whether a finding must be mended before the site goes live: an error, or values that contradict each other before
 * visitors, as a price and its words.
 */
export function blocksPublication(found: Pick<Diagnostic, "code" | "severity">): boolean {
  return found.severity === "error" || contradictionCodes.has(found.code);
}

const contradictionCodes: ReadonlySet<Diagnostic["code"]> = new Set(["price-in-words"]);
