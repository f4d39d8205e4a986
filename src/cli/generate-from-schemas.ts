import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { updatedFilesMessage } from "#lang/cli/help-strings";
import { guideFile } from "#lang/codegen/guide/guide-file-name";
import { generateGuide } from "../codegen/generate-guide.ts";
import { generateSiteTypes, generateTypes } from "../codegen/generate-types.ts";
import { vscodeFiles } from "../codegen/vscode-files.ts";
import { displayPath } from "../load/files/disk-files.ts";
import { loadRules } from "../load/load-folder.ts";
import { readSchemas, siteSchemaIds } from "../load/site-code/read-schemas.ts";
import { siteCodeFolder } from "../load/site-code/site-code-files.ts";
import { siteLanguage } from "../model/countries/country-defaults.ts";
import { firmCountryOf } from "../model/countries/firm-country.ts";
import { parseYaml } from "../yaml/parse/parse.ts";
import { guideCommands } from "./help.ts";
import { exitCodes, runCommand } from "./run-command.ts";
import { engineRoot, isPublishedPackage } from "./system/invocation.ts";

/**
 * `npm run types`: generates the types of the site's own code, the guide and the schemas for text
 * editors. In the development repository it also generates the engine's types.
 *
 * @returns the exit code
 */
export function runTypes(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "types", async ({ content }) => {
    const own = siteCodeFolder(content);
    const schemas = readSchemas(own);
    const ids = siteSchemaIds(own);
    // Only the development repository generates the engine's types. They must not depend on the
    // site's language.
    const engine = readSchemas(undefined, undefined, "pt-br");
    if (isDevelopmentRepository()) writeFileSync("src/model/types.ts", await generateTypes(engine));
    if (ids.length > 0) writeFileSync(join(own, "types.ts"), await generateSiteTypes(schemas, ids));
    const { collections, formats } = (await loadRules(content)).book;
    const guide = generateGuide(schemas, collections, guideCommands(content));
    writeFileSync(join(content, guideFile), guide);
    writeVscodeFiles(vscodeFiles(schemas, formats, readCountryAndLanguage(content)));
    const types = [
      ...(isDevelopmentRepository() ? ["src/model/types.ts"] : []),
      ...(ids.length > 0 ? [displayPath(join(own, "types.ts"))] : []),
    ];
    const files = [...types, displayPath(join(content, guideFile)), `${editorFolder}/`];
    console.log(updatedFilesMessage({ files }));
    return exitCodes.ok;
  });
}

/** Whether the command runs in the development repository, not in a site. */
function isDevelopmentRepository(): boolean {
  return !isPublishedPackage && process.cwd() === engineRoot;
}

/**
 * Reads the country of the firm and the language of the site. A value is `undefined` if the
 * settings lack it or cannot be read.
 */
function readCountryAndLanguage(content: string): { country?: string; language?: string } {
  const file = join(content, "site.yaml");
  const settings = existsSync(file) ? parseYaml(file, readFileSync(file, "utf8")).value : undefined;
  return { country: firmCountryOf(settings), language: siteLanguage(settings) };
}

const editorFolder = ".vscode/schemas";

function writeVscodeFiles(files: Record<string, string>): void {
  rmSync(editorFolder, { recursive: true, force: true });
  mkdirSync(editorFolder, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(".vscode", path), text);
}
