import type { Arguments, Flag } from "./arguments.ts";

interface CommandShape {
  flags: readonly Flag[];
  /** How many words without a flag it takes, at most. */
  words?: number;
  /** When it runs what the content folder brings along; never if left out. */
  runsSiteCode?: (values: Arguments) => boolean;
  /** It serves those who make the engine, and does not go with the package. */
  ofWorkshop?: true;
}

const trust = ["trust", "no-site-code"] as const;
const always = () => true;
/** Words of `hosting` that read the content. */
const readsContent = ["cloudflare", "test-form"];
/** Words of `new` that add to a site. */
const addsPart = ["page", "article", "block"];

/** All commands, with what each of them understands besides `--help` and `--version`. */
export const commands = {
  new: {
    flags: ["yes", "name", "trade", "country", "language", "content", ...trust],
    words: Number.POSITIVE_INFINITY,
    runsSiteCode: ({ words: [part = ""] }) => addsPart.includes(part),
  },
  start: { flags: ["content", "out", "port", "date", ...trust], runsSiteCode: always },
  dev: { flags: ["content", "port", "date", "open", ...trust], runsSiteCode: always },
  studio: {
    flags: ["content", "port", "date", "open", "static", ...trust],
    runsSiteCode: always,
  },
  check: {
    flags: ["content", "date", "json", "fix", "publish", "watch", ...trust],
    runsSiteCode: always,
  },
  build: {
    flags: [
      ...(["content", "out", "date", "drafts", "url", "preview"] as const),
      ...(["compress", "one-file", ...trust] as const),
    ],
    runsSiteCode: always,
  },
  migrate: { flags: ["content", ...trust], runsSiteCode: always },
  changes: { flags: ["content", "date", "json", ...trust], words: 2, runsSiteCode: always },
  publish: { flags: ["content", "date", "yes", "wait", "trust"], runsSiteCode: always },
  serve: {
    flags: ["content", "out", "port", "url", "date", "forms", ...trust],
    runsSiteCode: ({ forms }) => forms !== undefined,
  },
  messages: { flags: ["content", "find", "csv", "delete", "yes"], words: 2 },
  hosting: {
    flags: ["content", "out", "url", "yes", ...trust],
    words: 1,
    runsSiteCode: ({ words: [name = ""] }) => readsContent.includes(name),
  },
  types: { flags: ["content", ...trust], runsSiteCode: always },
  draw: { flags: ["content", "trust"], runsSiteCode: always, words: Number.POSITIVE_INFINITY },
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
    ofWorkshop: true,
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
