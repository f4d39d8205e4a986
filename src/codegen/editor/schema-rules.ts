import { annotations, type Schema } from "../../model/schema/schemas.ts";
import { childValue } from "../../yaml/pointer.ts";
import { fieldOf, type Node, type Place } from "./schema-place.ts";
import {
  formatRules,
  limitMessage,
  missingFieldMessage,
  patternMessage,
  typeMessage,
  unknownFieldMessage,
} from "./words.pt-br.ts";

/** A node of an editor schema. */
export interface EditorNode {
  readonly [keyword: string]: unknown;
}

/** What a group says about one of its fields; the items of a list have no name. */
export interface Field {
  name: string;
  required: boolean;
  /** What stands there where the file leaves it out. */
  standing?: unknown;
}

/** Writes a field of the group, or an item of the list, that the rules are about. */
export type Writer = (child: Schema, field: Field) => EditorNode;

const texts = ["$schema", "$id", "$ref", "$comment", "title", "description", "examples"];
const values = ["type", "const", "enum", "pattern", "format"];
const limits = ["minLength", "maxLength", "minItems", "maxItems", "uniqueItems"];
const bounds = ["minimum", "maximum", "minProperties"];
const groups = ["required", "properties", "patternProperties", "additionalProperties", "items"];
const conditions = ["if", "then", "allOf", "dependencies"];
const known = new Set<string>(
  [texts, values, limits, bounds, groups, conditions, annotations].flat(),
);

/**
 * What a value must fulfil. The language server shows one `errorMessage` for all demands of a node,
 * so that each demand with a sentence of its own needs a node of its own; and below `then` it does
 * not make up entries of its own, in English, for what a list may hold.
 */
export function rulesOf(place: Place, write: Writer, snippets?: readonly object[]): EditorNode {
  const { node } = place;
  refuseUnknown(place);
  const { type, const: value, enum: options, format } = node;
  const own = { type, errorMessage: type && typeMessage(node), const: value, format };
  if (groupKind(node))
    return defined({ ...own, ...patternRule(node), ...groupRules(place, write, snippets) });
  const rule = options ? optionRule(options, typeMessage(node)) : limitRule(node);
  return defined({ defaultSnippets: snippets, ...own, ...patternRule(node), ...rule });
}

/**
 * One of some words. The server explains an `enum` with a heading in English, so that it stands
 * where only a wrong word gets; there it makes the server propose the right ones.
 */
export function optionRule(options: readonly unknown[], errorMessage: string): EditorNode {
  const words = options.map((option) => String(option).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const pattern = `^(?:${words.join("|")})$`;
  return { errorMessage, ...when({ pattern }, undefined, { enum: options, errorMessage }) };
}

// A keyword that is left out here would make the editor accept what the check refuses.
function refuseUnknown({ id, node }: Place): void {
  const strange = Object.keys(node).find((keyword) => !known.has(keyword));
  if (strange) throw new Error(`${id}: the editor schemas have no rule for "${strange}".`);
}

function groupKind({ properties, patternProperties, items }: Node): "object" | "array" | undefined {
  if (properties || patternProperties) return "object";
  return items && "array";
}

// Snippets for a whole group are offered inside it: beside its name the server indents them wrongly.
function groupRules(place: Place, write: Writer, snippets?: readonly object[]): EditorNode {
  const { node } = place;
  const isUnion = Array.isArray(node.type);
  const inside = contentRules(place, write);
  const group = isUnion ? inside : defined({ defaultSnippets: snippets, ...inside });
  const rule = when({ type: groupKind(node) }, group, isUnion ? limitRule(node) : undefined);
  return isUnion ? { defaultSnippets: snippets, ...rule } : rule;
}

function contentRules(place: Place, write: Writer): EditorNode {
  const { node } = place;
  const { properties, patternProperties, items, additionalProperties, required = [] } = node;
  const field = (name: string) => {
    // A group that demands fields is written whole.
    const standing = required.length > 0 ? undefined : childValue(place.standing, name);
    return { name, required: required.includes(name), standing };
  };
  return defined({
    properties: mapNodes(properties, (name, child) => write(child, field(name))),
    patternProperties: mapNodes(patternProperties, (_, child) => write(child, field(""))),
    items: items && write(items, field("")),
    additionalProperties,
    errorMessage: additionalProperties === false ? unknownFieldMessage(node) : undefined,
    allOf: some([
      ...required.map((name) => requiredRule(place, name)),
      ...[limitRule(node) ?? []].flat(),
      ...conditionsOf(node).map((condition) => conditionRule(place, condition)),
    ]),
  });
}

function requiredRule(group: Place, name: string): EditorNode {
  const title = fieldOf(group, name)?.node.title;
  return { required: [name], errorMessage: missingFieldMessage(name, title) };
}

/** For limits the server has no words but English ones; what stands in `else` is true of nothing. */
function limitRule(node: Node): EditorNode | undefined {
  const own = [...limits, ...bounds].filter((keyword) => keyword in node);
  if (own.length === 0) return undefined;
  const limit: Node = Object.fromEntries(own.map((keyword) => [keyword, node[keyword]]));
  const otherwise = { type: "null", errorMessage: limitMessage(limit) };
  return when(withoutTokens(limit), undefined, otherwise);
}

// The check counts what `${firm.phone}` will show; here it counts for nothing.
function withoutTokens({ maxLength, ...others }: Node): Node {
  if (maxLength === undefined) return others;
  const token = "\\$\\{[^{}\\n]*\\}";
  return {
    ...others,
    pattern: `^(?:(?:${token})*(?:[^$]|\\$(?!\\{[^{}\\n]*\\}))){0,${maxLength}}(?:${token})*$`,
  };
}

function patternRule(node: Node): EditorNode {
  const { pattern, format } = node;
  if (pattern) return { pattern, patternErrorMessage: patternMessage(node) };
  const rule = formatRules[String(format)];
  return rule ? { pattern: rule.pattern, patternErrorMessage: rule.message } : {};
}

interface Condition {
  holds: Node;
  demand: Node;
}

function conditionsOf({ if: holds, then: demand, allOf, dependencies = {} }: Node): Condition[] {
  return [
    ...(holds && demand ? [{ holds, demand }] : []),
    ...(allOf ?? []).flatMap(conditionsOf),
    ...Object.entries(dependencies).map(([name, required]) => ({
      holds: { required: [name] },
      demand: { required },
    })),
  ];
}

function conditionRule(group: Place, { holds, demand }: Condition): EditorNode {
  return when(holds, consequence(group, demand));
}

/** A condition of JSON Schema; what is left out demands nothing. */
export function when(condition: EditorNode, then?: EditorNode, otherwise?: EditorNode): EditorNode {
  return defined({ if: condition, then, else: otherwise });
}

/** What a condition demands of the fields of a group, or of one of them. */
function consequence(group: Place, node: Node): EditorNode {
  const { type, format, required = [] } = node;
  const properties = mapNodes(node.properties, (_, child) => consequence(group, child as Node));
  const demands = [
    ...required.map((name) => requiredRule(group, name)),
    ...conditionsOf(node).map((condition) => conditionRule(group, condition)),
  ];
  return defined({ type, format, ...patternRule(node), properties, allOf: some(demands) });
}

/** A field may also be just `true`: it may be there. */
function mapNodes(
  nodes: Record<string, Schema> | undefined,
  map: (name: string, node: Schema) => EditorNode,
): Record<string, unknown> | undefined {
  const mapped = Object.entries(nodes ?? {}).map(([name, node]) => [
    name,
    typeof node === "object" ? map(name, node) : node,
  ]);
  return nodes && Object.fromEntries(mapped);
}

function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function defined(node: EditorNode): EditorNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}
