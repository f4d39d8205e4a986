import { childValue, splitPointer } from "../../yaml/json-pointer.ts";

/** A node of a JSON Schema (draft-07), with the annotations of this project. */
export interface Schema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  /** Whether the text has inline markup or is a whole Markdown body. */
  markup?: "inline" | "body";
  /** Visitors see the line breaks of the text. */
  lines?: boolean;
  /** The text is the target of a link. */
  link?: boolean;
  /**
   * The field contains ids of entries of this collection. In resolved content it contains the
   * entries.
   */
  collection?: string;
  /** The text is the id of an entry of this collection. In resolved content it remains an id. */
  reference?: string;
  /** The unit of the number. */
  unit?: "money";
  /**
   * The entries of this field get anchors on the page, provided the block has these field values.
   */
  anchors?: Readonly<Record<string, unknown>>;
  /** The block shows the featured article, which is then left out of the list. */
  takesFeatured?: boolean;
  /** The block lists all articles. */
  listsArticles?: boolean;
  /**
   * Plural nouns for the entries of this list, to check titles that count them: "Três planos". `*`
   * matches any other word.
   */
  counted?: string[];
  /** Optional fields that a new value gets nevertheless, such as one of several alternatives. */
  begins?: string[];
  /** Each option is a style pack. The studio shows it with a thumbnail. */
  sketched?: boolean;
  /** The site puts a number before the text. */
  numbered?: boolean;
  /** The text must match the pattern in this sibling field. */
  matches?: string;
  /** The format of the text ("date", "email", "cnpj"). */
  format?: string;
  /**
   * Overrides of descriptions and examples by the firm's country (ISO 3166-1, two letters). Rules
   * that depend on the country are conditions of the schema instead.
   */
  byCountry?: Readonly<Record<string, Schema>>;
  /** The fields that resolved content has in addition to those in the file. */
  resolved?: Schema;
  /** The defaults fill in every missing field of the group, including optional ones. */
  merged?: boolean;
  /**
   * Default file contents by language or style pack. The engine adds them; schema files never
   * contain them.
   */
  defaults?: Readonly<Record<string, unknown>>;
  /** The field applies only if the `type` of its group is one of these. */
  withType?: string[];
  /** The id of a schema to which this one adds its fields, so that site code can extend a part. */
  extends?: string;
}

/** Schemas by id. The id is the path in the schema folder ("blocks/hero.json"). */
export type Schemas = Readonly<Record<string, Schema>>;

/** Our own keywords. A JSON Schema validator must ignore them. */
export const annotationKeywords = [
  "markup",
  "lines",
  "link",
  "collection",
  "reference",
  "unit",
  "byCountry",
  "resolved",
  "merged",
  "defaults",
  "matches",
  "anchors",
  "takesFeatured",
  "listsArticles",
  "counted",
  "numbered",
  "withType",
  "sketched",
  "begins",
  "extends",
] as const;

/** Thrown if a schema extends a missing schema, or adds a field that its target already has. */
export class SchemaExtensionError extends Error {
  /** The id of the extending schema. */
  readonly id: string;
  readonly target: string;
  /** The field that already exists; `undefined` if the target is missing. */
  readonly field?: string;

  constructor({ $id = "", extends: target = "" }: Schema, field: string | undefined) {
    super(`The schema ${target} cannot be extended: ${field ?? "missing"}.`);
    this.id = $id;
    this.target = target;
    this.field = field;
  }
}

/**
 * Builds the schemas from the schema files. Adds the generated "block.json", a union of all schemas
 * in `blocks/`, discriminated by `type`: a new file in that folder is a new block. Merges the
 * fields of each extending schema into its target.
 *
 * @param files schema files by path in the schema folder
 * @throws SchemaExtensionError if a schema cannot extend its target
 */
export function assembleSchemas(files: Readonly<Record<string, object>>): Schemas {
  const schemas: Record<string, Schema> = { ...files };
  for (const more of Object.values(schemas)) {
    if (more.extends) schemas[more.extends] = extendSchema(schemas[more.extends], more);
  }
  return { ...schemas, "block.json": createBlockUnion(blockSchemaIds(schemas)) };
}

/** Returns the display name of each block type: {faq: "Perguntas frequentes", …}. */
export function blockTitles(schemas: Schemas): Record<string, string> {
  const titles = blockSchemaIds(schemas).map((id) => [blockTypeOf(id), schemas[id]?.title ?? ""]);
  return Object.fromEntries(titles);
}

/** Returns the ids of all block schemas, in alphabetical order. */
export function blockSchemaIds(schemas: Schemas): string[] {
  return Object.keys(schemas)
    .filter((id) => id.startsWith("blocks/"))
    .sort();
}

/**
 * Returns the schema id to which a `$ref` in schema `id` points, without its fragment:
 * ("blocks/cta.json", "../parts/id.json") → "parts/id.json".
 */
export function refTargetId(id: string, ref: string): string {
  return new URL(ref, `schema:/${id}`).pathname.slice(1);
}

/**
 * Returns the node in `schema` to which the fragment of a `$ref` points, or the whole schema if
 * there is no fragment. "blocks/cta.json#/properties/layout" points to the field `layout`.
 */
export function refTargetNode(schema: Schema, ref: string): Schema | undefined {
  const [, place = ""] = ref.split("#");
  return splitPointer(place).reduce<unknown>(childValue, schema) as Schema | undefined;
}

function extendSchema(schema: Schema | undefined, extension: Schema): Schema {
  const { properties = {} } = extension;
  const taken = Object.keys(properties).find((name) => schema?.properties?.[name]);
  if (!schema || taken) throw new SchemaExtensionError(extension, taken);
  return { ...schema, properties: { ...schema.properties, ...properties } };
}

function createBlockUnion(ids: readonly string[]): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "block.json",
    type: "object",
    required: ["type"],
    properties: { type: {} },
    discriminator: { propertyName: "type" },
    oneOf: ids.map((id) => ({ $ref: id })),
  };
}

function blockTypeOf(id: string): string {
  return id.replace(/^blocks\/|\.json$/g, "");
}
