import type { ContentCopy, ContentDiagnostic } from "../blind-cases/content-copy.ts";
import {
  createPasteStep,
  linesBefore,
  type PastedText,
  pastedFile,
  type UnconvertedMarkup,
} from "./pasted-texts.ts";

/** How the check handled one pasted text. */
export interface RatedPastedText {
  pasted: PastedText;
  /** Pieces of unconverted markup ("marks") with a message at their line. */
  found: UnconvertedMarkup[];
  /** Marks without a message. */
  silent: UnconvertedMarkup[];
  /** Messages that match no mark, or one that already has a message. */
  extra: ContentDiagnostic[];
}

/** Pastes each text into the content, runs the check, and compares its messages with the marks. */
export async function ratePastedTexts(
  copy: ContentCopy,
  texts: readonly PastedText[],
): Promise<RatedPastedText[]> {
  const judged: RatedPastedText[] = [];
  for (const pasted of texts) {
    const told = await copy.withSteps([createPasteStep(pasted.text)], () => copy.check());
    judged.push(ratePastedText(pasted, told));
  }
  return judged;
}

/**
 * Matches messages to marks by line. If a line has several marks, overlapping ranges match first.
 */
function ratePastedText(pasted: PastedText, told: readonly ContentDiagnostic[]): RatedPastedText {
  const left = [...told];
  const named = (mark: UnconvertedMarkup, test: (each: ContentDiagnostic) => boolean) => {
    const isAtLine = (each: ContentDiagnostic) =>
      each.file === pastedFile && each.line === mark.line + linesBefore && test(each);
    const at = left.findIndex(isAtLine);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const exact = new Set(
    pasted.raw.filter((mark) => named(mark, (each) => overlapsMark(each, mark))),
  );
  const near = pasted.raw.filter((mark) => !exact.has(mark) && named(mark, () => true));
  const found = pasted.raw.filter((mark) => exact.has(mark) || near.includes(mark));
  const silent = pasted.raw.filter((mark) => !found.includes(mark));
  return { pasted, found, silent, extra: left };
}

/** Whether the range of a message overlaps the mark's characters in its line. */
function overlapsMark(
  { text = "", range, lineStart = 0 }: ContentDiagnostic,
  { mark }: UnconvertedMarkup,
): boolean {
  const start = text.indexOf(mark);
  const from = range.start - lineStart;
  return from < start + mark.length && range.end - lineStart > start;
}

/**
 * Formats a Markdown table with a row per kind. Its columns are the texts, marks, marks with and
 * without a message, extra messages, and texts without silent marks or extra messages.
 */
export function formatPastedTable(judged: readonly RatedPastedText[]): string {
  const kinds = [...new Set(judged.map(({ pasted }) => pasted.kind))].sort();
  const rows = [...kinds, "all"].map((kind) =>
    formatPastedRow(
      kind,
      judged.filter(({ pasted }) => kind === "all" || pasted.kind === kind),
    ),
  );
  const columns = ["kind", "texts", "marks", "named", "silent", "extra", "texts all right"];
  return [columns, columns.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function formatPastedRow(kind: string, judged: readonly RatedPastedText[]): string[] {
  const sum = (count: (each: RatedPastedText) => number) =>
    judged.reduce((total, each) => total + count(each), 0);
  const right = judged.filter(({ silent, extra }) => silent.length + extra.length === 0);
  const figures = [
    judged.length,
    sum(({ pasted }) => pasted.raw.length),
    sum(({ found }) => found.length),
    sum(({ silent }) => silent.length),
    sum(({ extra }) => extra.length),
    right.length,
  ];
  return [kind, ...figures.map(String)];
}

/** Formats the silent marks and extra messages of one text as readable text. */
export function describeRatedText({ pasted, silent, extra }: RatedPastedText): string {
  const lines = pasted.text.split("\n");
  return [
    `${pasted.id} ${pasted.kind} (${pasted.source})`,
    ...silent.map(
      ({ line, mark, kind }) => `  silent ${line} ${kind}: ${mark} | ${lines[line - 1]}`,
    ),
    ...extra.map(
      ({ file, line = 0, code, message }) =>
        `  extra  ${file === pastedFile ? line - linesBefore : `${file}:${line}`} ${code}: ${message} | ${lines[line - linesBefore - 1]}`,
    ),
  ].join("\n");
}
