import { resolve } from "node:path";
import { findFontErrors } from "../media/fonts/font-errors.ts";
import { findPictureProblems } from "../media/images.ts";
import type { Theme } from "../model/types.ts";
import type { SiteCheckResult, SiteResult } from "./assemble-site.ts";
import { checkContentAndAssets } from "./check-content-and-assets.ts";
import { createDiskFileStore } from "./files/disk-files.ts";
import type { CheckRules } from "./files/loaded-files.ts";
import { toSite } from "./load.ts";
import { type LoadOptions, loadRules } from "./load-folder.ts";

/** Loads a site with all checks. `site` is set only if `checkContentFolder` finds no errors. */
export async function loadFullyCheckedSite(
  content: string,
  options?: LoadOptions,
): Promise<SiteResult> {
  return toSite(
    createDiskFileStore(content),
    await checkContentFolder(content, options),
    options?.shelf,
  );
}

/**
 * Finds all errors in a content folder on disk, as `checkContentAndAssets` does.
 *
 * @param rules by default those of the folder
 */
export async function checkContentFolder(
  content: string,
  options?: LoadOptions,
  rules?: CheckRules,
): Promise<SiteCheckResult> {
  const media = resolve(content, "media");
  const brokenPictures = (names: readonly string[]) =>
    findPictureProblems(
      media,
      names.map((src) => ({ src })),
    );
  const fontFaults = (theme: Theme) => findFontErrors(theme, resolve(content, "fonts"));
  const experts = { brokenPictures, fontFaults };
  return checkContentAndAssets(
    createDiskFileStore(content),
    rules ?? (await loadRules(content)),
    experts,
    options,
  );
}
