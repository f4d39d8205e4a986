import { inlineText, parseInline } from "../model/markup/inline.ts";
import type { BlockOf, BlockType } from "../model/types.ts";

/** A schema.org thing, or a reference to a thing that is described elsewhere. */
export type Thing = { "@type"?: string; "@id"?: string } & { [property: string]: unknown };

/** Return the identifiers of the firm and the site in structured data. */
export const firmId = (url: string) => `${url}/#firm`;
export const siteId = (url: string) => `${url}/#site`;

/**
 * Returns the absolute URL of a file, for programs that do not know the URL of the page.
 *
 * @param src a path from the site's root ("/media/a.svg"), or an absolute URL
 * @param url the site's base URL, without a trailing slash
 */
export function absoluteUrl(src: string, url: string): string {
  return new URL(src.startsWith("/") ? url + src : src).href;
}

/** The context that blocks need for their structured data. */
export interface StructuredDataContext {
  /** The site's URL, without a trailing slash. */
  url: string;
  /** The site's currency, as an ISO 4217 code. */
  currency: string;
  /** The firm's location. */
  place: Thing;
}

/** Builds the structured data for all blocks of one type on a page. */
export type StructuredDataBuilder<T extends BlockType> = (
  blocks: readonly BlockOf<T>[],
  offering: StructuredDataContext,
) => Thing[];

/** Converts inline markup to plain text. */
export function toPlainText(text: string): string {
  return inlineText(parseInline(text));
}
