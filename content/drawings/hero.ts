import type { Plate } from "./burin/plate.ts";
import { scene } from "./burin/scene.ts";
import { ellipse, type Point, polygon, polyline } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

const brass = { ink: "metal", edge: "metal" } as const;

/** An hour glass on a ledger: the sand that falls has become the hills of Minas. */
export const drawing = scene(
  [520, 640],
  { gap: 4, widths: [0, 0.6, 1, 1.5, 2.1], outline: 1.4, tolerance: 0.6, trim: 0.3 },
  (plate) => {
    plate.ground(262, 610, 256, 22, { depth: 0.9, gap: 4.6 });
    ledger(plate);
    plate.shadow(polygon([330, 524], [462, 528], [486, 560], [300, 556]), { tone: 0.8, gap: 3.6 });
    for (const [y, half, height] of slabs) slab(plate, y, half, height);
    post(plate, 150);
    post(plate, 370);
    plate.cover(glass);
    sand(plate);
    plate.shape(ellipse(222, 398, 24), { ...brass, tone: 0.6, dark: 0.85, gap: 3.6 });
    for (const hill of hills) drawHill(plate, hill);
    sheen(plate);
  },
);

/** Closed, lying, with brass corners and a ribbon. */
function ledger(plate: Plate): void {
  plate.shape("M24 600L498 600L502 610L20 610Z", { tone: 0.9, gap: 3, line: 1.3 });
  const pages = (x: number) => (x < 60 ? 0.6 : 0.22);
  plate.shape("M34 572H490V600H34Z", { tone: pages, line: 1.1 });
  plate.shape("M24 560L498 560L502 572L20 572Z", { tone: 0.8, gap: 3, line: 1.3 });
  const board = linear(60, 500, 0.22, 470, 560, 0.8);
  plate.shape("M74 512L450 512L498 560L24 560Z", { tone: board });
  const corner = { ...brass, tone: 0.7, gap: 2.8, line: 1.2 };
  plate.shape(polygon([24, 560], [72, 560], [40, 544]), corner);
  plate.shape(polygon([498, 560], [450, 560], [482, 544]), corner);
  const ribbon = { ...brass, tone: 0.6, gap: 3, angle: 90, line: 1.2 };
  plate.shape("M398 572V632L406 622L414 632V572Z", ribbon);
}

const slabs = [
  [524, 142, 20],
  [508, 126, 16],
  [40, 142, 20],
  [60, 126, 16],
] as const;

function slab(plate: Plate, y: number, half: number, height: number): void {
  const [left, right] = [260 - half, 260 + half];
  const tone = cylinder(left, right);
  plate.shape(`M${left} ${y}H${right}V${y + height}H${left}Z`, { tone, angle: 90, gap: 5 });
}

/** Turned on a lathe. */
function post(plate: Plate, x: number): void {
  const side = (to: number) =>
    `L${x + 7 * to} 150C${x + 13 * to} 170 ${x + 13 * to} 190 ${x + 7 * to} 205L${x + 4 * to} 280` +
    `L${x + 4 * to} 304L${x + 7 * to} 380C${x + 13 * to} 395 ${x + 13 * to} 414 ${x + 7 * to} 434`;
  const back =
    `L${x - 7} 434C${x - 13} 414 ${x - 13} 395 ${x - 7} 380L${x - 4} 304L${x - 4} 280` +
    `L${x - 7} 205C${x - 13} 190 ${x - 13} 170 ${x - 7} 150Z`;
  const tone = cylinder(x - 11, x + 11);
  const path = `M${x - 7} 76L${x + 7} 76${side(1)}L${x + 7} 508L${x - 7} 508${back}`;
  plate.shape(path, { tone, angle: 90, gap: 3.2, alternate: 0 });
}

const glass =
  "M186 76L334 76C350 150 330 214 280 262C268 274 266 284 266 292C266 300 268 310 280 322" +
  "C330 370 350 434 334 508L186 508C170 434 190 370 240 322C252 310 254 300 254 292" +
  "C254 284 252 274 240 262C190 214 170 150 186 76Z";

/** What is still above lies in level lines; the stream is the one line that moves. */
function sand(plate: Plate): void {
  const top = "M188 176C230 168 250 188 262 190C274 188 296 168 334 172";
  const rest =
    "C326 208 308 236 280 262C268 274 266 284 266 292L254 292" +
    "C254 284 252 274 240 262C212 236 196 210 188 176Z";
  const tone = (x: number) => 0.35 + 0.5 * Math.abs((x - 235) / 90);
  plate.hatch(top + rest, { tone, ink: "metal", gap: 3.6, dark: "same" });
  plate.stroke(top, { ink: "metal" });
  plate.stroke("M260 292V388", { ink: "metal", width: 1.5 });
}

interface Hill {
  height: number;
  swing: number;
  frequency: number;
  phase: number;
  tones: readonly [number, number];
  /** The sand that has just fallen. */
  heap: number;
}

const hills: readonly Hill[] = [
  { height: 414, swing: 16, frequency: 0.03, phase: 2.4, tones: [0.15, 0.55], heap: 22 },
  { height: 444, swing: 15, frequency: 0.034, phase: 0.4, tones: [0.35, 0.85], heap: 0 },
  { height: 476, swing: 10, frequency: 0.028, phase: 3, tones: [0.55, 1], heap: 0 },
];

function drawHill(plate: Plate, { height, swing, frequency, phase, tones, heap }: Hill): void {
  const ridge = (x: number) =>
    height -
    swing * Math.sin((x - 170) * frequency + phase) -
    heap * Math.exp(-(((x - 262) / 30) ** 2));
  const across = (x: number) =>
    tones[0] + (tones[1] - tones[0]) * Math.min(1, Math.max(0, (x - 190) / 140));
  plate.shape(polygon(...insideGlass(ridge, 6), [336, 506], [184, 506]), {
    tone: (x, y) => across(x) - 0.004 * (y - ridge(x)),
    bend: (x) => (ridge(x + 260) - height) * 0.85,
    line: 0,
  });
  plate.stroke(polyline(insideGlass(ridge, 4)), { width: 1.2 });
}

/** A ridge from one wall of the lower bulb to the other. */
function insideGlass(ridge: (x: number) => number, step: number): Point[] {
  const points: Point[] = [];
  for (let x = 178; x <= 342; x += step) {
    const y = Math.min(506, ridge(x));
    const wall = Math.max(0, 430 - y) * 0.22;
    if (x > 180 + wall && x < 340 - wall) points.push([x, y]);
  }
  return points;
}

function sheen(plate: Plate): void {
  const light = { tone: 0.18, angle: 90, dark: 0.5 };
  plate.hatch("M196 84L214 84C206 130 212 170 226 200C204 176 190 140 196 84Z", light);
  const upper = linear(300, 0, 0.2, 345, 0, 0.75);
  const lower = linear(300, 0, 0.2, 345, 0, 0.8);
  plate.shadow("M318 84L332 84C344 140 330 200 300 234C322 190 330 140 318 84Z", { tone: upper });
  plate.shadow("M300 350C330 384 344 430 335 505L322 505C332 440 322 390 300 350Z", {
    tone: lower,
  });
  plate.stroke(glass, { width: 1.5 });
  plate.stroke("M186 76H334M186 508H334");
}
