/** What Chromium adds to handles (WICG, "File System Access", 2.2); others that have handles ask nobody. */
interface Permitting {
  queryPermission?(asked: { mode: "readwrite" }): Promise<PermissionState>;
  requestPermission?(asked: { mode: "readwrite" }): Promise<PermissionState>;
}

const asked = { mode: "readwrite" } as const;

/** Whether the folder may be read and written without asking anybody. */
export async function hasPermission(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const { queryPermission } = folder as Permitting;
  const state = await queryPermission?.call(folder, asked);
  return state === undefined || state === "granted";
}

/** Asks somebody, where the browser has to; call it in a press. @returns whether the folder may be read and written */
export async function askPermission(folder: FileSystemDirectoryHandle): Promise<boolean> {
  if (await hasPermission(folder)) return true;
  const { requestPermission } = folder as Permitting;
  return (await requestPermission?.call(folder, asked)) === "granted";
}
