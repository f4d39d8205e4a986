import { filesWithSchema, listAt, textAt } from "../../model/parsed-site.ts";
import { minutesToRead, wordsPerMinute } from "../../model/reading-time.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

// A short text is read in a moment; its minutes are more of a promise than a measure.
const minimumWords = 150;

/** The minutes that an article promises must be about those that its text takes. */
export function checkReadingTime(source: CheckContext) {
  const { value } = source.file.parsed;
  const written = childValue(value, "readingMinutes");
  const { words } = source.outline("/body");
  if (typeof written !== "number" || words <= minimumWords) return;
  if (Math.abs(words / wordsPerMinute - written) <= 1) return;
  const counted = minutesToRead(words);
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

/**
 * A category that no article names would be a list of nothing. Articles that are not shown yet count;
 * while one of them names no category that there is, it may be meant for this one.
 */
export function checkUnusedCategories(source: CheckContext) {
  const named = filesWithSchema(source.site.draft, "article.json").map(({ parsed }) =>
    textAt(parsed.value, "/category"),
  );
  const known = source.site.collection("categories").entries;
  if (named.length === 0 || named.some((id) => id === undefined || !known.has(id))) return;
  listAt(source.file.parsed.value, "").forEach((entry, index) => {
    const id = textAt(entry, "/id");
    if (id === undefined || named.includes(id)) return;
    const name = textAt(entry, "/label") ?? id;
    source.report("empty-category", pointer(pointer("", index), "id"), { name });
  });
}
