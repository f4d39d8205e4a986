import { join } from "node:path";
import { ArgumentFault } from "../src/commands/arguments.ts";
import { exitCodes, guarded } from "../src/commands/run-command.ts";
import { drawFolder, sceneNames } from "../src/drawing/draw-folder.ts";
import { buildWords } from "../src/press/words.pt-br.ts";
import { suggest } from "../src/text/suggest.ts";

process.exitCode = await guarded(process.argv.slice(2), "draw", async ({ content, words }) => {
  const folder = join(content, "drawings");
  const known = await sceneNames(folder).catch((): string[] => []);
  const name = words.find((word) => !known.includes(word));
  const unknown = { folder, name, known, suggestion: name && suggest(name, known) };
  if (name !== undefined || known.length === 0)
    throw new ArgumentFault(buildWords.noScene(unknown));
  for (const { file, bytes } of await drawFolder(folder, join(content, "media"), words))
    console.log(`${(bytes / 1024).toFixed(1).padStart(5)} KB  ${file}`);
  return exitCodes.ok;
});
