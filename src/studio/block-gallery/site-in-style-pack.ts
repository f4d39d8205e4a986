import { buildVisualAssets, type VisualAssets } from "../../builder/assets/build-assets.ts";
import { type ContentImage, replaceImages } from "../../builder/assets/replace-images.ts";
import { mediaPathOf } from "../../builder/assets/used-images.ts";
import { type RouteBlock, toRoutes } from "../../layout/routes.ts";
import type { LoadedFiles } from "../../load/files/loaded-files.ts";
import { resolveSite } from "../../load/resolve/resolve-site.ts";
import {
  filesWithSchema,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../model/parsed-site.ts";
import type { Site } from "../../model/site.ts";
import { type PackName, packOfTheme } from "../../theme/packs/pack-names.ts";
import type { Json } from "../../yaml/edit/change.ts";
import { placeholderPath } from "./browser/gallery-urls.ts";

/** Theme fields that have the site's own value in every style pack. */
const siteThemeFields = ["logo", "icon"] as const;

/** The gallery's blocks resolved in one style pack. */
export interface SiteInStylePack {
  visualAssets: VisualAssets;
  blocks: RouteBlock[];
}

/** The input for resolving blocks in a style pack. */
export interface StylePackSiteInput {
  draft: ParsedSite;
  contents: LoadedFiles;
  /** The path of the page that receives the blocks. */
  file: string;
  blocks: readonly Json[];
  /** Tells which media files of the site exist, by path in the media folder. */
  pictures: { has(name: string): boolean };
}

/** Returns the style pack of a site; the default pack if the theme names none. */
export function getSiteStylePack(draft: ParsedSite): PackName {
  return packOfTheme(Object(filesWithSchema(draft, "theme.json")[0]?.parsed.value));
}

/**
 * Resolves blocks in a style pack. In the site's own pack, its whole theme applies. In any other
 * pack, the defaults of the pack apply, with the logo and icon of the site.
 */
export async function resolveSiteInPack(
  source: StylePackSiteInput,
  pack: PackName,
): Promise<SiteInStylePack> {
  const { draft, contents, pictures } = source;
  const files = replaceThemeForPack(source, pack).flatMap((file) => toGalleryFiles(source, file));
  const folders = { media: contents.mediaFolder, code: contents.codeFolder };
  const site = resolveSite({ ...draft, files, isOut: () => false }, folders);
  const look = await buildVisualAssets(replaceMissingPictures(site, pictures));
  const [view] = toRoutes(look.site, look.site.labels);
  const blocks = view?.content.kind === "blocks" ? view.content.blocks : [];
  return { visualAssets: look, blocks };
}

function replaceThemeForPack({ draft }: StylePackSiteInput, pack: PackName): ParsedContentFile[] {
  if (getSiteStylePack(draft) === pack) return [...draft.files];
  const [theme] = filesWithSchema(draft, "theme.json");
  const written = Object(theme?.parsed.value);
  const own = siteThemeFields.flatMap((name) => (name in written ? [[name, written[name]]] : []));
  const value = { pack, ...Object.fromEntries(own) };
  const file = toParsedContentFile(`${draft.folder}/theme.yaml`, "theme.json", value);
  return [...draft.files.filter((each) => each !== theme), file];
}

/**
 * Maps a content file to its version in the gallery. The gallery's page gets the blocks, and all
 * other pages are removed. Its route is that of the article list, because some blocks are empty on
 * any other page.
 */
function toGalleryFiles(
  { draft, file, blocks }: StylePackSiteInput,
  each: ParsedContentFile,
): ParsedContentFile[] {
  if (each.schemaId !== "page.json") return [{ ...each, hidden: false }];
  if (each.parsed.file !== file) return [];
  const settings = filesWithSchema(draft, "site.json")[0]?.parsed.value;
  const route = textAt(settings, "/articles/route");
  const value = { ...Object(each.parsed.value), ...(route && { route }), blocks };
  return [{ ...each, ...toParsedContentFile(file, "page.json", value) }];
}

function toParsedContentFile(file: string, schemaId: string, value: object): ParsedContentFile {
  const parsed = { file, text: "", value, diagnostics: [], rangeAt: () => ({ start: 0, end: 0 }) };
  return { schemaId, parsed, valid: true, hidden: false };
}

/** Replaces missing pictures with the placeholder. */
function replaceMissingPictures(site: Site, pictures: StylePackSiteInput["pictures"]): Site {
  const { settings, theme, ...shown } = site;
  const place = (image: ContentImage) => {
    const file = mediaPathOf(image);
    return file === undefined || pictures.has(file) ? image : { ...image, src: placeholderPath };
  };
  return { settings, theme, ...replaceImages(shown, place) } as Site;
}
