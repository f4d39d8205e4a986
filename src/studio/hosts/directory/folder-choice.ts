import { holdAlone } from "../../browser/hold-alone.ts";
import type { Compiled, HostChoice, Opened } from "../../welcome/host-choice.ts";
import { openDirectoryHost } from "./directory-host.ts";
import { findContent } from "./find-content.ts";
import { askPermission } from "./folder-permission.ts";
import { type KnownFolder, knowFolder, lastFolder } from "./known-folders.ts";
import { folderWords as words } from "./words.pt-br.ts";

/** Chromium's extension of `window` (WICG, "File System Access", 3). */
interface Picking {
  showDirectoryPicker?(asked: {
    id: string;
    mode: "readwrite";
  }): Promise<FileSystemDirectoryHandle>;
}

type Answer = Opened | { refused: string };

/** The option to open a local folder. */
export const folderChoice: HostChoice = {
  id: "folder",
  title: words.title,
  action: words.action,
  description: words.description,
  hindrance: hindranceHere(),
  open: async (compiled) => {
    const picked = await pick();
    return picked && openFolder(picked, compiled);
  },
  again: async (compiled) => {
    const known = await lastFolder();
    return known && { name: known.handle.name, open: () => openKnown(known, compiled) };
  },
};

function hindranceHere(): string | undefined {
  const { showDirectoryPicker } = window as Picking;
  if (!isSecureContext) return words.insecure;
  return showDirectoryPicker ? undefined : words.noPicker;
}

/** Shows the folder picker; `undefined` if the user cancels. */
async function pick(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const { showDirectoryPicker } = window as Picking;
    return await showDirectoryPicker?.call(window, { id: "prelo", mode: "readwrite" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}

async function openFolder(picked: FileSystemDirectoryHandle, compiled: Compiled): Promise<Answer> {
  const found = await findContent(picked, compiled.folder);
  if ("refused" in found) return found;
  return openKnown(await knowFolder(found.folder), compiled);
}

async function openKnown({ id, handle }: KnownFolder, { collections }: Compiled): Promise<Answer> {
  if (!(await askPermission(handle))) return { refused: words.notAllowed };
  if (!(await holdAlone(id))) return { refused: words.elsewhere };
  const host = await openDirectoryHost({ folder: handle, name: id, collections });
  return "kind" in host ? { refused: host.message } : host;
}
