import { spawn } from "node:child_process";
import { join } from "node:path";
import { type GalleryList, listPath } from "../../studio/gallery/live/gallery-urls.ts";
import { freePort } from "../free-port.ts";

/** The gallery of blocks of some checkout of this project. */
export interface StartedGallery {
  /** Of its live preview. */
  address: string;
  list: GalleryList;
  close(): void;
}

/**
 * Starts the live preview of a checkout, as people do.
 *
 * @param content a folder of content: in the checkout, or an absolute path
 * @returns nothing where that checkout has no gallery
 * @throws where the preview does not start
 */
export async function startGallery(
  root: string,
  { content, date }: { content: string; date: string },
): Promise<StartedGallery | undefined> {
  const port = String(await freePort());
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
  const list = await readList(address);
  if (list) return { address, list, close };
  close();
  return undefined;
}

/** A preview without a gallery answers with a page, or not at all. */
async function readList(address: string): Promise<GalleryList | undefined> {
  const answer = await fetch(new URL(listPath, address));
  const isList = answer.headers.get("content-type")?.includes("json");
  return answer.ok && isList ? ((await answer.json()) as GalleryList) : undefined;
}
