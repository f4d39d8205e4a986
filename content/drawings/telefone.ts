import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polyline } from "./burin/shapes.ts";
import { cylinder, linear, radial } from "./burin/tones.ts";

/** A telephone with a brass dial, as it still stands on the firm's desk: someone picks it up. */
export const drawing = vignette({ crop: "28 46 312 218" }, (plate) => {
  plate.ground(196, 244, 140, 18, { depth: 0.95 });
  cord(plate);
  const body = "M96 238C98 196 132 172 138 128H222C228 172 262 196 264 238Z";
  const bend = (x: number) => 7 - 7 * (x / 84) ** 2;
  plate.shape(body, { tone: cylinder(96, 264, 0.16, 1), gap: 3, bend });
  const foot = "M84 238H276C278 244 278 248 274 250H86C82 248 82 244 84 238Z";
  plate.shape(foot, { tone: cylinder(84, 276, 0.3, 1), gap: 2.4 });
  for (const x of [140, 206]) {
    plate.shape(`M${x} 128V104H${x + 14}V128Z`, { tone: cylinder(x, x + 14), angle: 90, gap: 2.4 });
  }
  handset(plate);
  dial(plate);
});

function handset(plate: Plate): void {
  const path =
    "M68 122C62 86 84 64 122 64H238C276 64 298 86 292 122C290 132 240 132 240 122" +
    "C240 108 234 98 222 98H138C126 98 120 108 120 122C120 132 70 132 68 122Z";
  plate.shape(path, { tone: linear(160, 62, 0.08, 190, 130, 1.1), gap: 3 });
  for (const x of [94, 266]) {
    const path = `M${x - 27} 118C${x - 27} 126 ${x + 27} 126 ${x + 27} 118L${x + 25} 130C${x + 25} 138 ${x - 25} 138 ${x - 25} 130Z`;
    const bend = (at: number) => 5 - 5 * ((at + 180 - x) / 27) ** 2;
    plate.shape(path, { tone: cylinder(x - 27, x + 27, 0.2, 1), gap: 2.6, bend });
  }
}

function dial(plate: Plate): void {
  const [cx, cy] = [180, 194];
  plate.shadow(ellipse(cx + 4, cy + 5, 42, 40), { tone: 0.95, gap: 2.4 });
  const plateTone = linear(140, 156, 0.2, 220, 232, 0.85);
  plate.shape(ellipse(cx, cy, 42, 40), {
    tone: plateTone,
    dark: "same",
    ink: "metal",
    edge: "metal",
    gap: 2.8,
    line: 1.4,
  });
  for (let hole = 0; hole < 10; hole++) {
    const angle = ((-62 - hole * 29) * Math.PI) / 180;
    const [x, y] = [cx + 30 * Math.cos(angle), cy + 28.5 * Math.sin(angle)];
    plate.shape(ellipse(x, y, 6.2, 5.9), { tone: null, line: 0.9 });
  }
  plate.shape(ellipse(cx, cy, 17, 16), {
    tone: radial(174, 188, 24, 0.05, 0.5),
    gap: 2.8,
    line: 1,
  });
  plate.stroke("M170 191H190M173 197H187", { width: 1.1 });
  plate.shape("M214 214L222 226L226 222L220 210Z", { tone: 0.9, gap: 2, line: 1 });
}

/** Wound, so that one can walk while one listens. */
function cord(plate: Plate): void {
  const points = Array.from({ length: 140 }, (_, i) => {
    const along = i / 139;
    const turn = along * Math.PI * 2 * 13;
    const [x, y] = [276 + 44 * along, 243 - 18 * Math.sin(along * Math.PI * 0.9)];
    return [x + 4 * Math.sin(turn), y - 7 * Math.cos(turn)] as const;
  });
  plate.stroke(polyline(points), { width: 1.1 });
}
