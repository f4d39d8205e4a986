import { resolve } from "node:path";
import { siteCodeStrings } from "#lang/load/site-code/strings";
import { displayPath } from "../../../../load/files/disk-files.ts";
import type { CheckRules } from "../../../../load/files/loaded-files.ts";
import { watchFolder } from "../../../../load/files/watch-folder.ts";
import { loadRules } from "../../../../load/load-folder.ts";
import {
  SiteCodeError,
  siteCodeFolder,
  siteCodeHash,
} from "../../../../load/site-code/site-code-files.ts";
import { createLatestRead } from "../../../async/latest-read.ts";
import type { SiteCodeState } from "../../../backend-contract/backend.ts";
import { bundleStudio, type StudioBundleFile } from "../bundle-studio.ts";

/** The last version of the site's own code that compiled. */
export interface CompiledSiteCode {
  mark: string;
  rules: CheckRules;
  files: readonly StudioBundleFile[];
}

/** The site's own code, recompiled when it changes. */
export interface SiteCodeWatcher {
  compiled(): CompiledSiteCode;
  state(): SiteCodeState;
  /** Reports changes of `state`. Returns the unsubscribe function. */
  watch(tell: (state: SiteCodeState) => void): () => void;
  close(): void;
}

/**
 * Compiles the site's own code, and compiles it again after each change. If the code has an error,
 * only the reported state changes, and the last good version keeps running.
 *
 * @throws SiteCodeError if the first compilation fails
 */
export async function openSiteCodeWatcher(content: string): Promise<SiteCodeWatcher> {
  const own = siteCodeFolder(resolve(content));
  let made = await buildSiteCode(content, own);
  let fault: string | undefined;
  const listeners = new Set<(state: SiteCodeState) => void>();
  const state = () => ({ mark: made.mark, fault });
  const read = () => buildSiteCode(content, own).catch((error) => siteCodeErrorMessage(error, own));
  const take = (found: CompiledSiteCode | string) => {
    const before = JSON.stringify(state());
    if (typeof found !== "string") made = found;
    fault = typeof found === "string" ? found : undefined;
    const now = state();
    if (JSON.stringify(now) !== before) for (const tell of listeners) tell(now);
    return now;
  };
  const readings = createLatestRead(read, take);
  const end = new AbortController();
  void watchFolder(own, () => void readings.refresh(), { signal: end.signal });
  return {
    compiled: () => made,
    state,
    watch(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    close: () => end.abort(),
  };
}

async function buildSiteCode(content: string, own: string): Promise<CompiledSiteCode> {
  const mark = siteCodeHash(own);
  const rules = await loadRules(content);
  return { mark, rules, files: await bundleStudio(own, rules.schemas) };
}

/** Returns the error message of the code, as a sentence. */
function siteCodeErrorMessage(error: unknown, own: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof SiteCodeError) return reason;
  return siteCodeStrings.unreadable({ name: displayPath(own), reason });
}
