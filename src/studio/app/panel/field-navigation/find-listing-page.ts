import { nodeAt } from "../../../../model/schema/find-schema-node.ts";
import type { Schemas } from "../../../../model/schema/schemas.ts";
import { valueAt } from "../../../../yaml/json-pointer.ts";
import type { SiteOverview } from "../../../preview-worker/messages.ts";

/** What `findListingPageRoute` needs to know of the site. */
export interface ListingPageInput {
  schemas: Schemas;
  overview: SiteOverview;
  /** Returns the value of a file. */
  valueIn(file: string): unknown;
  /** The route that the preview shows. */
  shown: string | undefined;
}

/**
 * Finds a page that lists the entries of a collection. Prefers the page that is already shown.
 *
 * @param file the file of the collection: `faq.yaml`
 * @returns the route of the page; `undefined` if no visible page lists them
 */
export function findListingPageRoute(file: string, source: ListingPageInput): string | undefined {
  const collection = file.replace(/\.yaml$/, "");
  const { overview, shown } = source;
  const pages = overview.routes.filter(({ kind, hidden }) => kind === "page" && !hidden);
  const routes = pages.filter((page) => listsCollection(page.file, collection, source));
  return (routes.find(({ route }) => route === shown) ?? routes[0])?.route;
}

function listsCollection(
  file: string,
  collection: string,
  { schemas, overview, valueIn }: ListingPageInput,
) {
  const page = valueIn(file);
  const kind = overview.kinds[file] ?? "";
  const blocks = valueAt(page, "/blocks");
  const isShown = (block: unknown, index: number) =>
    Object.keys(Object(block)).some((name) => {
      return nodeAt(schemas, kind, page, `/blocks/${index}/${name}`)?.collection === collection;
    });
  return Array.isArray(blocks) && blocks.some(isShown);
}
