import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { realOrAbsolutePath } from "../../load/site-code/code-switch.ts";
import { isOnlyUserWritable, userConfigFolder } from "../../media/cache-and-config-folders.ts";

/**
 * A stored decision. It is valid only for this inode: a folder that was replaced needs a new
 * decision.
 */
interface TrustDecision {
  inode: string;
  trusted: boolean;
}

/** Reads the stored decision about a content folder. `undefined` if there is none. */
export function readStoredDecision(content: string): boolean | undefined {
  const place = realOrAbsolutePath(content);
  const found = Object.hasOwn(readDecisions(), place) ? readDecisions()[place] : undefined;
  return found && found.inode === readInode(place) ? found.trusted : undefined;
}

/** Stores a decision in the user's configuration. If that fails, the next command asks again. */
export function storeDecision(content: string, trusted: boolean): void {
  const place = realOrAbsolutePath(content);
  const decisions = { ...readDecisions(), [place]: { inode: readInode(place), trusted } };
  try {
    const folder = userConfigFolder();
    const draft = join(folder, `trust.json.${process.pid}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(decisions, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(draft, join(folder, "trust.json"));
  } catch {
    // A home folder that is not writable must not stop the command.
  }
}

function readDecisions(): Record<string, TrustDecision> {
  try {
    const file = join(userConfigFolder(), "trust.json");
    // If other users can write this file, ignore it: they could trust a folder of their own.
    return isOnlyUserWritable(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  } catch {
    return {};
  }
}

function readInode(path: string): string {
  return String(lstatSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? "");
}
