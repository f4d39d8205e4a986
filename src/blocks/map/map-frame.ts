import type { BlockProps } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";

/** Where maps come from unless the block names another place. */
export const service = "https://www.openstreetmap.org";

/** How far a map reaches from its point, in degrees. */
const mapRadius = 0.004;

/** The address of the map for a frame in this page; of a block with coordinates. */
export function mapFrame({ coordinates, embed }: BlockProps<"map">["block"]): string {
  const { latitude, longitude } = coordinates ?? { latitude: 0, longitude: 0 };
  if (embed) return fill(embed, { latitude, longitude });
  const corners = [-mapRadius, mapRadius].flatMap((by) => [longitude + by, latitude + by / 2]);
  const box = corners.map((degrees) => degrees.toFixed(4)).join();
  return `${service}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
}
