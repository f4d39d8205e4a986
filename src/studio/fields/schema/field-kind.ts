import { isPictureSchema } from "../../../model/schema/is-picture-schema.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import { shorthandField } from "./shorthand.ts";

/** The kind of a field. It decides which control edits the value. */
export type FieldKind =
  | "const"
  | "id"
  | "code"
  | "text"
  | "paragraph"
  | "lines"
  | "body"
  | "number"
  | "price"
  | "number-or-text"
  | "switch"
  | "options"
  | "date"
  | "moment"
  | "time"
  | "formatted"
  | "link"
  | "color"
  | "focus"
  | "picture-file"
  | "download-file"
  | "reference"
  | "entries"
  | "checks"
  | "list"
  | "map"
  | "schemes"
  | "picture"
  | "block"
  | "group";

/** A schema node with the constraints that decide which control edits it. */
export type ConstrainedSchema = Schema & {
  pattern?: string;
  maxLength?: number;
  uniqueItems?: boolean;
};

/** The context of a node: the schema of its parent group and of its items. */
export interface SurroundingSchemas {
  holder?: Schema;
  item?: Schema;
}

const maxLineLength = 80;

/**
 * Returns the control kind for a schema node whose `$ref` is resolved; `undefined` for a shape that
 * no control can edit.
 */
export function fieldKindOf(
  node: ConstrainedSchema,
  around: SurroundingSchemas = {},
): FieldKind | undefined {
  if (node.const !== undefined) return "const";
  if (node.enum) return "options";
  if (node.discriminator) return "block";
  if (Array.isArray(node.type)) return unionKind(node);
  const kinds: Record<string, () => FieldKind | undefined> = {
    string: () => textKind(node, around),
    number: () => (node.unit === "money" ? "price" : "number"),
    integer: () => "number",
    boolean: () => "switch",
    array: () => listKind(node, around),
    object: () => groupKind(node),
  };
  return kinds[node.type ?? ""]?.();
}

function unionKind(node: Schema): FieldKind | undefined {
  const { type, collection } = node;
  const types = [...(type ?? [])].sort().join();
  if (collection !== undefined && types === "array,string") return "entries";
  if (shorthandField(node) !== undefined) return "group";
  return types === "number,string" || types === "integer,string" ? "number-or-text" : undefined;
}

function textKind(node: ConstrainedSchema, { holder }: SurroundingSchemas): FieldKind {
  if (node.$id === "parts/id.json") return "id";
  if (node.link) return "link";
  if (node.reference !== undefined || node.collection !== undefined) return "reference";
  if (node.format !== undefined) return fieldKindForFormat(node.format);
  const shape = node.pattern === undefined ? undefined : patternKind(node.pattern);
  return shape ?? fileKind(node, holder) ?? proseKind(node);
}

function fieldKindForFormat(format: string): FieldKind {
  if (format === "date") return "date";
  return format === "date-time" ? "moment" : "formatted";
}

/** Infers the kind from sample strings that the pattern accepts or rejects. */
function patternKind(pattern: string): FieldKind | undefined {
  const takes = new RegExp(pattern, "u");
  if (takes.test("#a1b2c3") && !takes.test("a1b2c3")) return "color";
  if (takes.test("08:30") && takes.test("23:59") && !takes.test("24:00")) return "time";
  if (takes.test("40% 60%") && !takes.test("40%")) return "focus";
  // The pattern accepts neither spaces nor accents, so the value is not text in a language.
  return takes.test("a b") || takes.test("Olá") || /\\\{/.test(pattern) ? undefined : "code";
}

function fileKind(node: Schema, holder: Schema | undefined): FieldKind | undefined {
  if (node !== holder?.properties?.src) return undefined;
  if (isPictureSchema(holder)) return "picture-file";
  return holder.$id === "parts/download.json" ? "download-file" : undefined;
}

function proseKind({ markup, lines, maxLength = 0 }: ConstrainedSchema): FieldKind {
  if (markup === "body") return "body";
  if (lines) return "lines";
  return markup === "inline" || maxLength > maxLineLength ? "paragraph" : "text";
}

function listKind({ uniqueItems }: ConstrainedSchema, { item }: SurroundingSchemas): FieldKind {
  return uniqueItems && item?.enum ? "checks" : "list";
}

function groupKind(node: Schema): FieldKind {
  if (node.patternProperties) return "map";
  if (isPictureSchema(node)) return "picture";
  const { light, dark } = node.properties ?? {};
  return light?.$ref && light.$ref === dark?.$ref ? "schemes" : "group";
}
