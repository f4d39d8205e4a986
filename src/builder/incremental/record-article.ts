import type { ArticleDependencies } from "../../check/site-index/access-tracker.ts";
import type { CheckedArticle } from "../../load/article-edits.ts";
import { shortHash } from "../../media/cache.ts";
import { foreignCharacters } from "../../media/fonts/alphabet.ts";
import type { Article } from "../../model/types.ts";

/** The record of an article in the build cache. */
export interface RecordedArticle extends CheckedArticle {
  /** Hash of the whole article, including its body. */
  hash: string;
  /** Its picture as JSON before it got its final address, without its alternative text. */
  picture: string;
  /** Its characters outside of the alphabet, which are added to the site's fonts. */
  foreign: string;
}

/**
 * Creates the record of an article for the next build.
 *
 * @param placed with the final address of its picture
 * @param seen the fields that the rest of the site read of it
 */
export function recordArticle(
  placed: Article,
  { image }: Article,
  seen: ArticleDependencies,
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

/** Identifies a picture, ignoring its alternative text. */
export function pictureKey(image: Article["image"]): string {
  return shortHash(JSON.stringify({ ...image, alt: undefined }));
}
