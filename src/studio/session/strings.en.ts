import type { sessionStrings as inPortuguese } from "./strings.pt-br.ts";

/** Messages for when a session cannot continue on its own. */
export const sessionStrings: typeof inPortuguese = {
  checkFailed:
    "The content can no longer be checked, and nothing is saved unchecked. Reload the page: what you wrote is kept.",
};
