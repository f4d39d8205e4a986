import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { createFailure } from "#lang/studio/backend-contract/strings";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { WriteResult } from "../../../backend-contract/files.ts";
import type { CheckedChange } from "../../../backend-contract/validation/check-edits.ts";
import { nodeFileSystem } from "../../../disk/file-system.ts";
import { toSystemFailureOrThrow } from "../failures.ts";
import { lockFolder } from "../folder-lock.ts";
import { ensureStateFolder } from "../state-folder.ts";
import { recoverPendingTransactions } from "./recover.ts";
import { openWriteAheadLog } from "./write-ahead-log.ts";
import { writeFiles } from "./write-files.ts";

/**
 * Writes files of a content folder atomically. Fails if a studio has the folder open. First
 * recovers interrupted writes.
 *
 * @param changes each path once; they are trusted, because they come from the engine
 */
export async function writeFilesWithLock(
  content: string,
  changes: readonly CheckedChange[],
): Promise<WriteResult | BackendFailure> {
  try {
    const root = await realpath(content);
    const state = await ensureStateFolder(root);
    const unlock = await lockFolder(state);
    if (!unlock) return createFailure("already-open");
    const ground = {
      root,
      steps: nodeFileSystem,
      log: openWriteAheadLog(join(state, "intents"), nodeFileSystem),
    };
    try {
      await recoverPendingTransactions(ground);
      return await writeFiles(ground, changes);
    } finally {
      unlock();
    }
  } catch (error) {
    return toSystemFailureOrThrow(error);
  }
}
