import type { AccessedArticleParts } from "../../check/site-index/access-tracker.ts";
import type { CheckedArticle } from "../../load/check-edited-articles.ts";
import { shortHash } from "../../media/cache.ts";
import { foreignCharacters } from "../../media/fonts/alphabet.ts";
import type { Article } from "../../model/types.ts";

/** The record of an article in the build cache. */
export interface RecordedArticle extends CheckedArticle {
  /** The hash of the whole article, including its body. */
  hash: string;
  /** The picture as JSON, without its alternative text, before it got its final address. */
  picture: string;
  /** The characters outside the alphabet. They are added to the fonts of the site. */
  foreign: string;
}

/**
 * Creates the record of an article for the next build.
 *
 * @param placed the article with the final address of its picture
 * @param seen the fields of the article that the rest of the site read
 */
export function createArticleRecord(
  placed: Article,
  { image }: Article,
  seen: AccessedArticleParts,
): RecordedArticle {
  const { body, ...head } = placed;
  const { sources, ...made } = head;
  return {
    made,
    seen,
    picture: pictureKey(image),
    foreign: foreignCharacters(placed),
    hash: shortHash(JSON.stringify(head), body),
  };
}

/** Returns a key that identifies a picture regardless of its alternative text. */
export function pictureKey(image: Article["image"]): string {
  return shortHash(JSON.stringify({ ...image, alt: undefined }));
}
