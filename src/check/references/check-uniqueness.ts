import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { Anchor } from "../site-index/anchors.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";

/** Entries of a list must have unique ids, and the fields of a form unique names. */
export function checkUniqueIds(source: CheckContext, { path, value, schema }: Visit) {
  // Block ids are anchors: `checkAnchors` compares them with all others of their page.
  if (!Array.isArray(value) || !schema.items || path === "/blocks") return;
  const key = ["id", "name"].find((name) => textAt(value[0], `/${name}`) !== undefined);
  if (key === undefined) return;
  const places = value.map((_, index) => pointer(pointer(path, index), key));
  const named = value.map((entry, index) => ({
    id: textAt(entry, `/${key}`) ?? "",
    path: places[index] ?? path,
  }));
  // The name may be optional: several entries may lack it.
  reportRepeatedIds(
    source,
    named.filter(({ id }) => id !== ""),
  );
}

function reportRepeatedId(source: CheckContext, { id, path }: Anchor, first: string) {
  // Headings with the same words are allowed, but ambiguous for links.
  const areHeadings = ![path, first].some((place) => /\/(id|name|entries)$/.test(place));
  const severity = areHeadings ? "warning" : "error";
  source.report(
    "duplicate-id",
    path,
    { id, first: formatFileLocation(source.file, first) },
    { severity },
  );
}

/** Every anchor of a page must be unique. */
export function checkAnchors(source: CheckContext) {
  reportRepeatedIds(source, source.site.anchors(source.file));
}

function reportRepeatedIds(source: CheckContext, named: readonly Anchor[]) {
  const first = new Map<string, string>();
  for (const { id, path } of named) {
    const known = first.get(id);
    if (known === undefined) first.set(id, path);
    else reportRepeatedId(source, { id, path }, known);
  }
}
