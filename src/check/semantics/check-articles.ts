import { filesWithSchema, listAt, textAt } from "../../model/parsed-site.ts";
import { minutesToRead, wordsPerMinute } from "../../model/reading-time.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

// Articles with this many words or fewer are not checked: their reading time is too short.
const minimumWords = 150;

/**
 * Warns if an article's stated reading time differs by more than a minute from the computed one.
 */
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
 * Reports categories that no article uses, because their page would be empty. Unpublished articles
 * count, too. Reports none while an article has an unknown or no category, since it may belong to
 * one of these.
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
