import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { Anchor } from "../site-index/anchors.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";

/** Reports repeated ids in a list, and repeated names in the fields of a form. */
export function checkUniqueIds(source: CheckContext, { path, value, schema }: Visit) {
  // Block ids are anchors: `checkUniqueAnchors` compares them with all other anchors of their page.
  if (!Array.isArray(value) || !schema.items || path === "/blocks") return;
  const key = ["id", "name"].find((name) => textAt(value[0], `/${name}`) !== undefined);
  if (key === undefined) return;
  const places = value.map((_, index) => pointer(pointer(path, index), key));
  const named = value.map((entry, index) => ({
    id: textAt(entry, `/${key}`) ?? "",
    path: places[index] ?? path,
  }));
  // The name may be optional, so entries without one are not compared.
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

/** Reports repeated anchors on a page. */
export function checkUniqueAnchors(source: CheckContext) {
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
