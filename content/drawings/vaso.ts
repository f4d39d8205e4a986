import type { Ink, Plate } from "./burin/plate.ts";
import { scene } from "./burin/scene.ts";
import { ellipse, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

/** A plant of which one leaf is brass: she takes care of the “folha”, which is leaf and payroll in one word. */
export const drawing = scene([240, 240], { gap: 3, crop: "26 2 190 237.5" }, (plate) => {
  plate.ground(124, 220, 88, 11, { depth: 0.9 });
  leaf(plate, { angle: -62, length: 84, width: 22, lift: 0 });
  leaf(plate, { angle: 64, length: 80, width: 22, lift: 0 });
  leaf(plate, { angle: -30, length: 104, width: 26, lift: -6 });
  leaf(plate, { angle: 4, length: 122, width: 27, lift: -8 });
  leaf(plate, { angle: 36, length: 102, width: 27, lift: -4, ink: "metal" });
  const pot = "M80 160L92 214C104 220 136 220 148 214L160 160Z";
  plate.shape(pot, { tone: cylinder(80, 160), angle: 90, gap: 3 });
  plate.shadow("M82 168L84 178H156L158 168Z", { tone: 0.9, gap: 2.4 });
  const rim = rectangle(74, 148, 92, 20);
  plate.shape(rim, { tone: cylinder(74, 166), angle: 90, gap: 3 });
  plate.shape(ellipse(120, 148, 46, 7), { tone: 0.95, gap: 2.2, dark: 0 });
  for (const to of [-14, -5, 2, 10, 18])
    plate.stroke(`M${120 + to * 0.5} 149L${120 + to} 134`, { width: 2 });
});

interface Leaf {
  /** Degrees from upright, clockwise. */
  angle: number;
  length: number;
  /** Half of it. */
  width: number;
  lift: number;
  ink?: Ink;
}

/** Two halves along a rib: one takes the light, one keeps it. */
function leaf(plate: Plate, { angle, length, width, lift, ink = "ink" }: Leaf): void {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const at = (along: number, across: number) =>
    `${120 + along * sin + across * cos} ${140 + lift - along * cos + across * sin}`;
  const half = (side: number) =>
    `M${at(4, 0)}C${at(length * 0.3, side * width * 1.25)} ${at(length * 0.75, side * width)} ${at(length, 0)}Z`;
  const look = { ink, edge: ink, gap: 3, line: 1.1 } as const;
  plate.shape(half(-1), { ...look, tone: 0.32, angle: angle - 50 });
  plate.shape(half(1), { ...look, tone: linear(90, 60, 0.55, 170, 140, 0.95), angle: angle + 50 });
  plate.stroke(`M${at(0, 0)}L${at(length, 0)}`, { width: 1.5, ink });
}
