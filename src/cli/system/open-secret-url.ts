import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openBrowser } from "./open-browser.ts";

/**
 * The maximum lifetime of the file, in milliseconds. Within this time even a slow browser reads it.
 */
const maxWait = 5 * 60_000;

/**
 * Opens a URL that contains a secret. All users of a computer can see process arguments. So the
 * opener does not get the URL, but a file that redirects to it and that only this user can read.
 * The browser may read the file after the opener has exited. So the file is deleted after some
 * minutes, or when this process exits.
 *
 * @returns whether the system opened it; `false` if the file cannot be written
 */
export async function openSecretUrl(address: string): Promise<boolean> {
  const file = writeRedirectPage(address);
  // The Windows shell ends a command at "&".
  return file !== undefined && openBrowser(pathToFileURL(file).href.replaceAll("&", "%26"));
}

function writeRedirectPage(address: string): string | undefined {
  try {
    const { folder: parent, prefix } = choosePrivateFolderParent(process.platform);
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    // `mkdtemp` creates the folder with mode 0700.
    const folder = mkdtempSync(join(parent, prefix));
    removeLater(folder);
    const file = join(folder, "open.html");
    writeFileSync(file, redirectPageHtml(address), { mode: 0o600, flag: "wx" });
    return file;
  } catch {
    return undefined;
  }
}

/**
 * Chooses a private folder for temporary files. A browser that is installed as a snap has a /tmp of
 * its own and cannot read hidden folders. So on systems with snaps the file is written to the home
 * folder.
 */
function choosePrivateFolderParent(system: NodeJS.Platform): { folder: string; prefix: string } {
  const home = homedir();
  const { APPDATA, XDG_DATA_HOME } = process.env;
  if (system === "linux" && existsSync(join(home, "snap")))
    return { folder: home, prefix: "prelo-open-" };
  const folders: Partial<Record<NodeJS.Platform, string>> = {
    win32: APPDATA || join(home, "AppData/Roaming"),
    darwin: join(home, "Library/Application Support"),
  };
  const data = folders[system] ?? (XDG_DATA_HOME || join(home, ".local/share"));
  return { folder: join(data, "prelo/runtime"), prefix: "open-" };
}

function removeLater(folder: string): void {
  const remove = () => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  setTimeout(remove, maxWait).unref();
}

function redirectPageHtml(address: string): string {
  const escaped = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return [
    "<!doctype html>",
    '<meta charset="utf-8">',
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="refresh" content="0;url=${escaped}">`,
    "<title>Prelo</title>",
    `<p><a href="${escaped}" rel="noreferrer">Prelo</a></p>`,
    "",
  ].join("\n");
}
