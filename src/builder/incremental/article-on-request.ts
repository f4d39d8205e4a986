import { withFieldsOnRequest } from "../../model/text-on-request.ts";
import type { Article } from "../../model/types.ts";

/** What an article says on its own page, and nowhere else. */
type ArticleText = Pick<Article, "body" | "sources">;

const ownFields = ["body", "sources"] as const;

/**
 * An article whose text is read when its page is to be made again: of thousands, an edit changes the
 * pages of a few.
 */
export function articleOnRequest(
  head: Omit<Article, keyof ArticleText>,
  read: () => ArticleText,
): Article {
  let text: ArticleText | undefined;
  const once = () => {
    text ??= read();
    return text;
  };
  return withFieldsOnRequest<Article, keyof ArticleText>({ ...head, body: "" }, ownFields, once);
}
