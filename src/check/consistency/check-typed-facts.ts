import { factTextOf } from "../../model/facts.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { editDistance } from "../../yaml/suggest.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";
import { createFormatMatcher, type FormatMatcher } from "./format-matcher.ts";

/** A fact of the firm that people type by hand: a number of a register, a telephone, an e-mail. */
interface TypedFact {
  name: string;
  text: string;
  /** Whatever is formed like it, a sign more or less. */
  shape: FormatMatcher;
}

/** So many signs may be wrong or missing in what is still meant as the same. */
const maximumDistance = 2;

/** A fact that was typed again, and not quite as the site has it, is told: a citation never drifts. */
export function checkTypedFacts(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !/\d|@/.test(value)) return;
  if (isFactOrExample(source, path) || "pattern" in schema || "format" in schema) return;
  for (const { name, text, shape } of factsOf(source.site)) {
    const written = shape(value).find((found) => isNearMatch(found, text));
    if (written === undefined) continue;
    const details = { written, now: text, name };
    return source.reportPart("typed-fact", path, details, { part: written, severity: "warning" });
  }
}

/** The firm's own facts, and examples of how something is to be written. */
function isFactOrExample({ file }: CheckContext, path: string): boolean {
  const isFirm = file.schemaId === "site.json" && path.startsWith("/firm/");
  return isFirm || /\/(?:placeholder|example)$/.test(path);
}

function isNearMatch(found: string, text: string): boolean {
  if (found === text || editDistance(found, text, maximumDistance) > maximumDistance) return false;
  // The next line of a telephone differs in a digit, and is right.
  const isPhone = /^\(/.test(text);
  return !isPhone || sortedDigits(found) === sortedDigits(text) || found.length < text.length;
}

function sortedDigits(text: string): string {
  return [...text.replace(/\D/g, "")].sort().join("");
}

const factsCache = new WeakMap<SiteIndex, readonly TypedFact[]>();

function factsOf(site: SiteIndex): readonly TypedFact[] {
  const facts = factsCache.get(site) ?? site.facts.names.flatMap((name) => readFact(site, name));
  factsCache.set(site, facts);
  return facts;
}

function readFact({ facts }: SiteIndex, name: string): TypedFact[] {
  // A register of an entry has two names: the shorter one is what people cite.
  if (!/^firm\./.test(name) || name.endsWith(".value") || name.endsWith(".example")) return [];
  const text = factTextOf(facts.get(name)) ?? "";
  const isNumber =
    text.replace(/\D/g, "").length >= 6 && /[^\d]/.test(text) && !/\s.*\s/.test(text);
  const isMail = /^[^\s@]+@[^\s@]+$/.test(text);
  return isNumber || isMail ? [{ name, text, shape: createFormatMatcher(text) }] : [];
}
