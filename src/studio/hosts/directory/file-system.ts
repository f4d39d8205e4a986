import type { Bytes } from "../../../load/files/file-store.ts";

/*
 * Files of a folder that the user opened in the browser (WICG, "File System Access"; WHATWG, "File
 * System"). Paths are relative to the folder, with `/`. Failures reject with the browser's
 * `DOMException`.
 */

/** A file of the folder. */
export interface DirectoryFile {
  path: string;
  handle: FileSystemFileHandle;
}

/**
 * Lists all files, sorted by path, except hidden ones, temporary files of the browser and those in
 * `node_modules`.
 */
export async function listFilesUnder(
  folder: FileSystemDirectoryHandle,
  prefix = "",
): Promise<DirectoryFile[]> {
  const found: DirectoryFile[] = [];
  for await (const [name, handle] of folder.entries()) {
    if (name.startsWith(".") || name.endsWith(".crswap") || name === "node_modules") continue;
    const path = prefix + name;
    if (isFolder(handle)) found.push(...(await listFilesUnder(handle, `${path}/`)));
    else found.push({ path, handle: handle as FileSystemFileHandle });
  }
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === "directory";
}

/** Returns the file at a path; `undefined` if it does not exist. */
async function findFile(
  folder: FileSystemDirectoryHandle,
  path: string,
): Promise<File | undefined> {
  try {
    const { holder, name } = await openParentFolder(folder, path, false);
    return await (await holder.getFileHandle(name)).getFile();
  } catch (error) {
    return ignoreMissingOrOtherKind(error);
  }
}

/** Returns the bytes of a file; `undefined` if it does not exist. */
export async function readFileBytes(
  folder: FileSystemDirectoryHandle,
  path: string,
): Promise<Bytes | undefined> {
  const file = await findFile(folder, path);
  return file && new Uint8Array(await file.arrayBuffer());
}

/**
 * Replaces the bytes of a file, or creates it. The browser writes a temporary file, which replaces
 * the file when it is complete.
 */
export async function writeFileBytes(
  folder: FileSystemDirectoryHandle,
  path: string,
  bytes: Bytes,
): Promise<void> {
  const { holder, name } = await openParentFolder(folder, path, true);
  const handle = await holder.getFileHandle(name, { create: true });
  const writing = await handle.createWritable();
  try {
    await writing.write(bytes as Uint8Array<ArrayBuffer>);
    await writing.close();
  } catch (error) {
    await writing.abort().catch(() => undefined);
    throw error;
  }
}

/** Removes a file, if it exists. */
export async function removeFile(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
  try {
    const { holder, name } = await openParentFolder(folder, path, false);
    await holder.removeEntry(name);
  } catch (error) {
    ignoreMissingOrOtherKind(error);
  }
}

async function openParentFolder(
  folder: FileSystemDirectoryHandle,
  path: string,
  create: boolean,
): Promise<{ holder: FileSystemDirectoryHandle; name: string }> {
  const names = path.split("/");
  const name = names.pop() ?? "";
  let holder = folder;
  for (const each of names) holder = await holder.getDirectoryHandle(each, { create });
  return { holder, name };
}

function ignoreMissingOrOtherKind(error: unknown): undefined {
  const name = error instanceof DOMException ? error.name : "";
  if (name !== "NotFoundError" && name !== "TypeMismatchError") throw error;
}
