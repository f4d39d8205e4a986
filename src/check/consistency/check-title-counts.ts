import { countedTitle, unitNames } from "#lang/check/consistency/count-patterns";
import { parseNumberWords } from "#lang/model/numbers-and-dates/number-words";
import { textAt } from "../../model/parsed-site.ts";
import type { Schema, Schemas } from "../../model/schema/schemas.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import { resolveEntryIds } from "../site-index/anchors.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** A number and a noun at the start of a title: "Três planos". */
interface CountedNoun {
  written: string;
  number: number;
  noun: string;
}

/** Warns if the number in a block's title differs from its number of entries. */
export function checkTitleCounts(source: CheckContext, { path, value, schema }: Visit) {
  if (!schema.$id?.startsWith("blocks/")) return;
  const said = readCountedNoun(textAt(value, "/title") ?? "");
  const [name, list] =
    Object.entries(schema.properties ?? {}).find(([, each]) => each.counted) ?? [];
  if (!said || !name || !list) return;
  const count = countListEntries(source, childValue(value, name), list);
  if (
    count === 0 ||
    count === said.number ||
    !isCountOfEntries(said, count, list, source.site.draft.schemas)
  )
    return;
  const details = { written: said.written, count };
  source.report("count-differs", pointer(path, "title"), details, { severity: "warning" });
}

function readCountedNoun(text: string): CountedNoun | undefined {
  const [, written = "", count = "", noun = ""] = countedTitle.exec(text.normalize("NFC")) ?? [];
  const number = /^\d/.test(count) ? Number(count) : parseNumberWords([count]);
  const name = noun.toLowerCase();
  if (number === undefined || number < 2 || number > 20 || unitNames.test(name)) return undefined;
  return { written, number, noun: name };
}

function countListEntries(
  { site }: CheckContext,
  written: unknown,
  { collection }: Schema,
): number {
  if (Array.isArray(written)) return written.length;
  return collection ? resolveEntryIds(written, site.collection(collection)).length : 0;
}

/**
 * Whether the title's noun counts the entries of the list. An unknown noun may count something
 * else. It is trusted only if the list accepts any noun ("*") and the numbers differ by one, as
 * after adding or removing an entry.
 */
function isCountOfEntries(
  { noun, number }: CountedNoun,
  count: number,
  list: Schema,
  schemas: Schemas,
): boolean {
  const { counted = [] } = list;
  if (counted.includes(noun)) return true;
  return (
    counted.includes("*") && Math.abs(count - number) === 1 && !collectListNouns(schemas).has(noun)
  );
}

const nounsCache = new WeakMap<Schemas, ReadonlySet<string>>();

/** Returns the nouns that count the lists of any block. */
function collectListNouns(schemas: Schemas): ReadonlySet<string> {
  const lists = Object.values(schemas).flatMap(({ properties = {} }) => Object.values(properties));
  const nouns = nounsCache.get(schemas) ?? new Set(lists.flatMap(({ counted = [] }) => counted));
  nounsCache.set(schemas, nouns);
  return nouns;
}
