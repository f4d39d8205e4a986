import { withDefaults } from "../model/defaults/with-defaults.ts";
import type { PictureProblem } from "../model/parsed-site.ts";
import type { Theme } from "../model/types.ts";
import type { FontResourceProblem } from "../theme/missing-font-resource.ts";
import { type Diagnostic, hasError } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { suggest } from "../yaml/suggest.ts";
import type { SiteCheckResult } from "./assemble-site.ts";
import {
  checkColors,
  checkFontRanges,
  checkLeftoverPackValues,
  checkThemeSizes,
} from "./check-theme.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import type { FileStore } from "./files/file-store.ts";
import type { CheckRules, DraftAndDateOptions } from "./files/loaded-files.ts";
import type { ReadOptions } from "./files/read-files.ts";
import { checkFiles } from "./load.ts";

/**
 * Functions that open pictures and fonts. Without them, only a build finds errors in these files.
 */
interface AssetInspectors {
  /**
   * Returns the pictures that cannot be displayed, with the reason, by path in the media folder.
   */
  brokenPictures?(names: readonly string[]): Promise<ReadonlyMap<string, PictureProblem>>;
  fontFaults?(theme: Theme): FontResourceProblem[];
}

/**
 * Finds all errors in a content folder: those of `checkFiles`, broken pictures, theme colours with
 * too little contrast, and font errors. Does not build the site.
 */
export async function checkContentAndAssets(
  files: FileStore,
  rules: CheckRules,
  { brokenPictures, fontFaults }: AssetInspectors,
  options: DraftAndDateOptions & ReadOptions = {},
): Promise<SiteCheckResult> {
  const checked = await checkFiles(files, rules, options);
  const broken = await brokenPictures?.(checked.pictures);
  // Broken pictures are known only after the content was checked. The second check finds the
  // references to them.
  const result = broken?.size ? await checkFiles(files, rules, { ...options, broken }) : checked;
  return withThemeDiagnostics(result, fontFaults);
}

/**
 * Adds the diagnostics of the whole theme to those of the content, if `theme.yaml` has no errors.
 */
export function withThemeDiagnostics(
  result: SiteCheckResult,
  fontFaults: AssetInspectors["fontFaults"],
): SiteCheckResult {
  const { diagnostics, files, draft } = result;
  const file = files.find(({ file }) => file.endsWith("theme.yaml"));
  const isRight = file && !hasError(diagnostics.filter((found) => found.file === file.file));
  if (!isRight || !draft) return result;
  const theme = withDefaults(draft.schemas, "theme.json", file.value, "") as Theme;
  const first = withDefaults(draft.schemas, "theme.json", {}, "") as Theme;
  const fonts = fontDiagnostics(file, fontFaults?.(theme) ?? []);
  return {
    ...result,
    diagnostics: [
      ...diagnostics,
      ...checkColors(theme, file),
      ...checkThemeSizes(theme, file),
      ...checkFontRanges(theme, file),
      ...checkLeftoverPackValues(theme, first, file),
      ...fonts,
    ],
  };
}

const fontCodes = {
  package: "missing-font",
  file: "missing-font-file",
  axis: "missing-axis",
  "own-file": "missing-own-font",
  broken: "broken-font",
  letters: "missing-letters",
  weight: "fixed-weight",
} as const;

function fontDiagnostics(file: ParsedFile, faults: readonly FontResourceProblem[]): Diagnostic[] {
  return faults.map(({ path, kind, name, options }) => {
    const suggestion = suggest(name, options);
    const range = file.rangeAt(path, kind === "axis" ? "key" : "value");
    return createDiagnostic(
      fontCodes[kind],
      { name, suggestion },
      {
        ...{ file: file.file, path, range },
        severity: kind === "letters" ? "warning" : "error",
      },
    );
  });
}
