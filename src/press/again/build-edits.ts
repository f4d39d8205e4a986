import type { Article } from "../../content/types.ts";
import { readEdits } from "../../site/article-edits.ts";
import { askOnce } from "../../site/light-file.ts";
import { newestFirst } from "../../site/resolve/resolve-site.ts";
import { collectImages } from "../assets/paint-images.ts";
import { collectDownloads } from "../assets/weigh-downloads.ts";
import { pictureOf, recordOf } from "../build-anew.ts";
import { type BuildOptions, type BuildResult, resultOf } from "../build-result.ts";
import { type Before, makeSite, type Prepared, type Stage } from "../make-site.ts";
import { buildWords } from "../messages.pt-br.ts";
import { withText } from "../pages/article-text.ts";
import { silent } from "../progress.ts";
import { type BuildRecord, intactFiles, type RecordedArticle } from "./last-build.ts";
import { changedPaths } from "./snapshot.ts";

/** What of the last build is still to be had, besides its pages. */
interface Edits extends Before {
  record: BuildRecord;
  /** The articles that were edited, by the paths of their files. */
  edited: ReadonlyMap<string, RecordedArticle & { article: Article }>;
  articleOf(path: string): Article;
}

/**
 * Makes the site of the last build anew with some articles in other words, without reading the others
 * again. Gives nothing where more than that changed: then the whole content is to be read.
 */
export async function buildEdits(
  options: BuildOptions,
  before: Before & { record: BuildRecord },
): Promise<BuildResult | undefined> {
  const { progress = silent } = options;
  progress.step(buildWords.check);
  const edits = await findEdits(options, before);
  if (!edits) return undefined;
  const { told } = before.record;
  const making = { ...before, told, progress };
  const made = await makeSite(options, making, (stage) => prepareEdits(edits, stage));
  progress.end();
  return made.pages ? { ...resultOf(before.record), pages: made.pages } : undefined;
}

async function findEdits(
  { content, out, drafts }: BuildOptions,
  before: Before & { record: BuildRecord },
): Promise<Edits | undefined> {
  const { record, inputs } = before;
  const paths = changedPaths(record.inputs, inputs);
  const known = new Map(Object.entries(record.articles));
  const areEdits = paths.every((path) => known.has(path) && path in inputs);
  const areWarned = record.told.diagnostics.some(({ file }) =>
    paths.some((path) => file.endsWith(path)),
  );
  if (!areEdits || areWarned || !record.assets.paths.every(intactFiles(record, out)))
    return undefined;
  const { today } = record;
  const read = await readEdits(content, { edited: new Set(paths), known, drafts, today });
  const found = [...(read?.articles ?? [])].map(([path, article]) => {
    return [path, paint(article, record.articles[path])] as const;
  });
  const edited = new Map(found.flatMap(([path, painted]) => (painted ? [[path, painted]] : [])));
  return read && edited.size === paths.length
    ? { ...before, edited, articleOf: read.articleOf }
    : undefined;
}

/** An edited article with the final address of its picture; nothing where that is another one. */
function paint(
  article: Article,
  known: RecordedArticle | undefined,
): (RecordedArticle & { article: Article }) | undefined {
  const picture = pictureOf(article.image);
  const isPlain = collectImages(article).length === 1 && collectDownloads(article).length === 0;
  const isDated = article.publishAt !== undefined || article.expiresAt !== undefined;
  if (!known || known.picture !== picture || !isPlain || isDated) return undefined;
  const { body, ...head } = article;
  const painted = { ...head, image: { ...known.made.image, alt: article.image.alt } };
  const record = recordOf(painted, article);
  return { ...record, article: withText(record.made, record.stamp, () => article) };
}

async function prepareEdits(
  { record, edited, articleOf }: Edits,
  { edition, outputs }: Stage,
): Promise<Prepared> {
  const { site, assets, articles } = record;
  const { paths, ...shared } = assets;
  if (!edition.keep(record.edition, paths))
    throw new Error("The files of the last build are gone.");
  for (const path of paths) outputs.set(path, record.outputs[path] ?? 0);
  const known = { ...articles };
  const list = Object.entries(articles).map(([path, each]) => {
    const found = edited.get(path);
    if (!found)
      return withText(
        each.made,
        each.stamp,
        askOnce(() => articleOf(path)),
      );
    const { article, ...own } = found;
    known[path] = own;
    return article;
  });
  const all = { ...site, articles: list.sort(newestFirst) };
  return { site: all, assets: shared, articles: known };
}
