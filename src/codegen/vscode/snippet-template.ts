import type { Schema } from "../../model/schema/schemas.ts";
import { addQuotes } from "../../yaml/edits.ts";
import {
  childLocation,
  fieldLocation,
  rootLocation,
  type SchemaLocation,
} from "./schema-node-location.ts";

/** A value in snippet syntax: each scalar is a placeholder. */
export type SnippetTemplate =
  | string
  | readonly SnippetTemplate[]
  | { readonly [field: string]: SnippetTemplate };

interface SnippetContext {
  /** Returns the number of the next placeholder; each call gives a new one. */
  next: () => number;
  /** Whether body texts are written as block scalars. */
  bodies: boolean;
}

/**
 * Builds the snippet template of a value that fits the schema at this location.
 *
 * @param bodies whether body texts are written as block scalars, below `|`
 */
export function buildSnippetTemplate(
  place: SchemaLocation,
  value: unknown,
  { bodies = false } = {},
): SnippetTemplate {
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  return toSnippetTemplate(place, value, { next, bodies });
}

/** Returns the required fields of a group, each with an example. */
export function requiredFieldExamples(place: SchemaLocation): Record<string, unknown> {
  const fields = (place.node.required ?? []).map((name) => [
    name,
    fieldExample(fieldLocation(place, name)),
  ]);
  return Object.fromEntries(fields);
}

function fieldExample(place: SchemaLocation | undefined): unknown {
  const { const: value, examples, enum: options } = place?.node ?? {};
  return value ?? examples?.[0] ?? options?.[0];
}

function toSnippetTemplate(
  place: SchemaLocation | undefined,
  value: unknown,
  writing: SnippetContext,
): SnippetTemplate {
  if (Array.isArray(value))
    return value.map((item) => toSnippetTemplate(itemSchemaLocation(place, item), item, writing));
  if (typeof value !== "object" || value === null) return scalarTemplate(place, value, writing);
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    toSnippetTemplate(place && fieldLocation(place, name), field, writing),
  ]);
  return Object.fromEntries(fields);
}

function scalarTemplate(
  place: SchemaLocation | undefined,
  value: unknown,
  { next, bodies }: SnippetContext,
): string {
  const { const: fixed, enum: options, markup } = place?.node ?? {};
  if (fixed !== undefined) return inlineYaml(fixed);
  if (options) return choicePlaceholder(next(), [value, ...options]);
  if (bodies && markup === "body") return `|\n\${${next()}:${escapeSnippet(firstLine(value))}}`;
  return `\${${next()}:${escapeSnippet(inlineYaml(value))}}`;
}

/** Formats a placeholder with a list of options. The first option is preselected. */
function choicePlaceholder(stop: number, options: readonly unknown[]): string {
  return `\${${stop}|${[...new Set(options.map(inlineYaml))].join(",")}|}`;
}

function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, "\\$&");
}

/**
 * Returns the location of the schema of a list item. For a block this is the schema of its type.
 */
function itemSchemaLocation(
  list: SchemaLocation | undefined,
  item: unknown,
): SchemaLocation | undefined {
  const items: Schema | undefined = list?.node.items;
  const place = list && items && childLocation(list, items);
  if (place?.id !== "block.json") return place;
  return rootLocation(place.schemas, `blocks/${Object(item).type}.json`);
}

/** Formats a scalar as one line of YAML. If a text has several lines, uses only the first one. */
function inlineYaml(value: unknown): string {
  if (typeof value !== "string") return String(value);
  const line = firstLine(value);
  return isPlainScalar(line) ? line : addQuotes(line);
}

function firstLine(value: unknown): string {
  return String(value).split("\n", 1).join();
}

function isPlainScalar(text: string): boolean {
  const isText = /^[\p{L}\d/($]/u.test(text) && !/: | #|:$|\s$/.test(text);
  return isText && Number.isNaN(Number(text)) && !/^(?:true|false|null)$/i.test(text);
}
