import type { flagExamples as portuguese } from "./flag-examples.pt-br.ts";

/** What may stand after a flag, in sentences about one whose value is missing or makes no sense. */
export const flagExamples: typeof portuguese = {
  trade: "Bread and cakes",
  country: "GB",
  language: "en-GB",
  "one-file": "preview.html",
  static: "studio",
  csv: "messages.csv",
};
