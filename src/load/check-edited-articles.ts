import { addLocationDescriptions } from "../check/diagnostics/describe-location.ts";
import { checkSelectedFiles } from "../check/references/check-against-rules.ts";
import {
  type AccessedArticleParts,
  createArticleStub,
  hasSameAccessedParts,
} from "../check/site-index/access-tracker.ts";
import { isHidden } from "../model/content-schedule.ts";
import type { ParsedContentFile, ParsedSite } from "../model/parsed-site.ts";
import type { Article } from "../model/types.ts";
import { type Diagnostic, hasError } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { type FileStore, pathFromDisplayPath } from "./files/file-store.ts";
import { type CheckRules, checkSingleFile } from "./files/loaded-files.ts";
import { loadContentFiles, readAndParseFile } from "./files/read-files.ts";
import { isCurrentForm } from "./migrations/migration-steps.ts";
import { createArticleResolver } from "./resolve/resolve-site.ts";

/** An article from the last full check, which found no errors. */
export interface CheckedArticle {
  /** The resolved article, without the fields that only its own page shows. */
  made: Omit<Article, "body" | "sources">;
  /** The fields that checks of other files read from it. */
  seen: AccessedArticleParts;
}

/** Articles edited since the last full check. */
export interface EditedArticles {
  /** The resolved articles, by file path in the content folder. */
  articles: ReadonlyMap<string, Article>;
  /** Warnings in the edited articles. */
  diagnostics: Diagnostic[];
  files: readonly string[];
  /** Returns an unchanged article, re-read from the folder, by its file path. */
  articleOf(path: string): Article;
}

interface EditedArticlesRequest {
  /** The paths of the changed article files. No other file may have changed. */
  edited: ReadonlySet<string>;
  /** All articles from the last check, by file path. */
  known: ReadonlyMap<string, CheckedArticle>;
  drafts?: boolean;
  today: string;
}

/**
 * Reads and checks only the articles that were edited since the last full check. Checks them
 * against the recorded fields of all other articles. Returns `undefined` if a full check is needed,
 * such as after an error, or if an edit changed a field that other files read.
 *
 * @param folder must be synchronous, because `articleOf` re-reads unchanged articles and cannot
 *   wait
 */
export async function checkEditedArticles(
  folder: FileStore,
  rules: CheckRules,
  request: EditedArticlesRequest,
): Promise<EditedArticles | undefined> {
  const { edited, known } = request;
  const isRead = (path: string) => !known.has(path) || edited.has(path);
  const { collections } = rules.book;
  const contents = await loadContentFiles(folder, {}, { isWanted: isRead, collections });
  // `articleOf` does not migrate. Articles in an older form therefore need a full check.
  if (!contents || !isCurrentForm("article.json", contents.version)) return undefined;
  const files = contents.files.map(({ schemaId, parsed }) => {
    return { path: pathFromDisplayPath(folder, parsed.file), schemaId, parsed };
  });
  const own = files.filter(({ path }) => edited.has(path));
  const alone = own.flatMap((file) => checkSingleFile(file, rules));
  if (hasError(alone) || own.length < edited.size) return undefined;
  const areAlike = own.every(({ path, parsed }) => {
    const article = known.get(path);
    return article && hasSameAccessedParts(parsed.value, article.seen);
  });
  if (!areAlike) return undefined;
  const { draft, unknown } = toPartialSite({ ...contents, files }, rules, request);
  const written = draft.files.filter(({ parsed }) => own.some((file) => file.parsed === parsed));
  const found = [...alone, ...checkSelectedFiles(draft, written, rules.book)];
  if (hasError(found) || unknown.size > 0) return undefined;
  const resolve = createArticleResolver(draft);
  const articles = new Map(own.map(({ path, parsed }) => [path, resolve(parsed.value)]));
  return {
    articles,
    diagnostics: addLocationDescriptions(found, own, rules.schemas),
    files: own.map(({ parsed }) => parsed.file),
    articleOf: (path) => resolve(readAndParseFile(folder, path)?.value),
  };
}

/**
 * Creates a site from the files that were read, with stubs for all other articles. `unknown`
 * collects the paths of stubs from which a check reads a field that was not recorded.
 */
function toPartialSite(
  contents: Pick<ParsedSite, "folder" | "media" | "sizeOf" | "pictureFault" | "bytesOf"> & {
    files: readonly LoadedFileWithPath[];
  },
  { schemas, book }: CheckRules,
  { edited, known, drafts, today }: EditedArticlesRequest,
): { draft: ParsedSite; unknown: ReadonlySet<string> } {
  const { folder, media, sizeOf, pictureFault, bytesOf } = contents;
  const isOut = drafts ? () => false : (content: unknown) => isHidden(content, today);
  const toFile = (schemaId: string, parsed: ParsedFile): ParsedContentFile => {
    return { parsed, schemaId, valid: true, hidden: isOut(parsed.value) };
  };
  const rest = [...known].filter(([path]) => !edited.has(path));
  const unknown = new Set<string>();
  const files = [
    ...contents.files.map(({ schemaId, parsed }) => toFile(schemaId, parsed)),
    ...rest.map(([path, { seen }]) => {
      const { parsed, outline } = createArticleStub(`${folder}/${path}`, seen, () =>
        unknown.add(path),
      );
      return { ...toFile("article.json", parsed), outline };
    }),
  ];
  const { collections, resolvers } = book;
  const read = { today, files, media, sizeOf, pictureFault, bytesOf, isOut };
  return { draft: { folder, schemas, collections, resolvers, ...read }, unknown };
}

interface LoadedFileWithPath {
  path: string;
  schemaId: string;
  parsed: ParsedFile;
}
