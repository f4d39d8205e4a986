import { lstat, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isCode } from "./disk-steps.ts";

/**
 * Makes the folder for what is not content, beside the content folder: an editor's words are no part of the
 * site, nor of what is published.
 *
 * @param root the content folder, by its real path
 * @throws an error of the system with the code `ENOTDIR` when a link stands in its way: what an editor writes would go
 *   elsewhere (CWE-59, "link following")
 */
export async function makeStateFolder(root: string): Promise<string> {
  const own = join(dirname(root), ".prelo");
  const studio = join(own, "studio");
  const state = join(studio, basename(root));
  for (const folder of [own, studio, state]) await makeFolder(folder);
  const entries = await readdir(state, { withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw notFolder(join(state, link.name));
  await writeFile(join(own, ".gitignore"), "*\n", { flag: "wx" }).catch(() => undefined);
  return state;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (!isCode(error, "EEXIST")) throw error;
  });
  if ((await lstat(folder)).isDirectory()) return;
  throw notFolder(folder);
}

function notFolder(path: string): Error {
  return Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR" });
}
