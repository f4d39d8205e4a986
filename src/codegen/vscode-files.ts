import {
  type CustomFormats,
  replaceFormatsByPatterns,
} from "../check/schema-compilation/site-formats.ts";
import { formats as engineFormats } from "../model/formats/formats.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { codeSnippets } from "./vscode/code-snippets.ts";
import { vscodeSchemas } from "./vscode/vscode-schemas.ts";

/**
 * Builds the files of `.vscode/` that are derived from the schemas. With these files, an editor
 * explains, completes and validates content while someone writes it.
 *
 * @param formats the formats that the site's own code defines
 * @param defaults the country of the firm (two letters) and the language of the site; by default
 *   those of Brazil
 * @returns the texts of the files, by path in `.vscode/`
 */
export function vscodeFiles(
  schemas: Schemas,
  formats: CustomFormats = {},
  { country = "BR", language = "pt-BR" }: { country?: string; language?: string } = {},
): Record<string, string> {
  const patterns = country === "BR" ? formats : { ...formats, ...internationalFormats() };
  const files = Object.entries(
    vscodeSchemas(replaceFormatsByPatterns(schemas, patterns), language),
  ).map(([id, schema]) => [`schemas/${id}`, toJsonText(schema)]);
  return {
    ...Object.fromEntries(files),
    "prelo.code-snippets": toJsonText(codeSnippets(schemas)),
  };
}

/**
 * Returns the formats whose pattern differs by country, with patterns that accept the values of
 * every country.
 */
function internationalFormats(): Record<string, { pattern: string }> {
  const all = Object.entries(engineFormats).flatMap(([name, { byCountry }]) =>
    byCountry ? [[name, { pattern: byCountry.pattern }]] : [],
  );
  return Object.fromEntries(all);
}

function toJsonText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
