import type { Scene } from "./burin.ts";
import { type Area, type Line, meets, simplify, toArea } from "./geometry.ts";
import { hatch } from "./hatch.ts";
import { outline } from "./outline.ts";
import { short, toPathData } from "./path-data.ts";
import { type Fill, type Ink, type Layer, Plate } from "./plate.ts";

import type { Tone } from "./tones.ts";

/** What a picture is cut for. */
export interface Cut {
  /** 1 for large slots; more widens gaps and lines, so that a small slot shows lines and not grey. */
  coarseness: number;
  /** In the dark, lines shine: tones are turned round, and a shadow takes lines away. */
  scheme: "light" | "dark";
}

/** Lines of one ink and width. */
interface Strokes {
  ink: Ink;
  width: number;
  lines: Line[];
}

/** The brass of a drawing that stands alone; a site's theme has its own. */
const metal = "var(--ill-metal,#956617)";

/**
 * A scene as an SVG file of pure strokes: what lies below other things is cut away, so that the
 * drawing is transparent and stands on any ground. Ink is `currentColor`.
 */
export function engrave(scene: Scene, cut: Cut): string {
  const plate = new Plate();
  scene.draw(plate);
  const paths = merged(strokesOf(plate.layers, scene, cut)).map(toElement);
  const box = scene.crop ?? `0 0 ${scene.width} ${scene.height}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="currentColor"`,
    ` stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</svg>\n`,
  ].join("");
}

/** From the uppermost layer down: by then all that may hide the next one is known. */
function strokesOf(layers: readonly Layer[], scene: Scene, cut: Cut): Strokes[] {
  const strokes: Strokes[] = [];
  const covers: Area[] = [];
  const shadows: Area[] = [];
  for (const layer of layers.toReversed()) {
    const area = toArea(layer.path);
    const near = (all: readonly Area[]) => all.filter((each) => meets(area, each));
    if (layer.kind === "cover") covers.push(area);
    else if (layer.kind === "stroke") {
      if (layer.stroke.fine && cut.coarseness > 1) continue;
      strokes.push(stroked(layer, area, { ...scene, covers: near(covers) }, cut));
    } else if (layer.kind === "shadow" && cut.scheme === "dark") shadows.push(area);
    else {
      const hidden = [...near(covers), ...near(shadows)];
      strokes.push(...hatched(layer.fill, area, { ...scene, covers: hidden }, cut));
    }
  }
  return strokes;
}

type Frame = Scene & { covers: readonly Area[] };
type StrokeLayer = Extract<Layer, { kind: "stroke" }>;

function stroked({ path, stroke }: StrokeLayer, area: Area, frame: Frame, cut: Cut): Strokes {
  const { width = frame.burin.outline, ink = "ink" } = stroke;
  const lines = outline(area.lines, path.includes("Z"), frame);
  return { ink, width: width * cut.coarseness, lines: simplified(lines, frame.burin.trim) };
}

function hatched(fill: Fill, area: Area, frame: Frame, { coarseness, scheme }: Cut): Strokes[] {
  const { burin } = frame;
  const gap = (fill.gap ?? burin.gap) * coarseness;
  const tone = scheme === "dark" ? toDark(fill) : fill.tone;
  const found = hatch(area, { ...fill, tone, gap }, { ...frame, ...burin });
  return found.map((lines, i) => ({
    ink: fill.ink ?? "ink",
    width: (burin.widths[i] ?? 0) * coarseness,
    lines: simplified(lines, burin.tolerance),
  }));
}

/** How much of the paper's brightness lines can give back. */
const brightest = 0.85;

/** The tone for lines that shine: bare paper becomes dense, deep shadow stays bare. */
function toDark({ tone = 0.5, dark }: Fill): Tone {
  if (dark === "same") return tone;
  if (dark !== undefined) return dark;
  const turned = (value: number) => brightest * (1 - Math.min(1, value));
  return typeof tone === "function" ? (...place) => turned(tone(...place)) : turned(tone);
}

function simplified(lines: readonly Line[], tolerance: number): Line[] {
  return lines.map((line) => simplify(line, tolerance));
}

/** One path for each ink and width. */
function merged(strokes: readonly Strokes[]): Strokes[] {
  const found = new Map<string, Strokes>();
  for (const { ink, width, lines } of strokes) {
    const key = `${ink} ${short(width * 10)}`;
    const same = found.get(key) ?? { ink, width, lines: [] };
    found.set(key, { ...same, lines: [...same.lines, ...lines] });
  }
  const drawn = [...found.values()].filter(({ lines }) => lines.length > 0);
  return drawn.sort((a, b) => a.ink.localeCompare(b.ink) || a.width - b.width);
}

function toElement({ ink, width, lines }: Strokes): string {
  const stroke = ink === "metal" ? ` stroke="${metal}"` : "";
  const size = String(Math.round(width * 100) / 100).replace(/^0/, "");
  return `<path${stroke} stroke-width="${size}" d="${toPathData(lines)}"/>`;
}
