import type { OwnBlocks } from "../../../blocks/site-blocks.ts";
import type { ExportPage, UnpublishedStatus } from "../../../builder/single-file/export-page.ts";
import { type Route, toRoutes } from "../../../layout/routes.ts";
import { hasExpired } from "../../../model/content-schedule.ts";
import { listAt, textAt } from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import { childValue } from "../../../yaml/json-pointer.ts";
import { listRoutes } from "../page-rendering/list-routes.ts";
import { renderPageParts } from "../page-rendering/render-page-parts.tsx";
import type { SiteToExport } from "./site-to-export.ts";

/**
 * Returns all pages of a site as visitors will see them. Unpublished pages and blocks are marked.
 */
export function collectExportPages(exportSite: SiteToExport, siteBlocks: OwnBlocks): ExportPage[] {
  const { draft } = exportSite;
  const site = removeSearch(exportSite.site);
  const contentAt = mapContentsByRoute(exportSite);
  return sortByReadingOrder(site, toRoutes(site, site.labels)).map((view) => {
    const content = contentAt.get(view.base ?? view.route);
    const parts = renderPageParts(view, site, siteBlocks);
    // The recipient of an export should not see errors of the site's code, so fail instead.
    const fault = parts.blocks.find((block) => block.fault !== undefined)?.fault;
    if (fault !== undefined) throw new Error(fault);
    const marks = listBlockStatuses(content, draft.today);
    const blocks = parts.blocks.map((block, at) => ({ ...block, mark: marks[at] }));
    const { route, title } = view;
    const named = { route, title, documentTitle: parts.title, kind: getPageKind(view) };
    return { ...parts, ...named, blocks, mark: findUnpublishedStatus(content, draft.today) };
  });
}

/** Removes the search from a site. An export has none, and readers use that of their browser. */
function removeSearch(site: Site): Site {
  return { ...site, settings: { ...site.settings, search: undefined } };
}

/** Sorts pages in reading order: the home page, the pages of the menu, then all others. */
function sortByReadingOrder({ settings }: Site, views: readonly Route[]): Route[] {
  const menu = ["/", ...settings.header.links.map(({ to }) => to)];
  const placeOf = ({ route }: Route) => {
    const place = menu.indexOf(route);
    return place < 0 ? menu.length : place;
  };
  return [...views].sort((a, b) => placeOf(a) - placeOf(b));
}

function getPageKind({ content, base }: Route): ExportPage["kind"] {
  if (content.kind === "article") return "article";
  return base === undefined ? "page" : "list";
}

function mapContentsByRoute(exportSite: SiteToExport): Map<string, unknown> {
  const { draft, pathOf } = exportSite;
  const contents = new Map(draft.files.map((file) => [pathOf(file), file.parsed.value]));
  const addresses = listRoutes(exportSite, pathOf);
  return new Map(addresses.map(({ route, file }) => [route, contents.get(file)]));
}

/**
 * Returns the status of each block of a page, in order; `undefined` if it is published. Expired
 * blocks are left out, because they are not shown.
 */
function listBlockStatuses(content: unknown, today: string): (UnpublishedStatus | undefined)[] {
  const shown = listAt(content, "/blocks").filter((block) => !hasExpired(block, today));
  return shown.map((block) => findUnpublishedStatus(block, today));
}

function findUnpublishedStatus(content: unknown, today: string): UnpublishedStatus | undefined {
  if (childValue(content, "draft") === true) return { kind: "draft" };
  const due = textAt(content, "/publishAt");
  return due !== undefined && due > today ? { kind: "due", date: due } : undefined;
}
