import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { type Point, polygon, polyline } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const angle = -32;
const on = turned([184, 146], angle);

/** A pencil worn down to its brass end, and what it left: so many sums were done by hand. */
export const drawing = vignette({ crop: "20 30 316 220" }, (plate) => {
  plate.shadow(polygon(on(-118, 12), on(-70, 26), on(140, 26), on(148, 42), on(-60, 42)), {
    tone: 0.85,
    gap: 2.8,
  });
  pencil(plate);
  shaving(plate, [238, 206], 20);
  shaving(plate, [286, 176], 250);
});

/** Six sides, of which we see three. */
function pencil(plate: Plate): void {
  const side = (top: number, bottom: number, tone: number) =>
    plate.shape(polygon(on(-62, top), on(74, top), on(74, bottom), on(-62, bottom)), {
      tone,
      angle,
      gap: 3,
    });
  side(-30, -12, 0.14);
  side(-12, 12, 0.42);
  side(12, 30, 0.95);
  const scallop = (top: number, bottom: number) =>
    `Q${on(-44, (top + bottom) / 2).join(" ")} ${on(-62, bottom).join(" ")}`;
  const wood = `M${on(-118, 0).join(" ")}L${on(-62, -30).join(" ")}${scallop(-30, -12)}${scallop(-12, 12)}${scallop(12, 30)}Z`;
  const [light, dark] = [on(-70, -22), on(-70, 26)];
  plate.shape(wood, { tone: linear(...light, 0.04, ...dark, 0.7), angle, gap: 3.4 });
  const lead = polygon(on(-118, 0), on(-98, -10.6), on(-95, 0), on(-98, 10.6));
  plate.shape(lead, { tone: 1, angle, gap: 1.9, dark: 0.3 });
  ferrule(plate);
}

function ferrule(plate: Plate): void {
  const part = (from: number, to: number, half: number) =>
    polygon(on(from, -half), on(to, -half), on(to, half), on(from, half));
  const tone = linear(...on(0, -30), 0.1, ...on(0, 30), 1);
  const brass = { tone, angle, ink: "metal", edge: "metal", gap: 3, line: 1.3 } as const;
  plate.shape(part(74, 110, 30), brass);
  for (const from of [80, 98]) plate.shape(part(from, from + 6, 31), { ...brass, tone: 0.9 });
  const end = `M${on(110, -27).join(" ")}C${on(140, -28).join(" ")} ${on(140, 28).join(" ")} ${on(110, 27).join(" ")}Z`;
  plate.shape(end, { tone: linear(...on(0, -27), 0.1, ...on(0, 27), 0.9), angle, gap: 3.4 });
}

/** A curl from the sharpener: a fan with a scalloped edge. */
function shaving(plate: Plate, middle: Point, start: number): void {
  const at = (radius: number, degrees: number): Point => [
    middle[0] + radius * Math.cos((degrees * Math.PI) / 180),
    middle[1] + radius * 0.6 * Math.sin((degrees * Math.PI) / 180),
  ];
  const outer = Array.from({ length: 41 }, (_, i) =>
    at(26 + 2.6 * Math.abs(Math.sin((i / 40) * Math.PI * 7)), start + i * 6.2),
  );
  const inner = Array.from({ length: 21 }, (_, i) => at(9 + i * 0.2, start + 248 - i * 12.4));
  plate.shadow(
    polygon(at(30, start + 40), at(36, start + 100), at(34, start + 170), at(12, start + 90)),
    { tone: 0.7, gap: 2.8 },
  );
  plate.shape(polygon(...outer, ...inner), { tone: 0.3, angle: start, gap: 3.2, line: 1 });
  plate.stroke(polyline(outer), { width: 1.8 });
}
