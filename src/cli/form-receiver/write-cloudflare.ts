import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cloudflareFiles } from "../../builder/hosting/cloudflare.ts";
import { guideName } from "../../builder/hosting/words.pt-br.ts";
import { ArgumentError, type Arguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { exitCodes, printDiagnostics } from "../run-command.ts";
import { formsOfContent } from "./forms-of-content.ts";
import { receivingWords as words } from "./words.pt-br.ts";

/** Next to the content, where the person who deploys the site finds it. */
const folder = "cloudflare";

/**
 * Writes the files that deploy a site and its form receiver to Cloudflare into the folder
 * `cloudflare`; an existing `wrangler.jsonc` is not overwritten.
 *
 * @returns the exit code: 0, or 1 for errors in the content
 */
export async function writeCloudflare(values: Arguments): Promise<number> {
  const { content, out, url } = values;
  const { forms, loaded } = await formsOfContent(values);
  if (loaded.diagnostics.length) printDiagnostics(loaded, values);
  if (!forms) return exitCodes.mistakes;
  if (forms.base) throw new ArgumentError(words.atRoot({ base: forms.base }));
  const flags = { content, out, url };
  const lines = {
    build: commandLine("build", flags),
    again: commandLine("hosting", flags, "cloudflare"),
  };
  const files = await cloudflareFiles({ forms, root: out, folder, lines });
  const kept = files.filter(({ path, isTheirs }) => isTheirs && existsSync(join(folder, path)));
  for (const file of files.filter((each) => !kept.includes(each))) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.data);
  }
  const guide = `${folder}/${guideName}`;
  console.log(words.written({ files: files.length - kept.length, folder, guide }));
  for (const { path } of kept) console.log(words.keptTheirs({ file: `${folder}/${path}` }));
  return exitCodes.ok;
}
