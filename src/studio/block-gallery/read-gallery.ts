import type { OutputFile } from "../../builder/html/output-file.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import type { LoadedFiles } from "../../load/files/loaded-files.ts";
import type { FileCache } from "../../load/files/read-files.ts";
import { loadContentFiles } from "../../load/files/read-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { checkContents } from "../../load/validate-content.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { prepareGalleryContents } from "./examples/add-example-content.ts";
import { createGalleryBlocks, type GalleryBlock } from "./examples/gallery-blocks.ts";
import { addPlaceholderPictures } from "./examples/placeholder-pictures.ts";
import { getSiteStylePack, resolveSiteInPack, type SiteInStylePack } from "./site-in-style-pack.ts";

/** All block types of a site, ready to be rendered. */
export interface BlockGallery {
  schemas: Schemas;
  /** The style pack of the site. */
  pack: PackName;
  blocks: readonly GalleryBlock[];
  /** Resolves the valid blocks in a style pack. Built on demand, once per pack. */
  siteInPack(pack: PackName): Promise<SiteInStylePack>;
  /** Returns a file that rendered blocks reference, from any pack built so far. */
  file(path: string): OutputFile | undefined;
}

/**
 * Reads the gallery of a content folder.
 *
 * @param known parse cache from earlier reads
 * @throws if the folder is missing or has errors that prevent a site; SiteCodeError for errors in
 * the site's code
 */
export async function readGallery(
  content: string,
  { date, known }: { date?: string; known: FileCache },
): Promise<BlockGallery> {
  const rules = await loadRules(content);
  const read = await loadContentFiles(createDiskFileStore(content), { known }, { rules });
  if (!read) throw new Error(content);
  const contents = addPlaceholderPictures(
    addListingPage(prepareGalleryContents(read, rules, date)),
    rules.schemas,
  );
  const { draft } = checkContents(contents, rules, { date, drafts: true });
  const file = listingPagePath(contents);
  const blocks = createGalleryBlocks(draft, { contents, rules, file, date });
  const right = blocks.filter(({ error }) => error === undefined).map(({ value }) => value);
  const source = { draft, contents, file, blocks: right, pictures: read.media };
  return {
    schemas: rules.schemas,
    pack: getSiteStylePack(draft),
    blocks,
    ...createPackSiteCache((pack) => resolveSiteInPack(source, pack)),
  };
}

/** Builds the site of each pack only once, and collects the files of all packs built so far. */
function createPackSiteCache(
  make: BlockGallery["siteInPack"],
): Pick<BlockGallery, "siteInPack" | "file"> {
  const made = new Map<PackName, Promise<SiteInStylePack>>();
  const files = new Map<string, OutputFile>();
  return {
    async siteInPack(pack) {
      const showing = made.get(pack) ?? make(pack);
      made.set(pack, showing);
      const shown = await showing;
      for (const file of shown.visualAssets.files) files.set(`/${file.path}`, file);
      return shown;
    },
    file: (path) => files.get(path),
  };
}

/**
 * Returns the path of the page that lists the articles, or a path for a new page if there is none.
 * The gallery uses this page because every block type is allowed on it.
 */
function listingPagePath(contents: LoadedFiles): string {
  const route = listingRoute(contents);
  const pages = contents.files.filter(({ schemaId }) => schemaId === "page.json");
  const found = pages.find(({ parsed }) => textAt(parsed.value, "/route") === route);
  return found?.parsed.file ?? `${contents.folder}/pages/gallery-of-blocks.yaml`;
}

function listingRoute({ files }: Pick<LoadedFiles, "files">): string | undefined {
  const settings = files.find(({ schemaId }) => schemaId === "site.json");
  return textAt(settings?.parsed.value, "/articles/route");
}

function addListingPage(contents: LoadedFiles): LoadedFiles {
  const file = listingPagePath(contents);
  if (contents.files.some(({ parsed }) => parsed.file === file)) return contents;
  const route = listingRoute(contents);
  const page = { route, title: "Gallery", description: "Gallery", blocks: [] };
  const parsed = parseYaml(file, JSON.stringify(page));
  return { ...contents, files: [...contents.files, { schemaId: "page.json", parsed }] };
}
