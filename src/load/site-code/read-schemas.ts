import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  assembleSchemas,
  refTargetId,
  type Schema,
  SchemaExtensionError,
  type Schemas,
} from "../../model/schema/schemas.ts";
import { editorsLanguage } from "../../yaml/language/editors-language.pt-br.ts";
import { displayPath } from "../files/disk-files.ts";
import { addDefaults } from "./read-defaults.ts";
import { addWords } from "./read-words.ts";
import { SiteCodeError, siteCodeFiles } from "./site-code-files.ts";
import { ownCodeWords as words } from "./words.pt-br.ts";

const engineFolder = join(import.meta.dirname, "../../../schemas");

/**
 * The schemas of the engine and of a site's own code, by their id: that of the engine's is its path,
 * that of the others stands in them.
 *
 * @param own the folder of the site's own code, if there is any
 * @param language in which the engine's speak to editors, as in the names of files; that of this program unless told
 * @throws OwnCodeFault where two have the same id, or one cannot extend the other that it names
 */
export function readSchemas(
  own?: string,
  engine = engineFolder,
  language: string = editorsLanguage,
): Schemas {
  const paths = readdirSync(engine, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => path.endsWith(".json")).map((path) => join(engine, path));
  const schemas: Record<string, Schema> = {};
  const places = new Map<string, string>();
  for (const file of [...files.sort(), ...siteSchemaPaths(own)]) {
    const schema = readSchema(file);
    const { $id: id } = schema;
    if (!id) throw new SiteCodeError(words.noId({ file: displayPath(file) }));
    const [first, second] = [places.get(id), displayPath(file)];
    if (first !== undefined) throw new SiteCodeError(words.schemas({ id, first, second }));
    places.set(id, second);
    schemas[id] = schema;
  }
  addWords(schemas, engine, language);
  addDefaults(schemas);
  try {
    return assembleSchemas(withSiteCollections(schemas, own));
  } catch (error) {
    if (!(error instanceof SchemaExtensionError)) throw error;
    const { id, target, field } = error;
    throw new SiteCodeError(words.extends({ file: places.get(id) ?? id, target, field }));
  }
}

/** The parts of forms that draw on a list of the site, and in which field they name it. */
const collectionFields = [
  ["parts/field.json", "optionsFrom"],
  ["parts/prefill.json", "from"],
] as const;

/** The same schemas in which forms may draw on the lists of a site's own code, too: a list is called as its schema. */
function withSiteCollections(
  schemas: Readonly<Record<string, Schema>>,
  own?: string,
): Record<string, Schema> {
  const lists = own === undefined ? [] : siteSchemaFiles(own).filter(isCollectionSchema);
  const named = lists.filter(({ id, schema }) => hasIdAndName(schemas, id, schema));
  const made = { ...schemas };
  for (const [id, name] of named.length > 0 ? collectionFields : []) {
    const { properties = {}, ...rest } = made[id] ?? {};
    const { [name]: field = {} } = properties;
    made[id] = { ...rest, properties: { ...properties, [name]: withOptions(field, named) } };
  }
  return made;
}

/** Whether the entries of a list have an id and a name: others nobody could choose. */
function hasIdAndName(
  schemas: Readonly<Record<string, Schema>>,
  id: string,
  { items }: Schema,
): boolean {
  const entry = items?.$ref === undefined ? items : schemas[refTargetId(id, items.$ref)];
  const { id: code, title, name, label } = entry?.properties ?? {};
  return code !== undefined && [title, name, label].some((each) => each !== undefined);
}

function withOptions(field: Schema, lists: readonly { id: string; schema: Schema }[]): Schema {
  const options = lists.map(({ id, schema }) => ({
    name: id.replace(/\.json$/, ""),
    title: schema.title ?? "",
  }));
  const told = options.map((option) => ` ${words.listOption(option)}`);
  return {
    ...field,
    description: `${field.description ?? ""}${told.join("")}`,
    enum: [...(field.enum ?? []), ...options.map(({ name }) => name)],
  };
}

/** Whether a schema of a site's own is that of a list with a file of its own. */
export function isCollectionSchema({ id, schema }: { id: string; schema: Schema }): boolean {
  return !id.includes("/") && schema.type === "array";
}

/** The ids of the schemas that stand in a site's own code. */
export function siteSchemaIds(own: string): string[] {
  return siteSchemaFiles(own).map(({ id }) => id);
}

/** The schemas that stand in a site's own code, each with its id and its file as messages name it. */
export function siteSchemaFiles(own: string): { id: string; file: string; schema: Schema }[] {
  return siteSchemaPaths(own).map((file) => {
    const schema = readSchema(file);
    return { id: schema.$id ?? "", file: displayPath(file), schema };
  });
}

function siteSchemaPaths(own: string | undefined): string[] {
  if (own === undefined) return [];
  const paths = siteCodeFiles(own).filter((path) => path.endsWith(".json"));
  return paths.map((path) => join(own, path));
}

function readSchema(file: string): Schema {
  try {
    const schema = JSON.parse(readFileSync(file, "utf8"));
    if (typeof schema !== "object" || schema === null) throw new Error(typeof schema);
    return schema;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteCodeError(words.unreadable({ name: displayPath(file), reason }));
  }
}

/** The types of the blocks that a site brings along. */
export function siteBlockTypes(own: string): string[] {
  return siteSchemaIds(own).flatMap((id) => /^blocks\/(.+)\.json$/.exec(id)?.[1] ?? []);
}
