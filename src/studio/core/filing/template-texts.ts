import { textAt } from "../../../content/raw-site.ts";
import { childValue } from "../../../text/pointer.ts";
import { readTree } from "../../../text/yaml/tree.ts";
import written from "./new-files.pt-br.yaml?raw";

let known: unknown;

/** What new files say, by the schema of their kind and the place in them. */
export function newFileWords(schemaId: string): unknown {
  const tree = known === undefined ? readTree(written) : undefined;
  if (tree && !("offset" in tree)) known = tree.value;
  return childValue(known, schemaId);
}

/** Whether a place of a file still says what a new file of its kind says there: nobody has written anything yet. */
export function isTemplateText(schemaId: string, value: unknown, path: string): boolean {
  const template = childValue(newFileWords(schemaId), path);
  // What new files say of their title is the editor's own.
  if (typeof template !== "string" || template === "" || template.includes("{title}")) return false;
  return textAt(value, path)?.trim() === template.trim();
}
