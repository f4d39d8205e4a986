import { folderWords as words } from "./words.pt-br.ts";

/** The file that every content has. */
const sign = "site.yaml";

/**
 * Finds the content in a folder that somebody chose: the folder itself, or one in it.
 *
 * @param name what the content folder is called where the studio was made; it comes first
 */
export async function findContent(
  picked: FileSystemDirectoryHandle,
  name: string,
): Promise<{ folder: FileSystemDirectoryHandle } | { refused: string }> {
  if (await isContent(picked)) return { folder: picked };
  const found: FileSystemDirectoryHandle[] = [];
  for await (const handle of picked.values()) {
    const isSeen = handle.kind === "directory" && !/^(?:\.|node_modules$)/.test(handle.name);
    if (isSeen && (await isContent(handle as FileSystemDirectoryHandle)))
      found.push(handle as FileSystemDirectoryHandle);
  }
  const [only, other] = found;
  const folder = found.find((each) => each.name === name) ?? (other ? undefined : only);
  if (folder) return { folder };
  const names = found.map((each) => `“${each.name}”`).join(", ");
  return {
    refused: only ? words.severalContents({ names }) : words.noContent({ name: picked.name }),
  };
}

async function isContent(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return folder.getFileHandle(sign).then(
    () => true,
    () => false,
  );
}
