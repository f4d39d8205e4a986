import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { guideName } from "#lang/builder/hosting/strings";
import { formReceiverStrings as strings } from "#lang/cli/form-receiver/strings";
import { cloudflareFiles } from "../../builder/hosting/cloudflare.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import { commandLine } from "../help.ts";
import { exitCodes, printDiagnostics } from "../run-command.ts";
import { loadReceiverForms } from "./load-receiver-forms.ts";

/** The output folder, in the working directory, where the person who deploys the site finds it. */
const outputFolder = "cloudflare";

/**
 * Writes the files that deploy a site and its form receiver to Cloudflare. They are written to the
 * folder `cloudflare`. An existing `wrangler.jsonc` is not overwritten.
 *
 * @returns the exit code: 0, or 1 for errors in the content
 */
export async function writeCloudflareFiles(values: CommandArguments): Promise<number> {
  const { content, out, url } = values;
  const { forms, loaded } = await loadReceiverForms(values);
  if (loaded.diagnostics.length) printDiagnostics(loaded, values);
  if (!forms) return exitCodes.mistakes;
  if (forms.base) throw new ArgumentError(strings.atRoot({ base: forms.base }));
  const flags = { content, out, url };
  const lines = {
    build: commandLine("build", flags),
    again: commandLine("hosting", flags, "cloudflare"),
  };
  const files = await cloudflareFiles({ forms, root: out, folder: outputFolder, lines });
  const kept = files.filter(
    ({ path, isUserEdited }) => isUserEdited && existsSync(join(outputFolder, path)),
  );
  for (const file of files.filter((each) => !kept.includes(each))) {
    mkdirSync(dirname(join(outputFolder, file.path)), { recursive: true });
    writeFileSync(join(outputFolder, file.path), file.data);
  }
  const guide = `${outputFolder}/${guideName}`;
  console.log(strings.written({ files: files.length - kept.length, folder: outputFolder, guide }));
  for (const { path } of kept) console.log(strings.keptTheirs({ file: `${outputFolder}/${path}` }));
  return exitCodes.ok;
}
