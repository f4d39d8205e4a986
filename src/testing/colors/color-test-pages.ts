import { frameUrl } from "../../studio/block-gallery/browser/gallery-urls.ts";
import { type PackName, packNames } from "../../theme/packs/pack-names.ts";
import { groupIntoPages, serveGallery } from "../blocks/serve-gallery.ts";
import { knownSites } from "../sites/known-sites.ts";
import { serveSite } from "../sites/served-site.ts";

/**
 * The pages on which the colours of a style are tested: all blocks in the style, and the front page
 * of a site that uses it. `close` stops their servers.
 */
export interface ColorTestPages {
  addresses: string[];
  close(): Promise<void>;
}

/** Serves the pages on which the colours of a style are tested. */
export async function serveColorTestPages(pack: PackName): Promise<ColorTestPages> {
  const gallery = await serveGallery();
  const site = await serveSite(knownSites[packNames.indexOf(pack)]?.content ?? "");
  const frames = groupIntoPages(gallery.list).map((samples) => frameUrl({ pack, samples }));
  return {
    addresses: [...frames.map((path) => new URL(path, gallery.address).href), site.address],
    close: async () => {
      await gallery.close();
      await site.close();
    },
  };
}
