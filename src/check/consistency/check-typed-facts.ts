import { textOf } from "../../model/facts.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { distanceOf } from "../../yaml/suggest.ts";
import type { SiteMap } from "../site-index/site-map.ts";
import type { Source } from "../site-index/source.ts";
import { createShape, type Shape } from "./shape-of.ts";

/** A fact of the firm that people type by hand: a number of a register, a telephone, an e-mail. */
interface Fact {
  name: string;
  text: string;
  /** Whatever is formed like it, a sign more or less. */
  shape: Shape;
}

/** So many signs may be wrong or missing in what is still meant as the same. */
const mostWrong = 2;

/** A fact that was typed again, and not quite as the site has it, is told: a citation never drifts. */
export function checkTypedFacts(source: Source, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !/\d|@/.test(value)) return;
  if (isItself(source, path) || "pattern" in schema || "format" in schema) return;
  for (const { name, text, shape } of factsOf(source.site)) {
    const written = shape(value).find((found) => isMeant(found, text));
    if (written === undefined) continue;
    const details = { written, now: text, name };
    return source.reportPart("typed-fact", path, details, { part: written, severity: "warning" });
  }
}

/** The firm's own facts, and examples of how something is to be written. */
function isItself({ file }: Source, path: string): boolean {
  const isFirm = file.schemaId === "site.json" && path.startsWith("/firm/");
  return isFirm || /\/(?:placeholder|example)$/.test(path);
}

function isMeant(found: string, text: string): boolean {
  if (found === text || distanceOf(found, text, mostWrong) > mostWrong) return false;
  // The next line of a telephone differs in a digit, and is right.
  const isPhone = /^\(/.test(text);
  return !isPhone || sorted(found) === sorted(text) || found.length < text.length;
}

function sorted(text: string): string {
  return [...text.replace(/\D/g, "")].sort().join("");
}

const known = new WeakMap<SiteMap, readonly Fact[]>();

function factsOf(site: SiteMap): readonly Fact[] {
  const facts = known.get(site) ?? site.facts.names.flatMap((name) => readFact(site, name));
  known.set(site, facts);
  return facts;
}

function readFact({ facts }: SiteMap, name: string): Fact[] {
  // A register of an entry has two names: the shorter one is what people cite.
  if (!/^firm\./.test(name) || name.endsWith(".value") || name.endsWith(".example")) return [];
  const text = textOf(facts.get(name)) ?? "";
  const isNumber =
    text.replace(/\D/g, "").length >= 6 && /[^\d]/.test(text) && !/\s.*\s/.test(text);
  const isMail = /^[^\s@]+@[^\s@]+$/.test(text);
  return isNumber || isMail ? [{ name, text, shape: createShape(text) }] : [];
}
