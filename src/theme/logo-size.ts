import type { Image } from "../model/types.ts";

/** The maximum size of a logo in the page header, in px. */
const maxLogoSize = { width: 240, height: 56 };

/** All logos cover about the same area, whatever their shape: that of 180 by 38 px. */
const targetLogoArea = 6840;

/**
 * Returns the width of a logo on wide screens, in px, and its aspect ratio (width ÷ height). The
 * wider the shape, the lower the logo. `undefined` if its dimensions are unknown.
 */
export function logoSize({ width, height }: Image): { width: number; ratio: number } | undefined {
  if (!width || !height) return undefined;
  const ratio = width / height;
  const fitting = Math.min(
    Math.sqrt(targetLogoArea * ratio),
    maxLogoSize.width,
    maxLogoSize.height * ratio,
  );
  return { width: Math.max(1, Math.round(fitting)), ratio: Number(ratio.toFixed(4)) };
}
