import type { Ink } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";

/** Two cups seen from above and a napkin between them: a plan that began as a conversation. */
export const drawing = vignette({ crop: "10 8 346 264" }, (plate) => {
  const cup = (x: number, y: number, r: number, hand: number, ink: Ink) => {
    plate.shadow(ellipse(x + 9, y + 11, r), { tone: 0.8, gap: 3 });
    plate.shape(ellipse(x, y, r), {
      tone: (a, b) => {
        const d = Math.hypot(a - x, b - y) / r;
        return d > 0.9 ? 0.1 : 0.2 + 0.45 * ((a - x + b - y) / (2 * r) + 0.5);
      },
      gap: 3.4,
      alternate: 0.02,
    });
    plate.stroke(ellipse(x, y, r * 0.9), { width: 0.8 });
    const c = Math.cos(hand),
      s = Math.sin(hand),
      q = (u: number, v: number) =>
        `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`,
      k = r * 0.58;
    plate.shape(
      `M${q(k - 3, -8)}C${q(k + 34, -12)} ${q(k + 34, 12)} ${q(k - 3, 8)}L${q(k - 1, 3)}C${q(k + 22, 5)} ${q(k + 22, -5)} ${q(k - 1, -3)}Z`,
      { tone: 0.45, gap: 2.4, angle: -45 },
    );
    plate.shape(ellipse(x, y, k), { tone: null, line: 1.3 });
    plate.shape(ellipse(x, y, k * 0.86), {
      tone: (a, b) => 0.95 - 0.75 * Math.max(0, Math.min(1, (a - x + b - y) / (1.5 * k) + 0.2)),
      gap: 3,
      angle: 90,
      ink,
    });
  };
  // napkin with a growing line
  plate.shadow(polygon([128, 190], [236, 168], [262, 258], [150, 270]), { tone: 0.65, gap: 3 });
  plate.shape(polygon([122, 184], [230, 162], [256, 252], [148, 270]), {
    tone: 0.16,
    dark: "same",
    gap: 7,
    angle: -11.5,
    alternate: 0,
  });
  plate.stroke("M142 250L168 236L184 240L206 214L236 190", { width: 2, ink: "metal" });
  plate.stroke("M224 190L236 190L234 202", { width: 2, ink: "metal" });
  cup(94, 106, 78, 2.5, "ink");
  cup(276, 84, 70, 0.5, "ink");
  // spoon
  plate.shape("M118 156C110 150 104 154 108 164C112 174 124 176 126 168L176 206L179 202Z", {
    tone: 0.5,
    gap: 2.4,
    ink: "metal",
  });
  // pencil
  plate.shape(polygon([252, 214], [262, 206], [336, 170], [342, 182], [268, 218]), {
    tone: linear(296, 186, 0.2, 304, 202, 0.95),
    angle: -26,
    gap: 2.4,
  });
  plate.shape(polygon([252, 214], [262, 206], [268, 218]), { tone: 0.3, angle: -26, gap: 2.4 });
});
