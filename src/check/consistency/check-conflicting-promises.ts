import { promisePattern } from "#lang/check/consistency/count-patterns";
import type { Visit } from "../../model/schema/walk.ts";
import { groupBy } from "../../yaml/group-by.ts";
import type { CheckContext, ContextLookup } from "../site-index/check-context.ts";
import type { PromisedNumber, SiteIndex } from "../site-index/site-index.ts";

/**
 * Collects numbers in promises ("em até 12 meses depois do último contato") into the site index.
 * Skips articles, whose numbers are not promises of the firm.
 */
export function collectPromisedNumbers(
  { file, site }: CheckContext,
  { path, value, schema }: Visit,
) {
  if (file.schemaId === "article.json" || !schema.markup || typeof value !== "string") return;
  if (!/\d/.test(value)) return;
  for (const [, before = "", written = "", after = ""] of value
    .replace(/\s+/g, " ")
    .matchAll(promisePattern)) {
    const [left, right] = [before.trim().split(" "), after.split(" ")].map((words) =>
      words.map(lowerCase),
    );
    for (const key of promisedNumberKeys(left ?? [], right ?? [])) {
      site.phrases.push({ file, path, part: `${written} ${after}`, key, written });
    }
  }
}

/**
 * Returns keys that identify a promise by the words around its number: four after it, or three
 * before and two after.
 */
function promisedNumberKeys(left: readonly string[], right: readonly string[]): string[] {
  return [
    ...(right.length >= 4 ? [`# ${right.slice(0, 4).join(" ")}`] : []),
    ...(left.length >= 3 && right.length >= 2
      ? [`${left.join(" ")} # ${right.slice(0, 2).join(" ")}`]
      : []),
  ];
}

/** Warns if the same promise occurs with different numbers. */
export function checkConflictingPromises({ phrases }: SiteIndex, sourceOf: ContextLookup) {
  const told = new Set<string>();
  for (const group of groupBy(phrases, ({ key }) => key).values()) {
    const numbers = [...groupBy(group, ({ written }) => written).values()];
    // Reports the less frequent numbers. Each was changed alone, or was forgotten when another one
    // changed.
    const [most, ...others] = numbers.sort((a, b) => b.length - a.length);
    for (const [one] of most ? others : []) reportMismatch(one, most?.[0], { told, sourceOf });
  }
}

function reportMismatch(
  one: PromisedNumber,
  other: PromisedNumber | undefined,
  { told, sourceOf }: { told: Set<string>; sourceOf: ContextLookup },
) {
  const source = sourceOf(one.file);
  const place = other && sourceOf(other.file)?.nameOf(other.path, { part: other.written });
  const name = `${one.file.parsed.file} ${one.path} ${one.written}`;
  if (!source || !place || told.has(name)) return;
  told.add(name);
  const part = one.written;
  const details = { written: one.part, now: other.written, first: place };
  source.reportPart("promise-differs", one.path, details, { part, severity: "warning" });
}

function lowerCase(word: string): string {
  return word.toLowerCase();
}
