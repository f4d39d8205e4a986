import { escapeMarks, parseInline } from "../../../model/markup/inline.ts";
import { hasSameMarks, normalizeRuns, parseInlineRuns, type Run } from "./inline-runs.ts";

/**
 * The source of a line, and whether a mark was dropped because the grammar cannot write it there.
 */
export interface WrittenLine {
  text: string;
  isLost: boolean;
}

/** Writes runs in the inline grammar, with the fewest escapes that parse back to the same runs. */
export function writeRuns(runs: readonly Run[]): WrittenLine {
  for (const [at, { keep, literal }] of fallbacks.entries()) {
    const kept = normalizeRuns(runs.map(keep));
    const text = renderRuns(kept, literal);
    if (isSame(normalizeRuns(parseInlineRuns(text)), kept)) return { text, isLost: at > 1 };
  }
  return { text: runs.map(({ text }) => text).join(""), isLost: true };
}

type EscapeText = (text: string) => string;

/**
 * Attempts in order: with minimal escapes, with all escapes, then without marks that the grammar
 * allows only around whole words.
 */
const fallbacks: readonly { keep: (run: Run) => Run; literal: EscapeText }[] = [
  { keep: (run) => run, literal: escapeIfNeeded },
  { keep: (run) => run, literal: escapeMarks },
  { keep: (run) => ({ ...run, em: false }), literal: escapeMarks },
  { keep: (run) => ({ ...run, em: false, strong: false }), literal: escapeMarks },
  { keep: ({ to: _, ...run }) => ({ ...run, em: false, strong: false }), literal: escapeMarks },
];

function escapeIfNeeded(text: string): string {
  const isRead = parseInline(text).some((node) => node.kind !== "text" && node.kind !== "break");
  return isRead || /\\[\\*[\]()]|[[\]]|\\$/.test(text) ? escapeMarks(text) : text;
}

/** Whether two lines have the same text and marks. */
function isSame(some: readonly Run[], others: readonly Run[]): boolean {
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

/** Nesting order: links, strong, emphasis. */
function renderRuns(runs: readonly Run[], literal: EscapeText): string {
  const inEm = (all: readonly Run[]) =>
    all.map(({ kind, text }) => (kind === "text" ? literal(text) : text)).join("");
  const inStrong = (all: readonly Run[]) =>
    renderGroups(
      all,
      ({ em }) => em,
      (alike, em) => (em ? `*${inEm(alike)}*` : inEm(alike)),
    );
  const inLink = (all: readonly Run[]) =>
    renderGroups(
      all,
      ({ strong }) => strong,
      (alike, strong) => (strong ? `**${inStrong(alike)}**` : inStrong(alike)),
    );
  return renderGroups(
    runs,
    ({ to }) => to,
    (alike, to) => (to === undefined ? inLink(alike) : `[${inLink(alike)}](${escapeMarks(to)})`),
  );
}

/** Writes adjacent runs with the same key as one group. */
function renderGroups<Key>(
  runs: readonly Run[],
  keyOf: (run: Run) => Key,
  write: (alike: readonly Run[], key: Key) => string,
): string {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(run)) last.push(run);
    else groups.push([run]);
  }
  return groups.map((alike) => write(alike, keyOf(alike[0] as Run))).join("");
}
