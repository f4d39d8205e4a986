import type { Flag } from "./arguments.ts";

interface CommandShape {
  flags: readonly Flag[];
  /** How many words without a flag it takes, at most. */
  words?: number;
  /** It serves those who make the engine, and does not go with the package. */
  ofWorkshop?: true;
}

/** All commands, with what each of them understands besides `--help` and `--version`. */
export const commands = {
  new: {
    flags: ["yes", "name", "trade", "country", "language", "content"],
    words: Number.POSITIVE_INFINITY,
  },
  start: { flags: ["content", "out", "port", "date"] },
  dev: { flags: ["content", "port", "date", "open"] },
  studio: { flags: ["content", "port", "date", "open", "static"] },
  check: { flags: ["content", "date", "json", "fix", "publish", "watch", "no-site-code"] },
  build: {
    flags: ["content", "out", "date", "drafts", "url", "preview", "compress", "one-file"],
  },
  migrate: { flags: ["content"] },
  changes: { flags: ["content", "date", "json", "no-site-code"], words: 2 },
  publish: { flags: ["content", "date", "yes", "wait"] },
  serve: { flags: ["content", "out", "port", "url", "date", "forms"] },
  messages: { flags: ["find", "csv", "delete", "yes"], words: 2 },
  hosting: { flags: ["content", "out", "url", "yes"], words: 1 },
  types: { flags: ["content"] },
  draw: { flags: ["content"], words: Number.POSITIVE_INFINITY },
  screenshots: {
    flags: [
      ...(["content", "out", "engine", "width", "studio", "guide"] as const),
      ...(["blocks", "against", "date"] as const),
    ],
    words: Number.POSITIVE_INFINITY,
    ofWorkshop: true,
  },
  bench: {
    flags: [
      ...(["articles", "rounds", "build", "rich", "pages", "ways", "presses", "feel"] as const),
      ...([
        "preview",
        "slips",
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
    ofWorkshop: true,
  },
  fuzz: {
    flags: ["seed", "runs", "together", "indentation", "kills", "crashes", "fields", "studio"],
    words: Number.POSITIVE_INFINITY,
    ofWorkshop: true,
  },
  test: { flags: [], ofWorkshop: true },
} as const satisfies Record<string, CommandShape>;

export type CommandName = keyof typeof commands;

/** What a command understands: those of a site speak the language that they are told, too. */
export function shapeOf(name: CommandName): CommandShape {
  const shape: CommandShape = commands[name];
  if (shape.ofWorkshop) return shape;
  return { ...shape, flags: [...new Set<Flag>([...shape.flags, "language"])] };
}
