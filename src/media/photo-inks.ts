import type { Palette, Theme } from "../content/types.ts";
import { contrastRatio } from "../theme/contrast.ts";
import { channelsOf, type Inks } from "./duotone.ts";
import type { Tone } from "./svg.ts";

/** The inks of photographs on a ground; nothing where the theme leaves them their own colours. */
export function photoInks({ colors, photos }: Theme, tone: Tone): Inks | undefined {
  return photos === "duotone" ? inksOf(colors.light, tone) : undefined;
}

/**
 * How photographs in the light scheme's inks are shown in the dark: dimmed, so that their lights
 * come as near as they can to the dark scheme's. One set of files serves both schemes.
 */
export function photoStyles(theme: Theme): string {
  if (theme.photos !== "duotone") return "";
  const paper = dimming(theme, "paper");
  const deep = dimming(theme, "deep");
  return `@layer ui{@media screen and (prefers-color-scheme:dark){.photo{filter:brightness(${paper})}.photo.on-deep{filter:brightness(${deep})}}}\n`;
}

function dimming({ colors }: Theme, tone: Tone): number {
  const [day, night] = [colors.light, colors.dark].map((palette) => {
    return channelsOf(inksOf(palette, tone).light).reduce((sum, channel) => sum + channel);
  });
  return Math.min(1, Math.round((100 * (night ?? 1)) / (day || 1)) / 100);
}

/** Ink and ground, whichever of them is darker for the shadows. */
function inksOf(palette: Palette, tone: Tone): Inks {
  const [ground, ink] =
    tone === "deep" ? [palette.deep, palette.artOnDeep] : [palette.paper, palette.artInk];
  return isDarker(ground, ink) ? { shadow: ground, light: ink } : { shadow: ink, light: ground };
}

function isDarker(first: string, second: string): boolean {
  return contrastRatio(first, "#000000") < contrastRatio(second, "#000000");
}
