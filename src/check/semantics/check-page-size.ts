import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** Long texts with markup come to so much of their letters when they are compressed. */
const compressionRatio = 0.38;
/** What a phone on a slow network reads in a second or two, in letters of a text. */
const maximumTextLength = Math.floor((60 * 1024) / compressionRatio);
/** More on one page is a wall, and a phone takes long to draw it. */
const maximumListItems = 300;
/** In bytes: what a phone's photograph has. Beyond, it slows down whoever works with the folder. */
const maximumPictureBytes = 4 * 1024 * 1024;

const warningOption = { severity: "warning" } as const;

/** Advice on what is unwise on one page, and yet stops nothing: a very long text, a very long list. */
export function checkPageSize(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.markup === "body" && typeof value === "string" && value.length > maximumTextLength) {
    source.report("heavy-text", path, { words: value.split(/\s+/).length }, warningOption);
  }
  if (Array.isArray(value) && value.length > maximumListItems && isShownWhole(source, path)) {
    const details = { items: value.length, most: maximumListItems };
    source.report("long-list", pointer(path, maximumListItems), details, warningOption);
  }
}

/** Lists of pages are shown whole; so are collections but those of addresses, which nobody reads. */
function isShownWhole({ file }: CheckContext, path: string): boolean {
  if (file.schemaId === "page.json") return true;
  return path === "" && !["redirects.json", "addresses.json"].includes(file.schemaId);
}

/** How many megabytes a picture has that is much larger than any screen needs; nothing of all others. */
export function excessMegabytes(source: CheckContext, name: string): number | undefined {
  const bytes = source.site.draft.bytesOf(name) ?? 0;
  if (bytes <= maximumPictureBytes) return undefined;
  return Math.round((bytes / (1024 * 1024)) * 10) / 10;
}
