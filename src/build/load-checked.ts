import { createDiagnostic, type Diagnostic, hasError } from "../content/diagnostic.ts";
import { type LoadOptions, type LoadResult, loadSite } from "../content/load.ts";
import type { ParsedFile } from "../content/parse.ts";
import type { Theme } from "../content/types.ts";
import { findBrokenPhotos } from "../media/images.ts";
import { type ContrastFailure, checkContrast, readableColor } from "../theme/contrast.ts";
import { usedImages } from "./used-images.ts";

/**
 * Loads a content folder and checks what only the whole site can tell: whether its photographs can
 * be read to their end, and the colours of its theme on each other. The site comes only without
 * mistakes.
 */
export async function loadChecked(content: string, options?: LoadOptions): Promise<LoadResult> {
  const loaded = await loadWithPhotos(content, options);
  const { site, files } = loaded;
  const theme = files.find(({ file }) => file.endsWith("theme.yaml"));
  if (!site || !theme) return loaded;
  const diagnostics = [...loaded.diagnostics, ...contrastDiagnostics(site.theme, theme)];
  return { files, diagnostics, site: hasError(diagnostics) ? undefined : site };
}

/** A broken photograph is found after its content; the second reading says where it is named. */
async function loadWithPhotos(content: string, options?: LoadOptions): Promise<LoadResult> {
  const loaded = await loadSite(content, options);
  if (!loaded.site) return loaded;
  const broken = await findBrokenPhotos(loaded.site.media, usedImages(loaded.site));
  return broken.size > 0 ? loadSite(content, { ...options, broken }) : loaded;
}

function contrastDiagnostics(theme: Theme, file: ParsedFile): Diagnostic[] {
  return checkContrast(theme).map((failure) => contrastDiagnostic(failure, theme, file));
}

function contrastDiagnostic(failure: ContrastFailure, theme: Theme, file: ParsedFile): Diagnostic {
  const { scheme, foreground, ratio, minimum } = failure;
  const color = theme.colors[scheme][foreground];
  const background = theme.colors[scheme][failure.background];
  const path = `/colors/${scheme}/${foreground}`;
  return createDiagnostic(
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
