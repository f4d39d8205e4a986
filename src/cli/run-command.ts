import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { relative } from "node:path";
import { buildSite } from "../builder/build.ts";
import type { BuildResult } from "../builder/build-result.ts";
import { createProgressReporter } from "../builder/progress.ts";
import { serve } from "../builder/serve.ts";
import { toWriteError, WriteError } from "../builder/staging.ts";
import { buildStrings } from "../builder/strings.pt-br.ts";
import { usesColor } from "../builder/terminal.ts";
import { formatReport } from "../check/report.ts";
import { formatAnnotations } from "../check/report-formats.ts";
import { commandStrings } from "../check/strings.pt-br.ts";
import { SiteCodeError } from "../load/site-code/site-code-files.ts";
import { escapeControlCharacters } from "../yaml/text-and-language/escape-control-characters.ts";
import { ArgumentError, type CommandArguments, readArguments } from "./arguments.ts";
import { type CommandName, getCommandDefinition } from "./command-table.ts";
import { helpOrVersion, nextCommands } from "./help.ts";
import { exitWithNpm } from "./system/exit-with-npm.ts";
import { decideTrust } from "./trust/decide-trust.ts";

/** Exit codes of all commands. */
export const exitCodes = { ok: 0, mistakes: 1, fault: 2 } as const;

/** The default port of servers for built sites. */
export const defaultPort = 4173;

/**
 * `npm run build`: checks the content and writes the site. With `--one-file`, writes it as a single
 * HTML file.
 *
 * @returns the exit code
 */
export function runBuild(argv: string[]): Promise<number> {
  return withErrorHandling(argv, "build", async (values) => {
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
 * `npm start`: checks, builds and serves the site. Returns the exit code after errors, or once the
 * server has started. In the latter case the process continues to run.
 */
export function runStart(argv: string[]): Promise<number> {
  return withErrorHandling(argv, "start", async (values) => {
    const { code, base } = await buildAndReport(values);
    if (code !== exitCodes.ok) return code;
    const { address } = await serve(values.out, values.port ?? defaultPort, base);
    console.log(buildStrings.serving({ address }));
    return code;
  });
}

/**
 * Runs a command with its parsed arguments. With `--help` or `--version` prints only their output.
 * Prints user errors and internal errors as one sentence on standard error. With `--json` also
 * prints them as an object on standard output.
 *
 * @param run the command; receives the arguments and returns the exit code
 * @returns the exit code: 2 after such an error
 */
export async function withErrorHandling(
  argv: readonly string[],
  command: CommandName,
  run: (values: CommandArguments) => number | Promise<number>,
): Promise<number> {
  try {
    const answer = helpOrVersion(argv, command);
    if (answer !== undefined) return printHelpOutput(answer);
    exitWithNpm();
    const { flags, words, runsSiteCode, internal } = getCommandDefinition(command);
    const values = readArguments(argv, flags, words);
    // Benchmarks and fuzzing use copies of our own content in temporary folders, so these are
    // trusted.
    if (internal) process.env.PRELO_TRUSTED_FOLDERS ??= tmpdir();
    if (runsSiteCode?.(values)) await decideTrust(command, values);
    return await run(values);
  } catch (error) {
    printError(
      error,
      argv.some((word) => /^--json(?:=|$)/.test(word)),
    );
    return exitCodes.fault;
  }
}

function printHelpOutput(answer: string): number {
  console.log(answer);
  return exitCodes.ok;
}

/**
 * Prints an error on standard error. With `json` also prints it as an object on standard output.
 */
export function printError(error: unknown, json: boolean): void {
  const reason = error instanceof Error ? error.message : String(error);
  const isSaid = [ArgumentError, WriteError, SiteCodeError].some((kind) => error instanceof kind);
  const fault = isSaid ? reason : commandStrings.fault({ reason });
  if (json) console.log(JSON.stringify({ ok: false, fault }, undefined, 2));
  console.error(escapeControlCharacters(fault));
}

async function buildAndReport(values: CommandArguments): Promise<{ code: number; base?: string }> {
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

/**
 * Prints diagnostics of the content on standard error. On GitHub Actions, also prints them as
 * annotations on standard output.
 */
export function printDiagnostics(
  { diagnostics, files }: Pick<BuildResult, "diagnostics" | "files">,
  { content, date }: Pick<CommandArguments, "content" | "date">,
): void {
  const color = usesColor(process.stderr);
  console.error(formatReport(diagnostics, files, { color, ...nextCommands({ content, date }) }));
  if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(diagnostics, files));
}

function displayPath(path: string): string {
  return (relative(process.cwd(), path) || ".").replaceAll("\\", "/");
}
