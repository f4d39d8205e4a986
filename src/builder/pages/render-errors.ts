import { addLocationDescriptions } from "../../check/diagnostics/describe-location.ts";
import { type Route, type RouteBlock, toRoutes } from "../../layout/routes.ts";
import { toSiteInfo } from "../../layout/site-info.ts";
import { createDiagnostic } from "../../load/create-diagnostic.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { toSite } from "../../load/load.ts";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import type { SiteCheckResult } from "../../load/validate-site.ts";
import {
  filesWithSchema,
  listAt,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../model/parsed-site.ts";
import type { Site } from "../../model/site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { prerender } from "./prerender.tsx";

/**
 * Renders all pages of checked content, and reports the blocks that throw. Articles are skipped,
 * since they have no blocks.
 *
 * @param checked the result of `checkContentFolder`
 * @returns an empty list if the content has errors, since there is no site to render
 */
export async function findRenderErrors(
  content: string,
  checked: SiteCheckResult,
): Promise<Diagnostic[]> {
  const { site } = toSite(createDiskFileStore(content), checked);
  const { draft } = checked;
  if (!site || !draft) return [];
  const render = await createRenderErrorFinder(site);
  const found = new Map<string, Diagnostic>();
  for (const view of toRoutes(site, site.labels)) {
    for (const { block, page, reason } of findThrowingBlocks(view, render)) {
      const told = blockDiagnostic(draft, { ...view, type: block.type, reason }, page.index);
      // The pages of a paginated list show the same block. Report it only once.
      const key = told && `${told.file} ${told.path}`;
      if (told && key && !found.has(key)) found.set(key, told);
    }
  }
  return addLocationDescriptions(
    [...found.values()],
    filesWithSchema(draft, "page.json"),
    draft.schemas,
  );
}

/** Renders a view. Returns the error message if that fails. */
type RenderErrorFinder = (view: Route) => string | undefined;

async function createRenderErrorFinder(site: Site): Promise<RenderErrorFinder> {
  const [info, own] = [toSiteInfo(site), await loadSiteBlocks(site.code)];
  return (view) => {
    try {
      prerender(view, info, { styles: "", own });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/**
 * Returns the blocks of a page that throw when each is rendered alone. The result is empty if the
 * page renders without an error.
 */
function findThrowingBlocks(
  view: Route,
  render: RenderErrorFinder,
): (RouteBlock & { reason: string })[] {
  const { content } = view;
  if (content.kind !== "blocks" || render(view) === undefined) return [];
  return content.blocks.flatMap((each) => {
    const reason = render({ ...view, content: { kind: "blocks", blocks: [each] } });
    return reason === undefined ? [] : [{ ...each, reason }];
  });
}

/**
 * Creates a diagnostic at the line with the type of the block. Returns `undefined` if the page has
 * no file.
 */
function blockDiagnostic(
  draft: ParsedSite,
  { route, base = route, type, reason }: Pick<Route, "route" | "base"> & FailedBlock,
  index: number,
): Diagnostic | undefined {
  const file = filesWithSchema(draft, "page.json").find(
    ({ parsed, hidden }) => !hidden && textAt(parsed.value, "/route") === base,
  );
  const path = file && visibleBlockPointer(draft, file, index);
  if (!file || path === undefined) return undefined;
  const place = pointer(path, "type");
  const { parsed } = file;
  return createDiagnostic(
    "block-throws",
    { type, route, reason },
    {
      ...{ file: parsed.file, path: place, range: parsed.rangeAt(place) },
    },
  );
}

interface FailedBlock {
  type: string;
  reason: string;
}

/**
 * Returns the JSON Pointer to a block, by its index among the visible blocks. Blocks that have
 * expired or are not due yet do not count.
 */
function visibleBlockPointer(
  draft: ParsedSite,
  { parsed }: ParsedContentFile,
  index: number,
): string | undefined {
  const shown = listAt(parsed.value, "/blocks").flatMap((block, at) =>
    draft.isOut(block) ? [] : [at],
  );
  const at = shown[index];
  return at === undefined ? undefined : pointer("/blocks", String(at));
}
