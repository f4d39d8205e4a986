import type { flagExamples as portuguese } from "./flag-examples.pt-br.ts";

/** Example values, for messages about a missing or invalid value. */
export const flagExamples: typeof portuguese = {
  trade: "Bread and cakes",
  country: "GB",
  language: "en-GB",
  "one-file": "preview.html",
  static: "studio",
  csv: "messages.csv",
};
