import type { Ink } from "./burin/plate.ts";
import { cover } from "./burin/scene.ts";
import { ellipse, rectangle } from "./burin/shapes.ts";
import { cylinder, linear, radial } from "./burin/tones.ts";

/** Three regimes, three keys; one of them fits. */
export const drawing = cover({}, (plate) => {
  plate.hatch(rectangle(0, 0, 480, 300), {
    tone: (x, y) => {
      const b = Math.floor(x / 80),
        u = x % 80;
      return u < 3
        ? 0.95
        : 0.3 + (b % 2) * 0.1 + (Math.sin(x * 1.7 + b) > 0.55 ? 0.22 * Math.sin(y * 0.014 + x) : 0);
    },
    angle: 90,
    gap: 4.2,
    alternate: 0,
  });
  plate.shape(rectangle(0, 34, 480, 26), { tone: linear(0, 34, 0.15, 0, 60, 0.75), gap: 3 });
  const key = (
    x: number,
    top: number,
    bow: number,
    len: number,
    bits: number[],
    ink: Ink,
    flip = 1,
  ) => {
    const y = top + bow * 2;
    const sh = (dx: number, dy: number) =>
      ellipse(x + dx, top + bow + dy, bow) +
      `M${x + dx - 5} ${y + dy - 2}H${x + dx + 5}V${y + dy + len}H${x + dx - 5}Z`;
    plate.shadow(sh(12, 10), { tone: 0.85, gap: 3, angle: 90 });
    plate.shadow(
      rectangle(
        x + 12 + (flip > 0 ? 5 : -35),
        y + len - bits.length * 12 + 10,
        30,
        bits.length * 12,
      ),
      { tone: 0.85, gap: 3, angle: 90 },
    );
    for (const [i, w] of bits.entries()) {
      plate.shape(
        rectangle(flip > 0 ? x + 5 : x - 5 - w, y + len - bits.length * 13 + i * 13 - 4, w, 9),
        { tone: 0.55, gap: 2.4, ink },
      );
    }
    plate.shape(`M${x - 5} ${y - 4}H${x + 5}V${y + len}H${x - 5}Z`, {
      tone: cylinder(x - 5, x + 5, 0.05, 0.95),
      angle: 90,
      gap: 2,
      ink,
    });
    plate.shape(rectangle(x - 9, y + 2, 18, 7), {
      tone: cylinder(x - 9, x + 9, 0.1, 0.95),
      gap: 2.2,
      ink,
    });
    plate.cover(ellipse(x, top + bow, bow));
    plate.hatch(ellipse(x, top + bow, bow) + ellipse(x, top + bow, bow * 0.56), {
      tone: radial(x - bow * 0.5, top + bow * 0.5, bow * 1.8, 0.1, 1),
      gap: 3,
      ink,
    });
    plate.cover(ellipse(x, top + bow, bow * 0.56));
    plate.hatch(ellipse(x, top + bow, bow * 0.56), { tone: 0.5, angle: 90, gap: 3.6 });
    plate.stroke(ellipse(x, top + bow, bow) + ellipse(x, top + bow, bow * 0.56), { width: 1.2 });
    plate.shape(ellipse(x, top + 2, 5), { tone: 0.9, gap: 2 });
  };
  key(108, 46, 22, 92, [20, 14], "ink");
  key(236, 46, 30, 138, [26, 16, 26], "metal");
  key(372, 46, 38, 108, [30, 30], "ink", -1);
});
