import { join } from "node:path";
import type { ContentsFile } from "../load/files/contents.ts";
import { readContents } from "../load/load-folder.ts";
import { dateIn } from "../model/dates.ts";
import { textAt } from "../model/raw-site.ts";
import { operate } from "../yaml/edit/operate.ts";
import { valueAt } from "../yaml/pointer.ts";
import {
  articlesSettings,
  articleText,
  blogPageText,
  categoriesText,
  firstCategory,
} from "./part-texts.pt-br.ts";
import { starterWords as words } from "./words.pt-br.ts";

/** What a new article takes: files that come, and settings that change. */
interface ArticlePlan {
  /** The texts of the new files, by their paths. */
  files: Record<string, string>;
  /** The whole text of `site.yaml`, by its path, where it has to say where articles stand. */
  changed?: Record<string, string>;
  /** The address of the page that lists articles, where that is new. */
  blog?: string;
}

/**
 * Plans a draft of an article, and what a site without articles lacks for it: a category, the page that lists
 * articles, and in `site.yaml` where they stand.
 *
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
  if (settings === undefined || broken) return { refusal: words.faulty({ file: "site.yaml" }) };
  const taken = files.find((file) => file.schemaId === "article.json" && idOf(file) === id);
  if (taken) return { refusal: words.fileThere({ file: taken.parsed.file }) };
  const changed = settingsWith(settings);
  if ("refusal" in changed) return changed;
  const category = categoryOf(files);
  const hasBlog = files.some(({ parsed }) => textAt(parsed.value, "/route") === changed.route);
  return {
    files: {
      [join(content, `articles/${id}.yaml`)]: articleText({
        ...{ title, id, date: dateIn(timeZoneOf(settings), new Date()) },
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

function idOf({ parsed }: ContentsFile): string | undefined {
  return textAt(parsed.value, "/id");
}

function categoryOf(files: readonly ContentsFile[]): string | undefined {
  const list = files.find(({ schemaId }) => schemaId === "categories.json");
  return textAt(list?.parsed.value, "/0/id");
}

function timeZoneOf({ parsed }: ContentsFile): string {
  return textAt(parsed.value, "/timeZone") ?? "UTC";
}

/** Where articles stand, and the text of `site.yaml` that says so, where it did not. */
function settingsWith({
  parsed,
}: ContentsFile): { route: string; text?: string } | { refusal: string } {
  const { value, text, file } = parsed;
  if (valueAt(value, "/articles") !== undefined)
    return { route: textAt(value, "/articles/route") ?? articlesSettings.route };
  const made = operate(text, { kind: "set", path: "/articles", value: { ...articlesSettings } });
  if ("refused" in made) return { refusal: words.faulty({ file }) };
  return { route: articlesSettings.route, text: made.text };
}
