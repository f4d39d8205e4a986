import { resolve } from "node:path";
import { findFontErrors } from "../media/fonts/font-errors.ts";
import { findPictureProblems } from "../media/images.ts";
import { createDiskFileStore } from "./files/disk-files.ts";
import type { CheckRules } from "./files/loaded-files.ts";
import { toSite } from "./load.ts";
import { type LoadOptions, loadRules } from "./load-folder.ts";
import { type AssetInspectors, validateContent } from "./validate-content.ts";
import type { SiteCheckResult, SiteResult } from "./validate-site.ts";

/**
 * Finds all errors in a content folder on disk, as `validateContent` does.
 *
 * @param rules by default those of the folder
 */
export async function checkContentFolder(
  content: string,
  options?: LoadOptions,
  rules?: CheckRules,
): Promise<SiteCheckResult> {
  return validateContent(
    createDiskFileStore(content),
    rules ?? (await loadRules(content)),
    createAssetInspectors(content),
    options,
  );
}

/** Loads a site with all checks. `site` is set only if `checkContentFolder` finds no errors. */
export async function loadFullyCheckedSite(
  content: string,
  options?: LoadOptions,
): Promise<SiteResult> {
  return toSite(createDiskFileStore(content), await checkContentFolder(content, options));
}

/** Creates the functions that open the pictures and fonts of a content folder on disk. */
export function createAssetInspectors(content: string): AssetInspectors {
  const media = resolve(content, "media");
  return {
    brokenPictures: (names) =>
      findPictureProblems(
        media,
        names.map((src) => ({ src })),
      ),
    fontFaults: (theme) => findFontErrors(theme, resolve(content, "fonts")),
  };
}
