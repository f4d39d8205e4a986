import type { ParsedContentFile } from "../../../model/parsed-site.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { parentPointer } from "../../../yaml/json-pointer.ts";
import type { IndexedSite } from "./indexed-site.ts";
import type { PlannedRedirect } from "./operations.ts";
import {
  findReferencesToEntryFile,
  groupChangesByFile,
  toAffectedLocation,
  type UncheckedPlan,
} from "./plan-rename.ts";
import { createRedirectChanges, readPublishedRoutes } from "./redirect-and-route-changes.ts";
import { findLinksToRewrite, type ReferenceRewrite } from "./references-to-rewrite.ts";
import { findRemovalObstacles } from "./removal-obstacles.ts";

/** Options of a removal, as in `FileOperation`. */
export interface RemoveOptions {
  to: string;
  drop: readonly string[];
}

/**
 * Plans the removal of a file. Links to it get the new target or are removed with their list item.
 * Its old route redirects to the new target.
 */
export function planRemove(
  site: IndexedSite,
  file: ParsedContentFile,
  options: RemoveOptions,
): UncheckedPlan {
  const [path, name] = [site.pathOf(file), site.nameOf(file)];
  const route = site.routeOf(file.schemaId, name);
  const { to } = options;
  const isElsewhere = (place: ReferenceRewrite) => place.file !== file;
  const all = findLinksToRewrite(site, (each) => (each === route ? to : undefined));
  const links = all.filter(isElsewhere);
  const named = findReferencesToEntryFile(site, file.schemaId, name).filter(isElsewhere);
  const redirect = createRedirect(site, file, { route, to });
  const added = redirect ? [redirect] : [];
  const changes = [
    { file: path, whole: null },
    ...createLinkChanges(site, { links, named }, options),
    ...createRedirectChanges(site, { added, freed: new Set() }),
  ];
  const places = [...links, ...named].map((place) => toAffectedLocation(site, place));
  const needs = findRemovalObstacles(site, route, links);
  const told = needs.length > 0 ? { told: needs } : {};
  return { file: path, name, route, changes, places, redirect, ...told };
}

/**
 * Creates the changes that point the links to the new target. Links in `drop` are removed with
 * their list item. References by id are always removed.
 */
function createLinkChanges(
  site: IndexedSite,
  { links, named }: Readonly<Record<"links" | "named", readonly ReferenceRewrite[]>>,
  { drop }: RemoveOptions,
): FileChange[] {
  const isDropped = ({ file, path }: ReferenceRewrite) =>
    drop.includes(`${site.pathOf(file)}#${path}`);
  const kept = links.filter((place) => !isDropped(place));
  const gone = links.filter(isDropped).map(toListItemReference);
  return [...groupChangesByFile(site, kept), ...createItemRemovals(site, [...gone, ...named])];
}

/**
 * Creates the redirect from the old route. Returns `undefined` for the home page, a file without a
 * route, and a page that visitors have never seen.
 */
function createRedirect(
  site: IndexedSite,
  file: ParsedContentFile,
  { route, to }: { route: string | undefined; to: string },
): PlannedRedirect | undefined {
  if (route === undefined || route === "/") return undefined;
  const isSeen = !file.hidden || readPublishedRoutes(site.listFile("addresses")).has(route);
  return isSeen ? { from: route, to } : undefined;
}

function toListItemReference({ file, path }: ReferenceRewrite): ReferenceRewrite {
  return { file, path: parentPointer(path), value: undefined };
}

/**
 * Creates the changes that remove list items. The last item comes first, because removing one
 * shifts the indexes after it.
 */
function createItemRemovals(site: IndexedSite, items: readonly ReferenceRewrite[]): FileChange[] {
  const last = (path: string) => Number(/(\d+)$/.exec(path)?.[1] ?? 0);
  const sorted = items.toSorted((a, b) => last(b.path) - last(a.path));
  return sorted.map(({ file, path }): FileChange => {
    const change: Change = { kind: "remove", path };
    return { file: site.pathOf(file), change };
  });
}
