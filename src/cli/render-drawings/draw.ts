import { join } from "node:path";
import { buildStrings } from "#lang/builder/output/strings";
import { displayPath } from "../../load/files/disk-files.ts";
import { suggest } from "../../yaml/suggest.ts";
import { ArgumentError } from "../arguments.ts";
import { exitCodes, runCommand } from "../run-command.ts";
import { drawScenes, listSceneNames } from "./draw-scenes.ts";

/**
 * `npm run draw`: renders the scenes of a content folder into its media folder. Renders all scenes,
 * or only those that are named.
 *
 * @returns the exit code
 */
export function runDraw(argv: string[]): Promise<number> {
  return runCommand(argv, "draw", async ({ content, words }) => {
    const folder = join(content, "drawings");
    const known = await listSceneNames(folder).catch((): string[] => []);
    const name = words.find((word) => !known.includes(word));
    const unknown = {
      folder: displayPath(folder),
      name,
      known,
      suggestion: name && suggest(name, known),
    };
    if (name !== undefined || known.length === 0)
      throw new ArgumentError(buildStrings.noScene(unknown));
    for (const { file, bytes } of await drawScenes(folder, join(content, "media"), words))
      console.log(`${(bytes / 1024).toFixed(1).padStart(5)} KB  ${file}`);
    return exitCodes.ok;
  });
}
