import { join } from "node:path";
import type { Theme } from "../content/types.ts";
import { findFontFaults } from "../media/fonts/font-faults.ts";
import { findBrokenPhotos } from "../media/images.ts";
import { type Diagnostic, hasError } from "../text/diagnostic.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { suggest } from "../text/suggest.ts";
import { type ContrastFailure, checkContrast, readableColor } from "../theme/contrast.ts";
import { diagnose } from "./diagnose.ts";
import {
  type CheckResult,
  checkSite,
  type LoadOptions,
  type LoadResult,
  loadSite,
} from "./load.ts";

/**
 * Loads a content folder and checks what only the whole site can tell: whether its photographs can
 * be read to their end, the colours of its theme on each other, and whether its fonts are there. The site comes only without
 * mistakes.
 */
export async function loadChecked(content: string, options?: LoadOptions): Promise<LoadResult> {
  const { site, ...loaded } = await withPhotos(loadSite, content, options);
  const result = withTheme(loaded);
  return { ...result, site: hasError(result.diagnostics) ? undefined : site };
}

/** Finds all mistakes of a content folder, without making the site of it. */
export async function checkContent(content: string, options?: LoadOptions): Promise<CheckResult> {
  return withTheme(await withPhotos(checkSite, content, options));
}

/** A broken photograph is found after its content; the second reading says where it is named. */
async function withPhotos<Result extends CheckResult>(
  read: (content: string, options?: LoadOptions) => Promise<Result>,
  content: string,
  options?: LoadOptions,
): Promise<Result> {
  const result = await read(content, options);
  const pictures = result.pictures.map((src) => ({ src }));
  const broken = await findBrokenPhotos(join(content, "media"), pictures);
  return broken.size > 0 ? read(content, { ...options, broken }) : result;
}

function withTheme(result: CheckResult): CheckResult {
  const { diagnostics, files } = result;
  const file = files.find(({ file }) => file.endsWith("theme.yaml"));
  const isRight = file && !hasError(diagnostics.filter((found) => found.file === file.file));
  if (!isRight) return result;
  return { ...result, diagnostics: [...diagnostics, ...contrastOf(file), ...fontsOf(file)] };
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

function contrastOf(file: ParsedFile): Diagnostic[] {
  const theme = file.value as Theme;
  return checkContrast(theme).map((failure) => contrastDiagnostic(failure, theme, file));
}

function contrastDiagnostic(failure: ContrastFailure, theme: Theme, file: ParsedFile): Diagnostic {
  const { scheme, foreground, ratio, minimum } = failure;
  const color = theme.colors[scheme][foreground];
  const background = theme.colors[scheme][failure.background];
  const path = `/colors/${scheme}/${foreground}`;
  return diagnose(
    "low-contrast",
    { color, background, ratio, minimum },
    {
      file: file.file,
      path,
      range: file.rangeAt(path),
      hint: `${foreground}: "${readableColor(color, background, minimum)}"`,
    },
  );
}
