import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { realPathOf } from "../../load/site-code/code-switch.ts";
import { isOurs, userConfigFolder } from "../../media/user-folders.ts";

/** A decision holds for one folder: another one in its place has another inode. */
interface Decision {
  inode: string;
  trusted: boolean;
}

/** What a person decided about a content folder; nothing if nobody decided yet. */
export function decisionAbout(content: string): boolean | undefined {
  const place = realPathOf(content);
  const found = Object.hasOwn(read(), place) ? read()[place] : undefined;
  return found && found.inode === inodeOf(place) ? found.trusted : undefined;
}

/** Remembers a decision in the user's own configuration; one that cannot be written is asked for again. */
export function remember(content: string, trusted: boolean): void {
  const place = realPathOf(content);
  const decisions = { ...read(), [place]: { inode: inodeOf(place), trusted } };
  try {
    const folder = userConfigFolder();
    const draft = join(folder, `trust.json.${process.pid}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(decisions, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(draft, join(folder, "trust.json"));
  } catch {
    // A home that cannot be written is no reason to stop the command.
  }
}

function read(): Record<string, Decision> {
  try {
    const file = join(userConfigFolder(), "trust.json");
    // Somebody else who may write the file could trust their own folder.
    return isOurs(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  } catch {
    return {};
  }
}

function inodeOf(place: string): string {
  return String(lstatSync(place, { bigint: true, throwIfNoEntry: false })?.ino ?? "");
}
