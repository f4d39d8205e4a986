import { wholeFileLocation } from "../check/folder-structure/check-folder-structure.ts";
import { withDefaults } from "../model/defaults/with-defaults.ts";
import type { PictureProblem } from "../model/parsed-site.ts";
import type { Theme } from "../model/types.ts";
import type { FontResourceProblem } from "../theme/missing-font-resource.ts";
import { type Diagnostic, hasError } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { suggest } from "../yaml/suggest.ts";
import {
  checkColors,
  checkFontRanges,
  checkLeftoverPackValues,
  checkThemeSizes,
} from "./check-theme.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import type { FileStore } from "./files/file-store.ts";
import type { CheckRules, DraftAndDateOptions, LoadedFiles } from "./files/loaded-files.ts";
import { loadContentFiles, type ReadOptions } from "./files/read-files.ts";
import { parseSite } from "./parse-site.ts";
import {
  type CheckResult,
  type SiteCheckResult,
  type ValidatedSite,
  validateSite,
} from "./validate-site.ts";

/**
 * Functions that open pictures and fonts. Without them, only a build finds errors in these files.
 */
export interface AssetInspectors {
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
export async function validateContent(
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
 * Checks a content folder. Parses each file, validates it against its schema, then checks
 * cross-references. Content errors become diagnostics. Throws on an unreadable file or a faulty
 * schema. Does not build the site, which takes as long as the check: see `toSite`.
 */
export async function checkFiles(
  files: FileStore,
  rules: CheckRules,
  options: DraftAndDateOptions & ReadOptions = {},
): Promise<SiteCheckResult> {
  const contents = await loadContentFiles(files, options, { rules });
  if (!contents) return missingContentResult("missing-folder", files);
  return isProjectFolder(contents)
    ? missingContentResult("folder-above", files)
    : checkContents(contents, rules, options);
}

/** Checks loaded files: each on its own, then against each other. */
export function checkContents(
  contents: LoadedFiles,
  rules: CheckRules,
  edition: DraftAndDateOptions,
): ValidatedSite {
  return validateSite(parseSite(contents, rules, edition), rules);
}

/** Whether this is a project folder, whose subfolder `content` contains the site. */
function isProjectFolder({ paths }: LoadedFiles): boolean {
  return !paths.includes("site.yaml") && paths.includes("content/site.yaml");
}

function missingContentResult(
  code: "folder-above" | "missing-folder",
  { name }: FileStore,
): CheckResult {
  return {
    diagnostics: [createDiagnostic(code, { name }, wholeFileLocation(name))],
    files: [],
    pictures: [],
    offered: [],
  };
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
