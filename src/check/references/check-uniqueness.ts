import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { Anchor } from "../site-index/anchors.ts";
import { type CheckContext, locationName } from "../site-index/check-context.ts";

/** Entries of a list that have an id, or a form's fields their name, must each have their own. */
export function checkUniqueIds(source: CheckContext, { path, value, schema }: Visit) {
  // The ids of blocks are anchors: they are compared with all others of their page.
  if (!Array.isArray(value) || !schema.items || path === "/blocks") return;
  const key = ["id", "name"].find((name) => textAt(value[0], `/${name}`) !== undefined);
  if (key === undefined) return;
  const places = value.map((_, index) => pointer(pointer(path, index), key));
  const named = value.map((entry, index) => ({
    id: textAt(entry, `/${key}`) ?? "",
    path: places[index] ?? path,
  }));
  // Where the name may be left out, several may lack it.
  reportRepeatedIds(
    source,
    named.filter(({ id }) => id !== ""),
  );
}

function reportRepeatedId(source: CheckContext, { id, path }: Anchor, first: string) {
  // Two headings of the same words are no mistake of whoever writes; only links tell them apart.
  const areHeadings = ![path, first].some((place) => /\/(id|name|entries)$/.test(place));
  const severity = areHeadings ? "warning" : "error";
  source.report(
    "duplicate-id",
    path,
    { id, first: locationName(source.file, first) },
    { severity },
  );
}

/** Every place that a link can name must be the only one of its page. */
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
