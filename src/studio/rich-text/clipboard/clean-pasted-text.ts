import { cleanText, collapseSpaces } from "../../clipboard/clean-text.ts";

/** Removes invisible characters and collapses spaces. */
export function cleanPastedText(text: string): string {
  return collapseSpaces(cleanText(text));
}
