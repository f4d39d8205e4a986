import type { Palette } from "../../model/types.ts";

/** The colours of one scheme, including those that only some styles have. */
export type PackPalette = Required<Palette>;

/** SVG drawings by name. */
export type Ornaments = Readonly<Record<string, string>>;

/**
 * Fills in missing colours of a pack, for themes that name one pack but define the colours of
 * another.
 */
export function completePalette(colors: Palette): PackPalette {
  const { paper, ink, deep, onDeep, deepAccent } = colors;
  const action = { action: deepAccent, onAction: deep, signal: ink, onSignal: onDeep };
  return { surface: paper, floor: deep, ...action, ...colors };
}
