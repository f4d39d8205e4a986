import {
  atLeastPattern,
  integerPattern,
  leadingNumber,
  parseCount,
} from "#lang/check/consistency/count-patterns";
import { parseNumberWords } from "#lang/model/numbers-and-dates/number-words";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";

/** A number that the firm publishes about itself: "15+ anos de experiência". */
interface Claim {
  id: string;
  value: string;
  number: number;
  label: string;
  /** The counted noun, if the label starts with one: "anos". */
  noun: string;
  isLeast: boolean;
  /** Claims with the same key match the same parts of a text. */
  key: string;
}

/** A number in a text where the number of a claim is expected. */
interface WrittenNumber {
  text: string;
  number: number;
}

/** Warns if a text repeats a claim with another number. */
export function checkRepeatedClaims(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || schema.link || !isAboutFirm(source, path)) return;
  const found = new Map<string, WrittenNumber | undefined>();
  for (const claim of readClaims(source.site)) {
    const { key } = claim;
    if (!found.has(key)) found.set(key, findClaimedNumber(value, claim));
    const written = found.get(key);
    if (!written || written.number === claim.number) continue;
    const { label, value: now } = claim;
    const showing = { part: written.text, severity: "warning" } as const;
    source.reportPart("claim-differs", path, { written: written.text, now, label }, showing);
  }
}

/**
 * Whether a text is about the firm: in the settings or on a page, outside of bodies. Articles and
 * collections, such as people and testimonials, may mention the numbers of other people and firms.
 */
function isAboutFirm({ file }: CheckContext, path: string): boolean {
  if (file.schemaId === "site.json") return !path.startsWith("/claims");
  return file.schemaId === "page.json" && !path.endsWith("/body");
}

const claimsCache = new WeakMap<SiteIndex, readonly Claim[]>();

function readClaims(site: SiteIndex): readonly Claim[] {
  const known =
    claimsCache.get(site) ?? listAt(site.settings?.parsed.value, "/claims").flatMap(readClaim);
  claimsCache.set(site, known);
  return known;
}

function readClaim(entry: unknown): Claim[] {
  const [id, value, label] = ["/id", "/value", "/label"].map((name) => textAt(entry, name) ?? "");
  const [digits] = new RegExp(integerPattern).exec(value ?? "") ?? [];
  if (!id || !value || !label || !digits) return [];
  const [noun = ""] = /^\p{L}{3,}s(?!\p{L})/u.exec(label) ?? [];
  const isLeast = value.includes("+");
  const key = JSON.stringify([label, isLeast, value.replace(leadingNumber, "")]);
  return [{ id, value, label, noun, isLeast, key, number: parseCount(digits) }];
}

/**
 * Returns the number that a text gives for a claim, or `undefined` if it may be about something
 * else.
 */
function findClaimedNumber(text: string, claim: Claim): WrittenNumber | undefined {
  const { label, noun, isLeast } = claim;
  const isShort = noun && isLeast && text.length <= 40;
  const mayCount = isShort && text.toLowerCase().includes(noun.toLowerCase());
  const whole = mayCount ? minimumPattern(noun, "[.!]?$").exec(text) : null;
  const at = text.includes(label)
    ? (isLeast ? minimumPattern(label) : claimPattern(claim)).exec(text)
    : null;
  const found = whole?.index === 0 ? whole : at;
  if (!found) return undefined;
  const count = found[1] ?? found[2] ?? "";
  const number = /^\d/.test(count) ? parseCount(count) : parseNumberWords(count.split(" "));
  return number === undefined ? undefined : { text: found[0].trim(), number };
}

/** Creates a pattern for a number that is stated as a minimum. */
function minimumPattern(name: string, end = ""): RegExp {
  return new RegExp(`${atLeastPattern(escapeRegExp(name))}${end}`, "iu");
}

/**
 * Creates a pattern for a number with the claim's unit and label: "98% de clientes satisfeitos".
 */
function claimPattern({ value, label }: Claim): RegExp {
  const unit = escapeRegExp(value.replace(leadingNumber, ""));
  return new RegExp(`(?<![\\d,.])(${integerPattern})${unit} ${escapeRegExp(label)}`, "iu");
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
