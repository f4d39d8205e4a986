import type { Palette, Theme } from "../../model/types.ts";
import { contrastRatio } from "../../theme/contrast.ts";
import type { BackgroundTone } from "../svg.ts";
import { type DuotoneColors, parseColor } from "./duotone.ts";

/**
 * Returns the duotone of photographs on a background. Returns `undefined` if the theme shows them
 * in their own colours.
 */
export function duotoneColorsFor(
  { colors, photos }: Theme,
  tone: BackgroundTone,
): DuotoneColors | undefined {
  return photos === "duotone" ? paletteDuotone(colors.light, tone) : undefined;
}

/**
 * Returns the styles for photographs in the dark scheme. They dim the duotone of the light scheme
 * by the ratio of the lightest colours of both schemes. One set of files is therefore enough for
 * both schemes.
 */
export function darkPhotoStyles({ colors, photos }: Theme): string {
  if (photos !== "duotone") return "";
  const dimmed = `.photo{filter:brightness(${darkBrightness(colors)})}`;
  return `@layer ui{@media screen and (prefers-color-scheme:dark){${dimmed}}}\n`;
}

function darkBrightness({ light, dark }: Theme["colors"]): number {
  const [day, night] = [light, dark].map((palette) => {
    return parseColor(paletteDuotone(palette, "paper").light).reduce(
      (sum, channel) => sum + channel,
    );
  });
  return Math.min(1, Math.round((100 * (night ?? 1)) / (day || 1)) / 100);
}

/**
 * Returns the duotone of a palette. The darker of ink and background is for shadows, the other one
 * for highlights.
 */
function paletteDuotone(palette: Palette, tone: BackgroundTone): DuotoneColors {
  const [ground, ink] =
    tone === "deep" ? [palette.deep, palette.artOnDeep] : [palette.paper, palette.artInk];
  return isDarker(ground, ink) ? { shadow: ground, light: ink } : { shadow: ink, light: ground };
}

function isDarker(first: string, second: string): boolean {
  return contrastRatio(first, "#000000") < contrastRatio(second, "#000000");
}
