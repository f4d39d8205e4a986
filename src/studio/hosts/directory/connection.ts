import { ensurePermission } from "./permission.ts";

/** The connection to a folder: whether the browser grants access. */
export interface FolderAccessMonitor {
  /**
   * Updates the state from the result of an operation. Failures other than `unreachable` do not
   * change it.
   */
  reportResult(answer: object): void;
  listen(onReach: (isThere: boolean) => void): () => void;
  /** Requests permission. Must be called from a user gesture. */
  requestAccess(): void;
}

/** Tracks whether a folder is accessible, and notifies listeners of changes. */
export function createFolderAccessMonitor(folder: FileSystemDirectoryHandle): FolderAccessMonitor {
  const listeners = new Set<(isThere: boolean) => void>();
  let isHere = true;
  const turn = (now: boolean) => {
    if (now === isHere) return;
    isHere = now;
    for (const listener of [...listeners]) listener(now);
  };
  return {
    reportResult(answer) {
      if (!("code" in answer)) turn(true);
      else if (answer.code === "unreachable") turn(false);
    },
    listen(onReach) {
      listeners.add(onReach);
      return () => void listeners.delete(onReach);
    },
    // A denied request changes nothing. The user can try again.
    requestAccess: () =>
      void ensurePermission(folder).then(
        (isGiven) => isGiven && turn(true),
        () => undefined,
      ),
  };
}
