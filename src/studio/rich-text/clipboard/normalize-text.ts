import { cleanText, collapseSpaces } from "../../fields/kinds/clean-text.ts";

/** Removes invisible characters and collapses spaces. */
export function normalizeText(text: string): string {
  return collapseSpaces(cleanText(text));
}
