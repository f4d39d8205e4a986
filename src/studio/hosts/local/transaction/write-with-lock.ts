import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { WriteResult } from "../../contract/host-files.ts";
import type { Failure } from "../../contract/refusal.ts";
import type { CheckedChange } from "../allowed/checked-edits.ts";
import { nodeFileSystem } from "../disk-steps.ts";
import { lockFolder } from "../folder-lock.ts";
import { makeStateFolder } from "../state-folder.ts";
import { systemFailure } from "../system-refusal.ts";
import { failure } from "../words.pt-br.ts";
import { openWriteAheadLog } from "./intents.ts";
import { recover } from "./settle-intents.ts";
import { writeFiles } from "./write-set.ts";

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
