import { locationStrings } from "#lang/check/diagnostics/strings";
import { nodeAt } from "../../model/schema/find-schema-node.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { pointer, splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";

/** A parsed file, and the schema whose titles name locations in it. */
interface FileWithTitles {
  parsed: Pick<ParsedFile, "file" | "value">;
  schemaId: string;
}

/**
 * Adds a description of the location (`context`) to each diagnostic of these files that has none.
 */
export function addLocationDescriptions(
  diagnostics: readonly Diagnostic[],
  files: readonly FileWithTitles[],
  schemas: Schemas,
): Diagnostic[] {
  const byName = new Map(files.map((file) => [file.parsed.file, file]));
  return diagnostics.map((diagnostic) => {
    const file = byName.get(diagnostic.file);
    if (!file || diagnostic.context) return diagnostic;
    const context = describeLocation(file.parsed, diagnostic.path, schemas, file.schemaId);
    return context ? { ...diagnostic, context } : diagnostic;
  });
}

/**
 * Describes a JSON Pointer in words for the author: "bloco 3, Perguntas frequentes", or "item 2,
 * Profissional" in a list. Returns `undefined` if the line number is sufficient.
 */
export function describeLocation(
  parsed: Pick<ParsedFile, "value">,
  path: string,
  schemas: Schemas,
  schemaId: string,
): string | undefined {
  const [first = "", second] = splitPointer(path);
  const titleAt = (place: string) => nodeAt(schemas, schemaId, parsed.value, place)?.title;
  if (Array.isArray(parsed.value))
    return first === "" ? undefined : describeListItem(parsed, path, 0);
  const group = pointer("", first);
  if (first === "blocks" && second !== undefined) {
    const block = pointer(group, second);
    const title = isKnownBlock(parsed, block, schemas) ? titleAt(block) : undefined;
    return joinParts(
      locationStrings.block(Number(second) + 1),
      title,
      describeListItem(parsed, path, 2),
    );
  }
  if (second === undefined && !isGroup(valueAt(parsed.value, group))) return undefined;
  return first === "" ? undefined : joinParts(titleAt(group), describeListItem(parsed, path, 1));
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isKnownBlock(parsed: Pick<ParsedFile, "value">, path: string, schemas: Schemas): boolean {
  return Object.hasOwn(schemas, `blocks/${String(valueAt(parsed.value, `${path}/type`))}.json`);
}

// Describes the first list entry along the path, from the step `from`, by its number and its name.
function describeListItem(
  parsed: Pick<ParsedFile, "value">,
  path: string,
  from: number,
): string | undefined {
  const steps = splitPointer(path);
  for (let depth = from; depth < steps.length; depth += 1) {
    const parent = steps.slice(0, depth).reduce(pointer, "");
    const step = steps[depth] ?? "";
    if (!Array.isArray(valueAt(parsed.value, parent))) continue;
    const entry = valueAt(parsed.value, pointer(parent, step));
    return joinParts(locationStrings.item(Number(step) + 1), entryName(entry));
  }
  return undefined;
}

function entryName(entry: unknown): string | undefined {
  const names = ["label", "title", "name", "id"].map((field) => valueAt(entry, `/${field}`));
  return names.find((name): name is string => typeof name === "string" && name.length <= 40);
}

function joinParts(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(", ") || undefined;
}
