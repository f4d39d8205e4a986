import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/pointer.ts";
import type { Source } from "../site-index/source.ts";

/** Long texts with markup come to so much of their letters when they are compressed. */
const compression = 0.38;
/** What a phone on a slow network reads in a second or two, in letters of a text. */
const mostLetters = Math.floor((60 * 1024) / compression);
/** More on one page is a wall, and a phone takes long to draw it. */
const mostItems = 300;
/** In bytes: what a phone's photograph has. Beyond, it slows down whoever works with the folder. */
const mostPicture = 4 * 1024 * 1024;

const advice = { severity: "warning" } as const;

/** Advice on what is unwise on one page, and yet stops nothing: a very long text, a very long list. */
export function checkSizes(source: Source, { path, value, schema }: Visit) {
  if (schema.markup === "body" && typeof value === "string" && value.length > mostLetters) {
    source.report("heavy-text", path, { words: value.split(/\s+/).length }, advice);
  }
  if (Array.isArray(value) && value.length > mostItems && isShown(source, path)) {
    const details = { items: value.length, most: mostItems };
    source.report("long-list", pointer(path, mostItems), details, advice);
  }
}

/** Lists of pages are shown whole; so are collections but those of addresses, which nobody reads. */
function isShown({ file }: Source, path: string): boolean {
  if (file.schemaId === "page.json") return true;
  return path === "" && !["redirects.json", "addresses.json"].includes(file.schemaId);
}

/** How many megabytes a picture has that is much larger than any screen needs; nothing of all others. */
export function excessOf(source: Source, name: string): number | undefined {
  const bytes = source.site.draft.bytesOf(name) ?? 0;
  if (bytes <= mostPicture) return undefined;
  return Math.round((bytes / (1024 * 1024)) * 10) / 10;
}
