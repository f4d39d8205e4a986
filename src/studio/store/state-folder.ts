import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Makes the folder for what is not content, beside the content folder: an editor's words are no part of the
 * site, nor of what is published.
 *
 * @param root the content folder
 */
export async function makeStateFolder(root: string): Promise<string> {
  const own = join(dirname(root), ".prelo");
  const state = join(own, "studio", basename(root));
  await mkdir(state, { recursive: true, mode: 0o700 });
  await writeFile(join(own, ".gitignore"), "*\n", { flag: "wx" }).catch(() => undefined);
  return state;
}
