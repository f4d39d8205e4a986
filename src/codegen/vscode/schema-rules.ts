import {
  formatRules,
  limitMessage,
  missingFieldMessage,
  patternMessage,
  typeMessage,
  unknownFieldMessage,
} from "#lang/codegen/vscode/strings";
import { annotationKeywords, type Schema } from "../../model/schema/schemas.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { fieldLocation, type SchemaLocation, type SchemaNode } from "./schema-node-location.ts";

/** A node of a schema for the editor (VS Code). */
export interface VscodeSchemaNode {
  readonly [keyword: string]: unknown;
}

/** The properties of a field that its group determines. For list items the name is empty. */
export interface SchemaFieldInfo {
  name: string;
  required: boolean;
  /** The value that applies if a file omits the field. */
  defaultValue?: unknown;
}

/** Builds the schema of a field of the group, or of an item of the list. */
export type BuildChildSchema = (child: Schema, field: SchemaFieldInfo) => VscodeSchemaNode;

const textKeywords = ["$schema", "$id", "$ref", "$comment", "title", "description", "examples"];
const valueKeywords = ["type", "const", "enum", "pattern", "format"];
const limitKeywords = ["minLength", "maxLength", "minItems", "maxItems", "uniqueItems"];
const boundKeywords = ["minimum", "maximum", "minProperties"];
const groupKeywords = [
  "required",
  "properties",
  "patternProperties",
  "additionalProperties",
  "items",
];
const conditionKeywords = ["if", "then", "allOf", "dependencies"];
const knownKeywords = new Set<string>(
  [
    textKeywords,
    valueKeywords,
    limitKeywords,
    boundKeywords,
    groupKeywords,
    conditionKeywords,
    annotationKeywords,
  ].flat(),
);

/**
 * Builds the validation rules of a value. The language server shows one `errorMessage` for all
 * rules of a node. So each rule with a message of its own gets a node of its own. Rules for groups
 * and lists are below `then`, because there the server does not generate English placeholders for
 * list items.
 *
 * @param write builds the schemas of fields and list items
 * @param snippets the snippets that completion offers
 */
export function validationRules(
  place: SchemaLocation,
  write: BuildChildSchema,
  snippets?: readonly object[],
): VscodeSchemaNode {
  const { node } = place;
  rejectUnknownKeywords(place);
  const { type, const: value, enum: options, format } = node;
  const own = { type, errorMessage: type && typeMessage(node), const: value, format };
  if (containerType(node))
    return omitUndefined({
      ...own,
      ...patternRule(node),
      ...groupRules(place, write, snippets),
    });
  const rule = options ? optionRule(options, typeMessage(node)) : limitRule(node);
  return omitUndefined({ defaultSnippets: snippets, ...own, ...patternRule(node), ...rule });
}

/**
 * Builds the rule for a set of options. The server describes an `enum` with an English heading. So
 * the `enum` only applies to wrong values, and the server then suggests the right ones.
 */
export function optionRule(options: readonly unknown[], errorMessage: string): VscodeSchemaNode {
  const words = options.map((option) => String(option).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const pattern = `^(?:${words.join("|")})$`;
  return { errorMessage, ...ifThenElse({ pattern }, undefined, { enum: options, errorMessage }) };
}

// Throws on a keyword without a rule. Without a rule, the editor would accept what the check
// rejects.
function rejectUnknownKeywords({ id, node }: SchemaLocation): void {
  const strange = Object.keys(node).find((keyword) => !knownKeywords.has(keyword));
  if (strange) throw new Error(`${id}: the editor schemas have no rule for "${strange}".`);
}

function containerType({
  properties,
  patternProperties,
  items,
}: SchemaNode): "object" | "array" | undefined {
  if (properties || patternProperties) return "object";
  return items && "array";
}

// Snippets for a whole group are offered inside the group: next to its name, the server would
// indent them wrongly. If the value may also be of another type, they are offered next to the name
// too.
function groupRules(
  place: SchemaLocation,
  write: BuildChildSchema,
  snippets?: readonly object[],
): VscodeSchemaNode {
  const { node } = place;
  const isUnion = Array.isArray(node.type);
  const inside = childRules(place, write);
  const group = isUnion ? inside : omitUndefined({ defaultSnippets: snippets, ...inside });
  const rule = ifThenElse(
    { type: containerType(node) },
    group,
    isUnion ? limitRule(node) : undefined,
  );
  return isUnion ? { defaultSnippets: snippets, ...rule } : rule;
}

function childRules(place: SchemaLocation, write: BuildChildSchema): VscodeSchemaNode {
  const { node } = place;
  const { properties, patternProperties, items, additionalProperties, required = [] } = node;
  const field = (name: string) => {
    // A group with required fields has no default.
    const defaultValue = required.length > 0 ? undefined : childValue(place.defaultValue, name);
    return { name, required: required.includes(name), defaultValue };
  };
  return omitUndefined({
    properties: mapNodes(properties, (name, child) => write(child, field(name))),
    patternProperties: mapNodes(patternProperties, (_, child) => write(child, field(""))),
    items: items && write(items, field("")),
    additionalProperties,
    errorMessage: additionalProperties === false ? unknownFieldMessage(node) : undefined,
    allOf: undefinedIfEmpty([
      ...required.map((name) => requiredRule(place, name)),
      ...[limitRule(node) ?? []].flat(),
      ...conditionsOf(node).map((condition) => conditionRule(place, condition)),
    ]),
  });
}

function requiredRule(group: SchemaLocation, name: string): VscodeSchemaNode {
  const title = fieldLocation(group, name)?.node.title;
  return { required: [name], errorMessage: missingFieldMessage(name, title) };
}

/**
 * Builds the rule for the limits of a node; `undefined` if it has none. The language server has its
 * own messages for limits, but only in English. So the limits are in an `if` whose `else` always
 * fails with our message.
 */
function limitRule(node: SchemaNode): VscodeSchemaNode | undefined {
  const own = [...limitKeywords, ...boundKeywords].filter((keyword) => keyword in node);
  if (own.length === 0) return undefined;
  const limit: SchemaNode = Object.fromEntries(own.map((keyword) => [keyword, node[keyword]]));
  const otherwise = { type: "null", errorMessage: limitMessage(limit) };
  return ifThenElse(ignoreTokensInLength(limit), undefined, otherwise);
}

// A token such as `${firm.phone}` counts as empty here. Only the check knows the length of the text
// that replaces it.
function ignoreTokensInLength({ maxLength, ...others }: SchemaNode): SchemaNode {
  if (maxLength === undefined) return others;
  const token = "\\$\\{[^{}\\n]*\\}";
  return {
    ...others,
    pattern: `^(?:(?:${token})*(?:[^$]|\\$(?!\\{[^{}\\n]*\\}))){0,${maxLength}}(?:${token})*$`,
  };
}

function patternRule(node: SchemaNode): VscodeSchemaNode {
  const { pattern, format } = node;
  if (pattern) return { pattern, patternErrorMessage: patternMessage(node) };
  const rule = formatRules[String(format)];
  return rule ? { pattern: rule.pattern, patternErrorMessage: rule.message } : {};
}

interface SchemaCondition {
  holds: SchemaNode;
  demand: SchemaNode;
}

function conditionsOf({
  if: holds,
  then: demand,
  allOf,
  dependencies = {},
}: SchemaNode): SchemaCondition[] {
  return [
    ...(holds && demand ? [{ holds, demand }] : []),
    ...(allOf ?? []).flatMap(conditionsOf),
    ...Object.entries(dependencies).map(([name, required]) => ({
      holds: { required: [name] },
      demand: { required },
    })),
  ];
}

function conditionRule(
  group: SchemaLocation,
  { holds, demand }: SchemaCondition,
): VscodeSchemaNode {
  return ifThenElse(holds, rulesImpliedByCondition(group, demand));
}

/** Builds a condition of JSON Schema. A branch that is omitted accepts everything. */
export function ifThenElse(
  condition: VscodeSchemaNode,
  then?: VscodeSchemaNode,
  otherwise?: VscodeSchemaNode,
): VscodeSchemaNode {
  return omitUndefined({ if: condition, then, else: otherwise });
}

/** Returns the rules that a condition implies for the fields of a group, or for one of them. */
function rulesImpliedByCondition(group: SchemaLocation, node: SchemaNode): VscodeSchemaNode {
  const { type, format, required = [] } = node;
  const properties = mapNodes(node.properties, (_, child) =>
    rulesImpliedByCondition(group, child as SchemaNode),
  );
  const demands = [
    ...required.map((name) => requiredRule(group, name)),
    ...conditionsOf(node).map((condition) => conditionRule(group, condition)),
  ];
  return omitUndefined({
    type,
    format,
    ...patternRule(node),
    properties,
    allOf: undefinedIfEmpty(demands),
  });
}

/**
 * Applies a function to the schemas of fields. A field's schema may also be `true`, which allows
 * any value and is not changed.
 */
function mapNodes(
  nodes: Record<string, Schema> | undefined,
  map: (name: string, node: Schema) => VscodeSchemaNode,
): Record<string, unknown> | undefined {
  const mapped = Object.entries(nodes ?? {}).map(([name, node]) => [
    name,
    typeof node === "object" ? map(name, node) : node,
  ]);
  return nodes && Object.fromEntries(mapped);
}

function undefinedIfEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function omitUndefined(node: VscodeSchemaNode): VscodeSchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}
