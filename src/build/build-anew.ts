import { setFlagsFromString } from "node:v8";
import { headingsIn } from "../content/body-outline.ts";
import type { ParsedFile } from "../content/parse.ts";
import type { Site } from "../content/site.ts";
import type { Article } from "../content/types.ts";
import { hashOf } from "../media/cache.ts";
import { withText } from "./article-text.ts";
import { buildAssets } from "./assets.ts";
import { basePathOf } from "./base-path.ts";
import type { BuildOptions, BuildResult } from "./build-result.ts";
import { sharedReading } from "./crew/check-articles.ts";
import { type Crew, startCrew } from "./crew/crew.ts";
import type { RecordedArticle } from "./last-build.ts";
import { loadChecked } from "./load-checked.ts";
import { type Before, type Making, makeSite, type Prepared, type Stage } from "./make-site.ts";
import { buildWords } from "./messages.ts";
import { silent } from "./progress.ts";

/** Checks the content and makes its site, with the pages of the last build that are still right. */
export async function buildAnew(options: BuildOptions, before: Before): Promise<BuildResult> {
  const { progress = silent } = options;
  // Left alone, the heap grows to several times what a large site needs.
  setFlagsFromString("--heap-growing-percent=30");
  progress.step(buildWords.check);
  const crew = startCrew(Object.keys(before.inputs).length);
  try {
    return await buildWith(crew, options, { ...before, progress });
  } finally {
    await crew.end();
    progress.end();
  }
}

async function buildWith(
  crew: Crew,
  options: BuildOptions,
  before: Before & Pick<Making, "progress">,
): Promise<BuildResult> {
  const { content, date, drafts } = options;
  const readArticles = sharedReading(crew, content);
  const loaded = await loadChecked(content, { date, drafts, readArticles });
  const { site, diagnostics, files, upcoming } = loaded;
  if (!site) return { diagnostics, files };
  const base = basePathOf(options.url ?? site.settings.url);
  const told = { diagnostics, files: files.map(({ file }) => file), upcoming, base };
  const prepare = (stage: Stage) => prepareSite({ site, base, files }, stage);
  const made = await makeSite(options, { ...before, told, crew }, prepare);
  return { ...made, diagnostics, files, base, upcoming: made.pages ? upcoming : undefined };
}

interface LoadedSite {
  site: Site;
  base: string;
  files: readonly ParsedFile[];
}

async function prepareSite({ site, base, files }: LoadedSite, { write }: Stage): Promise<Prepared> {
  const heads = site.articles.map(({ body, ...head }) => head);
  const made = await buildAssets({ ...site, articles: heads }, base);
  await write(made.assets.files);
  const records = made.site.articles.map((head, index) => {
    return recordOf(head, site.articles[index] as Article);
  });
  const list = records.map(({ made: head, stamp }, index) => {
    return withText(head, stamp, () => site.articles[index] as Article);
  });
  const paths = pathsOf(files);
  const articles = records.map((record) => [paths.get(record.made.id) ?? "", record]);
  return {
    site: { ...made.site, articles: list },
    assets: made.assets,
    excess: made.assets.excess,
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
  return JSON.stringify({ ...image, alt: undefined });
}
