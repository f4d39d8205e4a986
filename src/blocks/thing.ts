import { inlineText, parseInline } from "../model/markup/inline.ts";
import type { BlockOf, BlockType } from "../model/types.ts";

/** A thing as schema.org describes it, or a reference to one that is described elsewhere. */
export type Thing = { "@type"?: string; "@id"?: string } & { [property: string]: unknown };

/** The firm and the site as other things name them. */
export const firmId = (url: string) => `${url}/#firm`;
export const siteId = (url: string) => `${url}/#site`;

/**
 * The whole address of a picture or another file, as machines ask for it who do not know the page.
 *
 * @param src from the site's root ("/media/a.svg"), or a whole address already
 * @param url the site's address, below which it stands, without a slash at its end
 */
export function wholeAddress(src: string, url: string): string {
  return new URL(src.startsWith("/") ? url + src : src).href;
}

/** The context that blocks need for their structured data. */
export interface StructuredDataContext {
  /** The site's address, without a slash at its end. */
  url: string;
  /** The currency of its prices, in three letters. */
  currency: string;
  /** Where the firm is. */
  place: Thing;
}

/** Structured data of all blocks of one type on a page. */
export type Describe<T extends BlockType> = (
  blocks: readonly BlockOf<T>[],
  offering: StructuredDataContext,
) => Thing[];

/** A text without its marks. */
export function plain(text: string): string {
  return inlineText(parseInline(text));
}
