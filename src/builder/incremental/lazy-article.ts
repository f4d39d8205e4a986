import { withLazyFields } from "../../model/lazy-fields.ts";
import type { Article } from "../../model/types.ts";

/** The fields of an article that only its own page shows. */
type ArticlePageFields = Pick<Article, "body" | "sources">;

const pageOnlyFields = ["body", "sources"] as const;

/**
 * Creates an article that reads its text only when its page is rendered again. After an edit, that
 * is the case for few pages.
 */
export function createLazyArticle(
  head: Omit<Article, keyof ArticlePageFields>,
  read: () => ArticlePageFields,
): Article {
  let text: ArticlePageFields | undefined;
  const once = () => {
    text ??= read();
    return text;
  };
  return withLazyFields<Article, keyof ArticlePageFields>(
    { ...head, body: "" },
    pageOnlyFields,
    once,
  );
}
