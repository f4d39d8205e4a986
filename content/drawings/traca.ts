import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, type Point, polygon, polyline } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const angle = -4;
const at = turned([172, 140], angle);
const rowHeight = 27;

/** A moth has eaten one line of the ledger: between 403 and 405 there is a hole, and she sits beside it. */
export const drawing = vignette({ crop: "8 8 344 254", trim: 0.4 }, (plate) => {
  const page = (shift: number) =>
    polygon(
      at(-146 + shift, -114 + shift),
      at(138 + shift, -114 + shift),
      at(138 + shift, 112 + shift),
      at(-146 + shift, 112 + shift),
    );
  plate.shadow(page(8), { tone: 0.85, gap: 2.8 });
  plate.shape(page(0), { tone: null });
  rules(plate);
  for (const row of [0, 1, 2, 4, 5, 6]) entry(plate, row);
  hole(plate);
  moth(plate);
});

function rules(plate: Plate): void {
  let rows = "";
  for (let row = 0; row < 8; row++) {
    const y = -96 + row * rowHeight;
    rows += polyline([at(-146, y), at(138, y)]);
  }
  plate.stroke(rows, { width: 0.8 });
  for (const x of [-92, -88, 76]) {
    plate.stroke(polyline([at(x, -114), at(x, 112)]), { width: 0.9 });
  }
}

/** Its number, what it was for, how much it was. */
function entry(plate: Plate, row: number): void {
  const y = -96 + row * rowHeight + rowHeight / 2;
  for (const [i, digit] of [4, 0, row + 1].entries()) number(plate, digit, -138 + i * 14, y - 7);
  const end = 10 + ((row * 37) % 48);
  const words =
    polyline([at(-78, y + 3), at(end - 40, y + 3)]) +
    polyline([at(end - 32, y + 3), at(end, y + 3)]);
  const amount = polyline([at(88 + ((row * 7) % 12), y + 3), at(128, y + 3)]);
  plate.stroke(words + amount, { width: 2.2 });
}

/** Digits as a ledger has them: upright, a few strokes. */
const digits: Readonly<Record<number, readonly (readonly Point[])[]>> = {
  0: [
    [
      [0, 3],
      [2, 0],
      [6, 0],
      [8, 3],
      [8, 11],
      [6, 14],
      [2, 14],
      [0, 11],
      [0, 3],
    ],
  ],
  1: [
    [
      [1, 3],
      [5, 0],
      [5, 14],
    ],
  ],
  2: [
    [
      [0, 3],
      [2, 0],
      [6, 0],
      [8, 3],
      [7, 6],
      [0, 14],
      [8, 14],
    ],
  ],
  3: [
    [
      [0, 1],
      [7, 0],
      [4, 5],
      [8, 8],
      [7, 13],
      [3, 14],
      [0, 12],
    ],
  ],
  4: [
    [
      [6, 14],
      [6, 0],
      [0, 9],
      [9, 9],
    ],
  ],
  5: [
    [
      [8, 0],
      [1, 0],
      [1, 6],
      [6, 5],
      [8, 9],
      [6, 14],
      [0, 13],
    ],
  ],
  6: [
    [
      [7, 0],
      [2, 4],
      [0, 10],
      [3, 14],
      [7, 13],
      [8, 9],
      [5, 7],
      [1, 9],
    ],
  ],
  7: [
    [
      [0, 0],
      [8, 0],
      [3, 14],
    ],
  ],
};

function number(plate: Plate, digit: number, x: number, y: number): void {
  const lines = digits[digit] ?? [];
  const path = lines.map((line) => polyline(line.map(([dx, dy]) => at(x + dx, y + dy)))).join("");
  plate.stroke(path, { width: 1.4 });
}

/** Gnawed along the line, deeper here and there: one looks through to the page below. */
function hole(plate: Plate): void {
  const y = -96 + 3.5 * rowHeight;
  const gnawed = (x: number, seed: number) =>
    11 + 3.4 * Math.sin(x * 0.21 + seed) + 2.4 * Math.sin(x * 0.57 + seed * 2);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = -138; x <= 60; x += 5) {
    const end = Math.min(1, (x + 142) / 16, (64 - x) / 22);
    upper.push(at(x, y - gnawed(x, 1) * Math.max(0.12, end)));
    lower.push(at(x, y + gnawed(x, 4) * Math.max(0.12, end)));
  }
  const edge = polygon(...upper, ...lower.reverse());
  plate.shape(edge, {
    tone: linear(...at(0, y - 14), 1, ...at(0, y + 14), 0.4),
    angle,
    gap: 2.6,
    dark: 0,
    line: 1.2,
  });
  for (const [x, dy] of [
    [-120, 22],
    [-96, 19],
    [-52, 21],
    [-10, 20],
    [18, 24],
  ] as const) {
    plate.shape(ellipse(...at(x, y + dy), 1.8, 1.3), { tone: null, line: 1 });
  }
}

function moth(plate: Plate): void {
  const on = turned(at(84, 34), 38);
  const point = (x: number, y: number) => on(x, y).join(" ");
  const brass = { ink: "metal", edge: "metal", gap: 2.6, line: 1.2 } as const;
  for (const side of [-1, 1]) {
    const wing = (path: (x: number) => string) => path(side);
    plate.shadow(
      wing(
        (s) =>
          `M${point(4 * s + 5, 2)}L${point(54 * s + 5, 22)}L${point(40 * s + 5, 58)}L${point(6 * s, 44)}Z`,
      ),
      { tone: 0.8, gap: 2.8 },
    );
    plate.shape(
      `M${point(3 * side, 4)}C${point(20 * side, 10)} ${point(40 * side, 30)} ${point(36 * side, 50)}C${point(26 * side, 62)} ${point(10 * side, 52)} ${point(2 * side, 30)}Z`,
      { ...brass, tone: side < 0 ? 0.35 : 0.7, angle: 38 + side * 50 },
    );
    plate.shape(
      `M${point(2 * side, -8)}C${point(24 * side, -24)} ${point(50 * side, -14)} ${point(62 * side, 6)}C${point(56 * side, 22)} ${point(30 * side, 26)} ${point(3 * side, 12)}Z`,
      { ...brass, tone: side < 0 ? 0.3 : 0.85, angle: 38 + side * 20 },
    );
    plate.shape(ellipse(...on(36 * side, 6), 5, 4.4), { tone: 0.9, gap: 2, line: 1 });
    plate.stroke(
      `M${point(2 * side, -18)}C${point(8 * side, -30)} ${point(18 * side, -34)} ${point(24 * side, -32)}`,
      { width: 1.1 },
    );
  }
  plate.shape(
    `M${point(-5, -14)}C${point(-7, 10)} ${point(-4, 34)} ${point(0, 42)}C${point(4, 34)} ${point(7, 10)} ${point(5, -14)}Z`,
    {
      tone: linear(...on(-6, 0), 0.2, ...on(6, 0), 1),
      angle: 38,
      gap: 2.2,
    },
  );
  plate.shape(ellipse(...on(0, -17), 5.5, 5), { tone: 0.7, gap: 2 });
}
