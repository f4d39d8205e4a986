import { engineCollections } from "../../check/collections/engine-collections.ts";
import {
  type ContentFile,
  findContentFiles,
  requiredFile,
  schemaIdOf,
} from "../../check/folder-structure/content-files.ts";
import type { CollectionDefinitions } from "../../model/collections.ts";
import { isSameLocale, type SiteLocale, siteLocaleOf } from "../../model/countries/site-locale.ts";
import type { TextStore } from "../../model/lazy-fields.ts";
import type { PictureProblem } from "../../model/parsed-site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { createRejectedSymlinkFile, parseBytes } from "../../yaml/parse/parse.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { createLazyParsedFile, withLazyText } from "../lazy-parsed-file.ts";
import { migrateParsedFile } from "../migrations/migrate-parsed-file.ts";
import { contentVersion, isCurrentForm } from "../migrations/migration-steps.ts";
import { contentVersionOf } from "../migrations/plan-migration.ts";
import { readMedia } from "../read-media.ts";
import {
  type Bytes,
  equalBytes,
  type FileEntry,
  type FileStore,
  type MaybePromise,
  mapMaybePromise,
} from "./file-store.ts";
import {
  type CheckRules,
  checkSingleFile,
  type LoadedFile,
  type LoadedFiles,
} from "./loaded-files.ts";

export interface ReadOptions {
  /**
   * The media files with a picture extension that cannot be displayed, by path in the media folder.
   */
  broken?: ReadonlyMap<string, PictureProblem>;
  /** Stores the bodies of valid articles. Default: in memory. */
  shelf?: TextStore;
  /** Distributes the reading to workers. By default, this process reads all files. */
  share?: ParallelFileReader;
  /** The cache of earlier reads of the same folder, for callers that re-read it. */
  known?: FileCache;
}

export interface ReadFilesOptions {
  /** Filters the files to read by path. By default, all are read. */
  isWanted?: (path: string) => boolean;
  /**
   * The rules with which each file is validated right after it is read. Then only a few whole
   * articles are in memory at a time.
   */
  rules?: CheckRules;
  /**
   * The collections that have a file of their own. Default: those of `rules`, or else of the
   * engine.
   */
  collections?: CollectionDefinitions;
}

/**
 * Reads and parses the files of a content folder. Validates them only if `rules` is set. Returns
 * `undefined` if the folder does not exist.
 */
export async function loadContentFiles(
  files: FileStore,
  { broken, known, shelf, share }: ReadOptions = {},
  { isWanted = () => true, rules, collections }: ReadFilesOptions = {},
): Promise<LoadedFiles | undefined> {
  const listed = await files.list();
  if (!listed) return undefined;
  const paths = listed.map(({ path }) => path);
  const lists = collections ?? rules?.book.collections ?? engineCollections;
  const wanted = findContentFiles(paths, lists).filter(({ path }) => isWanted(path));
  const { version, home } = await readVersionAndLocale(files, known);
  const setting = { known, shelf, rules, version, home };
  const links = new Map(listed.flatMap(({ path, link }) => (link ? [[path, link]] : [])));
  const readHere: SameThreadFileReader = (file) => {
    const link = links.get(file.path);
    return link ? toRejectedFile(files, file, link) : loadContentFile(files, file, setting);
  };
  // Workers do not migrate articles, so older ones are read by this process.
  const mayShare = share && links.size === 0 && isCurrentForm("article.json", version);
  const read = await (mayShare ? share(wanted, readHere) : Promise.all(wanted.map(readHere)));
  const { name: folder, media: mediaFolder, code: codeFolder } = files;
  const found = read.filter((file) => file !== undefined);
  const media = await readMedia(files, listed, broken);
  return { folder, mediaFolder, codeFolder, source: files, version, paths, files: found, ...media };
}

/** Context shared by all reads of a folder. */
interface ReadContext {
  known?: FileCache;
  shelf?: TextStore;
  rules?: CheckRules;
  /** The content version of the folder. Files in an older form are migrated when they are read. */
  version: number;
  /** The locale of the firm. */
  home?: SiteLocale;
}

type SameThreadFileReader = (file: ContentFile) => MaybePromise<LoadedFile | undefined>;

/**
 * Reads files in parallel. Returns the loaded files in input order, regardless of which worker read
 * them.
 */
export type ParallelFileReader = (
  files: readonly ContentFile[],
  readHere: SameThreadFileReader,
) => Promise<(LoadedFile | undefined)[]>;

/**
 * A cache of read files, by path. A file is parsed again only if its bytes or the rules changed.
 */
export type FileCache = Map<string, CachedFile>;

interface CachedFile {
  bytes: Bytes;
  file: LoadedFile;
  rules?: CheckRules;
  version: number;
  home?: SiteLocale;
}

/**
 * Reads a content file. Takes it from the cache if its bytes, the rules, the content version and
 * the firm's locale are unchanged. Returns `undefined` if it does not exist.
 */
function loadContentFile(
  files: FileStore,
  file: ContentFile,
  { known, shelf, rules, version, home }: ReadContext,
): MaybePromise<LoadedFile | undefined> {
  const answer = files.read(file.path);
  return mapMaybePromise(answer, (bytes) => {
    const before = known?.get(file.path);
    const isOfOne = before?.version === version && isSameLocale(before?.home, home);
    const isAlike = before?.rules === rules && isOfOne;
    const isKnown = bytes && isAlike && before && equalBytes(bytes, before.bytes);
    if (!bytes || isKnown) return bytes && before?.file;
    const again = answer instanceof Promise ? undefined : createRereader(files, file.path);
    const written = parseBytes(`${files.name}/${file.path}`, bytes);
    const parsed = migrateParsedFile(
      ignoreEmptyOverride(written, file.schemaId),
      file.schemaId,
      version,
    );
    const read = toCheckedFile(parsed, file, { rules, home }, again && { reread: again, shelf });
    known?.set(file.path, { bytes, file: read, rules, version, home });
    return read;
  });
}

/**
 * The schemas of files that override engine defaults. An empty file of this kind is ignored, with a
 * diagnostic.
 */
const overrideFiles = ["labels.json", "theme.json"];

function ignoreEmptyOverride(parsed: ParsedFile, schemaId: string): ParsedFile {
  const isEmpty = parsed.diagnostics.every(({ code }) => code === "empty-file");
  if (!overrideFiles.includes(schemaId) || parsed.value !== undefined || !isEmpty) return parsed;
  const noted = parsed.diagnostics.map((each) => ({ ...each, severity: "note" as const }));
  return { ...parsed, value: {}, diagnostics: noted };
}

/**
 * Creates the result for a content file that links out of the folder or to a missing target. Such a
 * file is not read.
 */
function toRejectedFile(
  { name }: FileStore,
  { path, schemaId }: ContentFile,
  to: NonNullable<FileEntry["link"]>,
): LoadedFile {
  return { schemaId, parsed: createRejectedSymlinkFile(`${name}/${path}`, to) };
}

/**
 * Returns the content version and the firm's locale from the site settings. Without settings,
 * returns the current version.
 */
function readVersionAndLocale(
  files: FileStore,
  known?: FileCache,
): MaybePromise<Pick<ReadContext, "version" | "home">> {
  return mapMaybePromise(files.read(requiredFile), (bytes) => {
    if (!bytes) return { version: contentVersion };
    const before = known?.get(requiredFile);
    const isKnown = before && equalBytes(bytes, before.bytes);
    const settings = isKnown ? before.file.parsed.value : parseBytes("", bytes).value;
    return { version: contentVersionOf(settings), home: siteLocaleOf(settings) };
  });
}

/** Converts an article to a loaded file. A worker has read it and found it valid. */
export function toLoadedArticle(
  files: FileStore,
  { path, schemaId }: ContentFile,
  value: unknown,
): LoadedFile {
  const parsed = createLazyParsedFile(`${files.name}/${path}`, value, createRereader(files, path));
  return { schemaId, parsed, found: [] };
}

/** Reads an article in a worker. Returns `undefined` if it has errors or is not an article. */
export function readReleasableArticle(
  files: FileStore,
  path: string,
  rules: CheckRules,
): ParsedFile | undefined {
  const schemaId = schemaIdOf(path, rules.book.collections);
  const parsed = schemaId === "article.json" ? readAndParseFile(files, path) : undefined;
  if (!schemaId || !parsed) return undefined;
  return canReleaseText({ schemaId, parsed }, checkSingleFile({ schemaId, parsed }, rules))
    ? parsed
    : undefined;
}

/**
 * Whether the text of a file can be released from memory: that of a valid article in the current
 * form.
 */
function canReleaseText({ schemaId, parsed }: LoadedFile, found: readonly Diagnostic[]): boolean {
  return found.length === 0 && schemaId === "article.json" && !parsed.isOlder;
}

/**
 * Creates a function that re-reads a file. This is a function of its own, because a closure made
 * next to the bytes would keep them in memory.
 */
function createRereader(files: FileStore, path: string): () => ParsedFile | undefined {
  return () => readAndParseFile(files, path);
}

/** What a file without its text needs: a function that re-reads it, and a store for its body. */
interface RereadSource {
  reread: () => ParsedFile | undefined;
  shelf?: TextStore;
}

function toCheckedFile(
  parsed: ParsedFile,
  { schemaId }: ContentFile,
  { rules, home }: Pick<ReadContext, "rules" | "home">,
  elsewhere: RereadSource | undefined,
): LoadedFile {
  if (!rules) return { schemaId, parsed };
  const found = checkSingleFile({ schemaId, parsed }, rules, home);
  // A file of an asynchronous store cannot be re-read on demand, so its text stays in memory.
  if (!elsewhere || !canReleaseText({ schemaId, parsed }, found))
    return { schemaId, parsed, found };
  return { schemaId, parsed: withLazyText(parsed, elsewhere.reread, elsewhere.shelf), found };
}

/**
 * Reads and parses one file synchronously. Returns `undefined` if it no longer exists, or if the
 * store is asynchronous.
 */
export function readAndParseFile(files: FileStore, path: string): ParsedFile | undefined {
  const bytes = files.read(path);
  return bytes instanceof Promise || !bytes
    ? undefined
    : parseBytes(`${files.name}/${path}`, bytes);
}
