import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon } from "./burin/shapes.ts";
import { cylinder, linear, radial } from "./burin/tones.ts";
import { band } from "./parts/band.ts";

/** A referee's whistle whose cord has fallen into a paragraph sign: the rules of the game. */
export const drawing = vignette({ crop: "14 22 334 232", trim: 0.35 }, (plate) => {
  plate.shadow(ellipse(232, 176, 66), { tone: 0.8, gap: 3 });
  plate.shadow(polygon([232, 132], [344, 122], [344, 148], [240, 160]), { tone: 0.8, gap: 3 });
  cord(plate);
  whistle(plate);
});

function whistle(plate: Plate): void {
  const barrel = "M222 100L338 84V124L262 140Z";
  plate.shape(barrel, { tone: linear(280, 90, 0.08, 290, 134, 1), angle: -8, gap: 2.8 });
  plate.shape("M332 80L342 79V127L332 129Z", { tone: linear(0, 80, 0.2, 0, 128, 1), gap: 2.4 });
  const chamber = ellipse(222, 160, 62, 61);
  plate.shape(chamber, {
    tone: linear(176, 108, 0.06, 262, 214, 1.05),
    angle: -8,
    gap: 2.8,
    line: 1.3,
  });
  plate.shape(ellipse(222, 160, 46, 45), {
    tone: linear(186, 122, 0.5, 262, 206, 0.14),
    angle: 40,
    gap: 3.2,
  });
  plate.shape("M240 99L270 95L262 118L246 122Z", { tone: 1, gap: 2, line: 1.2, dark: 0 });
  plate.shape(ellipse(222, 160, 15), { tone: radial(216, 154, 24, 0.05, 0.9), gap: 2.6 });
  plate.shape(polygon([160, 138], [176, 128], [182, 138], [166, 148]), { tone: 0.8, gap: 2.2 });
  plate.shape(ellipse(156, 132, 15, 14) + ellipse(156, 132, 9.5, 8.5), {
    tone: cylinder(141, 171, 0.1, 0.9),
    gap: 2.2,
  });
}

/** Two strokes of a pen, as a printer would write the sign; where they cross, the later one lies above. */
function cord(plate: Plate): void {
  const strokes = [
    "M126 92C124 62 62 60 62 92C62 122 132 134 132 166C132 182 118 190 104 190",
    "M92 124C72 124 58 134 58 150C58 182 130 190 130 222C130 250 66 250 62 222",
  ];
  for (const stroke of strokes) {
    plate.shadow(
      band(
        stroke.replace(/(\d+) (\d+)/g, (_, x, y) => `${+x + 5} ${+y + 6}`),
        5,
      ),
      {
        tone: 0.75,
        gap: 2.8,
      },
    );
  }
  const look = { tone: 0.62, angle: 52, gap: 2.6, ink: "metal", edge: "metal", line: 1.2 } as const;
  for (const stroke of strokes) plate.shape(band(stroke, 5), look);
  plate.shape(band("M126 92C126 112 136 128 152 124", 5), look);
}
