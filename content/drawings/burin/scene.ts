import type { Burin, Scene } from "./burin.ts";
import { type Cut, engrave } from "./engrave.ts";

/** A picture that can be cut. */
export interface Drawing extends Scene {
  /** Its cuts as SVG, by what the names of their files end with; one that is single has none but "". */
  cuts(): Record<string, string>;
}

const cutKinds: Readonly<Record<string, Cut>> = {
  "": { coarseness: 1, scheme: "light" },
  "-dark": { coarseness: 1, scheme: "dark" },
  "-small": { coarseness: 1.8, scheme: "light" },
  "-small-dark": { coarseness: 1.8, scheme: "dark" },
};

export type SceneOptions = Partial<Burin> & Partial<Pick<Scene, "crop" | "single">>;

const burin = { gap: 3.2, widths: [0, 0.5, 0.85, 1.25, 1.7], outline: 1.15, step: 0.5 };

/** A picture of a size of its own, in plate units. */
export function scene(
  [width, height]: [number, number],
  { crop, single = false, ...options }: SceneOptions,
  draw: Scene["draw"],
): Drawing {
  const tolerance = options.tolerance ?? 0.22;
  const trim = Math.min(0.24, tolerance * 0.8);
  const tool = { ...burin, tolerance, trim, ...options };
  const picture: Scene = { width, height, crop, single, burin: tool, draw };
  return { ...picture, cuts: () => cutsOf(picture) };
}

function cutsOf(picture: Scene): Record<string, string> {
  const wanted = Object.entries(cutKinds).filter(([suffix]) => suffix === "" || !picture.single);
  return Object.fromEntries(wanted.map(([suffix, cut]) => [suffix, engrave(picture, cut)]));
}

/** A thing by itself: no frame, on hatched ground; crop it so that its base is the bottom. */
export function vignette(options: SceneOptions, draw: Scene["draw"]): Drawing {
  return scene([360, 270], options, draw);
}

/** A cover: lines to all four edges. */
export function cover(options: SceneOptions, draw: Scene["draw"]): Drawing {
  return scene([480, 300], { gap: 3.6, tolerance: 0.3, ...options }, draw);
}
