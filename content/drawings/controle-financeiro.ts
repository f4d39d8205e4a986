import type { Ink } from "./burin/plate.ts";
import { cover } from "./burin/scene.ts";
import { rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

/** An abacus: the two columns that matter are brass. */
export const drawing = cover({ trim: 0.5 }, (plate) => {
  plate.hatch(rectangle(0, 0, 480, 300), {
    tone: linear(0, 0, 0.12, 480, 300, 0.45),
    dark: 0.14,
    gap: 6,
    alternate: 0,
  });
  plate.shadow(rectangle(58, 44, 388, 240), { tone: 0.85, gap: 4.8 });
  plate.shape(rectangle(44, 26, 392, 240), { tone: null });
  const rods: [left: number, right: number, brass: number][] = [
    [3, 4, 0],
    [6, 1, 1],
    [2, 5, 2],
    [4, 3, 0],
  ];
  rods.forEach(([l, r, m], i) => {
    const y = 71 + i * 50;
    plate.stroke(`M60 ${y - 1}H420M60 ${y + 1}H420`, { width: 0.9 });
    const bead = (x: number, ink: Ink) =>
      plate.shape(
        `M${x} ${y - 18}C${x + 16} ${y - 15} ${x + 16} ${y + 15} ${x} ${y + 18}C${x - 16} ${y + 15} ${x - 16} ${y - 15} ${x} ${y - 18}Z`,
        {
          tone: linear(x - 5, y - 12, 0.1, x + 6, y + 12, 1.05),
          gap: 4.8,
          alternate: 0,
          ink,
          edge: ink,
          line: 1.1,
        },
      );
    for (let k = 0; k < l; k++) bead(76 + k * 25, k >= l - m ? "metal" : "ink");
    for (let k = 0; k < r; k++) bead(404 - k * 25, "ink");
  });
  for (const x of [44, 418]) {
    const tone = cylinder(x, x + 18, 0.1, 0.9);
    plate.shape(rectangle(x, 26, 18, 240), { tone, angle: 90 });
  }
  for (const y of [26, 248]) {
    plate.shape(rectangle(44, y, 392, 18), { tone: linear(0, y, 0.25, 0, y + 18, 0.85) });
  }
});
