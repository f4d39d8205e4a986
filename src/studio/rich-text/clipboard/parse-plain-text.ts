import type { Node } from "prosemirror-model";
import { normalizeLineEnds } from "../../clipboard/clean-text.ts";
import { nodeTypes } from "../source/body-schema.ts";
import { type InlineRun, normalizeRuns, runsToNodes } from "../source/inline-runs.ts";
import { cleanPastedText } from "./clean-pasted-text.ts";

// Word processors write bullets as private-use characters of one font.
const bulletPattern = /^\s*(?:[-•·–*●▪◦‣]\s+|[\uf000-\uf0ff]\s*)(?=\S)/;
const numberPattern = /^\s*\d{1,2}[.)]\s+(?=\S)/;

/**
 * Converts plain text to blocks. Empty lines separate paragraphs. Bullets or numbers at the start
 * of lines make lists, and tabs make tables.
 */
export function parsePlainText(words: string): Node[] {
  const stretches = normalizeLineEnds(words).split(/\n\s*\n/);
  return stretches.flatMap((stretch) => {
    const lines = stretch.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 0 && lines.every((line) => line.includes("\t"))) return [createTable(lines)];
    return groupLinesByKind(lines).flatMap(createBlock);
  });
}

type LineKind = "bullets" | "numbers" | "words";

interface LineGroup {
  kind: LineKind;
  lines: string[];
}

function groupLinesByKind(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const kind = bulletPattern.test(line)
      ? "bullets"
      : numberPattern.test(line)
        ? "numbers"
        : "words";
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function createBlock({ kind, lines }: LineGroup): Node[] {
  if (kind === "words") return createParagraph(lines);
  const sign = kind === "bullets" ? bulletPattern : numberPattern;
  const items = lines.map((line) =>
    nodeTypes.item.create(null, createParagraph([line.replace(sign, "")])),
  );
  return [nodeTypes[kind].create(null, items)];
}

function createParagraph(lines: readonly string[]): Node[] {
  const runs: InlineRun[] = [];
  for (const line of lines) {
    if (runs.length > 0) runs.push({ strong: false, em: false, kind: "break", text: "\n" });
    for (const run of parseLine(line)) runs.push(run);
  }
  const tidy = normalizeRuns(runs);
  return tidy.length > 0 ? [nodeTypes.paragraph.create(null, runsToNodes(tidy))] : [];
}

function createTable(lines: readonly string[]): Node {
  const rows = lines.map((line) => line.split("\t"));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return nodeTypes.table.create(
    null,
    rows.map((row, at) => {
      const type = at === 0 ? nodeTypes.head : nodeTypes.cell;
      const cells = Array.from({ length: width }, (_, column) => parseLine(row[column] ?? ""));
      return nodeTypes.row.create(
        null,
        cells.map((runs) => type.create(null, runsToNodes(normalizeRuns(runs), true))),
      );
    }),
  );
}

/** WhatsApp syntax: asterisks for bold, underscores for emphasis. */
const chatMarkup = /(?<![\p{L}\p{N}*_])(\*\*?|_)(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

function parseLine(line: string): InlineRun[] {
  if (!/[*_]/.test(line)) return [createTextRun(line)].filter(({ text }) => text !== "");
  const runs: InlineRun[] = [];
  let from = 0;
  for (const { 0: whole, 1: sign, 2: inner = "", index } of line.matchAll(chatMarkup)) {
    runs.push(createTextRun(line.slice(from, index)));
    runs.push({ ...createTextRun(inner), [sign === "_" ? "em" : "strong"]: true });
    from = index + whole.length;
  }
  return [...runs, createTextRun(line.slice(from))].filter(({ text }) => text !== "");
}

function createTextRun(text: string): InlineRun {
  return { strong: false, em: false, kind: "text", text: cleanPastedText(text) };
}
