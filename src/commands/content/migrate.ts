import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { diskFiles, nameOf } from "../../site/folder/disk-files.ts";
import { type Keep, migrateFiles } from "../../site/migrate/migrate-files.ts";
import { migrationWords as words } from "../../site/migrate/words.pt-br.ts";
import { exitCodes, guarded } from "../run-command.ts";

/**
 * `npm run migrate`: brings older content to the form of today and says what it did; what it changes is
 * first copied to `.prelo/migrate`, beside the content folder. Returns the exit code: 1 where the content
 * could not be changed.
 */
export function runMigrate(argv: readonly string[]): Promise<number> {
  return guarded(argv, "migrate", async ({ content }) => {
    const migrated = await migrateFiles(diskFiles(content), keepBeside(content));
    if (migrated.kind === "refused") {
      console.error(migrated.said);
      return exitCodes.mistakes;
    }
    if (migrated.kind === "nothing") console.log(words.nothing);
    else console.log([...migrated.said, "", words.done(migrated)].join("\n"));
    return exitCodes.ok;
  });
}

/** Copies go into a folder of the moment: an older one is never written over. */
function keepBeside(content: string): Keep {
  const moment = new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  const folder = join(dirname(resolve(content)), ".prelo/migrate", moment);
  return async (path, bytes) => {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, bytes, { flag: "wx" });
    return nameOf(place);
  };
}
