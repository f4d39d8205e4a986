import type { Palette, Theme } from "../../model/types.ts";
import { contrastRatio } from "../../theme/contrast.ts";
import type { BackgroundTone } from "../svg.ts";
import { type DuotoneColors, parseColor } from "./duotone.ts";

/** The duotone of photographs on a ground. `undefined` if the theme keeps their own colours. */
export function duotoneColorsFor(
  { colors, photos }: Theme,
  tone: BackgroundTone,
): DuotoneColors | undefined {
  return photos === "duotone" ? paletteDuotone(colors.light, tone) : undefined;
}

/**
 * How the dark scheme shows photographs in the light scheme's duotone: dimmed by the ratio of both
 * schemes' lightest colours. So one set of files serves both schemes.
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

/** The darker of ink and ground is for shadows, the other one for highlights. */
function paletteDuotone(palette: Palette, tone: BackgroundTone): DuotoneColors {
  const [ground, ink] =
    tone === "deep" ? [palette.deep, palette.artOnDeep] : [palette.paper, palette.artInk];
  return isDarker(ground, ink) ? { shadow: ground, light: ink } : { shadow: ink, light: ground };
}

function isDarker(first: string, second: string): boolean {
  return contrastRatio(first, "#000000") < contrastRatio(second, "#000000");
}
