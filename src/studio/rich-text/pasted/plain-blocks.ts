import type { Node } from "prosemirror-model";
import { withLineEnds } from "../../fields/kinds/clean-text.ts";
import { kinds } from "../source/body-schema.ts";
import { type Run, tidyRuns, toNodes } from "../source/inline-runs.ts";
import { wordsAlone } from "./words-alone.ts";

// Word processors write bullets as private-use characters of one font.
const bullet = /^\s*(?:[-•·–*●▪◦‣]\s+|[\uf000-\uf0ff]\s*)(?=\S)/;
const number = /^\s*\d{1,2}[.)]\s+(?=\S)/;

/**
 * Converts plain text to blocks: empty lines separate paragraphs, prefixes of lines make lists,
 * and tabs a table.
 */
export function blocksOfWords(words: string): Node[] {
  const stretches = withLineEnds(words).split(/\n\s*\n/);
  return stretches.flatMap((stretch) => {
    const lines = stretch.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 0 && lines.every((line) => line.includes("\t"))) return [tableOf(lines)];
    return grouped(lines).flatMap(blockOf);
  });
}

type Kind = "bullets" | "numbers" | "words";

interface Group {
  kind: Kind;
  lines: string[];
}

function grouped(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const kind = bullet.test(line) ? "bullets" : number.test(line) ? "numbers" : "words";
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function blockOf({ kind, lines }: Group): Node[] {
  if (kind === "words") return paragraphOf(lines);
  const sign = kind === "bullets" ? bullet : number;
  const items = lines.map((line) => kinds.item.create(null, paragraphOf([line.replace(sign, "")])));
  return [kinds[kind].create(null, items)];
}

function paragraphOf(lines: readonly string[]): Node[] {
  const runs: Run[] = [];
  for (const line of lines) {
    if (runs.length > 0) runs.push({ strong: false, em: false, kind: "break", text: "\n" });
    for (const run of runsOfLine(line)) runs.push(run);
  }
  const tidy = tidyRuns(runs);
  return tidy.length > 0 ? [kinds.paragraph.create(null, toNodes(tidy))] : [];
}

function tableOf(lines: readonly string[]): Node {
  const rows = lines.map((line) => line.split("\t"));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return kinds.table.create(
    null,
    rows.map((row, at) => {
      const type = at === 0 ? kinds.head : kinds.cell;
      const cells = Array.from({ length: width }, (_, column) => runsOfLine(row[column] ?? ""));
      return kinds.row.create(
        null,
        cells.map((runs) => type.create(null, toNodes(tidyRuns(runs), true))),
      );
    }),
  );
}

/** WhatsApp syntax: asterisks for bold, underscores for emphasis. */
const marked = /(?<![\p{L}\p{N}*_])(\*\*?|_)(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

function runsOfLine(line: string): Run[] {
  if (!/[*_]/.test(line)) return [textRun(line)].filter(({ text }) => text !== "");
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: whole, 1: sign, 2: inner = "", index } of line.matchAll(marked)) {
    runs.push(textRun(line.slice(from, index)));
    runs.push({ ...textRun(inner), [sign === "_" ? "em" : "strong"]: true });
    from = index + whole.length;
  }
  return [...runs, textRun(line.slice(from))].filter(({ text }) => text !== "");
}

function textRun(text: string): Run {
  return { strong: false, em: false, kind: "text", text: wordsAlone(text) };
}
