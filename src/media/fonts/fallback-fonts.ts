import type { FontMetrics } from "./font-metrics.ts";

interface DeviceFont {
  /** Names under which devices have it, or a font of the same measures. */
  names: readonly string[];
  average: number;
}

/** Fonts that devices bring, with the width of their average letter of Portuguese text. */
const deviceFonts: Readonly<Record<string, DeviceFont>> = {
  Georgia: { names: ["Georgia", "Gelasio"], average: 0.4488 },
  "Noto Serif": { names: ["Noto Serif"], average: 0.4882 },
  "Times New Roman": { names: ["Times New Roman", "Liberation Serif", "Tinos"], average: 0.408 },
  Arial: { names: ["Arial", "Liberation Sans", "Arimo"], average: 0.46 },
  Roboto: { names: ["Roboto"], average: 0.4589 },
  "DejaVu Serif": { names: ["DejaVu Serif"], average: 0.5235 },
  "DejaVu Sans": { names: ["DejaVu Sans"], average: 0.5219 },
};

/** A cut of the web font that text is set in, and the weights that use it. */
export interface Cut {
  /** As in `font-weight` of @font-face: "400" or "100 399". */
  weight: string;
  metrics: FontMetrics;
}

/**
 * A device's font stretched to the measures of a web font, so that no line moves when the web font
 * arrives, as @font-face rules, one for each cut. A font whose measures are not known gives none.
 */
export function fallbackFaces(family: string, fallback: string, cuts: readonly Cut[]): string {
  const font = deviceFonts[fallback];
  if (!font) return "";
  return cuts.map((cut) => fallbackFace(`${family} ${fallback}`, font, cut)).join("");
}

function fallbackFace(name: string, font: DeviceFont, { weight, metrics }: Cut): string {
  const adjust = metrics.average / font.average;
  return [
    `@font-face{font-family:${JSON.stringify(name)}`,
    // 400 is what a face has that names no weight.
    ...(weight === "400" ? [] : [`font-weight:${weight}`]),
    `src:${font.names.map((local) => `local(${JSON.stringify(local)})`).join()}`,
    `size-adjust:${percent(adjust)}`,
    `ascent-override:${percent(metrics.ascent / adjust)}`,
    `descent-override:${percent(metrics.descent / adjust)}}\n`,
  ].join(";");
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(1))}%`;
}
