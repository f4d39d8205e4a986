import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { polygon, polyline } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { band } from "./parts/band.ts";
import { turned } from "./parts/turned.ts";

const front = turned([160, 146], -5);
const back = turned([196, 144], 8);

/** One brass clip over two sheets: an agreement keeps both sides together. */
export const drawing = vignette({ crop: "26 8 310 254", trim: 0.3 }, (plate) => {
  sheet(plate, back, 0.14);
  sheet(plate, front, 0);
  clip(plate);
});

function sheet(plate: Plate, at: ReturnType<typeof turned>, tone: number): void {
  const corners = (shift: number) =>
    polygon(
      at(-92 + shift, -108 + shift),
      at(92 + shift, -108 + shift),
      at(92 + shift, 104 + shift),
      at(-92 + shift, 104 + shift),
    );
  plate.shadow(corners(7), { tone: 0.8, gap: 2.8 });
  plate.shape(corners(0), { tone, gap: 4.6, dark: tone * 1.6 });
  let lines = "";
  for (let row = 0; row < 7; row++) {
    const y = -44 + row * 16;
    lines += polyline([at(-70, y), at(68 - ((row * 29) % 50), y)]);
  }
  plate.stroke(lines, { width: 1.8 });
  plate.stroke(polyline([at(-70, 84), at(-6, 84)]), { width: 1.1 });
}

/** One wire, bent three times: two loops lie in front, one behind. */
function clip(plate: Plate): void {
  const at = turned([166, 60], -2);
  const to = (x: number, y: number) => at(x, y).join(" ");
  const wire =
    `M${to(-14, 24)}L${to(-14, -22)}C${to(-14, -38)} ${to(14, -38)} ${to(14, -22)}L${to(14, 38)}` +
    `C${to(14, 58)} ${to(-24, 58)} ${to(-24, 38)}L${to(-24, -26)}C${to(-24, -52)} ${to(24, -52)} ${to(24, -26)}L${to(24, 30)}`;
  plate.shadow(
    band(
      wire.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Number(x) + 5} ${Number(y) + 6}`),
      2.6,
    ),
    {
      tone: 0.9,
      gap: 2.4,
    },
  );
  plate.shape(band(wire, 3.2), {
    tone: linear(136, 0, 0.3, 196, 0, 0.9),
    dark: 0.8,
    ink: "metal",
    edge: "metal",
    angle: 40,
    gap: 2.2,
    line: 1.1,
  });
}
