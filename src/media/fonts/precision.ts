import type { Font, FontFace, Theme } from "../../model/types.ts";
import type { Precision } from "./compact/compact.ts";

/** The default font weight. */
const regular = 400;

/** The precision of headlines. At 100 px, a thousandth of the font size is a tenth of a pixel. */
const headlinePrecision = { grid: 2, tolerance: 1.5, step: 4 };
/** The precision of text and notes. They have font sizes up to 31 px. */
const textPrecision = { grid: 4, tolerance: 4, step: 8 };

/**
 * Returns the precision of a face. Headlines use the upright display face; all other faces are for
 * text.
 */
export function chooseFontPrecision(
  theme: Theme,
  font: Font,
  { style, axes }: FontFace,
): Precision {
  const isDisplay = font.family === theme.fonts.display.family && style === "normal";
  const largest = axes.opsz ? createRangeFractionFunction(axes.opsz) : () => 0;
  const sizes = Object.values(theme.sizes);
  const sizeWhere = (isSide: (weight: number) => boolean) =>
    Math.max(
      0,
      ...sizes.filter(({ weight }) => isSide(weight)).map(({ desktop }) => largest(desktop)),
    );
  const folding = {
    light: sizeWhere((weight) => weight < regular),
    heavy: sizeWhere((weight) => weight > regular),
  };
  return { ...(isDisplay ? headlinePrecision : textPrecision), folding };
}

function createRangeFractionFunction({
  min,
  max,
}: {
  min: number;
  max: number;
}): (size: number) => number {
  return (size) => Math.min(1, Math.max(0, (size - min) / (max - min || 1)));
}
