import { extname } from "node:path";
import { buildVisualAssets, type VisualAssets } from "../../../builder/assets/build-assets.ts";
import { allStyles } from "../../../builder/assets/build-styles.ts";
import { contentTypes } from "../../../builder/serve.ts";
import type { LoadFileByAddress } from "../../../builder/single-file/picture-classes.ts";
import { checkContentFolder } from "../../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../../load/files/disk-files.ts";
import { pathFromDisplayPath } from "../../../load/files/file-store.ts";
import { resolveSite } from "../../../load/resolve/resolve-site.ts";
import { loadSiteBlocks } from "../../../load/site-code/load-site-code.ts";
import { siteCodeFolder } from "../../../load/site-code/site-code-files.ts";
import type { SiteCheckResult } from "../../../load/validate-site.ts";
import type { ParsedSite } from "../../../model/parsed-site.ts";
import { hideOnlyExpiredContent } from "../../preview-worker/page-rendering/filter-visible-content.ts";
import { renderSingleFile } from "../../preview-worker/single-file-export/export-single-file.ts";
import type {
  ExportRequest,
  ExportResult,
} from "../../preview-worker/single-file-export/messages.ts";

/** The result of the checks, and the exported file if there is one. */
export interface CheckedExportResult {
  checked: SiteCheckResult;
  made?: Extract<ExportResult, { kind: "made" }>;
}

/**
 * Exports the site of a content folder as a single file, without the studio. Leaves out invalid
 * files.
 */
export async function exportSingleFile(
  content: string,
  date: string | undefined,
  request: Omit<ExportRequest, "styles">,
): Promise<CheckedExportResult> {
  const checked = await checkContentFolder(content, { date });
  const draft = checked.draft && toExportableDraft(checked.draft);
  const look = draft && (await buildSiteAssets(draft, content));
  if (!draft || !look) return { checked };
  const own = await loadSiteBlocks(siteCodeFolder(content));
  const styles = allStyles(look.styles);
  const invalidFiles = checked.draft?.files.filter(({ valid }) => !valid) ?? [];
  const files = createDiskFileStore(content);
  const untraced = {
    site: look.site,
    draft,
    isOld: false,
    invalidFiles,
    pathOf: ({ parsed }: (typeof invalidFiles)[number]) => pathFromDisplayPath(files, parsed.file),
  };
  const made = await renderSingleFile(
    untraced,
    { ...request, styles },
    { siteBlocks: own, fileAt: createFileLookup(look) },
  );
  return made.kind === "made" ? { checked, made } : { checked };
}

function toExportableDraft(draft: ParsedSite): ParsedSite {
  return hideOnlyExpiredContent({ ...draft, files: draft.files.filter(({ valid }) => valid) });
}

/** Builds the styles and images of the site; `undefined` if errors between files prevent that. */
async function buildSiteAssets(
  draft: ParsedSite,
  content: string,
): Promise<VisualAssets | undefined> {
  try {
    return await buildVisualAssets(resolveSite(draft, createDiskFileStore(content)));
  } catch {
    return undefined;
  }
}

function createFileLookup({ files }: VisualAssets): LoadFileByAddress {
  const byAddress = new Map(files.map(({ path, data }) => [`/${path}`, data]));
  return async (address) => {
    const data = byAddress.get(address);
    if (data === undefined) return undefined;
    const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
    return { type: contentTypes[extname(address)] ?? "application/octet-stream", bytes };
  };
}
