import { type FSWatcher, watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** What the system tells of changes in folders. It may tell too much or nothing: a hint when to look. */
export interface Hints {
  /** Hears of these folders from now on, and of no others; not of what lies deeper. */
  listen(folders: readonly string[]): void;
  /** Waits so many milliseconds, or until the next hint; one that has come since the last wait counts. */
  wait(milliseconds: number): Promise<void>;
  /** Waits so many milliseconds, whatever happens; tells whether the watching goes on. */
  rest(milliseconds: number): Promise<boolean>;
}

/** @param signal ends the waiting, and the listening */
export function createHints(signal: AbortSignal): Hints {
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
    await pause(milliseconds, signal);
    return !signal.aborted;
  };
  return {
    listen(folders) {
      for (const known of [...watchers.keys()]) if (!folders.includes(known)) drop(known);
      for (const folder of signal.aborted ? [] : folders) {
        if (watchers.has(folder)) continue;
        const watcher = listenTo(folder, () => hint.abort());
        watcher?.on("error", () => drop(folder));
        if (watcher) watchers.set(folder, watcher);
      }
    },
    async wait(milliseconds) {
      // Where a look itself would be told as a change, there is no end of looking.
      if (await rest(shortest)) await pause(milliseconds - shortest, hint.signal);
      hint = new AbortController();
    },
    rest,
  };
}

const shortest = 20;

/** Nothing where the system cannot: there is no such folder, or it watches too many already. */
function listenTo(folder: string, onHint: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, onHint);
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // Being woken up is no fault.
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
