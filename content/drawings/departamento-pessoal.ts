import { vignette } from "./burin/scene.ts";
import { ellipse, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

const badges = [
  [78, 0],
  [184, 10],
  [290, 4],
] as const;

/** Three hats on one shelf, a badge under each: whoever comes is on the payroll. */
export const drawing = vignette({ crop: "8 46 348 224" }, (plate) => {
  plate.shadow("M60 140C60 96 92 64 122 92C140 104 132 130 150 140Z", { tone: 0.42, gap: 3.4 });
  plate.shadow("M176 140C176 92 214 70 238 96C254 116 250 130 272 140Z", { tone: 0.42, gap: 3.4 });
  plate.shadow("M276 140C282 96 320 74 340 104C348 120 346 132 356 140Z", { tone: 0.42, gap: 3.4 });
  plate.shape(rectangle(12, 141, 336, 13), { tone: linear(0, 141, 0.15, 0, 154, 0.95), gap: 2.6 });
  plate.shadow(rectangle(24, 154, 320, 12), { tone: linear(0, 154, 0.9, 0, 166, 0.3), gap: 3 });
  for (const [x, h] of badges) {
    plate.stroke(`M${x} 162L${x - 12} ${196 + h}M${x} 162L${x + 12} ${196 + h}`, { width: 0.9 });
    plate.shadow(rectangle(x - 16, 204 + h, 46, 58), { tone: 0.55, gap: 3.4 });
    plate.shape(rectangle(x - 23, 196 + h, 46, 58), { tone: null });
    plate.stroke(rectangle(x - 8, 201 + h, 16, 3), { width: 0.9 });
    plate.shape(ellipse(x, 219 + h, 7), {
      tone: 0.75,
      dark: "same",
      gap: 2.4,
      ink: h === 10 ? "metal" : "ink",
    });
    plate.hatch(
      `M${x - 12} ${238 + h}C${x - 12} ${224 + h} ${x + 12} ${224 + h} ${x + 12} ${238 + h}Z`,
      { tone: 0.75, dark: "same", gap: 2.4, ink: h === 10 ? "metal" : "ink" },
    );
    plate.stroke(`M${x - 15} ${244 + h}H${x + 15}M${x - 15} ${249 + h}H${x + 6}`, { width: 0.9 });
    plate.shape(ellipse(x, 162, 3.4), {
      tone: 0.9,
      dark: "same",
      gap: 1.8,
      ink: "metal",
      edge: "metal",
    });
  }
  // bowler
  plate.shape("M46 122C42 66 60 52 78 52C96 52 114 66 110 122Z", {
    tone: cylinder(42, 114, 0.3, 1),
    gap: 3,
    bend: (x) => 6 - 6 * ((x + 102) / 36) ** 2,
  });
  plate.shape("M46 122C58 130 98 130 110 122L110 108C98 116 58 116 46 108Z", {
    tone: 0.95,
    gap: 2.2,
  });
  plate.shape(
    "M20 124C32 128 44 124 46 122C58 130 98 130 110 122C112 124 124 128 136 124C134 138 108 142 78 142C48 142 22 138 20 124Z",
    { tone: cylinder(20, 136, 0.25, 1), gap: 2.8, bend: (x) => 7 - 7 * ((x + 102) / 56) ** 2 },
  );
  // straw hat
  plate.shape("M152 124C152 76 164 64 184 64C204 64 216 76 216 124Z", {
    tone: cylinder(148, 220, 0.12, 0.7),
    gap: 3.4,
    ink: "metal",
    bend: (x) => 5 - 5 * ((x - 4) / 36) ** 2,
  });
  plate.shape("M152 124C164 132 204 132 216 124L216 110C204 118 164 118 152 110Z", {
    tone: 0.85,
    gap: 2.4,
  });
  plate.shape(
    "M122 126C138 130 148 126 152 124C164 132 204 132 216 124C220 126 232 130 246 126C242 138 214 142 184 142C154 142 126 138 122 126Z",
    {
      tone: cylinder(122, 246, 0.15, 0.8),
      gap: 3,
      ink: "metal",
      bend: (x) => 7 - 7 * ((x - 4) / 62) ** 2,
    },
  );
  // helmet
  plate.shape("M254 128C250 84 270 62 291 62C312 62 332 84 328 128Z", {
    tone: cylinder(252, 330, 0.06, 0.75),
    gap: 3.2,
    angle: 90,
  });
  plate.shape("M280 128C277 92 280 68 285 62H297C302 68 305 92 302 128Z", {
    tone: 0.3,
    gap: 3,
    line: 1.1,
  });
  plate.shape("M242 128C268 122 314 122 340 128L344 140C312 144 270 144 238 140Z", {
    tone: linear(242, 0, 0.3, 340, 0, 1),
    gap: 2.6,
  });
});
