import type { Plate } from "./plate.ts";

/** The tool that a plate is cut with; lengths in plate units. */
export interface Burin {
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
