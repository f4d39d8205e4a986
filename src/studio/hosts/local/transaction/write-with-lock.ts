import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Failure } from "../../contract/failure.ts";
import type { WriteResult } from "../../contract/files.ts";
import { systemFailure } from "../failures.ts";
import { nodeFileSystem } from "../file-system.ts";
import { lockFolder } from "../folder-lock.ts";
import { makeStateFolder } from "../state-folder.ts";
import type { CheckedChange } from "../validation/check-edits.ts";
import { failure } from "../words.pt-br.ts";
import { recover } from "./recover.ts";
import { openWriteAheadLog } from "./write-ahead-log.ts";
import { writeFiles } from "./write-files.ts";

/**
 * Writes files of a content folder atomically while no studio has it open. Recovers interrupted
 * writes first.
 *
 * @param changes each path once; trusted, as they come from the engine
 */
export async function writeWithLock(
  content: string,
  changes: readonly CheckedChange[],
): Promise<WriteResult | Failure> {
  try {
    const root = await realpath(content);
    const state = await makeStateFolder(root);
    const unlock = await lockFolder(state);
    if (!unlock) return failure("already-open");
    const ground = {
      root,
      steps: nodeFileSystem,
      log: openWriteAheadLog(join(state, "intents"), nodeFileSystem),
    };
    try {
      await recover(ground);
      return await writeFiles(ground, changes);
    } finally {
      await unlock();
    }
  } catch (error) {
    return systemFailure(error);
  }
}
