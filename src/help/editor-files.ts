import type { Schemas } from "../content/schema/schemas.ts";
import { codeSnippets } from "./editor/code-snippets.ts";
import { editorSchemas } from "./editor/editor-schemas.ts";

/**
 * The files that `.vscode/` has from the schemas, by their path in it: what an editor explains,
 * completes and refuses while someone writes content.
 */
export function editorFiles(schemas: Schemas): Record<string, string> {
  const files = Object.entries(editorSchemas(schemas)).map(([id, schema]) => [
    `schemas/${id}`,
    toText(schema),
  ]);
  return {
    ...Object.fromEntries(files),
    "prelo.code-snippets": toText(codeSnippets(schemas)),
  };
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
