import { cover } from "./burin/scene.ts";
import { ellipse, type Point, polygon, polyline, rectangle } from "./burin/shapes.ts";
import { cylinder, linear, radial } from "./burin/tones.ts";

/** A month with one day stamped: delivered. */
export const drawing = cover({ trim: 0.35 }, (plate) => {
  plate.hatch(rectangle(0, 0, 480, 300), {
    tone: linear(0, 0, 0.85, 480, 300, 0.5),
    gap: 5.8,
    angle: -30,
    alternate: 0,
  });
  plate.shadow(polygon([66, 50], [346, 34], [362, 300], [82, 300]), {
    tone: 1,
    gap: 3.4,
    angle: -30,
  });
  const g = (u: number, v: number): Point => [
    +(58 + u * 280 + v * 14).toFixed(1),
    +(38 - u * 16 + v * 268).toFixed(1),
  ];
  plate.shape(polygon(g(0, 0), g(1, 0), g(1, 1), g(0, 1)), { tone: null });
  plate.shape(polygon(g(0, 0), g(1, 0), g(1, 0.13), g(0, 0.13)), {
    tone: 0.6,
    ink: "metal",
    angle: -3.3,
    gap: 4,
  });
  const cell = (c: number, r: number, t: number) =>
    plate.hatch(
      polygon(
        g(c / 7, 0.13 + r * 0.174),
        g((c + 1) / 7, 0.13 + r * 0.174),
        g((c + 1) / 7, 0.304 + r * 0.174),
        g(c / 7, 0.304 + r * 0.174),
      ),
      { tone: t, dark: "same", gap: 4 },
    );
  for (let i = 0; i < 17; i++) if (i > 1) cell(i % 7, Math.floor(i / 7), 0.28);
  let d = "";
  for (let c = 1; c < 7; c++) d += polyline([g(c / 7, 0.13), g(c / 7, 1)]);
  for (let r = 0; r < 6; r++) d += polyline([g(0, 0.13 + r * 0.174), g(1, 0.13 + r * 0.174)]);
  plate.stroke(d, { width: 0.9 });
  // imprint and stamp
  const [ix, iy] = g(3.5 / 7, 0.565);
  plate.stroke(ellipse(ix, iy, 27, 30) + ellipse(ix, iy, 22, 25), { ink: "metal", width: 2 });
  plate.stroke(`M${ix - 10} ${iy}L${ix - 2} ${iy + 9}L${ix + 12} ${iy - 11}`, {
    ink: "metal",
    width: 2.6,
  });
  plate.shadow("M352 226C400 214 468 230 480 240L480 276C440 284 380 276 352 262Z", {
    tone: 1,
    gap: 2.8,
  });
  plate.shape("M338 226H438V254C438 268 338 268 338 254Z", {
    tone: cylinder(338, 438),
    angle: 90,
    gap: 3,
  });
  plate.shape("M362 226C366 196 380 190 380 168L396 168C396 190 410 196 414 226Z", {
    tone: cylinder(362, 414),
    gap: 3,
  });
  plate.shape(
    "M388 90C420 90 426 122 408 146C400 156 400 162 400 170H376C376 162 376 156 368 146C350 122 356 90 388 90Z",
    { tone: radial(376, 112, 54, 0.05, 1), gap: 3, bend: (x) => 6 - 6 * ((x - 148) / 34) ** 2 },
  );
  plate.stroke("M338 232C360 238 416 238 438 232", { ink: "metal", width: 1.6 });
});
