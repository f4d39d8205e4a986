import { folderStrings as strings } from "#lang/studio/hosts/directory/strings";
import type {
  BackendBuildData,
  BackendOption,
  BackendOrCancelled,
} from "../../backend-contract/backend-option.ts";
import { acquireWebLock } from "../../browser/web-lock.ts";
import { openDirectoryBackend } from "./backend.ts";
import { findContentFolder } from "./find-content-folder.ts";
import { ensurePermission } from "./permission.ts";
import { loadLastFolder, type RecentFolder, rememberFolder } from "./recent-folders.ts";

/** Chromium's extension of `window` (WICG, "File System Access", 3). */
interface DirectoryPickerWindow {
  showDirectoryPicker?(asked: {
    id: string;
    mode: "readwrite";
  }): Promise<FileSystemDirectoryHandle>;
}

type OpenFolderResult = BackendOrCancelled | { refused: string };

/** The option to open a local folder. */
export const folderBackendOption: BackendOption = {
  id: "folder",
  title: strings.title,
  action: strings.action,
  description: strings.description,
  unsupportedReason: findUnsupportedReason(),
  open: async (compiled) => {
    const picked = await pickFolder();
    return picked && openPickedFolder(picked, compiled);
  },
  lastOpened: async (compiled) => {
    const known = await loadLastFolder();
    return known && { name: known.handle.name, open: () => openRecentFolder(known, compiled) };
  },
};

function findUnsupportedReason(): string | undefined {
  const { showDirectoryPicker } = window as DirectoryPickerWindow;
  if (!isSecureContext) return strings.insecure;
  return showDirectoryPicker ? undefined : strings.noPicker;
}

/** Shows the folder picker. Returns `undefined` if the user cancels. */
async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const { showDirectoryPicker } = window as DirectoryPickerWindow;
    return await showDirectoryPicker?.call(window, { id: "prelo", mode: "readwrite" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}

async function openPickedFolder(
  picked: FileSystemDirectoryHandle,
  compiled: BackendBuildData,
): Promise<OpenFolderResult> {
  const found = await findContentFolder(picked, compiled.folder);
  if ("refused" in found) return found;
  return openRecentFolder(await rememberFolder(found.folder), compiled);
}

async function openRecentFolder(
  { id, handle }: RecentFolder,
  { collections }: BackendBuildData,
): Promise<OpenFolderResult> {
  if (!(await ensurePermission(handle))) return { refused: strings.notAllowed };
  if (!(await acquireWebLock(id))) return { refused: strings.elsewhere };
  const host = await openDirectoryBackend({ folder: handle, name: id, collections });
  return "kind" in host ? { refused: host.message } : host;
}
