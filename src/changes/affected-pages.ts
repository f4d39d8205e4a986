import type { OwnBlocks } from "../blocks/site-blocks.ts";
import { prerender, prerenderFooter } from "../builder/pages/prerender.tsx";
import { documentTitle, type Route, toRoutes } from "../layout/routes.ts";
import type { CheckRules, DraftAndDateOptions, LoadedFiles } from "../load/files/loaded-files.ts";
import { assembleSite } from "../load/load.ts";
import type { Site } from "../model/site.ts";
import type { SiteInfo } from "../ui/block-props.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";

/** A content file with the schema that it follows. */
export type LoadedContentFile = LoadedFiles["files"][number];

/** What is needed to compare the pages of a site with those of another version. */
export interface PageSnapshots {
  /** The data that all pages share. If it changed, every page must be compared. */
  shared: string;
  /** The data of each route, to detect unchanged pages without rendering them. */
  views: ReadonlyMap<string, { view: Route; data: string }>;
  markup(route: string): string;
}

/** The rules for both versions of the content, and the site's own blocks. */
export interface RulesAndBlocks extends CheckRules {
  own: OwnBlocks;
}

/**
 * Builds snapshots of all pages of the content, for comparison with another version.
 *
 * @returns `undefined` if errors prevent building the site
 */
export function buildPageSnapshots(
  contents: LoadedFiles,
  rules: RulesAndBlocks,
  edition: DraftAndDateOptions,
): PageSnapshots | undefined {
  const { site } = assembleSite(contents, rules, edition);
  return site && toPageSnapshots(site, rules.own);
}

function toPageSnapshots(site: Site, own: OwnBlocks): PageSnapshots {
  const { settings, labels, theme } = site;
  const info: SiteInfo = { settings, labels };
  const views = toRoutes(site, labels).map((view): [string, { view: Route; data: string }] => [
    view.route,
    { view, data: JSON.stringify(view) },
  ]);
  const byRoute = new Map(views);
  const known = new Map<string, string>();
  const render = (route: string): string => {
    const view = byRoute.get(route)?.view;
    if (!view) return "";
    const head = `${documentTitle(view, info.settings)}\n${view.description}`;
    const { app } = prerender(view, info, { styles: "", own });
    return [head, app, prerenderFooter(info)].join("\n");
  };
  return {
    shared: JSON.stringify([settings, labels, theme]),
    views: byRoute,
    markup(route) {
      const markup = known.get(route) ?? render(route);
      known.set(route, markup);
      return markup;
    },
  };
}

/**
 * Returns the routes whose visible content differs between two versions. They are in the order of
 * the older version, followed by new routes.
 */
export function changedRoutes(before: PageSnapshots, after: PageSnapshots): string[] {
  const routes = [...new Set([...before.views.keys(), ...after.views.keys()])];
  const isShared = before.shared === after.shared;
  return routes.filter((route) => {
    const [old, young] = [before.views.get(route), after.views.get(route)];
    if (isShared && old?.data === young?.data) return false;
    return before.markup(route) !== after.markup(route);
  });
}

/**
 * Returns the routes of pages that use a file of the site; all routes if the shared data uses it.
 *
 * @param file the path of the file, such as "/media/wheel.svg"
 */
export function routesUsingFile(pages: PageSnapshots, file: string): string[] {
  const isNamed = (text: string) => text.includes(JSON.stringify(file).slice(1, -1));
  if (isNamed(pages.shared)) return [...pages.views.keys()];
  return [...pages.views].flatMap(([route, { data }]) => (isNamed(data) ? [route] : []));
}

/**
 * Returns a copy of the contents in which one file is replaced, added or removed.
 *
 * @param current the file to replace or remove; `undefined` to add one
 * @param next the new file; `undefined` to remove one
 */
export function withReplacedFile(
  contents: LoadedFiles,
  current: LoadedContentFile | undefined,
  next: LoadedContentFile | undefined,
): LoadedFiles {
  const files = contents.files.filter((file) => file !== current);
  const all = next ? [...files, next] : files;
  return { ...contents, files: all.sort((a, b) => compareStrings(a.parsed.file, b.parsed.file)) };
}

/**
 * Returns a copy of a file with another value. Its source ranges still refer to the old text, but
 * nothing uses them.
 */
export function withValue(file: LoadedContentFile, value: unknown): LoadedContentFile {
  const parsed: ParsedFile = { ...file.parsed, value };
  return { ...file, parsed };
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
