import type { Image, Theme } from "../../model/types.ts";
import { isDark } from "../../theme/contrast.ts";
import { completePalette, type PackPalette } from "../../theme/packs/pack-palette.ts";

type LogoImage = NonNullable<Theme["logo"]>;
type ImageSource = NonNullable<Image["sources"]>[number];

const darkScheme = "(prefers-color-scheme:dark)";

/**
 * Chooses the logo image for a background colour of the theme: in each scheme the dark variant if
 * the colour is dark, else the light one. Returns `undefined` if there is no logo, or if it has no
 * variant that is readable on the background.
 */
export function logoForBackground(theme: Theme, ground: keyof PackPalette): Image | undefined {
  const { logo, colors } = theme;
  if (!logo) return undefined;
  const groundIsDark = (scheme: "light" | "dark", name: keyof PackPalette) =>
    isDark(completePalette(colors[scheme])[name]);
  const onDark = pictureForDark(logo);
  const isReadable = onDark || groundIsDark("light", ground) === groundIsDark("light", "paper");
  if (!isReadable) return undefined;
  const onLight = dropDarkVariant(logo);
  const pick = (scheme: "light" | "dark") =>
    onDark && groundIsDark(scheme, ground) ? onDark : onLight;
  return combineSchemes(pick("light"), pick("dark"));
}

/** The configured logo for dark backgrounds, or the rendition generated for them. */
function pictureForDark(logo: LogoImage): Image | undefined {
  if (logo.dark) return renditionForDark(logo.dark) ?? logo.dark;
  return renditionForDark(logo);
}

/** Drawings in theme colours have a rendition in the colours of the dark scheme. */
function renditionForDark(image: Image): Image | undefined {
  const cut = image.sources?.find(isForDark);
  return cut && { ...dropDarkVariant(image), src: cut.srcset };
}

function dropDarkVariant({ dark: _, small: __, sources, ...image }: LogoImage): Image {
  const others = sources?.filter((source) => !isForDark(source)) ?? [];
  return others.length > 0 ? { ...image, sources: others } : image;
}

function isForDark({ media }: ImageSource): boolean {
  return media === darkScheme;
}

/** A source may have a media condition of its own, such as for reduced motion. */
function darkMediaQuery({ media }: ImageSource): string {
  return media ? `${media} and ${darkScheme}` : darkScheme;
}

/** Uses the box of the light image for both, to avoid a layout shift if the scheme changes. */
function combineSchemes(light: Image, dark: Image): Image {
  if (light.src === dark.src) return light;
  const prints = [...(dark.sources ?? []), { srcset: dark.src }];
  const inDark = prints.map((source) => ({ ...source, media: darkMediaQuery(source) }));
  return { ...light, sources: [...inDark, ...(light.sources ?? [])] };
}
