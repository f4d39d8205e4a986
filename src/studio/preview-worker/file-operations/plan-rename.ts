import { contentFolderForSchema } from "../../../check/folder-structure/content-files.ts";
import { type ParsedContentFile, textAt } from "../../../model/parsed-site.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { createFilePath } from "./ids-and-file-paths.ts";
import type { IndexedSite } from "./indexed-site.ts";
import { applyChangesOrThrow } from "./new-file.ts";
import type { AffectedLocation, FileOperationPlan } from "./operations.ts";
import {
  createMovedRouteChanges,
  createRedirectChanges,
  readPublishedRoutes,
} from "./redirect-and-route-changes.ts";
import {
  findDownloadReferences,
  findEntryReferences,
  findLinksToRewrite,
  type ReferenceRewrite,
  resolveLinkRoute,
} from "./references-to-rewrite.ts";

/**
 * Plans a rename. References and links to the file are changed to its new id or route, and routes
 * that visitors may know redirect to the new ones.
 */
export function planRename(
  site: IndexedSite,
  file: ParsedContentFile,
  { name, isNotedLater }: { name: string; isNotedLater: boolean },
): UncheckedPlan {
  const moved = collectMovedRoutes(site, file, name);
  const places = collectRenamedReferences(site, file, { name, moved });
  const own: ReferenceRewrite = { file, path: `/${site.nameField(file.schemaId)}`, value: name };
  const leading = [...moved].filter(([from]) => needsRedirect(site, file, from));
  const added = leading.map(([from, to]) => ({ from, to }));
  const changes = [
    ...groupChangesByFile(site, [own, ...places]),
    ...createMovedRouteChanges(
      site,
      isNotedLater ? new Map() : selectPublishedMoves(site, file, moved),
    ),
    ...createRedirectChanges(site, { added, freed: new Set(moved.values()) }),
  ];
  const [before, after] = [site.pathOf(file), pathAfterRename(site, file, name)];
  return {
    file: after,
    name,
    route: site.routeOf(file.schemaId, name),
    changes: after === before ? changes : createRenameChanges(file, { before, after }, changes),
    places: places.map((place) => toAffectedLocation(site, place)),
    redirect: added[0],
  };
}

function selectPublishedMoves(
  site: IndexedSite,
  file: ParsedContentFile,
  moved: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map([...moved].filter(([from]) => !isHiddenFromVisitors(site, file, from)));
}

/** The new name of a file, and the routes that change with it. */
interface RenameTarget {
  name: string;
  moved: ReadonlyMap<string, string>;
}

/** Collects all places that link to a file or reference it, with their new values. */
function collectRenamedReferences(
  site: IndexedSite,
  file: ParsedContentFile,
  { name, moved }: RenameTarget,
): ReferenceRewrite[] {
  const links = findLinksToRewrite(site, (route, written) => {
    const to = moved.get(route);
    return to === undefined ? undefined : replaceRoute(site, written, to);
  });
  const named = findReferencesToEntryFile(site, file.schemaId, site.nameOf(file));
  const all = [
    ...links,
    ...findListingRouteReference(site, file, name),
    ...named.map((place) => ({ ...place, value: name })),
    ...collectRenamedDownloadReferences(site, file, name),
  ];
  return all.filter((place) => !isObsoleteRedirect(site, place, moved));
}

/** A plan before the check. `told` is set only if the operation is impossible. */
export type UncheckedPlan = Omit<FileOperationPlan, "told"> &
  Partial<Pick<FileOperationPlan, "told">>;

/**
 * Maps each route that changes with a file to its new route. For the article listing, this includes
 * the routes of the articles below it.
 */
function collectMovedRoutes(
  site: IndexedSite,
  file: ParsedContentFile,
  name: string,
): Map<string, string> {
  const { schemaId } = file;
  const [from, to] = [site.nameOf(file), name].map((each) => site.routeOf(schemaId, each));
  if (from === undefined || to === undefined) return new Map();
  const isList = site.index.articleRoutes?.route === from && site.nameField(schemaId) === "route";
  const below = [...site.index.routes].flatMap(([route, place]) =>
    isList && place.kind !== "page" && route.startsWith(`${from}/`) ? [route] : [],
  );
  return new Map([from, ...below].map((route) => [route, to + route.slice(from.length)]));
}

/** Finds the reference from the settings to the article listing. It is plain text, not a link. */
function findListingRouteReference(
  site: IndexedSite,
  page: ParsedContentFile,
  name: string,
): ReferenceRewrite[] {
  const { settings: file, articleRoutes } = site.index;
  const isIt = site.nameField(page.schemaId) === "route";
  if (!file || !isIt || articleRoutes?.route !== site.nameOf(page)) return [];
  return [{ file, path: "/articles/route", value: name }];
}

/**
 * Collects the references to downloads generated from a renamed file. Only a file without a route
 * has them; they begin with its id.
 */
function collectRenamedDownloadReferences(
  site: IndexedSite,
  file: ParsedContentFile,
  name: string,
): ReferenceRewrite[] {
  const old = site.nameOf(file);
  if (site.routeOf(file.schemaId, old) !== undefined) return [];
  return findDownloadReferences(site, old, name);
}

/**
 * Finds references to a file as an entry of a collection. The collection has the name of the file's
 * folder.
 */
export function findReferencesToEntryFile(
  site: IndexedSite,
  schemaId: string,
  id: string,
): ReferenceRewrite[] {
  const collection = contentFolderForSchema(schemaId);
  return collection === undefined ? [] : findEntryReferences(site, collection, id);
}

/**
 * Whether visitors cannot see a file at a route. An article may be hidden although its listing page
 * is published.
 */
function isHiddenFromVisitors(site: IndexedSite, file: ParsedContentFile, route: string): boolean {
  return file.hidden || site.index.routes.get(route)?.file.hidden === true;
}

/** Whether an old route needs a redirect: only if visitors may know it. */
function needsRedirect(site: IndexedSite, file: ParsedContentFile, route: string): boolean {
  return (
    !isHiddenFromVisitors(site, file, route) ||
    readPublishedRoutes(site.listFile("addresses")).has(route)
  );
}

/** Whether a redirect becomes obsolete because its source becomes a page again. */
function isObsoleteRedirect(
  site: IndexedSite,
  { file, path }: ReferenceRewrite,
  moved: ReadonlyMap<string, string>,
): boolean {
  if (file !== site.listFile("redirects")) return false;
  const from = textAt(file.parsed.value, path.replace(/to$/, "from"));
  return [...moved.values()].includes(from ?? "");
}

function replaceRoute(site: IndexedSite, written: string, to: string): string | undefined {
  const route = resolveLinkRoute(site, written) ?? "";
  // A route that comes from a fact is not in the text and cannot be replaced there.
  return written.includes(route) ? written.replace(route, to) : undefined;
}

/**
 * Returns the path of a file after a rename. A file that is named after its id gets the new id as
 * its name.
 */
function pathAfterRename(site: IndexedSite, file: ParsedContentFile, name: string): string {
  const path = site.pathOf(file);
  const stem = path.replace(/^.*\/|\.yaml$/g, "");
  const isCalled = site.nameField(file.schemaId) === "id" && stem === site.nameOf(file);
  return isCalled && name !== stem ? createFilePath(site, file.schemaId, name) : path;
}

/** Groups references into one change per file. Skips references without a new value. */
export function groupChangesByFile(
  site: IndexedSite,
  places: readonly ReferenceRewrite[],
): FileChange[] {
  const byFile = new Map<string, Change[]>();
  for (const { file, path, value } of places) {
    if (value === undefined) continue;
    const own = byFile.get(site.pathOf(file)) ?? [];
    byFile.set(site.pathOf(file), [...own, { kind: "set", path, value }]);
  }
  return [...byFile].map(([file, change]) => ({ file, change }));
}

/**
 * Creates the changes of a rename. The file, with its own changes applied, is written to the new
 * path and removed from the old one.
 */
function createRenameChanges(
  { parsed }: ParsedContentFile,
  { before, after }: { before: string; after: string },
  changes: readonly FileChange[],
): FileChange[] {
  const own = changes.flatMap((each) =>
    each.file === before && "change" in each ? [each.change].flat() : [],
  );
  const others = changes.filter((each) => each.file !== before);
  const whole = applyChangesOrThrow(parsed.text, own);
  return [{ file: after, whole }, { file: before, whole: null }, ...others];
}

/**
 * Converts a reference to a location of the plan. `isItem` is set if the link belongs to a list
 * item that can be removed as a whole.
 */
export function toAffectedLocation(
  site: IndexedSite,
  { file, path }: ReferenceRewrite,
): AffectedLocation {
  const isItem = /\/\d+\/[^/]+$/.test(path) && !isRouteListFile(site, file);
  return { file: site.pathOf(file), path, isItem };
}

function isRouteListFile(site: IndexedSite, file: ParsedContentFile): boolean {
  return ["redirects", "addresses"].some((name) => site.listFile(name) === file);
}
