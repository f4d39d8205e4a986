import { replaceFactTokens } from "../../../model/facts.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import { childValue } from "../../../yaml/json-pointer.ts";
import type { PickerOption } from "../field-context.ts";
import { type FieldKind, fieldKindOf } from "./field-kind.ts";

const preferredNames = ["title", "label", "name", "question"];
const textKinds: readonly (FieldKind | undefined)[] = ["text", "paragraph", "lines", "body"];

/** Returns the field whose text names a group: a title if there is one, or else the first text. */
export function findNamingField(node: Schema): string | undefined {
  const texts = Object.entries(node.properties ?? {}).filter(([, field]) => isTextField(field));
  const names = texts.map(([name]) => name);
  const demanded = names.filter((name) => node.required?.includes(name));
  return (
    preferredNames.find((name) => demanded.includes(name)) ??
    preferredNames.find((name) => names.includes(name)) ??
    demanded[0] ??
    names[0]
  );
}

/** Returns the name of an item with `${…}` facts replaced with their current text. */
export function itemNameWithFacts(
  node: Schema,
  item: unknown,
  facts: () => readonly PickerOption[],
): string {
  const name = itemName(node, item);
  if (!name.includes("${")) return name;
  const texts = new Map(facts().map(({ value, label }) => [value, label]));
  return replaceFactTokens(name, (fact) => texts.get(fact));
}

/**
 * Returns the name of an item as short plain text: its naming field, or else its first text; `""`
 * if it has none yet.
 */
export function itemName(node: Schema, item: unknown): string {
  if (typeof item === "string" || typeof item === "number") return toShortPlainText(String(item));
  const naming = findNamingField(node);
  const own = naming && childValue(item, naming);
  if (typeof own === "string" && own.trim() !== "") return toShortPlainText(own);
  return toShortPlainText(firstText(item) ?? "");
}

function isTextField(field: Schema): boolean {
  return field.$ref === undefined && textKinds.includes(fieldKindOf(field));
}

/** Returns the first text in a value, except block types and ids. */
function firstText(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const text = name === "type" || name === "id" ? undefined : firstText(inner);
    if (text !== undefined) return text;
  }
  return undefined;
}

function toShortPlainText(text: string): string {
  const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*|]+/g, "");
  return words.replace(/\s+/g, " ").trim().slice(0, 80);
}
