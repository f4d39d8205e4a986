import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitCodes, guarded } from "../src/commands/run-command.ts";
import { assembleSchemas } from "../src/content/schemas.ts";
import { editorFiles } from "../src/help/editor-files.ts";
import { generateGuide } from "../src/help/generate-guide.ts";
import { generateTypes } from "../src/help/generate-types.ts";

process.exitCode = await guarded(process.argv.slice(2), "types", async () => {
  const paths = readdirSync("schemas", { recursive: true, encoding: "utf8" });
  const files = paths
    .filter((path) => path.endsWith(".json"))
    .map((path) => path.replaceAll("\\", "/"));
  const read = (path: string) => JSON.parse(readFileSync(join("schemas", path), "utf8"));
  const schemas = assembleSchemas(Object.fromEntries(files.map((path) => [path, read(path)])));
  writeFileSync("src/content/types.ts", await generateTypes(schemas));
  writeFileSync("content/GUIA.md", generateGuide(schemas));
  rmSync(".vscode/schemas", { recursive: true, force: true });
  mkdirSync(".vscode/schemas");
  for (const [path, text] of Object.entries(editorFiles(schemas))) {
    writeFileSync(join(".vscode", path), text);
  }
  return exitCodes.ok;
});
