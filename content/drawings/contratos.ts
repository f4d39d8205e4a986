import type { Ink, Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

/** Two quills in one brass inkwell: a contract has two sides, and one ink. */
export const drawing = vignette({ crop: "14 4 332 256", trim: 0.4 }, (plate) => {
  sheet(plate);
  quill(plate, -1, "ink");
  quill(plate, 1, "ink");
  inkwell(plate);
});

/** Lies before us: text, and two lines to sign on. */
function sheet(plate: Plate): void {
  plate.shadow(polygon([30, 252], [64, 178], [322, 178], [344, 252]), { tone: 0.75, gap: 3 });
  plate.shape(polygon([22, 246], [58, 172], [306, 172], [336, 246]), { tone: null });
  const line = (y: number, from: number, to: number) => {
    const part = (y - 172) / 74;
    const [left, right] = [58 - 36 * part, 306 + 30 * part];
    const at = (share: number) => left + (right - left) * share;
    return `M${at(from)} ${y}H${at(to)}`;
  };
  const text = [
    [182, 0.08, 0.3],
    [189, 0.08, 0.34],
    [197, 0.08, 0.32],
    [182, 0.68, 0.92],
    [189, 0.66, 0.92],
    [197, 0.66, 0.86],
    [206, 0.08, 0.33],
    [206, 0.68, 0.92],
  ] as const;
  plate.stroke(text.map(([y, from, to]) => line(y, from, to)).join(""), { width: 1.5 });
  plate.stroke(line(232, 0.1, 0.42) + line(232, 0.58, 0.9), { width: 1.1 });
  plate.stroke("M64 230C70 214 78 216 74 226C72 234 84 222 90 224C96 226 98 228 108 222", {
    width: 1.5,
  });
}

/** A feather that leans out of the well: one vane is light, the other in its own shadow. */
function quill(plate: Plate, side: -1 | 1, ink: Ink): void {
  const x = (value: number) => 181 + side * value;
  const shaft = `M${x(4)} 176C${x(24)} 120 ${x(60)} 60 ${x(112)} 14`;
  const outer = `${shaft}C${x(120)} 40 ${x(104)} 84 ${x(72)} 118C${x(56)} 134 ${x(36)} 142 ${x(22)} 134Z`;
  const inner = `${shaft}C${x(84)} 18 ${x(50)} 48 ${x(32)} 84C${x(26)} 98 ${x(18)} 116 ${x(20)} 134Z`;
  const lit = side < 0;
  plate.shape(outer, { tone: lit ? 0.3 : 0.75, angle: side * 18, gap: 3, ink, line: 1 });
  plate.shape(inner, { tone: lit ? 0.65 : 0.3, angle: side * 66, gap: 3, ink, line: 1 });
  plate.stroke(shaft, { width: 1.7, ink });
}

function inkwell(plate: Plate): void {
  plate.shadow("M196 214C240 208 300 214 306 224C300 238 240 238 196 232Z", { tone: 1, gap: 2.6 });
  const brass = { ink: "metal", edge: "metal" } as const;
  const bend = (x: number) => 9 - 9 * (x / 52) ** 2;
  const body = "M140 184C128 204 128 222 138 228C158 240 204 240 224 228C234 222 234 204 222 184Z";
  plate.shape(body, { ...brass, tone: cylinder(132, 230, 0.1, 1), gap: 3, bend, line: 1.3 });
  const neck = "M150 166L148 186C158 194 204 194 214 186L212 166Z";
  plate.shape(neck, { ...brass, tone: cylinder(148, 214, 0.1, 1), gap: 2.6, bend, line: 1.2 });
  plate.cover(ellipse(181, 166, 35, 8));
  plate.hatch(ellipse(181, 166, 35, 8), { tone: linear(150, 0, 1, 214, 0, 0.6), gap: 2, dark: 0 });
  plate.stroke(ellipse(181, 166, 35, 8), { ink: "metal", width: 1.5 });
  for (const side of [-1, 1]) {
    plate.stroke(`M${181 + side * 6} 170L${181 + side * 22} 136`, { width: 2 });
  }
}
