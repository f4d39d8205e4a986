import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, type Point, polygon, polyline } from "./burin/shapes.ts";
import { linear, radial } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const map = turned([178, 142], -6);
const [cx, cy] = [222, 150];

/** A compass on a map of hills: advice does not walk for you, it tells where north is. */
export const drawing = vignette({ crop: "10 10 342 252", trim: 0.4 }, (plate) => {
  const sheet = (shift: number) =>
    polygon(
      map(-150 + shift, -108 + shift),
      map(-50 + shift, -114 + shift),
      map(50 + shift, -106 + shift),
      map(148 + shift, -112 + shift),
      map(148 + shift, 96 + shift),
      map(50 + shift, 104 + shift),
      map(-50 + shift, 96 + shift),
      map(-150 + shift, 102 + shift),
    );
  plate.shadow(sheet(9), { tone: 0.85, gap: 2.8 });
  plate.shape(sheet(0), { tone: null });
  folds(plate);
  contours(plate, -84, -34, 5);
  contours(plate, 52, 150, 3);
  route(plate);
  compass(plate);
});

/** The middle of the map turns away from the light. */
function folds(plate: Plate): void {
  plate.hatch(polygon(map(-50, -114), map(50, -106), map(50, 104), map(-50, 96)), {
    tone: linear(...map(-50, 0), 0.3, ...map(50, 0), 0.12),
    dark: "same",
    angle: 84,
    gap: 5,
    alternate: 0,
  });
  const fold = (x: number, top: number, bottom: number) => polyline([map(x, top), map(x, bottom)]);
  plate.stroke(fold(-50, -114, 96) + fold(50, -106, 104), { width: 0.8 });
}

/** A hill as a map knows it: lines of the same height around its top. */
function contours(plate: Plate, x: number, y: number, count: number): void {
  for (let ring = 1; ring <= count; ring++) {
    const points = Array.from({ length: 49 }, (_, i): Point => {
      const angle = (i / 48) * Math.PI * 2;
      const wave = 1 + 0.16 * Math.sin(angle * 2 + x) + 0.07 * Math.sin(angle * 5 + ring * 0.4);
      const radius = (ring * 13 - 5) * wave;
      return map(x + radius * 1.15 * Math.cos(angle), y + radius * 0.86 * Math.sin(angle));
    }).filter(isOnMap);
    plate.stroke(polyline(points), { width: ring === count ? 1.2 : 0.85 });
  }
}

function isOnMap([, y]: Point): boolean {
  return y < 236;
}

/** The way so far, and the cross it leads to. */
function route(plate: Plate): void {
  let dashes = "";
  for (let i = 0; i < 9; i++) {
    const at = (part: number): Point => {
      const t = (i + part) / 9;
      return map(-128 + 92 * t, 72 - 62 * t - 18 * Math.sin(t * Math.PI * 1.6));
    };
    dashes += polyline([at(0), at(0.55)]);
  }
  plate.stroke(dashes, { width: 1.9 });
}

function compass(plate: Plate): void {
  plate.shadow(ellipse(cx + 9, cy + 10, 86), { tone: 0.95, gap: 2.8 });
  const lit = linear(cx - 60, cy - 60, 0.08, cx + 62, cy + 62, 1);
  plate.shape(ellipse(cx, cy, 86), { tone: lit, angle: -45, gap: 2.8, line: 1.3 });
  plate.shape(ellipse(cx, cy, 68), { tone: null, line: 1.4 });
  plate.shadow(ellipse(cx, cy, 68) + ellipse(cx + 5, cy + 5, 65), { tone: 0.8, gap: 2.6 });
  for (let mark = 0; mark < 16; mark++) {
    const angle = (mark * Math.PI) / 8;
    const at = (radius: number) =>
      [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
    const size = mark % 4 === 0 ? 16 : mark % 2 ? 6 : 10;
    plate.stroke(polyline([at(58 - size), at(58)]), { width: mark % 4 ? 1.1 : 2.4 });
  }
  needle(plate);
}

function needle(plate: Plate): void {
  const on = turned([cx, cy], -52);
  plate.shadow(polygon(on(-46, 4), on(0, -8), on(54, 8), on(4, 16)), { tone: 0.6, gap: 2.8 });
  const look = { gap: 2.2, line: 1.2, angle: -52 } as const;
  plate.shape(polygon(on(0, -9), on(54, 0), on(0, 9)), {
    ...look,
    tone: 0.8,
    dark: "same",
    ink: "metal",
    edge: "metal",
  });
  plate.shape(polygon(on(0, -9), on(-54, 0), on(0, 9)), { ...look, tone: 0.3 });
  plate.shape(ellipse(cx, cy, 7), { tone: radial(cx - 2, cy - 2, 10, 0.05, 1), gap: 2 });
}
