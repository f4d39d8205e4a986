import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const angle = -12;
const at = turned([178, 133], angle);

/** A pocket notebook, its elastic in brass, thick with what was put in: every business has one to begin with. */
export const drawing = vignette({ crop: "56 2 258 266" }, (plate) => {
  plate.shadow(
    polygon(at(-84, 116), at(84, 116), at(88, -96), at(104, -84), at(100, 130), at(-72, 130)),
    {
      tone: 0.9,
      gap: 2.8,
    },
  );
  slips(plate);
  const pages = polygon(
    at(-80, -108),
    at(88, -108),
    at(94, -100),
    at(94, 118),
    at(-74, 118),
    at(-80, 110),
  );
  plate.shape(pages, { tone: 0.75, angle: angle + 90, gap: 2.8 });
  const cover = linear(...at(-80, -108), 0.4, ...at(86, 110), 1.05);
  plate.shape(polygon(at(-86, -114), at(86, -114), at(86, 110), at(-86, 110)), {
    tone: cover,
    angle,
    gap: 3.4,
  });
  plate.shape(polygon(at(-86, -114), at(-66, -114), at(-66, 110), at(-86, 110)), {
    tone: linear(...at(-86, 0), 0.3, ...at(-66, 0), 1),
    angle: angle + 90,
    gap: 2.8,
  });
  label(plate);
  elastic(plate);
});

/** Receipts look out at the upper edge. */
function slips(plate: Plate): void {
  for (const [x, width, height] of [
    [-40, 46, 24],
    [-8, 38, 15],
  ] as const) {
    plate.shape(
      polygon(at(x, -106 - height), at(x + width, -110 - height), at(x + width, -90), at(x, -90)),
      { tone: null },
    );
    const line = (y: number) => `M${at(x + 8, y).join(" ")}L${at(x + width - 10, y - 2).join(" ")}`;
    plate.stroke(line(-98 - height) + line(-92 - height), { width: 1.2 });
  }
}

function label(plate: Plate): void {
  plate.shape(polygon(at(-46, -70), at(36, -70), at(36, -18), at(-46, -18)), { tone: null });
  const line = (y: number, end: number) => `M${at(-34, y).join(" ")}L${at(end, y).join(" ")}`;
  plate.stroke(line(-54, 20), { width: 2.2 });
  plate.stroke(line(-42, 24) + line(-31, 4), { width: 1 });
}

function elastic(plate: Plate): void {
  const brass = { ink: "metal", edge: "metal", gap: 2.4, line: 1.2 } as const;
  plate.shadow(polygon(at(68, -114), at(73, -114), at(73, 110), at(68, 110)), {
    tone: 1,
    gap: 2.2,
  });
  const round = cylinder(0, 10, 0.2, 1);
  const tone = (x: number, y: number) =>
    round(((x - 178) * 0.978 - (y - 133) * 0.208 - 56) * 0.8, 0, 0);
  plate.shape(polygon(at(56, -114), at(68, -114), at(68, 110), at(56, 110)), {
    ...brass,
    tone,
    angle: angle + 90,
  });
  plate.shape(ellipse(...at(62, -2), 13), {
    ...brass,
    tone: linear(...at(54, -10), 0.1, ...at(72, 10), 1),
  });
}
