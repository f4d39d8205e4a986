import type { CommandArguments, FlagName } from "./arguments.ts";

interface CommandDefinition {
  flags: readonly FlagName[];
  /** Maximum number of positional arguments. */
  words?: number;
  /**
   * Whether the command runs code of the content folder with these arguments. If omitted, it never
   * does.
   */
  runsSiteCode?: (values: CommandArguments) => boolean;
  /** Whether the command is only for developers of the engine, and not part of the package. */
  internal?: true;
}

const trustFlags = ["trust", "no-site-code"] as const;
const alwaysRunsCode = () => true;
/** Arguments of `hosting` that run code of the content folder. */
const argumentsReadingContent = ["cloudflare", "test-form"];
/** Arguments of `new` that add a part to an existing site. */
const partArguments = ["page", "article", "block"];

/**
 * All commands, with their flags and their maximum number of positional arguments. Flags that all
 * commands accept are not listed.
 */
export const commands = {
  new: {
    flags: ["yes", "name", "trade", "country", "language", "content", ...trustFlags],
    words: Number.POSITIVE_INFINITY,
    runsSiteCode: ({ words: [part = ""] }) => partArguments.includes(part),
  },
  start: { flags: ["content", "out", "port", "date", ...trustFlags], runsSiteCode: alwaysRunsCode },
  dev: { flags: ["content", "port", "date", "open", ...trustFlags], runsSiteCode: alwaysRunsCode },
  studio: {
    flags: ["content", "port", "date", "open", "static", ...trustFlags],
    runsSiteCode: alwaysRunsCode,
  },
  check: {
    flags: ["content", "date", "json", "fix", "publish", "watch", ...trustFlags],
    runsSiteCode: alwaysRunsCode,
  },
  build: {
    flags: [
      ...(["content", "out", "date", "drafts", "url", "preview"] as const),
      ...(["compress", "one-file", ...trustFlags] as const),
    ],
    runsSiteCode: alwaysRunsCode,
  },
  migrate: { flags: ["content", ...trustFlags], runsSiteCode: alwaysRunsCode },
  changes: {
    flags: ["content", "date", "json", ...trustFlags],
    words: 2,
    runsSiteCode: alwaysRunsCode,
  },
  publish: { flags: ["content", "date", "yes", "wait", "trust"], runsSiteCode: alwaysRunsCode },
  serve: {
    flags: ["content", "out", "port", "url", "date", "forms", ...trustFlags],
    runsSiteCode: ({ forms }) => forms !== undefined,
  },
  messages: { flags: ["content", "find", "csv", "delete", "yes"], words: 2 },
  hosting: {
    flags: ["content", "out", "url", "yes", ...trustFlags],
    words: 1,
    runsSiteCode: ({ words: [name = ""] }) => argumentsReadingContent.includes(name),
  },
  types: { flags: ["content", ...trustFlags], runsSiteCode: alwaysRunsCode },
  draw: {
    flags: ["content", "trust"],
    runsSiteCode: alwaysRunsCode,
    words: Number.POSITIVE_INFINITY,
  },
  screenshots: {
    flags: [
      ...(["content", "out", "engine", "width", "studio", "guide"] as const),
      ...(["blocks", "against", "date"] as const),
    ],
    words: Number.POSITIVE_INFINITY,
    internal: true,
  },
  bench: {
    flags: [
      ...(["articles", "rounds", "build", "rich", "pages", "ways", "presses", "feel"] as const),
      ...([
        "preview",
        "slips",
        "pasted",
        "obedience",
        "pruning",
        "growth",
        "seed",
        "json",
        "report",
        "peers",
      ] as const),
      ...(["studio", "markdown", "out"] as const),
    ],
    words: 1,
    internal: true,
  },
  fuzz: {
    flags: [
      "seed",
      "runs",
      "together",
      "engine",
      "indentation",
      "kills",
      "crashes",
      "colors",
      "extensions",
      "fields",
      "studio",
    ],
    words: Number.POSITIVE_INFINITY,
    internal: true,
  },
  test: { flags: [], internal: true },
} as const satisfies Record<string, CommandDefinition>;

export type CommandName = keyof typeof commands;

/**
 * Returns the flags and arguments of a command. Commands of the package also accept `--language`.
 */
export function getCommandDefinition(name: CommandName): CommandDefinition {
  const shape: CommandDefinition = commands[name];
  if (shape.internal) return shape;
  return { ...shape, flags: [...new Set<FlagName>([...shape.flags, "language"])] };
}
