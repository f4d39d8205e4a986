import type { Image, Theme } from "../../model/types.ts";
import { isDark } from "../../theme/contrast.ts";
import { completePalette, type PackPalette } from "../../theme/packs/pack-palette.ts";

type LogoImage = NonNullable<Theme["logo"]>;
type ImageSource = NonNullable<Image["sources"]>[number];

const darkScheme = "(prefers-color-scheme:dark)";

/**
 * Chooses the logo image for a background colour of the theme: in each scheme the dark variant if
 * the colour is dark and there is one, else the light one. Returns `undefined` if there is no logo,
 * or if no variant is readable on the background.
 */
export function logoForBackground(theme: Theme, ground: keyof PackPalette): Image | undefined {
  const { logo, colors } = theme;
  if (!logo) return undefined;
  const groundIsDark = (scheme: "light" | "dark", name: keyof PackPalette) =>
    isDark(completePalette(colors[scheme])[name]);
  const onDark = pictureForDark(logo);
  const isReadable = onDark || groundIsDark("light", ground) === groundIsDark("light", "paper");
  if (!isReadable) return undefined;
  const onLight = dropDarkAndSmall(logo);
  const pick = (scheme: "light" | "dark") =>
    onDark && groundIsDark(scheme, ground) ? onDark : onLight;
  return combineSchemes(pick("light"), pick("dark"));
}

/**
 * Returns the configured logo for dark backgrounds, or the rendition generated for them;
 * `undefined` if there is neither.
 */
function pictureForDark(logo: LogoImage): Image | undefined {
  if (logo.dark) return renditionForDark(logo.dark) ?? logo.dark;
  return renditionForDark(logo);
}

/**
 * Returns the rendition of a drawing in the colours of the dark scheme. Only drawings in theme
 * colours have one.
 */
function renditionForDark(image: Image): Image | undefined {
  const cut = image.sources?.find(isForDark);
  return cut && { ...dropDarkAndSmall(image), src: cut.srcset };
}

function dropDarkAndSmall({ dark: _, small: __, sources, ...image }: LogoImage): Image {
  const others = sources?.filter((source) => !isForDark(source)) ?? [];
  return others.length > 0 ? { ...image, sources: others } : image;
}

function isForDark({ media }: ImageSource): boolean {
  return media === darkScheme;
}

/**
 * Returns the media query of a source for the dark scheme. The source may have a media condition of
 * its own, such as for reduced motion.
 */
function darkMediaQuery({ media }: ImageSource): string {
  return media ? `${media} and ${darkScheme}` : darkScheme;
}

/**
 * Combines two images into one that changes with the colour scheme. Uses the box of the light image
 * for both, so that the layout does not shift.
 */
function combineSchemes(light: Image, dark: Image): Image {
  if (light.src === dark.src) return light;
  const prints = [...(dark.sources ?? []), { srcset: dark.src }];
  const inDark = prints.map((source) => ({ ...source, media: darkMediaQuery(source) }));
  return { ...light, sources: [...inDark, ...(light.sources ?? [])] };
}
