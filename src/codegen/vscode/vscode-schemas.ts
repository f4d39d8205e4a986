import { blockMessages, blockStrings, generatedNote } from "#lang/codegen/vscode/strings";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import { blockTitles, refTargetId, type Schema, type Schemas } from "../../model/schema/schemas.ts";
import { describeField, escapeMarkdown } from "./describe-field.ts";
import { childLocation, rootLocation, type SchemaLocation } from "./schema-node-location.ts";
import {
  type BuildChildSchema,
  ifThenElse,
  optionRule,
  type SchemaFieldInfo,
  type VscodeSchemaNode,
  validationRules,
} from "./schema-rules.ts";
import { buildSnippetTemplate } from "./snippet-template.ts";

/**
 * Builds the schemas for the editor, by file name: one self-contained schema for each kind of
 * content file. They accept the same content as the assembled schemas, in the form that the YAML
 * language server of VS Code explains and completes best. Throws if a reference cannot be resolved.
 *
 * @param language the language of the site; its default labels are shown as default values
 */
export function vscodeSchemas(
  schemas: Schemas,
  language = "pt-BR",
): Record<string, VscodeSchemaNode> {
  const ids = Object.keys(schemas).filter((id) => !id.includes("/") && id !== "block.json");
  return Object.fromEntries(ids.sort().map((id) => [id, fileSchema(schemas, id, language)]));
}

function fileSchema(schemas: Schemas, id: string, language: string): VscodeSchemaNode {
  const definitions: Record<string, VscodeSchemaNode> = {};
  const standing = withDefaults(schemas, id, undefined, language);
  const root = buildNodeSchema(
    { ...rootLocation(schemas, id), defaultValue: standing },
    unnamedField,
    define,
  );
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: generatedNote,
    ...root,
    ...sortDefinitions(definitions),
  };

  function define(target: string): string {
    const name = target.replace(/\.json$/, "").replaceAll("/", "-");
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = buildDefinition(schemas, target, define);
    }
    return `#/definitions/${name}`;
  }
}

function sortDefinitions(definitions: Record<string, VscodeSchemaNode>) {
  const names = Object.keys(definitions).sort();
  if (names.length === 0) return {};
  return { definitions: Object.fromEntries(names.map((name) => [name, definitions[name]])) };
}

/** Adds a schema file to the definitions if it is missing, and returns the reference to it. */
type DefineSchema = (id: string) => string;

const unnamedField: SchemaFieldInfo = { name: "", required: false };

function buildDefinition(schemas: Schemas, id: string, define: DefineSchema): VscodeSchemaNode {
  if (id === "block.json") return blockUnion(schemas, define);
  const root = rootLocation(schemas, id);
  return id.startsWith("blocks/")
    ? buildBlockSchema(root, define)
    : buildNodeSchema(root, unnamedField, define);
}

/**
 * Builds the schema of one block type. The list of all blocks already validates `type`, so this
 * schema only lists it as a known field.
 */
function buildBlockSchema(root: SchemaLocation, define: DefineSchema): VscodeSchemaNode {
  const { type: _, ...others } = root.node.properties ?? {};
  const properties = Object.assign({ type: true }, others);
  const required = root.node.required?.filter((name) => name !== "type");
  return buildNodeSchema(
    { ...root, node: { ...root.node, properties, required } },
    unnamedField,
    define,
  );
}

function buildNodeSchema(
  place: SchemaLocation,
  field: SchemaFieldInfo,
  define: DefineSchema,
): VscodeSchemaNode {
  const write: BuildChildSchema = (child, its) => buildChildSchema(place, child, its, define);
  return {
    ...describeField(place.node, field),
    ...validationRules(place, write, completionValues(place)),
  };
}

/**
 * Builds the schema of a field. Refers to a definition if the field refers to a whole schema file.
 * Otherwise inlines the schema; also if the field has its own examples or its default is a group,
 * since both change what a shared definition offers.
 */
function buildChildSchema(
  parent: SchemaLocation,
  child: Schema,
  field: SchemaFieldInfo,
  define: DefineSchema,
): VscodeSchemaNode {
  const { defaultValue } = field;
  const place = { ...childLocation(parent, child), defaultValue };
  if (
    !child.$ref ||
    child.$ref.includes("#") ||
    child.examples ||
    isObjectValue(defaultValue ?? "")
  )
    return buildNodeSchema(place, field, define);
  const $ref = define(refTargetId(parent.id, child.$ref));
  return { $ref, ...describeField(place.node, field) };
}

/**
 * Returns the values that completion offers: the options, or the examples. Returns `undefined` for
 * lists, and for booleans, which the server offers by itself.
 */
function completionValues(place: SchemaLocation) {
  const { examples, enum: options, type, title, description } = place.node;
  if (options) return options.map((option) => ({ label: option, body: option, description }));
  if (!examples || type === "boolean" || type === "array") return undefined;
  return examples.map((example) => ({
    ...(isObjectValue(example) ? { label: title, description } : { label: String(example) }),
    body: buildSnippetTemplate(place, example),
  }));
}

function isObjectValue(value: unknown): boolean {
  return typeof value === "object" && !Array.isArray(value);
}

function blockUnion(schemas: Schemas, define: DefineSchema): VscodeSchemaNode {
  const types = Object.keys(blockTitles(schemas));
  const { title, description } = blockStrings;
  const errorMessage = blockMessages.missingType;
  const demands = [
    { required: ["type"], errorMessage },
    ...types.map((type) => {
      const isType = { required: ["type"], properties: { type: { const: type } } };
      return ifThenElse(isType, { $ref: define(`blocks/${type}.json`) });
    }),
  ];
  const content = { properties: { type: typeField(schemas) }, allOf: demands };
  return {
    title,
    description,
    type: "object",
    errorMessage,
    ...ifThenElse({ type: "object" }, content),
  };
}

/**
 * Builds the schema of the field `type` of a block. It offers each block type with its name and
 * explanation.
 */
function typeField(schemas: Schemas): VscodeSchemaNode {
  const titles = blockTitles(schemas);
  const types = Object.keys(titles);
  const about = (type: string) => `${schemas[`blocks/${type}.json`]?.description}`;
  const explained = types.map((type) => {
    const markdownDescription = `**${titles[type]}** – ${escapeMarkdown(about(type))}`;
    return ifThenElse({ const: type }, { markdownDescription });
  });
  return {
    title: blockStrings.typeTitle,
    description: blockStrings.typeDescription,
    defaultSnippets: types.map((type) => ({
      label: type,
      body: type,
      description: `${titles[type]} – ${about(type)}`,
    })),
    type: "string",
    ...optionRule(types, blockMessages.unknown),
    allOf: explained,
  };
}
