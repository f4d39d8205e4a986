import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findContentFiles } from "../../../check/folder-structure/content-files.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { childValue, splitPointer } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { readYamlFiles } from "../../browser/studio-page.ts";
import { loadProjectSchemas, projectCollections } from "../../content/schema-specimens.ts";
import type { FieldSourceFile } from "./field-leaves.ts";

/** A content file in its original state. */
export interface DiskFile extends FieldSourceFile {
  path: string;
  text: string;
}

/** A content folder on disk: the original values of its files, and their current ones. */
export interface DiskContent {
  files: readonly DiskFile[];
  schemas: Schemas;
  read(path: string): Promise<string>;
  /** Reads the current value of a file; `undefined` if it cannot be parsed. */
  value(path: string): Promise<unknown>;
  /** Returns the original ids of all entries of a collection. */
  idsOf(collection: string): string[];
  /** Returns up to three ids of entries in the same list, if a value is the id of a list entry. */
  siblingIds(value: unknown): string[];
}

/** Reads a copy of the project's content. Throws if a file in it cannot be parsed. */
export async function readDiskContent(folder: string): Promise<DiskContent> {
  const schemas = loadProjectSchemas();
  const texts = await readYamlFiles(folder);
  const files = findContentFiles([...texts.keys()], projectCollections).map(
    ({ path, schemaId }) => {
      const text = texts.get(path) ?? "";
      return { path, schemaId, schemas, text, value: parseValue(text) };
    },
  );
  const read = (path: string) => readFile(join(folder, path), "utf8");
  const idsOf = (collection: string) => {
    const of = (path: string) => files.find((file) => file.path === path)?.value;
    const list = of(`${collection}.yaml`) ?? childValue(of("site.yaml"), collection);
    const ids = Array.isArray(list) ? list.map((entry) => childValue(entry, "id")) : [];
    return ids.map(String);
  };
  const idsBeside = (value: unknown) =>
    files.flatMap((file) => siblingIds(file.value, value)).slice(0, mostBeside);
  return {
    files,
    schemas,
    read,
    idsOf,
    siblingIds: idsBeside,
    value: async (path) => parseValue(await read(path)),
  };
}

const mostBeside = 3;

function siblingIds(within: unknown, id: unknown): string[] {
  if (typeof within !== "object" || within === null || id === undefined) return [];
  const ids = Array.isArray(within) ? within.map((entry) => childValue(entry, "id")) : [];
  const own = ids.includes(id) ? ids.filter((each) => each !== id).map(String) : [];
  return [...own, ...Object.values(within).flatMap((inner) => siblingIds(inner, id))];
}

function parseValue(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}

/** Returns a copy of a value with another value at a path. `undefined` removes the old value. */
export function replaceValueAt(value: unknown, path: string, next: unknown): unknown {
  const [step, ...rest] = splitPointer(path);
  if (step === undefined) return next;
  const inner =
    rest.length === 0 ? next : replaceValueAt(childValue(value, step), `/${rest.join("/")}`, next);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const { [step]: _, ...others } = value as Record<string, unknown>;
  return inner === undefined ? others : { ...others, [step]: inner };
}
