import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { WriteAnswer } from "../../contract/host-files.ts";
import type { Refusal } from "../../contract/refusal.ts";
import type { Change } from "../allowed/checked-edits.ts";
import { diskSteps } from "../disk-steps.ts";
import { lockFolder } from "../folder-lock.ts";
import { makeStateFolder } from "../state-folder.ts";
import { systemRefusal } from "../system-refusal.ts";
import { refusal } from "../words.pt-br.ts";
import { openIntents } from "./intents.ts";
import { settlePending } from "./settle-intents.ts";
import { writeSet } from "./write-set.ts";

/**
 * Writes files of a content folder atomically while no studio has it open. Recovers interrupted
 * writes first.
 *
 * @param changes each path once; trusted, as they come from the engine
 */
export async function writeAlone(
  content: string,
  changes: readonly Change[],
): Promise<WriteAnswer | Refusal> {
  try {
    const root = await realpath(content);
    const state = await makeStateFolder(root);
    const unlock = await lockFolder(state);
    if (!unlock) return refusal("already-open");
    const ground = { root, steps: diskSteps, log: openIntents(join(state, "intents"), diskSteps) };
    try {
      await settlePending(ground);
      return await writeSet(ground, changes);
    } finally {
      await unlock();
    }
  } catch (error) {
    return systemRefusal(error);
  }
}
