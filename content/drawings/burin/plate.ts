import type { Hatching } from "./hatch.ts";
import { roundedPath } from "./path-data.ts";
import { ellipse, type Path } from "./shapes.ts";
import type { Tone } from "./tones.ts";

/** `ink` follows the theme's ink for pictures, `metal` its brass. */
export type Ink = "ink" | "metal";

export interface Fill extends Hatching {
  ink?: Ink;
  /** The tone in the dark scheme, where the turned one does not do: `same` as in the light, or another. */
  dark?: Tone | "same";
}

export interface Shape extends Omit<Fill, "tone"> {
  /** null leaves bare paper. */
  tone?: Tone | null;
  /** The width of the contour; 0 draws none. */
  line?: number;
  /** The ink of the contour, where it is not that of the fill. */
  edge?: Ink;
}

export interface Stroke {
  width?: number;
  ink?: Ink;
  /** A detail that only a large slot has room for. */
  fine?: boolean;
}

/** One thing on a plate. What comes later lies above; a cover hides what lies below it. */
export type Layer =
  | { kind: "cover"; path: Path }
  | { kind: "hatch"; path: Path; fill: Fill }
  | { kind: "shadow"; path: Path; fill: Fill }
  | { kind: "stroke"; path: Path; stroke: Stroke };

/** What a scene is drawn on: things are laid one above the other, and cut when all of them lie. */
export class Plate {
  readonly layers: Layer[] = [];

  /** A thing: it hides what lies below, is filled with lines, and has a contour. */
  shape(path: Path, { tone, line, edge, ...rest }: Shape = {}): this {
    this.cover(path);
    if (tone !== null) this.hatch(path, { tone, ...rest });
    if (line !== 0) this.stroke(roundedPath(path), { width: line, ink: edge ?? rest.ink });
    return this;
  }

  /** Hides what lies below, and draws nothing. */
  cover(path: Path): this {
    this.layers.push({ kind: "cover", path: roundedPath(path) });
    return this;
  }

  /** Parallel lines through which one still sees what lies below. */
  hatch(path: Path, fill: Fill = {}): this {
    this.layers.push({ kind: "hatch", path, fill });
    return this;
  }

  /** What a thing keeps the light from: more lines where they are dark, none where they shine. */
  shadow(path: Path, fill: Fill = {}): this {
    this.layers.push({ kind: "shadow", path, fill });
    return this;
  }

  /** The shadow under something that stands: an ellipse, darkest in its middle. */
  ground(cx: number, cy: number, rx: number, ry: number, { depth = 0.8, gap }: Ground = {}): this {
    const tone = (x: number, y: number) =>
      depth * (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) + 0.12;
    return this.shadow(ellipse(cx, cy, rx, ry), { tone, gap });
  }

  /** A line by itself. */
  stroke(path: Path, stroke: Stroke = {}): this {
    this.layers.push({ kind: "stroke", path, stroke });
    return this;
  }
}

interface Ground {
  /** The tone in the middle. */
  depth?: number;
  gap?: number;
}
