import type { Point } from "./glyphs.ts";
import type { Variation } from "./variations.ts";

/** The share of the deltas of the largest optical size that `foldOpticalSize` adds, from 0 to 1. */
export interface OpticalSizeShares {
  /** The share for weights below regular. */
  light: number;
  /** The share for weights above regular. */
  heavy: number;
}

/**
 * Removes the variations at the corners where both the weight and the optical size are extreme.
 * Adds a share of their deltas to the weight axis, for the optical sizes in which each weight is
 * used.
 *
 * @param axes the tags of the axes, in the order of the font
 */
export function foldOpticalSize(
  variations: readonly Variation[],
  axes: readonly string[],
  folding: OpticalSizeShares,
): Variation[] {
  const [weight, size] = [axes.indexOf("wght"), axes.indexOf("opsz")];
  const isCorner = ({ peak }: Variation) => {
    return weight >= 0 && size >= 0 && peak[weight] !== 0 && peak[size] === 1;
  };
  const corners = variations.filter(isCorner);
  const plain = variations.filter((each) => !isCorner(each));
  return corners.reduce((folded, corner) => {
    const side = corner.peak[weight] ?? 0;
    const part = side < 0 ? folding.light : folding.heavy;
    return part === 0 ? folded : addDeltas(folded, clearAxisPeak(corner, size), part);
  }, plain);
}

function clearAxisPeak(variation: Variation, axis: number): Variation {
  return { ...variation, peak: variation.peak.map((place, index) => (index === axis ? 0 : place)) };
}

/**
 * Adds a share of a variation's deltas to the variation with the same peak. Creates that variation
 * if it does not exist.
 */
function addDeltas(variations: readonly Variation[], added: Variation, part: number): Variation[] {
  const corner = String(added.peak);
  const target = variations.find(({ peak }) => String(peak) === corner);
  const moves = added.deltas.map(([x, y], index): Point => {
    const [ownX, ownY] = target?.deltas[index] ?? [0, 0];
    return [Math.round(ownX + x * part), Math.round(ownY + y * part)];
  });
  const others = variations.filter((each) => each !== target);
  return [...others, { ...added, ...target, deltas: moves }];
}
