import type { FontMetrics } from "./font-metrics.ts";

interface SystemFont {
  /** The names of the font and of fonts with the same metrics. */
  names: readonly string[];
  average: number;
}

/** System fonts, with the average width of a letter in Portuguese text. */
const deviceFonts: Readonly<Record<string, SystemFont>> = {
  Georgia: { names: ["Georgia", "Gelasio"], average: 0.4488 },
  "Noto Serif": { names: ["Noto Serif"], average: 0.4882 },
  "Times New Roman": { names: ["Times New Roman", "Liberation Serif", "Tinos"], average: 0.408 },
  Arial: { names: ["Arial", "Liberation Sans", "Arimo"], average: 0.46 },
  Roboto: { names: ["Roboto"], average: 0.4589 },
  "DejaVu Serif": { names: ["DejaVu Serif"], average: 0.5235 },
  "DejaVu Sans": { names: ["DejaVu Sans"], average: 0.5219 },
};

/** The metrics of an instance of a web font, and the weights for which they are used. */
export interface InstanceMetrics {
  /** A `font-weight` descriptor of @font-face: "400" or "100 399". */
  weight: string;
  metrics: FontMetrics;
}

/**
 * Returns @font-face rules that adjust a system font to the metrics of a web font, so that the
 * layout does not shift when the web font loads. Each instance gets one rule. Returns none for an
 * unknown system font.
 */
export function fallbackFontFaceRules(
  family: string,
  fallback: string,
  instances: readonly InstanceMetrics[],
): string {
  const font = deviceFonts[fallback];
  if (!font) return "";
  return instances.map((cut) => fallbackFontFaceRule(`${family} ${fallback}`, font, cut)).join("");
}

function fallbackFontFaceRule(
  name: string,
  font: SystemFont,
  { weight, metrics }: InstanceMetrics,
): string {
  const adjust = metrics.average / font.average;
  return [
    `@font-face{font-family:${JSON.stringify(name)}`,
    // The default of the descriptor is 400.
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
