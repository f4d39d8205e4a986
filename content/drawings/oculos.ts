import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon, polyline } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const at = turned([176, 140], -8);

/** Glasses put down on a contract in large letters: there is no fine print to read. */
export const drawing = vignette({ crop: "10 8 340 262" }, (plate) => {
  const sheet = (shift: number) =>
    polygon(
      at(-138 + shift, -108 + shift),
      at(140 + shift, -108 + shift),
      at(140 + shift, 104 + shift),
      at(-138 + shift, 104 + shift),
    );
  plate.shadow(sheet(8), { tone: 0.85, gap: 2.8 });
  plate.shape(sheet(0), { tone: null });
  for (const [y, end] of [
    [-84, 60],
    [-60, 104],
    [-36, 20],
  ] as const) {
    plate.stroke(polyline([at(-112, y), at(end, y)]), { width: 6 });
  }
  temples(plate);
  lens(plate, -54);
  lens(plate, 54);
  const bridge = (y: number) =>
    `${at(-13, 34 + y).join(" ")}C${at(-8, 18 + y).join(" ")} ${at(8, 18 + y).join(" ")} ${at(13, 34 + y).join(" ")}`;
  plate.stroke(`M${bridge(0)}M${bridge(4.5)}`, { ink: "metal", width: 1.6 });
});

/** Folded, one over the other, behind the lenses. */
function temples(plate: Plate): void {
  const arm = (from: number, to: number, lift: number) =>
    `M${at(from, 26).join(" ")}C${at(from * 0.4, -6 + lift).join(" ")} ${at(to * 0.5, -4 + lift).join(" ")} ${at(to, 12 + lift).join(" ")}`;
  const arms = [arm(-98, 84, 0), arm(98, -84, -8)];
  for (const path of arms) plate.stroke(path, { ink: "metal", width: 4.2 });
}

function lens(plate: Plate, x: number): void {
  const [cx, cy] = at(x, 38);
  plate.shadow(ellipse(cx + 6, cy + 8, 43, 36) + ellipse(cx + 6, cy + 8, 35, 29), {
    tone: 0.9,
    gap: 2.6,
  });
  plate.cover(ellipse(cx, cy, 40, 34));
  plate.hatch(
    polygon([cx - 20, cy + 26], [cx + 8, cy - 34], [cx + 20, cy - 34], [cx - 8, cy + 26]),
    {
      tone: 0.22,
      dark: 0.5,
      angle: -62,
      gap: 4,
      alternate: 0,
    },
  );
  plate.hatch(ellipse(cx, cy, 42, 36) + ellipse(cx, cy, 35.5, 30), {
    tone: linear(cx - 30, cy - 26, 0.25, cx + 30, cy + 28, 1),
    ink: "metal",
    dark: 0.7,
    gap: 2.4,
    angle: -45,
  });
  plate.stroke(ellipse(cx, cy, 42, 36) + ellipse(cx, cy, 35.5, 30), { ink: "metal", width: 1.3 });
}
