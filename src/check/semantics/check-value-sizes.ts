import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** The typical size of compressed markup relative to the text. */
const compressionRatio = 0.38;
/**
 * The maximum length of a text in characters, about 60 KiB when compressed. A phone on a slow
 * network loads that in a second or two.
 */
const maximumTextLength = Math.floor((60 * 1024) / compressionRatio);
/** The maximum number of items. A longer list is hard to read and slow to render on a phone. */
const maximumListItems = 300;
/**
 * The maximum size of a picture in bytes, about that of a phone's photo. Larger pictures slow down
 * everyone who works with the folder.
 */
const maximumPictureBytes = 4 * 1024 * 1024;

const warningOption = { severity: "warning" } as const;

/** Warns about very long texts and lists, which are slow but not wrong. */
export function checkValueSizes(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.markup === "body" && typeof value === "string" && value.length > maximumTextLength) {
    source.report("heavy-text", path, { words: value.split(/\s+/).length }, warningOption);
  }
  if (Array.isArray(value) && value.length > maximumListItems && isWholeListVisible(source, path)) {
    const details = { items: value.length, most: maximumListItems };
    source.report("long-list", pointer(path, maximumListItems), details, warningOption);
  }
}

/**
 * Whether visitors see the whole list on one page. This is true for lists in pages and collections,
 * except collections of addresses.
 */
function isWholeListVisible({ file }: CheckContext, path: string): boolean {
  if (file.schemaId === "page.json") return true;
  return path === "" && !["redirects.json", "addresses.json"].includes(file.schemaId);
}

/** Returns the size in megabytes (one decimal) of a picture that is too large, else `undefined`. */
export function megabytesOfOversizedPicture(
  source: CheckContext,
  name: string,
): number | undefined {
  const bytes = source.site.draft.bytesOf(name) ?? 0;
  if (bytes <= maximumPictureBytes) return undefined;
  return Math.round((bytes / (1024 * 1024)) * 10) / 10;
}
