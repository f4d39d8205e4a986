import { join, resolve } from "node:path";
import { engineRules } from "../check/engine-rules.ts";
import { at, type ContentFile, contentFiles } from "../check/folder.ts";
import { joinRules, type Rulebook, type SiteRules } from "../check/rules.ts";
import { createValidator } from "../check/shape/validator.ts";
import type { CollectionRules } from "../content/rules.ts";
import { type ParsedFile, parseBytes } from "../text/parse.ts";
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
import { loadOwnRules } from "./own/load-own.ts";
import { OwnCodeFault, ownFolder, ownMark } from "./own/own-files.ts";
import { readSchemas } from "./own/read-schemas.ts";
import { ownCodeWords } from "./own/words.pt-br.ts";
import { partResolvers } from "./resolve/parts.ts";

export type { Site } from "../content/site.ts";
export type { CheckResult, LoadResult } from "./assemble.ts";

export interface LoadOptions extends Edition {
  /** Files of the media folder that look like photographs, but cannot be read to their end. */
  broken?: ReadonlySet<string>;
  /** Reads the articles, where others are to help with that. */
  readArticles?: ReadArticles;
  /** What earlier readings of the same folder found, for whoever reads it again and again. */
  known?: KnownFiles;
}

/** Files as they were read and checked, by their path: who has the same bytes is not read again. */
export type KnownFiles = Map<string, { bytes: Buffer; file: ContentsFile; rules?: Rules }>;

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
  const rules = await loadRules(directory);
  return [await readContents(directory, options, { rules }), rules] as const;
}

interface Reading {
  /** Tells of a path in the folder whether its file is to be read; all are unless told. */
  isWanted?: (path: string) => boolean;
  /** Articles are compared with their schema at once, so that few of them are held whole. */
  rules?: Rules;
  /** The lists that have files of their own; those that the folder's own code names unless told. */
  collections?: CollectionRules;
}

/**
 * Reads and parses the files of a content folder, without checking them unless it is given the
 * rules; nothing where there is no folder.
 */
export async function readContents(
  directory: string,
  options: Pick<LoadOptions, "broken" | "known" | "readArticles"> = {},
  { isWanted = () => true, rules, collections }: Reading = {},
): Promise<Contents | undefined> {
  const root = resolve(directory);
  const listed = await listFolder(root);
  if (!listed) return undefined;
  const paths = listed.map(({ path }) => path);
  const lists = collections ?? (rules ?? (await loadRules(directory))).book.collections;
  const wanted = contentFiles(paths, lists).filter(({ path }) => isWanted(path));
  const articles = wanted.filter(({ schemaId }) => rules && schemaId === articleSchema);
  const rest = wanted.filter((file) => !articles.includes(file));
  const isLight = articles.length > mostWhole;
  const { known } = options;
  const read = (path: string) =>
    rules &&
    remembered(directory, path, { known, rules }, () =>
      readArticle(directory, path, rules, isLight),
    );
  // Thousands of small files are read several times faster one after the other than in parallel.
  const own = await (options.readArticles ?? readInTurn)(
    articles.map(({ path }) => path),
    read,
  );
  const files = [
    ...own.flatMap((file) => file ?? []),
    ...rest.flatMap(toContentsFile(directory, { known, rules })),
  ];
  const codeFolder = ownFolder(root);
  const media = readMedia(root, listed, options.broken);
  return { folder: nameOf(root), paths, files, codeFolder, ...media };
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
    const file = remembered(directory, path, { known, rules }, read);
    return file ? [file] : [];
  };
}

/** What is known of a file, if it still has the same bytes and follows the same rules; else it is read. */
function remembered(
  directory: string,
  path: string,
  { known, rules }: { known?: KnownFiles; rules?: Rules },
  read: () => ContentsFile | undefined,
): ContentsFile | undefined {
  if (!known) return read();
  const bytes = readIfThere(join(resolve(directory), path));
  const before = known.get(path);
  if (bytes && before?.rules === rules && before?.bytes.equals(bytes)) return before.file;
  const file = bytes && read();
  if (file) known.set(path, { bytes, file, rules });
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

/**
 * The rules of a content folder: the engine's, and those of the folder's own code; the engine's alone
 * where no folder is told. Compiling takes a while, so they are kept until that code changes.
 *
 * @throws OwnCodeFault where the folder's own code is faulty
 */
export function loadRules(directory?: string): Promise<Rules> {
  const own = directory === undefined ? undefined : ownFolder(resolve(directory));
  const mark = own === undefined ? "" : ownMark(own);
  const rules = rulesOf.get(mark) ?? makeRules(own);
  rulesOf.set(mark, rules);
  return rules;
}

async function makeRules(own?: string): Promise<Rules> {
  const schemas = readSchemas(own);
  const rules = own === undefined ? {} : await loadOwnRules(own);
  return { schemas, validate: createValidator(schemas), book: bookWith(rules, own) };
}

function bookWith(rules: SiteRules, own = ""): Rulebook {
  try {
    return joinRules([engineRules, { resolvers: partResolvers }, rules]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnCodeFault(ownCodeWords.rules({ folder: nameOf(own), reason }));
  }
}
