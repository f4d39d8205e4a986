import type { Image } from "../model/types.ts";

/** The most room of a logo in the head of a page, in px. */
const maxLogoSize = { width: 240, height: 56 };

/** Logos of all shapes cover about as much of the page as one of 180 by 38 px. */
const targetLogoArea = 6840;

/**
 * How wide a logo is on a wide screen, in px, and its width ÷ its height: a long one is lower, a square one higher.
 * Nothing where its size is not known.
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
