import { folderStrings as strings } from "#lang/studio/hosts/directory/strings";

/** The file that marks a content folder. */
const contentMarkerFile = "site.yaml";

/**
 * Finds the content folder: the picked folder, or one of its direct subfolders.
 *
 * @param name the folder's name when the studio was exported; preferred if there are several
 * @returns the folder, or a message if there is none or no clear choice
 */
export async function findContentFolder(
  picked: FileSystemDirectoryHandle,
  name: string,
): Promise<{ folder: FileSystemDirectoryHandle } | { refused: string }> {
  if (await isContentFolder(picked)) return { folder: picked };
  const found: FileSystemDirectoryHandle[] = [];
  for await (const handle of picked.values()) {
    const isSeen = handle.kind === "directory" && !/^(?:\.|node_modules$)/.test(handle.name);
    if (isSeen && (await isContentFolder(handle as FileSystemDirectoryHandle)))
      found.push(handle as FileSystemDirectoryHandle);
  }
  const [only, other] = found;
  const folder = found.find((each) => each.name === name) ?? (other ? undefined : only);
  if (folder) return { folder };
  const names = found.map((each) => `“${each.name}”`).join(", ");
  return {
    refused: only ? strings.severalContents({ names }) : strings.noContent({ name: picked.name }),
  };
}

async function isContentFolder(folder: FileSystemDirectoryHandle): Promise<boolean> {
  return folder.getFileHandle(contentMarkerFile).then(
    () => true,
    () => false,
  );
}
