import { checkEditedArticles, type EditedArticles } from "../../load/check-edited-articles.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { compareNewestFirst } from "../../load/resolve/resolve-site.ts";
import { sortDiagnostics } from "../../load/validate-site.ts";
import type { Article } from "../../model/types.ts";
import { downloadAddressesIn } from "../assets/download-sizes.ts";
import { collectImages } from "../assets/replace-images.ts";
import type { BuildOptions, ContentCheckResult } from "../output/build-result.ts";
import type { Staging } from "../output/staging.ts";
import {
  type BuildRecord,
  createUnchangedFilePredicate,
  isSameDay,
  type PreBuildState,
  restoreResult,
} from "./build-cache.ts";
import { changedPaths } from "./folder-snapshot.ts";
import { createLazyArticle } from "./lazy-article.ts";
import type { PreparedSite } from "./prepared-site.ts";
import { createArticleRecord, pictureKey, type RecordedArticle } from "./record-article.ts";

/** The site of the last build, in which some articles were edited. */
export interface EditedSite {
  record: BuildRecord;
  /** All articles, with the final addresses of their pictures. */
  articles: readonly Article[];
  /** The records of the edited articles, by the paths of their files. */
  edited: ReadonlyMap<string, RecordedArticle>;
}

/**
 * Loads and checks only the articles that were edited since the last build. Returns `undefined` if
 * anything else changed; then the whole content must be loaded.
 */
export async function loadEditedArticles(
  { content, out, date, drafts }: BuildOptions,
  { record, inputs }: PreBuildState,
): Promise<(ContentCheckResult & { site: EditedSite }) | undefined> {
  if (!record || !isSameDay(record, date)) return undefined;
  const paths = changedPaths(record.inputs, inputs);
  const areEdits = paths.every((path) => path in record.articles && path in inputs);
  if (!areEdits || !record.assets.paths.every(createUnchangedFilePredicate(record, out)))
    return undefined;
  const known = new Map(Object.entries(record.articles));
  const { today } = record;
  const question = { edited: new Set(paths), known, drafts, today };
  const read = await checkEditedArticles(
    createDiskFileStore(content),
    await loadRules(content),
    question,
  );
  const placed = new Map(
    [...(read?.articles ?? [])].flatMap(([path, article]) => {
      const found = withPublishedPicture(article, known.get(path));
      const seen = known.get(path)?.seen;
      return found && seen ? [[path, { placed: found, article, seen }]] : [];
    }),
  );
  if (!read || placed.size < paths.length) return undefined;
  const edited = new Map(
    [...placed].map(([path, each]) => [
      path,
      createArticleRecord(each.placed, each.article, each.seen),
    ]),
  );
  // The fonts contain the characters of all articles, so a new or removed character changes them.
  if ([...edited].some(([path, { foreign }]) => foreign !== known.get(path)?.foreign))
    return undefined;
  const articles = [...known].map(([path, { made }]) => {
    return placed.get(path)?.placed ?? createLazyArticle(made, () => read.articleOf(path));
  });
  const { pages, ...checked } = restoreResult(replaceWarnings(record, read));
  return { ...checked, site: { record, articles: articles.sort(compareNewestFirst), edited } };
}

/** Replaces the warnings of the edited files in a record. */
function replaceWarnings(record: BuildRecord, { diagnostics, files }: EditedArticles): BuildRecord {
  const { report } = record;
  const others = report.diagnostics.filter(({ file }) => !files.includes(file));
  return {
    ...record,
    report: { ...report, diagnostics: sortDiagnostics([...others, ...diagnostics]) },
  };
}

/**
 * Returns an edited article with the final address of its picture. Returns `undefined` if the
 * article needs other assets than before.
 */
function withPublishedPicture(
  article: Article,
  known: RecordedArticle | undefined,
): Article | undefined {
  const { image } = article;
  const isPlain = collectImages(article).length === (image ? 1 : 0);
  if (!known || known.picture !== pictureKey(image) || !isPlain) return undefined;
  // An article that offers downloads may need other files than before.
  if (downloadAddressesIn([article, known.made]).length > 0) return undefined;
  // The picture is the same and has the same address. Only its alternative text may change.
  return image ? { ...article, image: { ...image, ...known.made.image, alt: image.alt } } : article;
}

/**
 * Reuses the shared assets of the last build.
 *
 * @throws Error if their files have disappeared since they were checked
 */
export function reuseAssets(
  { record, articles, edited }: EditedSite,
  staging: Staging,
): PreparedSite {
  const { paths, ...assets } = record.assets;
  if (!staging.reuseFrom(record, paths)) throw new Error("The files of the last build are gone.");
  return {
    site: { ...record.site, articles: [...articles] },
    assets,
    assetPaths: paths,
    overBudget: [],
    articles: { ...record.articles, ...Object.fromEntries(edited) },
  };
}
