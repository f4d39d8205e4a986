import type { Diagnostic } from "../../text/diagnostic.ts";
import type { CoreClient } from "../core/core-client.ts";
import type { Brought } from "../core/core-messages.ts";
import type { Checking, Told } from "../session/session.ts";

/**
 * The check of a session, by a core of its own: no key waits for a check.
 *
 * @param ready what the core starts from, once a first page is there
 * @param create makes a core that has not been started
 */
export function createJudge(ready: Promise<Brought>, create: () => CoreClient): Checking {
  const start = async () => {
    const brought = await ready;
    const core = create();
    await core.start(brought);
    return { core, folder: brought.folder };
  };
  let started: ReturnType<typeof start> | undefined;
  return {
    async check(texts, early) {
      started ??= start();
      // One that could not start is tried again with the next check.
      started.catch(() => {
        started = undefined;
      });
      const { core, folder } = await started;
      const own = early && toTold(await core.own([...texts]), folder);
      if (own) early(new Set(texts.keys()), own);
      return toTold(await core.check(early ? [] : [...texts]), folder);
    },
  };
}

function toTold(diagnostics: readonly Diagnostic[], folder: string): Told[] {
  return diagnostics.map(({ file, path, code, severity, message, hint, range, fix }) => ({
    file: file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file,
    path,
    code,
    severity,
    message,
    hint,
    start: range.start,
    end: range.end,
    edits: fix?.edits,
  }));
}
