import { factTextOf } from "../../model/facts.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { editDistance } from "../../yaml/suggest.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";
import { createFormatMatcher, type FormatMatcher } from "./format-matcher.ts";

/**
 * A fact of the firm that authors often type by hand: a registration number, a phone number or an
 * e-mail address.
 */
interface MatchableFact {
  name: string;
  text: string;
  /** Finds texts of the same format, with at most one character more or less per part. */
  shape: FormatMatcher;
}

/** A text within this edit distance of a fact is taken for a mistyped copy of the fact. */
const maximumDistance = 2;

/**
 * Warns about a hand-typed fact that differs slightly from the site's fact. A token would always
 * show the current fact.
 */
export function checkHandTypedFacts(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !/\d|@/.test(value)) return;
  if (isFactOrExample(source, path) || "pattern" in schema || "format" in schema) return;
  for (const { name, text, shape } of readMatchableFacts(source.site)) {
    const written = shape(value).find((found) => isNearMatch(found, text));
    if (written === undefined) continue;
    const details = { written, now: text, name };
    return source.reportPart("typed-fact", path, details, { part: written, severity: "warning" });
  }
}

/** Whether a text defines a fact of the firm, or is an input example. */
function isFactOrExample({ file }: CheckContext, path: string): boolean {
  const isFirm = file.schemaId === "site.json" && path.startsWith("/firm/");
  return isFirm || /\/(?:placeholder|example)$/.test(path);
}

function isNearMatch(found: string, text: string): boolean {
  if (found === text || editDistance(found, text, maximumDistance) > maximumDistance) return false;
  // A second phone number of a firm often differs in one digit and is correct.
  const isPhone = /^\(/.test(text);
  return !isPhone || sortedDigits(found) === sortedDigits(text) || found.length < text.length;
}

function sortedDigits(text: string): string {
  return [...text.replace(/\D/g, "")].sort().join("");
}

const factsCache = new WeakMap<SiteIndex, readonly MatchableFact[]>();

function readMatchableFacts(site: SiteIndex): readonly MatchableFact[] {
  const facts =
    factsCache.get(site) ?? site.facts.names.flatMap((name) => readMatchableFact(site, name));
  factsCache.set(site, facts);
  return facts;
}

function readMatchableFact({ facts }: SiteIndex, name: string): MatchableFact[] {
  // A registration has a long and a short fact name. Use the short one.
  if (!/^firm\./.test(name) || name.endsWith(".value") || name.endsWith(".example")) return [];
  const text = factTextOf(facts.get(name)) ?? "";
  const isNumber =
    text.replace(/\D/g, "").length >= 6 && /[^\d]/.test(text) && !/\s.*\s/.test(text);
  const isMail = /^[^\s@]+@[^\s@]+$/.test(text);
  return isNumber || isMail ? [{ name, text, shape: createFormatMatcher(text) }] : [];
}
