import type { Plate } from "./burin/plate.ts";
import { scene } from "./burin/scene.ts";
import { ellipse, polygon } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

/** A banker's lamp over a page: she is the one who sheds light on a tax. */
export const drawing = scene([240, 240], { gap: 3, crop: "24 0 192 240" }, (plate) => {
  plate.ground(120, 218, 104, 12, { depth: 0.9 });
  light(plate);
  lamp(plate);
});

function light(plate: Plate): void {
  plate.hatch(polygon([48, 96], [192, 96], [214, 206], [26, 206]), {
    tone: linear(0, 96, 0.75, 0, 200, 0.05),
    dark: "same",
    ink: "metal",
    gap: 5,
    alternate: 0,
  });
}

function lamp(plate: Plate): void {
  const post = polygon([115, 74], [125, 74], [127, 196], [113, 196]);
  plate.shape(post, { tone: cylinder(112, 128), angle: 90, gap: 2.4 });
  plate.shape(ellipse(120, 150, 10, 5), { tone: cylinder(110, 130), gap: 2.4 });
  const foot = "M66 216C68 202 100 200 110 192H130C140 200 172 202 174 216Z";
  plate.shape(foot, { tone: cylinder(66, 174), angle: 90, gap: 2.8 });
  plate.shape("M60 216H180V223H60Z", { tone: linear(0, 216, 0.3, 0, 223, 1), gap: 2.2 });
  const shade = "M40 98C34 60 52 38 84 36H156C188 38 206 60 200 98C180 90 60 90 40 98Z";
  const bend = (x: number) => -6 + 6 * (x / 80) ** 2;
  plate.shape(shade, { tone: cylinder(40, 200, 0.35, 1), gap: 3, bend });
  plate.shape("M104 36C104 24 136 24 136 36Z", { tone: cylinder(104, 136), gap: 2.4 });
  plate.shape(ellipse(120, 22, 6), { tone: 0.6, gap: 2.2 });
  plate.stroke("M168 96V126", { ink: "metal", width: 1.2 });
  plate.shape(ellipse(168, 130, 4), {
    tone: 0.9,
    dark: "same",
    ink: "metal",
    edge: "metal",
    gap: 2,
  });
}
