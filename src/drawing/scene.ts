import type { Plate } from "./plate.ts";

/** The tool that a plate is cut with; lengths in plate units. */
interface Burin {
  /** From one hatching line to the next. */
  gap: number;
  /** Widths of hatching lines, from none to the darkest. */
  widths: readonly number[];
  /** The width of contours. */
  outline: number;
  /** How closely hatching looks at what it crosses. */
  step: number;
  /** How far lines may leave their course: the wider, the smaller the file. */
  tolerance: number;
  /** The same for contours, where it shows sooner. */
  trim: number;
}

/** A picture before it is cut. */
export interface Scene {
  width: number;
  height: number;
  /** The part to show, as an SVG view box; the whole plate unless told. */
  crop?: string;
  burin: Burin;
  /** One cut is enough: it is always large, and its ground is the same in both schemes. */
  single: boolean;
  draw(plate: Plate): void;
}

export type SceneOptions = Partial<Burin> & Partial<Pick<Scene, "crop" | "single">>;

const burin = { gap: 3.2, widths: [0, 0.5, 0.85, 1.25, 1.7], outline: 1.15, step: 0.5 };

/** A picture of a size of its own, in plate units. */
export function scene(
  [width, height]: [number, number],
  { crop, single = false, ...options }: SceneOptions,
  draw: Scene["draw"],
): Scene {
  const tolerance = options.tolerance ?? 0.22;
  const trim = Math.min(0.24, tolerance * 0.8);
  return { width, height, crop, single, burin: { ...burin, tolerance, trim, ...options }, draw };
}

/** A thing by itself: no frame, on hatched ground; crop it so that its base is the bottom. */
export function vignette(options: SceneOptions, draw: Scene["draw"]): Scene {
  return scene([360, 270], options, draw);
}

/** A cover: lines to all four edges. */
export function cover(options: SceneOptions, draw: Scene["draw"]): Scene {
  return scene([480, 300], { gap: 3.6, tolerance: 0.3, ...options }, draw);
}
