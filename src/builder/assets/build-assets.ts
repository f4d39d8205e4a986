import { join } from "node:path";
import { buildDownloads } from "../../downloads/build-downloads.ts";
import type { Site } from "../../load/load.ts";
import { shortHash } from "../../media/cache.ts";
import { foreignCharactersOfSite } from "../../media/fonts/alphabet.ts";
import { buildFonts } from "../../media/fonts/build-fonts.ts";
import { buildPictures, type PublishedMedia } from "../../media/images.ts";
import { focalPointClass, focalPointStyles } from "../../media/photos/focal-point.ts";
import { darkPhotoStyles } from "../../media/photos/theme-duotone.ts";
import type { Theme } from "../../model/types.ts";
import { packOfTheme } from "../../theme/packs/pack-names.ts";
import { toCustomProperties } from "../../theme/tokens.ts";
import { usedWeightRange, type WeightRange } from "../../theme/used-font-weights.ts";
import { bundleClient } from "../bundles/bundle.ts";
import { licenseFile } from "../bundles/licenses.ts";
import { usedFeatures } from "../bundles/used-scripts.ts";
import { prefixStyles } from "../html/base-path.ts";
import { findExceededFontBudget, type OverBudget } from "../html/budget.ts";
import type { OutputFile } from "../html/output-file.ts";
import { buildOrnaments } from "./build-ornaments.ts";
import {
  allStyles,
  appendFontStyles,
  buildStyles,
  type Styles,
  sharedStyles,
} from "./build-styles.ts";
import {
  addDownloadSizes,
  downloadAddressesIn,
  downloadAddressesOfRedirects,
} from "./download-sizes.ts";
import { buildIcons } from "./icons.ts";
import { type ContentImage, collectImages, replaceImages } from "./replace-images.ts";
import { mediaPathOf, usedImages } from "./used-images.ts";
import { buildWebManifest } from "./web-manifest.ts";

/** The visual assets of a site: styles, fonts, pictures, downloads. */
export interface VisualAssets {
  /** The site with the final address of each picture. */
  site: Site;
  styles: Styles;
  /** The addresses of the fonts that the first screen needs. */
  preloads: string[];
  files: OutputFile[];
  /** Looks up the published form of a picture that the site uses. */
  picture: PublishedMedia["url"];
  /** The budget that the fonts exceed, if any. */
  overBudget?: OverBudget;
}

/** What the pages of a built site share. */
export interface Assets {
  files: OutputFile[];
  styles: Styles;
  /**
   * The address of the style sheet that the browser loads before it navigates to another page in
   * place.
   */
  sheet: string;
  /** The budget that the fonts exceed, if any. */
  overBudget?: OverBudget;
  /** The shared parts of the head of each document, and the script at the end of the document. */
  head: {
    preloads: string[];
    script: string;
    themeColors: { light: string; dark: string };
    iconsAtRoot: boolean;
  };
}

/** The part of the assets that pages depend on. */
export type SharedAssets = Pick<Assets, "head" | "sheet" | "styles">;

/**
 * Builds the styles, fonts, pictures, downloads and ornaments of a site.
 *
 * @param base the path of the host below which the site is published
 */
export async function buildVisualAssets(site: Site, base = ""): Promise<VisualAssets> {
  const { settings: _, ...shown } = site;
  const points = collectImages(site).flatMap(({ focus = [] }) => focus);
  const [plain, media, downloads] = await Promise.all([
    buildStyles(
      toCustomProperties(site.theme) + darkPhotoStyles(site.theme) + focalPointStyles(points),
      site.code,
      packOfTheme(site.theme),
    ),
    buildPictures(site.media, usedImages(site), site.theme),
    buildDownloads(site, [...downloadAddressesIn(site), ...downloadAddressesOfRedirects(site)]),
  ]);
  const used = usedWeightRange(allStyles(plain));
  const foreign = foreignCharactersOfSite(site);
  const fonts = await buildFonts(site.theme, { foreign, weights: used });
  const ornaments = buildOrnaments(site.theme);
  const styles = await appendFontStyles(plain, prefixStyles(base, fonts.css + ornaments.css));
  const preloads = fonts.files.filter((font) => font.preload).map((font) => `/${font.name}`);
  // More than one face may use the same font file.
  const made = new Map(
    [...fonts.files, ...media.files, ...downloads, ...ornaments.files].map((file) => [
      file.name,
      file.data,
    ]),
  );
  const files = [...made].map(([path, data]) => ({ path, data }));
  const weights = new Map(downloads.map(({ name, data }) => [`/${name}`, data.length]));
  const painted = { ...site, ...replaceImages(shown, (image) => resolveImage(image, media)) };
  return {
    site: addDownloadSizes(painted, weights),
    styles,
    preloads,
    files,
    picture: media.url,
    overBudget:
      findExceededFontBudget(fonts.files) && (await checkThemeFontBudget(site.theme, used)),
  };
}

/**
 * Checks the size of the theme's fonts without the characters that only the content adds, because
 * an editor's text must not make the build fail. Returns the budget that they exceed, if any.
 */
async function checkThemeFontBudget(
  theme: Theme,
  weights: WeightRange,
): Promise<OverBudget | undefined> {
  const { files } = await buildFonts(theme, { weights });
  return findExceededFontBudget(files);
}

/**
 * Adds the published files to a picture of the media folder. A picture of another site stays
 * unchanged.
 */
function resolveImage(image: ContentImage, media: PublishedMedia): ContentImage {
  const file = mediaPathOf(image);
  const published = file === undefined ? undefined : media.url(file, image.tone);
  const kind = published ? published.classes : externalImageClasses(image);
  const classes = [kind, image.focus && focalPointClass(image.focus)].filter(Boolean);
  const placed = { ...image, ...published };
  return classes.length > 0 ? { ...placed, classes: classes.join(" ") } : placed;
}

/**
 * Returns the classes of a picture of another site. Only its file name tells whether it is a
 * drawing, and it may be transparent.
 */
function externalImageClasses({ src }: ContentImage): string | undefined {
  return /\.svg$/i.test(src) ? undefined : "photo cutout";
}

/** Builds everything that pages share: the visual assets and the client's scripts. */
export async function buildAssets(
  site: Site,
  base: string,
): Promise<{ site: Site; assets: Assets }> {
  const { name } = site.settings.firm;
  const [look, bundle, icons] = await Promise.all([
    buildVisualAssets(site, base),
    bundleClient(site.code, { search: searchLanguage(site), parts: usedFeatures(site) }),
    buildIcons({ name, theme: site.theme, own: siteIconPath(site) }),
  ]);
  const manifest = buildWebManifest(site.settings, site.theme);
  const types = site.pages.flatMap(({ blocks }) => blocks.map(({ type }) => type as string));
  const kinds = site.settings.search ? [...types, "search"] : types;
  const sheet = styleSheetFile(sharedStyles(look.styles, new Set(kinds)));
  const { display, text } = site.theme.fonts;
  const licenses = licenseFile([
    ...bundle.packages,
    ...[display, text].flatMap((font) => font.package ?? []),
  ]);
  const { light, dark } = site.theme.colors;
  const head = {
    preloads: look.preloads,
    script: `/${bundle.boot}`,
    themeColors: { light: light.paper, dark: dark.paper },
    iconsAtRoot: base === "",
  };
  return {
    site: look.site,
    assets: {
      files: [...icons, manifest, sheet, licenses, ...look.files, ...bundle.files],
      styles: look.styles,
      sheet: `/${sheet.path}`,
      overBudget: look.overBudget,
      head,
    },
  };
}

/** Returns the language of the site if it has a search. */
function searchLanguage({ settings }: Site): string | undefined {
  return settings.search ? settings.language : undefined;
}

/**
 * Returns the path of the site's own icon on the disk. Returns `undefined` if the theme names none.
 */
export function siteIconPath({ theme, media }: Pick<Site, "theme" | "media">): string | undefined {
  const file = theme.icon && mediaPathOf(theme.icon as ContentImage);
  return file && join(media, file);
}

function styleSheetFile(css: string): OutputFile {
  return { path: `assets/styles-${shortHash(css)}.css`, data: css };
}
