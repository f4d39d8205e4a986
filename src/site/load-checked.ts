import { resolve } from "node:path";
import type { Theme } from "../content/types.ts";
import { findFontFaults } from "../media/fonts/font-faults.ts";
import { findBrokenPictures } from "../media/images.ts";
import { type Diagnostic, hasError } from "../text/diagnostic.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { suggest } from "../text/suggest.ts";
import type { CheckedSite, LoadResult } from "./assemble.ts";
import { checkColors } from "./check-colors.ts";
import { diagnose } from "./diagnose.ts";
import { diskFiles } from "./folder/disk-files.ts";
import { toSite } from "./load.ts";
import { checkSite, type LoadOptions } from "./load-folder.ts";

/** Loads the site of a content folder; it comes only where `checkContent` finds no mistake. */
export async function loadChecked(content: string, options?: LoadOptions): Promise<LoadResult> {
  return toSite(diskFiles(content), await checkContent(content, options));
}

/**
 * Finds all mistakes of a content folder, also those that only the whole site can tell: whether its
 * photographs can be read to their end, the colours of its theme on each other, and whether its
 * fonts are there. The site is not made.
 */
export async function checkContent(content: string, options?: LoadOptions): Promise<CheckedSite> {
  const checked = await checkSite(content, options);
  const pictures = checked.pictures.map((src) => ({ src }));
  const broken = await findBrokenPictures(resolve(content, "media"), pictures);
  // A broken picture is found after its content; the second reading says where it is named.
  return withTheme(broken.size > 0 ? await checkSite(content, { ...options, broken }) : checked);
}

function withTheme(result: CheckedSite): CheckedSite {
  const { diagnostics, files } = result;
  const file = files.find(({ file }) => file.endsWith("theme.yaml"));
  const isRight = file && !hasError(diagnostics.filter((found) => found.file === file.file));
  if (!isRight) return result;
  return { ...result, diagnostics: [...diagnostics, ...checkColors(file), ...fontsOf(file)] };
}

const fontCodes = {
  package: "missing-font",
  file: "missing-font-file",
  axis: "missing-axis",
} as const;

function fontsOf(file: ParsedFile): Diagnostic[] {
  return findFontFaults(file.value as Theme).map(({ path, kind, name, options }) => {
    const suggestion = suggest(name, options);
    const range = file.rangeAt(path, kind === "axis" ? "key" : "value");
    return diagnose(fontCodes[kind], { name, suggestion }, { file: file.file, path, range });
  });
}
