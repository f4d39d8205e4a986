import { engineCollections } from "../../check/collections/engine-collections.ts";
import { findContentFiles } from "../../check/folder-structure/content-files.ts";
import type { CollectionDefinitions } from "../../model/collections.ts";
import type { TextStore } from "../../model/lazy-fields.ts";
import type { PictureProblem } from "../../model/parsed-site.ts";
import { isCurrentForm } from "../migrations/migration-steps.ts";
import { readMedia } from "../read-media.ts";
import type { FileStore } from "./file-store.ts";
import {
  type FileCache,
  loadContentFile,
  type ParallelFileReader,
  readVersionAndLocale,
  type SameThreadFileReader,
  toRejectedFile,
} from "./load-content-file.ts";
import type { CheckRules, LoadedFiles } from "./loaded-files.ts";

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
