import { compile, type JSONSchema, type Options } from "json-schema-to-typescript";
import {
  blockSchemaIds,
  refTargetId,
  refTargetNode,
  type Schema,
  type Schemas,
} from "../model/schema/schemas.ts";

const engineTypesHeader = `// Generated from schemas/ by \`npm run types\`; do not edit.
//
// It describes resolved content: entries stand where their ids were written, pictures have a URL
// and a size, tokens are replaced, links lead to their final address.
`;

const siteTypesHeader = `// Generated from the schemas of this folder by \`prelo types\`; do not edit.
`;

const options: Partial<Options> = {
  bannerComment: "",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 100, bracketSpacing: true, trailingComma: "all" },
};

/**
 * Generates the TypeScript module with the types of resolved content: one type for each assembled
 * schema of an object or a set of options, and the union of all blocks. Throws if a reference or a
 * collection cannot be resolved.
 */
export async function generateTypes(schemas: Schemas): Promise<string> {
  const ids = Object.keys(schemas).filter((id) => hasNamedType(schemas, id));
  const types = await Promise.all(ids.sort().map((id) => generateType(schemas, id)));
  return [engineTypesHeader, ...types, generateBlockTypes(schemas)].join("\n");
}

/**
 * Generates the types for the schemas of a site's own code. They import the types of the engine
 * that they use from `prelo/block`.
 *
 * @param schemas all schemas of the site, assembled
 * @param own the ids of the schemas in the site's own code
 */
export async function generateSiteTypes(schemas: Schemas, own: readonly string[]): Promise<string> {
  const ids = [...own].filter((id) => hasNamedType(schemas, id)).sort();
  const types = await Promise.all(ids.map((id) => generateType(schemas, id)));
  const text = types.join("\n");
  const others = Object.keys(schemas).filter(
    (id) => !own.includes(id) && hasNamedType(schemas, id),
  );
  const used = others
    .map(typeName)
    .filter((name) => new RegExp(`\\b${name}\\b(?=[;[])`).test(text));
  const line = `import type { ${used.sort().join(", ")} } from "prelo/block";\n`;
  return [siteTypesHeader, ...(used.length > 0 ? [line] : []), text].join("\n");
}

async function generateType(schemas: Schemas, id: string): Promise<string> {
  const type = toTypeSchema({ schemas, id }, requireSchema(schemas, id));
  return tidyComments(await compile(type, typeName(id), options));
}

/**
 * Removes comments that the generator has added, and puts each short comment of ours on one line.
 */
function tidyComments(code: string): string {
  return code
    .replace(/\n +\*\n +\* This interface was referenced by .*\n.*/g, "")
    .replace(/\/\*\*\n +\* (.*)\n +\*\//g, "/** $1 */");
}

function generateBlockTypes(schemas: Schemas): string {
  const names = blockSchemaIds(schemas).map((id) => `  | ${typeName(id)}`);
  return `/** Anything that a page can be made of. */
export type Block =
${names.join("\n")};

/** What tells one kind of block from another. */
export type BlockType = Block["type"];

/** The block of type T. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
`;
}

/**
 * Whether a schema gets a named type: objects and sets of options do. Texts and lists are inlined.
 */
function hasNamedType(schemas: Schemas, id: string): boolean {
  const { type, enum: values } = requireSchema(schemas, id);
  const isGroup = [type].flat().includes("object");
  return id !== "block.json" && (isGroup || values !== undefined);
}

/**
 * Returns the name of a schema's type: "blocks/article-list.json" → "ArticleListBlock",
 * "entries/plan.json" → "Plan".
 */
function typeName(id: string): string {
  if (id === "site.json") return "SiteSettings";
  const words = id.replace(/^.*\/|\.json$/g, "").split("-");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return id.startsWith("blocks/") ? `${name}Block` : name;
}

/** The schema file that contains a node. `$ref`s in the node are relative to it. */
interface ContainingSchemaFile {
  schemas: Schemas;
  id: string;
}

/**
 * Converts a schema node to a JSON Schema of its resolved value. Includes only the keywords that
 * affect types, and the description.
 */
function toTypeSchema(place: ContainingSchemaFile, authored: Schema): JSONSchema {
  const description = descriptionOf(authored);
  if (authored.$ref) return { ...referredType(place, authored.$ref), ...description };
  if (authored.collection) return { ...entriesType(place.schemas, authored), ...description };
  const node = addResolvedFields(authored);
  return { ...typeSchemaWithoutChildren(node), ...childTypes(place, node), ...description };
}

function descriptionOf({ description, markup }: Schema): JSONSchema {
  const note = markup ? ` (${markup} markup)` : "";
  return description ? { description: description + note } : {};
}

function referredType({ schemas, id }: ContainingSchemaFile, ref: string): JSONSchema {
  const target = refTargetId(id, ref);
  const part = ref.includes("#") && refTargetNode(requireSchema(schemas, target), ref);
  if (part) return toTypeSchema({ schemas, id: target }, part);
  if (target === "block.json") return { tsType: "Block" };
  if (hasNamedType(schemas, target)) return { tsType: typeName(target) };
  return toTypeSchema({ schemas, id: target }, requireSchema(schemas, target));
}

function entriesType(schemas: Schemas, { collection, type }: Schema): JSONSchema {
  const name = typeName(entrySchemaId(schemas, `${collection}`));
  return { tsType: type === "string" ? name : `${name}[]` };
}

/**
 * Returns the id of the schema for the entries of a collection. A collection is either a file of
 * its own or a list in the settings of the site, such as the claims.
 */
function entrySchemaId(schemas: Schemas, collection: string): string {
  const list = schemas[`${collection}.json`] ?? schemas["site.json"]?.properties?.[collection];
  const ref = list?.items?.$ref;
  if (!ref) throw new Error(`No schema describes the collection "${collection}".`);
  return ref;
}

/** Adds the fields that exist only in resolved content. */
function addResolvedFields(node: Schema): Schema {
  const { resolved } = node;
  if (!resolved) return node;
  return {
    ...node,
    type: resolved.type ?? node.type,
    required: [...(node.required ?? []), ...(resolved.required ?? [])],
    properties: { ...node.properties, ...resolved.properties },
  };
}

function typeSchemaWithoutChildren(node: Schema): JSONSchema {
  const { type, const: value, enum: options, required } = node;
  return JSON.parse(JSON.stringify({ type, const: value, enum: options, required }));
}

function childTypes(place: ContainingSchemaFile, node: Schema): JSONSchema {
  const { items, properties, patternProperties, additionalProperties: others } = node;
  const types: JSONSchema = {};
  if (items) types.items = toTypeSchema(place, items);
  if (properties) types.properties = toTypeSchemas(place, properties);
  if (patternProperties) types.patternProperties = toTypeSchemas(place, patternProperties);
  if (typeof others === "object") types.additionalProperties = toTypeSchema(place, others);
  return types;
}

function toTypeSchemas(
  place: ContainingSchemaFile,
  nodes: Record<string, Schema>,
): Record<string, JSONSchema> {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, toTypeSchema(place, node)]),
  );
}

function requireSchema(schemas: Schemas, id: string): Schema {
  const schema = schemas[id];
  if (!schema) throw new Error(`There is no schema "${id}".`);
  return schema;
}
