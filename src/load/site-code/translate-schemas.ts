import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "../../model/schema/schemas.ts";
import { childValue, splitPointer } from "../../yaml/json-pointer.ts";
import { readTree } from "../../yaml/parse/tree.ts";
import { localizeSpelling } from "../../yaml/text-and-language/localize-spelling.ts";

/**
 * Translated texts by schema id, then by JSON Pointer in the schema, then by keyword:
 * {"blocks/hero.json": {"/properties/title": {title: "Heading"}}}.
 */
type SchemaTranslations = Readonly<
  Record<string, Readonly<Record<string, Readonly<Partial<Schema>>>>>
>;

/**
 * Translates schemas from Portuguese with the `words` files in their folder. Missing translations
 * stay in Portuguese.
 *
 * @param schemas freshly read; mutated in place
 * @param folder the folder of the schemas
 * @param language the language as in file names
 * @throws Error if a translation names a path that no schema has
 */
export function translateSchemas(
  schemas: Readonly<Record<string, Schema>>,
  folder: string,
  language: string,
): void {
  const file = join(folder, "words", `${language}.yaml`);
  for (const [id, places] of Object.entries(existsSync(file) ? readSchemaTranslations(file) : {})) {
    for (const [place, words] of Object.entries(places)) {
      const node = splitPointer(place).reduce<unknown>(childValue, schemas[id]);
      if (typeof node !== "object") throw new Error(`${file}: ${id} has no ${place}.`);
      Object.assign(Object(node), words);
    }
  }
}

function readSchemaTranslations(file: string): SchemaTranslations {
  const text = readFileSync(file, "utf8");
  const tree = readTree(file.endsWith("en.yaml") ? localizeSpelling(text) : text);
  if ("offset" in tree) throw new Error(`${file} cannot be read from ${tree.offset}.`);
  return tree.value as SchemaTranslations;
}
