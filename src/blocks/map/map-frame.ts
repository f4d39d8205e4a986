import type { BlockProps } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";

/** The map service if a block names no other. */
export const defaultMapService = "https://www.openstreetmap.org";

/**
 * The distance from the point to the left and right edges of the map, in degrees. The distance to
 * the upper and lower edges is half of this.
 */
const mapRadius = 0.004;

/** Returns the URL for a frame with the map of a block. The block must have coordinates. */
export function mapFrameUrl({ coordinates, embed }: BlockProps<"map">["block"]): string {
  const { latitude, longitude } = coordinates ?? { latitude: 0, longitude: 0 };
  if (embed) return fill(embed, { latitude, longitude });
  const corners = [-mapRadius, mapRadius].flatMap((by) => [longitude + by, latitude + by / 2]);
  const box = corners.map((degrees) => degrees.toFixed(4)).join();
  return `${defaultMapService}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
}
