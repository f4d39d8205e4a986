import type { FileVersion, HostFile } from "../contract/host-files.ts";

/** Milliseconds from one look to the next, at least; a look that takes long is followed by a longer pause. */
const pause = 3000;
const rest = 20;

/** Whoever listens to what changes in a folder. */
export interface DirectoryWatch {
  watch(onChange: (changes: readonly FileVersion[]) => void): () => void;
  /** What somebody was told of the folder: whatever differs from the first of that is told. */
  listed(files: readonly HostFile[]): void;
  /** What the studio itself wrote: told at once. */
  wrote(changes: readonly FileVersion[]): void;
}

/**
 * Looks at a folder every few seconds, and when somebody comes back to the page: a browser tells of no changes. A page
 * that nobody sees does not look.
 *
 * @param list all files as they are now; nothing where they cannot be had, which changes nothing
 */
export function watchDirectory(
  list: () => Promise<readonly HostFile[] | undefined>,
): DirectoryWatch {
  const listeners = new Set<(changes: readonly FileVersion[]) => void>();
  let known: Map<string, string> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (changes: readonly FileVersion[]) => {
    if (changes.length > 0) for (const listener of [...listeners]) listener(changes);
  };
  const look = async () => {
    const before = known;
    const files = await list();
    // What was written meanwhile has been told, and is newer than the list may be.
    if (!files || known !== before) return;
    known = versionsOf(files);
    if (before) tell(differences(before, known));
  };
  const turn = async () => {
    clearTimeout(timer);
    const begun = performance.now();
    if (document.visibilityState === "visible") await look().catch(() => undefined);
    if (listeners.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), Math.max(pause, rest * (performance.now() - begun)));
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
      const listener = (changes: readonly FileVersion[]) => onChange(changes);
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    listed(files) {
      known ??= versionsOf(files);
    },
    wrote(changes) {
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

function versionsOf(files: readonly HostFile[]): Map<string, string> {
  return new Map(files.map(({ path, version }) => [path, version]));
}

function differences(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].flatMap((path): FileVersion[] => {
    const version = now.get(path) ?? null;
    return version === (before.get(path) ?? null) ? [] : [{ path, version }];
  });
}
