import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CommandStrings, flagStrings, helpStrings } from "#lang/cli/help-strings";
import type { GuideCommands } from "../codegen/generate-guide.ts";
import { suggest } from "../yaml/suggest.ts";
import { type FlagName, flagDefaults } from "./arguments.ts";
import { type CommandName, commands, getCommandDefinition } from "./command-table.ts";
import { engineRoot, isPublishedPackage, shouldSuggestNpx } from "./system/invocation.ts";

/**
 * Returns the output for `--help`, `-h` and `--version`. With such a flag, the command itself does
 * not run. Arguments after `--` are ignored.
 *
 * @returns the output; `undefined` if none of these flags is given
 */
export function helpOrVersion(argv: readonly string[], command?: CommandName): string | undefined {
  const end = argv.indexOf("--");
  const asked = end < 0 ? argv : argv.slice(0, end);
  if (asked.includes("--help") || asked.includes("-h"))
    return command ? commandHelp(command) : overallHelp();
  return asked.includes("--version") ? readVersion() : undefined;
}

/**
 * Handles a call whose command is missing or unknown. `help`, `--help` and `--version` print their
 * output. Otherwise prints an error: the list of commands, or a similar command if the given one is
 * unknown.
 *
 * @returns the exit code: 0, or 2 after an error
 */
export function printHelpOrError(argv: readonly string[]): number {
  const [name = ""] = removeLanguageFlag(argv);
  const answer = name === "help" ? overallHelp() : helpOrVersion(argv);
  if (answer !== undefined) console.log(answer);
  else console.error(name ? unknownCommandMessage(name) : overallHelp());
  return answer === undefined ? 2 : 0;
}

/** Removes `--language` and its value, because this flag was already handled. */
function removeLanguageFlag(argv: readonly string[]): readonly string[] {
  const at = argv.findIndex((word) => /^--language(?:=|$)/.test(word));
  return at < 0 ? argv : argv.toSpliced(at, argv[at]?.includes("=") ? 1 : 2);
}

/**
 * Formats the shell command line for a command. Flags with their default value are omitted.
 *
 * @param flags the values by flag name; `true` for a switch
 * @param words positional arguments
 */
export function commandLine(
  command: CommandName,
  flags: Partial<Record<FlagName, string | boolean>> = {},
  ...words: readonly string[]
): string {
  const given = Object.entries(flags).filter(
    ([name, value]) => value && value !== flagDefault(name),
  );
  const typed = given.map(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, quoteForShell(String(value))],
  );
  const all = [...words.map(quoteForShell), ...typed.flat()];
  const between = shouldSuggestNpx() ? [] : ["--"];
  return [npmOrNpxCommandLine(command), ...(all.length > 0 ? [...between, ...all] : [])].join(" ");
}

/**
 * Returns the commands that a report suggests next: the same check again, and the migration of
 * older content.
 */
export function nextCommands(
  flags: Partial<Record<"content" | "date" | "publish", string | boolean>>,
): Record<"again" | "migrate", string> {
  const migrate = commandLine("migrate", { content: flags.content });
  return { again: commandLine("check", flags), migrate };
}

/**
 * Returns the command line for use in files. It does not depend on how the current command was
 * started.
 */
function portableCommandLine(command: CommandName, content: string): string {
  const line = isPublishedPackage
    ? `npx --no-install prelo ${command}`
    : npmOrNpxCommandLine(command);
  if (content === flagDefault("content")) return line;
  return [line, ...(isPublishedPackage ? [] : ["--"]), "--content", quoteForShell(content)].join(
    " ",
  );
}

/**
 * Returns the command line for use in pipelines. It prints only the output of the command itself.
 * Flags can be appended.
 */
export function pipelineCommandLine(command: CommandName, content: string): string {
  const line = isPublishedPackage
    ? `npx --no-install prelo ${command}`
    : `node scripts/run.mjs ${command}`;
  return content === flagDefault("content") ? line : `${line} --content ${quoteForShell(content)}`;
}

/** Returns the command lines that the guide of a content folder mentions. */
export function guideCommands(content: string): GuideCommands {
  return {
    check: portableCommandLine("check", content),
    types: portableCommandLine("types", content),
  };
}

function flagDefault(name: string): string | undefined {
  return flagDefaults.find((flag) => flag.name === name)?.usual;
}

/**
 * Quotes a word for a shell if necessary. Between double quotes, sh, PowerShell and cmd all accept
 * spaces and accents.
 */
export function quoteForShell(word: string): string {
  const isWindows = process.platform === "win32";
  const isPlain = isWindows ? /^[\w./:@\\-]+$/ : /^[\p{L}\p{N}_./:@-]+$/u;
  if (isPlain.test(word)) return word;
  return isWindows || !/["$`\\!]/.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

function npmOrNpxCommandLine(command: CommandName): string {
  if (shouldSuggestNpx()) return `npx --no-install prelo ${command}`;
  return command === "start" || command === "test" ? `npm ${command}` : `npm run ${command}`;
}

function commandHelp(command: CommandName): string {
  const { flags } = getCommandDefinition(command);
  const strings: CommandStrings = helpStrings.commands[command];
  const between = shouldSuggestNpx() ? "" : "--";
  const usage = [npmOrNpxCommandLine(command), between, strings.words ?? "", helpStrings.flags];
  const rows = flags.map((flag) => [
    flagUsage(flag),
    strings.flags?.[flag] ?? flagStrings[flag].does,
  ]);
  return [
    usage.filter(Boolean).join(" "),
    `\n${strings.does}\n`,
    ...formatTable([...rows, ...helpStrings.always]),
  ].join("\n");
}

function flagUsage(flag: FlagName): string {
  const { value } = flagStrings[flag];
  return value ? `--${flag} ${value}` : `--${flag}`;
}

function overallHelp(): string {
  const rows = commandNames().map((name) => [
    npmOrNpxCommandLine(name),
    helpStrings.commands[name].does,
  ]);
  return [
    helpStrings.all,
    "",
    ...formatTable(rows),
    "",
    helpStrings.each(commandLine("check", {}, "--help")),
  ].join("\n");
}

function unknownCommandMessage(name: string): string {
  return helpStrings.unknown({
    name,
    known: commandNames(),
    suggestion: suggest(name, commandNames()),
  });
}

function commandNames(): CommandName[] {
  const all = Object.keys(commands) as CommandName[];
  return isPublishedPackage ? all.filter((name) => !getCommandDefinition(name).internal) : all;
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([left = ""]) => left.length));
  return rows.map(([left = "", right]) => `  ${left.padEnd(width)}  ${right}`);
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(engineRoot, "package.json"), "utf8")).version;
}
