import { replaceFormatsByPatterns, type SiteFormats } from "../check/schema/site-formats.ts";
import { formats as engineFormats } from "../model/formats/formats.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { codeSnippets } from "./editor/code-snippets.ts";
import { editorSchemas } from "./editor/editor-schemas.ts";

/**
 * Builds the files of `.vscode/` that are derived from the schemas, by path: what an editor
 * explains, completes and validates while someone writes content.
 *
 * @param formats of the site's own code
 * @param defaults the country of the firm, two letters, and the language of the site; default:
 *   Brazil's
 */
export function editorFiles(
  schemas: Schemas,
  formats: SiteFormats = {},
  { country = "BR", language = "pt-BR" }: { country?: string; language?: string } = {},
): Record<string, string> {
  const patterns = country === "BR" ? formats : { ...formats, ...internationalFormats() };
  const files = Object.entries(
    editorSchemas(replaceFormatsByPatterns(schemas, patterns), language),
  ).map(([id, schema]) => [`schemas/${id}`, toJsonText(schema)]);
  return {
    ...Object.fromEntries(files),
    "prelo.code-snippets": toJsonText(codeSnippets(schemas)),
  };
}

/** The pattern formats that differ by country, in a form that accepts every country's. */
function internationalFormats(): Record<string, { pattern: string }> {
  const all = Object.entries(engineFormats).flatMap(([name, { byCountry }]) =>
    byCountry ? [[name, { pattern: byCountry.pattern }]] : [],
  );
  return Object.fromEntries(all);
}

function toJsonText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
