import { childValue } from "../pointer.ts";
import type { Source } from "./source.ts";

const wordsPerMinute = 200;
// A short text is read in a moment; its minutes are more of a promise than a measure.
const fewestWords = 150;

/** The minutes that an article promises must be about those that its text takes. */
export function checkReadingTime(source: Source) {
  const { value } = source.file.parsed;
  const written = childValue(value, "readingMinutes");
  const { words } = source.outline("/body");
  if (typeof written !== "number" || words <= fewestWords) return;
  if (Math.abs(words / wordsPerMinute - written) <= 1) return;
  const counted = Math.max(1, Math.round(words / wordsPerMinute));
  source.report(
    "reading-time",
    "/readingMinutes",
    { written, counted },
    {
      severity: "warning",
      edits: source.subject.replace("/readingMinutes", String(counted)),
    },
  );
}
