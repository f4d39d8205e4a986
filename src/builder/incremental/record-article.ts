import type { SeenArticle } from "../../check/site-index/outside-view.ts";
import type { KnownArticle } from "../../load/article-edits.ts";
import { hashOf } from "../../media/cache.ts";
import { foreignCharacters } from "../../media/fonts/alphabet.ts";
import type { Article } from "../../model/types.ts";

/** An article of the site that a build made. */
export interface RecordedArticle extends KnownArticle {
  /** Stands for the whole of it, with its body. */
  hash: string;
  /** Its picture before that got its final address, without its words. */
  picture: string;
  /** The characters that make the site's fonts larger. */
  foreign: string;
}

/**
 * What the next build may need to know of an article.
 *
 * @param placed with the final address of its picture
 * @param seen what the rest of the site read of it
 */
export function recordArticle(
  placed: Article,
  { image }: Article,
  seen: SeenArticle,
): RecordedArticle {
  const { body, ...head } = placed;
  const { sources, ...made } = head;
  return {
    made,
    seen,
    picture: pictureOf(image),
    foreign: foreignCharacters(placed),
    hash: hashOf(JSON.stringify(head), body),
  };
}

/** What stands for a picture, but for its words. */
export function pictureOf(image: Article["image"]): string {
  return hashOf(JSON.stringify({ ...image, alt: undefined }));
}
