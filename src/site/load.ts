import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { at, type ContentFile, contentFiles } from "../check/folder.ts";
import { compileChecks } from "../check/shape/compile-checks.ts";
import { createValidator } from "../check/shape/validator.ts";
import { assembleSchemas } from "../content/schemas.ts";
import { hasError } from "../text/diagnostic.ts";
import { parseBytes } from "../text/parse.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import {
  type CheckedSite,
  type CheckResult,
  type Contents,
  type ContentsFile,
  checkContents,
  type Edition,
  findMistakes,
  type LoadResult,
  type Rules,
} from "./assemble.ts";
import { withoutText } from "./clean-file.ts";
import { diagnose } from "./diagnose.ts";
import { listFolder, nameOf, readIfThere, readMedia } from "./disk.ts";
import { resolveSite } from "./resolve/resolve-site.ts";

export type { Site } from "../content/site.ts";
export type { CheckResult, LoadResult } from "./assemble.ts";

export interface LoadOptions extends Edition, ReadOptions {
  /** The folder of the schemas; the project's own unless told. */
  schemas?: string;
}

export interface ReadOptions {
  /** Files of the media folder that look like photographs, but cannot be read to their end. */
  broken?: ReadonlySet<string>;
  /** What earlier readings of the same folder found, for whoever reads it again and again. */
  known?: KnownFiles;
}

/** Files as they were read and checked, by their path: who has the same bytes is not read again. */
export type KnownFiles = Map<string, { bytes: Buffer; file: ContentsFile }>;

const ownSchemas = join(import.meta.dirname, "../../schemas");

/**
 * Reads a content folder: each file is parsed and compared with its schema, then all of them with
 * each other. Mistakes are diagnostics; only a file that the system refuses to give and a faulty
 * schema are thrown.
 */
export async function loadSite(directory: string, options: LoadOptions = {}): Promise<LoadResult> {
  return toSite(directory, await checkSite(directory, options));
}

/** The site of content that was checked; nothing where a diagnostic is an error. */
export function toSite(directory: string, { draft, ...checked }: CheckedSite): LoadResult {
  if (!draft || hasError(checked.diagnostics)) return checked;
  return { ...checked, site: resolveSite(draft, join(resolve(directory), "media")) };
}

/** Finds all mistakes that `loadSite` finds, without making the site, which takes as long again. */
export async function checkSite(
  directory: string,
  options: LoadOptions = {},
): Promise<CheckedSite> {
  const rules = await loadRules(resolve(options.schemas ?? ownSchemas));
  const contents = await readContents(directory, options, { rules });
  return contents ? checkContents(contents, rules, options) : missingFolder(directory);
}

function missingFolder(directory: string): CheckResult {
  const name = nameOf(resolve(directory));
  return {
    diagnostics: [diagnose("missing-folder", { name }, at(name))],
    files: [],
    pictures: [],
  };
}

interface Reading {
  /** Tells of a path in the folder whether its file is to be read; all are unless told. */
  isWanted?: (path: string) => boolean;
  /** Files are compared with their schema at once, so that few articles are held whole. */
  rules?: Rules;
}

/**
 * Reads and parses the files of a content folder, without checking them unless it is given the
 * rules; nothing where there is no folder.
 */
export async function readContents(
  directory: string,
  { broken, known }: ReadOptions = {},
  { isWanted = () => true, rules }: Reading = {},
): Promise<Contents | undefined> {
  const root = resolve(directory);
  const listed = await listFolder(root);
  if (!listed) return undefined;
  const paths = listed.map(({ path }) => path);
  const wanted = contentFiles(paths).filter(({ path }) => isWanted(path));
  // Thousands of small files are read several times faster one after the other than in parallel.
  const files = wanted.flatMap((file) => {
    const read = () => readFile(directory, file, rules);
    return (known ? remembered(directory, file.path, known, read) : read()) ?? [];
  });
  return { folder: nameOf(root), paths, files, ...readMedia(root, listed, broken) };
}

/** What is known of a file, if it still has the same bytes; else it is read. */
function remembered(
  directory: string,
  path: string,
  known: KnownFiles,
  read: () => ContentsFile | undefined,
): ContentsFile | undefined {
  const bytes = readIfThere(join(resolve(directory), path));
  const before = known.get(path);
  if (bytes && before?.bytes.equals(bytes)) return before.file;
  const file = bytes && read();
  if (file) known.set(path, { bytes, file });
  return file;
}

function readFile(
  directory: string,
  { path, schemaId }: ContentFile,
  rules: Rules | undefined,
): ContentsFile | undefined {
  const parsed = readContentFile(directory, path);
  if (!parsed || !rules) return parsed && { schemaId, parsed };
  const found = findMistakes({ schemaId, parsed }, rules);
  const isRight = found.length === 0 && schemaId === "article.json";
  if (!isRight) return { schemaId, parsed, found };
  const clean = withoutText(parsed, () => readContentFile(directory, path));
  return { schemaId, parsed: clean, found };
}

/** Reads and parses one file of a content folder; nothing where it went away. */
export function readContentFile(directory: string, path: string): ParsedFile | undefined {
  const root = resolve(directory);
  const bytes = readIfThere(join(root, path));
  return bytes && parseBytes(`${nameOf(root)}/${path}`, bytes);
}

const rulesOf = new Map<string, Promise<Rules>>();

/** The rules in a folder of schemas, the project's own unless told. Compiling takes a while, so they are kept. */
export function loadRules(directory: string = ownSchemas): Promise<Rules> {
  const rules = rulesOf.get(directory) ?? readRules(directory);
  rulesOf.set(directory, rules);
  return rules;
}

async function readRules(directory: string): Promise<Rules> {
  const listed = (await listFolder(directory)) ?? [];
  const paths = listed.map(({ path }) => path).filter((path) => path.endsWith(".json"));
  const files = paths.map((path): [string, object] => {
    return [path, JSON.parse(readFileSync(join(directory, path), "utf8"))];
  });
  const schemas = assembleSchemas(Object.fromEntries(files));
  return { schemas, validate: createValidator(schemas, compileChecks(schemas)) };
}
