import { setFlagsFromString } from "node:v8";
import { headingsIn } from "../content/markup/outline.ts";
import type { Site } from "../content/site.ts";
import type { Article } from "../content/types.ts";
import { hashOf } from "../media/cache.ts";
import { loadChecked } from "../site/load-checked.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import type { RecordedArticle } from "./again/last-build.ts";
import { openShelf, type Shelf } from "./again/text-shelf.ts";
import { buildAssets } from "./assets/build-assets.ts";
import { type BuildOptions, type BuildResult, reportedFiles } from "./build-result.ts";
import { basePathOf } from "./file/base-path.ts";
import { type Before, type Making, makeSite, type Prepared, type Stage } from "./make-site.ts";
import { withText } from "./pages/article-text.ts";
import { silent } from "./progress.ts";
import { buildWords } from "./words.pt-br.ts";
import { sharedReading } from "./workers/check-articles.ts";
import { type Crew, startCrew } from "./workers/worker-pool.ts";

/** Checks the content and makes its site, with the pages of the last build that are still right. */
export async function buildAnew(options: BuildOptions, before: Before): Promise<BuildResult> {
  const { progress = silent } = options;
  // Left alone, the heap grows to several times what a large site needs.
  setFlagsFromString("--heap-growing-percent=30");
  progress.step(buildWords.check);
  const crew = startCrew(Object.keys(before.inputs).length);
  const shelf = openShelf();
  try {
    return await buildWith({ crew, shelf }, options, { ...before, progress });
  } finally {
    shelf.close();
    await crew.end();
    progress.end();
  }
}

async function buildWith(
  { crew, shelf }: { crew: Crew; shelf: Shelf },
  options: BuildOptions,
  before: Before & Pick<Making, "progress">,
): Promise<BuildResult> {
  const { takeSite, ...found } = await loadContent(crew, options);
  const { diagnostics, files, base, upcoming } = found;
  if (!takeSite) return { diagnostics, files };
  const told = { diagnostics, files: files.map(({ file }) => file), upcoming, base };
  const prepare = (stage: Stage) => prepareSite(takeSite(), shelf, stage);
  const made = await makeSite(options, { ...before, told, crew }, prepare);
  return { ...made, ...found, upcoming: made.pages ? upcoming : undefined };
}

/** Content that was checked. */
interface LoadedContent extends Pick<BuildResult, "diagnostics" | "files" | "upcoming" | "base"> {
  /** Gives the site, once: whoever makes its pages lets go of what they do not need. */
  takeSite?: () => LoadedSite;
}

interface LoadedSite {
  site: Site;
  base: string;
  /** The paths of the articles' files in the content folder, by the articles' ids. */
  paths: ReadonlyMap<string, string>;
}

/** Of the files only those stay in memory of which there is something to tell. */
async function loadContent(
  crew: Crew,
  { content, date, drafts, url }: BuildOptions,
): Promise<LoadedContent> {
  const readArticles = sharedReading(crew, content);
  const loaded = await loadChecked(content, { date, drafts, readArticles });
  const { site, diagnostics, upcoming } = loaded;
  const files = reportedFiles(diagnostics, loaded.files);
  if (!site) return { diagnostics, files };
  const base = basePathOf(url ?? site.settings.url);
  const takeSite = handOver({ site, base, paths: pathsOf(loaded.files) });
  return { takeSite, diagnostics, files, base, upcoming };
}

function handOver<Thing>(thing: Thing): () => Thing {
  const held = [thing];
  return () => held.pop() as Thing;
}

async function prepareSite(
  { site, base, paths }: LoadedSite,
  shelf: Shelf,
  { write }: Stage,
): Promise<Prepared> {
  const heads = site.articles.map(({ body, ...head }) => head);
  const made = await buildAssets({ ...site, articles: heads }, base);
  const { files, excess, ...assets } = made.assets;
  await write(files);
  const pairs = made.site.articles.map((head, index) => {
    const article = site.articles[index] as Article;
    const { body, sources } = article;
    const record = recordOf(head, article);
    return { record, article: withText(record.made, record.stamp, shelf.put({ body, sources })) };
  });
  const articles = pairs.map(({ record }) => [paths.get(record.made.id) ?? "", record]);
  return {
    site: { ...made.site, articles: pairs.map(({ article }) => article) },
    assets,
    excess,
    articles: Object.fromEntries(articles),
  };
}

/** The paths of the articles' files in the content folder, by the articles' ids. */
function pathsOf(files: readonly ParsedFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ file, value }): [string, string][] => {
      const [path] = /articles\/[^/]+$/.exec(file) ?? [];
      return path === undefined ? [] : [[(value as Article).id, path]];
    }),
  );
}

/** What the next build may need to know of an article. */
export function recordOf(
  painted: Omit<Article, "body">,
  { body, image }: Article,
): RecordedArticle {
  const { sources, ...made } = painted;
  const anchors = headingsIn(body).map(({ id }) => id);
  return { made, anchors, picture: pictureOf(image), stamp: hashOf(JSON.stringify(painted), body) };
}

/** What stands for a picture, but for its words. */
export function pictureOf(image: Article["image"]): string {
  return hashOf(JSON.stringify({ ...image, alt: undefined }));
}
