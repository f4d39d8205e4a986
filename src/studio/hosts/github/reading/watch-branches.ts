import type { FileVersion } from "../../contract/host-files.ts";
import type { StudioHost } from "../../contract/studio-host.ts";
import { isFault } from "../api/api-fault.ts";
import { type Branches, differencesOf } from "../draft/branches.ts";
import type { GroupedWrites } from "../draft/grouped-writes.ts";
import type { Snapshot } from "./commit-reader.ts";

/** Milliseconds between two looks while somebody sees the page. */
const usualPause = 20_000;

/** Looks whether others changed the content; where nothing moved a look is not counted (304, "Conditional requests"). */
export function watchBranches(
  { branches, writes }: { branches: Branches; writes: GroupedWrites },
  pause = usualPause,
) {
  const listeners = new Set<(changes: readonly FileVersion[]) => void>();
  let told: Snapshot | undefined;
  let stop: (() => void) | undefined;
  const tell = (head: Snapshot) => {
    const changes = told ? differencesOf(told, head) : [];
    told = head;
    if (changes.length > 0) for (const listener of listeners) listener(changes);
  };
  const look = async () => {
    const stand = await writes.between(branches.look);
    if (!isFault(stand)) tell(stand.head);
  };
  const tellOwn = () => {
    void branches.stand().then((stand) => {
      if (!isFault(stand) && told) tell(stand.head);
    });
  };
  const watch: StudioHost["watch"] = (onChange) => {
    const listener = (changes: readonly FileVersion[]) => onChange(changes);
    listeners.add(listener);
    if (!stop) {
      void branches.stand().then((stand) => {
        if (!isFault(stand)) told ??= stand.head;
      });
      stop = regularly(look, pause, () => void writes.flush());
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

/** Does something again and again while the page is seen, and at once when it is seen or connected again. */
function regularly(action: () => Promise<void>, pause: number, onHidden: () => void): () => void {
  const page = typeof document === "undefined" ? undefined : document;
  const isSeen = () => page?.visibilityState !== "hidden";
  const ifSeen = () => void (isSeen() && action());
  const timer = setInterval(ifSeen, pause);
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
