import type { Article } from "../../content/types.ts";

/** What an article says on its own page, and nowhere else. */
type ArticleText = Pick<Article, "body" | "sources">;

/**
 * An article whose text is read when its page is to be made again: of thousands, an edit changes the
 * pages of a few.
 */
export function articleOnRequest(
  head: Omit<Article, keyof ArticleText>,
  read: () => ArticleText,
): Article {
  return Object.defineProperties(Object.assign(new ArticleOnRequest(read), head), onRequest());
}

/** Its own fields, as those of any article: what a class has is left behind on the way to a worker. */
function onRequest(): PropertyDescriptorMap {
  const { body, sources } = Object.getOwnPropertyDescriptors(ArticleOnRequest.prototype);
  return { body: { ...body, enumerable: true }, sources: { ...sources, enumerable: true } };
}

/** As a class: thousands of objects with functions of their own would take half a kilobyte each. */
class ArticleOnRequest implements ArticleText {
  readonly #read: () => ArticleText;
  #text?: ArticleText;

  constructor(read: () => ArticleText) {
    this.#read = read;
  }

  get body(): string {
    return this.#whole().body;
  }

  get sources(): ArticleText["sources"] {
    return this.#whole().sources;
  }

  #whole(): ArticleText {
    this.#text ??= this.#read();
    return this.#text;
  }
}
