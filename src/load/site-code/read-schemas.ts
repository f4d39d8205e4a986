import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import { editorsLanguage } from "#lang/yaml/text-and-language/editors-language";
import {
  assembleSchemas,
  refTargetId,
  type Schema,
  SchemaExtensionError,
  type Schemas,
} from "../../model/schema/schemas.ts";
import { displayPath } from "../files/disk-files.ts";
import { addSchemaDefaults } from "./add-schema-defaults.ts";
import { SiteCodeError, siteCodeFiles } from "./site-code-files.ts";
import { translateSchemas } from "./translate-schemas.ts";

const engineFolder = join(import.meta.dirname, "../../../schemas");

/**
 * Returns the schemas of the engine and of the site code, by id. The id of an engine schema is its
 * path. A site schema declares its own id.
 *
 * @param own the folder of the site code, if any
 * @param language the language of the engine's texts for editors, as in file names; by default that
 *   of this program
 * @throws SiteCodeError if a schema has no id, if two have the same id, or if a schema cannot
 *   extend the schema that it names
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
    if (!id) throw new SiteCodeError(strings.noId({ file: displayPath(file) }));
    const [first, second] = [places.get(id), displayPath(file)];
    if (first !== undefined) throw new SiteCodeError(strings.schemas({ id, first, second }));
    places.set(id, second);
    schemas[id] = schema;
  }
  translateSchemas(schemas, engine, language);
  addSchemaDefaults(schemas);
  try {
    return assembleSchemas(withSiteCollections(schemas, own));
  } catch (error) {
    if (!(error instanceof SchemaExtensionError)) throw error;
    const { id, target, field } = error;
    throw new SiteCodeError(strings.extends({ file: places.get(id) ?? id, target, field }));
  }
}

/** Form fields that take their options from a collection, with the property that names it. */
const collectionFields = [
  ["parts/field.json", "optionsFrom"],
  ["parts/prefill.json", "from"],
] as const;

/**
 * Adds the site's collections to those that form fields may use. The name of a collection is that
 * of its schema.
 */
function withSiteCollections(
  schemas: Readonly<Record<string, Schema>>,
  own?: string,
): Record<string, Schema> {
  const lists = own === undefined ? [] : siteSchemaFiles(own).filter(isCollectionSchema);
  const named = lists.filter(({ id, schema }) => entriesHaveIdAndName(schemas, id, schema));
  const made = { ...schemas };
  for (const [id, name] of named.length > 0 ? collectionFields : []) {
    const { properties = {}, ...rest } = made[id] ?? {};
    const { [name]: field = {} } = properties;
    made[id] = {
      ...rest,
      properties: { ...properties, [name]: addCollectionOptions(field, named) },
    };
  }
  return made;
}

/** Whether entries have an id and a name. Visitors could not choose an entry without these. */
function entriesHaveIdAndName(
  schemas: Readonly<Record<string, Schema>>,
  id: string,
  { items }: Schema,
): boolean {
  const entry = items?.$ref === undefined ? items : schemas[refTargetId(id, items.$ref)];
  const { id: code, title, name, label } = entry?.properties ?? {};
  return code !== undefined && [title, name, label].some((each) => each !== undefined);
}

function addCollectionOptions(
  field: Schema,
  lists: readonly { id: string; schema: Schema }[],
): Schema {
  const options = lists.map(({ id, schema }) => ({
    name: id.replace(/\.json$/, ""),
    title: schema.title ?? "",
  }));
  const told = options.map((option) => ` ${strings.listOption(option)}`);
  return {
    ...field,
    description: `${field.description ?? ""}${told.join("")}`,
    enum: [...(field.enum ?? []), ...options.map(({ name }) => name)],
  };
}

/** Whether a site schema describes a collection with a file of its own. */
export function isCollectionSchema({ id, schema }: { id: string; schema: Schema }): boolean {
  return !id.includes("/") && schema.type === "array";
}

/** Returns the ids of the site's schemas. */
export function siteSchemaIds(own: string): string[] {
  return siteSchemaFiles(own).map(({ id }) => id);
}

/** Returns the site's schemas, with their ids, and the names of their files in messages. */
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
    throw new SiteCodeError(strings.unreadable({ name: displayPath(file), reason }));
  }
}

/** Returns the types of the site's blocks. */
export function siteBlockTypes(own: string): string[] {
  return siteSchemaIds(own).flatMap((id) => /^blocks\/(.+)\.json$/.exec(id)?.[1] ?? []);
}
