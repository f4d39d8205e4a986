import { withLazyFields } from "../../model/lazy-fields.ts";
import type { Article } from "../../model/types.ts";

/** The fields that an article shows on its own page only. */
type ArticlePageFields = Pick<Article, "body" | "sources">;

const pageOnlyFields = ["body", "sources"] as const;

/**
 * An article whose text is read lazily, when its page is rendered again. An edit changes few of
 * thousands of pages.
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
