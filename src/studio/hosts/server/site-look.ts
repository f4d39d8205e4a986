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

/** How the site looks as the content stands: what only Node can make. */
export interface SiteLook {
  brought: BroughtLook;
  css: string;
  files: ReadonlyMap<string, OutputFile>;
}

/** The site's own code that runs: it may be older than what stands on the disk, where that has a fault. */
type RunCode = Pick<MadeCode, "mark" | "rules">;

/** How pictures stand on pages, with addresses from the root of a site put below another folder, whose name ends with a slash. */
export function placedBelow(folder: string, placed: PlacedPictures): PlacedPictures {
  const addresses = /(?<=")\/(?=media\/)|(?<=, )\/(?=media\/)/g;
  return JSON.parse(JSON.stringify(placed).replace(addresses, () => folder));
}

/** Gives the look of a content folder as often as it is asked; what has not changed is not made again. */
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
    // One that failed is made again with the next question.
    look.catch(() => {
      if (last?.look === look) last = undefined;
    });
    return look;
  };
}

/** The files of a folder as the disk tells of them: where it says the same, all is as it was. */
async function stateOf(content: string): Promise<string> {
  const listed = (await diskFiles(content).list()) ?? [];
  const states = listed.map(async ({ path }) => {
    const { mtimeMs, ctimeMs, size } = await stat(join(content, path));
    return `${path} ${mtimeMs} ${ctimeMs} ${size}`;
  });
  // A file may go away between the list and the look at it.
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
        // Style sheets that are being written, a picture that goes away: what was shown stays, and the next
        // question makes it again.
        if (made?.look === look) made = before;
        return before?.look ?? Promise.reject(error);
      });
      made = { key, look };
    }
    const { placed = {}, css = "", files = new Map() } = (await made?.look) ?? {};
    return { brought: { ...(await picturesOf(content, checked)), placed }, css, files };
  };
}

/** The site of all files that are right by themselves, with what visitors do not see; nothing where they cannot make one. */
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
