import type { Article } from "../content/types.ts";
import { setStamp } from "./page-keys.ts";

/** An article but for its body. */
export type ArticleHead = Omit<Article, "body">;

/**
 * An article whose body is read when somebody asks for it. What looks through all content, such as
 * the search for pictures, does not come upon it.
 *
 * @param stamp stands for the whole article
 */
export function withBody(head: ArticleHead, stamp: string, read: () => string): Article {
  const article = Object.defineProperty({ ...head }, "body", { get: read }) as Article;
  setStamp(article, stamp);
  return article;
}
