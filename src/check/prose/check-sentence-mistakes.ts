import { prosePatterns } from "#lang/check/prose/prose-patterns";
import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import { dateQuickTest } from "#lang/model/numbers-and-dates/date-mentions";
import type { Visit } from "../../model/schema/walk.ts";
import { parentPointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;

/** Reports leftovers of edited sentences: doubled words, unfinished sentences, relative days. */
export function checkSentenceMistakes(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !schema.markup || !supportsNumberWords(source.site)) return;
  reportDoubledWord(source, path, value);
  if (schema.markup === "inline") {
    reportUnfinishedSentence(source, path, value);
    reportRelativeDay(source, path, value);
  }
}

function reportDoubledWord(source: CheckContext, path: string, text: string) {
  const [written, word] = prosePatterns.doubled.exec(text) ?? [];
  if (!written || !word) return;
  source.reportPart(
    "doubled-word",
    path,
    { written, word },
    { part: written, meant: word, ...warning },
  );
}

const minimumWords = 5;

/**
 * Reports an unfinished sentence, except in a clause of a document or an item of a list, which may
 * end like that.
 */
function reportUnfinishedSentence(source: CheckContext, path: string, text: string) {
  const [end] = prosePatterns.unfinished.exec(text.trimEnd()) ?? [];
  if (!end || /\/\d+$/.test(path) || source.file.schemaId === "document.json") return;
  if (text.trim().split(/\s+/).length < minimumWords) return;
  source.report("cut-text", path, { end: text.trim().slice(-25).replace(/^\S* /, "… ") }, warning);
}

/**
 * Reports words such as "tomorrow" in a notice, because visitors read the notice on several days.
 */
function reportRelativeDay(source: CheckContext, path: string, text: string) {
  const [written] = prosePatterns.relativeDay.exec(text) ?? [];
  if (!written || dateQuickTest.test(text) || !path.startsWith("/blocks/")) return;
  if (!source.subject.node(parentPointer(path)).properties?.expiresAt) return;
  source.reportPart("relative-day", path, { written }, { part: written, ...warning });
}
