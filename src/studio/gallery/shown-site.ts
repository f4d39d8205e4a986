import { buildLook, type Look } from "../../builder/assets/build-assets.ts";
import { type PlacedImage, paintImages } from "../../builder/assets/paint-images.ts";
import { ownFile } from "../../builder/assets/used-images.ts";
import { type BlockView, toViews } from "../../layout/views.ts";
import type { Contents } from "../../load/files/contents.ts";
import { resolveSite } from "../../load/resolve/resolve-site.ts";
import { type Draft, type DraftFile, filesOf, textAt } from "../../model/raw-site.ts";
import type { Site } from "../../model/site.ts";
import { type PackName, packOf } from "../../theme/packs/pack-names.ts";
import type { Json } from "../../yaml/edit/change.ts";
import { placeholderAddress } from "./live/gallery-addresses.ts";

/** Theme fields that stay the site's own in every style pack. */
const ownInTheme = ["logo", "icon"] as const;

/** The gallery's blocks resolved in one style pack. */
export interface ShownSite {
  look: Look;
  blocks: BlockView[];
}

/** What a shown site is built from. */
export interface ShownSource {
  draft: Draft;
  contents: Contents;
  /** The file name in diagnostics of the page that has the blocks. */
  file: string;
  blocks: readonly Json[];
  /** The media files of the site, by path in the media folder. */
  pictures: { has(name: string): boolean };
}

/** The style pack of a site. */
export function packIn(draft: Draft): PackName {
  return packOf(Object(filesOf(draft, "theme.json")[0]?.parsed.value));
}

/**
 * Resolves blocks in a style pack. In the site's own pack its whole theme applies, in others only
 * the pack's defaults.
 */
export async function showSite(source: ShownSource, pack: PackName): Promise<ShownSite> {
  const { draft, contents, pictures } = source;
  const files = withTheme(source, pack).flatMap((file) => onlyPage(source, file));
  const folders = { media: contents.mediaFolder, code: contents.codeFolder };
  const site = resolveSite({ ...draft, files, isOut: () => false }, folders);
  const look = await buildLook(withPlaceholders(site, pictures));
  const [view] = toViews(look.site, look.site.labels);
  const blocks = view?.content.kind === "blocks" ? view.content.blocks : [];
  return { look, blocks };
}

function withTheme({ draft }: ShownSource, pack: PackName): DraftFile[] {
  if (packIn(draft) === pack) return [...draft.files];
  const [theme] = filesOf(draft, "theme.json");
  const written = Object(theme?.parsed.value);
  const own = ownInTheme.flatMap((name) => (name in written ? [[name, written[name]]] : []));
  const value = { pack, ...Object.fromEntries(own) };
  const file = toFile(`${draft.folder}/theme.yaml`, "theme.json", value);
  return [...draft.files.filter((each) => each !== theme), file];
}

/**
 * The single page of the gallery. It uses the route of the article listing, because some blocks are
 * empty on any other page.
 */
function onlyPage({ draft, file, blocks }: ShownSource, each: DraftFile): DraftFile[] {
  if (each.schemaId !== "page.json") return [{ ...each, hidden: false }];
  if (each.parsed.file !== file) return [];
  const settings = filesOf(draft, "site.json")[0]?.parsed.value;
  const route = textAt(settings, "/articles/route");
  const value = { ...Object(each.parsed.value), ...(route && { route }), blocks };
  return [{ ...each, ...toFile(file, "page.json", value) }];
}

function toFile(file: string, schemaId: string, value: object): DraftFile {
  const parsed = { file, text: "", value, diagnostics: [], rangeAt: () => ({ start: 0, end: 0 }) };
  return { schemaId, parsed, valid: true, hidden: false };
}

/** Replaces missing pictures by the placeholder. */
function withPlaceholders(site: Site, pictures: ShownSource["pictures"]): Site {
  const { settings, theme, ...shown } = site;
  const place = (image: PlacedImage) => {
    const file = ownFile(image);
    return file === undefined || pictures.has(file) ? image : { ...image, src: placeholderAddress };
  };
  return { settings, theme, ...paintImages(shown, place) } as Site;
}
