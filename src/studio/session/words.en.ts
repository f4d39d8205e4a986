import type { sessionWords as inPortuguese } from "./words.pt-br.ts";

/** What a session says when it cannot go on by itself. */
export const sessionWords: typeof inPortuguese = {
  checkFailed:
    "The content can no longer be checked, and nothing is saved unchecked. Reload the page: what you wrote is kept.",
};
