import { spawn } from "node:child_process";
import { join } from "node:path";
import {
  type GalleryIndex,
  galleryIndexPath,
} from "../../studio/block-gallery/browser/gallery-urls.ts";
import { findFreePort } from "../free-port.ts";

/** The block gallery of one checkout of this project. */
export interface WorktreeGallery {
  /** Address of its dev server. */
  address: string;
  list: GalleryIndex;
  close(): void;
}

/**
 * Starts the dev server of a checkout through its command line.
 *
 * @param content the content folder: relative to the checkout, or absolute
 * @returns `undefined` if that checkout has no gallery
 * @throws if the dev server does not start
 */
export async function startWorktreeGallery(
  root: string,
  { content, date }: { content: string; date: string },
): Promise<WorktreeGallery | undefined> {
  const port = String(await findFreePort());
  const args = ["dev", "--content", content, "--port", port, "--date", date];
  const command = [join(root, "scripts/run.mjs"), ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const close = () => void child.kill();
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (data: Buffer) => {
      said += data;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", () => reject(new Error(said)));
  });
  const list = await fetchGalleryIndex(address);
  if (list) return { address, list, close };
  close();
  return undefined;
}

/**
 * Fetches the gallery index. Returns `undefined` if the dev server has no gallery: it then answers
 * with an HTML page or with an error.
 */
async function fetchGalleryIndex(address: string): Promise<GalleryIndex | undefined> {
  const answer = await fetch(new URL(galleryIndexPath, address));
  const isList = answer.headers.get("content-type")?.includes("json");
  return answer.ok && isList ? ((await answer.json()) as GalleryIndex) : undefined;
}
