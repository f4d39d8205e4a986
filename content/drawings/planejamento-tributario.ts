import { vignette } from "./burin/scene.ts";
import { ellipse, polygon, rectangle } from "./burin/shapes.ts";
import { cylinder, linear, radial } from "./burin/tones.ts";

/** Coins weighed against the law: the scales stand level. */
export const drawing = vignette({ crop: "2 24 356 238" }, (plate) => {
  plate.ground(180, 244, 140, 16, { depth: 0.9 });
  plate.shape("M132 240C136 228 160 226 168 216H192C200 226 224 228 228 240Z", {
    tone: cylinder(132, 228),
    gap: 3,
    angle: 90,
  });
  plate.shape(polygon([174, 216], [176, 62], [184, 62], [186, 216]), {
    tone: cylinder(173, 187),
    gap: 2.4,
    angle: 90,
  });
  plate.shape(ellipse(180, 140, 9, 6), { tone: cylinder(171, 189), gap: 2.6 });
  plate.shape(ellipse(180, 190, 11, 6), { tone: cylinder(169, 191), gap: 2.6 });
  const beam =
    "M60 66C110 50 150 60 174 52H186C210 60 250 50 300 66L300 71C250 60 212 72 186 66H174C148 72 110 60 60 71Z";
  plate.shape(beam, { tone: linear(0, 52, 0.3, 0, 70, 1), gap: 2.6 });
  plate.shape(ellipse(180, 58, 12), {
    tone: radial(176, 54, 16, 0.15, 0.9),
    gap: 2.6,
    ink: "metal",
  });
  plate.stroke("M180 46V30M174 30H186", { width: 1.4 });
  // weights and pans
  const pan = (cx: number) => {
    plate.stroke(`M${cx} 69L${cx - 46} 170M${cx} 69L${cx + 46} 170M${cx} 69V74`, { width: 1 });
    plate.shape(`M${cx - 54} 170H${cx + 54}C${cx + 46} 196 ${cx - 46} 196 ${cx - 54} 170Z`, {
      tone: cylinder(cx - 54, cx + 54, 0.1, 1),
      gap: 3,
      bend: (x) => -7 * ((x + 180 - cx) / 54) ** 2,
    });
  };
  const coin = (cx: number, y: number, w = 22) =>
    plate.shape(
      `M${cx - w} ${y}V${y + 7}C${cx - w} ${y + 12} ${cx + w} ${y + 12} ${cx + w} ${y + 7}V${y}Z`,
      { tone: cylinder(cx - w, cx + w), angle: 90, gap: 2.6, ink: "metal", edge: "metal", line: 1 },
    );
  for (let i = 0; i < 5; i++) coin(60 + ([0, 2, -1, 1, 0][i] ?? 0), 156 - i * 8);
  plate.shape(ellipse(60, 124, 22, 5), { tone: 0.2, ink: "metal", gap: 2.6, line: 1 });
  pan(60);
  // the law on the other pan
  plate.shape(rectangle(268, 150, 66, 14), { tone: (x) => (x < 276 ? 0.9 : 0.35), gap: 2.6 });
  plate.shape(polygon([272, 134], [330, 131], [331, 146], [273, 149]), {
    tone: linear(272, 0, 0.95, 332, 0, 0.55),
    gap: 2.6,
    angle: -3,
  });
  plate.shape(rectangle(276, 118, 50, 12), { tone: (x) => (x < 284 ? 0.9 : 0.3), gap: 2.6 });
  pan(300);
});
