import { type OwnFormats, withPatterns } from "../check/shape/own-formats.ts";
import type { Schemas } from "../content/schema/schemas.ts";
import { codeSnippets } from "./editor/code-snippets.ts";
import { editorSchemas } from "./editor/editor-schemas.ts";

/**
 * The files that `.vscode/` has from the schemas, by their path in it: what an editor explains,
 * completes and refuses while someone writes content.
 *
 * @param formats those of the site's own
 */
export function editorFiles(schemas: Schemas, formats: OwnFormats = {}): Record<string, string> {
  const files = Object.entries(editorSchemas(withPatterns(schemas, formats))).map(
    ([id, schema]) => [`schemas/${id}`, toText(schema)],
  );
  return {
    ...Object.fromEntries(files),
    "prelo.code-snippets": toText(codeSnippets(schemas)),
  };
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
