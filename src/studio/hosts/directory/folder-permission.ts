/**
 * Chromium's extension of handles (WICG, "File System Access", 2.2). Other browsers with handles
 * need no permission.
 */
interface Permitting {
  queryPermission?(asked: { mode: "readwrite" }): Promise<PermissionState>;
  requestPermission?(asked: { mode: "readwrite" }): Promise<PermissionState>;
}

const asked = { mode: "readwrite" } as const;

/** Whether read and write access is already granted. */
export async function hasPermission(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const { queryPermission } = folder as Permitting;
  const state = await queryPermission?.call(folder, asked);
  return state === undefined || state === "granted";
}

/**
 * Requests permission if needed. Must be called from a user gesture.
 *
 * @returns whether read and write access is granted
 */
export async function askPermission(folder: FileSystemDirectoryHandle): Promise<boolean> {
  if (await hasPermission(folder)) return true;
  const { requestPermission } = folder as Permitting;
  return (await requestPermission?.call(folder, asked)) === "granted";
}
