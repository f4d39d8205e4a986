import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { migrationStrings as strings } from "#lang/load/migrations/strings";
import { createDiskFileStore, displayPath } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import {
  type FileRewrite,
  type MigrationResult,
  migrateFiles,
} from "../../load/migrations/migrate-files.ts";
import { computeVersion } from "../../studio/disk/file-versions.ts";
import { writeFilesWithLock } from "../../studio/hosts/local/transaction/write-with-lock.ts";
import { exitCodes, runCommand } from "../run-command.ts";

/**
 * `npm run migrate`: migrates older content to the current format and prints each change. Before
 * that, copies the changed files to `.prelo/migrate` beside the content folder.
 *
 * @returns the exit code: 0, or 1 if the content could not be changed
 */
export function runMigrate(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "migrate", async ({ content }) => {
    const migrated = await migrateContentFolder(content);
    if (migrated.kind === "refused") {
      console.error(migrated.said);
      return exitCodes.mistakes;
    }
    if (migrated.kind === "nothing") console.log(strings.nothing);
    else console.log([...migrated.said, "", strings.done(migrated)].join("\n"));
    return exitCodes.ok;
  });
}

async function migrateContentFolder(content: string): Promise<MigrationResult> {
  const { collections } = (await loadRules(content)).book;
  return migrateFiles(createDiskFileStore(content), {
    collections,
    backUp: (files) => backUpFiles(content, files),
    write: (files) => writeAllFiles(content, files),
  });
}

/**
 * Copies the old versions of files to a new folder. The folder's name is the current time, so an
 * older backup is never overwritten.
 *
 * @returns the path of the copy; of the folder if there are several files
 */
async function backUpFiles(content: string, files: readonly FileRewrite[]): Promise<string> {
  const moment = new Date().toISOString().slice(0, 23).replace("T", "-").replaceAll(/[:.]/g, "");
  const folder = join(dirname(resolve(content)), ".prelo/migrate", moment);
  for (const { path, before } of files) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, before, { flag: "wx" });
  }
  const [only, ...others] = files;
  return displayPath(only && others.length === 0 ? join(folder, only.path) : folder);
}

/**
 * Writes either all files or none. Uses the studio's write-ahead log for this.
 *
 * @returns why it failed; `undefined` on success
 */
async function writeAllFiles(
  content: string,
  files: readonly FileRewrite[],
): Promise<string | undefined> {
  const changes = files.map(({ path, before, after }) => {
    return { path, bytes: after, expect: computeVersion(before) };
  });
  const answer = await writeFilesWithLock(content, changes);
  if (answer.kind === "written") return undefined;
  return answer.kind === "refused" ? answer.message : strings.meanwhile;
}
