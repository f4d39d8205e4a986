import { cover } from "./burin/scene.ts";
import { ellipse, polygon, rectangle } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";

/** Seven steps to a lit door. */
export const drawing = cover({}, (plate) => {
  plate.hatch(rectangle(0, 0, 480, 300), {
    tone: (x, y) => 0.95 - 0.5 * Math.max(0, 1 - Math.hypot(x - 240, y - 92) / 260),
    gap: 4,
    angle: 90,
    alternate: 0.03,
  });
  const n = 7,
    at = (i: number) => {
      const t = i / n;
      return { w: 216 - 150 * t ** 0.8, y: 300 - 176 * t ** 0.86 };
    };
  // light on the wall, door
  plate.shape("M204 128V62C204 20 276 20 276 62V128Z", {
    tone: linear(0, 30, 0.75, 0, 128, 0.14),
    ink: "metal",
    gap: 3.2,
  });
  plate.shape(ellipse(240, 92, 15), { tone: null, edge: "metal" });
  plate.stroke("M198 128V62C198 12 282 12 282 62V128", { width: 1.4 });
  for (let i = n - 1; i >= 0; i--) {
    const a = at(i),
      b = at(i + 1),
      ty = a.y - (a.y - b.y) * 0.58;
    plate.shape(polygon([240 - a.w, ty], [240 + a.w, ty], [240 + b.w, b.y], [240 - b.w, b.y]), {
      tone: (x) => 0.08 + 0.5 * (Math.abs(x - 240) / a.w) ** 3,
      gap: 3,
      line: 1,
      ink: "metal",
    });
    plate.shape(polygon([240 - a.w, ty], [240 + a.w, ty], [240 + a.w, a.y], [240 - a.w, a.y]), {
      tone: (x) => 0.5 + 0.5 * (Math.abs(x - 240) / a.w) ** 2,
      gap: 3.2,
      line: 1.1,
    });
  }
});
