import type { Shape } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, polygon } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";

const bars = [0.2, 0.9, 0.5, 1, 0.2, 0.7, 1, 0.4, 0.8];

/** The fine print under a loupe: what it says is a percentage. */
export const drawing = vignette({ crop: "46 8 282 262" }, (plate) => {
  const paper = polygon([62, 20], [226, 12], [238, 250], [74, 258]);
  plate.shadow(polygon([228, 30], [238, 28], [250, 250], [86, 262], [84, 257], [238, 250]), {
    tone: 0.75,
    gap: 2.6,
  });
  plate.shape(paper, {
    tone: (x, y) =>
      y > 70 && y < 236 && x > 84 && x < 218 - (Math.floor(y / 8) % 4) * 14 ? 0.34 : 0,
    gap: 8,
    angle: -2.8,
    alternate: 0,
    phase: 0.2,
    dark: "same",
  });
  plate.hatch(polygon([82, 34], [140, 31], [141, 52], [83, 55]), {
    tone: (x) => bars[Math.floor(x / 4) % bars.length] ?? 0,
    dark: "same",
    angle: 87.2,
    gap: 3.4,
  });
  plate.stroke("M176 46L212 44M176 40L212 38", { ink: "metal", width: 1.1 });
  // loupe: the same lines, three times as large
  plate.shadow(polygon([206, 196], [222, 182], [316, 262], [296, 268]), { tone: 0.7, gap: 2.8 });
  plate.shape(polygon([222, 178], [234, 166], [322, 240], [308, 256]), {
    tone: linear(262, 204, 1, 278, 190, 0.25),
    angle: 40,
    gap: 2.8,
  });
  plate.shape(ellipse(178, 130, 76), { tone: null, line: 1.3 });
  const writing = (x: number, y: number) => {
    const row = Math.floor((y - 66) / 26);
    const isLine = (y - 66) % 26 < 11 && (row === 0 || (row === 4 && x < 206));
    return isLine && Math.hypot(x - 178, y - 130) < 62 ? 0.8 : 0;
  };
  plate.shape(ellipse(178, 130, 68), {
    tone: writing,
    dark: "same",
    gap: 3.2,
    alternate: 0,
    line: 1.1,
  });
  const percent: Shape = {
    tone: linear(130, 90, 0.35, 226, 170, 1),
    dark: 0.9,
    gap: 2.4,
    ink: "metal",
    edge: "metal",
    angle: -45,
  };
  plate.shape(ellipse(152, 118, 19) + ellipse(152, 118, 9), percent);
  plate.shape(ellipse(206, 146, 19) + ellipse(206, 146, 9), percent);
  plate.shape(polygon([196, 98], [206, 98], [162, 166], [152, 166]), percent);
  plate.hatch(ellipse(178, 130, 76) + ellipse(178, 130, 68), {
    tone: (x, y) => 0.25 + 0.7 * ((x - 102 + y - 54) / 304),
    ink: "metal",
    gap: 2.4,
    angle: -45,
  });
  plate.stroke(ellipse(178, 130, 76), { width: 1.3, ink: "metal" });
  plate.stroke("M126 104C134 84 148 74 168 70", { width: 1.2 });
});
