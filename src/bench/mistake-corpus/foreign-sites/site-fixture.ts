import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { createMemoryFileStore } from "../../../load/files/memory-files.ts";
import { loadRules } from "../../../load/load-folder.ts";
import { validateContent } from "../../../load/validate-content.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";

/** A change to a site: replaces the first `find` in a file with `with`. */
interface SiteChange {
  name: string;
  file: string;
  find: string;
  with: string;
  /** The result is valid, so the check must report nothing. */
  right?: true;
  /** The file whose text is changed and saved as `file`; `file` itself by default. */
  from?: string;
  /** Also copies an image of the site to this path. */
  picture?: string;
  /** Saves the file as Latin-1, as old Windows programs do. */
  latin1?: true;
  /** Renames a file. All other fields except `right` are then ignored. */
  moved?: [from: string, to: string];
}

/** A site that is checked in memory, with at most one change at a time. */
export interface SiteFixture {
  changes: SiteChange[];
  check(slip?: SiteChange): Promise<Diagnostic[]>;
}

/** The date on which the sites were written. */
const date = "2026-11-26";

/** Reads a site from a subfolder of this folder, and its changes from the JSON file next to it. */
export async function loadSiteFixture(name: string): Promise<SiteFixture> {
  const folder = join(import.meta.dirname, name);
  const rules = await loadRules();
  const content = new Map(readFilesIn(folder));
  const known = new Map();
  return {
    changes: JSON.parse(readFileSync(`${folder}.json`, "utf8")),
    async check(slip) {
      const files = createMemoryFileStore(
        "content",
        slip ? applySiteChange(content, slip) : content,
      );
      return (await validateContent(files, rules, {}, { date, known })).diagnostics;
    },
  };
}

function readFilesIn(folder: string): [string, Uint8Array][] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => [path.replaceAll(sep, "/"), readFileSync(join(folder, path))]);
}

function applySiteChange(content: ReadonlyMap<string, Uint8Array>, slip: SiteChange) {
  const files = new Map(content);
  if (slip.moved) return renameFile(files, slip.moved);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(readSource(files, slip));
  if (!text.includes(slip.find)) throw new Error(`${slip.file} holds no ${slip.find}`);
  const written = text.replace(slip.find, () => slip.with);
  files.set(slip.file, Buffer.from(written, slip.latin1 ? "latin1" : "utf8"));
  const drawing = [...content].find(([path]) => path.endsWith(".svg"))?.[1];
  if (slip.picture && drawing) files.set(slip.picture, drawing);
  return files;
}

function readSource(files: ReadonlyMap<string, Uint8Array>, { file, from = file }: SiteChange) {
  return files.get(from) ?? new Uint8Array();
}

function renameFile(files: Map<string, Uint8Array>, [from, to]: [string, string]) {
  const bytes = files.get(from);
  if (!bytes) throw new Error(`there is no ${from}`);
  files.delete(from);
  return files.set(to, bytes);
}
