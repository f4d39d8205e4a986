import { vignette } from "./burin/scene.ts";
import { ellipse, type Point, polygon, rectangle } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";

/** A door open to the hills, its key still in the lock: the company begins. */
export const drawing = vignette({ crop: "0 14 360 250" }, (plate) => {
  plate.shape("M96 24H264V216H96Z", {
    tone: linear(96, 0, 0.45, 264, 0, 0.8),
    angle: 90,
    gap: 3.4,
    line: 1.2,
  });
  plate.shape(rectangle(112, 40, 136, 176), { tone: linear(0, 40, 0.12, 0, 150, 0.3), gap: 4 });
  // view: sun and hills
  plate.shape(ellipse(196, 124, 26), { tone: 0.62, dark: 0.8, ink: "metal", gap: 3 });
  const h = (y0: number, a: number, f: number, ph: number, lo: number, hi: number) => {
    const r = (x: number) => y0 - a * Math.sin(x * f + ph);
    const pts: Point[] = [];
    for (let x = 112; x <= 248; x += 6) pts.push([x, +r(x).toFixed(1)]);
    pts.push([248, r(248)], [248, 216], [112, 216]);
    plate.shape(polygon(...pts), {
      tone: linear(112, 0, lo, 248, 0, hi),
      bend: (x) => r(x + 180) - y0,
      gap: 3.4,
    });
  };
  h(142, 14, 0.045, 0.6, 0.3, 0.6);
  h(164, 10, 0.06, 3, 0.45, 0.85);
  h(188, 6, 0.05, 1.2, 0.6, 1);
  // light on the floor
  plate.hatch(polygon([112, 216], [248, 216], [318, 262], [84, 262]), {
    tone: linear(0, 216, 0.8, 0, 262, 0.2),
    dark: "same",
    ink: "metal",
    gap: 3.4,
  });
  plate.shadow(polygon([20, 216], [96, 216], [66, 262], [0, 262]), {
    tone: linear(0, 216, 0.7, 0, 262, 0.2),
    gap: 3.4,
  });
  plate.shadow(polygon([264, 216], [350, 216], [360, 262], [332, 262]), {
    tone: linear(0, 216, 0.7, 0, 262, 0.2),
    gap: 3.4,
  });
  plate.stroke("M8 216H96M264 216H352", { width: 1.2 });
  // leaf, open towards us
  plate.shape(polygon([112, 40], [54, 18], [54, 250], [112, 216]), {
    tone: linear(54, 0, 0.95, 112, 0, 0.45),
    angle: 90,
    gap: 3,
  });
  plate.shape(polygon([102, 56], [66, 44], [66, 122], [102, 124]), {
    tone: linear(66, 0, 0.5, 102, 0, 0.2),
    angle: 90,
    gap: 3,
  });
  plate.shape(polygon([102, 138], [66, 140], [66, 226], [102, 204]), {
    tone: linear(66, 0, 0.5, 102, 0, 0.2),
    angle: 90,
    gap: 3,
  });
  plate.shape(ellipse(60, 133, 4), { tone: 0.9, ink: "metal", gap: 2 });
  // key left in the lock
  plate.stroke("M60 140V166", { ink: "metal", width: 1.6 });
  plate.stroke(`${ellipse(60, 173, 7, 7)}M60 152H54M60 157H54`, { ink: "metal", width: 1.6 });
});
