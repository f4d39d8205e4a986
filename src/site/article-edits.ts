import { checkSome } from "../check/references/check-references.ts";
import { isHidden } from "../content/dates.ts";
import { type BodyOutline, headingsIn } from "../content/markup/outline.ts";
import type { Draft, DraftFile } from "../content/raw-site.ts";
import type { Article } from "../content/types.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { loadRules, readContentFile, readContents } from "./load-folder.ts";
import { articleResolver } from "./resolve/resolve-site.ts";

/** An article as it was when its whole site was checked and found right. */
export interface KnownArticle {
  /** What it became on the site; what only its own page shows is not at hand. */
  made: Omit<Article, "body" | "sources">;
  /** The ids of its headings. */
  anchors: readonly string[];
}

/** Articles that somebody edited since their site was checked. */
export interface EditedArticles {
  /** What each became, by the path of its file in the content folder. */
  articles: ReadonlyMap<string, Article>;
  /** An article that is as it was, by the path of its file. */
  articleOf(path: string): Article;
}

interface Question {
  /** The paths of the articles' files that changed; no other file did. */
  edited: ReadonlySet<string>;
  /** All articles as they were, by the paths of their files. */
  known: ReadonlyMap<string, KnownArticle>;
  drafts?: boolean;
  today: string;
}

/**
 * Reads the few articles of a site that were edited since it was checked, and checks them against
 * the rest. Gives nothing where only a look at all files can tell: something is wrong or worth a
 * warning, or an article changed in what others may name or depend on.
 */
export async function readEdits(
  directory: string,
  question: Question,
): Promise<EditedArticles | undefined> {
  const { edited, known } = question;
  const isRead = (path: string) => !known.has(path) || edited.has(path);
  const [contents, rules] = await Promise.all([
    readContents(directory, {}, { isWanted: isRead }),
    loadRules(),
  ]);
  if (!contents) return undefined;
  const files = contents.files.map(({ schemaId, parsed }) => {
    return { path: parsed.file.slice(contents.folder.length + 1), schemaId, parsed };
  });
  const own = files.filter(({ path }) => edited.has(path));
  const areRight = own.every(({ parsed, schemaId }) => {
    return parsed.diagnostics.length + rules.validate(parsed, schemaId).length === 0;
  });
  if (!areRight || own.length < edited.size) return undefined;
  const draft = toDraft({ ...contents, files }, rules.schemas, question);
  const written = draft.files.filter(({ parsed }) => own.some((file) => file.parsed === parsed));
  if (checkSome(draft, written).length > 0) return undefined;
  const resolve = articleResolver(draft);
  const articles = new Map(own.map(({ path, parsed }) => [path, resolve(parsed.value)]));
  const areAlike = [...articles].every(([path, article]) => isAlike(article, known.get(path)));
  if (!areAlike) return undefined;
  return {
    articles,
    articleOf: (path) => resolve(readContentFile(directory, path)?.value),
  };
}

/** The whole site as far as it is known: what was read, and what stands for the rest. */
function toDraft(
  contents: Pick<Draft, "folder" | "media" | "sizeOf"> & { files: readonly ReadFile[] },
  schemas: Draft["schemas"],
  { edited, known, drafts, today }: Question,
): Draft {
  const { folder, media, sizeOf } = contents;
  const isOut = drafts ? () => false : (content: unknown) => isHidden(content, today);
  const toFile = (schemaId: string, parsed: ParsedFile): DraftFile => {
    return { parsed, schemaId, valid: true, hidden: isOut(parsed.value) };
  };
  const rest = [...known].filter(([path]) => !edited.has(path));
  const files = [
    ...contents.files.map(({ schemaId, parsed }) => toFile(schemaId, parsed)),
    ...rest.map(([path, article]) => {
      const file = toFile("article.json", standIn(`${folder}/${path}`, article));
      return { ...file, outline: outlineOf(article) };
    }),
  ];
  return { folder, schemas, today, files, media, sizeOf, isOut };
}

interface ReadFile {
  path: string;
  schemaId: string;
  parsed: ParsedFile;
}

/** What stands for a file that is not read. */
function standIn(file: string, { made }: KnownArticle): ParsedFile {
  const range = { start: 0, end: 0 };
  return { file, text: "", value: made, rangeAt: () => range, diagnostics: [] };
}

function outlineOf({ anchors }: KnownArticle): BodyOutline {
  return { headings: anchors.map((id) => ({ level: 2, id, text: "" })), links: [], words: 0 };
}

/** Whether an edited article is for the rest of the site as it was. */
function isAlike(article: Article, known: KnownArticle | undefined): boolean {
  if (!known) return false;
  const anchors = headingsIn(article.body).map(({ id }) => id);
  return asOthersSee(article, anchors) === asOthersSee(known.made, known.anchors);
}

/** What the checks of other files look at: its address, its places, its dates in the list, its headings. */
function asOthersSee(article: KnownArticle["made"], anchors: readonly string[]): string {
  const { id, category, author, featured, draft, publishAt, expiresAt } = article;
  return JSON.stringify([id, category, author, featured, draft, publishAt, expiresAt, anchors]);
}
