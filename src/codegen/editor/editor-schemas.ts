import { withDefaults } from "../../model/defaults/with-defaults.ts";
import { blockTitles, referredId, type Schema, type Schemas } from "../../model/schema/schemas.ts";
import { describe, escapeMarks } from "./describe-field.ts";
import { below, type Place, rootOf } from "./schema-place.ts";
import {
  type EditorNode,
  type Field,
  optionRule,
  rulesOf,
  type Writer,
  when,
} from "./schema-rules.ts";
import { templateOf } from "./template.ts";
import { blockMessages, blockWords, generatedNote } from "./words.pt-br.ts";

/**
 * The schemas for the editor, by the name of their file: one for each kind of content file, complete
 * in itself. They accept what the assembled schemas accept, in the form that the YAML language
 * server of VS Code explains and completes best. Fails if a reference leads nowhere.
 *
 * @param language that of the site: its words for visitors are named where a site writes none
 */
export function editorSchemas(schemas: Schemas, language = "pt-BR"): Record<string, EditorNode> {
  const ids = Object.keys(schemas).filter((id) => !id.includes("/") && id !== "block.json");
  return Object.fromEntries(ids.sort().map((id) => [id, fileSchema(schemas, id, language)]));
}

function fileSchema(schemas: Schemas, id: string, language: string): EditorNode {
  const definitions: Record<string, EditorNode> = {};
  const standing = withDefaults(schemas, id, undefined, language);
  const root = writeNode({ ...rootOf(schemas, id), standing }, unnamed, define);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: generatedNote,
    ...root,
    ...sorted(definitions),
  };

  function define(target: string): string {
    const name = target.replace(/\.json$/, "").replaceAll("/", "-");
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = writeDefinition(schemas, target, define);
    }
    return `#/definitions/${name}`;
  }
}

function sorted(definitions: Record<string, EditorNode>) {
  const names = Object.keys(definitions).sort();
  if (names.length === 0) return {};
  return { definitions: Object.fromEntries(names.map((name) => [name, definitions[name]])) };
}

/** Sees to it that a schema file is among the definitions, and returns the reference to it. */
type Define = (id: string) => string;

const unnamed: Field = { name: "", required: false };

function writeDefinition(schemas: Schemas, id: string, define: Define): EditorNode {
  if (id === "block.json") return anyBlock(schemas, define);
  const root = rootOf(schemas, id);
  return id.startsWith("blocks/") ? blockNode(root, define) : writeNode(root, unnamed, define);
}

/** Of the type of a block only the list of all blocks speaks; in the block it is a known field. */
function blockNode(root: Place, define: Define): EditorNode {
  const { type: _, ...others } = root.node.properties ?? {};
  const properties = Object.assign({ type: true }, others);
  const required = root.node.required?.filter((name) => name !== "type");
  return writeNode({ ...root, node: { ...root.node, properties, required } }, unnamed, define);
}

function writeNode(place: Place, field: Field, define: Define): EditorNode {
  const write: Writer = (child, its) => writeChild(place, child, its, define);
  return { ...describe(place.node, field), ...rulesOf(place, write, snippetsOf(place)) };
}

/** Examples of its own change what a shared part offers, and so does what stands without it: it is written out, as a field of another file is. */
function writeChild(parent: Place, child: Schema, field: Field, define: Define): EditorNode {
  const { standing } = field;
  const place = { ...below(parent, child), standing };
  if (!child.$ref || child.$ref.includes("#") || child.examples || isGroup(standing ?? ""))
    return writeNode(place, field, define);
  const $ref = define(referredId(parent.id, child.$ref));
  return { $ref, ...describe(place.node, field) };
}

/** What completion offers as a value: the options, or the examples. Of yes and no it knows by itself. */
function snippetsOf(place: Place) {
  const { examples, enum: options, type, title, description } = place.node;
  if (options) return options.map((option) => ({ label: option, body: option, description }));
  if (!examples || type === "boolean" || type === "array") return undefined;
  return examples.map((example) => ({
    ...(isGroup(example) ? { label: title, description } : { label: String(example) }),
    body: templateOf(place, example),
  }));
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && !Array.isArray(value);
}

function anyBlock(schemas: Schemas, define: Define): EditorNode {
  const types = Object.keys(blockTitles(schemas));
  const { title, description } = blockWords;
  const errorMessage = blockMessages.missingType;
  const demands = [
    { required: ["type"], errorMessage },
    ...types.map((type) => {
      const isType = { required: ["type"], properties: { type: { const: type } } };
      return when(isType, { $ref: define(`blocks/${type}.json`) });
    }),
  ];
  const content = { properties: { type: typeField(schemas) }, allOf: demands };
  return { title, description, type: "object", errorMessage, ...when({ type: "object" }, content) };
}

/** Each type is offered with its name, and explained where it stands. */
function typeField(schemas: Schemas): EditorNode {
  const titles = blockTitles(schemas);
  const types = Object.keys(titles);
  const about = (type: string) => `${schemas[`blocks/${type}.json`]?.description}`;
  const explained = types.map((type) => {
    const markdownDescription = `**${titles[type]}** – ${escapeMarks(about(type))}`;
    return when({ const: type }, { markdownDescription });
  });
  return {
    title: blockWords.typeTitle,
    description: blockWords.typeDescription,
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
