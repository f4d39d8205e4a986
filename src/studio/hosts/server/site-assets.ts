import { stat } from "node:fs/promises";
import { join } from "node:path";
import { buildVisualAssets } from "../../../builder/assets/build-assets.ts";
import { allStyles } from "../../../builder/assets/build-styles.ts";
import { usedImages } from "../../../builder/assets/used-images.ts";
import type { OutputFile } from "../../../builder/html/output-file.ts";
import { checkContentFolder } from "../../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../../load/files/disk-files.ts";
import type { FileCache } from "../../../load/files/read-files.ts";
import { resolveSite } from "../../../load/resolve/resolve-site.ts";
import type { SiteCheckResult } from "../../../load/validate-site.ts";
import type { Site } from "../../../model/site.ts";
import type {
  InitialMediaState,
  MediaFileMetadata,
  PicturePropsByRendition,
} from "../../preview-worker/messages.ts";
import { renditionKey } from "../../preview-worker/picture-renditions.ts";
import type { CompiledSiteCode } from "./site-code/watch-site-code.ts";

/** The parts of the preview that only Node can build: images, styles and files of the site. */
export interface SiteAssets {
  initialMedia: InitialMediaState;
  css: string;
  files: ReadonlyMap<string, OutputFile>;
}

/**
 * The running code of the site. If the code on disk has an error, this is the last version without
 * one.
 */
type ActiveSiteCode = Pick<CompiledSiteCode, "mark" | "rules">;

/** Adds a base folder, which ends with a slash, to the addresses of pictures. */
export function prefixPictureAddresses(
  folder: string,
  placed: PicturePropsByRendition,
): PicturePropsByRendition {
  const addresses = /(?<=")\/(?=media\/)|(?<=, )\/(?=media\/)/g;
  return JSON.parse(JSON.stringify(placed).replace(addresses, () => folder));
}

/** Creates a function that builds the assets of a content folder. Unchanged assets are reused. */
export function createCachedAssetBuilder(
  content: string,
  date: string | undefined,
  code: () => ActiveSiteCode,
): () => Promise<SiteAssets> {
  const lookAt = createAssetBuilder(content, date, code);
  let last: { state: string; look: Promise<SiteAssets> } | undefined;
  return async () => {
    const state = `${code().mark}\n${await computeFolderFingerprint(content)}`;
    if (last?.state === state) return last.look;
    const look = lookAt();
    last = { state, look };
    // After a failure, the next call builds again.
    look.catch(() => {
      if (last?.look === look) last = undefined;
    });
    return look;
  };
}

/** Computes a fingerprint of the folder's files. Equal fingerprints mean that nothing changed. */
async function computeFolderFingerprint(content: string): Promise<string> {
  const listed = (await createDiskFileStore(content).list()) ?? [];
  const states = listed.map(async ({ path }) => {
    const { mtimeMs, ctimeMs, size } = await stat(join(content, path));
    return `${path} ${mtimeMs} ${ctimeMs} ${size}`;
  });
  // A file may be removed after it was listed.
  const told = await Promise.all(states.map((state) => state.catch(() => "")));
  return told.join("\n");
}

function createAssetBuilder(
  content: string,
  date: string | undefined,
  code: () => ActiveSiteCode,
): () => Promise<SiteAssets> {
  const known: FileCache = new Map();
  let made: { key: string; look: Promise<BuiltAssets> } | undefined;
  return async () => {
    const { mark, rules } = code();
    const checked = await checkContentFolder(content, { date, known }, rules);
    const site = resolveSiteFromValidFiles(checked, content);
    const key = site ? JSON.stringify([mark, site.theme, usedImages(site)]) : made?.key;
    if (site && key !== undefined && key !== made?.key) {
      const before = made;
      const look = buildAssets(site).catch((error) => {
        // If the build fails, for example because of a half-written style sheet or a removed
        // picture, keep the previous assets. The next call builds again.
        if (made?.look === look) made = before;
        return before?.look ?? Promise.reject(error);
      });
      made = { key, look };
    }
    const { placed = {}, css = "", files = new Map() } = (await made?.look) ?? {};
    return {
      initialMedia: { ...(await collectInitialMediaState(content, checked)), placed },
      css,
      files,
    };
  };
}

/**
 * Resolves the site from all valid files, including unpublished ones; `undefined` if that fails.
 */
function resolveSiteFromValidFiles({ draft }: SiteCheckResult, content: string): Site | undefined {
  if (!draft) return undefined;
  const files = draft.files
    .filter(({ valid }) => valid)
    .map((file) => ({ ...file, hidden: false }));
  try {
    return resolveSite({ ...draft, files, isOut: () => false }, createDiskFileStore(content));
  } catch {
    return undefined;
  }
}

interface BuiltAssets {
  placed: PicturePropsByRendition;
  css: string;
  files: Map<string, OutputFile>;
}

async function buildAssets(site: Site): Promise<BuiltAssets> {
  const look = await buildVisualAssets(site);
  const placed = usedImages(site).map(({ src, tone }) => [
    renditionKey(src, tone),
    look.picture(src, tone),
  ]);
  return {
    placed: Object.fromEntries(placed),
    css: allStyles(look.styles),
    files: new Map(look.files.map((file) => [`/${file.path}`, file])),
  };
}

async function collectInitialMediaState(
  content: string,
  { draft }: SiteCheckResult,
): Promise<Omit<InitialMediaState, "placed">> {
  const paths = (await createDiskFileStore(content).list()) ?? [];
  const names = paths
    .filter(({ path }) => path.startsWith("media/"))
    .map(({ path }) => path.slice(6));
  const pictures = names.map((name): [string, MediaFileMetadata] => {
    const broken = draft?.media.get(name)?.broken;
    return [name, { ...draft?.sizeOf(name), bytes: draft?.bytesOf(name), broken }];
  });
  return { paths, pictures: Object.fromEntries(pictures) };
}
