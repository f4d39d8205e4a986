import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

const brass = { ink: "metal", edge: "metal" } as const;

/** Coins run from a tap into a bucket, and one leaves by the hole: what comes in, what goes out, what stays. */
export const drawing = vignette({ crop: "30 2 290 262", trim: 0.35 }, (plate) => {
  plate.ground(196, 246, 118, 18, { depth: 0.95 });
  pipe(plate);
  bucket(plate);
  falling(plate);
});

/** Out of the wall, with a cross handle; the spout looks down. */
function pipe(plate: Plate): void {
  const tube = "M58 52H152C182 52 196 64 196 92V100H166V94C166 84 162 80 152 80H58Z";
  plate.shape(tube, { tone: linear(0, 50, 0.1, 0, 84, 1), gap: 2.8 });
  plate.shape(rectangle(160, 98, 42, 10), {
    tone: cylinder(160, 202, 0.2, 1),
    angle: 90,
    gap: 2.6,
  });
  plate.shape(rectangle(46, 40, 14, 52), { tone: linear(0, 40, 0.1, 0, 92, 1), gap: 2.8 });
  plate.shape(polygon([108, 52], [112, 34], [128, 34], [132, 52]), {
    tone: cylinder(108, 132, 0.1, 1),
    angle: 90,
    gap: 2.6,
  });
  plate.shape(
    "M76 20C76 14 90 18 120 18C150 18 164 14 164 20C164 34 150 28 120 28C90 28 76 34 76 20Z",
    {
      tone: linear(0, 14, 0.1, 0, 32, 1),
      gap: 2.6,
    },
  );
  plate.shape(ellipse(120, 23, 9, 8), { tone: 0.6, gap: 2.4 });
}

function bucket(plate: Plate): void {
  plate.shape("M112 156L128 240C150 250 216 250 238 240L254 156Z", {
    tone: cylinder(112, 254, 0.08, 0.95),
    angle: 90,
    gap: 3.4,
  });
  for (const stave of [-44, -22, 0, 22, 44]) {
    plate.stroke(`M${183 + stave * 1.28} 168L${183 + stave} 244`, { width: 1 });
  }
  for (const [y, half] of [
    [176, 67],
    [216, 59.5],
  ] as const) {
    const hoop = `M${183 - half} ${y}C${183 - half * 0.6} ${y + 11} ${183 + half * 0.6} ${y + 11} ${183 + half} ${y}L${183 + half - 2} ${y + 10}C${183 + half * 0.6} ${y + 21} ${183 - half * 0.6} ${y + 21} ${183 - half + 2} ${y + 10}Z`;
    plate.shape(hoop, { tone: cylinder(183 - half, 183 + half, 0.25, 1), gap: 2.6, line: 1 });
  }
  plate.shape(ellipse(183, 156, 71, 15), { tone: 0.95, gap: 2.8, dark: 0 });
  heap(plate);
  plate.stroke("M112 156C130 176 236 176 254 156", { width: 1.3 });
  plate.shape(ellipse(228, 199, 6, 7), { tone: 1, gap: 1.8, dark: 0 });
}

/** What stays. */
function heap(plate: Plate): void {
  const places = [
    [146, 157],
    [214, 158],
    [166, 152],
    [198, 153],
    [180, 160],
    [182, 148],
  ] as const;
  for (const [x, y] of places) coin(plate, x, y, 21, 7);
}

function falling(plate: Plate): void {
  coin(plate, 178, 134, 15, 6);
  coin(plate, 185, 119, 8, 12);
  coin(plate, 258, 214, 10, 13);
  coin(plate, 274, 240, 16, 6);
  plate.stroke("M238 197C250 196 254 198 256 202", { ink: "metal", width: 1 });
}

function coin(plate: Plate, x: number, y: number, width: number, height: number): void {
  plate.shape(ellipse(x + 1.5, y + 3, width, height), { ...brass, tone: 0.95, gap: 2.4, line: 1 });
  const tone = linear(x - width, y - height, 0.05, x + width, y + height, 0.6);
  plate.shape(ellipse(x, y, width, height), { ...brass, tone, gap: 2.6, line: 1, dark: 0.6 });
}
