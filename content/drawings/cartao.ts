import { scene } from "./burin/scene.ts";
import { type Point, polyline } from "./burin/shapes.ts";

const strands = 14;

/** The guilloche of a banknote down the margin of the card that is shared: what stands beside it is worth something. */
export const drawing = scene([1200, 630], { single: true, trim: 0.6 }, (plate) => {
  plate.stroke("M14 146V630M136 146V630", { ink: "metal", width: 1.5 });
  for (let strand = 0; strand < strands; strand++) {
    plate.stroke(wave((strand / strands) * Math.PI * 2), { ink: "metal", width: 1 });
  }
});

/** One strand: it swings across the margin; the swing is small at both ends and twice wide. */
function wave(phase: number): string {
  const points = Array.from({ length: 122 }, (_, i): Point => {
    const part = i / 121;
    const swing = 34 - 19 * Math.cos(part * Math.PI * 4);
    return [75 + swing * Math.sin(part * Math.PI * 4 + phase), 147 + part * 483];
  });
  return polyline(points);
}
