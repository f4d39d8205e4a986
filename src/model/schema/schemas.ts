import { childValue, stepsOf } from "../../yaml/json-pointer.ts";

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
  /** The text takes the inline grammar, or is a whole Markdown body. */
  markup?: "inline" | "body";
  /** Each line of the text is a line for visitors. */
  lines?: boolean;
  /** The text is the target of a link. */
  link?: boolean;
  /** Ids of entries of this collection; resolved content carries the entries themselves. */
  collection?: string;
  /** The id of an entry of this collection; it stays an id. */
  reference?: string;
  /** What the number counts. */
  unit?: "money";
  /** The entries that the field shows have anchors on the page, where its block has these values. */
  anchors?: Readonly<Record<string, unknown>>;
  /** The block shows the featured article, which then stands apart from the list. */
  takesFeatured?: boolean;
  /** A block lists all articles. */
  listsArticles?: boolean;
  /** What titles call the entries of this list, in the plural: "Três planos"; `*` stands for any other word. */
  counted?: string[];
  /** Fields that a new one is given though it may lack them: one of several of which it needs one. */
  begins?: string[];
  /** Each option is a style pack, and is offered with a picture of it. */
  sketched?: boolean;
  /** The site writes a number before the text. */
  numbered?: boolean;
  /** The text follows the pattern that content writes in this field beside it. */
  matches?: string;
  /** A form that a text must have ("date", "email", "cnpj"). */
  format?: string;
  /** What is said otherwise where the firm is in that country, two letters; what else holds there is in conditions. */
  byCountry?: Readonly<Record<string, Schema>>;
  /** What resolved content has beyond what was written. */
  resolved?: Schema;
  /** The defaults fill in each field that the group lacks, also those that a page may lack. */
  merged?: boolean;
  /** What stands where a site writes nothing, whole files by their language: of the engine, never in a schema's file. */
  defaults?: Readonly<Record<string, unknown>>;
  /** The field counts only where the `type` of its group is one of these. */
  withType?: string[];
  /** The id of a schema that has the fields of this one too: a site's own code may add to a part. */
  extends?: string;
}

/** The schemas of a folder by their id, which is their path in it ("blocks/hero.json"). */
export type Schemas = Readonly<Record<string, Schema>>;

/** Keywords that carry meaning for this project and that a validator must let pass. */
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

/** A schema extends one that is not there, or gives it a field that it has already. */
export class SchemaExtensionError extends Error {
  /** The id of the schema that extends. */
  readonly id: string;
  readonly target: string;
  /** The field that is there already; nothing where the target is missing. */
  readonly field?: string;

  constructor({ $id = "", extends: target = "" }: Schema, field: string | undefined) {
    super(`The schema ${target} cannot be extended: ${field ?? "missing"}.`);
    this.id = $id;
    this.target = target;
    this.field = field;
  }
}

/**
 * Adds to the schema files (by path) the one that nobody writes: "block.json", any block of the
 * folder `blocks/`, told apart by its `type`. A new file in that folder is a new block. Schemas that
 * extend another one add their fields to it.
 *
 * @throws ExtensionFault where one cannot
 */
export function assembleSchemas(files: Readonly<Record<string, object>>): Schemas {
  const schemas: Record<string, Schema> = { ...files };
  for (const more of Object.values(schemas)) {
    if (more.extends) schemas[more.extends] = extendSchema(schemas[more.extends], more);
  }
  return { ...schemas, "block.json": blockSchema(blockIds(schemas)) };
}

/** The name that editors know for each block type: {faq: "Perguntas frequentes", …}. */
export function blockTitles(schemas: Schemas): Record<string, string> {
  const titles = blockIds(schemas).map((id) => [blockTypeOf(id), schemas[id]?.title ?? ""]);
  return Object.fromEntries(titles);
}

/** The ids of all block schemas, in alphabetical order. */
export function blockIds(schemas: Schemas): string[] {
  return Object.keys(schemas)
    .filter((id) => id.startsWith("blocks/"))
    .sort();
}

/** The id of the schema that a `$ref` in schema `id` names: ("blocks/cta.json", "../parts/id.json") → "parts/id.json". */
export function refTargetId(id: string, ref: string): string {
  return new URL(ref, `schema:/${id}`).pathname.slice(1);
}

/** The node of a file that a `$ref` names: of "blocks/cta.json#/properties/layout" that field, else the whole. */
export function refTargetNode(schema: Schema, ref: string): Schema | undefined {
  const [, place = ""] = ref.split("#");
  return stepsOf(place).reduce<unknown>(childValue, schema) as Schema | undefined;
}

function extendSchema(schema: Schema | undefined, extension: Schema): Schema {
  const { properties = {} } = extension;
  const taken = Object.keys(properties).find((name) => schema?.properties?.[name]);
  if (!schema || taken) throw new SchemaExtensionError(extension, taken);
  return { ...schema, properties: { ...schema.properties, ...properties } };
}

function blockSchema(ids: readonly string[]): Schema {
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
