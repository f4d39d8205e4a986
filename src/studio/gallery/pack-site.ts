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
import { type PackName, packOf } from "../../theme/packs/pack-names.ts";
import type { Json } from "../../yaml/edit/change.ts";
import { placeholderPath } from "./live/gallery-urls.ts";

/** Theme fields that stay the site's own in every style pack. */
const siteThemeFields = ["logo", "icon"] as const;

/** The gallery's blocks resolved in one style pack. */
export interface PackSite {
  look: VisualAssets;
  blocks: RouteBlock[];
}

/** What a shown site is built from. */
export interface PackSource {
  draft: ParsedSite;
  contents: LoadedFiles;
  /** The file name in diagnostics of the page that has the blocks. */
  file: string;
  blocks: readonly Json[];
  /** The media files of the site, by path in the media folder. */
  pictures: { has(name: string): boolean };
}

/** The style pack of a site. */
export function packIn(draft: ParsedSite): PackName {
  return packOf(Object(filesWithSchema(draft, "theme.json")[0]?.parsed.value));
}

/**
 * Resolves blocks in a style pack. In the site's own pack its whole theme applies, in others only
 * the pack's defaults.
 */
export async function resolveInPack(source: PackSource, pack: PackName): Promise<PackSite> {
  const { draft, contents, pictures } = source;
  const files = withTheme(source, pack).flatMap((file) => galleryPageOnly(source, file));
  const folders = { media: contents.mediaFolder, code: contents.codeFolder };
  const site = resolveSite({ ...draft, files, isOut: () => false }, folders);
  const look = await buildVisualAssets(withPlaceholders(site, pictures));
  const [view] = toRoutes(look.site, look.site.labels);
  const blocks = view?.content.kind === "blocks" ? view.content.blocks : [];
  return { look, blocks };
}

function withTheme({ draft }: PackSource, pack: PackName): ParsedContentFile[] {
  if (packIn(draft) === pack) return [...draft.files];
  const [theme] = filesWithSchema(draft, "theme.json");
  const written = Object(theme?.parsed.value);
  const own = siteThemeFields.flatMap((name) => (name in written ? [[name, written[name]]] : []));
  const value = { pack, ...Object.fromEntries(own) };
  const file = toFile(`${draft.folder}/theme.yaml`, "theme.json", value);
  return [...draft.files.filter((each) => each !== theme), file];
}

/**
 * The single page of the gallery. It uses the route of the article listing, because some blocks are
 * empty on any other page.
 */
function galleryPageOnly(
  { draft, file, blocks }: PackSource,
  each: ParsedContentFile,
): ParsedContentFile[] {
  if (each.schemaId !== "page.json") return [{ ...each, hidden: false }];
  if (each.parsed.file !== file) return [];
  const settings = filesWithSchema(draft, "site.json")[0]?.parsed.value;
  const route = textAt(settings, "/articles/route");
  const value = { ...Object(each.parsed.value), ...(route && { route }), blocks };
  return [{ ...each, ...toFile(file, "page.json", value) }];
}

function toFile(file: string, schemaId: string, value: object): ParsedContentFile {
  const parsed = { file, text: "", value, diagnostics: [], rangeAt: () => ({ start: 0, end: 0 }) };
  return { schemaId, parsed, valid: true, hidden: false };
}

/** Replaces missing pictures by the placeholder. */
function withPlaceholders(site: Site, pictures: PackSource["pictures"]): Site {
  const { settings, theme, ...shown } = site;
  const place = (image: ContentImage) => {
    const file = mediaPathOf(image);
    return file === undefined || pictures.has(file) ? image : { ...image, src: placeholderPath };
  };
  return { settings, theme, ...replaceImages(shown, place) } as Site;
}
