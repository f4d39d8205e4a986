import { type FactToken, findFactTokens } from "../../model/facts.ts";
import type { ParsedContentFile } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import { findUnfilledFact } from "../site-index/unfilled-fact.ts";

/**
 * Checks the fact tokens in a text. Each must name a fact that has a value, and none may lack its
 * `$`.
 */
export function checkFactTokens(source: CheckContext, { path, value }: Visit) {
  if (typeof value !== "string" || !value.includes("{")) return;
  for (const token of findFactTokens(value)) checkFactToken(source, path, token);
  checkMissingDollar(source, path, value);
}

const tokenWithoutDollar =
  /(?<!\$)(?:\$[ \t]+)?\{{1,2}([a-z]\w*(?:\.[\w-]+)+)\}{1,2}|\$[([]([a-z]\w*(?:\.[\w-]+)+)[)\]]/g;

/** Reports the name of a fact in braces without its `$`. Visitors would see the name. */
function checkMissingDollar(source: CheckContext, path: string, value: string) {
  for (const { 0: part, 1: name, 2: other, index } of value.matchAll(tokenWithoutDollar)) {
    const token = closestFactName(source, name ?? other ?? "");
    if (token === undefined) continue;
    const at = { start: index, end: index + part.length };
    source.reportPart("lost-dollar", path, { part, token }, { at, meant: `\${${token}}` });
  }
}

/** Returns the name if there is such a fact, else the most similar name in its group. */
function closestFactName({ site }: CheckContext, name: string): string | undefined {
  const isThere = (each = "") => !("missing" in site.facts.get(each));
  if (isThere(name)) return name;
  const guess = site.guessFact(name);
  return factGroupOf(guess) === factGroupOf(name) && isThere(guess) ? guess : undefined;
}

function factGroupOf(name = ""): string {
  return name.replace(/\..*/, "");
}

/** Returns the ranges of a token and of the name in it, within its text. */
function tokenRanges(
  value: string,
  { name, start, end, open }: FactToken,
): { whole: Range; at: Range } {
  const from = value.indexOf(name, start + "${".length);
  const at = { start: from, end: from + name.length };
  return { at, whole: { start, end: open ? at.end : end } };
}

function checkFactToken(source: CheckContext, path: string, token: FactToken) {
  const { name, open } = token;
  const { at, whole } = tokenRanges(String(source.subject.value(path)), token);
  const { facts, guessFact } = source.site;
  if (open) return source.reportPart("open-token", path, { token: name }, { at: whole });
  const fact = facts.get(name);
  if (!("missing" in fact)) return;
  const file = findFactFile(source, name);
  if (fact.missing === "circular")
    return reportCircularFact(source, path, { name, file, at: whole });
  // A file with errors may have lost the fact.
  if (file && !file.valid) return;
  const details = { token: name, file: file?.parsed.file ?? settingsFileName(source) };
  // A fact without a value is not a misspelled name.
  const unfilled = findUnfilledFact(source.site, name);
  if (unfilled) {
    return source.reportPart("unfilled-token", path, { ...details, ...unfilled }, { at: whole });
  }
  const guess = guessFact(name);
  const suggestion = guess !== undefined && "text" in facts.get(guess) ? guess : undefined;
  source.reportPart("missing-token", path, { ...details, suggestion }, { at, meant: suggestion });
}

interface CircularFact {
  name: string;
  file?: ParsedContentFile;
  at: Range;
}

/**
 * Reports facts that refer to each other. This is a single mistake, so it is reported once, in the
 * file that defines the facts.
 */
function reportCircularFact(source: CheckContext, path: string, fact: CircularFact) {
  const isTold = source.found.some(({ code }) => code === "circular-token");
  if (source.file !== fact.file || isTold) return;
  source.reportPart("circular-token", path, { token: fact.name }, { at: fact.at });
}

/**
 * Returns the file that should define a fact: the file of its collection, or else the site's
 * settings.
 */
function findFactFile({ site }: CheckContext, name: string): ParsedContentFile | undefined {
  const collection = name.split(".")[0] ?? "";
  return site.collection(collection).file ?? site.settings;
}

function settingsFileName({ site }: CheckContext): string {
  return `${site.draft.folder}/site.yaml`;
}
