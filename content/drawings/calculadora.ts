import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

/** An adding machine at the end of a sum: the strip shows every line, the crank has just been pulled. */
export const drawing = vignette({ crop: "36 4 300 262", trim: 0.4 }, (plate) => {
  plate.ground(190, 248, 146, 16, { depth: 0.95 });
  strip(plate);
  roll(plate);
  crank(plate);
  plate.shape("M78 138L84 92H268L274 138Z", { tone: linear(0, 92, 0.1, 0, 138, 0.8), gap: 3 });
  plate.shape(rectangle(104, 103, 144, 20), { tone: null, line: 1 });
  for (let digit = 0; digit < 6; digit++) {
    const look = { tone: 0.9, angle: 90, gap: 3.4, line: 0.8, dark: 0.15 };
    plate.shape(rectangle(108 + digit * 23.5, 105, 18, 16), look);
  }
  plate.shape(polygon([78, 138], [274, 138], [300, 226], [52, 226]), {
    tone: linear(70, 140, 0.12, 290, 226, 0.45),
    gap: 5.2,
    alternate: 0,
  });
  for (let row = 0; row < 4; row++) keys(plate, row);
  plate.shape(polygon([52, 226], [300, 226], [296, 252], [56, 252]), {
    tone: cylinder(52, 300, 0.3, 1),
    angle: 90,
    gap: 3,
  });
});

/** Six keys in a row, larger the nearer they are. */
function keys(plate: Plate, row: number): void {
  const part = (row + 0.62) / 4.15;
  const y = 138 + 88 * part;
  const half = 98 + 26 * part;
  const radius = 8.6 + 2.4 * part;
  for (let column = 0; column < 6; column++) {
    const x = 176 + ((column - 2.5) * 2 * half * 0.87) / 6;
    plate.shadow(ellipse(x + 2.5, y + 3, radius, radius * 0.72), {
      tone: 1,
      gap: 3.2,
      alternate: 0,
    });
    const ink = column === 5 ? "metal" : "ink";
    const tone = column === 5 ? 0.75 : linear(x - 6, y - 4, 0, x + 9, y + 7, 0.6);
    plate.shape(ellipse(x, y, radius, radius * 0.72), {
      tone,
      gap: 3.2,
      alternate: 0,
      ink,
      edge: ink,
      line: 1,
    });
  }
}

/** What was added, line by line, and the total over the double rule. */
function strip(plate: Plate): void {
  plate.shape("M128 84C126 60 116 40 120 12H214C210 40 220 60 222 84Z", { tone: null });
  for (let line = 0; line < 5; line++) {
    const [y, to] = [20 + line * 8, 204 - line * 0.8];
    plate.stroke(`M${to} ${y}H${to - 34 - ((line * 17) % 23)}`, { width: 1.5 });
    plate.stroke(`M${130 - line * 0.4} ${y}H${136 - line * 0.4}`, {
      width: 1.5,
    });
  }
  plate.stroke("M134 61H208M135 64.5H208", { ink: "metal", width: 1.1 });
  plate.stroke("M150 72H209", { ink: "metal", width: 2.4 });
}

function roll(plate: Plate): void {
  plate.shape("M112 78H240V96H112Z", { tone: linear(0, 78, 0.15, 0, 96, 1), gap: 2.4 });
  for (const x of [104, 240]) {
    plate.shape(rectangle(x, 75, 9, 22), { tone: linear(0, 75, 0.3, 0, 97, 1), gap: 2.4 });
  }
}

function crank(plate: Plate): void {
  plate.shape("M270 150L282 146L312 92L303 88Z", {
    tone: linear(280, 110, 0.2, 304, 122, 1),
    angle: -60,
    gap: 2.4,
  });
  plate.shape(ellipse(308, 84, 15, 15), {
    tone: linear(298, 74, 0.1, 318, 96, 1),
    ink: "metal",
    edge: "metal",
    gap: 2.4,
    line: 1.3,
  });
  plate.shape(ellipse(277, 150, 10, 10), { tone: 0.8, gap: 2.4 });
}
