import { contentFolderForSchema } from "../../../check/folder-structure/content-files.ts";
import { factTextOf, replaceFactTokens } from "../../../model/facts.ts";
import { filesWithSchema } from "../../../model/parsed-site.ts";
import { idFromText, uniqueId } from "../../../yaml/text-and-language/item-id.ts";
import { findPathError } from "../../backend-contract/validation/safe-path.ts";
import type { IndexedSite } from "./indexed-site.ts";

/**
 * Creates a free id or route for a new file from its title. It is also valid as a file name on
 * every system.
 */
export function createIdOrRouteFromTitle(
  site: IndexedSite,
  schemaId: string,
  title: string,
): string {
  const said = replaceFactTokens(title, (name) => factTextOf(site.index.facts.get(name)));
  const plain = idFromText(said) || idFromText(site.draft.schemas[schemaId]?.title ?? "");
  const taken = collectTakenNames(site, schemaId);
  const free = uniqueId(plain, taken);
  // Windows reserves some names for devices.
  const isFile = findPathError(`${free}.yaml`) === undefined;
  const id = isFile ? free : uniqueId(free, new Set([...taken, free]));
  return site.nameField(schemaId) === "route" ? `/${id}` : id;
}

/** Normalises a typed id or route: lower case, without accents. */
export function normalizeIdOrRoute(site: IndexedSite, schemaId: string, typed: string): string {
  if (site.nameField(schemaId) === "id") return idFromText(typed);
  const parts = typed.split("/").map((part) => idFromText(part));
  return `/${parts.filter((part) => part !== "").join("/")}`;
}

/** Creates the path of a new file. It is unique even where file systems ignore case. */
export function createFilePath(site: IndexedSite, schemaId: string, name: string): string {
  const stem = name.split("/").filter(Boolean).join("-") || idFromText(schemaTitle(site, schemaId));
  const folder = contentFolderForSchema(schemaId) ?? "";
  const paths = [...site.paths].map((path) => path.toLowerCase());
  const prefix = `${folder}/`;
  const stems = paths.flatMap((path) =>
    path.startsWith(prefix) ? [path.slice(prefix.length).replace(/\.yaml$/, "")] : [],
  );
  const taken = new Set(stems);
  const free = uniqueId(stem, taken);
  const isFile = findPathError(`${folder}/${free}.yaml`) === undefined;
  return `${prefix}${isFile ? free : uniqueId(free, new Set([...taken, free]))}.yaml`;
}

function schemaTitle({ draft }: IndexedSite, schemaId: string): string {
  return draft.schemas[schemaId]?.title ?? "";
}

/**
 * Collects the names that a new file must not get: ids, file names, and current and former routes.
 * For files other than pages, only the last segment of a route counts.
 */
function collectTakenNames(site: IndexedSite, schemaId: string): Set<string> {
  const { index, draft } = site;
  const own = filesWithSchema(draft, schemaId);
  const routes = [...index.routes.keys(), ...index.redirects.keys(), ...index.gone.keys()];
  // The files of the home page and of the 404 page have these names.
  const names = ["index", "404", ...own.map((file) => site.nameOf(file))];
  const stems = own.map((file) => site.pathOf(file).replace(/^.*\/|\.yaml$/g, ""));
  const isTop = site.nameField(schemaId) === "route";
  const { categorySegment, pageSegment } = index.articleRoutes ?? {};
  const segments = isTop ? [] : [categorySegment, pageSegment];
  const ends = routes.map((route) => (isTop ? route.slice(1) : route.replace(/^.*\//, "")));
  return new Set([...names, ...segments, ...stems, ...ends].map((each) => String(each ?? "")));
}
