import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anyLanguage } from "../../content/defaults/with-defaults.ts";
import type { Schema } from "../../content/schema/schemas.ts";
import { readTree } from "../../text/yaml/tree.ts";

const folder = join(import.meta.dirname, "../../content/defaults");

/**
 * The engine's schemas with what stands where a site writes nothing: the theme, and the words of the
 * interface in each language that has a file.
 */
export function addDefaults(schemas: Record<string, Schema>): void {
  const words: Record<string, unknown> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".yaml"))) {
    words[file.replace(".yaml", "")] = readDefaults(join(folder, file));
  }
  const { [anyLanguage]: theme, ...languages } = words;
  give(schemas, "labels.json", languages);
  give(schemas, "theme.json", { [anyLanguage]: theme });
}

function give(schemas: Record<string, Schema>, id: string, defaults: Schema["defaults"]) {
  // Tests read folders of schemas that have neither.
  if (schemas[id]) schemas[id] = { ...schemas[id], defaults };
}

function readDefaults(file: string): unknown {
  const tree = readTree(readFileSync(file, "utf8"));
  if ("offset" in tree) throw new Error(`${file} cannot be read from ${tree.offset}.`);
  return tree.value;
}
