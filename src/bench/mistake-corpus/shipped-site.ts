import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { findContentFiles } from "../../check/folder-structure/content-files.ts";
import { loadFullyCheckedSite } from "../../load/check-content-folder.ts";
import type { LoadResult } from "../../load/load.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import { findOrCreateWalker } from "../../model/schema/walk.ts";
import { loadProjectSchemas, projectCollections } from "../../testing/content/schema-specimens.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";

const content = join(import.meta.dirname, "../../../content");

/** A content file of the shipped site. */
export interface ShippedFile {
  /** Path in the content folder. */
  path: string;
  schemaId: string;
  text: string;
  parsed: ParsedFile;
  nodes: ContentNode[];
}

/** A value of a shipped file, with its schema and the schema of its parent. */
export interface ContentNode {
  file: ShippedFile;
  path: string;
  value: unknown;
  schema: Schema;
  parent: Schema;
}

/** Reads and parses the content files of the project, with the schemas of their values. */
export async function readShippedFiles(): Promise<ShippedFile[]> {
  const paths = await readdir(content, { recursive: true });
  const files = findContentFiles(
    paths.map((path) => path.replaceAll(sep, "/")).sort(),
    projectCollections,
  );
  const walker = findOrCreateWalker(loadProjectSchemas());
  const read = files.map(async ({ path, schemaId }) => {
    const text = await readFile(join(content, path), "utf8");
    const parsed = parseYaml(path, text);
    const file: ShippedFile = { path, schemaId, text, parsed, nodes: [] };
    const schemas = new Map<string, Schema>();
    walker.walk(schemaId, parsed.value, ({ path: place, value, schema }) => {
      schemas.set(place, schema);
      const parent = schemas.get(place.slice(0, place.lastIndexOf("/"))) ?? {};
      file.nodes.push({ file, path: place, value, schema, parent });
    });
    return file;
  });
  return Promise.all(read);
}

/** A copy of the shipped content, for checks with replaced files. */
export interface SiteCopy {
  /** Checks the site with one file replaced. The path is relative to the content folder. */
  check(path: string, text: string | Uint8Array): Promise<LoadResult>;
  checkAll(texts: ReadonlyMap<string, string | Uint8Array>): Promise<LoadResult>;
  dispose(): Promise<void>;
}

/** Copies the content to a temporary folder; `dispose` deletes it. */
export async function copyShippedSite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-corpus-"));
  await cp(content, folder, { recursive: true });
  const known = new Map();
  const prefix = `${relative(process.cwd(), folder).replaceAll(sep, "/")}/`;
  async function checkAll(texts: ReadonlyMap<string, string | Uint8Array>) {
    for (const [path, text] of texts) await writeFile(join(folder, path), text);
    try {
      return detachFromCopy(await loadFullyCheckedSite(folder, { drafts: true, known }), prefix);
    } finally {
      for (const path of texts.keys()) await cp(join(content, path), join(folder, path));
    }
  }
  return {
    checkAll,
    check: (path, text) => checkAll(new Map([[path, text]])),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

// Replaces only this exact prefix. A wrong path in a diagnostic must remain visible.
function detachFromCopy(result: LoadResult, prefix: string): LoadResult {
  const plain = (text: string) => text.replaceAll(prefix, "content/");
  const diagnostics = result.diagnostics.map((each) => ({
    ...each,
    file: each.file.replace(prefix, ""),
    message: plain(each.message),
  }));
  // Articles load their text lazily. Read the texts of files with diagnostics now, because `checkAll`
  // restores the files afterwards.
  const told = new Set(result.diagnostics.map(({ file }) => file));
  const files = result.files.map((each) => ({
    ...each,
    text: told.has(each.file) ? each.text : "",
    rangeAt: (path: string, part?: "value" | "key") => each.rangeAt(path, part),
    file: each.file.replace(prefix, ""),
  }));
  return { ...result, diagnostics, files };
}
