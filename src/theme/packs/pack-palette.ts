import type { Palette } from "../../model/types.ts";

/** The colours of one scheme, with those that only some styles have. */
export type PackPalette = Required<Palette>;

/** Drawings by their name, each a whole SVG. */
export type Ornaments = Readonly<Record<string, string>>;

/** Who names a pack and writes colours of another has its dark ground where a colour of the pack is missing. */
export function wholePalette(colors: Palette): PackPalette {
  const { paper, ink, deep, onDeep, deepAccent } = colors;
  const action = { action: deepAccent, onAction: deep, signal: ink, onSignal: onDeep };
  return { surface: paper, floor: deep, ...action, ...colors };
}
