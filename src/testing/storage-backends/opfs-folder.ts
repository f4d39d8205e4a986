import { engineRules } from "../../check/engine-rules.ts";
import type { StorageBackend } from "../../studio/backend-contract/backend.ts";
import { hashBytes } from "../../studio/browser/hash-bytes.ts";
import { openDirectoryBackend } from "../../studio/hosts/directory/backend.ts";
import { type ContractContext, contractFiles, encodeUtf8 } from "./backend-contract.ts";
import { type BeforeOperation, createFaultyFolder } from "./faulty-folder.ts";

/**
 * A content folder in the browser's own storage (OPFS), and a function that opens backends on it.
 */
export interface OpfsFolder extends Omit<ContractContext, "host"> {
  /** Opens a backend as a freshly loaded page does, with the same journal and write-ahead log. */
  open(before?: BeforeOperation): Promise<StorageBackend>;
}

let count = 0;

/** Creates a folder with exactly these files. */
export async function createOpfsFolder(
  files: Readonly<Record<string, string>> = contractFiles,
): Promise<OpfsFolder> {
  count += 1;
  const name = `content-${count}`;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(name, { create: true });
  const put = (path: string, text: string | null) => writeOrRemoveFile(folder, path, text);
  for (const [path, text] of Object.entries(files)) await put(path, text);
  const open = async (before: BeforeOperation = () => undefined) => {
    const faulty = createFaultyFolder(folder, before);
    const { collections } = engineRules;
    const host = await openDirectoryBackend({ folder: faulty, name, collections });
    if ("kind" in host) throw new Error(host.message);
    return host;
  };
  const version = (text: string) => hashBytes(encodeUtf8(text));
  return { put, text: (path) => readText(folder, path), version, open };
}

async function writeOrRemoveFile(
  folder: FileSystemDirectoryHandle,
  path: string,
  text: string | null,
): Promise<void> {
  const [first = "", ...rest] = path.split("/");
  if (rest.length > 0) {
    const inner = await folder.getDirectoryHandle(first, { create: true });
    return writeOrRemoveFile(inner, rest.join("/"), text);
  }
  if (text === null) return folder.removeEntry(first);
  const writing = await (await folder.getFileHandle(first, { create: true })).createWritable();
  await writing.write(text);
  await writing.close();
}

async function readText(
  folder: FileSystemDirectoryHandle,
  path: string,
): Promise<string | undefined> {
  const [first = "", ...rest] = path.split("/");
  try {
    if (rest.length > 0)
      return await readText(await folder.getDirectoryHandle(first), rest.join("/"));
    return await (await (await folder.getFileHandle(first)).getFile()).text();
  } catch {
    return undefined;
  }
}
