import { escapeInlineMarkup, parseInline } from "../../../model/markup/inline.ts";
import { hasSameMarks, type InlineRun, normalizeRuns, parseInlineRuns } from "./inline-runs.ts";

/**
 * The source of a line, and whether a mark was dropped because the grammar cannot write it there.
 */
export interface WrittenInline {
  text: string;
  isLost: boolean;
}

/** Writes runs in the inline grammar, with the fewest escapes that parse back to the same runs. */
export function writeRuns(runs: readonly InlineRun[]): WrittenInline {
  for (const [at, { keep, literal }] of writeAttempts.entries()) {
    const kept = normalizeRuns(runs.map(keep));
    const text = renderRuns(kept, literal);
    if (hasSameRuns(normalizeRuns(parseInlineRuns(text)), kept)) return { text, isLost: at > 1 };
  }
  return { text: runs.map(({ text }) => text).join(""), isLost: true };
}

type EscapeText = (text: string) => string;

/**
 * The attempts in order: with minimal escapes, with all escapes, then without marks that the
 * grammar allows only around whole words.
 */
const writeAttempts: readonly { keep: (run: InlineRun) => InlineRun; literal: EscapeText }[] = [
  { keep: (run) => run, literal: escapeIfNeeded },
  { keep: (run) => run, literal: escapeInlineMarkup },
  { keep: (run) => ({ ...run, em: false }), literal: escapeInlineMarkup },
  { keep: (run) => ({ ...run, em: false, strong: false }), literal: escapeInlineMarkup },
  {
    keep: ({ to: _, ...run }) => ({ ...run, em: false, strong: false }),
    literal: escapeInlineMarkup,
  },
];

function escapeIfNeeded(text: string): string {
  const isRead = parseInline(text).some((node) => node.kind !== "text" && node.kind !== "break");
  return isRead || /\\[\\*[\]()]|[[\]]|\\$/.test(text) ? escapeInlineMarkup(text) : text;
}

/** Whether two lines have the same text and marks. */
function hasSameRuns(some: readonly InlineRun[], others: readonly InlineRun[]): boolean {
  if (some.length !== others.length) return false;
  return some.every((run, at) => {
    const other = others[at];
    return (
      other !== undefined &&
      run.kind === other.kind &&
      run.text === other.text &&
      hasSameMarks(run, other)
    );
  });
}

/** Renders runs as source. The nesting order is links, strong, emphasis. */
function renderRuns(runs: readonly InlineRun[], literal: EscapeText): string {
  const inEm = (all: readonly InlineRun[]) =>
    all.map(({ kind, text }) => (kind === "text" ? literal(text) : text)).join("");
  const inStrong = (all: readonly InlineRun[]) =>
    renderGroups(
      all,
      ({ em }) => em,
      (alike, em) => (em ? `*${inEm(alike)}*` : inEm(alike)),
    );
  const inLink = (all: readonly InlineRun[]) =>
    renderGroups(
      all,
      ({ strong }) => strong,
      (alike, strong) => (strong ? `**${inStrong(alike)}**` : inStrong(alike)),
    );
  return renderGroups(
    runs,
    ({ to }) => to,
    (alike, to) =>
      to === undefined ? inLink(alike) : `[${inLink(alike)}](${escapeInlineMarkup(to)})`,
  );
}

/** Writes adjacent runs with the same key as one group. */
function renderGroups<Key>(
  runs: readonly InlineRun[],
  keyOf: (run: InlineRun) => Key,
  write: (alike: readonly InlineRun[], key: Key) => string,
): string {
  const groups: InlineRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(run)) last.push(run);
    else groups.push([run]);
  }
  return groups.map((alike) => write(alike, keyOf(alike[0] as InlineRun))).join("");
}
