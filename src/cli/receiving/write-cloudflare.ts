import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cloudflareFiles } from "../../builder/hosting/cloudflare.ts";
import { guideName } from "../../builder/hosting/words.pt-br.ts";
import { ArgumentFault, type Arguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { exitCodes, printMistakes } from "../run-command.ts";
import { formsOfContent } from "./forms-of-content.ts";
import { receivingWords as words } from "./words.pt-br.ts";

/** Beside the content, where whoever puts the site online finds it. */
const folder = "cloudflare";

/**
 * Writes what brings a site and the receiver of its forms to Cloudflare into the folder `cloudflare`; what somebody wrote in
 * `wrangler.jsonc` stays. Returns the exit code: 0, or 1 for mistakes in the content.
 */
export async function writeCloudflare(values: Arguments): Promise<number> {
  const { content, out, url } = values;
  const { forms, loaded } = await formsOfContent(values);
  if (loaded.diagnostics.length) printMistakes(loaded, values);
  if (!forms) return exitCodes.mistakes;
  if (forms.base) throw new ArgumentFault(words.atRoot({ base: forms.base }));
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
