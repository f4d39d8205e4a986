import type { Theme } from "../content/types.ts";
import type { Diagnostic } from "../text/diagnostic.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { type ContrastFailure, checkContrast, readableColor } from "../theme/contrast.ts";
import { oversteps } from "../theme/measures.ts";
import { firstPack, packOf } from "../theme/packs/pack-names.ts";
import { diagnose } from "./diagnose.ts";

/**
 * The colours of a theme that cannot be read on each other.
 *
 * @param theme what the file says, with the defaults of all that it leaves out
 * @param file it has no other mistake
 */
export function checkColors(theme: Theme, file: ParsedFile): Diagnostic[] {
  return checkContrast(theme).map((failure) => contrastDiagnostic(failure, file));
}

function contrastDiagnostic(failure: ContrastFailure, file: ParsedFile): Diagnostic {
  const { scheme, foreground, color, ground: background, ratio, minimum } = failure;
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

/**
 * The numbers of a theme that would break pages: the site is made with others, which is told.
 *
 * @param theme what the file says, with the defaults of all that it leaves out
 * @param file it has no other mistake
 */
export function checkMeasures(theme: Theme, file: ParsedFile): Diagnostic[] {
  return oversteps(theme).map(({ path, value, used }) =>
    diagnose(
      "beyond-measure",
      { value, used },
      { file: file.file, path, range: file.rangeAt(path), hint: String(used), severity: "warning" },
    ),
  );
}

/**
 * The ranges of fonts whose least value is above their greatest: no letters lie between them.
 *
 * @param theme what the file says, with the defaults of all that it leaves out
 * @param file it has no other mistake
 */
export function checkRanges({ fonts }: Theme, file: ParsedFile): Diagnostic[] {
  const faces = Object.entries(fonts).flatMap(([name, { faces }]) =>
    faces.map((face, index) => ({ face, path: `/fonts/${name}/faces/${index}/axes` })),
  );
  return faces.flatMap(({ face, path }) =>
    Object.entries(face.axes).flatMap(([axis, range]) => {
      if (!range || range.min <= range.max) return [];
      const place = `${path}/${axis}`;
      const hint = `{ min: ${range.max}, max: ${range.min} }`;
      return [
        diagnose("turned-range", range, {
          file: file.file,
          path: place,
          range: file.rangeAt(place),
          hint,
        }),
      ];
    }),
  );
}

/**
 * A look that names another pack and still writes out the values of the first: those would count more.
 *
 * @param first the first pack's own values
 * @param file it has no other mistake
 */
export function checkPack(theme: Theme, first: Theme, file: ParsedFile): Diagnostic[] {
  const path = "/colors/light";
  const isOther = packOf(theme) !== firstPack && file.rangeAt(`${path}/paper`) !== undefined;
  const { paper, ink } = theme.colors.light;
  const isFirst = paper === first.colors.light.paper && ink === first.colors.light.ink;
  if (!isOther || !isFirst) return [];
  const place = { file: file.file, path, range: file.rangeAt(path), severity: "note" } as const;
  return [diagnose("look-of-first-pack", { pack: packOf(theme) }, place)];
}
