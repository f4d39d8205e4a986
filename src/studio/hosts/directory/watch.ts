import type { StoredFile, VersionedPath } from "../../backend-contract/files.ts";

/**
 * The minimum poll interval in milliseconds. After a slow poll, the next one waits
 * `pollDurationFactor` times its duration.
 */
const pollInterval = 3000;
const pollDurationFactor = 20;

/** Watches a folder for changes. */
export interface DirectoryWatcher {
  watch(onChange: (changes: readonly VersionedPath[]) => void): () => void;
  /** Sets the list with which the first poll is compared, unless there is one already. */
  setBaseline(files: readonly StoredFile[]): void;
  /** Reports our own writes immediately. */
  notifyOwnWrite(changes: readonly VersionedPath[]): void;
}

/**
 * Polls a folder every few seconds, and when the user returns to the page, because browsers do not
 * report changes. A hidden page does not poll.
 *
 * @param list lists all files; `undefined` if the folder is unavailable, which is not reported as a
 *   change
 */
export function createDirectoryWatcher(
  list: () => Promise<readonly StoredFile[] | undefined>,
): DirectoryWatcher {
  const listeners = new Set<(changes: readonly VersionedPath[]) => void>();
  let known: Map<string, string> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (changes: readonly VersionedPath[]) => {
    if (changes.length > 0) for (const listener of [...listeners]) listener(changes);
  };
  const look = async () => {
    const before = known;
    const files = await list();
    // If we wrote during the listing, the list may be stale, and our changes are already reported.
    if (!files || known !== before) return;
    known = mapVersionsByPath(files);
    if (before) tell(diffVersions(before, known));
  };
  const turn = async () => {
    clearTimeout(timer);
    const begun = performance.now();
    if (document.visibilityState === "visible") await look().catch(() => undefined);
    if (listeners.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => void turn(),
      Math.max(pollInterval, pollDurationFactor * (performance.now() - begun)),
    );
  };
  const back = () => void turn();
  const begin = () => {
    void turn();
    addEventListener("focus", back);
    document.addEventListener("visibilitychange", back);
  };
  const end = () => {
    clearTimeout(timer);
    removeEventListener("focus", back);
    document.removeEventListener("visibilitychange", back);
  };
  return {
    watch(onChange) {
      const listener = (changes: readonly VersionedPath[]) => onChange(changes);
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    setBaseline(files) {
      known ??= mapVersionsByPath(files);
    },
    notifyOwnWrite(changes) {
      if (known) {
        known = new Map(known);
        for (const { path, version } of changes) {
          if (version === null) known.delete(path);
          else known.set(path, version);
        }
      }
      tell(changes);
    },
  };
}

function mapVersionsByPath(files: readonly StoredFile[]): Map<string, string> {
  return new Map(files.map(({ path, version }) => [path, version]));
}

function diffVersions(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].flatMap((path): VersionedPath[] => {
    const version = now.get(path) ?? null;
    return version === (before.get(path) ?? null) ? [] : [{ path, version }];
  });
}
