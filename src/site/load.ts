import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { at, type ContentFile, contentFiles } from "../check/folder.ts";
import { createValidator } from "../check/shape/validator.ts";
import { assembleSchemas } from "../content/schemas.ts";
import { parseBytes } from "../text/parse.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import {
  assembleSite,
  type CheckResult,
  type Contents,
  type ContentsFile,
  checkContents,
  type Edition,
  findMistakes,
  type LoadResult,
  type Rules,
} from "./assemble.ts";
import { diagnose } from "./diagnose.ts";
import { listFolder, nameOf, readIfThere, readMedia } from "./disk.ts";
import { lighten } from "./light-file.ts";

export type { Site } from "../content/site.ts";
export type { CheckResult, LoadResult } from "./assemble.ts";

export interface LoadOptions extends Edition {
  /** The folder of the schemas; the project's own unless told. */
  schemas?: string;
  /** Files of the media folder that look like photographs, but cannot be read to their end. */
  broken?: ReadonlySet<string>;
  /** Reads the articles, where others are to help with that. */
  readArticles?: ReadArticles;
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
  const [contents, rules] = await readAll(directory, options);
  return contents ? assembleSite(contents, rules, options) : missingFolder(directory);
}

/** Finds all mistakes that `loadSite` finds, without making the site, which takes as long again. */
export async function checkSite(
  directory: string,
  options: LoadOptions = {},
): Promise<CheckResult> {
  const [contents, rules] = await readAll(directory, options);
  if (!contents) return missingFolder(directory);
  const { draft, ...result } = checkContents(contents, rules, options);
  return result;
}

function missingFolder(directory: string): CheckResult {
  const name = nameOf(resolve(directory));
  return {
    diagnostics: [diagnose("missing-folder", { name }, at(name))],
    files: [],
    pictures: [],
  };
}

async function readAll(directory: string, options: LoadOptions) {
  const rules = await loadRules(resolve(options.schemas ?? ownSchemas));
  return [await readContents(directory, options, { rules }), rules] as const;
}

interface Reading {
  /** Tells of a path in the folder whether its file is to be read; all are unless told. */
  isWanted?: (path: string) => boolean;
  /** Articles are compared with their schema at once, so that few of them are held whole. */
  rules?: Rules;
}

/**
 * Reads and parses the files of a content folder, without checking them unless it is given the
 * rules; nothing where there is no folder.
 */
export async function readContents(
  directory: string,
  options: Pick<LoadOptions, "broken" | "known" | "readArticles"> = {},
  { isWanted = () => true, rules }: Reading = {},
): Promise<Contents | undefined> {
  const root = resolve(directory);
  const listed = await listFolder(root);
  if (!listed) return undefined;
  const paths = listed.map(({ path }) => path);
  const wanted = contentFiles(paths).filter(({ path }) => isWanted(path));
  const articles = wanted.filter(({ schemaId }) => rules && schemaId === articleSchema);
  const rest = wanted.filter((file) => !articles.includes(file));
  const isLight = articles.length > mostWhole;
  const { known } = options;
  const read = (path: string) =>
    rules && remembered(directory, path, known, () => readArticle(directory, path, rules, isLight));
  // Thousands of small files are read several times faster one after the other than in parallel.
  const own = await (options.readArticles ?? readInTurn)(
    articles.map(({ path }) => path),
    read,
  );
  const files = [
    ...own.flatMap((file) => file ?? []),
    ...rest.flatMap(toContentsFile(directory, { known, rules })),
  ];
  return { folder: nameOf(root), paths, files, ...readMedia(root, listed, options.broken) };
}

const articleSchema = "article.json";
/** So many articles may be held whole: it takes less time, and memory that every machine has. */
const mostWhole = 2000;

/** Reads articles by their paths, in their order; nothing for one that went away. */
export type ReadArticles = (
  paths: readonly string[],
  read: (path: string) => ContentsFile | undefined,
) => Promise<(ContentsFile | undefined)[]>;

const readInTurn: ReadArticles = async (paths, read) => paths.map(read);

function toContentsFile(
  directory: string,
  { known, rules }: { known?: KnownFiles; rules?: Rules },
): (file: ContentFile) => ContentsFile[] {
  return ({ path, schemaId }) => {
    const read = () => {
      const parsed = readContentFile(directory, path);
      const file = parsed && { schemaId, parsed };
      return file && rules ? { ...file, found: findMistakes(file, rules) } : file;
    };
    const file = remembered(directory, path, known, read);
    return file ? [file] : [];
  };
}

/** What is known of a file, if it still has the same bytes; else it is read. */
function remembered(
  directory: string,
  path: string,
  known: KnownFiles | undefined,
  read: () => ContentsFile | undefined,
): ContentsFile | undefined {
  if (!known) return read();
  const bytes = readIfThere(join(resolve(directory), path));
  const before = known.get(path);
  if (bytes && before?.bytes.equals(bytes)) return before.file;
  const file = bytes && read();
  if (file) known.set(path, { bytes, file });
  return file;
}

/**
 * Reads and checks an article.
 *
 * @param isLight where there are many, only those with mistakes are held whole
 */
export function readArticle(
  directory: string,
  path: string,
  rules: Rules,
  isLight = false,
): ContentsFile | undefined {
  const parsed = readContentFile(directory, path);
  if (!parsed) return undefined;
  const file = { schemaId: articleSchema, parsed };
  const found = findMistakes(file, rules);
  if (!isLight || found.length > 0) return { ...file, found };
  return lightArticle(directory, path, parsed.value);
}

/** An article without mistakes, by what stands in its file. */
export function lightArticle(directory: string, path: string, value: unknown): ContentsFile {
  const file = `${nameOf(resolve(directory))}/${path}`;
  const parsed = lighten({ file, value }, () => readContentFile(directory, path));
  return { schemaId: articleSchema, parsed, found: [] };
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
  return { schemas, validate: createValidator(schemas) };
}
