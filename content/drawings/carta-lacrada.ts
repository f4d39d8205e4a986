import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, type Point, polygon } from "./burin/shapes.ts";
import { linear, radial } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const at = turned([176, 138], -7);

/** A letter closed with wax, and in the wax a keyhole: what you write to us is read by one person. */
export const drawing = vignette({ crop: "14 24 332 232" }, (plate) => {
  plate.shadow(
    polygon(at(-136, 92), at(140, 92), at(146, -70), at(160, -62), at(154, 106), at(-126, 106)),
    {
      tone: 0.85,
      gap: 2.8,
    },
  );
  plate.shape(polygon(at(-142, -88), at(142, -88), at(142, 92), at(-142, 92)), {
    tone: linear(40, 40, 0.1, 320, 240, 0.32),
    angle: -7,
    gap: 4.4,
    alternate: 0,
    dark: 0.34,
  });
  plate.shape(polygon(at(-142, -88), at(-12, 22), at(-142, 92)), {
    tone: 0.3,
    angle: 83,
    gap: 3.6,
    dark: 0.5,
  });
  plate.shape(polygon(at(142, -88), at(12, 22), at(142, 92)), {
    tone: 0.62,
    angle: 83,
    gap: 3.6,
    dark: 0.2,
  });
  plate.shape(polygon(at(-142, 92), at(-14, 4), at(14, 4), at(142, 92)), {
    tone: linear(0, 140, 0.5, 0, 240, 0.12),
    angle: -7,
    gap: 3.6,
    dark: 0.4,
  });
  plate.shadow(polygon(at(-134, -84), at(0, 46), at(142, -80), at(142, -88)), {
    tone: 0.9,
    angle: -7,
    gap: 2.8,
  });
  plate.shape(
    `M${at(-142, -88).join(" ")}L${at(-10, 26).join(" ")}C${at(-4, 31).join(" ")} ${at(4, 31).join(" ")} ${at(10, 26).join(" ")}L${at(142, -88).join(" ")}Z`,
    {
      tone: linear(176, 50, 0.08, 176, 170, 0.34),
      angle: -7,
      gap: 4.4,
      alternate: 0,
      dark: 0.6,
    },
  );
  seal(plate);
});

/** Wax that ran a little, the imprint, and the keyhole in it. */
function seal(plate: Plate): void {
  const [cx, cy] = at(0, 22);
  const edge = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * Math.PI * 2;
    const radius = 37 + 2.6 * Math.sin(angle * 5 + 1) + 1.6 * Math.sin(angle * 8);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
  const brass = { ink: "metal", edge: "metal" } as const;
  plate.shadow(ellipse(cx + 6, cy + 7, 37), { tone: 1, gap: 2.4 });
  const wax = radial(cx - 16, cy - 18, 62, 0.15, 1);
  plate.shape(polygon(...edge), { ...brass, tone: wax, angle: 20, gap: 2.8, line: 1.3 });
  const pressed = linear(cx - 24, cy - 24, 0.95, cx + 24, cy + 24, 0.12);
  plate.shape(ellipse(cx, cy, 26), { ...brass, tone: pressed, angle: 20, gap: 2.8, line: 1.3 });
  plate.shape(
    `M${cx - 4} ${cy + 2}C${cx - 12} ${cy - 4} ${cx - 9} ${cy - 16} ${cx} ${cy - 16}C${cx + 9} ${cy - 16} ${cx + 12} ${cy - 4} ${cx + 4} ${cy + 2}L${cx + 8} ${cy + 17}H${cx - 8}Z`,
    {
      tone: 1,
      gap: 1.9,
      line: 1.2,
      dark: 0,
    },
  );
}
