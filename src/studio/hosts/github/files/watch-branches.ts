import type { StorageBackend } from "../../../backend-contract/backend.ts";
import type { VersionedPath } from "../../../backend-contract/files.ts";
import { isApiError } from "../api/api-error.ts";
import { type BranchTracker, diffSnapshots } from "../draft/branches.ts";
import type { WriteBatcher } from "../draft/write-batches.ts";
import type { CommitSnapshot } from "./commit-reader.ts";

/** The poll interval in milliseconds while the page is visible. */
const defaultPollInterval = 20_000;

/**
 * Polls the branches for changes by others. A poll without changes does not count against the rate
 * limit (304, "Conditional requests").
 */
export function createBranchWatcher(
  { branches, writes }: { branches: BranchTracker; writes: WriteBatcher },
  pollInterval = defaultPollInterval,
) {
  const listeners = new Set<(changes: readonly VersionedPath[]) => void>();
  let told: CommitSnapshot | undefined;
  let stop: (() => void) | undefined;
  const tell = (head: CommitSnapshot) => {
    const changes = told ? diffSnapshots(told, head) : [];
    told = head;
    if (changes.length > 0) for (const listener of listeners) listener(changes);
  };
  const look = async () => {
    const stand = await writes.runExclusive(branches.refresh);
    if (!isApiError(stand)) tell(stand.head);
  };
  const tellOwn = () => {
    void branches.cached().then((stand) => {
      if (!isApiError(stand) && told) tell(stand.head);
    });
  };
  const watch: StorageBackend["watch"] = (onChange) => {
    const listener = (changes: readonly VersionedPath[]) => onChange(changes);
    listeners.add(listener);
    if (!stop) {
      void branches.cached().then((stand) => {
        if (!isApiError(stand)) told ??= stand.head;
      });
      stop = pollWhileVisible(look, pollInterval, () => void writes.flush());
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
  return { watch, tellOwn, close: () => stop?.() };
}

/**
 * Runs an action at an interval while the page is visible, and immediately when the page becomes
 * visible or goes online. Calls `onHidden` when the page is hidden.
 */
function pollWhileVisible(
  action: () => Promise<void>,
  pollInterval: number,
  onHidden: () => void,
): () => void {
  const page = typeof document === "undefined" ? undefined : document;
  const isSeen = () => page?.visibilityState !== "hidden";
  const ifSeen = () => void (isSeen() && action());
  const timer = setInterval(ifSeen, pollInterval);
  const turn = () => (isSeen() ? ifSeen() : onHidden());
  page?.addEventListener("visibilitychange", turn);
  const window = page?.defaultView;
  window?.addEventListener("online", ifSeen);
  return () => {
    clearInterval(timer);
    page?.removeEventListener("visibilitychange", turn);
    window?.removeEventListener("online", ifSeen);
  };
}
