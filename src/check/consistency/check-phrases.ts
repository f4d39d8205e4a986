import type { Visit } from "../../model/schema/walk.ts";
import { groupBy } from "../../yaml/group-by.ts";
import type { ContextLookup } from "../references/check-routes.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import type { PromisedNumber, SiteIndex } from "../site-index/site-index.ts";
import { promisePattern } from "./count-patterns.pt-br.ts";

/** Notes what a text promises: "em até 12 meses depois do último contato". Articles have numbers of their own. */
export function collectPromises({ file, site }: CheckContext, { path, value, schema }: Visit) {
  if (file.schemaId === "article.json" || !schema.markup || typeof value !== "string") return;
  if (!/\d/.test(value)) return;
  for (const [, before = "", written = "", after = ""] of value
    .replace(/\s+/g, " ")
    .matchAll(promisePattern)) {
    const [left, right] = [before.trim().split(" "), after.split(" ")].map((words) =>
      words.map(lowerCase),
    );
    for (const key of phraseKeys(left ?? [], right ?? [])) {
      site.phrases.push({ file, path, part: `${written} ${after}`, key, written });
    }
  }
}

/** The words around a number by which the same promise is known: four behind it, or three before and two behind it. */
function phraseKeys(left: readonly string[], right: readonly string[]): string[] {
  return [
    ...(right.length >= 4 ? [`# ${right.slice(0, 4).join(" ")}`] : []),
    ...(left.length >= 3 && right.length >= 2
      ? [`${left.join(" ")} # ${right.slice(0, 2).join(" ")}`]
      : []),
  ];
}

/** The same promise with another number, in two places: one of the two was forgotten. */
export function checkPromisedNumbers({ phrases }: SiteIndex, sourceOf: ContextLookup) {
  const told = new Set<string>();
  for (const group of groupBy(phrases, ({ key }) => key).values()) {
    const numbers = [...groupBy(group, ({ written }) => written).values()];
    // What fewer places say is what was changed, or forgotten.
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
