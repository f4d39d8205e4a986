import type { OwnFormat } from "../../model/formats/format.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { splitPointer } from "../../yaml/json-pointer.ts";
import { createReport, type ValueCheck } from "../site-index/site-rules.ts";

/** The formats that a site defines itself, by their names in schemas. */
export type CustomFormats = Readonly<Record<string, OwnFormat>>;

/** Creates the check of texts whose format the site defines itself. */
export function createSiteFormatCheck(formats: CustomFormats): ValueCheck {
  const sentences = Object.entries(formats).map(([name, { sentence }]) => [name, () => sentence]);
  const report = createReport(Object.fromEntries(sentences) as Record<string, () => string>);
  return (source, { path, value, schema }) => {
    const name = schema.format ?? "";
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    // A text with a fact token is checked at the definition of the fact.
    if (!format || typeof value !== "string" || value.includes("$" + "{")) return;
    const fault = format.check(value);
    if (!fault) return;
    const { meant } = fault;
    const edits = meant === undefined ? undefined : source.subject.replace(path, meant);
    const field = splitPointer(path).at(-1) ?? "";
    const model = /^\d+$/.test(field) ? `- ${format.example}` : `${field}: ${format.example}`;
    report(source, name, path, {}, { edits, hint: edits ? undefined : model });
  };
}

/** Returns the names of all formats that the schemas use. */
export function collectUsedFormats(schemas: Schemas): Set<string> {
  const names = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("format" in node && typeof node.format === "string") names.add(node.format);
    for (const child of Object.values(node)) look(child);
  };
  for (const { properties, items, patternProperties } of Object.values(schemas))
    look({ properties, items, patternProperties });
  return names;
}

/**
 * Replaces these formats with patterns, for text editors that do not know the formats. A pattern
 * may be less strict than its format.
 */
export function replaceFormatsByPatterns(
  schemas: Schemas,
  formats: Readonly<Record<string, Pick<OwnFormat, "pattern">>>,
): Schemas {
  const rewritten = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewritten);
    if (typeof node !== "object" || node === null) return node;
    const entries = Object.entries(node).map(([key, child]) => {
      const own = key === "format" && Object.hasOwn(formats, child) ? formats[child] : undefined;
      return own ? ["pattern", own.pattern] : [key, rewritten(child)];
    });
    return Object.fromEntries(entries);
  };
  return rewritten(schemas) as Schemas;
}
