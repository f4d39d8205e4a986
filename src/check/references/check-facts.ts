import { findTokens, type Token } from "../../content/facts.ts";
import type { DraftFile } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import type { Source } from "../lookup/source.ts";
import { type UnfilledFact, unfilledFact } from "../lookup/unfilled-fact.ts";

/** Every fact that a text names must be there. */
export function checkTokens(source: Source, { path, value }: Visit) {
  if (typeof value !== "string" || !value.includes("{")) return;
  for (const token of findTokens(value)) checkToken(source, path, token);
  checkLostDollar(source, path, value);
}

const braced =
  /(?<!\$)(?:\$[ \t]+)?\{{1,2}([a-z]\w*(?:\.[\w-]+)+)\}{1,2}|\$[([]([a-z]\w*(?:\.[\w-]+)+)[)\]]/g;

/** The name of a fact between braces, without the sign that asks for it: visitors would read the name. */
function checkLostDollar(source: Source, path: string, value: string) {
  for (const [part, name, other] of value.matchAll(braced)) {
    const token = name ?? other ?? "";
    if ("missing" in source.site.facts.get(token)) continue;
    source.reportPart("lost-dollar", path, { part, token }, { part, meant: `\${${token}}` });
  }
}

function checkToken(source: Source, path: string, { name, open }: Token) {
  const { facts, guessFact } = source.site;
  if (open) return source.reportPart("open-token", path, { token: name }, { part: `\${${name}` });
  const fact = facts.get(name);
  if (!("missing" in fact)) return;
  const file = fileOf(source, name);
  if (fact.missing === "circular") return reportCircle(source, path, { name, file });
  // A file with mistakes may have lost the fact.
  if (file && !file.valid) return;
  const details = { token: name, file: file?.parsed.file ?? factsFile(source) };
  const unfilled = unfilledFact(source.site, name);
  if (unfilled) return reportUnfilled(source, path, { ...details, ...unfilled });
  const guess = guessFact(name);
  const suggestion = guess !== undefined && "text" in facts.get(guess) ? guess : undefined;
  const showing = { part: name, meant: suggestion };
  source.reportPart("missing-token", path, { ...details, suggestion }, showing);
}

/** Of a detail that is merely not told no neighbour is meant. */
function reportUnfilled(
  source: Source,
  path: string,
  details: { token: string; file: string } & UnfilledFact,
) {
  source.reportPart("unfilled-token", path, details, { part: `\${${details.token}}` });
}

/** Facts that name each other are one mistake, told once in the file where they stand. */
function reportCircle(source: Source, path: string, fact: { name: string; file?: DraftFile }) {
  const isTold = source.found.some(({ code }) => code === "circular-token");
  if (source.file !== fact.file || isTold) return;
  source.reportPart("circular-token", path, { token: fact.name }, { part: `\${${fact.name}}` });
}

/** The file in which a fact is looked for: that of its collection, else the settings of the site. */
function fileOf({ site }: Source, name: string): DraftFile | undefined {
  const collection = name.split(".")[0] ?? "";
  return site.collection(collection).file ?? site.settings;
}

function factsFile({ site }: Source): string {
  return `${site.draft.folder}/site.yaml`;
}
