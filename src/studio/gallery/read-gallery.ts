import type { OutputFile } from "../../builder/html/output-file.ts";
import { checkContents } from "../../load/assemble.ts";
import { diskFiles } from "../../load/files/disk-files.ts";
import type { LoadedFiles } from "../../load/files/loaded-files.ts";
import type { FileCache } from "../../load/files/read-file.ts";
import { readFiles } from "../../load/files/read-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { fillContents } from "./examples/fill-contents.ts";
import { type GalleryBlock, galleryBlocks } from "./examples/gallery-blocks.ts";
import { withPlaceholderPictures } from "./examples/placeholder-pictures.ts";
import { type PackSite, packIn, resolveInPack } from "./pack-site.ts";

/** All block types of a site, ready to be rendered. */
export interface Gallery {
  schemas: Schemas;
  /** The style pack of the site. */
  pack: PackName;
  blocks: readonly GalleryBlock[];
  /** Resolves the valid blocks in a style pack. Built on demand, once per pack. */
  siteInPack(pack: PackName): Promise<PackSite>;
  /** A file that rendered blocks reference, from any pack built so far. */
  file(path: string): OutputFile | undefined;
}

/**
 * Reads a content folder for its gallery.
 *
 * @param known parse cache from earlier reads
 * @throws if the folder is missing or has errors that prevent a site; OwnCodeFault for errors in
 * the site's code
 */
export async function readGallery(
  content: string,
  { date, known }: { date?: string; known: FileCache },
): Promise<Gallery> {
  const rules = await loadRules(content);
  const read = await readFiles(diskFiles(content), { known }, { rules });
  if (!read) throw new Error(content);
  const contents = withPlaceholderPictures(
    withPage(fillContents(read, rules, date)),
    rules.schemas,
  );
  const { draft } = checkContents(contents, rules, { date, drafts: true });
  const file = listingPageFile(contents);
  const blocks = galleryBlocks(draft, { contents, rules, file, date });
  const right = blocks.filter(({ error: told }) => told === undefined).map(({ value }) => value);
  const source = { draft, contents, file, blocks: right, pictures: read.media };
  return {
    schemas: rules.schemas,
    pack: packIn(draft),
    blocks,
    ...cachePackSites((pack) => resolveInPack(source, pack)),
  };
}

/** Caches the site of each pack. */
function cachePackSites(make: Gallery["siteInPack"]): Pick<Gallery, "siteInPack" | "file"> {
  const made = new Map<PackName, Promise<PackSite>>();
  const files = new Map<string, OutputFile>();
  return {
    async siteInPack(pack) {
      const showing = made.get(pack) ?? make(pack);
      made.set(pack, showing);
      const shown = await showing;
      for (const file of shown.look.files) files.set(`/${file.path}`, file);
      return shown;
    },
    file: (path) => files.get(path),
  };
}

/**
 * The page that lists the articles, on which every block type is allowed. A path for a new page if
 * there is none.
 */
function listingPageFile(contents: LoadedFiles): string {
  const route = listingRoute(contents);
  const pages = contents.files.filter(({ schemaId }) => schemaId === "page.json");
  const found = pages.find(({ parsed }) => textAt(parsed.value, "/route") === route);
  return found?.parsed.file ?? `${contents.folder}/pages/gallery-of-blocks.yaml`;
}

function listingRoute({ files }: Pick<LoadedFiles, "files">): string | undefined {
  const settings = files.find(({ schemaId }) => schemaId === "site.json");
  return textAt(settings?.parsed.value, "/articles/route");
}

function withPage(contents: LoadedFiles): LoadedFiles {
  const file = listingPageFile(contents);
  if (contents.files.some(({ parsed }) => parsed.file === file)) return contents;
  const route = listingRoute(contents);
  const page = { route, title: "Gallery", description: "Gallery", blocks: [] };
  const parsed = parseYaml(file, JSON.stringify(page));
  return { ...contents, files: [...contents.files, { schemaId: "page.json", parsed }] };
}
