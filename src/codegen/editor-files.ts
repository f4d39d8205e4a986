import { type OwnFormats, withPatterns } from "../check/schema/own-formats.ts";
import { formats as engineFormats } from "../model/formats/formats.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { codeSnippets } from "./editor/code-snippets.ts";
import { editorSchemas } from "./editor/editor-schemas.ts";

/**
 * The files that `.vscode/` has from the schemas, by their path in it: what an editor explains,
 * completes and refuses while someone writes content.
 *
 * @param formats those of the site's own
 * @param home the country of the firm, two letters, and the language of the site; Brazil's unless told
 */
export function editorFiles(
  schemas: Schemas,
  formats: OwnFormats = {},
  { country = "BR", language = "pt-BR" }: { country?: string; language?: string } = {},
): Record<string, string> {
  const patterns = country === "BR" ? formats : { ...formats, ...abroad() };
  const files = Object.entries(editorSchemas(withPatterns(schemas, patterns), language)).map(
    ([id, schema]) => [`schemas/${id}`, toText(schema)],
  );
  return {
    ...Object.fromEntries(files),
    "prelo.code-snippets": toText(codeSnippets(schemas)),
  };
}

/** What a pattern can hold of the formats that each country has otherwise. */
function abroad(): Record<string, { pattern: string }> {
  const all = Object.entries(engineFormats).flatMap(([name, { byCountry }]) =>
    byCountry ? [[name, { pattern: byCountry.pattern }]] : [],
  );
  return Object.fromEntries(all);
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
