import type { Schema } from "../../model/schema/schemas.ts";
import { quote } from "../../yaml/edits.ts";
import {
  childLocation,
  fieldLocation,
  rootLocation,
  type SchemaLocation,
} from "./schema-location.ts";

/** A value in snippet syntax: each scalar is a placeholder. */
export type Template = string | readonly Template[] | { readonly [field: string]: Template };

interface TemplateContext {
  /** Returns the number of the next placeholder. */
  next: () => number;
  /** Whether body texts are written as block scalars. */
  bodies: boolean;
}

/**
 * Builds the snippet template of a value that fits the schema at this location.
 *
 * @param bodies whether body texts are written as block scalars, below `|`
 */
export function templateOf(
  place: SchemaLocation,
  value: unknown,
  { bodies = false } = {},
): Template {
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  return toTemplate(place, value, { next, bodies });
}

/** The required fields of a group, each with its first example. */
export function requiredValue(place: SchemaLocation): Record<string, unknown> {
  const fields = (place.node.required ?? []).map((name) => [
    name,
    exampleOf(fieldLocation(place, name)),
  ]);
  return Object.fromEntries(fields);
}

function exampleOf(place: SchemaLocation | undefined): unknown {
  const { const: value, examples, enum: options } = place?.node ?? {};
  return value ?? examples?.[0] ?? options?.[0];
}

function toTemplate(
  place: SchemaLocation | undefined,
  value: unknown,
  writing: TemplateContext,
): Template {
  if (Array.isArray(value))
    return value.map((item) => toTemplate(itemOf(place, item), item, writing));
  if (typeof value !== "object" || value === null) return singleValue(place, value, writing);
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    toTemplate(place && fieldLocation(place, name), field, writing),
  ]);
  return Object.fromEntries(fields);
}

function singleValue(
  place: SchemaLocation | undefined,
  value: unknown,
  { next, bodies }: TemplateContext,
): string {
  const { const: fixed, enum: options, markup } = place?.node ?? {};
  if (fixed !== undefined) return inlineYaml(fixed);
  if (options) return choicePlaceholder(next(), [value, ...options]);
  if (bodies && markup === "body") return `|\n\${${next()}:${escapeSigns(firstLine(value))}}`;
  return `\${${next()}:${escapeSigns(inlineYaml(value))}}`;
}

/** A choice placeholder. The first option is preselected. */
function choicePlaceholder(stop: number, options: readonly unknown[]): string {
  return `\${${stop}|${[...new Set(options.map(inlineYaml))].join(",")}|}`;
}

function escapeSigns(text: string): string {
  return text.replace(/[\\$}]/g, "\\$&");
}

/** The schema of a list item; of a block, that of its type. */
function itemOf(list: SchemaLocation | undefined, item: unknown): SchemaLocation | undefined {
  const items: Schema | undefined = list?.node.items;
  const place = list && items && childLocation(list, items);
  if (place?.id !== "block.json") return place;
  return rootLocation(place.schemas, `blocks/${Object(item).type}.json`);
}

/** A scalar as one line of YAML. Of a text with several lines, the first one. */
function inlineYaml(value: unknown): string {
  if (typeof value !== "string") return String(value);
  const line = firstLine(value);
  return isPlain(line) ? line : quote(line);
}

function firstLine(value: unknown): string {
  return String(value).split("\n", 1).join();
}

function isPlain(text: string): boolean {
  const isText = /^[\p{L}\d/($]/u.test(text) && !/: | #|:$|\s$/.test(text);
  return isText && Number.isNaN(Number(text)) && !/^(?:true|false|null)$/i.test(text);
}
