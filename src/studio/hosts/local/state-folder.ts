import { lstat, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hasSystemErrorCode } from "../../disk/file-system.ts";

/**
 * Creates the folder for the studio's state. It is next to the content folder, because the journal
 * must not be published with the site.
 *
 * @param root the content folder, by its real path
 * @throws a system error with the code `ENOTDIR` if the path or an entry in the folder is a link,
 *   because the journal would be written elsewhere (CWE-59, "link following")
 */
export async function ensureStateFolder(root: string): Promise<string> {
  const own = join(dirname(root), ".prelo");
  const studio = join(own, "studio");
  const state = join(studio, basename(root));
  for (const folder of [own, studio, state]) await makeFolder(folder);
  const entries = await readdir(state, { withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw notFolderError(join(state, link.name));
  await writeFile(join(own, ".gitignore"), "*\n", { flag: "wx" }).catch(() => undefined);
  return state;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (!hasSystemErrorCode(error, "EEXIST")) throw error;
  });
  if ((await lstat(folder)).isDirectory()) return;
  throw notFolderError(folder);
}

function notFolderError(path: string): Error {
  return Object.assign(new Error(`${path} is no folder`), { code: "ENOTDIR" });
}
