import { type FSWatcher, watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Watches folders for file system events. The events are only hints: they may be spurious or
 * missing.
 */
export interface ChangeHintWatcher {
  /** Watches exactly these folders from now on, without their subfolders. */
  watchFolders(folders: readonly string[]): void;
  /** Waits this long, but at most until the next hint. A hint since the last wait ends it early. */
  waitForHint(milliseconds: number): Promise<void>;
  /** Waits this long and ignores hints. Resolves to whether watching continues. */
  delay(milliseconds: number): Promise<boolean>;
}

/**
 * Creates a watcher without folders.
 *
 * @param signal ends all waits and closes the watchers
 */
export function createChangeHintWatcher(signal: AbortSignal): ChangeHintWatcher {
  const watchers = new Map<string, FSWatcher>();
  let hint = new AbortController();
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const end = () => {
    hint.abort();
    for (const folder of [...watchers.keys()]) drop(folder);
  };
  signal.addEventListener("abort", end, { once: true });
  const rest = async (milliseconds: number) => {
    await abortableDelay(milliseconds, signal);
    return !signal.aborted;
  };
  return {
    watchFolders(folders) {
      for (const known of [...watchers.keys()]) if (!folders.includes(known)) drop(known);
      for (const folder of signal.aborted ? [] : folders) {
        if (watchers.has(folder)) continue;
        const watcher = watchDirectory(folder, () => hint.abort());
        watcher?.on("error", () => drop(folder));
        if (watcher) watchers.set(folder, watcher);
      }
    },
    async waitForHint(milliseconds) {
      // Reading a folder may itself cause an event. The pause prevents an endless loop.
      if (await rest(minimumDelay)) await abortableDelay(milliseconds - minimumDelay, hint.signal);
      hint = new AbortController();
    },
    delay: rest,
  };
}

const minimumDelay = 20;

/**
 * Watches a folder. Returns `undefined` if it is missing or the system's watch limit is reached.
 */
function watchDirectory(folder: string, onHint: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, onHint);
  } catch {
    return undefined;
  }
}

function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  // An aborted wait is not an error.
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
