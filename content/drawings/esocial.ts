import { cover } from "./burin/scene.ts";
import { ellipse, type Point, polygon, polyline, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

/** A time card filled in to the last line, and coffee: the guide to take slowly. */
export const drawing = cover({}, (plate) => {
  plate.hatch(rectangle(0, 0, 480, 196), {
    tone: linear(0, 0, 0.16, 480, 0, 0.5),
    dark: linear(0, 0, 0.3, 480, 0, 0.1),
    gap: 4.4,
    angle: 90,
    alternate: 0.02,
  });
  plate.cover(rectangle(0, 196, 480, 104));
  plate.stroke("M0 196H480", { width: 1.3 });
  plate.hatch(rectangle(0, 198, 480, 102), {
    tone: linear(0, 196, 0.2, 480, 300, 0.62),
    dark: linear(0, 196, 0.12, 480, 300, 0.4),
    gap: 4,
  });
  // time card
  plate.shadow(polygon([104, 60], [214, 44], [232, 250], [120, 266]), { tone: 0.85, gap: 3 });
  const g = (u: number, v: number): Point => [
    +(92 + u * 110 + v * 16).toFixed(1),
    +(42 - u * 16 + v * 212).toFixed(1),
  ];
  plate.shape(polygon(g(0, 0), g(0.84, 0), g(1, 0.07), g(1, 1), g(0, 1)), { tone: null });
  plate.hatch(polygon(g(0.08, 0.07), g(0.62, 0.07), g(0.62, 0.16), g(0.08, 0.16)), {
    tone: 0.75,
    gap: 3,
    angle: -8.3,
  });
  let d = "",
    m = "";
  for (let r = 0; r < 11; r++) {
    const v = 0.24 + r * 0.066;
    d += polyline([g(0.08, v), g(0.92, v)]);
    [0.32, 0.54, 0.76].forEach((u, i) => {
      if (r < 8 || (r === 8 && i < 1))
        m += polyline([
          g(u + 0.02, v - 0.028),
          g(u + 0.15 - ((r * (i + 2)) % 3) * 0.015, v - 0.028),
        ]);
    });
    d += polyline([g(0.1, v - 0.028), g(0.2, v - 0.028)]);
  }
  plate.stroke(d, { width: 0.8 });
  plate.stroke(m, { width: 2.4, ink: "metal" });
  plate.stroke(
    polyline([g(0.28, 0.19), g(0.28, 0.95)]) +
      polyline([g(0.5, 0.19), g(0.5, 0.95)]) +
      polyline([g(0.72, 0.19), g(0.72, 0.95)]),
    { width: 0.8 },
  );
  // cup
  plate.shadow("M300 246C350 232 470 236 480 250L480 276C430 286 340 282 300 268Z", {
    tone: 0.95,
    gap: 3,
  });
  plate.shape("M248 248C300 236 388 236 430 248C424 272 384 276 340 276C296 276 254 272 248 248Z", {
    tone: cylinder(248, 430, 0.1, 0.9),
    gap: 3,
    bend: (x) => 8 - 8 * ((x - 100) / 92) ** 2,
  });
  plate.shape("M402 160C446 150 452 212 392 222L394 210C430 204 430 168 402 174Z", {
    tone: 0.6,
    gap: 2.6,
  });
  plate.shape("M272 146C274 214 292 254 340 254C388 254 404 214 406 146Z", {
    tone: cylinder(272, 406, 0.04, 1),
    gap: 3.2,
    bend: (x) => 10 - 10 * ((x - 99) / 67) ** 2,
  });
  plate.shape(ellipse(339, 146, 67, 15), { tone: 0.1, gap: 3 });
  plate.shape(ellipse(339, 149, 58, 10), { tone: 0.95, gap: 2.4 });
  plate.stroke("M272 186C290 202 388 202 406 186", { ink: "metal", width: 1.6 });
  // steam
  for (const [x, y] of [
    [312, 124],
    [340, 116],
    [366, 126],
  ] as const) {
    const wisp = (shift: number, top: number) =>
      `M${x + shift} ${y}C${x - 16} ${y - 22} ${x + 16} ${y - 40} ${x + top} ${y - 64 + 1.5 * top}`;
    plate.stroke(wisp(0, 0) + wisp(5, 4), { width: 1.1, ink: "metal" });
  }
});
