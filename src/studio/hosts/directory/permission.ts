/**
 * Chromium's extension of handles (WICG, "File System Access", 2.2). Other browsers with handles
 * need no permission.
 */
interface HandlePermissionMethods {
  queryPermission?(asked: { mode: "readwrite" }): Promise<PermissionState>;
  requestPermission?(asked: { mode: "readwrite" }): Promise<PermissionState>;
}

const permissionRequest = { mode: "readwrite" } as const;

/** Whether read and write access is already granted. */
export async function hasPermission(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const { queryPermission } = folder as HandlePermissionMethods;
  const state = await queryPermission?.call(folder, permissionRequest);
  return state === undefined || state === "granted";
}

/**
 * Requests permission if needed. Must be called from a user gesture.
 *
 * @returns whether read and write access is granted
 */
export async function ensurePermission(folder: FileSystemDirectoryHandle): Promise<boolean> {
  if (await hasPermission(folder)) return true;
  const { requestPermission } = folder as HandlePermissionMethods;
  return (await requestPermission?.call(folder, permissionRequest)) === "granted";
}
