import { join } from "node:path";
import { buildWords } from "../../builder/words.pt-br.ts";
import { nameOf } from "../../load/files/disk-files.ts";
import { suggest } from "../../yaml/suggest.ts";
import { ArgumentFault } from "../arguments.ts";
import { exitCodes, guarded } from "../run-command.ts";
import { drawFolder, sceneNames } from "./draw-scenes.ts";

/**
 * `npm run draw`: renders the scenes of a content folder into its media folder, all or the named
 * ones.
 *
 * @returns the exit code
 */
export function runDraw(argv: string[]): Promise<number> {
  return guarded(argv, "draw", async ({ content, words }) => {
    const folder = join(content, "drawings");
    const known = await sceneNames(folder).catch((): string[] => []);
    const name = words.find((word) => !known.includes(word));
    const unknown = {
      folder: nameOf(folder),
      name,
      known,
      suggestion: name && suggest(name, known),
    };
    if (name !== undefined || known.length === 0)
      throw new ArgumentFault(buildWords.noScene(unknown));
    for (const { file, bytes } of await drawFolder(folder, join(content, "media"), words))
      console.log(`${(bytes / 1024).toFixed(1).padStart(5)} KB  ${file}`);
    return exitCodes.ok;
  });
}
