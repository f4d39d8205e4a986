import { scene } from "./burin/scene.ts";
import { ellipse } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { drawHills, mountains } from "./parts/hills.ts";

const sides = { left: -16, right: 1616, bottom: 490, follow: 0.9, alternate: 0.02 };

/** The sea of hills at the end of the day: the next page has no end. */
export const drawing = scene(
  [1600, 470],
  {
    single: true,
    gap: 6,
    widths: [0, 0.8, 1.2, 1.7, 2.3],
    outline: 1.4,
    step: 2,
    tolerance: 0.55,
    trim: 0.24,
  },
  (plate) => {
    plate.shape(ellipse(740, 190, 96), {
      tone: linear(0, 90, 0.2, 0, 270, 0.8),
      ink: "metal",
      edge: "metal",
      gap: 8,
    });
    for (const { heights, ...look } of ranges) {
      drawHills(plate, 800, { ...sides, ...look, ridge: heights });
    }
  },
);

type Tones = readonly [number, number];

const ranges: { heights: (x: number) => number; tones: Tones; gap: number }[] = [
  {
    heights: mountains(
      250,
      [120, 190, 70],
      [520, 170, 42],
      [900, 130, 62],
      [1290, 190, 76],
      [1570, 120, 40],
    ),
    tones: [0.12, 0.4],
    gap: 11.5,
  },
  {
    heights: mountains(312, [330, 180, 84], [700, 150, 48], [1060, 170, 88], [1500, 180, 96]),
    tones: [0.28, 0.6],
    gap: 11.5,
  },
  {
    heights: mountains(376, [60, 200, 84], [520, 170, 76], [900, 200, 60], [1290, 180, 92]),
    tones: [0.45, 0.8],
    gap: 12,
  },
  {
    heights: mountains(446, [260, 220, 70], [760, 220, 92], [1130, 150, 48], [1560, 220, 88]),
    tones: [0.65, 1],
    gap: 12.5,
  },
];
