import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuideCommands } from "../codegen/generate-guide.ts";
import { suggest } from "../yaml/suggest.ts";
import { type Flag, flagDefaults } from "./arguments.ts";
import { type CommandName, commands, definitionOf } from "./command-table.ts";
import { type CommandWords, flagWords, helpWords } from "./help-words.pt-br.ts";
import { isPackage, isRunByName, root } from "./invocation.ts";

/**
 * The output for `--help`, `-h` and `--version`, which replace running a command; `undefined` if
 * none is given. Arguments after `--` are ignored.
 */
export function helpOrVersion(argv: readonly string[], command?: CommandName): string | undefined {
  const end = argv.indexOf("--");
  const asked = end < 0 ? argv : argv.slice(0, end);
  if (asked.includes("--help") || asked.includes("-h"))
    return command ? helpOf(command) : helpOfAll();
  return asked.includes("--version") ? version() : undefined;
}

/**
 * Handles a call without a known command: prints the list of commands, or suggests one and returns
 * exit code 2.
 */
export function runHelp(argv: readonly string[]): number {
  const [name = ""] = withoutLanguage(argv);
  const answer = name === "help" ? helpOfAll() : helpOrVersion(argv);
  if (answer !== undefined) console.log(answer);
  else console.error(name ? unknownCommand(name) : helpOfAll());
  return answer === undefined ? 2 : 0;
}

/** `--language` was already handled. */
function withoutLanguage(argv: readonly string[]): readonly string[] {
  const at = argv.findIndex((word) => /^--language(?:=|$)/.test(word));
  return at < 0 ? argv : argv.toSpliced(at, argv[at]?.includes("=") ? 1 : 2);
}

/** The shell command line for a command; flags with their default value are left out. */
export function commandLine(
  command: CommandName,
  flags: Partial<Record<Flag, string | boolean>> = {},
  ...words: readonly string[]
): string {
  const given = Object.entries(flags).filter(([name, value]) => value && value !== defaultOf(name));
  const typed = given.map(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, quoteForShell(String(value))],
  );
  const all = [...words.map(quoteForShell), ...typed.flat()];
  const between = isRunByName() ? [] : ["--"];
  return [npmLine(command), ...(all.length > 0 ? [...between, ...all] : [])].join(" ");
}

/**
 * Commands that a report suggests next: the same check again, and the migration of older content.
 */
export function nextCommands(
  flags: Partial<Record<"content" | "date" | "publish", string | boolean>>,
): Record<"again" | "migrate", string> {
  const migrate = commandLine("migrate", { content: flags.content });
  return { again: commandLine("check", flags), migrate };
}

/** The command line for use in files, independent of how the current command was started. */
function lineForFiles(command: CommandName, content: string): string {
  const line = isPackage ? `npx --no-install prelo ${command}` : npmLine(command);
  if (content === defaultOf("content")) return line;
  return [line, ...(isPackage ? [] : ["--"]), "--content", quoteForShell(content)].join(" ");
}

/**
 * The command line for use in pipelines, where nothing but the command's own output may appear.
 * Flags can be appended.
 */
export function pipelineLine(command: CommandName, content: string): string {
  const line = isPackage ? `npx --no-install prelo ${command}` : `node scripts/run.mjs ${command}`;
  return content === defaultOf("content") ? line : `${line} --content ${quoteForShell(content)}`;
}

/** The command lines that the guide of a content folder mentions. */
export function guideCommands(content: string): GuideCommands {
  return { check: lineForFiles("check", content), types: lineForFiles("types", content) };
}

function defaultOf(name: string): string | undefined {
  return flagDefaults.find((flag) => flag.name === name)?.usual;
}

/**
 * Quotes a word for a shell. Between double quotes, sh, PowerShell and cmd all accept spaces and
 * accents.
 */
export function quoteForShell(word: string): string {
  const isWindows = process.platform === "win32";
  const isPlain = isWindows ? /^[\w./:@\\-]+$/ : /^[\p{L}\p{N}_./:@-]+$/u;
  if (isPlain.test(word)) return word;
  return isWindows || !/["$`\\!]/.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

function npmLine(command: CommandName): string {
  if (isRunByName()) return `npx --no-install prelo ${command}`;
  return command === "start" || command === "test" ? `npm ${command}` : `npm run ${command}`;
}

function helpOf(command: CommandName): string {
  const { flags } = definitionOf(command);
  const words: CommandWords = helpWords.commands[command];
  const between = isRunByName() ? "" : "--";
  const usage = [npmLine(command), between, words.words ?? "", helpWords.flags];
  const rows = flags.map((flag) => [flagUsage(flag), words.flags?.[flag] ?? flagWords[flag].does]);
  return [
    usage.filter(Boolean).join(" "),
    `\n${words.does}\n`,
    ...table([...rows, ...helpWords.always]),
  ].join("\n");
}

function flagUsage(flag: Flag): string {
  const { value } = flagWords[flag];
  return value ? `--${flag} ${value}` : `--${flag}`;
}

function helpOfAll(): string {
  const rows = commandNames().map((name) => [npmLine(name), helpWords.commands[name].does]);
  return [
    helpWords.all,
    "",
    ...table(rows),
    "",
    helpWords.each(commandLine("check", {}, "--help")),
  ].join("\n");
}

function unknownCommand(name: string): string {
  return helpWords.unknown({
    name,
    known: commandNames(),
    suggestion: suggest(name, commandNames()),
  });
}

function commandNames(): CommandName[] {
  const all = Object.keys(commands) as CommandName[];
  return isPackage ? all.filter((name) => !definitionOf(name).internal) : all;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([left = ""]) => left.length));
  return rows.map(([left = "", right]) => `  ${left.padEnd(width)}  ${right}`);
}

function version(): string {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
}
