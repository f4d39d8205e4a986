import { tmpdir } from "node:os";
import { commandStrings } from "#lang/check/diagnostics/strings";
import type { BuildResult } from "../builder/output/build-result.ts";
import { WriteError } from "../builder/output/staging.ts";
import { usesColor } from "../builder/output/terminal.ts";
import { formatReport } from "../check/diagnostics/report.ts";
import { formatAnnotations } from "../check/diagnostics/report-formats.ts";
import { SiteCodeError } from "../load/site-code/site-code-files.ts";
import { escapeControlCharacters } from "../yaml/text-and-language/escape-control-characters.ts";
import { ArgumentError, type CommandArguments, readArguments } from "./arguments.ts";
import { type CommandName, getCommandDefinition } from "./command-table.ts";
import { helpOrVersion, nextCommands } from "./help.ts";
import { exitWhenNpmExits } from "./system/exit-when-npm-exits.ts";
import { applyTrustDecision } from "./trust/decide-trust.ts";

/** Exit codes of all commands. */
export const exitCodes = { ok: 0, mistakes: 1, fault: 2 } as const;

/** The default port of servers for built sites. */
export const defaultPort = 4173;

/**
 * Runs a command with its parsed arguments. With `--help` or `--version` prints only their output.
 * Prints user errors and internal errors as one sentence on standard error. With `--json` also
 * prints them as an object on standard output.
 *
 * @param run the command; receives the arguments and returns the exit code
 * @returns the exit code: 2 after such an error
 */
export async function runCommand(
  argv: readonly string[],
  command: CommandName,
  run: (values: CommandArguments) => number | Promise<number>,
): Promise<number> {
  try {
    const answer = helpOrVersion(argv, command);
    if (answer !== undefined) return printHelpOrVersion(answer);
    exitWhenNpmExits();
    const { flags, words, runsSiteCode, internal } = getCommandDefinition(command);
    const values = readArguments(argv, flags, words);
    // Benchmarks and fuzzing use copies of our own content in temporary folders, so these are
    // trusted.
    if (internal) process.env.PRELO_TRUSTED_FOLDERS ??= tmpdir();
    if (runsSiteCode?.(values)) await applyTrustDecision(command, values);
    return await run(values);
  } catch (error) {
    printError(
      error,
      argv.some((word) => /^--json(?:=|$)/.test(word)),
    );
    return exitCodes.fault;
  }
}

function printHelpOrVersion(answer: string): number {
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
