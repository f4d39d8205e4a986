import { folderOf } from "../../../check/site-index/content-files.ts";
import { type DraftFile, textAt } from "../../../model/raw-site.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { pathFor } from "./file-names.ts";
import type { ChangedPlace, FilePlan } from "./file-plans.ts";
import type { FiledSite } from "./filed-site.ts";
import { changed } from "./fresh-file.ts";
import {
  type NamedPlace,
  namingPlaces,
  offeringPlaces,
  redirectedPlaces,
  routeOfLink,
} from "./named-places.ts";
import { addressChanges, publishedRoutes, redirectChanges } from "./redirect-changes.ts";

/**
 * Plans a rename. References and links to the file are updated, and published old routes redirect
 * to the new ones.
 */
export function planMove(
  site: FiledSite,
  file: DraftFile,
  { name, isNotedLater }: { name: string; isNotedLater: boolean },
): Unjudged {
  const moved = movedRoutes(site, file, name);
  const places = movedPlaces(site, file, { name, moved });
  const own: NamedPlace = { file, path: `/${site.nameField(file.schemaId)}`, value: name };
  const leading = [...moved].filter(([from]) => isKept(site, file, from));
  const added = leading.map(([from, to]) => ({ from, to }));
  const changes = [
    ...textChanges(site, [own, ...places]),
    ...addressChanges(site, isNotedLater ? new Map() : seenMoves(site, file, moved)),
    ...redirectChanges(site, { added, freed: new Set(moved.values()) }),
  ];
  const [before, after] = [site.pathOf(file), pathAfter(site, file, name)];
  return {
    file: after,
    name,
    route: site.routeOf(file.schemaId, name),
    changes: after === before ? changes : renamed(file, { before, after }, changes),
    places: places.map((place) => toPlace(site, place)),
    redirect: added[0],
  };
}

function seenMoves(
  site: FiledSite,
  file: DraftFile,
  moved: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map([...moved].filter(([from]) => !isDraft(site, file, from)));
}

/** The new name of a file, and the routes that change with it. */
interface Moving {
  name: string;
  moved: ReadonlyMap<string, string>;
}

/** All places that link to a file or reference it, with their new values. */
function movedPlaces(site: FiledSite, file: DraftFile, { name, moved }: Moving): NamedPlace[] {
  const links = redirectedPlaces(site, (route, written) => {
    const to = moved.get(route);
    return to === undefined ? undefined : withRoute(site, written, to);
  });
  const named = namedAs(site, file.schemaId, site.nameOf(file));
  const all = [
    ...links,
    ...listOfArticles(site, file, name),
    ...named.map((place) => ({ ...place, value: name })),
    ...offered(site, file, name),
  ];
  return all.filter((place) => !isReplaced(site, place, moved));
}

/** A plan before the check. `told` is set if the operation is impossible anyway. */
export type Unjudged = Omit<FilePlan, "told"> & Partial<Pick<FilePlan, "told">>;

/**
 * All routes that change with a file: its own, and for the article listing those of the articles
 * below it.
 */
function movedRoutes(site: FiledSite, file: DraftFile, name: string): Map<string, string> {
  const { schemaId } = file;
  const [from, to] = [site.nameOf(file), name].map((each) => site.routeOf(schemaId, each));
  if (from === undefined || to === undefined) return new Map();
  const isList = site.map.articleRoutes?.route === from && site.nameField(schemaId) === "route";
  const below = [...site.map.routes].flatMap(([route, place]) =>
    isList && place.kind !== "page" && route.startsWith(`${from}/`) ? [route] : [],
  );
  return new Map([from, ...below].map((route) => [route, to + route.slice(from.length)]));
}

/** The settings store the route of the article listing as plain text, not as a link. */
function listOfArticles(site: FiledSite, page: DraftFile, name: string): NamedPlace[] {
  const { settings: file, articleRoutes } = site.map;
  const isIt = site.nameField(page.schemaId) === "route";
  if (!file || !isIt || articleRoutes?.route !== site.nameOf(page)) return [];
  return [{ file, path: "/articles/route", value: name }];
}

/** Downloads generated from a file without a route are referenced by its id. */
function offered(site: FiledSite, file: DraftFile, name: string): NamedPlace[] {
  const old = site.nameOf(file);
  if (site.routeOf(file.schemaId, old) !== undefined) return [];
  return offeringPlaces(site, old, name);
}

/** Files of a kind with a folder may be entries of the collection named like the folder. */
export function namedAs(site: FiledSite, schemaId: string, id: string): NamedPlace[] {
  const collection = folderOf(schemaId);
  return collection === undefined ? [] : namingPlaces(site, collection, id);
}

/** An article may be a draft although its listing page is published. */
function isDraft(site: FiledSite, file: DraftFile, route: string): boolean {
  return file.hidden || site.map.routes.get(route)?.file.hidden === true;
}

/** Redirects are only needed from routes that visitors may know. */
function isKept(site: FiledSite, file: DraftFile, route: string): boolean {
  return !isDraft(site, file, route) || publishedRoutes(site.listFile("addresses")).has(route);
}

/** A redirect whose source becomes a page again is removed as a whole. */
function isReplaced(
  site: FiledSite,
  { file, path }: NamedPlace,
  moved: ReadonlyMap<string, string>,
): boolean {
  if (file !== site.listFile("redirects")) return false;
  const from = textAt(file.parsed.value, path.replace(/to$/, "from"));
  return [...moved.values()].includes(from ?? "");
}

function withRoute(site: FiledSite, written: string, to: string): string | undefined {
  const route = routeOfLink(site, written) ?? "";
  // A route that comes from a fact cannot be replaced in the text.
  return written.includes(route) ? written.replace(route, to) : undefined;
}

/** A file named after its id is renamed together with the id. */
function pathAfter(site: FiledSite, file: DraftFile, name: string): string {
  const path = site.pathOf(file);
  const stem = path.replace(/^.*\/|\.yaml$/g, "");
  const isCalled = site.nameField(file.schemaId) === "id" && stem === site.nameOf(file);
  return isCalled && name !== stem ? pathFor(site, file.schemaId, name) : path;
}

/** Groups places into one change per file. */
export function textChanges(site: FiledSite, places: readonly NamedPlace[]): FileChange[] {
  const byFile = new Map<string, Change[]>();
  for (const { file, path, value } of places) {
    if (value === undefined) continue;
    const own = byFile.get(site.pathOf(file)) ?? [];
    byFile.set(site.pathOf(file), [...own, { kind: "set", path, value }]);
  }
  return [...byFile].map(([file, change]) => ({ file, change }));
}

/** Replaces changes of the renamed file by its new text. */
function renamed(
  { parsed }: DraftFile,
  { before, after }: { before: string; after: string },
  changes: readonly FileChange[],
): FileChange[] {
  const own = changes.flatMap((each) =>
    each.file === before && "change" in each ? [each.change].flat() : [],
  );
  const others = changes.filter((each) => each.file !== before);
  const whole = changed(parsed.text, own);
  return [{ file: after, whole }, { file: before, whole: null }, ...others];
}

/** A place in the form of the plan. Links of list items can be removed with their item. */
export function toPlace(site: FiledSite, { file, path }: NamedPlace): ChangedPlace {
  const isItem = /\/\d+\/[^/]+$/.test(path) && !isOfAddresses(site, file);
  return { file: site.pathOf(file), path, isItem };
}

function isOfAddresses(site: FiledSite, file: DraftFile): boolean {
  return ["redirects", "addresses"].some((name) => site.listFile(name) === file);
}
