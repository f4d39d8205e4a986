import type { Node } from "prosemirror-model";
import { alignNodes } from "./align-nodes.ts";
import type { SourceNode } from "./body-document.ts";
import { toInlineRuns } from "./inline-runs.ts";
import { getChildNodes } from "./node-content.ts";
import type { BodyLine } from "./wrap-lines.ts";
import { type WrittenInline, writeRuns } from "./write-inline.ts";

const alignmentMarks: Readonly<Record<string, string>> = {
  left: ":---",
  center: ":---:",
  right: "---:",
};

/** Writes a table. Unchanged rows keep their lines. */
export function writeTable(
  table: Node,
  old: SourceNode | undefined,
  onLoss: () => void,
): BodyLine[] {
  const rows = getChildNodes(table);
  const aligned = alignNodes(rows, old?.parts ?? []);
  const lines = aligned.map(({ node, old: before, isSame }): BodyLine => {
    const raw = isSame ? before?.raw[0] : undefined;
    return { text: raw === undefined ? writeRow(node, onLoss) : (before?.lines[0] ?? ""), raw };
  });
  const columns = writeDelimiterRow(rows[0]);
  const isKept = old !== undefined && writeDelimiterRow(old.parts?.[0]?.node) === columns;
  const dashes = isKept ? { text: old.lines[1] ?? "", raw: old.raw[1] } : { text: columns };
  return [...lines.slice(0, 1), dashes, ...lines.slice(1)];
}

function writeDelimiterRow(row: Node | undefined): string {
  const cells = row ? getChildNodes(row) : [];
  return `|${cells.map(({ attrs }) => alignmentMarks[String(attrs.align)] ?? "---").join("|")}|`;
}

function writeRow(row: Node, onLoss: () => void): string {
  const cells = getChildNodes(row).map((cell) => {
    const { text, isLost }: WrittenInline = writeRuns(toInlineRuns(cell));
    if (isLost) onLoss();
    return text.replaceAll("|", "\\|");
  });
  return `| ${cells.join(" | ")} |`;
}
