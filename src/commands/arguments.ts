import { parseArgs } from "node:util";
import { commandWords } from "../check/words.pt-br.ts";
import { suggest } from "../text/suggest.ts";

/** The flags of all commands, with what they mean when they are left out. */
export interface Arguments {
  content: string;
  out: string;
  port?: number;
  date?: string;
  url?: string;
  engine?: string;
  drafts: boolean;
  preview: boolean;
  compress: boolean;
  json: boolean;
  fix: boolean;
  publish: boolean;
  watch: boolean;
  /** What stands there without a flag. */
  words: string[];
}

export type Flag = Exclude<keyof Arguments, "words">;

const flags = {
  content: { type: "string", example: "content" },
  out: { type: "string", example: "dist" },
  port: { type: "string", example: "4173", accepts: isPort },
  date: { type: "string", example: "2024-01-15", accepts: isDate },
  url: { type: "string", example: "https://chronos.example", accepts: isAddress },
  engine: { type: "string", example: "firefox", accepts: isEngine },
  drafts: { type: "boolean" },
  preview: { type: "boolean" },
  compress: { type: "boolean" },
  json: { type: "boolean" },
  fix: { type: "boolean" },
  publish: { type: "boolean" },
  watch: { type: "boolean" },
} satisfies Record<Flag, FlagKind>;

interface FlagKind {
  type: "string" | "boolean";
  example?: string;
  accepts?: (value: string) => boolean;
}

/** Arguments that cannot be understood; the message is a whole sentence for the user. */
export class ArgumentFault extends Error {}

/**
 * Reads the arguments of a command that knows the given flags, and so many words without a flag.
 * Throws an `ArgumentFault` on an unknown flag, a word too many, a missing value or one that makes no sense.
 */
export function readArguments(
  argv: readonly string[],
  known: readonly Flag[],
  mostWords = 0,
): Arguments {
  const { tokens } = parseArgs({ args: [...argv], options: flags, strict: false, tokens: true });
  const values: Partial<Record<string, string | true>> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    const stray = words[mostWords];
    if (stray !== undefined) throw new ArgumentFault(strayWord(stray, known));
    if (token.kind === "option") values[token.name] = checkedValue(token.name, token.value, known);
  }
  return {
    content: text(values.content) ?? "content",
    out: text(values.out) ?? "dist",
    port: values.port === undefined ? undefined : Number(values.port),
    date: text(values.date),
    url: text(values.url),
    engine: text(values.engine),
    drafts: values.drafts === true,
    preview: values.preview === true,
    compress: values.compress === true,
    json: values.json === true,
    fix: values.fix === true,
    publish: values.publish === true,
    watch: values.watch === true,
    words,
  };
}

function checkedValue(
  name: string,
  value: string | undefined,
  known: readonly Flag[],
): string | true {
  const found = known.find((flag) => flag === name);
  if (!found) throw new ArgumentFault(unknownFlag(name, known));
  const { type, example = "", accepts }: FlagKind = flags[found];
  const flag = `--${name}`;
  if (type === "boolean") {
    if (value !== undefined) throw new ArgumentFault(commandWords.needlessValue({ flag }));
    return true;
  }
  // "--out --json" forgets a value: the next flag is not one.
  if (!value || value.startsWith("--"))
    throw new ArgumentFault(commandWords.missingValue({ flag, example }));
  if (accepts && !accepts(value))
    throw new ArgumentFault(commandWords.wrongValue({ flag, value, example }));
  return value;
}

function unknownFlag(name: string, known: readonly Flag[]): string {
  const meant = suggest(name, known);
  return commandWords.unknownFlag({
    flag: name.length > 1 ? `--${name}` : `-${name}`,
    known: known.map((flag) => `--${flag}`),
    suggestion: meant && `--${meant}`,
  });
}

function strayWord(word: string, known: readonly Flag[]): string {
  return commandWords.strayWord({ word, known: known.map((flag) => `--${flag}`) });
}

function text(value: string | true | undefined): string | undefined {
  return value === true ? undefined : value;
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}

function isEngine(value: string): boolean {
  return /^(?:chromium|firefox|webkit)$/.test(value);
}

function isAddress(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}
