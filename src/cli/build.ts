import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { buildStrings } from "#lang/builder/output/strings";
import { buildSite } from "../builder/build.ts";
import { createProgressReporter } from "../builder/output/progress.ts";
import { toWriteError } from "../builder/output/staging.ts";
import type { CommandArguments } from "./arguments.ts";
import { exitCodes, printDiagnostics, runCommand } from "./run-command.ts";

/**
 * `npm run build`: checks the content and writes the site. With `--one-file`, writes it as a single
 * HTML file.
 *
 * @returns the exit code
 */
export function runBuild(argv: string[]): Promise<number> {
  return runCommand(argv, "build", async (values) => {
    const file = values["one-file"];
    return file === undefined ? (await buildAndReport(values)).code : exportOneFile(file, values);
  });
}

/**
 * Exports the site, including unpublished content, as a single HTML file. Prints diagnostics and
 * notes about the result.
 *
 * @returns the exit code: 1 for errors in the content or if there are notes
 */
async function exportOneFile(file: string, values: CommandArguments): Promise<number> {
  const { exportSingleFile } = await import("../studio/hosts/server/single-file-export.ts");
  const asked = { moment: Date.now() };
  const { checked, made } = await exportSingleFile(values.content, values.date, asked);
  if (checked.diagnostics.length) printDiagnostics(checked, values);
  if (!made) return exitCodes.mistakes;
  const { html, notes } = made;
  await writeFile(file, html).catch((error) => {
    throw toWriteError(error, file);
  });
  for (const note of notes) console.error(note);
  console.log(buildStrings.oneFile({ file: displayPath(file), bytes: Buffer.byteLength(html) }));
  return notes.length > 0 ? exitCodes.mistakes : exitCodes.ok;
}

/**
 * Builds the site and prints the diagnostics and the result.
 *
 * @returns the exit code, and the path on the host below which the site is published
 */
export async function buildAndReport(
  values: CommandArguments,
): Promise<{ code: number; base?: string }> {
  const { out } = values;
  const start = performance.now();
  const result = await buildSite({ ...values, progress: createProgressReporter(process.stderr) });
  if (result.diagnostics.length) printDiagnostics(result, values);
  if (result.pages === undefined) {
    console.error(buildStrings.kept({ out: displayPath(out) }));
    return { code: exitCodes.mistakes };
  }
  for (const found of result.overBudget ?? []) console.error(buildStrings.overBudget(found));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(buildStrings.built({ pages: result.pages, out: displayPath(out), seconds }));
  if (result.upcoming?.length) console.log(buildStrings.upcoming(result.upcoming));
  return { code: exitCodes.ok, base: result.base };
}

function displayPath(path: string): string {
  return (relative(process.cwd(), path) || ".").replaceAll("\\", "/");
}
