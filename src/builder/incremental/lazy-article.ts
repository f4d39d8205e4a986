import { withLazyFields } from "../../model/lazy-fields.ts";
import type { Article } from "../../model/types.ts";

/** The fields that an article shows on its own page only. */
type ArticleText = Pick<Article, "body" | "sources">;

const pageOnlyFields = ["body", "sources"] as const;

/**
 * An article whose text is read lazily, when its page is rendered again. An edit changes few of
 * thousands of pages.
 */
export function lazyArticle(
  head: Omit<Article, keyof ArticleText>,
  read: () => ArticleText,
): Article {
  let text: ArticleText | undefined;
  const once = () => {
    text ??= read();
    return text;
  };
  return withLazyFields<Article, keyof ArticleText>({ ...head, body: "" }, pageOnlyFields, once);
}
