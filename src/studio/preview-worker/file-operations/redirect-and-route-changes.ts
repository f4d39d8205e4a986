import { listAt, type ParsedContentFile, textAt } from "../../../model/parsed-site.ts";
import { addressKey } from "../../../model/redirects/old-address.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { createListFileText } from "./new-file.ts";
import type { PlannedRedirect } from "./operations.ts";

const redirectsPath = "redirects.yaml";
const notFoundRoute = "/404";

/**
 * Creates the changes to the redirects file. Appends new redirects, and removes those from routes
 * that are pages again. Creates the file if needed, and deletes it when it becomes empty.
 */
export function createRedirectChanges(
  site: IndexedSite,
  { added, freed }: { added: readonly PlannedRedirect[]; freed: ReadonlySet<string> },
): FileChange[] {
  const file = site.listFile("redirects");
  if (!file)
    return added.length > 0
      ? [{ file: redirectsPath, whole: createListFileText(site, redirectsPath, added) }]
      : [];
  const entries = listAt(file.parsed.value, "");
  const gone = entries.flatMap((entry, index) => (freed.has(redirectSource(entry)) ? [index] : []));
  const known = new Set(entries.map(redirectSource));
  const fresh = added.filter(({ from }) => !known.has(from));
  if (gone.length === entries.length && fresh.length === 0)
    return [{ file: redirectsPath, whole: null }];
  const inserts = fresh.map(({ from, to }): Change => {
    return { kind: "insert", path: "/-", value: { from, to } };
  });
  const removes = gone.toReversed().map((index): Change => ({ kind: "remove", path: `/${index}` }));
  const change = [...inserts, ...removes];
  return change.length > 0 ? [{ file: redirectsPath, change }] : [];
}

/**
 * Records the new routes of published pages. Drafts are left out, because visitors have not seen
 * them.
 */
export function createMovedRouteChanges(
  site: IndexedSite,
  moved: ReadonlyMap<string, string>,
): FileChange[] {
  const file = site.listFile("addresses");
  const listed = readPublishedRoutes(file);
  const change = [...moved].flatMap(([from, to]): Change[] =>
    listed.has(from) && !listed.has(to)
      ? [{ kind: "insert", path: "/-", value: { route: to } }]
      : [],
  );
  return file && change.length > 0 ? [{ file: site.pathOf(file), change }] : [];
}

/**
 * Records the routes of all visible pages and articles as published. Runs at a commit. Returns no
 * changes for a site without the list of published routes.
 */
export function createPublishedRouteChanges(site: IndexedSite): FileChange[] {
  const file = site.listFile("addresses");
  const listed = readPublishedRoutes(file);
  const change = [...site.index.routes].flatMap(([route, place]): Change[] => {
    const isSeen = (place.kind === "page" || place.kind === "article") && !place.file.hidden;
    const isNew = isSeen && route !== notFoundRoute && !listed.has(route);
    return isNew ? [{ kind: "insert", path: "/-", value: { route } }] : [];
  });
  return file && change.length > 0 ? [{ file: site.pathOf(file), change }] : [];
}

/** Returns the routes that are recorded as published. */
export function readPublishedRoutes(file: ParsedContentFile | undefined): ReadonlySet<string> {
  const entries = listAt(file?.parsed.value, "");
  return new Set(entries.map((entry) => textAt(entry, "/route") ?? ""));
}

function redirectSource(entry: unknown): string {
  return addressKey(textAt(entry, "/from") ?? "");
}
