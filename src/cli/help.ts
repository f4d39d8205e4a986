import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuideCommands } from "../codegen/generate-guide.ts";
import { suggest } from "../yaml/suggest.ts";
import { type Flag, valueFlags } from "./arguments.ts";
import { type CommandName, commands, shapeOf } from "./command-table.ts";
import { type CommandWords, flagWords, helpWords } from "./help-words.pt-br.ts";
import { isAskedByName, isPackage, root } from "./invocation.ts";

/**
 * The output for `--help`, `-h` and `--version`, which replace running a command; `undefined` if
 * none is given. Arguments after `--` are ignored.
 */
export function answerInstead(argv: readonly string[], command?: CommandName): string | undefined {
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
  const answer = name === "help" ? helpOfAll() : answerInstead(argv);
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
  const given = Object.entries(flags).filter(([name, value]) => value && value !== usual(name));
  const typed = given.map(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, inShell(String(value))],
  );
  const all = [...words.map(inShell), ...typed.flat()];
  const between = isAskedByName() ? [] : ["--"];
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
function writtenLine(command: CommandName, content: string): string {
  const line = isPackage ? `npx --no-install prelo ${command}` : npmLine(command);
  if (content === usual("content")) return line;
  return [line, ...(isPackage ? [] : ["--"]), "--content", inShell(content)].join(" ");
}

/**
 * The command line for use in pipelines, where nothing but the command's own output may appear.
 * Flags can be appended.
 */
export function keptLine(command: CommandName, content: string): string {
  const line = isPackage ? `npx --no-install prelo ${command}` : `node scripts/run.mjs ${command}`;
  return content === usual("content") ? line : `${line} --content ${inShell(content)}`;
}

/** The command lines that the guide of a content folder mentions. */
export function guideCommands(content: string): GuideCommands {
  return { check: writtenLine("check", content), types: writtenLine("types", content) };
}

function usual(name: string): string | undefined {
  return valueFlags.find((flag) => flag.name === name)?.usual;
}

/**
 * Quotes a word for a shell. Between double quotes, sh, PowerShell and cmd all accept spaces and
 * accents.
 */
export function inShell(word: string): string {
  const isWindows = process.platform === "win32";
  const isPlain = isWindows ? /^[\w./:@\\-]+$/ : /^[\p{L}\p{N}_./:@-]+$/u;
  if (isPlain.test(word)) return word;
  return isWindows || !/["$`\\!]/.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

function npmLine(command: CommandName): string {
  if (isAskedByName()) return `npx --no-install prelo ${command}`;
  return command === "start" || command === "test" ? `npm ${command}` : `npm run ${command}`;
}

function helpOf(command: CommandName): string {
  const { flags } = shapeOf(command);
  const words: CommandWords = helpWords.commands[command];
  const between = isAskedByName() ? "" : "--";
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
  const rows = names().map((name) => [npmLine(name), helpWords.commands[name].does]);
  return [
    helpWords.all,
    "",
    ...table(rows),
    "",
    helpWords.each(commandLine("check", {}, "--help")),
  ].join("\n");
}

function unknownCommand(name: string): string {
  return helpWords.unknown({ name, known: names(), suggestion: suggest(name, names()) });
}

function names(): CommandName[] {
  const all = Object.keys(commands) as CommandName[];
  return isPackage ? all.filter((name) => !shapeOf(name).ofWorkshop) : all;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([left = ""]) => left.length));
  return rows.map(([left = "", right]) => `  ${left.padEnd(width)}  ${right}`);
}

function version(): string {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
}
