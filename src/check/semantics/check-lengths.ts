import { factTextOf, replaceFactTokens } from "../../model/facts.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** The number of characters of a title that search engines show. They cut off the rest. */
const maximumTitleLength = 70;
const maximumDescriptionLength = 170;

/** Warns about titles and descriptions too long for search results, except on the 404 page. */
export function checkSearchResultLengths(source: CheckContext) {
  const { schemaId } = source.file;
  if (resolveFieldText(source, "/route") === "/404") return;
  checkTitleLength(source);
  checkDescriptionLength(source, schemaId === "article.json" ? "/excerpt" : "/description");
}

function checkTitleLength(source: CheckContext) {
  const title = resolveFieldText(source, "/title");
  const name = factTextOf(source.site.facts.get("firm.name")) ?? "";
  // The firm's name is appended to titles that do not contain it.
  const length = [...title].length + (title.includes(name) ? 0 : [...` · ${name}`].length);
  if (length <= maximumTitleLength) return;
  const details = { length, most: maximumTitleLength };
  source.report("long-title", "/title", details, { severity: "warning" });
}

function checkDescriptionLength(source: CheckContext, path: string) {
  const { length } = [...resolveFieldText(source, path)];
  if (length <= maximumDescriptionLength) return;
  const details = { length, most: maximumDescriptionLength };
  source.report("long-description", path, details, { severity: "warning" });
}

/** Checks the length limits of texts with fact tokens, after replacing the tokens. */
export function checkResolvedLength(source: CheckContext, { path, value, schema }: Visit) {
  const limit = childValue(schema, "maxLength");
  if (typeof value !== "string" || typeof limit !== "number" || !value.includes("${")) return;
  // An unknown token counts as empty. It has its own diagnostic.
  const { facts } = source.site;
  const { length } = [...replaceFactTokens(value, (name) => factTextOf(facts.get(name)) ?? "")];
  if (length <= limit) return;
  source.report("too-long", path, { field: source.subject.field(path), length, limit });
}

function resolveFieldText(source: CheckContext, path: string): string {
  const written = textAt(source.file.parsed.value, path) ?? "";
  return replaceFactTokens(written, (name) => factTextOf(source.site.facts.get(name)));
}
