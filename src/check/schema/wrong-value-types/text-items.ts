import { exampleYaml } from "../../../model/schema/schema-example.ts";
import { parentPointer, pointer } from "../../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../../yaml/lines.ts";
import { slugify } from "../../../yaml/text-and-language/text-normalization.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { type ErrorExplanation, valueCauseKey } from "../error-explanation.ts";

// Match the fields for the name and the id of an item. Both can be derived from the item's text.
const nameFields = /^(?:label|title|name|text|question)$/;
const idFields = /^(?:id|value)$/;

/**
 * Explains plain texts in a list whose items must be groups of fields. All such items share one
 * diagnostic, which reuses their texts.
 *
 * @param fields the fields that each item needs
 * @returns an empty explanation for all items but the first; `undefined` if it does not apply
 */
export function explainTextItems(
  subject: FileWithSchema,
  path: string,
  fields: readonly string[],
): ErrorExplanation | undefined {
  const list = parentPointer(path);
  const items = subject.value(list);
  if (!Array.isArray(items) || typeof subject.value(path) === "object") return undefined;
  const plain = [...items.keys()].filter((index) => isStringOrNumber(items[index]));
  const places = plain.map((index) => pointer(list, index));
  if (!fields.some((field) => nameFields.test(field))) return undefined;
  if (places[0] !== path) return {};
  const isWhole = fields.every((field) => nameFields.test(field) || idFields.test(field));
  const edits = places.map((place) => ({
    ...subject.parsed.rangeAt(place),
    text: formatItemFields(subject, place, fields),
  }));
  const { name } = subject.field(path);
  const details = { field: { name }, items: plain.length, fields: fields.join(", ") };
  const [line] = edits;
  const hint = isWhole || !line ? undefined : `${dashIndent(subject, path)}- ${line.text}`;
  const showing = isWhole ? { edits } : { hint };
  const diagnostic = subject.diagnose("items-expected", path, details, showing);
  return { diagnostic, explains: places.slice(1).map(valueCauseKey) };
}

function isStringOrNumber(item: unknown): boolean {
  return typeof item === "string" || typeof item === "number";
}

/** Formats the fields of an item, one per line, indented to follow "- ". */
function formatItemFields(
  subject: FileWithSchema,
  path: string,
  fields: readonly string[],
): string {
  const written = subject.written(path);
  const indent = `\n${dashIndent(subject, path)}  `;
  const lines = fields.map((field) => {
    if (nameFields.test(field)) return `${field}: ${written}`;
    if (idFields.test(field)) return `${field}: ${slugify(String(subject.value(path)))}`;
    return exampleYaml(field, subject.node(pointer(path, field))) ?? `${field}:`;
  });
  return lines.flatMap((each) => each.split("\n")).join(indent);
}

/** Returns the indentation of an item's dash. */
function dashIndent({ parsed }: FileWithSchema, path: string): string {
  const line = lineAt(linesOf(parsed), parsed.rangeAt(path).start);
  return /^\s*/.exec(line.text)?.[0] ?? "";
}
