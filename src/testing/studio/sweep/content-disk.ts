import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentFiles } from "../../../check/site-index/content-files.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { childValue, stepsOf } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { textsIn } from "../../browser/studio-page.ts";
import { projectCollections, projectSchemas } from "../../content/editor-corpus.ts";
import type { SchemaFile } from "./field-leaves.ts";

/** A content file as it was before anything was changed. */
export interface DiskFile extends SchemaFile {
  path: string;
  text: string;
}

/** A content folder on the disk: what its files said at first, and what they say now. */
export interface DiskContent {
  files: readonly DiskFile[];
  schemas: Schemas;
  read(path: string): Promise<string>;
  /** What a file says now; nothing where it cannot be read. */
  value(path: string): Promise<unknown>;
  /** The ids of all entries of a collection, as they were at first. */
  idsOf(collection: string): string[];
  /** Of a value that names an entry of a list somewhere the ids of the others in it, some of them. */
  siblingIds(value: unknown): string[];
}

/** Looks at a copy of the project's content. Throws where a file in it is none. */
export async function readDiskContent(folder: string): Promise<DiskContent> {
  const schemas = projectSchemas();
  const texts = await textsIn(folder);
  const files = contentFiles([...texts.keys()], projectCollections).map(({ path, schemaId }) => {
    const text = texts.get(path) ?? "";
    return { path, schemaId, schemas, text, value: parseValue(text) };
  });
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

/** The value with another one at a place; with `undefined` the place goes. The value itself stays as it is. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  const [step, ...rest] = stepsOf(path);
  if (step === undefined) return next;
  const inner =
    rest.length === 0 ? next : withValueAt(childValue(value, step), `/${rest.join("/")}`, next);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const { [step]: _, ...others } = value as Record<string, unknown>;
  return inner === undefined ? others : { ...others, [step]: inner };
}
