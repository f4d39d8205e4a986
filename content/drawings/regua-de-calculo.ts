import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { polygon, polyline } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const angle = -24;
const at = turned([180, 136], angle);

function bar(from: number, to: number, top: number, bottom: number): string {
  return polygon(at(from, top), at(to, top), at(to, bottom), at(from, bottom));
}

/** A slide rule: two scales meet under the brass cursor, and the answer is there to be read. */
export const drawing = vignette({ crop: "10 18 340 232" }, (plate) => {
  plate.shadow(bar(-144, 152, 42, 56), { tone: 0.8, gap: 2.8 });
  plate.shadow(bar(144, 152, -28, 44), { tone: 0.8, gap: 2.8 });
  stock(plate, -44, -18);
  stock(plate, 18, 44);
  plate.shape(bar(-106, 176, -18, 18), { tone: 0.14, angle, gap: 4.6, alternate: 0, dark: 0 });
  scale(plate, { start: -138, length: 268, base: -18, height: -11 });
  scale(plate, { start: -92, length: 262, base: -18, height: 11 });
  scale(plate, { start: -92, length: 262, base: 18, height: -11 });
  scale(plate, { start: -138, length: 268, base: 18, height: 11 });
  cursor(plate, 46);
});

function stock(plate: Plate, top: number, bottom: number): void {
  const [light, dark] = [at(0, top), at(0, bottom)];
  const tone = linear(light[0], light[1], 0.1, dark[0], dark[1], 0.42);
  plate.shape(bar(-148, 148, top, bottom), { tone, dark: "same", angle, gap: 4.6, alternate: 0 });
}

interface Scale {
  start: number;
  length: number;
  base: number;
  /** Of the longest marks; negative goes up. */
  height: number;
}

/** Logarithms from 1 to 10: the marks crowd together as the numbers grow. */
function scale(plate: Plate, { start, length, base, height }: Scale): void {
  let marks = "";
  for (let tenths = 10; tenths <= 100; tenths += tenths < 40 ? 2 : 5) {
    const along = start + length * Math.log10(tenths / 10);
    const size = tenths % 10 === 0 ? 1 : 0.55;
    marks += polyline([at(along, base), at(along, base + height * size)]);
  }
  plate.stroke(marks, { width: 0.95 });
}

function cursor(plate: Plate, along: number): void {
  const glass = bar(along - 24, along + 24, -50, 50);
  plate.shadow(bar(along + 24, along + 32, -42, 58), { tone: 0.7, gap: 2.8 });
  plate.stroke(polyline([at(along, -50), at(along, 50)]), { ink: "metal", width: 1.4 });
  for (const [top, bottom] of [
    [-56, -44],
    [44, 56],
  ] as const) {
    const brass = { tone: 0.7, ink: "metal", edge: "metal", gap: 2.4, line: 1.3 } as const;
    plate.shape(bar(along - 28, along + 28, top, bottom), { ...brass, angle: angle + 90 });
  }
  plate.stroke(glass, { ink: "metal", width: 1.3 });
}
