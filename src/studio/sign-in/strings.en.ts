import type { entranceStrings as portuguese } from "./strings.pt-br.ts";

/** Strings of the sign-in document. */
export const entranceStrings: typeof portuguese = {
  title: "Studio",
  closed:
    "To enter the studio, open the whole address shown in the window it was started in: copy it to the very end, or press Enter in that window.",
  noScripts: "The studio needs JavaScript: allow it in this browser and reload the page.",
  unreachable:
    "The studio isn’t answering. Check that the window it was started in is still open, and reload the page.",
};
