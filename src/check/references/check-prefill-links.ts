import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { suggest } from "../../yaml/suggest.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";
import type { RouteTarget } from "../site-index/site-routes.ts";

/** A link to a page with a form. */
interface RouteLink {
  path: string;
  /** As written, with its slots. */
  to: string;
  at: () => Range | undefined;
  query?: string;
}

/** Reports a value in a link ("?servico=…") that the form on the linked page does not accept. */
export function checkPrefillLink(
  source: CheckContext,
  { path, to, at, query }: RouteLink,
  { file }: RouteTarget,
) {
  if (!query || !file.valid) return;
  for (const [name, value] of new URLSearchParams(query)) {
    const known = cachedAllowedValues(source.site, file, name);
    if (!known || known.has(value) || value.includes("{")) continue;
    const suggestion = suggest(value, [...known]);
    const showing = { at: at(), meant: suggestion && to.replace(value, suggestion) };
    source.reportPart("unknown-filling", path, { name, value, suggestion }, showing);
  }
}

type AllowedValues = ReadonlySet<string> | undefined;

// This is cached, since each link of a long list may lead to the same form.
const valuesCache = new WeakMap<SiteIndex, Map<string, AllowedValues>>();

function cachedAllowedValues(
  site: SiteIndex,
  page: RouteTarget["file"],
  name: string,
): AllowedValues {
  const known = valuesCache.get(site) ?? new Map<string, AllowedValues>();
  valuesCache.set(site, known);
  const key = `${page.parsed.file} ${name}`;
  if (!known.has(key)) known.set(key, findAllowedValues(site, page.parsed.value, name));
  return known.get(key);
}

/**
 * Returns the values that a parameter may have for the forms of a page. Returns `undefined` if no
 * form uses the parameter, or if a collection has errors.
 */
function findAllowedValues(site: SiteIndex, page: unknown, name: string): AllowedValues {
  const rules = listAt(page, "/blocks").flatMap((block) => listAt(block, "/prefill"));
  const own = rules.filter((rule) => textAt(rule, "/parameter") === name);
  const lists = own.map((rule) => site.collection(textAt(rule, "/from") ?? ""));
  // A collection with errors may have lost the entry.
  if (own.length === 0 || lists.some(({ file }) => file?.valid === false)) return undefined;
  const values = own.flatMap((rule) => textAt(rule, "/value") ?? []);
  return new Set([...values, ...lists.flatMap(({ entries }) => [...entries.keys()])]);
}
