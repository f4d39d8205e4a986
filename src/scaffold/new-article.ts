import { join } from "node:path";
import {
  articlesSettings,
  articleText,
  blogPageText,
  categoriesText,
  firstCategory,
} from "#lang/scaffold/site-part-templates";
import { starterStrings as strings } from "#lang/scaffold/strings";
import type { LoadedFile } from "../load/files/loaded-files.ts";
import { readContents } from "../load/load-folder.ts";
import { dateInTimeZone } from "../model/content-schedule.ts";
import { textAt } from "../model/parsed-site.ts";
import { applyChanges } from "../yaml/edit/apply-changes.ts";
import { valueAt } from "../yaml/json-pointer.ts";

/** New files and changed settings for a new article. */
interface ArticlePlan {
  /** The texts of the new files, by path. */
  files: Record<string, string>;
  /** The new text of `site.yaml`, by its path, if a route of articles had to be added. */
  changed?: Record<string, string>;
  /** The route of the article listing, if it is new. */
  blog?: string;
}

/**
 * Plans a draft article. If the site has no articles yet, also plans what they need: a category,
 * the listing page, and the route of articles in `site.yaml`.
 *
 * @param id the id of the article, which is also its file name
 * @param content the content folder
 * @returns the plan, or a sentence that says why there is none
 */
export async function planArticle(
  title: string,
  id: string,
  content: string,
): Promise<ArticlePlan | { refusal: string }> {
  const files = (await readContents(content))?.files ?? [];
  const settings = files.find(({ schemaId }) => schemaId === "site.json");
  const broken = settings?.parsed.diagnostics.find(({ severity }) => severity === "error");
  if (settings === undefined || broken) return { refusal: strings.faulty({ file: "site.yaml" }) };
  const taken = files.find((file) => file.schemaId === "article.json" && getArticleId(file) === id);
  if (taken) return { refusal: strings.fileThere({ file: taken.parsed.file }) };
  const changed = findOrAddArticlesRoute(settings);
  if ("refusal" in changed) return changed;
  const category = firstCategoryId(files);
  const hasBlog = files.some(({ parsed }) => textAt(parsed.value, "/route") === changed.route);
  return {
    files: {
      [join(content, `articles/${id}.yaml`)]: articleText({
        ...{ title, id, date: dateInTimeZone(readTimeZone(settings), new Date()) },
        category: category ?? firstCategory,
      }),
      ...(category === undefined && { [join(content, "categories.yaml")]: categoriesText() }),
      ...(!hasBlog && {
        [join(content, `pages${changed.route}.yaml`)]: blogPageText(changed.route),
      }),
    },
    ...(changed.text !== undefined && { changed: { [join(content, "site.yaml")]: changed.text } }),
    blog: hasBlog ? undefined : changed.route,
  };
}

function getArticleId({ parsed }: LoadedFile): string | undefined {
  return textAt(parsed.value, "/id");
}

function firstCategoryId(files: readonly LoadedFile[]): string | undefined {
  const list = files.find(({ schemaId }) => schemaId === "categories.json");
  return textAt(list?.parsed.value, "/0/id");
}

function readTimeZone({ parsed }: LoadedFile): string {
  return textAt(parsed.value, "/timeZone") ?? "UTC";
}

/**
 * Returns the route of articles. If `site.yaml` has none, also returns the new text of that file,
 * with a route.
 */
function findOrAddArticlesRoute({
  parsed,
}: LoadedFile): { route: string; text?: string } | { refusal: string } {
  const { value, text, file } = parsed;
  if (valueAt(value, "/articles") !== undefined)
    return { route: textAt(value, "/articles/route") ?? articlesSettings.route };
  const made = applyChanges(text, {
    kind: "set",
    path: "/articles",
    value: { ...articlesSettings },
  });
  if ("refused" in made) return { refusal: strings.faulty({ file }) };
  return { route: articlesSettings.route, text: made.text };
}
