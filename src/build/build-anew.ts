import { headingsIn } from "../content/body-outline.ts";
import type { ParsedFile } from "../content/parse.ts";
import type { Site } from "../content/site.ts";
import type { Article } from "../content/types.ts";
import { buildAssets } from "./assets.ts";
import { basePathOf } from "./base-path.ts";
import type { BuildOptions, BuildResult } from "./build-result.ts";
import type { RecordedArticle } from "./last-build.ts";
import { loadChecked } from "./load-checked.ts";
import { type Before, makeSite, type Prepared, type Stage } from "./make-site.ts";
import { buildWords } from "./messages.ts";
import { stampOf } from "./page-keys.ts";
import { silent } from "./progress.ts";

/** Checks the content and makes its site, with the pages of the last build that are still right. */
export async function buildAnew(options: BuildOptions, before: Before): Promise<BuildResult> {
  const { content, date, drafts, progress = silent } = options;
  progress.step(buildWords.check);
  const { site, diagnostics, files, upcoming } = await loadChecked(content, { date, drafts });
  if (!site) return { diagnostics, files };
  const base = basePathOf(options.url ?? site.settings.url);
  const told = { diagnostics, files: files.map(({ file }) => file), upcoming, base };
  const prepare = (stage: Stage) => prepareSite({ site, base, files }, stage);
  const made = await makeSite(options, { ...before, told, progress }, prepare);
  progress.end();
  return { ...made, diagnostics, files, base, upcoming: made.pages ? upcoming : undefined };
}

interface LoadedSite {
  site: Site;
  base: string;
  files: readonly ParsedFile[];
}

async function prepareSite({ site, base, files }: LoadedSite, { write }: Stage): Promise<Prepared> {
  const made = await buildAssets(site, base);
  await write(made.assets.files);
  const articles = recordArticles(made.site.articles, site.articles, files);
  return { site: made.site, assets: made.assets, excess: made.assets.excess, articles };
}

/** What the next build may need to know of the articles, by the paths of their files. */
function recordArticles(
  made: readonly Article[],
  resolved: readonly Article[],
  files: readonly ParsedFile[],
): Record<string, RecordedArticle> {
  const paths = new Map(files.flatMap(({ file, value }) => articleIn(file, value)));
  const records = made.map((article, index): [string, RecordedArticle][] => {
    const path = paths.get(article.id);
    const picture = pictureOf(resolved[index]?.image);
    return path === undefined ? [] : [[path, { ...recordOf(article), picture }]];
  });
  return Object.fromEntries(records.flat());
}

function articleIn(file: string, value: unknown): [id: string, path: string][] {
  const [path] = /articles\/[^/]+$/.exec(file) ?? [];
  return path === undefined ? [] : [[(value as Article).id, path]];
}

/** What stands for a picture, but for its words. */
export function pictureOf(image: Article["image"] | undefined): string {
  return JSON.stringify({ ...image, alt: undefined });
}

/** What is kept of an article as it stands on the site: all but its body. */
export function recordOf(article: Article): Omit<RecordedArticle, "picture"> {
  const { body, ...made } = article;
  return { made, anchors: headingsIn(body).map(({ id }) => id), stamp: stampOf(article) };
}
