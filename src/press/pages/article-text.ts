import type { Article } from "../../content/types.ts";
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
  const article = Object.assign(new TextOnRequest(read), head);
  setStamp(article, stamp);
  return article;
}

/** As a class: thousands of objects with functions of their own would take half a kilobyte each. */
class TextOnRequest implements ArticleText {
  readonly #read: () => ArticleText;

  constructor(read: () => ArticleText) {
    this.#read = read;
  }

  get body(): string {
    return this.#read().body;
  }

  get sources(): ArticleText["sources"] {
    return this.#read().sources;
  }
}

/** An article with its text at hand, as another thread needs it. */
export function withTextAtHand(article: Article): Article {
  const { body, sources } = article;
  return { ...article, body, sources };
}
