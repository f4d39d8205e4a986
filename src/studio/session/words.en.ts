import type { sessionWords as inPortuguese } from "./words.pt-br.ts";

/** What a session says when it cannot go on by itself. */
export const sessionWords: typeof inPortuguese = {
  checkFailed:
    "The check has stopped answering, and nothing is saved without it. Reload the page: what you wrote is kept.",
};
