import type { OwnBlocks } from "../../../blocks/site-blocks.ts";
import type { ExportPage, UnpublishedMark } from "../../../builder/single-file/export-page.ts";
import { type Route, toRoutes } from "../../../layout/routes.ts";
import { hasExpired } from "../../../model/dates.ts";
import { listAt, textAt } from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import { childValue } from "../../../yaml/json-pointer.ts";
import { listRoutes } from "../view/list-routes.ts";
import { renderParts } from "../view/render-parts.tsx";
import type { ExportSite } from "./export-site.ts";

/** All pages of a site as visitors will see them, each with a marker for unpublished content. */
export function exportPages(untraced: ExportSite, own: OwnBlocks): ExportPage[] {
  const { draft } = untraced;
  const site = withoutSearch(untraced.site);
  const contentAt = contentsByRoute(untraced);
  return inReadingOrder(site, toRoutes(site, site.labels)).map((view) => {
    const content = contentAt.get(view.base ?? view.route);
    const parts = renderParts(view, site, own);
    // The recipient of an export should not see errors of the site's code: fail instead.
    const fault = parts.blocks.find((block) => block.fault !== undefined)?.fault;
    if (fault !== undefined) throw new Error(fault);
    const marks = blockMarkers(content, draft.today);
    const blocks = parts.blocks.map((block, at) => ({ ...block, mark: marks[at] }));
    const { route, title } = view;
    const named = { route, title, documentTitle: parts.title, kind: kindOf(view) };
    return { ...parts, ...named, blocks, mark: publicationMarker(content, draft.today) };
  });
}

/** An export has no site search; readers use that of their browser. */
function withoutSearch(site: Site): Site {
  return { ...site, settings: { ...site.settings, search: undefined } };
}

/** Reading order: the home page, the pages of the menu, then all others. */
function inReadingOrder({ settings }: Site, views: readonly Route[]): Route[] {
  const menu = ["/", ...settings.header.links.map(({ to }) => to)];
  const placeOf = ({ route }: Route) => {
    const place = menu.indexOf(route);
    return place < 0 ? menu.length : place;
  };
  return [...views].sort((a, b) => placeOf(a) - placeOf(b));
}

function kindOf({ content, base }: Route): ExportPage["kind"] {
  if (content.kind === "article") return "article";
  return base === undefined ? "page" : "list";
}

function contentsByRoute(untraced: ExportSite): Map<string, unknown> {
  const { draft, pathOf } = untraced;
  const contents = new Map(draft.files.map((file) => [pathOf(file), file.parsed.value]));
  const addresses = listRoutes(untraced, pathOf);
  return new Map(addresses.map(({ route, file }) => [route, contents.get(file)]));
}

/** The publication markers of a page's blocks, in order. Expired blocks are not shown. */
function blockMarkers(content: unknown, today: string): (UnpublishedMark | undefined)[] {
  const shown = listAt(content, "/blocks").filter((block) => !hasExpired(block, today));
  return shown.map((block) => publicationMarker(block, today));
}

function publicationMarker(content: unknown, today: string): UnpublishedMark | undefined {
  if (childValue(content, "draft") === true) return { kind: "draft" };
  const due = textAt(content, "/publishAt");
  return due !== undefined && due > today ? { kind: "due", date: due } : undefined;
}
