import { resolve } from "node:path";
import type { Rules } from "../../../../load/files/contents.ts";
import { nameOf } from "../../../../load/files/disk-files.ts";
import { watchFolder } from "../../../../load/files/watch-folder.ts";
import { loadRules } from "../../../../load/load-folder.ts";
import { OwnCodeFault, ownFolder, ownMark } from "../../../../load/site-code/own-files.ts";
import { ownCodeWords } from "../../../../load/site-code/words.pt-br.ts";
import { createReadings } from "../../../readings.ts";
import type { CodeState } from "../../contract/studio-host.ts";
import { bundleStudio, type StudioFile } from "../bundle-studio.ts";

/** The last version of the site's own code that compiled. */
export interface MadeCode {
  mark: string;
  rules: Rules;
  files: readonly StudioFile[];
}

/** The site's own code, recompiled when it changes. */
export interface LiveCode {
  made(): MadeCode;
  state(): CodeState;
  /** Reports changes of `state`. Returns the unsubscribe function. */
  watch(tell: (state: CodeState) => void): () => void;
  close(): void;
}

/**
 * Compiles the site's own code, and again after each change. If the code has an error, only the
 * reported state changes: the last good version keeps running.
 *
 * @throws OwnCodeFault if the first compilation fails
 */
export async function openLiveCode(content: string): Promise<LiveCode> {
  const own = ownFolder(resolve(content));
  let made = await makeCode(content, own);
  let fault: string | undefined;
  const listeners = new Set<(state: CodeState) => void>();
  const state = () => ({ mark: made.mark, fault });
  const read = () => makeCode(content, own).catch((error) => faultIn(error, own));
  const take = (found: MadeCode | string) => {
    const before = JSON.stringify(state());
    if (typeof found !== "string") made = found;
    fault = typeof found === "string" ? found : undefined;
    const now = state();
    if (JSON.stringify(now) !== before) for (const tell of listeners) tell(now);
    return now;
  };
  const readings = createReadings(read, take);
  const end = new AbortController();
  void watchFolder(own, () => void readings.refresh(), { signal: end.signal });
  return {
    made: () => made,
    state,
    watch(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    close: () => end.abort(),
  };
}

async function makeCode(content: string, own: string): Promise<MadeCode> {
  const mark = ownMark(own);
  const rules = await loadRules(content);
  return { mark, rules, files: await bundleStudio(own, rules.schemas) };
}

/** The error message of the code, as a sentence. */
function faultIn(error: unknown, own: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof OwnCodeFault) return reason;
  return ownCodeWords.unreadable({ name: nameOf(own), reason });
}
