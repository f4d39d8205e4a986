import type { Theme } from "../content/types.ts";
import type { Diagnostic } from "../text/diagnostic.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { type ContrastFailure, checkContrast, readableColor } from "../theme/contrast.ts";
import { diagnose } from "./diagnose.ts";

/**
 * The colours of a theme that cannot be read on each other.
 *
 * @param theme what the file says, with the defaults of all that it leaves out
 * @param file it has no other mistake
 */
export function checkColors(theme: Theme, file: ParsedFile): Diagnostic[] {
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
