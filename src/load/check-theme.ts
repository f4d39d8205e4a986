import type { Theme } from "../model/types.ts";
import {
  type ColorName,
  type ContrastFailure,
  checkContrast,
  pairedColors,
  suggestColor,
} from "../theme/contrast.ts";
import { firstPack, packOfTheme } from "../theme/packs/pack-names.ts";
import { findOutOfBoundsValues } from "../theme/size-limits.ts";
import type { Diagnostic } from "../yaml/diagnostic.ts";
import { valueAt } from "../yaml/json-pointer.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/**
 * Reports theme colours with too little contrast. Creates one diagnostic per colour. Suggests a
 * colour that works in all its pairs, if there is one.
 *
 * @param theme the file's values merged with the defaults
 * @param file must have no other errors
 */
export function checkColors(theme: Theme, file: ParsedFile): Diagnostic[] {
  const failures = checkContrast(theme);
  const found: Diagnostic[] = [];
  for (let left = failures; left.length > 0; ) {
    const token = mostFailingColor(left, file);
    const own = left.filter((failure) => involvesColor(failure, token));
    found.push(contrastDiagnostic(token, own, { theme, file }));
    left = left.filter((failure) => !own.includes(failure));
  }
  return found;
}

interface ColorToken {
  scheme: ContrastFailure["scheme"];
  name: ColorName;
}

/**
 * Returns the colour of the file that is part of most failures. In a tie, prefers the foreground
 * colour.
 */
function mostFailingColor(failures: readonly ContrastFailure[], file: ParsedFile): ColorToken {
  const tokens = failures.flatMap(({ scheme, foreground, background }) =>
    [foreground, background].map((name): ColorToken => ({ scheme, name })),
  );
  const counts = tokens.map((token) => ({
    token,
    count: isColorInFile(file, token)
      ? failures.filter((each) => involvesColor(each, token)).length
      : 0,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  // If only colours of the style pack fail, none of them is in the file. Then return the first
  // foreground colour.
  return counts.find(({ count }) => count === most)?.token as ColorToken;
}

function involvesColor(failure: ContrastFailure, { scheme, name }: ColorToken): boolean {
  return failure.scheme === scheme && [failure.foreground, failure.background].includes(name);
}

function isColorInFile({ value }: ParsedFile, { scheme, name }: ColorToken): boolean {
  return valueAt(value, `/colors/${scheme}/${name}`) !== undefined;
}

function contrastDiagnostic(
  { scheme, name }: ColorToken,
  failures: readonly ContrastFailure[],
  { theme, file }: { theme: Theme; file: ParsedFile },
): Diagnostic {
  const [worst] = failures.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const { color = "", ground: background = "", ratio = 1, minimum = 1 } = worst ?? {};
  const path = `/colors/${scheme}/${name}`;
  const proposal = suggestColor(packOfTheme(theme), theme.colors[scheme], name);
  const partners = pairedColors(packOfTheme(theme), name).map((each) => each.name);
  return createDiagnostic(
    "low-contrast",
    {
      ...{ color, background, ratio, minimum, alike: failures.length - 1 },
      ...(proposal === undefined && { partners }),
    },
    {
      ...{ file: file.file, path, range: file.rangeAt(path) },
      ...(proposal !== undefined && { hint: `${name}: "${proposal}"` }),
    },
  );
}

/**
 * Reports theme sizes that would break pages. The build uses the nearest allowed value.
 *
 * @param theme the file's values merged with the defaults
 * @param file must have no other errors
 */
export function checkThemeSizes(theme: Theme, file: ParsedFile): Diagnostic[] {
  return findOutOfBoundsValues(theme).map(({ path, value, used }) =>
    createDiagnostic(
      "beyond-measure",
      { value, used },
      { file: file.file, path, range: file.rangeAt(path), hint: String(used), severity: "warning" },
    ),
  );
}

/**
 * Reports font ranges whose minimum is above their maximum.
 *
 * @param theme the file's values merged with the defaults
 * @param file must have no other errors
 */
export function checkFontRanges({ fonts }: Theme, file: ParsedFile): Diagnostic[] {
  const faces = Object.entries(fonts).flatMap(([name, { faces }]) =>
    faces.map((face, index) => ({ face, path: `/fonts/${name}/faces/${index}/axes` })),
  );
  return faces.flatMap(({ face, path }) =>
    Object.entries(face.axes).flatMap(([axis, range]) => {
      if (!range || range.min <= range.max) return [];
      const place = `${path}/${axis}`;
      const hint = `{ min: ${range.max}, max: ${range.min} }`;
      return [
        createDiagnostic("turned-range", range, {
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
 * Reports a theme that names another style pack but still sets values of the first pack.
 *
 * @param first the first pack's values
 * @param file must have no other errors
 */
export function checkLeftoverPackValues(
  theme: Theme,
  first: Theme,
  file: ParsedFile,
): Diagnostic[] {
  const path = "/colors/light";
  const isOther =
    packOfTheme(theme) !== firstPack && isColorInFile(file, { scheme: "light", name: "paper" });
  const { paper, ink } = theme.colors.light;
  const isFirst = paper === first.colors.light.paper && ink === first.colors.light.ink;
  if (!isOther || !isFirst) return [];
  const place = { file: file.file, path, range: file.rangeAt(path), severity: "note" } as const;
  return [createDiagnostic("look-of-first-pack", { pack: packOfTheme(theme) }, place)];
}
