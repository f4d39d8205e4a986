import { textAt } from "../../../content/raw-site.ts";
import { childValue } from "../../../text/pointer.ts";
import { readTree } from "../../../text/yaml/tree.ts";
import written from "./new-files.pt-br.yaml?raw";

let templates: unknown;

/** Whether a place of a file still says what a new file of its kind says there: nobody has written anything yet. */
export function isTemplateText(schemaId: string, value: unknown, path: string): boolean {
  templates ??= valueIn(written);
  const template = childValue(childValue(templates, schemaId), path);
  // What new files say of their title is the editor's own.
  if (typeof template !== "string" || template === "" || template.includes("{title}")) return false;
  return textAt(value, path)?.trim() === template.trim();
}

function valueIn(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}
