import { askPermission } from "./folder-permission.ts";

/** Whether the browser lets the page have the folder. */
export interface Reach {
  /** What came of something that was done with the folder: a refusal of another kind says nothing of it. */
  told(answer: object): void;
  listen(onReach: (isThere: boolean) => void): () => void;
  /** Asks somebody for permission: call it in a press. */
  ask(): void;
}

/** Tells when a folder cannot be had any more, and when it can again. */
export function createReach(folder: FileSystemDirectoryHandle): Reach {
  const listeners = new Set<(isThere: boolean) => void>();
  let isHere = true;
  const turn = (now: boolean) => {
    if (now === isHere) return;
    isHere = now;
    for (const listener of [...listeners]) listener(now);
  };
  return {
    told(answer) {
      if (!("code" in answer)) turn(true);
      else if (answer.code === "unreachable") turn(false);
    },
    listen(onReach) {
      listeners.add(onReach);
      return () => void listeners.delete(onReach);
    },
    // What is refused leaves all as it is; the browser may ask again at the next press.
    ask: () =>
      void askPermission(folder).then(
        (isGiven) => isGiven && turn(true),
        () => undefined,
      ),
  };
}
