import { stat } from "node:fs/promises";
import { join } from "node:path";
import { buildLook } from "../../../builder/assets/build-assets.ts";
import { allStyles } from "../../../builder/assets/build-styles.ts";
import { usedImages } from "../../../builder/assets/used-images.ts";
import type { OutputFile } from "../../../builder/html/output-file.ts";
import type { CheckedSite } from "../../../load/assemble.ts";
import { diskFiles } from "../../../load/files/disk-files.ts";
import type { KnownFiles } from "../../../load/files/read-file.ts";
import { checkContent } from "../../../load/load-checked.ts";
import { resolveSite } from "../../../load/resolve/resolve-site.ts";
import type { Site } from "../../../model/site.ts";
import type {
  BroughtLook,
  KnownPicture,
  PlacedPictures,
} from "../../preview-worker/core-messages.ts";
import { pictureKey } from "../../preview-worker/place-pictures.ts";
import type { MadeCode } from "./code/live-code.ts";

/** What only Node can build for the preview: images, styles and files of the site. */
export interface SiteLook {
  brought: BroughtLook;
  css: string;
  files: ReadonlyMap<string, OutputFile>;
}

/** The running code of the site. It may be older than the code on disk, if that has an error. */
type RunCode = Pick<MadeCode, "mark" | "rules">;

/** Puts the picture addresses below a base folder, whose name ends with a slash. */
export function placedBelow(folder: string, placed: PlacedPictures): PlacedPictures {
  const addresses = /(?<=")\/(?=media\/)|(?<=, )\/(?=media\/)/g;
  return JSON.parse(JSON.stringify(placed).replace(addresses, () => folder));
}

/** Creates a function that builds the assets of a content folder. Unchanged assets are reused. */
export function createSiteLook(
  content: string,
  date: string | undefined,
  code: () => RunCode,
): () => Promise<SiteLook> {
  const lookAt = createLooking(content, date, code);
  let last: { state: string; look: Promise<SiteLook> } | undefined;
  return async () => {
    const state = `${code().mark}\n${await stateOf(content)}`;
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

/** A fingerprint of the folder's files: equal fingerprints mean no change. */
async function stateOf(content: string): Promise<string> {
  const listed = (await diskFiles(content).list()) ?? [];
  const states = listed.map(async ({ path }) => {
    const { mtimeMs, ctimeMs, size } = await stat(join(content, path));
    return `${path} ${mtimeMs} ${ctimeMs} ${size}`;
  });
  // A file may be removed between the listing and the stat.
  const told = await Promise.all(states.map((state) => state.catch(() => "")));
  return told.join("\n");
}

function createLooking(
  content: string,
  date: string | undefined,
  code: () => RunCode,
): () => Promise<SiteLook> {
  const known: KnownFiles = new Map();
  let made: { key: string; look: Promise<MadeLook> } | undefined;
  return async () => {
    const { mark, rules } = code();
    const checked = await checkContent(content, { date, known }, rules);
    const site = siteOf(checked, content);
    const key = site ? JSON.stringify([mark, site.theme, usedImages(site)]) : made?.key;
    if (site && key !== undefined && key !== made?.key) {
      const before = made;
      const look = makeLook(site).catch((error) => {
        // If the build fails (half-written style sheets, removed pictures), keep the previous
        // assets and try again on the next call.
        if (made?.look === look) made = before;
        return before?.look ?? Promise.reject(error);
      });
      made = { key, look };
    }
    const { placed = {}, css = "", files = new Map() } = (await made?.look) ?? {};
    return { brought: { ...(await picturesOf(content, checked)), placed }, css, files };
  };
}

/** Builds the site from all valid files, including unpublished ones; `undefined` if that fails. */
function siteOf({ draft }: CheckedSite, content: string): Site | undefined {
  if (!draft) return undefined;
  const files = draft.files
    .filter(({ valid }) => valid)
    .map((file) => ({ ...file, hidden: false }));
  try {
    return resolveSite({ ...draft, files, isOut: () => false }, diskFiles(content));
  } catch {
    return undefined;
  }
}

interface MadeLook {
  placed: PlacedPictures;
  css: string;
  files: Map<string, OutputFile>;
}

async function makeLook(site: Site): Promise<MadeLook> {
  const look = await buildLook(site);
  const placed = usedImages(site).map(({ src, tone }) => [
    pictureKey(src, tone),
    look.picture(src, tone),
  ]);
  return {
    placed: Object.fromEntries(placed),
    css: allStyles(look.styles),
    files: new Map(look.files.map((file) => [`/${file.path}`, file])),
  };
}

async function picturesOf(
  content: string,
  { draft }: CheckedSite,
): Promise<Omit<BroughtLook, "placed">> {
  const paths = (await diskFiles(content).list()) ?? [];
  const names = paths
    .filter(({ path }) => path.startsWith("media/"))
    .map(({ path }) => path.slice(6));
  const pictures = names.map((name): [string, KnownPicture] => {
    const broken = draft?.media.get(name)?.broken;
    return [name, { ...draft?.sizeOf(name), bytes: draft?.bytesOf(name), broken }];
  });
  return { paths, pictures: Object.fromEntries(pictures) };
}
