import { cleanText, collapseSpaces } from "../../fields/schema/clean-text.ts";

/** Removes invisible characters and collapses spaces. */
export function normalizeText(text: string): string {
  return collapseSpaces(cleanText(text));
}
