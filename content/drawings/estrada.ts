import type { Plate } from "./burin/plate.ts";
import { scene } from "./burin/scene.ts";
import { type Point, polygon, rectangle } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { drawHills, mountains } from "./parts/hills.ts";

const sides = { left: -16, right: 1616, bottom: 490, follow: 0.9, alternate: 0.02, gap: 12 };

/** A road over the hills to a house where a lamp is still lit: come and see. */
export const drawing = scene(
  [1600, 470],
  {
    single: true,
    gap: 6,
    widths: [0, 0.8, 1.2, 1.7, 2.3],
    outline: 1.4,
    step: 2,
    tolerance: 0.6,
    trim: 0.3,
  },
  (plate) => {
    const far = mountains(236, [180, 210, 92], [640, 190, 60], [1060, 150, 118], [1420, 180, 66]);
    drawHills(plate, 800, { ...sides, ridge: far, tones: [0.12, 0.35] });
    const middle = mountains(312, [60, 170, 40], [420, 210, 96], [860, 150, 30], [1250, 210, 84]);
    drawHills(plate, 800, { ...sides, ridge: middle, tones: [0.3, 0.55] });
    house(plate);
    const near = mountains(384, [200, 240, 40], [700, 200, 26], [1150, 190, 96], [1560, 160, 60]);
    drawHills(plate, 800, { ...sides, ridge: near, tones: [0.5, 0.75] });
    road(plate);
  },
);

function house(plate: Plate): void {
  const wall = { gap: 6, line: 1.4, angle: 90 } as const;
  plate.shape(polygon([1178, 216], [1216, 178], [1254, 216], [1254, 340], [1178, 340]), {
    ...wall,
    tone: 0.35,
  });
  plate.shape(rectangle(1082, 216, 96, 120), { ...wall, tone: 0.75 });
  plate.shape(polygon([1120, 178], [1216, 178], [1178, 216], [1072, 216]), {
    tone: 1,
    gap: 5,
    line: 1.4,
  });
  plate.shape(rectangle(1128, 158, 16, 26), { ...wall, tone: 0.6 });
  const lamp = { ink: "metal", edge: "metal", tone: 1, gap: 4, line: 2 } as const;
  plate.shape(rectangle(1102, 236, 24, 28), lamp);
  plate.stroke("M1114 236V264M1102 250H1126", { ink: "metal", width: 1.6 });
  plate.shape(rectangle(1206, 238, 22, 100), { ...wall, tone: 0.9 });
  plate.stroke("M1138 152C1130 132 1150 122 1142 100C1136 84 1152 74 1148 60", { width: 1.3 });
}

/** Wide where we stand, narrow at the door; the lamp lights its last bend. */
function road(plate: Plate): void {
  const edge = (side: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const part = i / 40;
      const near = (1 - part) ** 2;
      const x =
        1114 - 420 * near + 130 * Math.sin(part * Math.PI * 2.5) * (1 - part) * (part + 0.3);
      return [x + side * (100 * near + 6), 296 + 190 * near];
    });
  const shape = polygon(...edge(-1), ...edge(1).reverse());
  plate.shape(shape, { tone: 0, line: 1.7 });
  plate.hatch(shape, {
    tone: linear(0, 440, 0, 0, 310, 1),
    ink: "metal",
    gap: 5,
    alternate: 0,
  });
}
