import type { Image, Theme } from "../../model/types.ts";
import { isDark } from "../../theme/contrast.ts";
import { type PackPalette, wholePalette } from "../../theme/packs/pack-palette.ts";

type Logo = NonNullable<Theme["logo"]>;
type Source = NonNullable<Image["sources"]>[number];

const darkScheme = "(prefers-color-scheme:dark)";

/**
 * Chooses the picture of the logo for a colour of the theme: the one for dark grounds if that colour is dark in its
 * scheme, else the other one. Returns nothing if there is no logo, or if the ground is dark in the light scheme too
 * and the logo has no picture for that.
 */
export function logoForBackground(theme: Theme, ground: keyof PackPalette): Image | undefined {
  const { logo, colors } = theme;
  if (!logo) return undefined;
  const groundIsDark = (scheme: "light" | "dark", name: keyof PackPalette) =>
    isDark(wholePalette(colors[scheme])[name]);
  const onDark = pictureForDark(logo);
  const isReadable = onDark || groundIsDark("light", ground) === groundIsDark("light", "paper");
  if (!isReadable) return undefined;
  const onLight = withoutDark(logo);
  const pick = (scheme: "light" | "dark") =>
    onDark && groundIsDark(scheme, ground) ? onDark : onLight;
  return combineSchemes(pick("light"), pick("dark"));
}

/** The picture that was given for dark grounds, or the cut that was drawn for them. */
function pictureForDark(logo: Logo): Image | undefined {
  if (logo.dark) return renditionForDark(logo.dark) ?? logo.dark;
  return renditionForDark(logo);
}

/** Of a drawing in the theme's colours there is a print in those of the dark scheme. */
function renditionForDark(image: Image): Image | undefined {
  const cut = image.sources?.find(isForDark);
  return cut && { ...withoutDark(image), src: cut.srcset };
}

function withoutDark({ dark: _, small: __, sources, ...image }: Logo): Image {
  const others = sources?.filter((source) => !isForDark(source)) ?? [];
  return others.length > 0 ? { ...image, sources: others } : image;
}

function isForDark({ media }: Source): boolean {
  return media === darkScheme;
}

/** A print may have a condition of its own, such as that motion is welcome. */
function darkMediaQuery({ media }: Source): string {
  return media ? `${media} and ${darkScheme}` : darkScheme;
}

/** Both in the box of the first: nothing moves when the scheme changes. */
function combineSchemes(light: Image, dark: Image): Image {
  if (light.src === dark.src) return light;
  const prints = [...(dark.sources ?? []), { srcset: dark.src }];
  const inDark = prints.map((source) => ({ ...source, media: darkMediaQuery(source) }));
  return { ...light, sources: [...inDark, ...(light.sources ?? [])] };
}
