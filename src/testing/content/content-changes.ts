import type { CheckRules, LoadedFiles } from "../../load/files/loaded-files.ts";
import { checkContents } from "../../load/validate-content.ts";
import { listAt } from "../../model/parsed-site.ts";
import { blockSchemaIds, type Schema, type Schemas } from "../../model/schema/schemas.ts";
import { findOrCreateWalker } from "../../model/schema/walk.ts";
import { parentPointer, pointer, splitPointer } from "../../yaml/json-pointer.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";

/** A new value for a path in a content file. */
export interface ValueChange {
  /** The index of its file in `LoadedFiles.files`. */
  file: number;
  /** JSON Pointer. */
  path: string;
  value: unknown;
}

/** A free-text field of a content file. */
export interface TextField extends ValueChange {
  value: string;
  schema: Schema;
}

/** Lists every free-text field of the content: no enum values, dates or references. */
export function listFreeTextFields({ files }: LoadedFiles, schemas: Schemas): TextField[] {
  const walker = findOrCreateWalker(schemas);
  return files.flatMap(({ schemaId, parsed }, file) => {
    const fields: TextField[] = [];
    walker.walk(schemaId, parsed.value, ({ path, value, schema }) => {
      if (typeof value === "string" && isUnrestricted(schema))
        fields.push({ file, path, value, schema });
    });
    return fields;
  });
}

/**
 * Returns the content with the missing list files and block types added. Their values are the
 * examples of the schemas.
 */
export function addMissingListsAndBlocks(contents: LoadedFiles, schemas: Schemas): LoadedFiles {
  const there = new Set(contents.files.map(({ schemaId }) => schemaId));
  const lists = Object.keys(schemas).filter(
    (id) => schemas[id]?.type === "array" && !id.includes("/") && !there.has(id),
  );
  const added = lists.map((schemaId) => {
    const path = `${contents.folder}/${schemaId.replace(".json", ".yaml")}`;
    const text = JSON.stringify([getFirstExample(schemas, schemas[schemaId]?.items ?? {})]);
    return { schemaId, parsed: parseYaml(path, text) };
  });
  const pages = contents.files.filter(({ schemaId }) => schemaId === "page.json");
  const used = JSON.stringify(pages.map(({ parsed }) => parsed.value));
  const missing = blockSchemaIds(schemas).filter(
    (id) => !used.includes(`"type":"${blockTypeFromId(id)}"`),
  );
  const blocks = missing.map((id) => createBlockExample(schemas, id));
  const file = contents.files.findIndex(({ schemaId }) => schemaId === "page.json");
  const value = [...(listAt(contents.files[file]?.parsed.value, "/blocks") ?? []), ...blocks];
  const changed = applyValueChanges(contents, [{ file, path: "/blocks", value }]);
  return { ...changed, files: [...changed.files, ...added] };
}

/**
 * Finds text fields of the schemas that no content file uses. A test of all texts would miss them.
 */
export function findUncoveredTextFields({ files }: LoadedFiles, schemas: Schemas): string[] {
  const walker = findOrCreateWalker(schemas);
  const reached = new Set<unknown>();
  for (const { schemaId, parsed } of files) {
    walker.walk(schemaId, parsed.value, ({ schema }) => {
      reached.add(schema);
      reached.add(schema.$id);
    });
  }
  const missed: string[] = [];
  function look(id: string, node: Schema, path: string) {
    const isText = node.type === "string" && isUnrestricted(node);
    if (isText && !reached.has(node.$id ?? node)) missed.push(`${id}${path}`);
    for (const [name, inner] of Object.entries(node.properties ?? {})) {
      look(id, inner, `${path}/${name}`);
    }
    if (node.items && node.collection === undefined) look(id, node.items, `${path}/*`);
  }
  for (const [id, schema] of Object.entries(schemas)) look(id, schema, "");
  return missed;
}

function createBlockExample(schemas: Schemas, id: string): unknown {
  const { properties = {}, required = [], begins = [] } = schemas[id] ?? {};
  const fields = [...required, ...begins].map((name) => {
    const node = properties[name] ?? {};
    return [name, node.const ?? getFirstExample(schemas, node)];
  });
  return Object.fromEntries(fields);
}

function blockTypeFromId(id: string): string {
  return id.replace(/^blocks\/|\.json$/g, "");
}

/**
 * Whether editors may write any text here. They may not in enum values, dates and references.
 */
function isUnrestricted(node: Schema): boolean {
  const tied = node.enum ?? node.const ?? node.reference ?? node.collection;
  return tied === undefined && node.format !== "date";
}

/**
 * Lists optional text fields that the content does not have. Each schema node occurs once, with its
 * example as the new value.
 */
export function listOmittedTextFields({ files }: LoadedFiles, schemas: Schemas): ValueChange[] {
  const walker = findOrCreateWalker(schemas);
  const gaps = new Map<Schema, ValueChange>();
  for (const [file, { schemaId, parsed }] of files.entries()) {
    walker.walk(schemaId, parsed.value, ({ path, value, schema }) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      for (const [name, node] of Object.entries(schema.properties ?? {})) {
        const example = getFirstExample(schemas, node);
        if (name in value || gaps.has(node) || !hasTextExample(node, example)) continue;
        // The example names a missing file, so the check would reject the whole block.
        if (node.$ref?.endsWith("download.json")) continue;
        // In the theme, change only the logo and the colours. The other fields have no text or
        // depend on the fonts.
        const isOfLogo = pointer(path, name).startsWith("/logo");
        if (schemaId === "theme.json" && !isOfLogo && !/^#/.test(String(example))) continue;
        gaps.set(node, { file, path: pointer(path, name), value: example });
      }
    });
  }
  return [...gaps.values()];
}

function hasTextExample(node: Schema, example: unknown): boolean {
  return isUnrestricted(node) && /"[^"]+"(?!:)/.test(JSON.stringify(example ?? ""));
}

/** Returns the first example of a schema node, or of the schema that it refers to. */
function getFirstExample(schemas: Schemas, { examples, $ref }: Schema): unknown {
  const named = $ref && Object.entries(schemas).find(([id]) => $ref.endsWith(id));
  return (examples ?? (named ? named[1].examples : undefined))?.[0];
}

/** Applies changes to copies of the affected files. */
export function applyValueChanges(
  contents: LoadedFiles,
  changes: readonly ValueChange[],
): LoadedFiles {
  const files = contents.files.map((each, index) => {
    const own = changes.filter(({ file }) => file === index);
    if (own.length === 0) return each;
    const value = structuredClone(each.parsed.value);
    for (const change of own) setValueAtPath(value, splitPointer(change.path), change.value);
    return { ...each, parsed: parseYaml(each.parsed.file, JSON.stringify(value, null, 1)) };
  });
  return { ...contents, files };
}

function setValueAtPath(value: unknown, steps: readonly string[], to: unknown): void {
  const [step = "", ...rest] = steps;
  if (typeof value !== "object" || value === null) return;
  if (rest.length === 0) Reflect.set(value, step, to);
  else setValueAtPath(Reflect.get(value, step), rest, to);
}

/**
 * Drops changes until the check accepts the content. Returns the remaining changes and the changed
 * content. Throws if no change explains an error.
 */
export function dropRejectedChanges(
  contents: LoadedFiles,
  changes: readonly ValueChange[],
  rules: CheckRules,
): { changes: readonly ValueChange[]; contents: LoadedFiles } {
  const changed = applyValueChanges(contents, changes);
  const { diagnostics, files } = checkContents(changed, rules, { date: "2026-01-02" });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return { changes, contents: changed };
  const numbers = new Map(files.map(({ file }, index) => [file, index]));
  const refused = new Set(
    errors.flatMap(({ file, path }) => findChangesNearPath(changes, numbers.get(file) ?? -1, path)),
  );
  // A file may use a fact from a changed collection. Then the diagnostic is in the other file.
  if (refused.size === 0) {
    const faulty = changed.files.filter(({ parsed }) =>
      errors.some(({ file }) => file === parsed.file),
    );
    for (const change of changes) if (usesFactFrom(faulty, files[change.file])) refused.add(change);
  }
  if (refused.size === 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return dropRejectedChanges(
    contents,
    changes.filter((change) => !refused.has(change)),
    rules,
  );
}

/** Whether a file uses a fact from another one: `${plans.city.name}` from plans.yaml. */
function usesFactFrom(faulty: LoadedFiles["files"], named: { file: string } | undefined): boolean {
  const collection = /([\w-]+)\.yaml$/.exec(named?.file ?? "")?.[1];
  return faulty.some(({ parsed }) => parsed.text.includes(`\${${collection}.`));
}

/** Finds the changes at the path of a diagnostic, or else the nearest changes. */
function findChangesNearPath(
  changes: readonly ValueChange[],
  number: number,
  told: string,
): ValueChange[] {
  const own = changes.filter(({ file }) => file === number);
  for (let place = told; ; place = parentPointer(place)) {
    const near = own.filter(({ path }) => isPathWithin(path, place) || isPathWithin(place, path));
    if (near.length > 0 || place === "") return near;
  }
}

function isPathWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
