import type { Node } from "prosemirror-model";
import { alignNodes } from "./align-nodes.ts";
import type { SourceNode } from "./body-document.ts";
import { runsOfNode } from "./inline-runs.ts";
import { childrenOf } from "./node-content.ts";
import type { Line } from "./wrap-lines.ts";
import { type WrittenLine, writeRuns } from "./write-inline.ts";

const alignmentMarks: Readonly<Record<string, string>> = {
  left: ":---",
  center: ":---:",
  right: "---:",
};

/** Writes a table. Unchanged rows keep their lines. */
export function writeTable(table: Node, old: SourceNode | undefined, lost: () => void): Line[] {
  const rows = childrenOf(table);
  const aligned = alignNodes(rows, old?.parts ?? []);
  const lines = aligned.map(({ node, old: before, isSame }): Line => {
    const raw = isSame ? before?.raw[0] : undefined;
    return { text: raw === undefined ? rowText(node, lost) : (before?.lines[0] ?? ""), raw };
  });
  const columns = columnsOf(rows[0]);
  const isKept = old !== undefined && columnsOf(old.parts?.[0]?.node) === columns;
  const dashes = isKept ? { text: old.lines[1] ?? "", raw: old.raw[1] } : { text: columns };
  return [...lines.slice(0, 1), dashes, ...lines.slice(1)];
}

function columnsOf(row: Node | undefined): string {
  const cells = row ? childrenOf(row) : [];
  return `|${cells.map(({ attrs }) => alignmentMarks[String(attrs.align)] ?? "---").join("|")}|`;
}

function rowText(row: Node, lost: () => void): string {
  const cells = childrenOf(row).map((cell) => {
    const { text, isLost }: WrittenLine = writeRuns(runsOfNode(cell));
    if (isLost) lost();
    return text.replaceAll("|", "\\|");
  });
  return `| ${cells.join(" | ")} |`;
}
