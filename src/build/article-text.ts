import type { Article } from "../content/types.ts";
import { setStamp } from "./page-keys.ts";

/** What an article says on its own page, and nowhere else. */
export type ArticleText = Pick<Article, "body" | "sources">;

/** An article but for its text. */
export type ArticleHead = Omit<Article, keyof ArticleText>;

/**
 * An article whose text is read when somebody asks for it. What looks through all content, such as
 * the search for pictures, does not come upon it.
 *
 * @param stamp stands for the whole article
 */
export function withText(head: ArticleHead, stamp: string, read: () => ArticleText): Article {
  const article = Object.defineProperties({ ...head } as Article, {
    body: { get: () => read().body },
    sources: { get: () => read().sources },
  });
  setStamp(article, stamp);
  return article;
}

/** An article with its text at hand, as another thread needs it. */
export function withTextAtHand(article: Article): Article {
  const { body, sources } = article;
  return { ...article, body, sources };
}
