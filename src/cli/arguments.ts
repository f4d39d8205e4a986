import { isAbsolute, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { commandStrings } from "#lang/check/diagnostics/strings";
import { flagExamples as examples } from "#lang/cli/flag-examples";
import { suggest } from "../yaml/suggest.ts";

const flagDefinitions = {
  content: { type: "text", usual: "content", example: "content", isPath: true },
  out: { type: "text", usual: "dist", example: "dist", isPath: true },
  port: { type: "number", example: "4173", accepts: isPort },
  date: { type: "text", example: "2024-01-15", accepts: isDate },
  url: { type: "text", example: "https://chronos.example", accepts: isHttpUrl },
  engine: { type: "text", example: "firefox", accepts: isBrowserEngine },
  width: { type: "text", usual: "360,768,1440", example: "390,1440", accepts: isNumberList },
  yes: { type: "switch" },
  name: { type: "text", example: "Aurora" },
  trade: { type: "text", example: examples.trade },
  country: { type: "text", example: examples.country },
  language: { type: "text", example: examples.language },
  drafts: { type: "switch" },
  preview: { type: "switch" },
  compress: { type: "switch" },
  "one-file": { type: "text", example: examples["one-file"], isPath: true },
  json: { type: "switch" },
  fix: { type: "switch" },
  publish: { type: "switch" },
  watch: { type: "switch" },
  "no-site-code": { type: "switch" },
  trust: { type: "switch" },
  wait: { type: "number", example: "10", accepts: isCount },
  open: { type: "switch" },
  static: { type: "text", example: examples.static, isPath: true },
  articles: { type: "text", usual: "1000", example: "1000,5000", accepts: isNumberList },
  rounds: { type: "number", example: "15", accepts: isCount },
  build: { type: "switch" },
  rich: { type: "switch" },
  pages: { type: "switch" },
  ways: { type: "switch" },
  presses: { type: "switch" },
  feel: { type: "switch" },
  slips: { type: "switch" },
  pasted: { type: "switch" },
  obedience: { type: "switch" },
  pruning: { type: "switch" },
  growth: { type: "switch" },
  report: { type: "switch" },
  peers: { type: "text", example: "results/builds.jsonl" },
  markdown: { type: "text", example: "data/5000/posts" },
  seed: { type: "number", example: "7", accepts: isCount },
  runs: { type: "number", example: "5000", accepts: isCount },
  together: { type: "number", example: "8", accepts: isCount },
  indentation: { type: "switch" },
  kills: { type: "switch" },
  crashes: { type: "switch" },
  colors: { type: "switch" },
  extensions: { type: "switch" },
  fields: { type: "switch" },
  forms: { type: "text", example: "messages.db", isPath: true },
  find: { type: "text", example: "Ana" },
  csv: { type: "text", example: examples.csv, isPath: true },
  delete: { type: "text", example: "ana@exemplo.com.br" },
  studio: { type: "switch" },
  guide: { type: "switch" },
  blocks: { type: "switch" },
  against: { type: "text", example: "HEAD~3" },
} as const satisfies Record<string, FlagDefinition>;

interface FlagDefinition {
  type: "text" | "number" | "switch";
  /** The default value. */
  usual?: string;
  example?: string;
  accepts?: (value: string) => boolean;
  /** Whether the value is the path of a file or folder. */
  isPath?: true;
}

export type FlagName = keyof typeof flagDefinitions;

type FlagNamesOfType<Type> = {
  [Name in FlagName]: (typeof flagDefinitions)[Name]["type"] extends Type ? Name : never;
}[FlagName];

/**
 * The parsed arguments of a command. A flag that is not given has its default value or is
 * `undefined`. A switch that is not given is `false`.
 */
export type CommandArguments = Partial<Record<FlagNamesOfType<"text">, string>> &
  Partial<Record<FlagNamesOfType<"number">, number>> &
  Record<FlagNamesOfType<"switch">, boolean> & {
    content: string;
    out: string;
    articles: string;
    width: string;
    /** Positional arguments. */
    words: string[];
  };

/** Flags with their default values. */
export const flagDefaults: readonly { name: string; usual?: string }[] = Object.entries(
  flagDefinitions,
).map(([name, kind]: [string, FlagDefinition]) => ({ name, usual: kind.usual }));

/** Error for invalid arguments. The message is a complete sentence for the user. */
export class ArgumentError extends Error {}

/**
 * Parses the arguments of a command. Accepts the flags in `known` and up to `maxWords` positional
 * arguments.
 *
 * @throws ArgumentError for an unknown flag, an extra argument, or a missing or invalid value
 */
export function readArguments(
  argv: readonly string[],
  known: readonly FlagName[],
  maxWords = 0,
): CommandArguments {
  const { tokens } = parseArgs({
    args: [...argv],
    options: parserOptions,
    strict: false,
    tokens: true,
  });
  const values: Partial<Record<string, string | true>> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    const stray = words[maxWords];
    if (stray !== undefined) throw new ArgumentError(unexpectedArgumentMessage(stray, known));
    if (token.kind === "option")
      values[token.name] = parseFlagValue(token.name, token.value, known);
  }
  const read = Object.entries(flagDefinitions).map(([name, kind]) => [
    name,
    convertOrDefault(kind, values[name]),
  ]);
  return { ...Object.fromEntries(read), words } as CommandArguments;
}

function convertOrDefault({ type, usual }: FlagDefinition, given: string | true | undefined) {
  if (type === "switch") return given === true;
  return type === "number" && given !== undefined ? Number(given) : (given ?? usual);
}

/** Flags that every command accepts. They are handled before the other flags are parsed. */
const globalFlags = ["help", "version"];

const parserOptions = Object.fromEntries(
  Object.entries(flagDefinitions).map(([name, { type }]) => {
    return [name, { type: type === "switch" ? ("boolean" as const) : ("string" as const) }];
  }),
);

function parseFlagValue(
  name: string,
  value: string | undefined,
  known: readonly FlagName[],
): string | true {
  const found = known.find((flag) => flag === name);
  if (!found) throw new ArgumentError(unknownFlagMessage(name, known));
  const { type, example = "", accepts, isPath }: FlagDefinition = flagDefinitions[found];
  const flag = `--${name}`;
  if (type === "switch") {
    if (value !== undefined) throw new ArgumentError(commandStrings.needlessValue({ flag }));
    return true;
  }
  // In "--out --json" the value is missing: the next flag is not a value.
  if (!value || value.startsWith("--"))
    throw new ArgumentError(commandStrings.missingValue({ flag, example }));
  if (accepts && !accepts(value))
    throw new ArgumentError(commandStrings.wrongValue({ flag, value, example }));
  return isPath ? normalizePathArgument(value) : value;
}

/**
 * Normalises a path below the working directory for messages and commands: `./site/` becomes
 * `site`. Other paths are returned unchanged.
 */
function normalizePathArgument(path: string): string {
  const way = relative(process.cwd(), path);
  return way.split(sep)[0] === ".." || isAbsolute(way) ? path : way || ".";
}

function unknownFlagMessage(name: string, known: readonly FlagName[]): string {
  const meant = suggest(name, [...known, ...globalFlags]);
  return commandStrings.unknownFlag({
    flag: name.length > 1 ? `--${name}` : `-${name}`,
    known: [...known, ...globalFlags].map((flag) => `--${flag}`),
    suggestion: meant && `--${meant}`,
  });
}

function unexpectedArgumentMessage(word: string, known: readonly FlagName[]): string {
  return commandStrings.strayWord({
    word,
    known: [...known, ...globalFlags].map((flag) => `--${flag}`),
  });
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function isCount(value: string): boolean {
  return /^\d{1,9}$/.test(value);
}

function isNumberList(value: string): boolean {
  return /^\d{1,6}(?:,\d{1,6})*$/.test(value);
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}

function isBrowserEngine(value: string): boolean {
  return /^(?:chromium|firefox|webkit)$/.test(value);
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}
