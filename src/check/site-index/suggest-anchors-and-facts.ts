import type { ParsedContentFile } from "../../model/parsed-site.ts";
import { nodeAt } from "../../model/schema/find-schema-node.ts";
import { foreignFieldNames } from "../../model/schema/foreign-field-names.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { groupBy } from "../../yaml/group-by.ts";
import type { SuggestionCandidate } from "../../yaml/suggest.ts";
import { foldName } from "../../yaml/text-and-language/text-normalization.ts";
import type { Suggester } from "./suggestions.ts";

/**
 * Creates a suggester for anchors. For an address without a page, it suggests the only anchor with
 * the same name: "/planos" → "/servicos#planos".
 */
export function createAnchorLinkSuggester(
  routes: ReadonlyMap<string, { file: ParsedContentFile; kind: string }>,
  anchors: (file: ParsedContentFile) => readonly { id: string }[],
): Suggester {
  let places: Map<string, string[]> | undefined;
  const read = () => {
    const shown = [...routes].filter(([, { file, kind }]) => kind === "page" && !file.hidden);
    const all = shown.flatMap(([route, { file }]) =>
      anchors(file).map(({ id }) => ({ id, route })),
    );
    const groups = groupBy(all, ({ id }) => `/${id}`);
    return new Map(
      [...groups].map(([name, group]) => [name, group.map(({ id, route }) => `${route}#${id}`)]),
    );
  };
  return (written) => {
    places ??= read();
    const found = places.get(written) ?? [];
    return found.length === 1 ? found[0] : undefined;
  };
}

/**
 * Creates candidates for facts, with the names that authors may use for them: "firm.telefone" means
 * "firm.phone".
 */
export function createFactCandidates(
  schemas: Schemas,
  names: readonly string[],
): SuggestionCandidate[] {
  const titles = new Map<string, string | undefined>();
  return names.map((name) => {
    // Entries of a list have the same fields, so each title is read once.
    const key = name.startsWith("firm.") ? name : name.replace(/\..*\./s, ".");
    if (!titles.has(key)) titles.set(key, factTitle(schemas, name));
    return factCandidate(name, titles.get(key));
  });
}

function factTitle(schemas: Schemas, name: string): string | undefined {
  return nodeAt(schemas, "site.json", undefined, `/${name.replaceAll(".", "/")}`)?.title;
}

function factCandidate(name: string, title: string | undefined): SuggestionCandidate {
  const group = name.slice(0, name.lastIndexOf(".") + 1);
  const field = name.slice(group.length);
  const names = foreignFieldNames(field).map((each) => foldName(group + each));
  return { word: name, title: title && group + title, names };
}

/**
 * Returns the names of all facts of a firm. Includes facts without a value, since a misspelled name
 * may mean one of them.
 */
export function listFirmFactNames(schemas: Schemas): string[] {
  return ["firm", "firm.address"].flatMap((group) => {
    const node = nodeAt(schemas, "site.json", undefined, `/${group.replaceAll(".", "/")}`);
    const fields = Object.entries(node?.properties ?? {});
    const texts = fields.filter(([, { type }]) => type === "string" || type === "integer");
    return texts.map(([name]) => `${group}.${name}`);
  });
}
